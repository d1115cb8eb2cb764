"""The brevity cost of the regression score (6.2.3)."""

from __future__ import annotations

import numpy as np

from regmt.core.arrays import Float64Array


def predicted_length(prediction: Float64Array, *, alpha: float) -> float:
    """Return ``|⌈W Φ_X(x) + α_BP⌋|`` of (6.3): the sum of the predictions rounded to integers."""
    return float(np.maximum(np.rint(prediction + alpha), 0.0).sum())


def brevity(length: Float64Array, estimate: float, *, form: str = "reference") -> Float64Array:
    """Return the brevity cost BP of (6.3) for candidates with so many features.

    Parameters
    ----------
    length : ndarray, shape (n,)
        ``|Φ_Y(y)|``, the number of features of each candidate.
    estimate : float
        The length that the regression predicts, see `predicted_length`.
    form : {"reference", "printed"}
        ``printed``: ``exp(min(1 − |Φ_Y(y)| / estimate, 0))``, which falls below 1 where the
        candidate is *longer* than predicted. ``reference``: ``exp(min(1 − estimate/|Φ_Y(y)|, 0))``
        as in (6.1), which falls where it is shorter; this is the intent of section 6.2.3 and what
        its negative weight λ_BP rewards.
    """
    if form == "printed":
        ratio = length / max(estimate, 1.0)
    else:
        ratio = estimate / np.maximum(length, 1.0)
    return np.asarray(np.exp(np.minimum(1.0 - ratio, 0.0)))
