"""The search: stacks of hypotheses by number of covered words, filled one after the other.

Stack k is filled from the finished stacks before it. The hypotheses of a stack that cover the same
positions form a *group*; a group and a span that it may cover next make an *edge*, a grid of
hypotheses × options. Stack search works through all grids, cube pruning through their best corners.
"""

from typing import NamedTuple

import numpy as np
from numba import njit

from decoding.beam._coverage_kernels import (
    MONOTONE,
    RIGHT,
    Blocks,
    Coverages,
    forward_block_orientation,
    grown_blocks,
    grown_coverages,
    is_covered,
    larger_matrix,
    larger_vector,
    number_coverage,
    orientation,
    overlaps,
    push_block,
)
from decoding.beam._lm_kernels import phrase_score
from decoding.beam._stack_kernels import (
    ARCS,
    BLOCK,
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
    clear,
    descending,
    empty_pool,
    grown_arcs,
    grown_pool,
    insert,
    prune,
)

RULE_MOSES, RULE_STRICT, RULE_EXTENDED, RULE_START = range(4)

# Columns of an edge.
GROUP, START, END, COVERED, FIRST, LAST, SWAPS_ONLY = range(7)


class Configuration(NamedTuple):
    """What the search is told besides options and language models; numbers only."""

    distortion_weight: float
    distortion_limit: int  # -1: none
    distortion_rule: int
    allow_swaps: bool
    uses_neighbours: bool
    uses_blocks: bool
    stack: int  # -1: unlimited
    log_threshold: float
    pop_limit: int  # 0: stack search, -1: cube pruning without limit
    estimate_distortion: bool
    recombine: bool
    keep_arcs: bool


class Scorer(NamedTuple):
    """The language models and a cache of their steps."""

    lm: tuple  # LanguageModelArrays
    weights: np.ndarray  # (K,) float64: weights for log10 p
    begin_states: np.ndarray  # (K,) int32
    end_words: np.ndarray  # (K,) int32
    cache_keys: np.ndarray  # (slots,) int64
    cache_values: np.ndarray  # (slots, 2) float64


class Nodes(NamedTuple):
    """Finished hypotheses; node 0 is the empty one."""

    ints: np.ndarray  # (capacity, 5) int32
    states: np.ndarray  # (capacity, K) int32
    scores: np.ndarray  # (capacity,) float64
    arc_starts: np.ndarray  # (capacity + 1,) int64


class Edges(NamedTuple):
    """The grids of one stack."""

    ints: np.ndarray  # (capacity, 7) int32
    rest: np.ndarray  # (capacity,) float64: estimate of what remains afterwards
    best: np.ndarray  # (capacity,) float64: estimate of the best corner


@njit(cache=True)
def _may_follow(starts, ends, configuration, previous, start, end, swaps_only):
    """Whether the phrase [start, end) may come right after option `previous` (-1: at first)."""
    if configuration.allow_swaps and previous >= 0 and starts[previous] == end:
        return True
    if swaps_only:
        return False
    limit = configuration.distortion_limit
    if limit < 0 or configuration.distortion_rule == RULE_START:
        return True
    before = 0 if previous < 0 else ends[previous]
    return abs(start - before) <= limit


@njit(cache=True)
def _extension(
    starts, ends, forward, block_forward, configuration, block_ints, bits, coverage,
    previous, block, start, end,
):  # fmt: skip
    """Score of going on to [start, end), apart from the option's own; and the orientations.

    The orientations are one number: towards the previous phrase, 4 × towards the block before,
    16 × of the next block as seen from the previous phrase.
    """
    before = 0 if previous < 0 else ends[previous]
    base = -configuration.distortion_weight * abs(start - before)
    code = MONOTONE if start == 0 else RIGHT
    if previous >= 0:
        code = orientation(start, end, starts[previous], before)
        if configuration.uses_neighbours:
            base += forward[previous, code]
    if configuration.uses_blocks:
        backward = MONOTONE if start == 0 else RIGHT
        if block != 0:
            backward = orientation(start, end, block_ints[block, 1], block_ints[block, 2])
        code += 4 * backward
        if previous >= 0:
            ahead = forward_block_orientation(bits, coverage, start, end, starts[previous], before)
            base += block_forward[previous, ahead]
            code += 16 * ahead
    return base, code


