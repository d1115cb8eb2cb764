"""Density-weighted diversity sampling (5.2–5.4), after Ambati et al. 2010."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from regmt.core.errors import check_ranges
from regmt.instance_selection.coverage import features_of
from regmt.instance_selection.selectors import _dwds_kernels
from regmt.instance_selection.selectors.base import Query, Ranking, Selector


@dataclass(kw_only=True)
class DWDS(Selector):
    """Greedily select sentences that are dense in the query's n-grams and new to the selection.

    ``d(S) = Σ_{x∈X(S)} P_U(x) exp(-α C_L(x)) / |X(S)|`` (5.2), ``u(S)`` = share of the features of
    S that the selection L does not hold (5.3), and their harmonic mean (5.4). U is the query, L
    starts empty and grows by one sentence at a time; X(S) are all distinct n-grams of S.

    Parameters
    ----------
    alpha : float
        α ≥ 0.
    """

    name: ClassVar[str] = "dwds"

    alpha: float = 1.0

    def __post_init__(self) -> None:
        check_ranges(self, not_negative=["alpha"])

    def _prepare(self) -> None:
        n_features = len(self.index.source.table)
        self._mass, self._density = np.zeros(n_features), np.zeros(n_features)
        self._selected_count = np.zeros(n_features, dtype=np.int64)

    def _rank(self, query: Query, budget: int) -> Ranking:
        candidates = self.holders(query)
        budget = min(budget, len(candidates))
        for array in (self._mass, self._density):
            array[query.features] = query.counts / max(self.n_ngrams(query), 1)
        chosen, scores = _dwds_kernels.density_diversity(
            self._rows.arrays,
            self._first,
            self._last,
            candidates,
            self._mass,
            self._density,
            self._selected_count,
            self.alpha,
            budget,
        )
        for array in (self._mass, self._density):
            array[query.features] = 0
        ids = candidates[chosen]
        held = features_of(self.index.source, ids, orders=self.all_orders)
        self._selected_count[held] = 0
        return ids, scores
