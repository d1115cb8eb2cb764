"""The base class of comparison learners: scikit-learn models on one kernel matrix (8.6)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

import numpy as np
from sklearn import config_context
from sklearn.metrics.pairwise import rbf_kernel

from regmt.core.arrays import Float64Array, Int64Array
from regmt.learners.base import Learner, Matrix


class KernelMachine(Learner):
    """One model per distinct target on the rbf kernel ``exp(−γ‖x − x'‖²)`` of the sentences.

    The kernel matrix is formed once for all targets. There is no W; `columns` in `fit` is only
    checked, since the prediction needs the training sentences whole.

    Attributes
    ----------
    dual_coef_ : ndarray, shape (n_targets, m)
    intercept_ : ndarray, shape (n_targets,)
    gamma_ : float
        The γ in use.
    """

    has_coef = False

    gamma: float | None

    def _learn(self, X: Matrix, Y: Matrix, wanted: Int64Array | None) -> None:
        if self.gamma is None:
            # scikit-learn's "scale": 1 / (features · variance of the entries)
            variance = X.multiply(X).mean() - X.mean() ** 2
            self.gamma_ = 1.0 / (X.shape[1] * variance) if variance > 0 else 1.0
        else:
            self.gamma_ = self.gamma
        self._train = X.tocsr()
        kernel = rbf_kernel(self._train, gamma=self.gamma_)
        dual = np.zeros((Y.shape[1], X.shape[0]))
        intercept = np.zeros(Y.shape[1])
        targets = Y.toarray()
        with config_context(assume_finite=True, skip_parameter_validation=True):
            for t in range(Y.shape[1]):
                dual[t], intercept[t] = self._fit_one(kernel, targets[:, t])
        self._finish(dual @ kernel + intercept[:, None], targets)
        self.dual_coef_ = dual[self._group]
        self.intercept_ = intercept[self._group]

    @abstractmethod
    def _fit_one(self, kernel: Float64Array, y: Float64Array) -> tuple[Float64Array, float]:
        """Return the dual coefficients (m,) and the intercept of one target."""

    def _finish(self, decision: Float64Array, targets: Float64Array) -> None:
        """Do what is left, given the decision values of the distinct targets on the sentences."""

    def output(self, X: Matrix) -> Float64Array:
        """Return the prediction for each row of `X`, shape (n, N_Y)."""
        kernel = rbf_kernel(X, self._train, gamma=self.gamma_)
        return self._output(kernel @ self.dual_coef_.T + self.intercept_)

    def _output(self, decision: Float64Array) -> Float64Array:
        return decision


def dual_of(model: Any, m: int) -> tuple[Float64Array, float]:
    """Return the dual coefficients, spread over all m sentences, of a fitted libsvm model."""
    dual = np.zeros(m)
    dual[model.support_] = model.dual_coef_.ravel()
    return dual, float(model.intercept_[0])
