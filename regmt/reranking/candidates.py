"""Candidate translations of some sentences: n-best lists, or the outputs of several systems."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, offsets_of
from regmt.core.errors import InputError
from regmt.decoding.nbest import NBestEntry
from regmt.instance_selection.ngrams import NgramTable, flatten
from regmt.instance_selection.text_profile import TextProfile
from regmt.instance_selection.text_profile.profile import Recase
from regmt.instance_selection.vocabulary import Vocabulary

T = TypeVar("T")

SPLIT = TextProfile()
"""For text that is already tokenised."""


@dataclass(frozen=True)
class Candidates:
    """The candidates of all sentences, one per row.

    Attributes
    ----------
    offsets : ndarray of int64, shape (sentences + 1,)
        Sentence *i* has the rows ``offsets[i]:offsets[i + 1]``, at least one.
    lines : list of str
        Each candidate in the form of the input.
    tokens : list of list of str
        Its words.
    model_scores : ndarray of float64, shape (rows,), or None
        The decoder's score of each; outputs of unknown systems have none.
    source : sequence of str or None
        The source sentences, as lines.
    documents : sequence of str or None
        The name of the document that each sentence belongs to.
    source_preprocessing : TextProfile
        How the source lines become words.
    """

    offsets: Int64Array
    lines: list[str]
    tokens: list[list[str]]
    model_scores: Float64Array | None = None
    source: Sequence[str] | None = None
    documents: Sequence[str] | None = None
    source_preprocessing: TextProfile = SPLIT
    _remembered: dict[object, Any] = field(default_factory=dict, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name, lines in (("source", self.source), ("document list", self.documents)):
            if lines is not None and len(lines) != self.sentences:
                raise InputError(
                    f"the {name} has {len(lines)} lines, but there are candidates for "
                    f"{self.sentences} sentences",
                    remedy="give the file that matches the candidates",
                )
        if (np.diff(self.offsets) < 1).any():
            empty = int(np.flatnonzero(np.diff(self.offsets) < 1)[0])
            raise InputError(f"sentence {empty} has no candidates")

    @classmethod
    def from_nbest(
        cls,
        lists: Sequence[Sequence[NBestEntry]],
        *,
        source: Sequence[str] | None = None,
        documents: Sequence[str] | None = None,
        preprocessing: TextProfile = SPLIT,
        source_preprocessing: TextProfile = SPLIT,
        recase: Recase | None = None,
    ) -> Candidates:
        """Take n-best lists; they are tokenised, so `preprocessing` usually only lower-cases.

        Those of a raw corpus have its tokens, and the lines are restored from them by `source`,
        their case by `recase`.
        """
        entries = [entry for entries in lists for entry in entries]
        tokens = [preprocessing(entry.text) for entry in entries]
        lines = [entry.text for entry in entries]
        if preprocessing.raw:
            tokens = [entry.tokens for entry in entries]
        if preprocessing.raw and source is not None:
            segments = [source_preprocessing.encode(line) for line in source]
            lines = [
                preprocessing.decode(
                    entry.tokens, segment, _links(entry, len(segment.tokens)), recase=recase
                )
                for segment, entries in zip(segments, lists, strict=True)
                for entry in entries
            ]
        return cls(
            offsets_of([len(entries) for entries in lists]),
            lines,
            tokens,
            np.array([entry.score for entry in entries]),
            source,
            documents,
            source_preprocessing,
        )

    @classmethod
    def from_systems(
        cls,
        outputs: Sequence[Sequence[str]],
        *,
        source: Sequence[str] | None = None,
        documents: Sequence[str] | None = None,
        preprocessing: TextProfile = SPLIT,
        source_preprocessing: TextProfile = SPLIT,
    ) -> Candidates:
        """Take line *i* of every system for sentence *i*; candidate *k* is that of system *k*."""
        if not outputs or not outputs[0]:
            raise InputError("no translations to choose from")
        sizes = {len(lines) for lines in outputs}
        if len(sizes) > 1:
            raise InputError(f"the systems have unequal numbers of lines: {sorted(sizes)}")
        lines = [line for same in zip(*outputs, strict=True) for line in same]
        sources = None if source is None else [line for line in source for _ in outputs]
        return cls(
            offsets_of([len(outputs)] * len(outputs[0])),
            lines,
            list(preprocessing.tokens(lines, sources)),
            None,
            source,
            documents,
            source_preprocessing,
        )

    @property
    def sentences(self) -> int:
        """Number of sentences."""
        return len(self.offsets) - 1

    def __len__(self) -> int:
        """Return the number of candidates."""
        return int(self.offsets[-1])

    def select(self, first: int, last: int) -> Candidates:
        """Return the candidates of the sentences ``first:last``."""
        rows = slice(int(self.offsets[first]), int(self.offsets[last]))
        return Candidates(
            self.offsets[first : last + 1] - self.offsets[first],
            self.lines[rows],
            self.tokens[rows],
            None if self.model_scores is None else self.model_scores[rows],
            None if self.source is None else self.source[first:last],
            None if self.documents is None else self.documents[first:last],
            self.source_preprocessing,
        )

    def remember(self, key: object, compute: Callable[[], T]) -> T:
        """Return the result of `compute`, computed once per `key`: several scores share work."""
        if key not in self._remembered:
            self._remembered[key] = compute()
        value: T = self._remembered[key]
        return value

    @cached_property
    def sentence_of_row(self) -> Int64Array:
        """The sentence of each candidate."""
        return np.repeat(np.arange(self.sentences), np.diff(self.offsets))

    @cached_property
    def source_tokens(self) -> list[list[str]]:
        """The words of the source sentences."""
        return [self.source_preprocessing(line) for line in self.source or ()]

    @cached_property
    def lengths(self) -> Int64Array:
        """Number of words of each candidate."""
        return np.fromiter(map(len, self.tokens), np.int64, len(self))

    @cached_property
    def words(self) -> tuple[Vocabulary, Int32Array, Int64Array]:
        """The vocabulary of all candidates, their words as flat ids, and the offsets."""
        vocabulary = Vocabulary()
        add = vocabulary.add
        ids, offsets = flatten([[add(word) for word in words] for words in self.tokens])
        return vocabulary, ids, offsets

    def ngrams(self, order: int) -> tuple[Int64Array, Int64Array]:
        """Return the n-grams of one order as (row, number of the n-gram), row by row."""
        row = np.repeat(np.arange(len(self)), self.lengths)
        ranks = self._ranks(order)
        there = np.flatnonzero(ranks >= 0)
        return row[there], ranks[there]

    def _ranks(self, order: int) -> Int64Array:
        def compute() -> list[Int64Array]:
            vocabulary, ids, offsets = self.words
            _, ranks = NgramTable.build(ids, offsets, n_words=len(vocabulary), order=MAX_ORDER)
            return ranks

        return self.remember("ngrams", compute)[order - 1]

    def within(self, values: Float64Array, function: np.ufunc) -> Float64Array:
        """Reduce `values` over each sentence's candidates, and repeat the result for each row."""
        return np.asarray(function.reduceat(values, self.offsets[:-1]))[self.sentence_of_row]

    def best(self, scores: Float64Array) -> Int64Array:
        """Return the row of the highest score of each sentence; of equal ones the first.

        Raises
        ------
        InputError
            A score that is not a number.
        """
        if np.isnan(scores).any():
            sentence = int(self.sentence_of_row[np.isnan(scores).argmax()])
            raise InputError(
                f"a score of sentence {sentence} is not a number",
                remedy="use smaller weights and scales",
            )
        hit = np.flatnonzero(scores == self.within(scores, np.maximum))
        _, first = np.unique(self.sentence_of_row[hit], return_index=True)
        return np.asarray(hit[first])


MAX_ORDER = 4
"""The longest n-grams that scores compare."""


def _links(entry: NBestEntry, n_source: int) -> list[tuple[int, int]] | None:
    """Return the word links of an entry that lie within the sentence; None if it has none."""
    n_target = len(entry.tokens)
    return [(i, j) for i, j in entry.links if i < n_source and j < n_target] or None


def posterior_weights(candidates: Candidates, *, scale: float = 1.0) -> Float64Array:
    """Return ``P(e) ∝ exp(scale · score(e))`` of each candidate within its list.

    Candidates without scores are equally probable.
    """
    if candidates.model_scores is None:
        weights = np.ones(len(candidates))
    else:
        scores = scale * candidates.model_scores
        weights = np.exp(scores - candidates.within(scores, np.maximum))
    return weights / candidates.within(weights, np.add)
