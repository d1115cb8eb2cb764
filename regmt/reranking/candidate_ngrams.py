"""The n-grams of a list of candidates, and where they occur in the training data."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np
from scipy import sparse

from regmt.core.arrays import Int32Array, Int64Array
from regmt.instance_selection.index import SideIndex
from regmt.instance_selection.ngrams import NgramTable, Orders, flatten
from regmt.instance_selection.vocabulary import UNKNOWN


@dataclass(frozen=True)
class CandidateNgrams:
    """Counts of all n-grams of some candidates, including n-grams missing from the index.

    Attributes
    ----------
    counts : csr_matrix, shape (candidates, n-grams)
    ids : ndarray of int64, shape (n-grams,)
        The id of each n-gram in the index, -1 for a new one.
    orders : ndarray of int64, shape (n-grams,)
        Its number of words.
    """

    counts: sparse.csr_matrix
    ids: Int64Array
    orders: Int64Array

    @classmethod
    def count(
        cls,
        candidates: Sequence[Sequence[str]],
        side: SideIndex,
        orders: Orders,
        boundaries: Collection[str] = (),
    ) -> CandidateNgrams:
        """Count the n-grams that cross none of the `boundaries`.

        Parameters
        ----------
        candidates : sequence of sequence of str
            The words of each, prepared as the text of `side`.
        side : SideIndex
            The target side of the training data.
        """
        # The words of the list get numbers of their own: few, and new words need no exception.
        own: dict[str, int] = {}
        encoded = [[own.setdefault(word, len(own)) for word in words] for words in candidates]
        flat, offsets = flatten(encoded)
        table, ranks = NgramTable.build(flat, offsets, n_words=len(own), order=orders.highest)
        known = side.text.vocabulary.ids
        in_index = np.array([known.get(word, UNKNOWN) for word in own], dtype=np.int32)
        forbidden = np.array([own[b] for b in boundaries if b in own], dtype=np.int64)

        row = np.repeat(np.arange(len(candidates)), np.diff(offsets))
        rows, columns, ids = [], [], []
        start = 0
        for order in range(1, orders.highest + 1):
            if order == 1:
                words = np.arange(len(own)).reshape(-1, 1)
            else:
                prefix, last = np.divmod(table.keys[order - 2], table.n_words)
                words = np.column_stack((words[prefix], last))
            if order < orders.lowest:
                continue
            place = np.flatnonzero(ranks[order - 1] >= 0)
            if order > 1 and len(forbidden):
                crosses = np.asarray(np.isin(words, forbidden).any(axis=1))
                place = place[~crosses[ranks[order - 1][place]]]
            rows.append(row[place])
            columns.append(start + ranks[order - 1][place])
            ids.append(_find(side.table, in_index[words], order))
            start += len(words)
        occurrences = np.concatenate(rows), np.concatenate(columns)
        counts = sparse.csr_matrix(
            (np.ones(len(occurrences[0])), occurrences), shape=(len(candidates), start)
        )
        sizes = [len(part) for part in ids]
        lengths = np.arange(orders.lowest, orders.highest + 1)
        return cls(counts, np.concatenate(ids), np.repeat(lengths, sizes))


def _find(table: NgramTable, words: Int32Array, order: int) -> Int64Array:
    """Return the ids of n-grams given as rows of word ids; -1 for those not in the table."""
    ids = np.full(len(words), -1, np.int64)
    offsets = np.arange(len(words) + 1, dtype=np.int64) * order
    row, ngram = table.find(words.ravel(), offsets, orders=Orders(order, order))
    ids[row] = ngram
    return ids
