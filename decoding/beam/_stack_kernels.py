"""The stack that is being filled: hypotheses, recombined by a hash table, pruned to a size."""

from typing import NamedTuple

import numpy as np

from regmt.core.compile import kernel
from regmt.decoding.beam._coverage_kernels import (
    grown_blocks,
    larger_matrix,
    larger_vector,
    mix,
    push_block,
)

# Columns of a hypothesis.
PREVIOUS, OPTION, COVERAGE, BLOCK, ORIENTATION = range(5)
# Places in `counts`.
KEPT, ARCS, GENERATED, REJECTED, RECOMBINED, PRUNED, COVERAGES, BLOCKS = range(8)


class Pool(NamedTuple):
    """The hypotheses of one stack."""

    ints: np.ndarray  # (capacity, 5) int32
    states: np.ndarray  # (capacity, K) int32
    scores: np.ndarray  # (capacity, 2) float64: score, score with future cost
    arcs: np.ndarray  # (capacity,) int32: first recombined arc, -1 if none
    table: np.ndarray  # (slots,) int32, -1 empty


class Arcs(NamedTuple):
    """Hypotheses that were recombined with a better one."""

    ints: np.ndarray  # (capacity, 4) int32: previous node, option, orientations, next arc
    scores: np.ndarray  # (capacity,) float64


@kernel
def clear(table):
    """Empty a hash table."""
    for slot in range(table.shape[0]):
        table[slot] = -1


@kernel
def empty_pool(size, n_models):
    """Return an empty stack with room for `size` hypotheses."""
    slots = 1024
    while slots < 2 * size:
        slots *= 2
    return Pool(
        np.zeros((size, 5), np.int32),
        np.zeros((size, n_models), np.int32),
        np.zeros((size, 2)),
        np.full(size, -1, np.int32),
        np.full(slots, -1, np.int32),
    )


@kernel
def _key_slot(ints, own_states, table, history, coverage, option, block, states, row):
    """Slot of the hypothesis with this coverage, history, block and language model states."""
    own = history[option]
    value = mix(mix(mix(np.uint64(0), coverage), own), block)
    for k in range(states.shape[1]):
        value = mix(value, states[row, k])
    mask = table.shape[0] - 1
    slot = np.int64(value & np.uint64(mask))
    while table[slot] >= 0:
        other = table[slot]
        if (
            ints[other, COVERAGE] == coverage
            and history[ints[other, OPTION]] == own
            and ints[other, BLOCK] == block
        ):
            same = True
            for k in range(states.shape[1]):
                if own_states[other, k] != states[row, k]:
                    same = False
                    break
            if same:
                return slot
        slot = (slot + 1) & mask
    return slot


@kernel
def _rebuild_table(pool, history, count):
    ints, states, table = pool.ints, pool.states, pool.table
    clear(table)
    for i in range(count):
        slot = _key_slot(
            ints, states, table, history,
            np.int64(ints[i, COVERAGE]), np.int64(ints[i, OPTION]), np.int64(ints[i, BLOCK]),
            states, np.int64(i),
        )  # fmt: skip
        table[slot] = i


@kernel
def _grown_pool(pool, history, count, recombine):
    """Return the stack with twice the room."""
    capacity = 2 * pool.ints.shape[0]
    grown = Pool(
        larger_matrix(pool.ints, capacity),
        larger_matrix(pool.states, capacity),
        larger_matrix(pool.scores, capacity),
        larger_vector(pool.arcs, capacity),
        np.full(2 * pool.table.shape[0], -1, np.int32),
    )
    if recombine:
        _rebuild_table(grown, history, count)
    return grown


@kernel
def _grown_arcs(arcs):
    """Return the arcs with twice the room."""
    capacity = 2 * arcs.scores.shape[0]
    return Arcs(larger_matrix(arcs.ints, capacity), larger_vector(arcs.scores, capacity))


@kernel
def _add_arc(arc_ints, arc_scores, counts, heads, winner, previous, option, code, score):
    number = counts[ARCS]
    counts[ARCS] += 1
    arc_ints[number, 0] = previous
    arc_ints[number, 1] = option
    arc_ints[number, 2] = code
    arc_ints[number, 3] = heads[winner]
    arc_scores[number] = score
    heads[winner] = number


