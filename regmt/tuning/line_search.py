"""The exact line search of minimum error rate training (Och 2003; Phrasal thesis §3.1.1)."""

from __future__ import annotations

import dataclasses
from typing import Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from regmt.core.arrays import Float64Array
from regmt.metrics import Metric
from regmt.tuning._kernels import envelopes, running_totals
from regmt.tuning.pool import Pool, gain

Smoothing = Literal["none", "average", "max"]

_NARROW = 1e-10
"""Plateaus narrower than this (relative) are not aimed at: rounding could miss them."""

_FAR = 1e6
"""Beyond this size, weights next to fixed ones are not doubled again."""


@dataclasses.dataclass(frozen=True)
class Plateaus:
    """The corpus metric along ``w + γ d``: constant between neighbouring boundaries.

    Parameters
    ----------
    boundaries : float64 array, shape (p,)
        Rising values of γ at which some sentence changes its best hypothesis.
    totals : float64 array, shape (p + 1, k)
        Summed metric statistics on each plateau, the first reaching from −∞.
    """

    boundaries: Float64Array
    totals: Float64Array


@dataclasses.dataclass(frozen=True)
class LineOptimum:
    """Where a line search ends.

    Parameters
    ----------
    step : float
        The γ to move by; 0 if nothing on the line is better.
    value : float
        The (smoothed) objective there, more being better.
    start_value : float
        The same at γ = 0.
    """

    step: float
    value: float
    start_value: float


class Surface(Protocol):
    """The corpus metric as a function of the weights: over n-best lists or over lattices."""

    @property
    def dimensions(self) -> int:
        """Number of weights."""
        ...

    @property
    def scale_free(self) -> bool:
        """Whether ``c·w`` and ``w`` are the same for all c > 0 (no weight is fixed)."""
        ...

    def plateaus(self, vector: Float64Array, direction: Float64Array) -> Plateaus:
        """Return the plateaus along ``vector + γ direction``."""
        ...

    def totals(self, vector: Float64Array) -> Float64Array:
        """Return the summed metric statistics of the best hypotheses under `vector`."""
        ...


class PoolSurface:
    """The surface over the hypotheses of a pool."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.scale_free = not pool.base.any()

    @property
    def dimensions(self) -> int:
        """Number of weights."""
        return len(self.pool.columns)

    def totals(self, vector: Float64Array) -> Float64Array:
        """Return the summed metric statistics of the best hypotheses under `vector`."""
        return self.pool.totals(self.pool.best(vector))

    def plateaus(self, vector: Float64Array, direction: Float64Array) -> Plateaus:
        """Return the plateaus along ``vector + γ direction``."""
        slopes = np.asarray(self.pool.features @ direction)
        intercepts = self.pool.scores(vector)
        first, gamma, old, new = envelopes(slopes, intercepts, self.pool.offsets)
        order = np.argsort(gamma, kind="stable")
        totals = running_totals(self.pool.statistics, first, order, old, new)
        return Plateaus(gamma[order], totals)


def line_search(
    surface: Surface,
    metric: Metric,
    vector: Float64Array,
    direction: Float64Array,
    *,
    smoothing: Smoothing = "none",
    window: int = 3,
) -> LineOptimum:
    """Find the best point on the line ``vector + γ direction``, over all γ.

    The middle of the best plateau is returned; of equally good plateaus the widest, and γ = 0 if
    the plateau around it is among the best. The outermost plateaus are entered by ``‖w‖/‖d‖``, so
    that the search scales with the weights.

    Parameters
    ----------
    smoothing : {"none", "average", "max"}
        Replace the loss of a plateau by the average or the maximum over `window` neighbouring
        plateaus (§3.2.2; the objective here is a gain, so its minimum).
    window : int
        Odd: 3, 5 or 7 in the thesis.
    """
    found = surface.plateaus(vector, direction)
    edges = found.boundaries
    if not len(edges):
        value = float(gain(metric, found.totals[0]))
        return LineOptimum(0.0, value, value)
    pad = min(float(np.linalg.norm(vector)) or 1.0, _FAR) / float(np.linalg.norm(direction))
    edges = np.concatenate(([edges[0] - pad], edges, [edges[-1] + pad]))
    # γ = 0 may lie beyond the outermost boundary by more than the pad.
    edges[0], edges[-1] = min(edges[0], -pad), max(edges[-1], pad)
    widths = np.diff(edges)
    # Several sentences can change at one γ: what lies between has no width and is no plateau.
    wide = widths > _NARROW * np.maximum(pad, np.abs(edges[1:]))
    left, right = edges[:-1][wide], edges[1:][wide]
    values = smooth(gain(metric, found.totals[wide]), smoothing, window)
    here = min(int(np.searchsorted(right, 0.0, side="right")), len(values) - 1)
    best = float(values.max())
    start_value = float(values[here])
    if start_value >= best:
        return LineOptimum(0.0, start_value, start_value)
    equal = np.flatnonzero(values == best)
    choice = equal[np.argmax((right - left)[equal])]
    return LineOptimum(float((left[choice] + right[choice]) / 2), best, start_value)


def smooth(values: Float64Array, smoothing: Smoothing, window: int) -> Float64Array:
    """Replace each gain by the average or the minimum (greatest loss) of its neighbourhood.

    At the ends the neighbourhood is cut short.
    """
    if smoothing == "none":
        return values
    if window < 1 or window % 2 == 0:
        raise ValueError(f"window must be odd and positive, not {window}")
    half = window // 2
    n = len(values)
    low = np.maximum(np.arange(n) - half, 0)
    high = np.minimum(np.arange(n) + half + 1, n)
    if smoothing == "average":
        sums = np.concatenate(([0.0], np.cumsum(values)))
        return np.asarray((sums[high] - sums[low]) / (high - low))
    padded: NDArray[np.float64] = np.full(n + 2 * half, np.inf)
    padded[half : half + n] = values
    return np.asarray(np.lib.stride_tricks.sliding_window_view(padded, window).min(axis=1))