@njit(cache=True)
def _find_edges(
    n, max_length, covered, options, configuration, nodes, groups, stack_groups, coverages, counts,
    future, edges,
):  # fmt: skip
    """Gather the grids that lead to hypotheses with `covered` words, best corner first."""
    limit = configuration.distortion_limit
    rule = configuration.distortion_rule
    swaps = configuration.allow_swaps
    count = np.int64(0)
    for length in range(1, min(max_length, covered) + 1):
        below = covered - length
        for group in range(stack_groups[below], stack_groups[below + 1]):
            coverage = np.int64(groups[group, 2])
            gap = np.int64(coverages.gap[coverage])
            furthest = n - length
            if limit >= 0 and not swaps:
                furthest = min(furthest, gap + limit)
            for start in range(gap, furthest + 1):
                end = start + length
                span = start * max_length + length - 1
                first = options.span_starts[span]
                last = options.span_starts[span + 1]
                if first == last or overlaps(coverages.bits, coverage, start, end):
                    continue
                swaps_only = 0
                if limit >= 0:
                    if rule == RULE_MOSES:
                        allowed = start == gap or end <= gap + limit
                    elif rule == RULE_STRICT:
                        allowed = end <= gap + limit
                    else:
                        allowed = start <= gap + limit
                    if not allowed:
                        if not swaps or end >= n or not is_covered(coverages.bits, coverage, end):
                            continue
                        swaps_only = 1
                if counts[COVERAGES] == coverages.bits.shape[0]:
                    coverages = grown_coverages(coverages, counts[COVERAGES])
                new = number_coverage(coverages, counts[COVERAGES], n, future, coverage, start, end)
                if new == counts[COVERAGES]:
                    counts[COVERAGES] += 1
                if count == edges.best.shape[0]:
                    edges = Edges(
                        larger_matrix(edges.ints, 2 * count),
                        larger_vector(edges.rest, 2 * count),
                        larger_vector(edges.best, 2 * count),
                    )
                edges.ints[count, GROUP] = group
                edges.ints[count, START] = start
                edges.ints[count, END] = end
                edges.ints[count, COVERED] = new
                edges.ints[count, FIRST] = first
                edges.ints[count, LAST] = last
                edges.ints[count, SWAPS_ONLY] = swaps_only
                rest = coverages.future[new]
                if configuration.estimate_distortion and covered < n:
                    # The moves still to be made if the rest is translated from left to right.
                    moves = abs(end - coverages.gap[new]) + coverages.skipped[new]
                    rest -= configuration.distortion_weight * moves
                edges.rest[count] = rest
                edges.best[count] = nodes.scores[groups[group, 0]] + options.estimate[first] + rest
                count += 1
    return edges, coverages, descending(edges.best, np.int64(0), count)


