"""Dice's coefficient between the query's words and the target words (5.10–5.11)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, read_only
from regmt.core.errors import check_choice
from regmt.instance_selection.selectors import _word_kernels
from regmt.instance_selection.selectors.base import Query, Ranking, Selector, best, frozen

_FREQUENT = 500
_CACHED_WORDS = 128

DENOMINATORS = ("product", "sum")


@dataclass(kw_only=True)
class Dice(Selector):
    """Select pairs whose target words are associated with the query words, favouring short pairs.

    ``φ(S_U, S, T) = 1 / (|T| log |S|) · Σ_{x∈X(S_U)} Σ_j Σ_{y∈Y(x)} dice(y, T_j)`` (5.11), where
    X(S_U) are the distinct n-grams of the query and Y(x) the words of x. The counts of (5.10) are
    numbers of sentence pairs of the whole corpus. Candidates are the pairs whose source shares a
    feature with the query; a source of one word is taken to have two, for log 1 = 0.

    Parameters
    ----------
    denominator : {"product", "sum"}
        dice(x, y) = 2 C(x, y) / (C(x) C(y)) as printed, or the usual 2 C(x, y) / (C(x) + C(y)).
    """

    name: ClassVar[str] = "dice"

    denominator: str = "product"

    def __post_init__(self) -> None:
        check_choice("denominator", self.denominator, DENOMINATORS)

    def _prepare(self) -> None:
        source, target = self.index.source, self.index.target
        n_words = target.table.n_words
        self._target_rows = frozen(target.sentences)
        self._target_frequency = target.document_frequency[:n_words].astype(np.float64)
        self._target_tokens = read_only(target.text.tokens)
        self._target_offsets = read_only(target.text.offsets)
        self._norm = target.text.lengths * np.log(np.maximum(source.text.lengths, 2))
        self._seen = np.zeros(n_words, dtype=np.int32)
        self._words = np.empty(n_words, dtype=np.int32)
        self._cached_association = lru_cache(maxsize=_CACHED_WORDS)(self._compute_association)

    def __getstate__(self) -> dict[str, object]:
        return {key: value for key, value in self.__dict__.items() if key != "_cached_association"}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        if hasattr(self, "index"):
            self._cached_association = lru_cache(maxsize=_CACHED_WORDS)(self._compute_association)

    def _association(self, word: int) -> tuple[Int32Array, Float64Array]:
        # Frequent words are the expensive ones, and they come back in the next query.
        frequent = len(self._postings.row(word)) >= _FREQUENT
        return self._cached_association(word) if frequent else self._compute_association(word)

    def _compute_association(self, word: int) -> tuple[Int32Array, Float64Array]:
        """Return the target words that occur with source word `word`, and dice (5.10) of each."""
        postings = self._postings.row(word)
        n = _word_kernels.cooccurrences(postings, self._target_rows.arrays, self._seen, self._words)
        words = self._words[:n].copy()
        together = self._seen[words].astype(np.float64)
        self._seen[words] = 0
        frequency = self._target_frequency[words]
        if self.denominator == "product":
            return words, 2 * together / (len(postings) * frequency)
        return words, 2 * together / (len(postings) + frequency)

    def _rank(self, query: Query, budget: int) -> Ranking:
        table = self.index.source.table
        spelled = [table.words(int(feature)) for feature in query.features]
        words, weights = np.unique(
            np.array([word for feature in spelled for word in feature], dtype=np.int64),
            return_counts=True,
        )
        # Σ over features and their words is a weighted sum over words.
        weight_of = np.zeros(len(self._seen))
        for word, weight in zip(words, weights, strict=True):
            targets, dice = self._association(int(word))
            weight_of[targets] += weight * dice
        candidates = self.holders(query)
        total = np.empty(len(candidates))
        _word_kernels.sum_over_tokens(
            self._target_tokens, self._target_offsets, candidates, weight_of, total
        )
        return best(candidates, total / self._norm[candidates], budget)
