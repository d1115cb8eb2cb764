"""Phrase pairs with their counts, one row per pair: what scoring starts from."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int64Array
from regmt.decoding.extraction.counts import JointCounts
from regmt.decoding.extraction.phrases import Phrases


@dataclass
class PhrasePairs:
    """Distinct phrase pairs, sorted by source, then target.

    Attributes
    ----------
    source_phrases, target_phrases : Phrases
    source, target : ndarray of int64
        Phrase numbers.
    links : ndarray of int64
        The most frequent links inside the pair; of equally frequent ones the smaller number.
    count : ndarray of int64
        c(s, t).
    source_count, target_count : ndarray of int64
        c(s) and c(t) of each row, over all pairs that were extracted.
    orientations : ndarray of int64, shape (n_pairs, 6)
    """

    source_phrases: Phrases
    target_phrases: Phrases
    source: Int64Array
    target: Int64Array
    links: Int64Array
    count: Int64Array
    source_count: Int64Array
    target_count: Int64Array
    orientations: Int64Array

    def __len__(self) -> int:
        return len(self.count)

    @classmethod
    def from_counts(cls, counts: JointCounts) -> PhrasePairs:
        """Add up the counts of all ways to link each pair."""
        n = len(counts)
        new = np.ones(n, dtype=bool)
        new[1:] = (counts.source[1:] != counts.source[:-1]) | (
            counts.target[1:] != counts.target[:-1]
        )
        at = np.flatnonzero(new)
        if n == 0:
            total, orientations, best = counts.count, counts.orientations, at
        else:
            total = np.add.reduceat(counts.count, at)
            orientations = np.add.reduceat(counts.orientations, at, axis=0)
            row = np.cumsum(new) - 1
            # most frequent first; a stable sort keeps the smaller links in front of equals
            best = np.lexsort((-counts.count, row))[at]
        source, target = counts.source[at], counts.target[at]
        return cls(
            counts.source_phrases,
            counts.target_phrases,
            source,
            target,
            counts.links[best],
            total,
            _marginal(source, total),
            _marginal(target, total),
            orientations,
        )

    def select(self, rows: npt.NDArray[np.bool_] | Int64Array) -> PhrasePairs:
        """Return some rows; the marginal counts stay what they were."""
        names = ("source", "target", "links", "count", "source_count", "target_count")
        return replace(
            self,
            **{name: getattr(self, name)[rows] for name in names},
            orientations=self.orientations[rows],
        )


def _marginal(phrases: Int64Array, counts: Int64Array) -> Int64Array:
    """Return for each row the sum of the counts of all rows with the same phrase."""
    if len(phrases) == 0:
        return counts
    return np.bincount(phrases, counts).astype(np.int64)[phrases]
