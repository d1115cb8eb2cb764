"""Cube pruning: the best cells of all edges, and the heap that finds them."""

import numpy as np

from regmt.core._array_kernels import larger_matrix, larger_vector
from regmt.core.compile import part
from regmt.decoding.beam._edge_kernels import (
    COVERED,
    END,
    FIRST,
    GROUP,
    LAST,
    START,
    SWAPS_ONLY,
    extension,
    may_follow,
)
from regmt.decoding.beam._lm_kernels import phrase_score
from regmt.decoding.beam._stack_kernels import (
    BLOCK,
    GENERATED,
    OPTION,
    REJECTED,
    Step,
    place,
)


@part
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


@part
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


@part
def fill_best(
    options, scorer, configuration, pop_limit, nodes, groups, coverages, edges, stack, final
):
    """Cube pruning: the best cell on a heap of all grids, then its neighbours, `pop_limit` times.

    A cell waits on the heap with its full score. After it come the next option for the same
    hypothesis and, in the first column, the next hypothesis: each cell has one way to it, so that
    none comes twice.
    """
    edge_ints, edge_rests, order = edges.ints, edges.rest, edges.order
    counts = stack.counts
    node_ints, node_states, node_scores = nodes.ints, nodes.states, nodes.scores
    capacity = 256
    while capacity < 2 * len(order):
        capacity *= 2
    cells = np.zeros((capacity, 4), np.int32)  # edge, node, option, orientations
    cell_scores = np.zeros(capacity)
    cell_totals = np.zeros(capacity)
    cell_states = np.zeros((capacity, scorer.weights.shape[0]), np.int32)
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
            if waiting == 0 or (pop_limit >= 0 and pops >= pop_limit):
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
            step = Step(
                node, option, np.int64(edge_ints[edge, COVERED]), np.int64(node_ints[node, BLOCK]),
                np.int64(edge_ints[edge, START]), np.int64(edge_ints[edge, END]),
                np.int64(cells[cell, 3]), cell_scores[cell], total,
            )  # fmt: skip
            stack, best, bound = place(
                stack, options.history, configuration, final, best, bound,
                step, cell_states, cell,
            )  # fmt: skip
            continue

        start = np.int64(edge_ints[new_edge, START])
        end = np.int64(edge_ints[new_edge, END])
        coverage = np.int64(edge_ints[new_edge, COVERED])
        swaps_only = edge_ints[new_edge, SWAPS_ONLY] == 1
        last_node = groups[edge_ints[new_edge, GROUP], 1]
        while new_node < last_node and not may_follow(
            options, configuration, np.int64(node_ints[new_node, OPTION]), start, end, swaps_only
        ):
            new_node += 1
        if new_node >= last_node:
            continue
        if n_cells == heap.shape[0]:
            cells = larger_matrix(cells, 2 * n_cells)
            cell_scores = larger_vector(cell_scores, 2 * n_cells)
            cell_totals = larger_vector(cell_totals, 2 * n_cells)
            cell_states = larger_matrix(cell_states, 2 * n_cells)
            heap = larger_vector(heap, 2 * n_cells)
        base, code = extension(
            options, configuration, stack.blocks.ints, coverages.bits, coverage,
            np.int64(node_ints[new_node, OPTION]), np.int64(node_ints[new_node, BLOCK]),
            start, end,
        )  # fmt: skip
        score = node_scores[new_node] + base + options.score[new_option]
        if configuration.uses_neighbours:
            score += options.backward[new_option, code & 3]
        if configuration.uses_blocks:
            score += options.block_backward[new_option, (code >> 2) & 3]
        score += phrase_score(
            scorer, options, new_option, final, node_states, new_node, cell_states, n_cells
        )
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
    return stack, best
