"""The settings of adaptive model weighting, single and all of Table 7.1."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from regmt.combination.updates import make_update
from regmt.core.errors import InputError

GRID_UPDATES = ("additive", "bic", "bicw", "multiplicative", "winnow")
"""The columns of Table 7.1."""


@dataclass(frozen=True, kw_only=True)
class Setting:
    """The settings of Table 7.1.

    Parameters
    ----------
    update : str
        One of `regmt.combination.updates.UPDATES`.
    stochastic : bool
        Draw the model with the probability of its weight; else take the greatest weight.
    mixture : bool
        Multiply the weights by the scores of the instance first (line 7).
    only_when_wrong : bool
        Update only if another model than the chosen one was best.
    eta : {"static", "dynamic"} or float
        ``√(M/(0.05 n))``, ``√(M/(L*[j] + c))``, or a number.
    instances : int
        n, the expected number of instances, for the static rate.
    constant : float
        c of the dynamic rate.
    average : int
        Use the mean of this many last weight vectors; 1 for no averaging.
    """

    update: str = "additive"
    stochastic: bool = False
    mixture: bool = False
    only_when_wrong: bool = False
    eta: str | float = "dynamic"
    instances: int = 1000
    constant: float = 3.0
    average: int = 1

    def __post_init__(self) -> None:
        make_update(self.update)
        if isinstance(self.eta, str) and self.eta not in ("static", "dynamic"):
            raise InputError(
                f"learning rate {self.eta!r}", remedy="use static, dynamic or a number"
            )
        if not isinstance(self.eta, str) and not (self.eta > 0 and np.isfinite(self.eta)):
            raise InputError(f"learning rate {self.eta}", remedy="use a positive number")
        if self.average < 1 or self.instances < 1:
            raise InputError("average and instances must be at least 1")

    @property
    def label(self) -> str:
        """The name in Tables 7.2 and 7.3, such as Add-D-W-F."""
        short = {
            "additive": "Add",
            "multiplicative": "Mul",
            "winnow": "Winnow",
            "winnow-printed": "Winnow(7.5)",
            "bic": "BIC",
            "bicw": "BICW",
        }
        letters = (
            "S" if self.stochastic else "D",
            "M" if self.mixture else "W",
            "T" if self.only_when_wrong else "F",
        )
        return "-".join((short[self.update], *letters))


def all_settings(
    instances: int, updates: Sequence[str] = GRID_UPDATES, *, average: int = 1
) -> Iterator[Setting]:
    """Yield all settings of Table 7.1, in its order, for some updates."""
    for stochastic, mixture, wrong, eta in itertools.product(
        (True, False), (True, False), (True, False), ("static", "dynamic")
    ):
        for update in updates:
            yield Setting(
                update=update,
                stochastic=stochastic,
                mixture=mixture,
                only_when_wrong=wrong,
                eta=eta,
                instances=instances,
                average=average,
            )
