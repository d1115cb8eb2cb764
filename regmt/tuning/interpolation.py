"""How far to move from the previous weights towards the newly learned ones."""

from __future__ import annotations

from typing import Literal

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.metrics import Metric
from regmt.tuning.line_search import PoolSurface, line_search
from regmt.tuning.mert import normalised
from regmt.tuning.pool import Pool

Interpolation = float | Literal["search"]


def interpolate(
    pool: Pool,
    last: Float64Array,
    learned: Float64Array,
    metric: Metric,
    interpolation: Interpolation,
) -> Float64Array:
    """Return ``w_t = Ψ w' + (1 − Ψ) w_{t−1}`` (PRO, §5.4).

    Both are scaled to ``Σ|w| = 1`` first unless the pool has fixed scores: the size of what a
    classifier learns says how separable its examples are and nothing about the ranking.

    Parameters
    ----------
    last, learned : float64 array
        w_{t−1} and w'.
    interpolation : float or "search"
        Ψ in (0, 1], or ``search`` for the exact line search of MERT along ``w' − w_{t−1}``: the
        best point by the corpus metric on the pool, which is never worse than both ends.
    """
    if not pool.base.any():
        last, learned = normalised(last), normalised(learned)
    if interpolation != "search":
        return interpolation * learned + (1.0 - interpolation) * last
    direction = learned - last
    if not direction.any():
        return learned
    # From the learned end, so that it is kept where several points are equally good.
    found = line_search(PoolSurface(pool), metric, learned, direction)
    moved = learned + found.step * direction
    return np.asarray(moved if pool.base.any() else normalised(moved))
