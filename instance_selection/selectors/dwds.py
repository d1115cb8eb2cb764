"""Density-weighted diversity sampling (5.2–5.4), after Ambati et al. 2010."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from regmt.core.errors import check_ranges
from regmt.instance_selection.coverage import features_of
from regmt.instance_selection.selectors import _candidate_kernels, _dwds_kernels
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
        source = self.index.source
        lengths = source.text.lengths
        self._selected_count = np.zeros(len(source.table), dtype=np.int64)
        # A sentence has no more distinct n-grams of the other orders than n-grams.
        others = [n for n in self.all_orders if n not in self.orders]
        most_of_others = sum(np.maximum(lengths - n + 1, 0) for n in others)
        self._most = 1.0 / np.maximum(np.diff(self._rows.indptr) - most_of_others, 1)

    def _rank(self, query: Query, budget: int) -> Ranking:
        by_id = np.argsort(query.features)  # any order will do if it is always the same
        mass = query.counts[by_id] / max(self.n_ngrams(query), 1)
        postings, features = self._postings.only(query.features[by_id])
        shared = postings.arrays, features, self._excluded, self._hits
        n = _candidate_kernels.count_candidates(*shared)
        candidates, begins, held, counts = _candidate_kernels.candidate_rows(*shared, n)
        chosen, scores = np.empty(min(budget, n), dtype=np.int32), np.empty(min(budget, n))
        _dwds_kernels.density_diversity(
            self._rows.arrays,
            self._first,
            self._last,
            _dwds_kernels.Candidates(candidates, begins, held, counts, self._most[candidates]),
            query.features[by_id],
            mass,
            self._selected_count,
            self.alpha,
            chosen,
            scores,
        )
        ids = candidates[chosen]
        seen = features_of(self.index.source, ids, orders=self.all_orders)
        self._selected_count[seen] = 0
        return ids, scores
