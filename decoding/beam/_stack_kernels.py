"""The stack that is being filled: hypotheses, recombined by a hash table, pruned to a size."""

from typing import NamedTuple

import numpy as np

from regmt.core._array_kernels import larger_matrix, larger_vector
from regmt.core.compile import hot_part, part
from regmt.decoding.beam._coverage_kernels import Blocks, grown_blocks, mix, push_block
from regmt.decoding.beam._lm_kernels import States, grown_states

# Columns of a hypothesis.
PREVIOUS, OPTION, COVERAGE, BLOCK, ORIENTATION, STATE = range(6)
# Places in `counts`.
KEPT, ARCS, GENERATED, REJECTED, RECOMBINED, PRUNED, COVERAGES, BLOCKS, STATES, NEEDED = range(10)
# Places in `limits`: the best total so far, and what nothing below needs to be put on the stack.
BEST, BOUND = range(2)


class Pool(NamedTuple):
    """The hypotheses of one stack."""

    ints: np.ndarray  # (capacity, 6) int32
    scores: np.ndarray  # (capacity, 2) float64: score, score with future cost
    arcs: np.ndarray  # (capacity,) int32: first recombined arc, -1 if none
    table: np.ndarray  # (slots,) int32, -1 empty
    spare: np.ndarray  # (capacity,) float64: room to find the scores that are kept


class Step(NamedTuple):
    """A hypothesis on its way to the stack: what it goes on from, with what, and its score."""

    previous: int
    option: int
    coverage: int
    block: int
    code: int  # orientations
    state: int
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
    states: States
    counts: np.ndarray  # (10,) int64
    limits: np.ndarray  # (2,) float64


@part
def empty_pool(size):
    """Return an empty stack with room for `size` hypotheses."""
    slots = 1024
    while slots < 2 * size:
        slots *= 2
    return Pool(
        np.zeros((size, 6), np.int32),
        np.zeros((size, 2)),
        np.full(size, -1, np.int32),
        np.full(slots, -1, np.int32),
        np.zeros(size),
    )


@hot_part
def empty(stack):
    """Take all hypotheses from the stack."""
    for place in range(COVERAGES):
        stack.counts[place] = 0
    stack.limits[BEST] = -np.inf
    stack.limits[BOUND] = -np.inf
    for slot in range(stack.pool.table.shape[0]):
        stack.pool.table[slot] = -1


@hot_part
def _slot(pool, history, coverage, option, block, state):
    """Slot of the hypothesis with this coverage, history, block and language model states."""
    ints, table = pool.ints, pool.table
    own = history[option]
    mask = table.shape[0] - 1
    value = mix(mix(mix(np.uint64(coverage), own), block), state)
    slot = np.int64(value & np.uint64(mask))
    while table[slot] >= 0:
        other = table[slot]
        if (
            ints[other, STATE] == state
            and ints[other, COVERAGE] == coverage
            and history[ints[other, OPTION]] == own
            and ints[other, BLOCK] == block
        ):
            return slot
        slot = (slot + 1) & mask
    return slot


@hot_part
def _rebuild_table(pool, history, count):
    ints, table = pool.ints, pool.table
    for slot in range(table.shape[0]):
        table[slot] = -1
    for i in range(count):
        slot = _slot(
            pool, history, np.int64(ints[i, COVERAGE]), np.int64(ints[i, OPTION]),
            np.int64(ints[i, BLOCK]), np.int64(ints[i, STATE]),
        )  # fmt: skip
        table[slot] = i


@hot_part
def has_room(stack, configuration, hypotheses):
    """Whether so many hypotheses can be put on the stack before it must grow."""
    counts = stack.counts
    counts[NEEDED] = hypotheses
    bounded = configuration.stack > 0  # and pruned in time
    return (
        (bounded or counts[KEPT] + hypotheses <= stack.pool.ints.shape[0])
        and (not configuration.keep_arcs or counts[ARCS] + hypotheses <= stack.arcs.scores.shape[0])
        and (
            not configuration.uses_blocks
            or counts[BLOCKS] + hypotheses < stack.blocks.ints.shape[0]
        )
        and counts[STATES] + configuration.states_per_option * hypotheses
        < stack.states.ints.shape[0]
    )


@part
def with_room(stack, configuration, history):
    """Return the stack with room for the hypotheses that `has_room` was asked about."""
    pool, arcs, blocks, states, counts, limits = stack
    hypotheses = counts[NEEDED]
    if configuration.stack <= 0 and counts[KEPT] + hypotheses > pool.ints.shape[0]:
        larger = empty_pool(2 * (counts[KEPT] + hypotheses))
        _copy_pool(pool, larger, counts[KEPT])
        pool = larger
        if configuration.recombine:
            _rebuild_table(pool, history, counts[KEPT])
    if configuration.keep_arcs and counts[ARCS] + hypotheses > arcs.scores.shape[0]:
        capacity = 2 * (counts[ARCS] + hypotheses)
        arcs = Arcs(larger_matrix(arcs.ints, capacity), larger_vector(arcs.scores, capacity))
    while configuration.uses_blocks and counts[BLOCKS] + hypotheses >= blocks.ints.shape[0]:
        blocks = grown_blocks(blocks, counts[BLOCKS])
    while counts[STATES] + configuration.states_per_option * hypotheses >= states.ints.shape[0]:
        states = grown_states(states, counts[STATES])
    return Stack(pool, arcs, blocks, states, counts, limits)


