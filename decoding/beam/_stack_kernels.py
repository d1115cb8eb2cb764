"""The stack that is being filled: hypotheses, recombined by a hash table, pruned to a size."""

from typing import NamedTuple

import numpy as np

from regmt.core._array_kernels import larger_matrix, larger_vector
from regmt.core.compile import hot_part, part
from regmt.decoding.beam._coverage_kernels import (
    Blocks,
    grown_blocks,
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


class Step(NamedTuple):
    """A hypothesis on its way to the stack: what it goes on from, with what, and its score."""

    previous: int
    option: int
    coverage: int
    block: int  # the one before the step
    start: int
    end: int
    code: int  # orientations
    score: float
    total: float  # with future cost


class Arcs(NamedTuple):
    """Hypotheses that were recombined with a better one."""

    ints: np.ndarray  # (capacity, 4) int32: previous node, option, orientations, next arc
    scores: np.ndarray  # (capacity,) float64


class Stack(NamedTuple):
    """The stack that is being filled, and what its hypotheses refer to."""

    pool: Pool
    arcs: Arcs
    blocks: Blocks
    counts: np.ndarray  # (8,) int64


@part
def clear(table):
    """Empty a hash table."""
    for slot in range(table.shape[0]):
        table[slot] = -1


@part
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


@hot_part
def _key_slot(pool, history, coverage, option, block, states, row):
    """Slot of the hypothesis with this coverage, history, block and language model states."""
    ints, table = pool.ints, pool.table
    own = history[option]
    value = mix(mix(mix(np.uint64(0), coverage), own), block)
    for k in range(states.shape[1]):
        value = mix(value, np.int64(states[row, k]))
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
                if pool.states[other, k] != states[row, k]:
                    same = False
                    break
            if same:
                return slot
        slot = (slot + 1) & mask
    return slot


@part
def _rebuild_table(pool, history, count):
    ints = pool.ints
    clear(pool.table)
    for i in range(count):
        slot = _key_slot(
            pool, history,
            np.int64(ints[i, COVERAGE]), np.int64(ints[i, OPTION]), np.int64(ints[i, BLOCK]),
            pool.states, np.int64(i),
        )  # fmt: skip
        pool.table[slot] = i


@part
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


@part
def _grown_arcs(arcs):
    """Return the arcs with twice the room."""
    capacity = 2 * arcs.scores.shape[0]
    return Arcs(larger_matrix(arcs.ints, capacity), larger_vector(arcs.scores, capacity))


@part
def _add_arc(arcs, counts, heads, winner, previous, option, code, score):
    number = counts[ARCS]
    counts[ARCS] += 1
    arcs.ints[number, 0] = previous
    arcs.ints[number, 1] = option
    arcs.ints[number, 2] = code
    arcs.ints[number, 3] = heads[winner]
    arcs.scores[number] = score
    heads[winner] = number


@hot_part
def _insert(pool, arcs, counts, history, configuration, final, step, block, states, row):
    """Put a hypothesis on the stack or recombine it; pool and arcs must have room for one."""
    ints, own_states, scores, heads = pool.ints, pool.states, pool.scores, pool.arcs
    found = np.int64(-1)
    slot = np.int64(-1)
    if final:  # nothing can follow: all complete hypotheses are one node
        if counts[KEPT] > 0:
            found = np.int64(0)
    elif configuration.recombine:
        slot = _key_slot(pool, history, step.coverage, step.option, block, states, row)
        found = np.int64(pool.table[slot])
    if found < 0:
        found = counts[KEPT]
        counts[KEPT] += 1
        if slot >= 0:
            pool.table[slot] = found
        heads[found] = -1
        ints[found, COVERAGE] = step.coverage
        ints[found, BLOCK] = block
        for k in range(states.shape[1]):
            own_states[found, k] = states[row, k]
    else:
        counts[RECOMBINED] += 1
        if step.score <= scores[found, 0]:
            if configuration.keep_arcs:
                _add_arc(
                    arcs, counts, heads, found, step.previous, step.option, step.code, step.score
                )
            return
        if configuration.keep_arcs:
            _add_arc(
                arcs, counts, heads, found, np.int64(ints[found, PREVIOUS]),
                np.int64(ints[found, OPTION]), np.int64(ints[found, ORIENTATION]),
                scores[found, 0],
            )  # fmt: skip
    ints[found, PREVIOUS] = step.previous
    ints[found, OPTION] = step.option
    ints[found, ORIENTATION] = step.code
    scores[found, 0] = step.score
    scores[found, 1] = step.total


@part
def _gather(matrix, order, count):
    """Move row ``order[i]`` to row i, for the first `count`."""
    rows = np.empty((count, matrix.shape[1]), matrix.dtype)
    for i in range(count):
        for j in range(matrix.shape[1]):
            rows[i, j] = matrix[order[i], j]
    for i in range(count):
        for j in range(matrix.shape[1]):
            matrix[i, j] = rows[i, j]


@part
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


@part
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


@hot_part
def place(stack, history, configuration, final, best, bound, step, states, row):
    """Put a hypothesis on the stack that is being filled, with room made for it.

    Returns the stack, which may have grown, the best total so far and the bound below which
    nothing needs to be put on the stack any more.
    """
    pool, arcs, blocks, counts = stack.pool, stack.arcs, stack.blocks, stack.counts
    block = np.int64(0)
    if configuration.uses_blocks:
        if counts[BLOCKS] == blocks.ints.shape[0]:
            blocks = grown_blocks(blocks, counts[BLOCKS])
        block = push_block(blocks, counts[BLOCKS], step.block, step.start, step.end)
        if block == counts[BLOCKS]:
            counts[BLOCKS] += 1
    recombine, size = configuration.recombine, configuration.stack
    if counts[KEPT] == pool.ints.shape[0]:
        pool = _grown_pool(pool, history, counts[KEPT], recombine)
    if counts[ARCS] == arcs.scores.shape[0]:
        arcs = _grown_arcs(arcs)
    _insert(pool, arcs, counts, history, configuration, final, step, block, states, row)
    if step.total > best:
        best = step.total
        bound = max(bound, best + configuration.log_threshold)
    if size > 0 and counts[KEPT] > 2 * size:
        prune(pool, counts, history, size, bound, recombine)
        if counts[KEPT] == size:  # a stack that is not full is not pruned
            bound = max(bound, pool.scores[size - 1, 1])
    return Stack(pool, arcs, blocks, counts), best, bound
