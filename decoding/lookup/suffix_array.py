"""Suffix arrays over the words of a text: where any phrase of up to seven words occurs."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, inserted, read_only
from regmt.core.errors import InputError
from regmt.decoding.extraction.phrases import LONGEST
from regmt.decoding.lookup import _suffix_kernels as kernels
from regmt.instance_selection.corpus import Text

_SORTED = 8  # words by which `sort_suffixes` orders: the next power of two after the longest phrase


class SuffixArray(NamedTuple):
    """The text and the order of its suffixes, 13 bytes per word in addition to the text.

    Only the first words of suffixes are compared: those of the longest phrase. All occurrences of
    a phrase stand together, in the order of what follows them, then of the text.
    """

    tokens: Int32Array  #: the words of the text
    offsets: Int64Array  #: where its sentences begin
    sentence: Int32Array  #: the sentence of each position
    positions: Int32Array  #: the position of each suffix
    ranks: Int32Array  #: the place of each position among the suffixes
    common: npt.NDArray[np.uint8]  #: words that a suffix shares with the one before it, at most 7

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
        return _ranked(text, positions, common, sentence)

    def without(self, text: Text, stays: npt.NDArray[np.bool_]) -> SuffixArray:
        """Return the suffixes of the words that stay, which are a text of their own."""
        in_order = stays[self.positions]
        moved = np.cumsum(stays, dtype=np.int32) - 1
        # What two suffixes share is the least of what those between them share in turn.
        groups = np.flatnonzero(in_order)
        upto = np.append(0, groups[:-1] + 1)
        common = np.minimum.reduceat(self.common[: groups[-1] + 1], upto)
        common[0] = 0
        return _ranked(text, moved[self.positions[in_order]].astype(np.int32), common)

    def extended(self, text: Text) -> tuple[SuffixArray, Int64Array]:
        """Return the suffixes of a text that begins with this one.

        The second result tells before which of the suffixes of this text the others stand.
        """
        n, before = len(self.tokens), len(self.offsets) - 1
        tokens = read_only(text.tokens)
        new = np.arange(before, len(text), dtype=np.int32)
        sentence = np.concatenate([self.sentence, np.repeat(new, text.lengths[before:])])
        places = np.empty(len(tokens) - n, dtype=np.int64)
        kernels.insertion_places(tokens, sentence, self.positions, _SORTED, places)
        order = kernels.sort_suffixes(tokens[n:], sentence[n:], len(text.vocabulary), LONGEST)
        places = places[order]
        added = (n + order).astype(np.int32)
        positions = inserted(self.positions, places, added)
        common = inserted(self.common, places, np.zeros(len(places), np.uint8))
        at = places + np.arange(len(places))
        at = np.unique(np.concatenate([at, at + 1]))
        at = at[(at > 0) & (at < len(positions))]
        kernels.common_words(tokens, sentence, positions, LONGEST, at, common)
        ranks = np.empty(len(positions), dtype=np.int32)
        kernels.move_ranks(self.ranks, places, ranks)
        ranks[added] = places + np.arange(len(places))
        longer = SuffixArray(text.tokens, text.offsets, sentence, positions, ranks, common)
        return read_only(longer), places

    def derived(self) -> dict[str, npt.NDArray[Any]]:
        """Return the arrays to store with the text, by name."""
        return dict(zip(self._fields[2:], self[2:], strict=True))

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
    sentence: Int32Array | None = None,
) -> SuffixArray:
    """Complete a suffix array of sorted positions."""
    if sentence is None:
        sentence = np.repeat(np.arange(len(text), dtype=np.int32), text.lengths)
    ranks = np.empty_like(positions)
    ranks[positions] = np.arange(len(positions), dtype=np.int32)
    return read_only(SuffixArray(text.tokens, text.offsets, sentence, positions, ranks, common))