@hot_part
def _copy_pool(pool, larger, count):
    for i in range(count):
        _move(pool, i, larger, i)


@hot_part
def _move(pool, i, other, j):
    """Put hypothesis i of a pool in place j of another."""
    for column in range(6):
        other.ints[j, column] = pool.ints[i, column]
    other.scores[j, 0] = pool.scores[i, 0]
    other.scores[j, 1] = pool.scores[i, 1]
    other.arcs[j] = pool.arcs[i]


@hot_part
def block_after(stack, configuration, block, start, end):
    """Number of the stack of blocks after a phrase."""
    if not configuration.uses_blocks:
        return np.int64(0)
    counts = stack.counts
    block = push_block(stack.blocks, counts[BLOCKS], block, start, end)
    if block == counts[BLOCKS]:
        counts[BLOCKS] += 1
    return block


@hot_part
def _add_arc(stack, winner, previous, option, code, score):
    arcs, heads, counts = stack.arcs, stack.pool.arcs, stack.counts
    number = counts[ARCS]
    counts[ARCS] += 1
    arcs.ints[number, 0] = previous
    arcs.ints[number, 1] = option
    arcs.ints[number, 2] = code
    arcs.ints[number, 3] = heads[winner]
    arcs.scores[number] = score
    heads[winner] = number


@hot_part
def place(stack, history, configuration, final, step):
    """Put a hypothesis on the stack or recombine it; there must be room for one."""
    pool, counts, limits = stack.pool, stack.counts, stack.limits
    ints, scores = pool.ints, pool.scores
    found = np.int64(-1)
    slot = np.int64(-1)
    if final:  # nothing can follow: all complete hypotheses are one node
        if counts[KEPT] > 0:
            found = np.int64(0)
    elif configuration.recombine:
        slot = _slot(pool, history, step.coverage, step.option, step.block, step.state)
        found = np.int64(pool.table[slot])
    if found < 0:
        found = counts[KEPT]
        counts[KEPT] += 1
        if slot >= 0:
            pool.table[slot] = found
        pool.arcs[found] = -1
        ints[found, COVERAGE] = step.coverage
        ints[found, BLOCK] = step.block
        ints[found, STATE] = step.state
    else:
        counts[RECOMBINED] += 1
        better = step.score > scores[found, 0]
        if configuration.keep_arcs and better:
            _add_arc(
                stack, found, ints[found, PREVIOUS], ints[found, OPTION],
                ints[found, ORIENTATION], scores[found, 0],
            )  # fmt: skip
        elif configuration.keep_arcs:
            _add_arc(stack, found, step.previous, step.option, step.code, step.score)
        if not better:
            return
    ints[found, PREVIOUS] = step.previous
    ints[found, OPTION] = step.option
    ints[found, ORIENTATION] = step.code
    scores[found, 0] = step.score
    scores[found, 1] = step.total
    if step.total > limits[BEST]:
        limits[BEST] = step.total
        limits[BOUND] = max(limits[BOUND], step.total + configuration.log_threshold)
    if configuration.stack > 0 and counts[KEPT] > 2 * configuration.stack:
        _prune(stack, history, configuration)


@hot_part
def _largest(values, n, k):
    """Return the k-th largest of the first `n` values, which it puts in another order."""
    low, high = 0, n - 1
    while low < high:
        pivot = values[(low + high) >> 1]
        left, right = low, high
        while left <= right:
            while values[left] > pivot:
                left += 1
            while values[right] < pivot:
                right -= 1
            if left <= right:
                values[left], values[right] = values[right], values[left]
                left += 1
                right -= 1
        if k - 1 <= right:
            high = right
        elif k - 1 >= left:
            low = left
        else:
            break
    return values[k - 1]


@hot_part
def totals(stack):
    """Gather the scores with future cost in the spare vector of the pool."""
    for i in range(stack.counts[KEPT]):
        stack.pool.spare[i] = stack.pool.scores[i, 1]


@hot_part
def _prune(stack, history, configuration):
    """Keep the best hypotheses of a full stack, in their order; ties by age."""
    pool, counts, limits = stack.pool, stack.counts, stack.limits
    count, size = counts[KEPT], configuration.stack
    totals(stack)
    lowest = _largest(pool.spare, count, size)
    ties = size
    for i in range(count):
        if pool.scores[i, 1] > lowest:
            ties -= 1
    kept = 0
    for i in range(count):
        total = pool.scores[i, 1]
        if total < lowest or total < limits[BOUND] or (total == lowest and ties == 0):
            continue
        if total == lowest:
            ties -= 1
        _move(pool, i, pool, kept)
        kept += 1
    counts[PRUNED] += count - kept
    counts[KEPT] = kept
    if configuration.recombine:
        _rebuild_table(pool, history, kept)
    if kept == size:  # a stack that is not full is not pruned
        limits[BOUND] = max(limits[BOUND], lowest)


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


@hot_part
def cut(stack, configuration, order):
    """Keep the hypotheses of a filled stack that are good enough; `order` has the best first."""
    counts, scores = stack.counts, stack.pool.scores
    kept = counts[KEPT] if configuration.stack < 0 else min(counts[KEPT], configuration.stack)
    lowest = stack.limits[BEST] + configuration.log_threshold
    while kept > 1 and scores[order[kept - 1], 1] < lowest:
        kept -= 1
    counts[PRUNED] += counts[KEPT] - kept
    counts[KEPT] = kept