@kernel
def _insert(
    ints, own_states, scores, heads, table, arc_ints, arc_scores, counts, history,
    recombine, final, keep_arcs,
    previous, option, coverage, block, code, score, total, states, row,
):  # fmt: skip
    """Put a hypothesis on the stack or recombine it; pool and arcs must have room for one."""
    found = np.int64(-1)
    slot = np.int64(-1)
    if final:  # nothing can follow: all complete hypotheses are one node
        if counts[KEPT] > 0:
            found = np.int64(0)
    elif recombine:
        slot = _key_slot(ints, own_states, table, history, coverage, option, block, states, row)
        found = np.int64(table[slot])
    if found < 0:
        found = counts[KEPT]
        counts[KEPT] += 1
        if slot >= 0:
            table[slot] = found
        heads[found] = -1
        ints[found, COVERAGE] = coverage
        ints[found, BLOCK] = block
        for k in range(states.shape[1]):
            own_states[found, k] = states[row, k]
    else:
        counts[RECOMBINED] += 1
        if score <= scores[found, 0]:
            if keep_arcs:
                _add_arc(arc_ints, arc_scores, counts, heads, found, previous, option, code, score)
            return
        if keep_arcs:
            _add_arc(
                arc_ints, arc_scores, counts, heads, found, np.int64(ints[found, PREVIOUS]),
                np.int64(ints[found, OPTION]), np.int64(ints[found, ORIENTATION]),
                scores[found, 0],
            )  # fmt: skip
    ints[found, PREVIOUS] = previous
    ints[found, OPTION] = option
    ints[found, ORIENTATION] = code
    scores[found, 0] = score
    scores[found, 1] = total


@kernel
def _gather(matrix, order, count):
    """Move row ``order[i]`` to row i, for the first `count`."""
    rows = np.empty((count, matrix.shape[1]), matrix.dtype)
    for i in range(count):
        for j in range(matrix.shape[1]):
            rows[i, j] = matrix[order[i], j]
    for i in range(count):
        for j in range(matrix.shape[1]):
            matrix[i, j] = rows[i, j]


@kernel
def descending(keys, first, last):
    """Return the places first … last - 1 by descending key, equal ones in their order."""
    n = last - first
    order = np.empty(n, np.int64)
    other = np.empty(n, np.int64)
    for i in range(n):
        order[i] = first + i
    width = 1
    while width < n:  # merge runs of growing width
        for low in range(0, n, 2 * width):
            middle = min(low + width, n)
            high = min(low + 2 * width, n)
            left, right = low, middle
            for i in range(low, high):
                if left < middle and (right >= high or keys[order[left]] >= keys[order[right]]):
                    other[i] = order[left]
                    left += 1
                else:
                    other[i] = order[right]
                    right += 1
        order, other = other, order
        width *= 2
    return order


@kernel
def prune(pool, counts, history, size, lowest, recombine):
    """Keep the `size` best hypotheses not below `lowest`, best first; ties by age."""
    count = counts[KEPT]
    totals = np.empty(count)
    for i in range(count):
        totals[i] = pool.scores[i, 1]
    order = descending(totals, np.int64(0), count)
    kept = count if size < 0 else min(count, size)
    while kept > 1 and totals[order[kept - 1]] < lowest:
        kept -= 1
    _gather(pool.ints, order, kept)
    _gather(pool.states, order, kept)
    _gather(pool.scores, order, kept)
    heads = np.empty(kept, np.int32)
    for i in range(kept):
        heads[i] = pool.arcs[order[i]]
    for i in range(kept):
        pool.arcs[i] = heads[i]
    counts[PRUNED] += count - kept
    counts[KEPT] = kept
    if recombine:
        _rebuild_table(pool, history, kept)


@kernel
def place(
    pool, arcs, blocks, counts, history, configuration, final, best, bound,
    previous, option, coverage, block_before, start, end, code, score, total, states, row,
):  # fmt: skip
    """Put a hypothesis on the stack that is being filled, with room made for it.

    Returns the stack, its arcs and the blocks, which may have grown, the best total so far and the
    bound below which nothing needs to be put on the stack any more.
    """
    block = np.int64(0)
    if configuration.uses_blocks:
        if counts[BLOCKS] == blocks.ints.shape[0]:
            blocks = grown_blocks(blocks, counts[BLOCKS])
        block = push_block(blocks, counts[BLOCKS], block_before, start, end)
        if block == counts[BLOCKS]:
            counts[BLOCKS] += 1
    recombine, stack = configuration.recombine, configuration.stack
    if counts[KEPT] == pool.ints.shape[0]:
        pool = _grown_pool(pool, history, counts[KEPT], recombine)
    if counts[ARCS] == arcs.scores.shape[0]:
        arcs = _grown_arcs(arcs)
    _insert(
        pool.ints, pool.states, pool.scores, pool.arcs, pool.table,
        arcs.ints, arcs.scores, counts, history,
        recombine, final, configuration.keep_arcs,
        previous, option, coverage, block, code, score, total, states, row,
    )  # fmt: skip
    if total > best:
        best = total
        bound = max(bound, best + configuration.log_threshold)
    if stack > 0 and counts[KEPT] > 2 * stack:
        prune(pool, counts, history, stack, bound, recombine)
        if counts[KEPT] == stack:  # a stack with room left shuts out nothing
            bound = max(bound, pool.scores[stack - 1, 1])
    return pool, arcs, blocks, best, bound
