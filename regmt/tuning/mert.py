"""Minimum error rate training (Phrasal thesis ch. 3): line searches from several starts."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError, check_choice, check_ranges
from regmt.metrics import Metric
from regmt.tuning.line_search import LineOptimum, PoolSurface, Smoothing, Surface, line_search
from regmt.tuning.pool import Pool, gain

Directions = Literal["random", "koehn", "powell", "simplex"]
Seed = int | Sequence[int]
Point = Float64Array
Rng = np.random.Generator

_IMPROVEMENT = 1e-9
"""Relative gain below which a step counts as none: it may be rounding."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Mert:
    """Minimum error rate training: ``w* = argmin ℓ(E_w)`` (Eq 3.2) by exact line searches.

    Parameters
    ----------
    directions : {"random", "koehn", "powell", "simplex"}
        ``random``: every component from N(0, 1), §3.2.1, the best in Table 3.3; gives up after
        `patience` directions without gain. ``koehn``: tries all coordinates and moves along the
        best, §3.1.2.2. ``powell``: Powell's method, which starts from the coordinates and replaces
        them by the progress made, §3.1.2.1. ``simplex``: downhill simplex (Nelder and Mead),
        without line searches.
    restarts : int
        Random starting points in addition to the given one. Each has its own generator, seeded
        by the seed of the run (which contains the iteration) and its number; other options do not
        change the starts.
    smoothing : {"none", "average", "max"}
        Of plateaus, §3.2.2.
    window : int
        Plateaus that are smoothed over: 3, 5 or 7.
    patience : int, optional
        For random directions; by default twice the number of weights.
    max_rounds : int
        Of Powell's and Koehn's methods, and of as many random directions as there are weights
        (a smoothed objective differs from line to line, so it can rise for ever).
    jobs : int
        Threads over the starts; the result does not depend on it.
    """

    directions: Directions = "random"
    restarts: int = 20
    smoothing: Smoothing = "none"
    window: int = 3
    patience: int | None = None
    max_rounds: int = 30
    jobs: int = dataclasses.field(default=1, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_choice("directions", self.directions, _STRATEGIES)
        check_choice("smoothing", self.smoothing, ("none", "average", "max"))
        if self.window < 1 or self.window % 2 == 0:
            raise InputError(f"a smoothing window of {self.window}", remedy="use 3, 5 or 7")
        if self.directions == "simplex" and self.smoothing != "none":
            raise InputError("the simplex search has no line searches to smooth")
        if self.directions != "random" and self.patience is not None:
            raise InputError("patience is for random directions only")
        check_ranges(self, positive=["max_rounds", "jobs"], not_negative=["restarts", "patience"])

    def tune(self, pool: Pool, start: Float64Array, metric: Metric, seed: Seed) -> Float64Array:
        """Return the best weights found, scaled to ``Σ|w| = 1`` unless some are fixed."""
        best = self.optimise(PoolSurface(pool), start, metric, seed)
        return best if pool.base.any() else normalised(best)

    def optimise(
        self, surface: Surface, start: Float64Array, metric: Metric, seed: Seed
    ) -> Float64Array:
        """Return the best weights found on any surface, from `start` and the random starts."""
        entropy = [seed] if isinstance(seed, int) else list(seed)
        scale = float(np.abs(start).max(initial=0.0)) or 1.0

        def search(number: int) -> tuple[float, Float64Array]:
            rng = np.random.default_rng([*entropy, number])
            point = np.asarray(start, np.float64)
            if number:
                point = scale * rng.uniform(-1.0, 1.0, surface.dimensions)
            found = _STRATEGIES[self.directions](self, surface, metric, point, rng)
            return float(gain(metric, surface.totals(found))), found

        numbers = range(self.restarts + 1)
        if self.jobs == 1:
            results = [search(number) for number in numbers]
        else:
            with ThreadPoolExecutor(self.jobs) as executor:
                results = list(executor.map(search, numbers))
        # The given start comes first and wins ties, so that weights do not drift.
        value, best = max(results, key=lambda result: result[0])
        given = float(gain(metric, surface.totals(start)))
        return best if _improves(value, given) else np.asarray(start, np.float64)

    def _line(
        self, surface: Surface, metric: Metric, point: Float64Array, direction: Float64Array
    ) -> LineOptimum:
        return line_search(
            surface, metric, point, direction, smoothing=self.smoothing, window=self.window
        )

    def _random(self, surface: Surface, metric: Metric, point: Point, rng: Rng) -> Point:
        failures = 0
        patience = self.patience if self.patience is not None else 2 * surface.dimensions
        for _ in range(self.max_rounds * surface.dimensions):
            if failures >= patience:
                break
            direction = rng.standard_normal(surface.dimensions)
            found = self._line(surface, metric, point, direction)
            if _improves(found.value, found.start_value):
                point = _moved(surface, point, found.step * direction)
                failures = 0
            else:
                failures += 1
        return point

    def _koehn(self, surface: Surface, metric: Metric, point: Point, rng: Rng) -> Point:
        axes = np.eye(surface.dimensions)
        for _ in range(self.max_rounds):
            trials = [self._line(surface, metric, point, axis) for axis in axes]
            # With smoothing each line has its own value at the start, so gains are compared.
            gains = [trial.value - trial.start_value for trial in trials]
            best = int(np.argmax(gains))
            if not _improves(trials[best].value, trials[best].start_value):
                break
            point = _moved(surface, point, trials[best].step * axes[best])
        return point

    def _powell(self, surface: Surface, metric: Metric, point: Point, rng: Rng) -> Point:
        directions = list(np.eye(surface.dimensions))
        for _ in range(self.max_rounds):
            before, gains = point, []
            for direction in directions:
                found = self._line(surface, metric, point, direction)
                gains.append(found.value - found.start_value)
                point = point + found.step * direction
            progress = point - before
            if not _improves(sum(gains), 0.0) or not progress.any():
                break
            found = self._line(surface, metric, point, progress)
            point = _moved(surface, point, found.step * progress)
            # The direction that gave most is the one the progress contains most of.
            largest = int(np.argmax(gains))
            directions[largest] = progress / np.linalg.norm(progress)
        return point

    def _simplex(self, surface: Surface, metric: Metric, point: Point, rng: Rng) -> Point:
        from scipy.optimize import minimize

        size = float(np.abs(point).max(initial=0.0)) or 1.0
        corners = np.vstack([point, point + size * np.eye(len(point))])
        result = minimize(
            lambda w: -float(gain(metric, surface.totals(w))),
            point,
            method="Nelder-Mead",
            # On plateaus the values agree exactly long before the simplex has shrunk.
            options={"initial_simplex": corners, "xatol": 1e-4 * size, "fatol": np.inf},
        )
        return np.asarray(result.x)


_STRATEGIES = {
    "random": Mert._random,
    "koehn": Mert._koehn,
    "powell": Mert._powell,
    "simplex": Mert._simplex,
}


def normalised(vector: Float64Array) -> Float64Array:
    """Return the vector with ``Σ|w| = 1``; the ranking it gives is the same."""
    total = float(np.abs(vector).sum())
    return vector / total if total > 0.0 else vector


def _moved(surface: Surface, point: Float64Array, step: Float64Array) -> Float64Array:
    """Return the point after a step; where only its direction matters it does not grow."""
    return normalised(point + step) if surface.scale_free else point + step


def _improves(value: float, start_value: float) -> bool:
    return value - start_value > _IMPROVEMENT * max(1.0, abs(start_value))