@njit(cache=True)
def _fill_all(
    options, scorer, configuration, nodes, groups, coverages, edges, order, pool, arcs, blocks,
    counts, final,
):  # fmt: skip
    """Stack search: every hypothesis with every option of every edge.

    Edges come best first, so that the bound rises early; a score below it without the language
    models, which can only lower it (unless their weights are negative), is not looked into.
    """
    starts, ends, history = options.start, options.end, options.history
    option_scores = options.score
    backward, forward = options.backward, options.forward
    block_backward, block_forward = options.block_backward, options.block_forward
    word_starts, words = options.word_starts, options.words
    word_states, rests = options.states, options.rests
    lm, lm_weights, end_words = scorer.lm, scorer.weights, scorer.end_words
    cache_keys, cache_values = scorer.cache_keys, scorer.cache_values
    node_ints, node_states, node_scores = nodes.ints, nodes.states, nodes.scores
    edge_ints, edge_rests, bits = edges.ints, edges.rest, coverages.bits
    after = np.zeros((1, lm_weights.shape[0]), np.int32)
    recombine = configuration.recombine
    stack = configuration.stack
    lm_lowers = True
    for k in range(lm_weights.shape[0]):
        if lm_weights[k] < 0:
            lm_lowers = False
    bound = -np.inf
    best = -np.inf
    for edge in order:
        group = edge_ints[edge, GROUP]
        start = np.int64(edge_ints[edge, START])
        end = np.int64(edge_ints[edge, END])
        coverage = np.int64(edge_ints[edge, COVERED])
        swaps_only = edge_ints[edge, SWAPS_ONLY] == 1
        rest = edge_rests[edge]
        for node in range(np.int64(groups[group, 0]), np.int64(groups[group, 1])):
            previous = np.int64(node_ints[node, OPTION])
            if not _may_follow(starts, ends, configuration, previous, start, end, swaps_only):
                continue
            base, code = _extension(
                starts, ends, forward, block_forward, configuration, blocks.ints, bits, coverage,
                previous, np.int64(node_ints[node, BLOCK]), start, end,
            )  # fmt: skip
            base += node_scores[node]
            block = np.int64(-1)  # not known yet
            first, last = np.int64(edge_ints[edge, FIRST]), np.int64(edge_ints[edge, LAST])
            for option in range(first, last):
                score = base + option_scores[option]
                if configuration.uses_neighbours:
                    score += backward[option, code & 3]
                if configuration.uses_blocks:
                    score += block_backward[option, (code >> 2) & 3]
                if lm_lowers and score + rest < bound:
                    counts[REJECTED] += 1
                    continue
                score += phrase_score(
                    lm, lm_weights, end_words, cache_keys, cache_values,
                    word_starts, words, word_states, rests,
                    option, final, node_states, node, after, np.int64(0),
                )  # fmt: skip
                counts[GENERATED] += 1
                total = score + rest
                if total < bound:
                    counts[REJECTED] += 1
                    continue
                if block < 0:
                    block = np.int64(0)
                    if configuration.uses_blocks:
                        if counts[BLOCKS] == blocks.ints.shape[0]:
                            blocks = grown_blocks(blocks, counts[BLOCKS])
                        block = push_block(
                            blocks, counts[BLOCKS], np.int64(node_ints[node, BLOCK]), start, end
                        )
                        if block == counts[BLOCKS]:
                            counts[BLOCKS] += 1
                if counts[KEPT] == pool.ints.shape[0]:
                    pool = grown_pool(pool, history, counts[KEPT], recombine)
                if counts[ARCS] == arcs.scores.shape[0]:
                    arcs = grown_arcs(arcs)
                insert(
                    pool.ints, pool.states, pool.scores, pool.arcs, pool.table,
                    arcs.ints, arcs.scores, counts, history,
                    recombine, final, configuration.keep_arcs,
                    node, option, coverage, block, code, score, total, after, np.int64(0),
                )  # fmt: skip
                if total > best:
                    best = total
                    bound = max(bound, best + configuration.log_threshold)
                if stack > 0 and counts[KEPT] > 2 * stack:
                    prune(pool, counts, history, stack, bound, recombine)
                    bound = max(bound, pool.scores[counts[KEPT] - 1, 1])
    return pool, arcs, blocks, best


@njit(cache=True)
def heap_push(heap, keys, size, item):
    """Put `item` on a heap ordered by (key descending, item ascending)."""
    place = size
    key = keys[item]
    while place > 0:
        parent = (place - 1) >> 1
        other = heap[parent]
        if keys[other] > key or (keys[other] == key and other < item):
            break
        heap[place] = other
        place = parent
    heap[place] = item


@njit(cache=True)
def heap_pop(heap, keys, size):
    """Take the first item of a heap; the caller makes it smaller by one."""
    first = heap[0]
    size -= 1
    item = heap[size]
    key = keys[item]
    place = 0
    while True:
        child = 2 * place + 1
        if child >= size:
            break
        if child + 1 < size:
            left, right = heap[child], heap[child + 1]
            if keys[right] > keys[left] or (keys[right] == keys[left] and right < left):
                child += 1
        other = heap[child]
        if key > keys[other] or (key == keys[other] and item < other):
            break
        heap[place] = other
        place = child
    heap[place] = item
    return first


