"""The shortest sentence pairs for each feature (section 5.4.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from regmt.core.arrays import Int32Array, Int64Array
from regmt.instance_selection.selectors.base import Query, Ranking, Selector


@dataclass(kw_only=True)
class ShortestFirst(Selector):
    """Finds the shortest pairs whose source contains a feature."""

    def _prepare(self) -> None:
        lengths = self.index.source.text.lengths + self.index.target.text.lengths
        self._pair_length = lengths
        # Shortest first, equally short by id; and the place of each pair in that order.
        self._by_length = np.argsort(lengths, kind="stable").astype(np.int32)
        self._place = np.empty(len(lengths), dtype=np.int32)
        self._place[self._by_length] = np.arange(len(lengths), dtype=np.int32)

    def shortest_holders(self, feature: int, n: int) -> Int32Array:
        """Return the `n` shortest pairs, source and target words together, that hold a feature."""
        holders = self._postings.row(feature)
        places = self._place[holders[~self._excluded[holders]]]
        if n < len(places):
            places = np.partition(places, n - 1)[:n]
        return self._by_length[np.sort(places)]


@dataclass(kw_only=True)
class Shortest(ShortestFirst):
    """Select the shortest pair for each feature of the query in turn, round after round.

    The score is minus the number of words of the pair, source and target together. The features
    take turns by order and then by id; pairs that are already selected are skipped.
    """

    name: ClassVar[str] = "shortest"

    def _rank(self, query: Query, budget: int) -> Ranking:
        queues = [iter(self.shortest_holders(int(f), budget).tolist()) for f in query.features]
        ids: dict[int, None] = {}  # an ordered set
        while queues and len(ids) < budget:
            going = []
            for queue in queues:
                pair = next((pair for pair in queue if pair not in ids), None)
                if pair is not None:
                    ids[pair] = None
                    going.append(queue)
                if len(ids) == budget:
                    break
            queues = going
        chosen: Int64Array = np.fromiter(ids, dtype=np.int64, count=len(ids))
        return chosen, -self._pair_length[chosen].astype(np.float64)
