"""The hash table that finds n-grams, filled window by window.

An entry that finds no place in its window comes late to the next one, from the last to the first.
There it takes its turn among the entries of that window, in the order of their nodes. So the table
is the same, byte for byte, for any size of the windows.
"""

from __future__ import annotations

import numpy as np

from regmt.core.arrays import Int32Array, Int64Array, read_only
from regmt.core.mapped import forget
from regmt.core.scratch import Scratch, slices
from regmt.decoding.lm import _kernels

WINDOW = 1 << 26
"""Slots of a table that are in memory at a time; a smaller one needs no file."""
SLOT_BYTES = 12
"""Of node, word and child."""
_TAIL = 1 << 12  # slots at the end: most likely some of them stay empty


def n_slots(n_ngrams: int) -> int:
    """Return the slots of a table of `n_ngrams` n-grams, of which seven in ten are used."""
    return 10 * n_ngrams // 7 + 2


def empty_table(n_ngrams: int) -> Int32Array:
    """Return an empty table for `n_ngrams` n-grams."""
    return _empty(n_slots(n_ngrams))


def _empty(slots: int) -> Int32Array:
    return np.full((slots, 3), -1, dtype=np.int32)


def filled_table(
    parent: Int32Array, word: Int32Array, first: int, place: Scratch, *, window: int = WINDOW
) -> Int32Array:
    """Return what `insert_ngrams` makes of an empty table and the nodes from `first` on."""
    children = _Children(parent, word, first)
    tail = slice(max(0, children.slots - _TAIL), children.slots)
    late = children.fill(_empty(tail.stop - tail.start), tail, np.empty(0, dtype=np.int64))
    while True:
        pile, of_last = place.pile(np.int32), late
        for here in slices(children.slots, window):
            table = _empty(here.stop - here.start)
            of_last = children.fill(table, here, of_last)
            pile.add(table.reshape(-1))
        if np.array_equal(of_last, late):
            return pile.joined().reshape(-1, 3)
        late = of_last


class _Children:
    """The nodes that are entered into a table."""

    def __init__(self, parent: Int32Array, word: Int32Array, first: int) -> None:
        self._parent, self._word, self._first = parent, word, first
        self.slots = n_slots(len(parent) - first)

    def fill(self, table: Int32Array, here: slice, late: Int64Array) -> Int64Array:
        """Fill a window of the table; returns the nodes that come late to the next one."""
        overflow = []
        for some in slices(len(self._parent) - self._first):
            nodes = slice(self._first + some.start, self._first + some.stop)
            own = late[np.searchsorted(late, nodes.start) : np.searchsorted(late, nodes.stop)]
            over = np.empty(nodes.stop - nodes.start + len(own), dtype=np.int64)
            n = _kernels.fill_window(
                *(table, here.start, self.slots, nodes.start),
                *map(read_only, (self._parent[nodes], self._word[nodes], own)),
                over,
            )
            overflow.append(over[:n].copy())
            forget(self._parent, self._word)
        return np.concatenate([late[:0], *overflow])
