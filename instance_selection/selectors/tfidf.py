"""Cosine of tf-idf vectors (section 5.2, after Lü et al. 2007)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from regmt.core.arrays import places_of
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors.base import Query, Ranking, Selector, best

BIGRAMS = Orders(2, 2)


@dataclass(kw_only=True)
class TfIdf(Selector):
    """Select the sentences nearest to the query by the cosine of their tf-idf vectors.

    The weight of an n-gram is its count times log(|U| / cnt(f, U)). The terms are bigrams by
    default, as in the comparison of section 5.4.2.
    """

    name: ClassVar[str] = "tfidf"

    orders: Orders = BIGRAMS

    def _prepare(self) -> None:
        postings = self._postings
        features = np.arange(self._first, self._last)
        begin, end = postings.indptr[self._first], postings.indptr[self._last]
        weights = np.repeat(
            self.idf(features), np.diff(postings.indptr[self._first : self._last + 1])
        )
        weights *= postings.counts[begin:end]
        squares = np.bincount(
            postings.indices[begin:end], weights=weights**2, minlength=len(self.index)
        )
        self._norm = np.sqrt(squares)

    def _rank(self, query: Query, budget: int) -> Ranking:
        idf = self.idf(query.features)
        weights = query.counts * idf
        postings = self._postings
        begin = postings.indptr[query.features]
        lengths = postings.indptr[query.features + 1] - begin
        at = places_of(begin, lengths)
        products = np.repeat(weights * idf, lengths) * postings.counts[at]
        product = np.bincount(postings.indices[at], products, minlength=len(self.index))
        candidates = self.holders(query)
        norm = self._norm[candidates] * np.sqrt((weights**2).sum())
        cosine = np.divide(product[candidates], norm, out=np.zeros(len(candidates)), where=norm > 0)
        return best(candidates, cosine, budget)
