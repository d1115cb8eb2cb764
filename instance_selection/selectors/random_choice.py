"""Sentences drawn at random: the baseline that every selector has to beat."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.instance_selection.selectors.base import Query, Selector


@dataclass(kw_only=True)
class RandomChoice(Selector):
    """Draw from the whole corpus without replacement; all scores are 0.

    The draw depends on the seed and on the words of the query alone, not on the queries before it.

    Parameters
    ----------
    orders : Orders
        Only the source coverage in `gains` looks at it.
    seed : int
        Not negative.
    """

    name: ClassVar[str] = "random"

    seed: int = 0

    def __post_init__(self) -> None:
        if self.seed < 0:
            raise InputError(f"seed {self.seed} is negative", remedy="use 0 or more")

    def _rank(self, query: Query, budget: int) -> tuple[npt.NDArray[np.integer], Float64Array]:
        words = zlib.crc32(query.tokens.astype("<i4").tobytes())
        rng = np.random.default_rng([self.seed, words])
        drawn = rng.permutation(np.flatnonzero(~self._excluded))[:budget]
        return drawn, np.zeros(len(drawn))
