"""logreg: logistic regression, present or absent, for comparison (8.6.2)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import linalg
from scipy.special import expit
from sklearn import config_context
from sklearn.linear_model import LogisticRegression

from regmt.core.arrays import Float64Array, Int64Array
from regmt.learners.base import Learner, Matrix
from regmt.learners.columns import from_dense_columns


@dataclass(kw_only=True, eq=False, repr=False)
class Logistic(Learner):
    """L2-regularised logistic regression by scikit-learn, one per distinct target.

    A target feature is present where Y > 0. Minimises ``Σ log(1 + exp(−s x·w)) + (λ/2)‖w‖²`` with
    s = ±1; the prediction is the probability of presence.

    Parameters
    ----------
    alpha : float
        λ; scikit-learn's ``C`` is 1/λ. Small by default: most features are rare, and with λ = 1
        hardly any probability moves away from its prior.
    fit_intercept : bool
        Learn an intercept, which is not penalised.

    Attributes
    ----------
    coef_ : csr_matrix, shape (n_targets, n_features)
        Weights of the log-odds.
    intercept_ : ndarray, shape (n_targets,)

    Notes
    -----
    The penalty does not change when the feature space is rotated, and the solution lies in the
    span of the m training sentences. So the problems are solved in that span, with at most m
    coordinates instead of N_X, which is exact.
    """

    alpha: float = 0.01
    fit_intercept: bool = False

    positive = ("alpha",)
    poor_score = True  # a probability, not a value

    def _learn(self, X: Matrix, Y: Matrix, wanted: Int64Array | None) -> None:
        # X Xᵀ = V Λ Vᵀ: the rows of V √Λ are the sentences in coordinates of their own span,
        # and w = Xᵀ V Λ^(−1/2) v for the weights v found there.
        values, vectors = linalg.eigh((X @ X.T).toarray())
        positive = values > 1e-10 * max(values[-1], 1e-300)
        root, vectors = np.sqrt(values[positive]), vectors[:, positive]
        sentences = vectors * root
        weights = np.zeros((Y.shape[1], len(root)))
        intercept = np.zeros(Y.shape[1])
        model = LogisticRegression(
            C=1.0 / self.alpha,
            fit_intercept=self.fit_intercept,
            # liblinear is the fastest here, but it would penalise an intercept
            solver="newton-cholesky" if self.fit_intercept else "liblinear",
        )
        for t in range(Y.shape[1]):
            present = Y[:, [t]].toarray().ravel() > 0
            if not present.any():
                intercept[t] = -np.inf
            elif present.all():
                intercept[t] = np.inf
            elif len(root):
                with config_context(assume_finite=True, skip_parameter_validation=True):
                    model.fit(sentences, present)
                weights[t] = model.coef_[0]
                intercept[t] = model.intercept_[0] if self.fit_intercept else 0.0
        dual = (weights / root) @ vectors.T
        at = np.arange(X.shape[1]) if wanted is None else wanted
        W = from_dense_columns(np.asarray((X[:, at].T @ dual.T).T), at, X.shape[1])
        self.coef_ = W[self._group]
        self.intercept_ = intercept[self._group]

    def output(self, X: Matrix) -> Float64Array:
        """Return the probability of each target feature for each row of `X`."""
        return np.asarray(expit(super().output(X) + self.intercept_))
