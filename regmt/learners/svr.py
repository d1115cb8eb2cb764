"""SVR: support vector regression with an rbf kernel, for comparison (8.6)."""

from __future__ import annotations

from dataclasses import dataclass

from sklearn.svm import SVR

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.learners.kernel_machines import KernelMachine, dual_of


@dataclass(kw_only=True, eq=False, repr=False)
class SupportVectorRegression(KernelMachine):
    """Support vector regression by scikit-learn, one per distinct target.

    Parameters
    ----------
    C : float
        Cost of an error.
    epsilon : float
        Errors below this cost nothing.
    gamma : float, optional
        γ of the kernel; by default scikit-learn's ``"scale"``.
    """

    C: float = 1.0
    epsilon: float = 0.1
    gamma: float | None = None

    positive = ("C", "gamma")

    def _check_options(self) -> None:
        super()._check_options()
        if not self.epsilon >= 0:
            raise InputError(f"epsilon = {self.epsilon!r} is negative")

    def _fit_one(self, kernel: Float64Array, y: Float64Array) -> tuple[Float64Array, float]:
        if not y.any():
            return y, 0.0
        model = SVR(kernel="precomputed", C=self.C, epsilon=self.epsilon).fit(kernel, y)
        return dual_of(model, len(y))
