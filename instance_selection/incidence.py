"""Which sentences contain which n-grams: compressed rows, counted and transposed in passes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, offsets_of, read_only
from regmt.core.mapped import forget
from regmt.core.numbering import PART
from regmt.core.scratch import Scratch
from regmt.instance_selection._incidence_kernels import add_occurrences, take_columns
from regmt.instance_selection.ngrams import NgramTable, parts_of

_PER_WORD = 32
"""Entries that are transposed at a time for each word that is counted at a time."""


class IncidenceArrays(NamedTuple):
    """An `Incidence` as kernels take it."""

    indptr: Int64Array
    indices: Int32Array
    counts: npt.NDArray[Any]


@dataclass
class Incidence:
    """Which rows contain which columns, and how often: a CSR matrix as three plain arrays."""

    indptr: Int64Array
    indices: Int32Array
    counts: npt.NDArray[Any]

    def __len__(self) -> int:
        return len(self.indptr) - 1

    @property
    def arrays(self) -> IncidenceArrays:
        """The three arrays, for kernels."""
        return IncidenceArrays(self.indptr, self.indices, self.counts)

    def row(self, i: int) -> Int32Array:
        """Return the distinct columns of row `i`, ascending."""
        return self.indices[self.indptr[i] : self.indptr[i + 1]]

    def sizes(self, rows: npt.NDArray[np.integer]) -> Int64Array:
        """Return the number of distinct columns of some rows."""
        return self.indptr[rows + 1] - self.indptr[rows]

    def only(self, rows: Int64Array) -> tuple[Incidence, Int64Array]:
        """Return an incidence that has some of the rows, and where it has them."""
        return self, rows

    def transposed(
        self, n_columns: int, scratch: Scratch | None = None, at_once: int = PART
    ) -> Incidence:
        """Return which columns are in which rows, both ascending.

        Parameters
        ----------
        n_columns : int
        scratch : Scratch, optional
            Where the result goes.
        at_once : int
            A 32nd of how many entries to collect at a time; the result does not depend on it.
        """
        place, at_once = scratch or Scratch(), _PER_WORD * at_once
        if len(self.indices) <= at_once:  # a small one is not worth compiling kernels
            from scipy import sparse

            shape = len(self), n_columns
            matrix = sparse.csr_matrix((self.counts, self.indices, self.indptr), shape=shape)
            turned = matrix.tocsc()
            return Incidence(turned.indptr.astype(np.int64), turned.indices, turned.data)
        sizes = np.zeros(n_columns, dtype=np.int32)
        for first in range(0, len(self.indices), at_once):
            add_occurrences(read_only(self.indices[first : first + at_once]), sizes)
            forget(self.indices)
        indptr = place.joined(_ends(sizes, at_once), np.int64)
        del sizes
        indices, counts = place.pile(np.int32), place.pile(self.counts.dtype)
        next_entry = self.indptr[:-1].copy()
        parts = list(parts_of(self.indptr, at_once))
        for first, last in parts_of(indptr, at_once):
            places = indptr[first : last + 1] - indptr[first]
            column = IncidenceArrays(
                places[:-1].copy(),
                np.empty(places[-1], dtype=np.int32),
                np.empty(places[-1], dtype=self.counts.dtype),
            )
            for rows in parts:
                take_columns(read_only(self.arrays), rows, (first, last), next_entry, column)
                forget(self.indices, self.counts)
            indices.add(column.indices)
            counts.add(column.counts)
            forget(indptr)
        return Incidence(indptr, indices.joined(), counts.joined())


def _ends(sizes: Int32Array, at_once: int) -> Iterator[Int64Array]:
    """Yield where rows of these sizes begin and end, in pieces."""
    last = np.zeros(1, dtype=np.int64)
    yield last
    for first in range(0, len(sizes), at_once):
        ends = last[-1] + np.cumsum(sizes[first : first + at_once], dtype=np.int64)
        last = ends[-1:]
        yield ends


def count_ngrams(
    offsets: Int64Array,
    table: NgramTable,
    ranks: Sequence[Int32Array],
    scratch: Scratch,
    at_once: int,
) -> Incidence:
    """Count the n-grams of each sentence, given their ranks at each position of the text.

    `at_once` is how many words to look at together; the result does not depend on it.
    """
    indices, counts, sizes = scratch.pile(np.int32), scratch.pile(np.int32), []
    most = 0
    for first, last in parts_of(offsets, at_once):
        part = _counted(offsets[first : last + 1], table, ranks)
        forget(*ranks)
        indices.add(part.indices)
        counts.add(part.counts)
        sizes.append(np.diff(part.indptr))
        most = max(most, int(part.counts.max(initial=0)))
    smallest = np.min_scalar_type(most)
    return Incidence(
        offsets_of(np.concatenate(sizes)),
        indices.joined(),
        scratch.joined((part.astype(smallest) for part in counts.arrays()), smallest),
    )


def _counted(offsets: Int64Array, table: NgramTable, ranks: Sequence[Int32Array]) -> Incidence:
    """Count the n-grams of some sentences."""
    from scipy import sparse

    here = slice(int(offsets[0]), int(offsets[-1]))
    sentence = np.repeat(np.arange(len(offsets) - 1, dtype=np.int32), np.diff(offsets))
    rows, columns = [], []
    for start, rank in zip(table.starts.tolist(), ranks, strict=False):
        at = rank[here] >= 0
        rows.append(sentence[at])
        columns.append(rank[here][at] + np.int32(start))
    row, column = np.concatenate(rows), np.concatenate(columns)
    shape = len(offsets) - 1, len(table)
    matrix = sparse.csr_matrix((np.ones(len(row), np.int32), (row, column)), shape=shape)
    matrix.sum_duplicates()
    return Incidence(matrix.indptr, matrix.indices, matrix.data)
