"""A lexical table of a corpus that grows: only the words of added pairs are estimated anew."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array, inserted, offsets_of, places_of
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction.lexical_table import LexicalCounts, LexicalTable
from regmt.instance_selection.corpus import Corpus


@dataclass
class GrowingLexicon:
    """A lexical table with what it was computed from.

    Attributes
    ----------
    table : LexicalTable
    linked : ndarray of int64
        How often the words of each entry of the table are linked.
    unlinked : tuple of ndarray
        How often each source word and each target word has no link.
    free : tuple of ndarray
        See `LexicalTable.free`.
    """

    table: LexicalTable
    linked: Int64Array
    unlinked: tuple[Float64Array, Float64Array]
    free: tuple[Float64Array, Float64Array]

    @classmethod
    def of(cls, corpus: Corpus, links: Links) -> GrowingLexicon:
        """Count the links of a corpus."""
        return cls.from_counts(LexicalCounts.of(corpus, links))

    @classmethod
    def from_counts(cls, counts: LexicalCounts) -> GrowingLexicon:
        """Estimate the table of some counts."""
        table = counts.table()
        return cls(table, counts.linked.data, counts[1:], table.free())

    @property
    def counts(self) -> LexicalCounts:
        """The counts of all words."""
        from scipy import sparse

        shape = len(self.unlinked[0]), len(self.unlinked[1])
        parts = self.linked, self.table.columns, self.table.row_starts
        return LexicalCounts(sparse.csr_matrix(parts, shape=shape), *self.unlinked)

    def extended(self, more: LexicalCounts) -> GrowingLexicon:
        """Return the table with the counts of further pairs, whose vocabularies may be larger."""
        sizes, n = more.linked.shape, more.linked.data
        row = np.searchsorted(more.linked.indptr, np.arange(len(n)), side="right") - 1
        words = row, more.linked.indices.astype(np.int64)
        place, is_new = self._find(words, sizes)
        at, nothing = place[is_new], np.zeros(int(is_new.sum()))
        linked = inserted(self.linked, at, n[is_new])
        linked[place[~is_new] + np.cumsum(is_new)[~is_new]] += n[~is_new]
        columns = inserted(self.table.columns, at, words[1][is_new].astype(np.int32))
        shares = [inserted(p, at, nothing) for p in (self.table.forward, self.table.backward)]
        starts = _longer(self.table.row_starts, sizes[0] + 1, self.table.row_starts[-1])
        starts += offsets_of(np.bincount(words[0][is_new], minlength=sizes[0]))
        unlinked, free = [], []
        for side, added in enumerate(more[1:]):
            unlinked.append(added + _longer(self.unlinked[side], sizes[side], 0.0))
            free.append(_longer(self.free[side], sizes[side], 0.0))
            changed = np.union1d(np.flatnonzero(added), words[side])
            if side == 0:
                n_own = starts[changed + 1] - starts[changed]
                own = places_of(starts[changed], n_own)
                word = np.repeat(np.arange(len(changed)), n_own)
            else:
                number = np.full(sizes[1], -1)
                number[changed] = np.arange(len(changed))
                own = np.flatnonzero(number.take(columns) >= 0)
                word = number[columns[own]]
            totals = np.bincount(word, linked[own], len(changed)) + unlinked[side][changed]
            shares[side][own] = linked[own] / totals[word]
            of_changed = np.bincount(word, shares[side][own], len(changed))
            free[side][changed] = np.maximum(1.0 - of_changed, 0.0)
        nulls = (side / max(1.0, side.sum()) for side in reversed(unlinked))
        table = LexicalTable(starts, columns, *shares, *nulls)
        return GrowingLexicon(table, linked, (unlinked[0], unlinked[1]), (free[0], free[1]))

    def _find(
        self, words: tuple[Int64Array, Int64Array], sizes: tuple[int, int]
    ) -> tuple[Int64Array, np.ndarray]:
        """Return where sorted word pairs stand in the table, or would, and which are not there."""
        starts = _longer(self.table.row_starts, sizes[0] + 1, self.table.row_starts[-1])
        rows, row = np.unique(words[0], return_inverse=True)
        lengths = starts[rows + 1] - starts[rows]
        own = places_of(starts[rows], lengths)
        keys = np.repeat(np.arange(len(rows)), lengths) * sizes[1] + self.table.columns[own]
        wanted = row * sizes[1] + words[1]
        found = np.searchsorted(keys, wanted)
        place = starts[rows][row] + found - offsets_of(lengths)[row]
        is_new = np.append(keys, -1)[found] != wanted
        return place, is_new


def _longer(array: np.ndarray, size: int, value: float) -> np.ndarray:
    """Return a copy of an array that is filled up to a size."""
    return np.append(array, np.full(size - len(array), value, dtype=array.dtype))
