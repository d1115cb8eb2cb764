"""SVC: support vector classification, present or absent, for comparison (8.6.2)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.special import expit
from sklearn.svm import SVC

from regmt.core.arrays import Float64Array
from regmt.learners.kernel_machines import KernelMachine, dual_of


@dataclass(kw_only=True, eq=False, repr=False)
class SupportVectorClassification(KernelMachine):
    """Support vector classification by scikit-learn, one per distinct target.

    A target feature is present where Y > 0. The prediction is the probability of presence by
    Platt's sigmoid, fitted to the decision values of the training sentences.

    Parameters
    ----------
    C : float
        Cost of an error.
    gamma : float, optional
        γ of the rbf kernel; by default scikit-learn's ``"scale"``.
    """

    C: float = 1.0
    gamma: float | None = None

    positive = ("C", "gamma")
    poor_score = True  # a probability, not a value

    def _fit_one(self, kernel: Float64Array, y: Float64Array) -> tuple[Float64Array, float]:
        present = y > 0
        if present.all() or not present.any():  # one class only: no machine needed
            return np.zeros(len(y)), 0.0
        return dual_of(SVC(kernel="precomputed", C=self.C).fit(kernel, present), len(y))

    def _finish(self, decision: Float64Array, targets: Float64Array) -> None:
        present = targets.T > 0
        slope, offset = fit_sigmoids(decision, present)
        always, never = present.all(axis=1), ~present.any(axis=1)
        slope[always | never] = 0.0
        offset[always], offset[never] = np.inf, -np.inf
        self._slope, self._offset = slope[self._group], offset[self._group]

    def _output(self, decision: Float64Array) -> Float64Array:
        probability: Float64Array = expit(decision * self._slope + self._offset)
        return probability


def fit_sigmoids(
    decision: Float64Array, present: np.ndarray, *, max_iter: int = 50
) -> tuple[Float64Array, Float64Array]:
    """Fit ``p = 1/(1 + exp(−(a f + b)))`` to the decision values f of each row (Platt, 1999).

    Newton's method on all rows at once, with Platt's smoothed targets ``(N₊+1)/(N₊+2)`` and
    ``1/(N₋+2)``, which keep the slope finite for separable data.

    Parameters
    ----------
    decision : ndarray, shape (n, m)
    present : ndarray of bool, shape (n, m)

    Returns
    -------
    slope, offset : ndarray, shape (n,)
    """
    positives = present.sum(axis=1, keepdims=True)
    negatives = present.shape[1] - positives
    goal = np.where(present, (positives + 1) / (positives + 2), 1 / (negatives + 2))
    a = np.zeros(len(decision))
    b = np.log((positives + 1) / (negatives + 1)).ravel()

    def loss(a: Float64Array, b: Float64Array) -> Float64Array:
        z = decision * a[:, None] + b[:, None]
        total: Float64Array = (np.logaddexp(0.0, z) - goal * z).sum(axis=1)
        return total

    current = loss(a, b)
    for _ in range(max_iter):
        p = expit(decision * a[:, None] + b[:, None])
        error, weight = goal - p, p * (1 - p)
        grad_a, grad_b = (error * decision).sum(axis=1), error.sum(axis=1)
        if max(np.abs(grad_a).max(initial=0), np.abs(grad_b).max(initial=0)) < 1e-8:
            break
        aa = (weight * decision**2).sum(axis=1) + 1e-10
        ab, bb = (weight * decision).sum(axis=1), weight.sum(axis=1) + 1e-10
        determinant = aa * bb - ab**2
        step_a = (bb * grad_a - ab * grad_b) / determinant
        step_b = (aa * grad_b - ab * grad_a) / determinant
        size = np.ones(len(a))
        for _ in range(20):  # halve the step of each row until its loss does not grow
            new = loss(a + size * step_a, b + size * step_b)
            worse = new > current
            if not worse.any():
                break
            size[worse] *= 0.5
        size[new > current] = 0.0
        a, b = a + size * step_a, b + size * step_b
        current = loss(a, b)
    return a, b
