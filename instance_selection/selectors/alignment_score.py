"""How well a pair aligns (5.6), after Uszkoreit et al. 2010."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from regmt.core.arrays import read_only
from regmt.core.errors import InputError
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors import _word_kernels
from regmt.instance_selection.selectors.base import Query, Ranking, Selector, best, frozen
from regmt.instance_selection.selectors.tfidf import TfIdf

WORDS = Orders(1, 1)


@dataclass(kw_only=True)
class AlignmentScore(Selector):
    """Select the pairs that align best among those nearest to the query.

    As in the work that the thesis cites, there are two steps: the idf-weighted cosine of the words
    retrieves `pool` times the budget, and the pairs found are ranked by
    ``score(A) = Σ_{(s,t)∈A} ln p(s,t) / (p(s) p(t))`` (5.6). The probabilities are estimated from
    the corpus itself, word-aligned by co-occurrence: every target word is linked to the source
    word of its pair with the highest dice coefficient 2 C(s,t) / (C(s) + C(t)), counted in sentence
    pairs; p(s,t), p(s) and p(t) are the shares of these links. A is the alignment so found.

    Parameters
    ----------
    orders : Orders
        Used only for the source coverage in `gains`; the score aligns words.
    pool : float
        At least 1.
    """

    name: ClassVar[str] = "alignment"

    pool: float = 10.0

    def __post_init__(self) -> None:
        if not self.pool >= 1:
            raise InputError(f"pool {self.pool} is less than 1", remedy="use 1 or more")

    def _prepare(self) -> None:
        source, target = self.index.source, self.index.target
        self._retrieval = TfIdf(orders=WORDS).fit(self.index)
        self._retrieval._excluded = self._excluded  # shared
        n_source, n_target = source.table.n_words, target.table.n_words
        link = np.zeros(len(target.text.tokens), dtype=np.int32)
        _word_kernels.link_words(
            self._postings.arrays,
            n_source,
            frozen(target.sentences).arrays,
            read_only(target.text.tokens),
            read_only(target.text.offsets),
            target.document_frequency[:n_target],
            link,
        )
        keys = link.astype(np.int64) * n_target + target.text.tokens
        _, pair, together = np.unique(keys, return_inverse=True, return_counts=True)
        of_source = np.bincount(link, minlength=n_source)
        of_target = np.bincount(target.text.tokens, minlength=n_target)
        # p(s,t) / (p(s) p(t)) with all three as shares of the same number of links
        ratio = together[pair] * len(link) / (of_source[link] * of_target[target.text.tokens])
        sentence = np.repeat(np.arange(len(target.text)), target.text.lengths)
        self._pair_score = np.zeros(len(target.text))
        np.add.at(self._pair_score, sentence, np.log(ratio))

    def _rank(self, query: Query, budget: int) -> Ranking:
        words = np.unique(query.tokens[query.tokens >= 0], return_counts=True)
        by_words = Query(
            query.tokens, query.offsets, words[0].astype(np.int64), words[1], query.n_distinct
        )
        pool = int(np.ceil(min(self.pool * budget, len(self.index))))
        nearest = np.sort(self._retrieval._rank(by_words, pool)[0])
        return best(nearest, self._pair_score[nearest], budget)
