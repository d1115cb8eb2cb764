"""Sums over the parts of a text for each word pair, a range of pairs at a time.

What the parts contribute waits in a file. Each pair gets its terms in the order of the parts, so
that the result is the same, to the last bit, for any ranges and for any number of threads.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from regmt.core.arrays import Float64Array, read_only
from regmt.core.mapped import forget
from regmt.core.scratch import Scratch, slices
from regmt.decoding.alignment._pair_kernels import add_at
from regmt.decoding.alignment.bitext import Bitext

PAIRS_AT_ONCE = 1 << 22
"""Pairs whose sums are in memory at a time."""


class PairSums:
    """Collects what each part of a text contributes to its word pairs."""

    def __init__(self, bitext: Bitext, place: Scratch) -> None:
        self._bitext, self._place = bitext, place
        self._terms = place.pile(np.float64)

    @staticmethod
    def scratch_bytes(bitext: Bitext) -> int:
        """Return how many bytes of temporary files the sums of a text take."""
        return 8 * (bitext.n_pairs + sum(len(part.pairs) for part in bitext.parts))

    def add(self, terms: Float64Array) -> None:
        """Add the terms of the next part, one for each of its pairs."""
        self._terms.add(terms)

    def total(self) -> Float64Array:
        """Return the sum of each pair of the text."""
        return self._place.joined(self._ranges(), np.float64)

    def _ranges(self) -> Iterator[Float64Array]:
        all_pairs, all_terms = [part.pairs for part in self._bitext.parts], self._terms.arrays()
        ranges = list(slices(self._bitext.n_pairs, PAIRS_AT_ONCE))
        ends = np.array([0, *(here.stop for here in ranges)], dtype=np.int32)
        cuts = []
        for pairs in all_pairs:
            cuts.append(np.searchsorted(pairs, ends))
            forget(pairs)
        for k, here in enumerate(ranges):
            sums = np.zeros(here.stop - here.start)
            for pairs, terms, cut in zip(all_pairs, all_terms, cuts, strict=True):
                own = slice(cut[k], cut[k + 1])
                add_at(read_only(pairs[own]), read_only(terms[own]), here.start, sums)
                forget(pairs, terms)
            yield sums
