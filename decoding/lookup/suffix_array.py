"""Suffix arrays over the words of a text: where any phrase of up to seven words occurs."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, inserted, offsets_of, read_only
from regmt.core.errors import InputError
from regmt.core.scratch import scratch
from regmt.decoding.extraction.phrases import LONGEST
from regmt.decoding.lookup import _suffix_kernels as kernels
from regmt.instance_selection.corpus import Text

_SORTED = 8  # words by which `sort_suffixes` orders: the next power of two after the longest phrase


DERIVED = ("sentence", "positions", "ranks", "common")
"""The arrays of a suffix array that are stored with the text."""


class AddedSuffixes(NamedTuple):
    """The suffixes of sentences that were added to a text after it was sorted, in their order."""

    positions: Int32Array  #: of each
    places: Int64Array  #: of each, among all suffixes
    ranks: Int32Array  #: which of them each added word begins, in the order of the text

    @classmethod
    def make(cls, positions: Int32Array, places: Int64Array, n_sorted: int) -> AddedSuffixes:
        """Complete what is given of each suffix; the words before `n_sorted` are not among them."""
        ranks = np.empty(len(positions), dtype=np.int32)
        ranks[positions - n_sorted] = np.arange(len(positions), dtype=np.int32)
        return cls(positions, places, ranks)


NONE = AddedSuffixes(np.zeros(0, np.int32), np.zeros(0, np.int64), np.zeros(0, np.int32))


class SuffixArray(NamedTuple):
    """The text and the order of its suffixes, 13 bytes per word in addition to the text.

    Only the first words of suffixes are compared: those of the longest phrase. All occurrences of
    a phrase stand together, in the order of what follows them, then of the text.

    Sentences can be added without touching the arrays of those before. A *place* counts all
    suffixes; `positions`, `ranks` and `common` are those of the sorted text without `added`.
    """

    tokens: Int32Array  #: the words of the text
    offsets: Int64Array  #: where its sentences begin
    sentence: Int32Array  #: the sentence of each position
    positions: Int32Array  #: the position of each suffix
    ranks: Int32Array  #: the number of each position among the suffixes
    common: npt.NDArray[np.uint8]  #: words that a suffix shares with the one before it, at most 7
    added: AddedSuffixes = NONE

    @classmethod
    def build(cls, text: Text) -> SuffixArray:
        """Sort the suffixes of a text; time grows with its length alone."""
        n, most = len(text.tokens), np.iinfo(np.int32).max
        if n > most:
            raise InputError(
                f"{n:,} words, but at most {most:,} are supported", remedy="use a part of the text"
            )
        tokens = read_only(text.tokens)
        sentence = np.repeat(np.arange(len(text), dtype=np.int32), text.lengths)
        positions = kernels.sort_suffixes(tokens, sentence, len(text.vocabulary), LONGEST)
        common = np.zeros(n, dtype=np.uint8)
        kernels.common_words(tokens, sentence, positions, LONGEST, np.arange(1, n), common)
        made = _ranked(text, positions, common, sentence)
        with scratch("sorting suffixes", 13 * n) as place:
            stored = [place.joined([array], array.dtype) for array in made.derived().values()]
            return cls._make([*map(read_only, (text.tokens, text.offsets, *stored)), NONE])

    def without(self, text: Text, stays: npt.NDArray[np.bool_]) -> SuffixArray:
        """Return the suffixes of the words that stay, which are a text of their own."""
        n, added = len(self.positions), self.added
        sentence = np.repeat(np.arange(len(text), dtype=np.int32), text.lengths)
        before = added.places - np.arange(len(added.places))  # of the sorted
        moved = np.cumsum(stays, dtype=np.int32) - np.int32(1)
        if stays[:n].all():
            shorter = self._replace(tokens=text.tokens, offsets=text.offsets, sentence=sentence)
        else:
            in_order = stays[self.positions]
            # What two suffixes share is the least of what those between them share in turn.
            groups = np.flatnonzero(in_order)
            common = self.common[:0]
            if len(groups):
                upto = np.append(0, groups[:-1] + 1)
                common = np.minimum.reduceat(self.common[: groups[-1] + 1], upto)
                common[0] = 0
            shorter = _ranked(text, moved[self.positions[in_order]], common, sentence)
            before = offsets_of(in_order)[before]
        left = stays[added.positions]
        of_added = AddedSuffixes.make(
            moved[added.positions[left]],
            before[left] + np.arange(left.sum()),
            len(shorter.positions),
        )
        return read_only(shorter._replace(added=of_added))

    def extended(self, text: Text, sentence: Int32Array) -> SuffixArray:
        """Return the suffixes of a text that begins with this one; `sentence` is of its words."""
        before, after, n = len(self.tokens), len(text.tokens), len(self.positions)
        longer = read_only(
            self._replace(tokens=text.tokens, offsets=text.offsets, sentence=sentence)
        )
        order = kernels.sort_suffixes(
            longer.tokens[before:], longer.sentence[before:], len(text.vocabulary), LONGEST
        )
        new = (before + order).astype(np.int32)
        among = np.empty((2, after - before), dtype=np.int64)  # the sorted, and those added before
        for sorted_ones, places in zip((self.positions, self.added.positions), among, strict=True):
            kernels.insertion_places(longer, _SORTED, sorted_ones, new, places)
        old_places = self.added.places + np.searchsorted(
            among[1], np.arange(len(self.added.places)), side="right"
        )
        added = AddedSuffixes.make(
            inserted(self.added.positions, among[1], new),
            inserted(old_places, among[1], among.sum(axis=0) + np.arange(len(new))),
            n,
        )
        return longer._replace(added=read_only(added))

    def at(self, places: Int64Array) -> Int64Array:
        """Return the positions of the suffixes at some places."""
        known = self.added.places
        before = np.searchsorted(known, places)
        own = np.append(known, -1)[before] == places
        found = np.empty(len(places), dtype=np.int64)
        found[own] = self.added.positions[before[own]]
        found[~own] = self.positions[(places - before)[~own]]
        return found

    def places(self, positions: Int64Array) -> Int64Array:
        """Return the places of the suffixes at some positions."""
        found = np.empty(len(positions), dtype=np.int64)
        kernels.find_places(self, positions, found)
        return found

    def sorted_before(self, places: Int64Array) -> Int64Array:
        """Return how many suffixes of the sorted text stand before each place."""
        return places - np.searchsorted(self.added.places, places)

    def ranges(self, at: Int64Array, lengths: Int64Array) -> Int64Array:
        """Return the places ``first … end - 1`` of the phrases at some positions, as rows."""
        found = np.empty((2, len(at)), dtype=np.int64)
        kernels.find_ranges(self, at, lengths, *found)
        return found.T

    def derived(self) -> dict[str, npt.NDArray[Any]]:
        """Return the arrays to store with the text, by name."""
        return {name: getattr(self, name) for name in DERIVED}

    def find(self, words: Int32Array, *, longest: int = LONGEST) -> tuple[Int64Array, Int64Array]:
        """Find the phrases of a sentence.

        Parameters
        ----------
        words : ndarray of int32, shape (n,)
            -1 for an unknown word.

        Returns
        -------
        low, high : ndarray of int64, shape (n, longest)
            The suffixes ``low[i, k] … high[i, k] - 1`` begin with the words i … i + k; equal
            where there are none.
        """
        low = np.zeros((len(words), longest), dtype=np.int64)
        high = np.zeros_like(low)
        kernels.find_spans(self, words, longest, low, high)
        return low, high


def _ranked(
    text: Text,
    positions: Int32Array,
    common: npt.NDArray[np.uint8],
    sentence: Int32Array,
) -> SuffixArray:
    """Complete a suffix array of sorted positions."""
    ranks = np.empty_like(positions)
    ranks[positions] = np.arange(len(positions), dtype=np.int32)
    return read_only(SuffixArray(text.tokens, text.offsets, sentence, positions, ranks, common))
