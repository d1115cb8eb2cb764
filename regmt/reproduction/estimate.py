"""Figures of a test set, and how much they would differ on another one (bootstrap)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array
from regmt.metrics import Metric
from regmt.significance import Interval, resampled_counts


@dataclass(frozen=True)
class Estimate:
    """A figure, and the same figure of resampled test sets.

    Figures of the same test set can be subtracted: their draws are of the same resampled sets.

    Attributes
    ----------
    value : float
    draws : ndarray, shape (resamples,)
    units : int
        Number of sentences, or of runs, that the draws are made of.
    """

    value: float
    draws: Float64Array
    units: int

    def __add__(self, other: Estimate) -> Estimate:
        units = min(self.units, other.units)
        return Estimate(self.value + other.value, self.draws + other.draws, units)

    def __sub__(self, other: Estimate) -> Estimate:
        return self + (-1.0) * other

    def __rmul__(self, factor: float) -> Estimate:
        return Estimate(factor * self.value, factor * self.draws, self.units)

    def interval(self, confidence: float) -> Interval:
        """Return the percentile interval; it reaches everywhere if a figure is not defined."""
        if np.isnan(self.value) or np.isnan(self.draws).any():
            return Interval(-np.inf, np.inf)
        tail = (1.0 - confidence) / 2.0
        low, high = np.quantile(self.draws, [tail, 1.0 - tail])
        return Interval(float(low), float(high))


class Resampling:
    """Test sets drawn with replacement from one; the same for all figures of a table.

    Parameters
    ----------
    units : int
        Sentences of the test set.
    """

    def __init__(self, units: int, *, resamples: int = 1000, seed: int = 0) -> None:
        self.units = units
        self.counts = np.concatenate(list(resampled_counts(units, resamples, seed)))

    def figure(
        self, rows: npt.ArrayLike, function: Callable[[Float64Array], npt.ArrayLike]
    ) -> Estimate:
        """Return a function of the sum of `rows`, one for each unit."""
        table = np.asarray(rows, np.float64).reshape(self.units, -1)
        with np.errstate(divide="ignore", invalid="ignore"):
            value = np.asarray(function(table.sum(axis=0)), np.float64)
            draws = np.asarray(function(self.counts @ table), np.float64)
        return Estimate(float(value), draws, self.units)

    def score(self, metric: Metric, statistics: npt.ArrayLike) -> Estimate:
        """Return a metric, from the statistics of the sentences."""
        return self.figure(statistics, metric.score)

    def ratio(self, numerators: npt.ArrayLike, denominators: npt.ArrayLike) -> Estimate:
        """Return the ratio of two sums."""
        rows = np.column_stack([np.asarray(numerators), np.asarray(denominators)])
        return self.figure(rows, lambda sums: sums[..., 0] / sums[..., 1])

    def mean(self, values: npt.ArrayLike) -> Estimate:
        """Return the mean of the values that are not nan."""
        known = ~np.isnan(np.asarray(values, np.float64))
        return self.ratio(np.where(known, values, 0.0), known)

    def deviation(self, values: npt.ArrayLike) -> Estimate:
        """Return the standard deviation of a sample."""
        x = _centred(values)

        def spread(sums: Float64Array) -> Float64Array:
            centre, square, n = sums[..., 0], sums[..., 1], sums[..., 2]
            variance = (square - centre * centre / n) / np.maximum(n - 1, 1)
            return np.sqrt(np.maximum(variance, 0.0))

        return self.figure(np.column_stack([x, x * x, np.ones_like(x)]), spread)

    def correlation(self, first: npt.ArrayLike, second: npt.ArrayLike) -> Estimate:
        """Return Pearson's correlation; not defined where one side does not vary."""
        x, y = _centred(first), _centred(second)

        def pearson(sums: Float64Array) -> Float64Array:
            sx, sy, sxx, syy, sxy, n = np.moveaxis(sums, -1, 0)
            vary = np.maximum(sxx - sx * sx / n, 0.0) * np.maximum(syy - sy * sy / n, 0.0)
            return np.where(vary > 1e-18, (sxy - sx * sy / n) / np.sqrt(vary), np.nan)

        return self.figure(np.column_stack([x, y, x * x, y * y, x * y, np.ones_like(x)]), pearson)


def _centred(values: npt.ArrayLike) -> Float64Array:
    """Return values about 0: sums of their squares keep more digits."""
    numbers = np.asarray(values, np.float64)
    return np.asarray(numbers - numbers.mean())


def mean_over_runs(runs: Sequence[Estimate], *, seed: int = 0) -> Estimate:
    """Return the mean of a figure over runs with different seeds.

    The draws resample the runs, too: another set of seeds would give other runs.
    """
    draws = np.array([run.draws for run in runs])
    chosen = np.random.default_rng(seed).integers(0, len(runs), size=draws.shape)
    resampled = np.take_along_axis(draws, chosen, axis=0).mean(axis=0)
    return Estimate(float(np.mean([run.value for run in runs])), resampled, runs[0].units)


def correlation_across(first: Sequence[Estimate], second: Sequence[Estimate]) -> Estimate:
    """Return the correlation of two figures over systems."""
    pairs = zip(first, second, strict=True)
    tables = np.array([[[a.value, *a.draws], [b.value, *b.draws]] for a, b in pairs])
    x, y = np.moveaxis(tables - tables.mean(axis=0), 1, 0)
    with np.errstate(invalid="ignore", divide="ignore"):
        found = (x * y).sum(axis=0) / np.sqrt((x * x).sum(axis=0) * (y * y).sum(axis=0))
    return Estimate(float(found[0]), found[1:], first[0].units)
