"""The search: stacks of hypotheses by number of covered words, filled one after the other.

Stack k is filled from the finished stacks before it: by stack search, which works through the grids
of all edges, or by cube pruning, which works through their best corners.
"""

import numpy as np

from regmt.core._array_kernels import larger_matrix, larger_vector
from regmt.core.compile import kernel, part
from regmt.decoding.beam._coverage_kernels import (
    Blocks,
    Coverages,
    number_coverage,
)
from regmt.decoding.beam._cube_kernels import fill_best
from regmt.decoding.beam._edge_kernels import Edges, Nodes, find_edges
from regmt.decoding.beam._stack_kernels import (
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
    Arcs,
    Stack,
    clear,
    empty_pool,
    prune,
)
from regmt.decoding.beam._stack_search_kernels import fill_all


@part
def _group_by_coverage(pool, kept, n_nodes, groups, n_groups, group_of):
    """Order the hypotheses of a pruned stack by group; groups and members best first.

    Returns the groups and, for each new node, its place in the pool.
    """
    first_group = n_groups
    members = np.zeros(kept, np.int64)
    for i in range(kept):
        coverage = pool.ints[i, COVERAGE]
        group = np.int64(group_of[coverage])
        if group < 0:
            group = np.int64(n_groups)
            group_of[coverage] = group
            if n_groups == groups.shape[0]:
                groups = larger_matrix(groups, 2 * n_groups)
            groups[group, 1] = 0
            groups[group, 2] = coverage
            n_groups += 1
        members[i] = group
        groups[group, 1] += 1
    place = n_nodes
    for group in range(first_group, n_groups):
        size = groups[group, 1]
        groups[group, 0] = place
        groups[group, 1] = place
        place += size
    places = np.zeros(kept, np.int64)
    for i in range(kept):
        places[groups[members[i], 1] - n_nodes] = i
        groups[members[i], 1] += 1
    for group in range(first_group, n_groups):
        group_of[groups[group, 2]] = -1
    return groups, n_groups, places


@part
def _finish(stack, places, nodes, n_nodes, arc_ints, arc_scores, n_arcs):
    """Make nodes of the hypotheses of a stack, with all the ways that lead to them."""
    pool, arcs = stack.pool, stack.arcs
    kept = len(places)
    if n_nodes + kept > nodes.scores.shape[0]:
        capacity = 2 * nodes.scores.shape[0]
        while capacity < n_nodes + kept:
            capacity *= 2
        nodes = Nodes(
            larger_matrix(nodes.ints, capacity),
            larger_matrix(nodes.states, capacity),
            larger_vector(nodes.scores, capacity),
            larger_vector(nodes.arc_starts, capacity + 1),
        )
    for offset in range(kept):
        i = places[offset]
        node = n_nodes + offset
        for column in range(5):
            nodes.ints[node, column] = pool.ints[i, column]
        for k in range(pool.states.shape[1]):
            nodes.states[node, k] = pool.states[i, k]
        nodes.scores[node] = pool.scores[i, 0]
        nodes.arc_starts[node] = n_arcs
        ways = 1
        arc = np.int64(pool.arcs[i])
        while arc >= 0:
            ways += 1
            arc = np.int64(arcs.ints[arc, 3])
        while n_arcs + ways > arc_scores.shape[0]:
            arc_ints = larger_matrix(arc_ints, 2 * arc_ints.shape[0])
            arc_scores = larger_vector(arc_scores, 2 * arc_scores.shape[0])
        arc_ints[n_arcs, 0] = pool.ints[i, PREVIOUS]
        arc_ints[n_arcs, 1] = pool.ints[i, OPTION]
        arc_ints[n_arcs, 2] = pool.ints[i, ORIENTATION]
        arc_scores[n_arcs] = pool.scores[i, 0]
        n_arcs += 1
        arc = np.int64(pool.arcs[i])
        while arc >= 0:
            for column in range(3):
                arc_ints[n_arcs, column] = arcs.ints[arc, column]
            arc_scores[n_arcs] = arcs.scores[arc]
            n_arcs += 1
            arc = np.int64(arcs.ints[arc, 3])
    return nodes, arc_ints, arc_scores, n_arcs


