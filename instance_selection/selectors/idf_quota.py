"""A number of training sentences for each source feature (3.15–3.16)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import ClassVar

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import check_ranges
from regmt.instance_selection.selectors.base import Query, Ranking
from regmt.instance_selection.selectors.shortest import ShortestFirst

_ALL = 1 << 31  # more pairs than an index holds


@dataclass(kw_only=True)
class IdfQuota(ShortestFirst):
    """Select the shortest pairs for each feature of the query, more pairs for rarer features.

    ``numTrain(f) = max(1, ⌈c / ln(1 + α / idfScore(f))⌉)`` (3.16), ``idfScore(f)`` being the sum of
    the idf of its words (3.15). The selection is the union of these quotas, all first choices
    before all second ones, rarer features first; the budget only cuts it. A larger `c` gives
    larger quotas. The score of a pair is the idfScore of the first feature that selected it.

    Parameters
    ----------
    alpha : float
        α > 0; the thesis uses 9.
    c : float
        c > 0; the thesis uses 1 or more.
    """

    name: ClassVar[str] = "idf-quota"

    alpha: float = 9.0
    c: float = 1.0

    def __post_init__(self) -> None:
        check_ranges(self, positive=["alpha", "c"])

    def idf_score(self, features: Int64Array) -> Float64Array:
        """Return the sum of the idf of the words of each feature (3.15)."""
        table = self.index.source.table
        return np.array(
            [self.idf(np.array(table.words(int(f)))).sum() for f in features], dtype=np.float64
        )

    def quota(self, idf_score: Float64Array) -> Int64Array:
        """Return numTrain (3.16)."""
        with np.errstate(divide="ignore"):  # a word in every sentence has idf 0 and quota 1
            share = self.c / np.log1p(self.alpha / idf_score)
        return np.clip(np.ceil(share), 1, _ALL).astype(np.int64)

    def _rank(self, query: Query, budget: int) -> Ranking:
        idf_score = self.idf_score(query.features)
        quota = self.quota(idf_score)
        rare_first = np.argsort(-idf_score, kind="stable")
        wanted = [
            self.shortest_holders(int(query.features[k]), int(quota[k])).tolist()
            for k in rare_first
        ]
        asked: dict[int, float] = {}
        for choices in zip_longest(*wanted):
            for k, pair in zip(rare_first, choices, strict=True):
                if pair is not None:
                    asked.setdefault(pair, float(idf_score[k]))
        ids = np.fromiter(asked, dtype=np.int64, count=len(asked))[:budget]
        scores = np.fromiter(asked.values(), dtype=np.float64, count=len(asked))[:budget]
        return ids, scores
