"""Sums over the parts of a text for each word pair, a range of pairs at a time.

What the parts contribute waits in a file, and is added up whenever that is as long as the sums.
Each pair gets its terms in the order of the parts, so that the result is the same, to the last bit,
for any ranges and for any number of threads.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, read_only
from regmt.core.scratch import Scratch, forget, slices
from regmt.decoding.alignment._pair_kernels import add_at
from regmt.decoding.alignment.bitext import Bitext

PAIRS_AT_ONCE = 1 << 22
"""Pairs whose sums are in memory at a time."""


class PairSums:
    """Collects what each part of a text contributes to its word pairs."""

    def __init__(self, bitext: Bitext, place: Scratch) -> None:
        self._n_pairs, self._place = bitext.n_pairs, place
        self._sums: Float64Array | None = None  # of the parts that are added up already
        self._begin()

    @staticmethod
    def scratch_bytes(bitext: Bitext) -> int:
        """Return how many bytes of temporary files the sums of a text take."""
        terms = sum(len(part.pairs) for part in bitext.parts)
        longest = max((len(part.pairs) for part in bitext.parts), default=0)
        return 8 * (2 * bitext.n_pairs + min(terms, bitext.n_pairs + longest))

    def add(self, pairs: Int32Array, terms: Float64Array) -> None:
        """Add the terms of the next part, one for each of its pairs."""
        self._pairs.append(pairs)
        self._terms.add(terms)
        self._waiting += len(terms)
        if self._waiting >= self._n_pairs:
            self._add_up()

    def total(self) -> Float64Array:
        """Return the sum of each pair of the text; nothing can be added any more."""
        if self._waiting or self._sums is None:
            self._add_up()
        assert self._sums is not None
        return self._sums

    def _begin(self) -> None:
        self._pairs: list[Int32Array] = []
        self._terms = self._place.pile(np.float64)
        self._waiting = 0

    def _add_up(self) -> None:
        self._sums = self._place.joined(self._ranges(), np.float64)
        self._begin()

    def _ranges(self) -> Iterator[Float64Array]:
        all_pairs, all_terms, before = self._pairs, self._terms.arrays(), self._sums
        ranges = list(slices(self._n_pairs, PAIRS_AT_ONCE))
        ends = np.array([0, *(here.stop for here in ranges)], dtype=np.int32)
        cuts = []
        for pairs in all_pairs:
            cuts.append(np.searchsorted(pairs, ends))
            forget(pairs)
        for k, here in enumerate(ranges):
            sums = np.zeros(here.stop - here.start)
            if before is not None:
                sums += before[here]
                forget(before)
            for pairs, terms, cut in zip(all_pairs, all_terms, cuts, strict=True):
                own = slice(cut[k], cut[k + 1])
                add_at(read_only(pairs[own]), read_only(terms[own]), here.start, sums)
            forget(*all_pairs[:1], *all_terms[:1])  # they share two files
            yield sums