@njit(cache=True)
def _fill_best(
    options, scorer, configuration, nodes, groups, coverages, edges, order, pool, arcs, blocks,
    counts, final,
):  # fmt: skip
    """Cube pruning: the best cell on a heap of all grids, then its neighbours, `pop_limit` times.

    A cell waits on the heap with its full score. After it come the next option for the same
    hypothesis and, in the first column, the next hypothesis: each cell has one way to it, so that
    none comes twice.
    """
    starts, ends, history = options.start, options.end, options.history
    option_scores = options.score
    backward, forward = options.backward, options.forward
    block_backward, block_forward = options.block_backward, options.block_forward
    word_starts, words = options.word_starts, options.words
    word_states, rests = options.states, options.rests
    lm, lm_weights, end_words = scorer.lm, scorer.weights, scorer.end_words
    cache_keys, cache_values = scorer.cache_keys, scorer.cache_values
    node_ints, node_states, node_scores = nodes.ints, nodes.states, nodes.scores
    edge_ints, edge_rests, bits = edges.ints, edges.rest, coverages.bits
    recombine = configuration.recombine
    stack = configuration.stack

    capacity = 256
    while capacity < 2 * len(order):
        capacity *= 2
    cells = np.zeros((capacity, 4), np.int32)  # edge, node, option, orientations
    cell_scores = np.zeros(capacity)
    cell_totals = np.zeros(capacity)
    cell_states = np.zeros((capacity, lm_weights.shape[0]), np.int32)
    heap = np.zeros(capacity, np.int32)
    n_cells = np.int64(0)
    waiting = np.int64(0)
    pops = 0
    bound = -np.inf
    best = -np.inf
    # Cells to be scored: first the corners of all edges, then twice the neighbours of each cell
    # taken from the heap.
    next_corner = 0
    way = 2
    edge = np.int64(0)
    node = np.int64(0)
    option = np.int64(0)
    while True:
        if next_corner < len(order):
            new_edge = order[next_corner]
            new_node = np.int64(groups[edge_ints[new_edge, GROUP], 0])
            new_option = np.int64(edge_ints[new_edge, FIRST])
            next_corner += 1
        elif way == 0:
            way = 1
            new_edge, new_node, new_option = edge, node, option + 1
            if new_option >= edge_ints[edge, LAST]:
                continue
        elif way == 1:
            way = 2
            if option != edge_ints[edge, FIRST]:
                continue
            new_edge, new_node, new_option = edge, node + 1, option
        else:
            if waiting == 0 or (configuration.pop_limit >= 0 and pops >= configuration.pop_limit):
                break
            cell = np.int64(heap_pop(heap, cell_totals, waiting))
            waiting -= 1
            pops += 1
            edge = np.int64(cells[cell, 0])
            node = np.int64(cells[cell, 1])
            option = np.int64(cells[cell, 2])
            way = 0
            total = cell_totals[cell]
            if total < bound:
                counts[REJECTED] += 1
                continue
            block = np.int64(0)
            if configuration.uses_blocks:
                if counts[BLOCKS] == blocks.ints.shape[0]:
                    blocks = grown_blocks(blocks, counts[BLOCKS])
                block = push_block(
                    blocks, counts[BLOCKS], np.int64(node_ints[node, BLOCK]),
                    np.int64(edge_ints[edge, START]), np.int64(edge_ints[edge, END]),
                )  # fmt: skip
                if block == counts[BLOCKS]:
                    counts[BLOCKS] += 1
            if counts[KEPT] == pool.ints.shape[0]:
                pool = grown_pool(pool, history, counts[KEPT], recombine)
            if counts[ARCS] == arcs.scores.shape[0]:
                arcs = grown_arcs(arcs)
            insert(
                pool.ints, pool.states, pool.scores, pool.arcs, pool.table,
                arcs.ints, arcs.scores, counts, history,
                recombine, final, configuration.keep_arcs,
                node, option, np.int64(edge_ints[edge, COVERED]), block,
                np.int64(cells[cell, 3]), cell_scores[cell], total, cell_states, cell,
            )  # fmt: skip
            if total > best:
                best = total
                bound = max(bound, best + configuration.log_threshold)
            if stack > 0 and counts[KEPT] > 2 * stack:
                prune(pool, counts, history, stack, bound, recombine)
                bound = max(bound, pool.scores[counts[KEPT] - 1, 1])
            continue

        start = np.int64(edge_ints[new_edge, START])
        end = np.int64(edge_ints[new_edge, END])
        coverage = np.int64(edge_ints[new_edge, COVERED])
        swaps_only = edge_ints[new_edge, SWAPS_ONLY] == 1
        last_node = groups[edge_ints[new_edge, GROUP], 1]
        while new_node < last_node and not _may_follow(
            starts, ends, configuration, np.int64(node_ints[new_node, OPTION]), start, end,
            swaps_only,
        ):  # fmt: skip
            new_node += 1
        if new_node >= last_node:
            continue
        if n_cells == heap.shape[0]:
            cells = larger_matrix(cells, 2 * n_cells)
            cell_scores = larger_vector(cell_scores, 2 * n_cells)
            cell_totals = larger_vector(cell_totals, 2 * n_cells)
            cell_states = larger_matrix(cell_states, 2 * n_cells)
            heap = larger_vector(heap, 2 * n_cells)
        base, code = _extension(
            starts, ends, forward, block_forward, configuration, blocks.ints, bits, coverage,
            np.int64(node_ints[new_node, OPTION]), np.int64(node_ints[new_node, BLOCK]), start, end,
        )  # fmt: skip
        score = node_scores[new_node] + base + option_scores[new_option]
        if configuration.uses_neighbours:
            score += backward[new_option, code & 3]
        if configuration.uses_blocks:
            score += block_backward[new_option, (code >> 2) & 3]
        score += phrase_score(
            lm, lm_weights, end_words, cache_keys, cache_values,
            word_starts, words, word_states, rests,
            new_option, final, node_states, new_node, cell_states, n_cells,
        )  # fmt: skip
        counts[GENERATED] += 1
        cells[n_cells, 0] = new_edge
        cells[n_cells, 1] = new_node
        cells[n_cells, 2] = new_option
        cells[n_cells, 3] = code
        cell_scores[n_cells] = score
        cell_totals[n_cells] = score + edge_rests[new_edge]
        heap_push(heap, cell_totals, waiting, n_cells)
        waiting += 1
        n_cells += 1
    return pool, arcs, blocks, best


