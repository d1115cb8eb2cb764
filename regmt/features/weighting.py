"""The weight of a match of p words in the word n-gram kernels."""

from __future__ import annotations

import math
from typing import Literal

from regmt.core.errors import check_choice

Weighting = Literal["none", "tokens", "exponential"]

WEIGHTINGS: tuple[Weighting, ...] = ("none", "tokens", "exponential")


def order_weight(order: int, *, weighting: Weighting = "none", alpha: float = 1.0) -> float:
    """Return the weight of a common n-gram of `order` words in the kernel.

    Parameters
    ----------
    order : int
        The number of words p.
    weighting : {"none", "tokens", "exponential"}
        ``none``: 1 (equation 3.11); ``tokens``: p (chapter 6); ``exponential``: exp(−α/p)
        (equation 3.12).
    alpha : float
        α of ``exponential``: the length below which a match is considered atypical.

    Notes
    -----
    The value of a feature is its count times the square root of this, so that the dot product of
    two feature vectors is the kernel.
    """
    check_choice("weighting", weighting, WEIGHTINGS)
    if weighting == "none":
        return 1.0
    if weighting == "tokens":
        return float(order)
    return math.exp(-alpha / order)
