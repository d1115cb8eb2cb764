"""Perplexity: common in the query, rare in the selection so far (after Mandal et al. 2008)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from regmt.core.errors import InputError
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors import _perplexity_kernels
from regmt.instance_selection.selectors.base import Query, Ranking, Selector

BIGRAMS = Orders(2, 2)


@dataclass(kw_only=True)
class Perplexity(Selector):
    """Greedily select by log perplexity under the selection L minus log perplexity under U.

    U is the query; L starts empty and grows by one sentence at a time. Both are bigram models,
    ``P(w|v) = λ C(vw)/C(v) + (1-λ) P(w)`` with ``P(w) = (C(w) + α) / (N + α (V + 1))``, V being the
    corpus vocabulary. The first word of a sentence has P(w), and so does a word after one that the
    model has never seen before another word. Candidates are the sentences that share a feature of
    `orders` with the query.

    The score may rise while L grows, so every step looks at every candidate.

    Parameters
    ----------
    smoothing : float
        α > 0.
    bigram_weight : float
        λ, at least 0 and below 1.
    """

    name: ClassVar[str] = "perplexity"

    smoothing: float = 0.1
    bigram_weight: float = 0.5

    def __post_init__(self) -> None:
        if not (self.smoothing > 0 and 0 <= self.bigram_weight < 1):
            raise InputError(
                f"smoothing {self.smoothing} and bigram weight {self.bigram_weight} can give "
                "probability 0",
                remedy="use smoothing > 0 and 0 <= weight < 1",
            )

    def _prepare(self) -> None:
        source = self.index.source
        if source.table.order < 2:
            raise InputError(
                "perplexity needs bigrams, but the index has only words",
                remedy="build it with `ngrams` 2 or more",
            )
        self._parts = source.table.parts()
        self._opening = source.text.tokens[source.text.offsets[:-1]]
        self._lengths = source.text.lengths
        self._words = np.zeros(source.table.n_words)
        self._histories = np.zeros(source.table.n_words)
        self._bigrams = np.zeros(int(source.table.starts[2]))

    def _rank(self, query: Query, budget: int) -> Ranking:
        source = self.index.source
        n_words, end = source.table.n_words, int(source.table.starts[2])
        candidates = self.holders(query)
        budget = min(budget, len(candidates))
        text = _perplexity_kernels.BigramText(
            self._rows.arrays, n_words, end, self._parts, self._opening, self._lengths
        )
        counts = (self._words, self._histories, self._bigrams)
        model = _perplexity_kernels.BigramModel(*counts, self.smoothing, self.bigram_weight)
        self._count_query(query)
        query_score = _perplexity_kernels.log_probabilities(
            text, model, len(query.tokens), candidates
        )
        for array in counts:
            array[:] = 0
        chosen, scores = _perplexity_kernels.perplexity_difference(
            text, model, candidates, query_score, budget
        )
        for array in counts:
            array[:] = 0
        return candidates[chosen], scores

    def _count_query(self, query: Query) -> None:
        np.add.at(self._words, query.tokens[query.tokens >= 0], 1)
        _, bigrams = self.index.source.table.find(query.tokens, query.offsets, orders=BIGRAMS)
        np.add.at(self._bigrams, bigrams, 1)
        np.add.at(self._histories, self._parts[bigrams, 0], 1)
