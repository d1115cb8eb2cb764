"""Phrase pairs with their counts, one row per pair: the input of scoring."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int64Array
from regmt.decoding.extraction._lexical_kernels import Places
from regmt.decoding.extraction.counts import JointCounts, add_runs


@dataclass
class PhrasePairs(JointCounts):
    """Distinct phrase pairs, sorted by source, then target.

    The links are the most frequent ones; of equally frequent ones the smaller number.
    """

    source_count: Int64Array  #: c(s) of each row, over all pairs that were extracted
    target_count: Int64Array  #: c(t)

    @classmethod
    def from_counts(cls, counts: JointCounts) -> PhrasePairs:
        """Add up the counts of all ways to link each pair."""
        at = first_rows(counts)
        # most frequent first; a stable sort keeps the smaller links in front of equals
        pair = np.repeat(np.arange(len(at)), np.diff(np.append(at, len(counts))))
        best = np.lexsort((-counts.count, pair))[at]
        source, target = counts.source[at], counts.target[at]
        total = add_runs(counts.count, at)
        return cls(
            *(counts.source_phrases, counts.target_phrases, source, target),
            links=counts.links[best],
            count=total,
            orientations=add_runs(counts.orientations, at),
            source_count=_marginal(source, total),
            target_count=_marginal(target, total),
        )

    def select(self, rows: npt.NDArray[np.bool_] | Int64Array) -> PhrasePairs:
        """Return some rows; the marginal counts stay what they were."""
        arrays = [field.name for field in fields(self) if not field.name.endswith("_phrases")]
        return replace(self, **{name: getattr(self, name)[rows] for name in arrays})


def first_rows(counts: JointCounts) -> Int64Array:
    """Return the first of the rows of each pair, which differ in their links."""
    new = np.ones(len(counts), dtype=bool)
    new[1:] = (np.diff(counts.source) != 0) | (np.diff(counts.target) != 0)
    return np.flatnonzero(new)


def phrase_places(counts: JointCounts) -> Places:
    """Return where the phrases of each row occur first."""
    texts = counts.source_phrases.tokens, counts.target_phrases.tokens
    return Places(
        *texts, *(a for side, ids in counts.sides for a in (side.at[ids], side.lengths(ids)))
    )


def _marginal(phrases: Int64Array, counts: Int64Array) -> Int64Array:
    """Return for each row the sum of the counts of all rows with the same phrase."""
    return np.bincount(phrases, counts).astype(np.int64)[phrases]
