"""Cube pruning: the best cells of all edges, and the heap that finds them."""

from typing import NamedTuple

import numpy as np

from regmt.core.compile import hot_part, part
from regmt.decoding.beam._edge_kernels import (
    COVERED,
    END,
    FIRST,
    GROUP,
    LAST,
    SPAN,
    START,
    SWAPS_ONLY,
    extension,
    grid_size,
    may_follow,
)
from regmt.decoding.beam._extension_kernels import extend
from regmt.decoding.beam._guide_kernels import extend_by_operations
from regmt.decoding.beam._lm_kernels import row_start, score_option
from regmt.decoding.beam._stack_kernels import (
    BLOCK,
    BOUND,
    GENERATED,
    OPTION,
    REJECTED,
    STATE,
    STATES,
    Step,
    block_after,
    place,
)


class Cells(NamedTuple):
    """Cells of the grids, and the heap on which they wait."""

    ints: np.ndarray  # (capacity, 5) int32: edge, node, option, orientations, state afterwards
    scores: np.ndarray  # (capacity,) float64
    totals: np.ndarray  # (capacity,) float64: with future cost
    heap: np.ndarray  # (capacity,) int32


@hot_part
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


@hot_part
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


@hot_part
def most_cells(groups, edge_ints, order, pop_limit):
    """How many cells can come up, at most: the corners, and two for each that is taken."""
    most = np.int64(0)
    for edge in order:
        most += grid_size(groups, edge_ints, edge)
    return most if pop_limit < 0 else min(most, len(order) + 2 * pop_limit)


@part
def empty_cells(most):
    """Return room for so many cells."""
    return Cells(
        np.empty((most, 5), np.int32), np.empty(most), np.empty(most), np.empty(most, np.int32)
    )


@hot_part
def fill_best(
    problem, extensions, operations, finished, edges, order, stack, cells, pop_limit, final
):
    """Cube pruning: the best cell on a heap of all grids, then its neighbours, until the limit.

    A cell waits on the heap with its full score. After it come the next option for the same
    hypothesis and, in the first column, the next hypothesis: each cell has one way to it, so that
    none comes twice.
    """
    spans, behind, rows = problem.spans, problem.behind, problem.rows
    configuration = problem.configuration
    nodes, groups = finished.nodes, finished.groups
    counts, limits = stack.counts, stack.limits
    n_cells = np.int64(0)
    waiting = np.int64(0)
    pops = 0
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
            new_node = np.int64(groups[edges.ints[new_edge, GROUP], 0])
            new_option = np.int64(edges.ints[new_edge, FIRST])
            next_corner += 1
        elif way == 0:
            way = 1
            new_edge, new_node, new_option = edge, node, option + 1
            if new_option >= edges.ints[edge, LAST]:
                continue
        elif way == 1:
            way = 2
            if option != edges.ints[edge, FIRST]:
                continue
            new_edge, new_node, new_option = edge, node + 1, option
        else:
            if waiting == 0 or pops == pop_limit:
                break
            cell = np.int64(heap_pop(cells.heap, cells.totals, waiting))
            waiting -= 1
            pops += 1
            edge = np.int64(cells.ints[cell, 0])
            node = np.int64(cells.ints[cell, 1])
            option = np.int64(cells.ints[cell, 2])
            way = 0
            if cells.totals[cell] < limits[BOUND]:
                counts[REJECTED] += 1
                continue
            block = block_after(
                stack, configuration, np.int64(nodes.ints[node, BLOCK]),
                np.int64(edges.ints[edge, START]), np.int64(edges.ints[edge, END]),
            )  # fmt: skip
            step = Step(
                node, option, np.int64(edges.ints[edge, COVERED]), block,
                np.int64(cells.ints[cell, 3]), np.int64(cells.ints[cell, 4]),
                cells.scores[cell], cells.totals[cell],
            )  # fmt: skip
            place(stack, spans.history, configuration, final, step)
            continue

        start = np.int64(edges.ints[new_edge, START])
        end = np.int64(edges.ints[new_edge, END])
        swaps_only = edges.ints[new_edge, SWAPS_ONLY] == 1
        last_node = groups[edges.ints[new_edge, GROUP], 1]
        while new_node < last_node and not may_follow(
            behind, configuration, np.int64(nodes.ints[new_node, OPTION]), start, end, swaps_only
        ):
            new_node += 1
        if new_node >= last_node:
            continue
        base, code = extension(
            behind, configuration, stack.blocks.ints, finished.coverages.bits,
            np.int64(edges.ints[new_edge, COVERED]), np.int64(nodes.ints[new_node, OPTION]),
            np.int64(nodes.ints[new_node, BLOCK]), start, end,
        )  # fmt: skip
        score = nodes.scores[new_node] + base + spans.score[new_option]
        if configuration.uses_neighbours:
            score += spans.backward[new_option, code & 3]
        if configuration.uses_blocks:
            score += spans.block_backward[new_option, (code >> 2) & 3]
        first, last = np.int64(edges.ints[new_edge, FIRST]), np.int64(edges.ints[new_edge, LAST])
        state = np.int64(nodes.ints[new_node, STATE])
        known = row_start(
            rows, state, np.int64(edges.ints[new_edge, SPAN]), last - first, final
        ) + (new_option - first)
        if np.isnan(rows.scores[known]):
            counts[STATES] = score_option(
                problem.scorer,
                rows,
                known,
                problem.texts,
                new_option,
                final,
                stack.states,
                state,
                counts[STATES],
            )
        score += rows.scores[known]
        after = np.int64(rows.states[known])
        if operations is not None:
            added, after, counts[STATES] = extend_by_operations(
                operations, stack.states, counts[STATES], finished.coverages.bits,
                (
                    np.int64(edges.ints[new_edge, COVERED]), state, after, new_option,
                    np.int64(nodes.ints[new_node, OPTION]), start, end, final,
                ),
            )  # fmt: skip
            score += added
        if extensions is not None:
            added, after, counts[STATES] = extend(
                extensions, stack.states, counts[STATES], problem.scorer.weights.shape[0],
                finished.coverages.bits,
                (
                    np.int64(edges.ints[new_edge, COVERED]), state, after, new_option,
                    np.int64(nodes.ints[new_node, OPTION]), start, end, final,
                ),
            )  # fmt: skip
            score += added
        counts[GENERATED] += 1
        cells.ints[n_cells, 0] = new_edge
        cells.ints[n_cells, 1] = new_node
        cells.ints[n_cells, 2] = new_option
        cells.ints[n_cells, 3] = code
        cells.ints[n_cells, 4] = after
        cells.scores[n_cells] = score
        cells.totals[n_cells] = score + edges.rest[new_edge]
        heap_push(cells.heap, cells.totals, waiting, n_cells)
        waiting += 1
        n_cells += 1
