"""The search: stacks of hypotheses by number of covered words, filled one after the other.

Stack k is filled from the finished stacks before it: by stack search, which works through the grids
of all edges, or by cube pruning, which works through their best corners.
"""

import numpy as np

from regmt.core._array_kernels import larger_matrix, larger_vector
from regmt.core.compile import hot_part, kernel, part
from regmt.decoding.beam._coverage_kernels import Blocks, Coverages, number_coverage
from regmt.decoding.beam._cube_kernels import empty_cells, fill_best, most_cells
from regmt.decoding.beam._edge_kernels import (
    Behind,
    Edges,
    Finished,
    Nodes,
    Problem,
    Spans,
    find_edges,
    most_edges,
    room_for_edges,
)
from regmt.decoding.beam._guide_kernels import N_STATE, begin_operations
from regmt.decoding.beam._lm_kernels import States, Texts, forget
from regmt.decoding.beam._stack_kernels import (
    ARCS,
    BLOCKS,
    COVERAGE,
    COVERAGES,
    GENERATED,
    KEPT,
    OPTION,
    ORIENTATION,
    PREVIOUS,
    PRUNED,
    RECOMBINED,
    REJECTED,
    STATES,
    Arcs,
    Stack,
    cut,
    descending,
    empty,
    empty_pool,
    has_room,
    totals,
    with_room,
)
from regmt.decoding.beam._stack_search_kernels import fill_all


@hot_part
def _fill_ceilings(spans):
    """Fill in the highest score that an option of each span can have without language models."""
    ceilings = spans.ceilings
    for span in range(ceilings.shape[0]):
        ceilings[span] = -np.inf
        for option in range(spans.starts[span], spans.starts[span + 1]):
            backward = spans.backward[option, 0]
            block_backward = spans.block_backward[option, 0]
            for orientation in range(1, 4):
                backward = max(backward, spans.backward[option, orientation])
                block_backward = max(block_backward, spans.block_backward[option, orientation])
            ceilings[span] = max(ceilings[span], spans.score[option] + backward + block_backward)


@part
def _room_for_nodes(finished, arcs, n_nodes, n_arcs, counts):
    """Return the finished stacks and the arcs with room for the hypotheses of a stack."""
    nodes, groups, stack_groups, coverages = finished
    if n_nodes + counts[KEPT] >= nodes.scores.shape[0]:
        capacity = 2 * (n_nodes + counts[KEPT])
        nodes = Nodes(
            larger_matrix(nodes.ints, capacity),
            larger_vector(nodes.scores, capacity),
            larger_vector(nodes.arc_starts, capacity),
        )
        groups = larger_matrix(groups, capacity)  # at most one for each node
    most = n_arcs + counts[KEPT] + counts[ARCS]
    if most > arcs.scores.shape[0]:
        arcs = Arcs(larger_matrix(arcs.ints, 2 * most), larger_vector(arcs.scores, 2 * most))
    return Finished(nodes, groups, stack_groups, coverages), arcs


@hot_part
def _group(finished, covered, ints, order, places, n_nodes):
    """Group hypotheses by coverage; groups and members best first.

    Fills `places` with the place in the pool of each new node.
    """
    groups, group_of = finished.groups, finished.coverages.group
    first_group = finished.stack_groups[covered]
    n_groups = first_group
    for i in range(len(places)):
        coverage = ints[order[i], COVERAGE]
        group = np.int64(group_of[coverage])
        if group == 0:
            group = np.int64(n_groups)
            group_of[coverage] = group
            groups[group, 1] = 0
            groups[group, 2] = coverage
            n_groups += 1
        groups[group, 1] += 1
    place = n_nodes
    for group in range(first_group, n_groups):
        size = groups[group, 1]
        groups[group, 0] = place
        groups[group, 1] = place
        place += size
    for i in range(len(places)):
        group = np.int64(group_of[ints[order[i], COVERAGE]])
        places[groups[group, 1] - n_nodes] = order[i]
        groups[group, 1] += 1
    finished.stack_groups[covered + 1] = n_groups


@hot_part
def _finish(stack, places, nodes, n_nodes, arcs, n_arcs):
    """Make nodes of the hypotheses of a stack, with all the ways that lead to them."""
    pool = stack.pool
    for offset in range(len(places)):
        i = places[offset]
        node = n_nodes + offset
        for column in range(6):
            nodes.ints[node, column] = pool.ints[i, column]
        nodes.scores[node] = pool.scores[i, 0]
        nodes.arc_starts[node] = n_arcs
        arcs.ints[n_arcs, 0] = pool.ints[i, PREVIOUS]
        arcs.ints[n_arcs, 1] = pool.ints[i, OPTION]
        arcs.ints[n_arcs, 2] = pool.ints[i, ORIENTATION]
        arcs.scores[n_arcs] = pool.scores[i, 0]
        n_arcs += 1
        arc = np.int64(pool.arcs[i])
        while arc >= 0:
            for column in range(3):
                arcs.ints[n_arcs, column] = stack.arcs.ints[arc, column]
            arcs.scores[n_arcs] = stack.arcs.scores[arc]
            n_arcs += 1
            arc = np.int64(stack.arcs.ints[arc, 3])
    return n_arcs


