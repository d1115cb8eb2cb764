"""Log-linear training: conditional likelihood of the targets (Phrasal thesis §6.2.5)."""

from __future__ import annotations

import dataclasses

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from regmt.core.arrays import Float64Array
from regmt.core.errors import check_ranges
from regmt.metrics import Metric
from regmt.tuning.mert import Seed
from regmt.tuning.oracle import hill_climb, target_losses
from regmt.tuning.pool import Pool


@dataclasses.dataclass(frozen=True, kw_only=True)
class LogLinear:
    """Maximise ``Σ log P(eʳ|f)`` with a Gaussian prior (Eq 6.7–6.9), by L-BFGS.

    Parameters
    ----------
    sigma : float
        σ of the prior ``‖w‖²/(2σ)``; infinity for none (Eq 6.8).

    Notes
    -----
    The sum over e in Eq 6.7 runs over the target and the hypotheses that are worse: another
    derivation of the same words does not compete with it.
    """

    sigma: float = 100.0

    def __post_init__(self) -> None:
        check_ranges(self, positive=["sigma"])

    def tune(self, pool: Pool, start: Float64Array, metric: Metric, seed: Seed) -> Float64Array:
        """Return the weights; the problem is convex, so `seed` is not used."""
        targets = hill_climb(pool, metric, scores=pool.scores(start))
        competing = target_losses(pool, targets, metric) > 0.0
        competing[targets] = True
        result = minimize(
            lambda w: objective(pool, targets, competing, w, sigma=self.sigma),
            start,
            jac=True,
            method="L-BFGS-B",
            options={"maxiter": 2000, "ftol": 1e-11},
        )
        return np.asarray(result.x)


def objective(
    pool: Pool,
    targets: NDArray[np.int64],
    competing: NDArray[np.bool_],
    vector: Float64Array,
    *,
    sigma: float,
) -> tuple[float, Float64Array]:
    """Return the value of Eq 6.9 and its gradient; the sum of Eq 6.7 is over `competing` rows."""
    scores = np.where(competing, pool.scores(vector), -np.inf)
    starts = pool.offsets[:-1]
    sentence = pool.sentence_of_row()
    highest = np.maximum.reduceat(scores, starts)
    exponentials = np.exp(scores - highest[sentence])
    sums = np.add.reduceat(exponentials, starts)
    log_likelihood = (scores[targets] - highest - np.log(sums)).sum()
    value = float(vector @ vector) / (2.0 * sigma) - float(log_likelihood)
    expected = exponentials / sums[sentence]
    expected[targets] -= 1.0
    return value, np.asarray(pool.features.T @ expected) + vector / sigma
