"""Sentences drawn at random: the baseline for every selector."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from regmt.core.errors import check_ranges
from regmt.instance_selection.selectors.base import Query, Ranking, Selector


@dataclass(kw_only=True)
class RandomChoice(Selector):
    """Draw from the whole corpus without replacement; all scores are 0.

    The draw depends only on the seed and on the words of the query, not on earlier queries.

    Parameters
    ----------
    orders : Orders
        Used only for the source coverage in `gains`.
    seed : int
        Not negative.
    """

    name: ClassVar[str] = "random"

    seed: int = 0

    def __post_init__(self) -> None:
        check_ranges(self, not_negative=["seed"])

    def _rank(self, query: Query, budget: int) -> Ranking:
        words = zlib.crc32(query.tokens.astype("<i4").tobytes())
        rng = np.random.default_rng([self.seed, words])
        drawn = rng.permutation(np.flatnonzero(~self._excluded))[:budget]
        return drawn, np.zeros(len(drawn))
