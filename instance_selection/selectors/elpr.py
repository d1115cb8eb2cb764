"""Expected log probability ratios (5.5), after Haffari and Sarkar 2009."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from regmt.core.errors import check_ranges
from regmt.instance_selection.coverage import features_of
from regmt.instance_selection.selectors import _elpr_kernels
from regmt.instance_selection.selectors.base import Query, Ranking, Selector


@dataclass(kw_only=True)
class ELPR(Selector):
    """Greedily select sentences whose n-grams are more likely in the query than in the selection.

    ``0.4/|X_reg| Σ_{x∈X_reg} log P_U(x)/P_L(x) + 0.6/|X_oov| Σ_{x∈X_oov} Σ_{h∈H(x)} 1/|H(x)|
    Σ_{y∈Y_h(x)} log P_U(y)/P_L(y)`` (5.5). U is the query and L the selection so far. There is no
    phrase table while selecting: X_reg(S) are the n-grams of S that L holds, X_oov(S)
    the others, which are segmented in all ways; a sum over nothing is 0. Probabilities are
    smoothed, ``P(x) = (C(x) + ε) / (N + ε V)`` with V the number of distinct n-grams of the corpus.

    The score may rise while L grows, so every step looks at every candidate; only one selector is
    slower.

    Parameters
    ----------
    smoothing : float
        ε > 0.
    """

    name: ClassVar[str] = "elpr"

    smoothing: float = 0.5

    def __post_init__(self) -> None:
        check_ranges(self, positive=["smoothing"])

    def _prepare(self) -> None:
        table = self.index.source.table
        self._parts = table.parts()
        self._query_count = np.zeros(len(table), dtype=np.int64)
        self._selected_count = np.zeros(len(table), dtype=np.int64)
        self._ratio = np.zeros(len(table))

    def _rank(self, query: Query, budget: int) -> Ranking:
        # The segments of a feature may be of lower order than any feature.
        table = self.index.source.table
        whole = self.query_in_all_orders(query)
        candidates = self.holders(query)
        budget = min(budget, len(candidates))
        self._query_count[whole.features] = whole.counts
        self._ratio[whole.features] = np.log(whole.counts + self.smoothing) - np.log(self.smoothing)
        chosen, scores = _elpr_kernels.expected_log_ratio(
            self._postings.arrays,
            self._rows.arrays,
            _elpr_kernels.Features(
                sum(table.sizes[k - 1] for k in self.orders),
                table.starts,
                self._first,
                self._last,
                self._parts,
            ),
            candidates,
            self._query_count,
            self.n_ngrams(query),
            self.smoothing,
            self._ratio,
            self._selected_count,
            budget,
        )
        ids = candidates[chosen]
        held = features_of(self.index.source, ids, orders=self.all_orders)
        self._selected_count[held] = 0
        self._query_count[whole.features] = 0
        self._ratio[held] = 0
        self._ratio[whole.features] = 0
        return ids, scores
