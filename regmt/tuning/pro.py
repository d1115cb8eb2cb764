"""PRO: tuning as ranking (Hopkins and May 2011)."""

from __future__ import annotations

import dataclasses
from typing import Literal

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError, check_choice, check_ranges
from regmt.metrics import Metric
from regmt.tuning.mert import Seed
from regmt.tuning.oracle import sentence_gains
from regmt.tuning.pool import Features, Pool


@dataclasses.dataclass(frozen=True, kw_only=True)
class Pro:
    """Pairwise ranking optimisation: a linear classifier of sampled pairs of hypotheses.

    Parameters
    ----------
    sampler : {"threshold", "sigmoid"}
        ``threshold`` (Fig. 4): of `samples` pairs per sentence keep those whose sentence scores
        differ by `minimum` at least. ``sigmoid`` (footnote 6): accept a pair with probability
        σ(|Δg| − mean |Δg| of the sentence); pairs of equal score are dropped.
    samples : int, optional
        Γ, pairs drawn per sentence: 5000, and 100 for ``sigmoid``.
    keep : int, optional
        Ξ, the pairs with the greatest difference that are learned from: 50, and 100.
    minimum : float
        The threshold, for scores from 0 to 1 (other metrics are rescaled).
    regularisation : float
        Precision of the Gaussian prior of the classifier; 1, the default of the classifier in the
        paper.

    Notes
    -----
    The interpolation with the last weights (Ψ) is `regmt.tuning.interpolation`.
    """

    sampler: Literal["threshold", "sigmoid"] = "threshold"
    samples: int | None = None
    keep: int | None = None
    minimum: float = 0.05
    regularisation: float = 1.0

    def __post_init__(self) -> None:
        check_choice("sampler", self.sampler, ("threshold", "sigmoid"))
        check_ranges(self, positive=["samples", "keep"], not_negative=["minimum", "regularisation"])

    def tune(self, pool: Pool, start: Float64Array, metric: Metric, seed: Seed) -> Float64Array:
        """Return the weights w' of the classifier; `start` is not used."""
        gains = sentence_gains(metric, pool.statistics)
        return self.learn(pool, gains, np.random.default_rng(seed))

    def learn(self, pool: Pool, gains: Float64Array, rng: np.random.Generator) -> Float64Array:
        """Return the weights w' of the classifier for any score `gains` of each hypothesis."""
        better, worse = self.sample(pool, gains, rng)
        if not len(better):
            raise InputError(
                "no two hypotheses of a sentence differ enough in the metric",
                remedy="use larger n-best lists or the tuner option sampler=sigmoid",
            )
        margins = pool.base[better] - pool.base[worse]
        return rank_classifier(
            pool.differences(better, worse), margins, regularisation=self.regularisation
        )

    def sample(
        self, pool: Pool, gains: Float64Array, rng: np.random.Generator
    ) -> tuple[Int64Array, Int64Array]:
        """Sample pairs of rows (Fig. 4), the better one first.

        Each also represents its mirror image: both are always learned from.
        """
        sigmoid = self.sampler == "sigmoid"
        samples = self.samples or (100 if sigmoid else 5000)
        keep = self.keep or (100 if sigmoid else 50)
        better, worse = [], []
        for i in range(pool.sentences):
            low, high = pool.offsets[i], pool.offsets[i + 1]
            first, second = rng.integers(low, high, size=(2, samples))
            difference = gains[first] - gains[second]
            size = np.abs(difference)
            if sigmoid:
                accepted = rng.random(samples) < expit(size - mean_difference(gains[low:high]))
                accepted &= size > 0.0
            else:
                accepted = size >= self.minimum
            chosen = np.flatnonzero(accepted)
            chosen = chosen[np.argsort(-size[chosen], kind="stable")[:keep]]
            forward = difference[chosen] > 0.0
            better.append(np.where(forward, first[chosen], second[chosen]))
            worse.append(np.where(forward, second[chosen], first[chosen]))
        return np.concatenate(better), np.concatenate(worse)


def mean_difference(gains: Float64Array) -> float:
    """Return the mean of ``|g_j − g_j'|`` over all ordered pairs (j, j'), itself included."""
    n = len(gains)
    ranks = 2.0 * np.arange(n) - (n - 1)
    return float(2.0 * (np.sort(gains) * ranks).sum() / (n * n))


def rank_classifier(
    differences: Features, margins: Float64Array, *, regularisation: float = 1.0
) -> Float64Array:
    """Return the logistic regression without intercept that calls all `differences` positive.

    Minimises ``Σ 2 log(1 + exp(−(x·w + m))) + ½ λ ‖w‖²``; the factor 2 is the mirror image
    ``(−x, −1)`` of each pair, whose loss is the same. Solved with L-BFGS on columns scaled to
    unit variance, which changes the path but not the solution.

    Parameters
    ----------
    differences : array, shape (pairs, features)
        Better minus worse.
    margins : float64 array, shape (pairs,)
        The part of the score difference that is fixed.
    """
    squares = differences.multiply(differences) if hasattr(differences, "multiply") else None
    if squares is None:
        scale = np.sqrt(np.mean(np.square(differences), axis=0))
    else:
        scale = np.sqrt(np.asarray(squares.mean(axis=0)).ravel())
    scale[scale == 0.0] = 1.0
    # v = scale · w: the Hessian in v is well conditioned whatever the units of the features.
    prior = regularisation / np.square(scale)

    def objective(v: Float64Array) -> tuple[float, Float64Array]:
        scores = differences @ (v / scale) + margins
        loss = 2.0 * np.logaddexp(0.0, -scores).sum() + 0.5 * (prior * v * v).sum()
        slope = -2.0 * expit(-scores)
        return float(loss), (differences.T @ slope) / scale + prior * v

    start = np.zeros(differences.shape[1])
    result = minimize(
        objective, start, jac=True, method="L-BFGS-B", options={"maxiter": 1000, "ftol": 1e-10}
    )
    return np.asarray(result.x / scale)