@kernel
def search(source, options, scorer, configuration, pop_limit):
    """Search for the best translation.

    Parameters
    ----------
    source : Source
    options : OptionArrays
    scorer : Scorer
    configuration : Configuration
    pop_limit : int or None
        None for stack search. Otherwise cube pruning, with this limit, or without one if -1.
        None is a type of its own to numba, so that only the search that is asked for is compiled.

    Returns
    -------
    nodes : Nodes
    n_nodes : int
        How many there are. Node 0 is the empty hypothesis; the last one is the goal, if it was
        reached.
    arc_ints : ndarray of int32, shape (capacity, 3)
        Previous node, option, orientations. The ways into node v are arcs
        ``arc_starts[v] … arc_starts[v + 1] - 1``, the best first.
    arc_scores : ndarray of float64, shape (capacity,)
        Score of the node by that way.
    n_arcs : int
    trace : ndarray of int64, shape (n, 6)
        Per stack: hypotheses generated (with cube pruning some of them are never taken from the
        heap), rejected, recombined, pruned and kept, and coverages.
    reached : bool
        Whether a complete hypothesis was found.
    """
    n = source.future.shape[0] - 1
    n_models = scorer.weights.shape[0]
    counts = np.zeros(8, np.int64)
    trace = np.zeros((n, 6), np.int64)
    coverages = Coverages(
        np.zeros((256, (n + 63) >> 6), np.uint64),
        np.zeros(256, np.int32),
        np.zeros(256),
        np.zeros(256, np.int32),
        np.full(1024, -1, np.int32),
    )
    number_coverage(
        coverages, counts[COVERAGES], source.future, np.int64(-1), np.int64(0), np.int64(0)
    )
    counts[COVERAGES] = 1
    counts[BLOCKS] = 1
    nodes = Nodes(
        np.zeros((1024, 5), np.int32),
        np.zeros((1024, n_models), np.int32),
        np.zeros(1024),
        np.zeros(1025, np.int64),
    )
    nodes.ints[0, PREVIOUS] = -1
    nodes.ints[0, OPTION] = -1
    for k in range(n_models):
        nodes.states[0, k] = scorer.begin_states[k]
    n_nodes = np.int64(1)
    arc_ints = np.zeros((1024, 3), np.int32)
    arc_scores = np.zeros(1024)
    n_arcs = np.int64(0)
    # Groups of nodes with one coverage: first node, last node + 1, coverage.
    groups = np.zeros((256, 3), np.int32)
    groups[0, 1] = 1
    n_groups = np.int64(1)
    stack_groups = np.zeros(n + 2, np.int64)
    stack_groups[1] = 1
    group_of = np.full(256, -1, np.int32)
    stack = Stack(
        empty_pool(2 * configuration.stack + 2 if configuration.stack > 0 else 1024, n_models),
        Arcs(np.zeros((1024, 4), np.int32), np.zeros(1024)),
        Blocks(np.zeros((64, 3), np.int32), np.full(256, -1, np.int32)),
        counts,
    )
    edges = Edges(np.zeros((256, 7), np.int32), np.zeros(256), np.zeros(256), np.zeros(0, np.int64))

    for covered in range(1, n + 1):
        for place in range(COVERAGES):
            counts[place] = 0
        clear(stack.pool.table)
        edges, coverages = find_edges(
            source, covered, options, configuration, nodes, groups, stack_groups,
            coverages, counts, edges,
        )  # fmt: skip
        if pop_limit is None:
            stack, best = fill_all(
                options, scorer, configuration, nodes, groups, coverages, edges, stack, covered == n
            )
        else:
            stack, best = fill_best(
                options, scorer, configuration, pop_limit, nodes, groups, coverages, edges, stack,
                covered == n,
            )  # fmt: skip
        if counts[KEPT] > 0:
            lowest = best + configuration.log_threshold
            prune(
                stack.pool, counts, options.history, configuration.stack, lowest,
                configuration.recombine,
            )  # fmt: skip
        if group_of.shape[0] < coverages.gap.shape[0]:
            group_of = np.full(coverages.gap.shape[0], -1, np.int32)
        first_group = n_groups
        groups, n_groups, places = _group_by_coverage(
            stack.pool, counts[KEPT], n_nodes, groups, n_groups, group_of
        )
        nodes, arc_ints, arc_scores, n_arcs = _finish(
            stack, places, nodes, n_nodes, arc_ints, arc_scores, n_arcs
        )
        n_nodes += counts[KEPT]
        stack_groups[covered + 1] = n_groups
        trace[covered - 1, 0] = counts[GENERATED]
        trace[covered - 1, 1] = counts[REJECTED]
        trace[covered - 1, 2] = counts[RECOMBINED]
        trace[covered - 1, 3] = counts[PRUNED]
        trace[covered - 1, 4] = counts[KEPT]
        trace[covered - 1, 5] = n_groups - first_group

    nodes.arc_starts[n_nodes] = n_arcs
    return nodes, n_nodes, arc_ints, arc_scores, n_arcs, trace, counts[KEPT] > 0
