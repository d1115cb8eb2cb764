"""Support vector machines for structured outputs: SVM-ISO and M³N (Phrasal thesis §6.2.3–4)."""

from __future__ import annotations

import dataclasses
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from regmt.core.arrays import Float64Array
from regmt.core.errors import check_ranges
from regmt.metrics import Metric
from regmt.tuning._kernels import best_hypotheses, simplex_dual
from regmt.tuning.mert import Seed
from regmt.tuning.oracle import hill_climb, target_losses
from regmt.tuning.pool import Pool


@dataclasses.dataclass(frozen=True, kw_only=True)
class StructuredSvm:
    """``min ½‖w‖² + C Σ ξᵢ`` with one margin constraint per hypothesis, by cutting planes.

    Parameters
    ----------
    rescaling : {"slack", "margin"}
        ``slack``: SVM-ISO, ``w·(Ψ(eʳ) − Ψ(e)) ≥ 1 − ξᵢ/Δ(eʳ, e)`` (Eq 6.3–6.4). ``margin``: M³N,
        ``w·(Ψ(eʳ) − Ψ(e)) ≥ Δ(eʳ, e) − ξᵢ`` (Eq 6.5–6.6).
    C : float
        Per sentence.
    tolerance : float
        Stop when no constraint is violated by more, per sentence (ε of §6.2.3).
    max_planes : int
        Cutting planes at most.

    Notes
    -----
    Both are ``ξᵢ ≥ lₑ − w·vₑ``: with v = Ψ(eʳ) − Ψ(e) and l = Δ for M³N, and both multiplied by Δ
    (l = Δ · 1) for SVM-ISO. The sum over sentences of the most violated constraints is one plane
    below ``Σ ξᵢ``, so a few dozen planes over all sentences solve what would be one constraint per
    hypothesis (the one-slack form of the problem, with the same minimum).
    """

    rescaling: Literal["slack", "margin"]
    C: float = 0.1
    tolerance: float = 1e-4
    max_planes: int = 1000

    def __post_init__(self) -> None:
        check_ranges(self, positive=["C", "max_planes"], not_negative=["tolerance"])

    def tune(self, pool: Pool, start: Float64Array, metric: Metric, seed: Seed) -> Float64Array:
        """Return the weights; the problem is convex, so `seed` is not used."""
        targets = hill_climb(pool, metric, scores=pool.scores(start))
        losses = target_losses(pool, targets, metric)
        return self.solve(pool, targets, losses)

    def solve(self, pool: Pool, targets: NDArray[np.int64], losses: Float64Array) -> Float64Array:
        """Return the minimum for given targets and losses Δ(eʳ, e) of all rows."""
        sentence = pool.sentence_of_row()
        # 0 for what does not compete, so that it adds nothing to a plane.
        scale = losses if self.rescaling == "slack" else (losses > 0.0).astype(np.float64)
        vector = np.zeros(len(pool.columns))
        planes: list[Float64Array] = []
        heights: list[float] = []
        gram = np.zeros((0, 0))
        alpha = np.zeros(0)
        slack = 0.0
        for _ in range(self.max_planes):
            scores = pool.scores(vector)
            violations = losses - scale * (scores[targets][sentence] - scores)
            worst = best_hypotheses(violations, pool.offsets)
            if violations[worst].sum() - slack <= self.tolerance * pool.sentences:
                break
            counts = np.zeros(len(pool))
            np.add.at(counts, targets, scale[worst])
            np.subtract.at(counts, worst, scale[worst])
            planes.append(np.asarray(pool.features.T @ counts))
            heights.append(float(losses[worst].sum() - counts @ pool.base))
            products = np.array([plane @ planes[-1] for plane in planes])
            larger = np.empty((len(planes), len(planes)))
            larger[:-1, :-1] = gram
            larger[-1], larger[:, -1] = products, products
            gram = larger
            linear = np.array(heights)
            alpha, _ = simplex_dual(
                gram,
                linear,
                self.C,
                np.append(alpha, 0.0),
                0.1 * self.tolerance * pool.sentences,
                100_000,
            )
            vector = alpha @ np.array(planes)
            slack = max(0.0, float((linear - np.array(planes) @ vector).max()))
        return vector
