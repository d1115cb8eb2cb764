"""Corpus counts that the scores of a phrase pair need, computed once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, read_only
from regmt.decoding.alignment.links import Links
from regmt.decoding.lookup import _lookup_kernels as kernels
from regmt.decoding.lookup.suffix_array import SuffixArray

RARE = 4
"""Phrases with more occurrences have their marginals stored; those of others are quickly found."""


class LinkArrays(NamedTuple):
    """Word links as seen from one side."""

    offsets: Int64Array
    own: Int32Array
    other: Int32Array

    @classmethod
    def both(cls, links: Links) -> tuple[LinkArrays, LinkArrays]:
        """Return the links as seen from the source and from the target."""
        offsets, source, target = links.offsets, links.source, links.target
        return read_only(cls(offsets, source, target)), read_only(cls(offsets, target, source))


class Marginals(NamedTuple):
    """Extractions of the phrases of one side that are not rare, sorted by key."""

    keys: Int64Array  #: ``length << 40 | first suffix``
    ends: Int64Array  #: the suffix behind the last
    totals: Int64Array  #: extractions c(s)
    partners: Int64Array  #: different translations N(s)


@dataclass
class PhraseStatistics:
    """Counts over all phrase pairs of a corpus.

    Attributes
    ----------
    source, target : Marginals
    pairs : ndarray of int64, shape (3,)
        How many different pairs there are, how many occur once, and how many twice.
    completed : ndarray of int64, shape (n, 3)
        Source words that are in no pair alone, the target words they are linked to, and how often.
    """

    source: Marginals
    target: Marginals
    pairs: Int64Array
    completed: Int64Array

    @classmethod
    def count(
        cls, source: SuffixArray, target: SuffixArray, links: Links, *, longest: int
    ) -> PhraseStatistics:
        """Count in one pass over each side.

        At a time only the pairs of phrases that begin with one word are held in memory.
        """
        from_source, from_target = LinkArrays.both(links)
        of_source, pairs, alone = _count(source, target, from_source, longest)
        of_target, _, _ = _count(target, source, from_target, longest)
        completed = _links_of_words(source, target, links, alone == 0)
        return cls(of_source, of_target, pairs, completed)

    def all_pairs(self, *, completed: bool) -> list[int]:
        """Return `pairs`, with or without those of completed words."""
        counts = self.completed[:, 2] if completed else self.completed[:0, 2]
        more = np.array([len(counts), (counts == 1).sum(), (counts == 2).sum()])
        totals: list[int] = (self.pairs + more).tolist()
        return totals


def _count(
    side: SuffixArray, other: SuffixArray, links: LinkArrays, longest: int
) -> tuple[Marginals, Int64Array, Int64Array]:
    """Return the marginals of a side, the numbers of pairs, and the extractions of its words."""
    alone = np.zeros(int(side.tokens.max(initial=-1)) + 1, dtype=np.int64)
    most = longest * (len(side.tokens) // (RARE + 1) + 1)
    out = np.empty((most, 4), dtype=np.int64)  # most of it is never touched
    n, *pairs = kernels.count_marginals(side, other, links, longest, RARE, alone, out)
    columns = out[np.argsort(out[:n, 0])].T
    return Marginals(*np.ascontiguousarray(columns)), np.array(pairs, dtype=np.int64), alone


def _links_of_words(
    source: SuffixArray, target: SuffixArray, links: Links, wanted: npt.NDArray[np.bool_]
) -> Int64Array:
    """Count the links of some source words: (source word, target word, count) rows."""
    found = [np.empty((2, 0), dtype=np.int32)]
    for source_at, target_at in links.positions_by_parts(source.offsets, target.offsets):
        words = source.tokens[source_at]
        at = wanted[words]
        found.append(np.stack([words[at], target.tokens[target_at[at]]]))
    pairs, counts = np.unique(np.concatenate(found, axis=1), axis=1, return_counts=True)
    return np.column_stack([pairs.T, counts]).astype(np.int64)
