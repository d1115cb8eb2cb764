"""Count phrase pairs around the occurrences of phrases in a corpus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, read_only
from regmt.decoding.lookup import _lookup_kernels as kernels
from regmt.decoding.lookup.corpus_phrases import CorpusPhrases
from regmt.decoding.lookup.statistics import LinkArrays
from regmt.decoding.lookup.suffix_array import SuffixArray


@dataclass
class Marks:
    """The sentence pairs that are always visited and those that are left out."""

    of_sentence: npt.NDArray[np.uint8]
    always: Int64Array
    excluded: Int64Array

    @classmethod
    def of(
        cls, n: int, always: Sequence[int] | Int64Array, exclude: Sequence[int] | Int64Array
    ) -> Marks:
        """Mark some of `n` sentence pairs; one that is excluded is not visited in any case."""
        marks = np.zeros(n, dtype=np.uint8)
        excluded = np.unique(np.asarray(exclude, dtype=np.int64))
        selected = np.setdiff1d(np.asarray(always, dtype=np.int64), excluded)
        marks[selected], marks[excluded] = kernels.ALWAYS, kernels.EXCLUDED
        return cls(marks, selected, excluded)


class PairCounter:
    """Counts phrase pairs around occurrences; its memory grows as needed."""

    def __init__(self, phrases: CorpusPhrases) -> None:
        self.corpus_phrases = phrases
        self._capacity = 1 << 12  # pairs there is room for
        self._links = LinkArrays.both(phrases.links)
        self._marginals = read_only(phrases.statistics.source), read_only(phrases.statistics.target)

    def gather(
        self, phrases: Int64Array, marks: Marks, *, samples: int | None, complete: bool
    ) -> tuple[Int64Array, Int64Array]:
        """Return rows of phrase pairs, and the extractions of each phrase by mark.

        Parameters
        ----------
        phrases : ndarray of int64, shape (q, 3)
            Suffixes ``low … high - 1`` and length of each source phrase.
        samples, complete
            See `LookupOptions`.
        """
        data = self.corpus_phrases
        always = _positions(data.source, marks.always)
        places = data.source.places(always)
        found = np.empty(int(np.diff(phrases[:, :2]).max(initial=0)) + len(always), dtype=np.int64)
        n, rows, extracted = -1, phrases, phrases
        while n < 0:
            rows, slots = self._room(kernels.PAIR_COLUMNS)
            extracted = np.zeros((len(phrases), 2), dtype=np.int64)
            n = kernels.gather(
                data.source,
                data.target,
                self._links[0],
                phrases,
                data.longest,
                -1 if samples is None else samples,
                (marks.of_sentence, always, places),
                (rows, slots, np.empty((len(rows), 3), dtype=np.int64), found),
                extracted,
            )
            self._capacity *= 1 if n >= 0 else 2
        rows = rows[:n]
        if complete:
            missing = (phrases[:, 2] == 1) & (extracted.sum(axis=1) == 0)
            more = [
                self._completed_word(phrases, q, marks) for q in np.flatnonzero(missing).tolist()
            ]
            rows = np.concatenate([rows, *more])
            np.add.at(extracted[:, 0], rows[n:, kernels.KEY], rows[n:, kernels.COUNT])
        return rows, extracted

    def _room(self, n_columns: int) -> tuple[Int64Array, Int32Array]:
        """Return memory for rows of pairs, and slots to find them."""
        rows = np.empty((self._capacity, n_columns), dtype=np.int64)
        return rows, np.full(2 * self._capacity, -1, dtype=np.int32)

    def _completed_word(self, phrases: Int64Array, q: int, marks: Marks) -> Int64Array:
        """Return the words to which a word is linked as rows of pairs, with their counts."""
        data, links = self.corpus_phrases, self._links[0]
        at = data.source.at(np.arange(phrases[q, 0], phrases[q, 1]))
        mark = marks.of_sentence[data.source.sentence[at]]
        # Selected pairs first: a row stands where it is met first.
        at = np.concatenate([at[mark == kernels.ALWAYS], at[mark == kernels.UNMARKED]])
        sentence = data.source.sentence[at]
        which = _ranges(links.offsets[sentence], links.offsets[sentence + 1])
        owner = np.repeat(np.arange(len(at)), links.offsets[sentence + 1] - links.offsets[sentence])
        here = links.own[which] == (at - data.source.offsets[sentence])[owner]
        owner = owner[here]
        partner = data.target.offsets[sentence[owner]] + links.other[which[here]]
        words, first, row = np.unique(
            data.target.tokens[partner], return_index=True, return_inverse=True
        )
        selected = owner < (mark == kernels.ALWAYS).sum()
        supporting = np.unique(np.stack([row[selected], sentence[owner[selected]]]), axis=1)[0]
        rows = np.zeros((len(words), kernels.PAIR_COLUMNS), dtype=np.int64)
        for column, values in (
            (kernels.KEY, q),
            (kernels.AT, partner[first]),
            (kernels.LENGTH, 1),
            (kernels.OTHER_AT, at[owner[first]]),
            (kernels.VARIANT, 1),
            (kernels.COUNT, np.bincount(row, minlength=len(words))),
            (kernels.SELECTED, np.bincount(row[selected], minlength=len(words))),
            (kernels.SUPPORT, np.bincount(supporting, minlength=len(words))),
        ):
            rows[:, column] = values
        return rows

    def marginals(self, side: int, phrases: Int64Array, marks: Marks) -> Int64Array:
        """Return the first suffix, c and N of phrases of the source (0) or target (1)."""
        data = self.corpus_phrases
        sides = data.source, data.target
        excluded = sides[side].places(_positions(sides[side], marks.excluded))
        found = np.empty((len(phrases), 3), dtype=np.int64)
        while not kernels.find_marginals(
            sides[side],
            sides[1 - side],
            self._links[side],
            self._marginals[side],
            phrases,
            data.longest,
            (marks.of_sentence, excluded),
            self._room(kernels.COUNT_COLUMNS),
            found,
        ):
            self._capacity *= 2
        return found


def _positions(side: SuffixArray, sentences: Int64Array) -> Int64Array:
    """Return all positions of some sentences."""
    return _ranges(side.offsets[sentences], side.offsets[sentences + 1])


def _ranges(first: Int64Array, last: Int64Array) -> Int64Array:
    """Return first[0] … last[0] - 1, first[1] … last[1] - 1 and so on."""
    sizes = last - first
    return np.repeat(first - np.cumsum(sizes) + sizes, sizes) + np.arange(sizes.sum())