@kernel
def search(source, options, scorer, rows, configuration, pop_limit, extensions, operations):
    """Search for the best translation.

    Parameters
    ----------
    source : Source
    options : OptionArrays
    scorer : Scorer
    rows : ScoreRows
        Room, filled anew.
    configuration : Configuration
    pop_limit : int or None
        None for stack search. Otherwise cube pruning, with this limit, or without one if -1.
        None is a type of its own to numba, so that only the search that is asked for is compiled.
    extensions : Extensions or None
    operations : PhraseOperations or None

    Returns
    -------
    nodes : Nodes
    n_nodes : int
        How many there are. Node 0 is the empty hypothesis; the last one is the goal, if it was
        reached.
    states : ndarray of int32, shape (capacity, K + S)
        States of language models, then of extension features and operations, by their number.
    arcs : Arcs
        The ways into node v are arcs ``arc_starts[v] … arc_starts[v + 1] - 1``, the best first.
    n_arcs : int
    trace : ndarray of int64, shape (n, 6)
        Per stack: hypotheses generated (with cube pruning some of them are never taken from the
        heap), rejected, recombined, pruned and kept, and coverages.
    reached : bool
        Whether a complete hypothesis was found.
    """
    n = source.future.shape[0] - 1
    n_models = scorer.weights.shape[0]
    n_own = 0
    if extensions is not None:
        n_own = extensions.initial.shape[0]
    n_columns = n_models + n_own
    if operations is not None:
        n_columns += N_STATE
    counts = np.zeros(10, np.int64)
    trace = np.zeros((n, 6), np.int64)
    spans = Spans(
        options.span_starts, np.empty(n * source.max_length), options.score, options.estimate,
        options.backward, options.block_backward, options.history,
    )  # fmt: skip
    _fill_ceilings(spans)
    forget(rows)
    problem = Problem(
        source,
        spans,
        Behind(options.start, options.end, options.forward, options.block_forward),
        Texts(options.word_starts, options.words, options.states, options.rests),
        scorer,
        rows,
        configuration,
    )
    coverages = Coverages(
        np.zeros((256, (n + 63) >> 6), np.uint64),
        np.zeros(256, np.int32),
        np.zeros(256),
        np.zeros(256, np.int32),
        np.zeros(256, np.int32),
        np.full(1024, -1, np.int32),
    )
    number_coverage(
        coverages, counts[COVERAGES], source.future, np.int64(-1), np.int64(0), np.int64(0)
    )
    counts[COVERAGES] = 1
    counts[BLOCKS] = 1
    counts[STATES] = 1
    nodes = Nodes(np.zeros((1024, 6), np.int32), np.zeros(1024), np.zeros(1024, np.int64))
    nodes.ints[0, PREVIOUS] = -1
    nodes.ints[0, OPTION] = -1
    n_nodes = np.int64(1)
    arcs = Arcs(np.zeros((1024, 4), np.int32), np.zeros(1024))
    n_arcs = np.int64(0)
    groups = np.zeros((1024, 3), np.int32)
    groups[0, 1] = 1
    stack_groups = np.zeros(n + 2, np.int64)
    stack_groups[1] = 1
    finished = Finished(nodes, groups, stack_groups, coverages)
    stack = Stack(
        empty_pool(2 * configuration.stack + 2 if configuration.stack > 0 else 1024),
        Arcs(np.zeros((1024, 4), np.int32), np.zeros(1024)),
        Blocks(np.zeros((64, 3), np.int32), np.full(256, -1, np.int32)),
        States(np.zeros((4096, n_columns), np.int32), np.full(16384, -1, np.int32)),
        counts,
        np.zeros(2),
    )
    for k in range(n_models):  # not in the table of states: no phrase leads back there
        stack.states.ints[0, k] = scorer.begin_states[k]
    if extensions is not None:
        for k in range(n_own):
            stack.states.ints[0, n_models + k] = extensions.initial[k]
    if operations is not None:
        begin_operations(operations, stack.states)
    edges = Edges(np.zeros((256, 8), np.int32), np.zeros(256), np.zeros(256))

    for covered in range(1, n + 1):
        empty(stack)
        most = most_edges(configuration, stack_groups, source.max_length, n, covered)
        finished, edges = room_for_edges(finished, edges, most, counts)
        count = find_edges(source, spans, configuration, finished, edges, covered, counts)
        order = descending(edges.best, np.int64(0), count)
        if pop_limit is None:
            done = np.int64(0)
            while True:
                done = fill_all(
                    problem, extensions, operations, finished, edges, order, done, stack,
                    covered == n,
                )  # fmt: skip
                if done == count:
                    break
                stack = with_room(stack, configuration, options.history)
        else:
            most = most_cells(finished.groups, edges.ints, order, pop_limit)
            if not has_room(stack, configuration, most):
                stack = with_room(stack, configuration, options.history)
            cells = empty_cells(most)
            fill_best(
                problem, extensions, operations, finished, edges, order, stack, cells, pop_limit,
                covered == n,
            )  # fmt: skip
        totals(stack)
        order = descending(stack.pool.spare, np.int64(0), counts[KEPT])
        cut(stack, configuration, order)
        finished, arcs = _room_for_nodes(finished, arcs, n_nodes, n_arcs, counts)
        places = np.empty(counts[KEPT], np.int64)
        _group(finished, covered, stack.pool.ints, order, places, n_nodes)
        n_arcs = _finish(stack, places, finished.nodes, n_nodes, arcs, n_arcs)
        n_nodes += counts[KEPT]
        trace[covered - 1, 0] = counts[GENERATED]
        trace[covered - 1, 1] = counts[REJECTED]
        trace[covered - 1, 2] = counts[RECOMBINED]
        trace[covered - 1, 3] = counts[PRUNED]
        trace[covered - 1, 4] = counts[KEPT]
        trace[covered - 1, 5] = stack_groups[covered + 1] - stack_groups[covered]

    finished.nodes.arc_starts[n_nodes] = n_arcs
    return finished.nodes, n_nodes, stack.states.ints, arcs, n_arcs, trace, counts[KEPT] > 0
