"""Which source positions are covered, and how phrases stand to each other.

Coverages, and stacks of blocks for hierarchical reordering, are numbered as they come up, so that
equality is equality of numbers.

Here and in the other kernels of the search, arrays are copied element by element: to numba an
assignment to a slice means checks with error messages, which take many seconds to compile. Numbers
written into a call are made int64: a literal is a type of its own and compiles a function again.
"""

from typing import NamedTuple

import numpy as np

from regmt.core._array_kernels import larger_matrix, larger_vector
from regmt.core.compile import hot_part, part

MONOTONE, SWAP, LEFT, RIGHT = range(4)


class Coverages(NamedTuple):
    """All coverages met so far, found through a hash table of their numbers."""

    bits: np.ndarray  # (capacity, words) uint64
    gap: np.ndarray  # (capacity,) int32: first uncovered position
    future: np.ndarray  # (capacity,) float64: future cost of what is uncovered
    skipped: np.ndarray  # (capacity,) int32: covered positions between uncovered ones
    group: np.ndarray  # (capacity,) int32: the group that covers these positions, if any
    table: np.ndarray  # (slots,) int32, -1 empty


class Blocks(NamedTuple):
    """Stacks of blocks of adjacent phrases; a number stands for its top block and those below."""

    ints: np.ndarray  # (capacity, 3) int32: below, start, end; 0 is the empty stack
    table: np.ndarray  # (slots,) int32, -1 empty


@hot_part
def mix(value, more):
    """Next value of a hash: xor and multiply, wrapping around."""
    value = (value ^ np.uint64(more)) * np.uint64(0x9E3779B97F4A7C15)
    return value ^ (value >> np.uint64(29))


@hot_part
def is_covered(bits, row, position):
    """Whether a coverage holds a position."""
    return (bits[row, position >> 6] >> np.uint64(position & 63)) & np.uint64(1) != np.uint64(0)


@hot_part
def _span_bits(w, start, end):
    """The bits of the positions [start, end) in word `w` of a coverage."""
    low, high = max(start - 64 * w, 0), min(end - 64 * w, 64)
    if low >= high:
        return np.uint64(0)
    return (~np.uint64(0) >> np.uint64(64 - high + low)) << np.uint64(low)


@hot_part
def overlaps(bits, row, start, end):
    """Whether a coverage holds a position of [start, end)."""
    for w in range(start >> 6, ((end - 1) >> 6) + 1):
        if bits[row, w] & _span_bits(w, start, end) != np.uint64(0):
            return True
    return False


@hot_part
def row_slot(rows, table, row):
    """Slot of a hash table for the row equal to `row`: where it is, or where it belongs."""
    value = np.uint64(0)
    for k in range(rows.shape[1]):
        value = mix(value, np.int64(rows[row, k]))
    mask = table.shape[0] - 1
    slot = np.int64(value & np.uint64(mask))
    while table[slot] >= 0:
        other = table[slot]
        same = True
        for k in range(rows.shape[1]):
            if rows[other, k] != rows[row, k]:
                same = False
                break
        if same:
            return slot
        slot = (slot + 1) & mask
    return slot


@part
def grown_coverages(coverages, count):
    """Return the coverages with twice the room."""
    capacity = 2 * coverages.bits.shape[0]
    bits = larger_matrix(coverages.bits, capacity)
    table = np.full(2 * coverages.table.shape[0], -1, np.int32)
    for c in range(count):
        table[row_slot(bits, table, c)] = c
    return Coverages(
        bits,
        larger_vector(coverages.gap, capacity),
        larger_vector(coverages.future, capacity),
        larger_vector(coverages.skipped, capacity),
        larger_vector(coverages.group, capacity),
        table,
    )


@hot_part
def number_coverage(coverages, count, future, old, start, end):
    """Number of coverage `old` with [start, end); equal to `count` if it is new.

    There must be room for one more; `old` = -1 stands for the empty coverage.
    """
    bits = coverages.bits
    for w in range(bits.shape[1]):
        bits[count, w] = bits[old, w] if old >= 0 else np.uint64(0)
        bits[count, w] |= _span_bits(w, start, end)
    slot = row_slot(bits, coverages.table, count)
    if coverages.table[slot] >= 0:
        return np.int64(coverages.table[slot])
    coverages.table[slot] = count
    n = future.shape[0] - 1
    gap = -1
    skipped = 0
    last = 0
    total = 0.0
    position = np.int64(0)
    while position < n:
        if is_covered(bits, count, position):
            position += 1
            continue
        first = position
        if gap < 0:
            gap = first
        else:
            skipped += first - last
        while position < n and not is_covered(bits, count, position):
            position += 1
        last = position
        total += future[first, position]
    coverages.gap[count] = n if gap < 0 else gap
    coverages.future[count] = total
    coverages.skipped[count] = skipped
    coverages.group[count] = 0
    return np.int64(count)


@hot_part
def orientation(start, end, other_start, other_end):
    """Orientation of the phrase [start, end) to an earlier phrase or block."""
    if start == other_end:
        return MONOTONE
    if end == other_start:
        return SWAP
    return RIGHT if start > other_end else LEFT


@hot_part
def forward_block_orientation(bits, row, start, end, previous_start, previous_end):
    """Orientation of the next block as far as the coverage (with the new phrase) tells.

    Monotone if the phrase comes after the previous one and touches it or the gap after that is
    still open, so that the block may grow to touch it; swap likewise on the other side.
    """
    if start == previous_end or (start > previous_end and not is_covered(bits, row, previous_end)):
        return MONOTONE
    if end == previous_start or (
        end < previous_start and not is_covered(bits, row, previous_start - 1)
    ):
        return SWAP
    return RIGHT if start > previous_end else LEFT


@hot_part
def _block_slot(ints, table, below, start, end):
    mask = table.shape[0] - 1
    value = mix(mix(mix(np.uint64(0), below), start), end)
    slot = np.int64(value & np.uint64(mask))
    while table[slot] >= 0:
        other = table[slot]
        if ints[other, 0] == below and ints[other, 1] == start and ints[other, 2] == end:
            return slot
        slot = (slot + 1) & mask
    return slot


@part
def grown_blocks(blocks, count):
    """Return the blocks with twice the room."""
    ints = larger_matrix(blocks.ints, 2 * blocks.ints.shape[0])
    table = np.full(2 * blocks.table.shape[0], -1, np.int32)
    for b in range(1, count):
        below, start, end = np.int64(ints[b, 0]), np.int64(ints[b, 1]), np.int64(ints[b, 2])
        table[_block_slot(ints, table, below, start, end)] = b
    return Blocks(ints, table)


@hot_part
def push_block(blocks, count, top, start, end):
    """Shift a phrase on a stack of blocks, merge what touches; number of the new stack.

    Equal to `count` if it is new; there must be room for one more.
    """
    ints = blocks.ints
    while top != 0:
        if start == ints[top, 2]:
            start = np.int64(ints[top, 1])
        elif end == ints[top, 1]:
            end = np.int64(ints[top, 2])
        else:
            break
        top = np.int64(ints[top, 0])
    slot = _block_slot(ints, blocks.table, top, start, end)
    if blocks.table[slot] >= 0:
        return np.int64(blocks.table[slot])
    blocks.table[slot] = count
    ints[count, 0] = top
    ints[count, 1] = start
    ints[count, 2] = end
    return np.int64(count)