@njit(cache=True)
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


@njit(cache=True)
def _finish(pool, arcs, places, nodes, n_nodes, arc_ints, arc_scores, n_arcs):
    """Make nodes of the hypotheses of a stack, with all the ways that lead to them."""
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


@njit(cache=True, nogil=True)
def search(n, max_length, options, scorer, future, configuration):
    """Search for the best translation.

    Parameters
    ----------
    n, max_length : int
        Words of the sentence and of the longest span with options.
    options : OptionArrays
    scorer : Scorer
    future : ndarray of float64, shape (n + 1, n + 1)
    configuration : Configuration

    Returns
    -------
    ints : ndarray of int32, shape (n_nodes, 5)
        The nodes: previous node, option, coverage, block, orientations. Node 0 is the empty
        hypothesis, the last one the goal, if it was reached.
    states, scores : ndarray
        Language model states (n_nodes, K) and scores (n_nodes,) of the nodes.
    arc_starts : ndarray of int64, shape (n_nodes + 1,)
        The ways into node v are arcs ``arc_starts[v] … arc_starts[v + 1] - 1``, the best first.
    arc_ints : ndarray of int32, shape (n_arcs, 3)
        Previous node, option, orientations.
    arc_scores : ndarray of float64, shape (n_arcs,)
        Score of the node by that way.
    trace : ndarray of int64, shape (n, 6)
        Per stack: generated, rejected, recombined, pruned, kept, coverages.
    reached : bool
        Whether a complete hypothesis was found.
    """
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
    number_coverage(coverages, counts[COVERAGES], n, future, np.int64(-1), np.int64(0), np.int64(0))
    counts[COVERAGES] = 1
    blocks = Blocks(np.zeros((64, 3), np.int32), np.full(256, -1, np.int32))
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
    pool = empty_pool(2 * configuration.stack + 2 if configuration.stack > 0 else 1024, n_models)
    arcs = Arcs(np.zeros((1024, 4), np.int32), np.zeros(1024))
    edges = Edges(np.zeros((256, 7), np.int32), np.zeros(256), np.zeros(256))

    for covered in range(1, n + 1):
        for place in range(COVERAGES):
            counts[place] = 0
        clear(pool.table)
        edges, coverages, order = _find_edges(
            n, max_length, covered, options, configuration, nodes, groups, stack_groups,
            coverages, counts, future, edges,
        )  # fmt: skip
        if configuration.pop_limit == 0:
            pool, arcs, blocks, best = _fill_all(
                options, scorer, configuration, nodes, groups, coverages, edges, order,
                pool, arcs, blocks, counts, covered == n,
            )  # fmt: skip
        else:
            pool, arcs, blocks, best = _fill_best(
                options, scorer, configuration, nodes, groups, coverages, edges, order,
                pool, arcs, blocks, counts, covered == n,
            )  # fmt: skip
        if counts[KEPT] > 0:
            lowest = best + configuration.log_threshold
            prune(
                pool, counts, options.history, configuration.stack, lowest, configuration.recombine
            )
        if group_of.shape[0] < coverages.gap.shape[0]:
            group_of = np.full(coverages.gap.shape[0], -1, np.int32)
        first_group = n_groups
        groups, n_groups, places = _group_by_coverage(
            pool, counts[KEPT], n_nodes, groups, n_groups, group_of
        )
        nodes, arc_ints, arc_scores, n_arcs = _finish(
            pool, arcs, places, nodes, n_nodes, arc_ints, arc_scores, n_arcs
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
    return (
        nodes.ints[:n_nodes].copy(),
        nodes.states[:n_nodes].copy(),
        nodes.scores[:n_nodes].copy(),
        nodes.arc_starts[: n_nodes + 1].copy(),
        arc_ints[:n_arcs].copy(),
        arc_scores[:n_arcs].copy(),
        trace,
        counts[KEPT] > 0,
    )
