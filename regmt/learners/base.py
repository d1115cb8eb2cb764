"""The base class of learners: check, solve each distinct target once, predict with W."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Self, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy import sparse

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError
from regmt.learners.columns import as_csc, distinct_columns
from regmt.learners.estimator import Estimator

Matrix: TypeAlias = Any  # ndarray or scipy sparse matrix; scipy has no types


class Learner(Estimator):
    """A linear map ``Ŷ = X Wᵀ`` without intercept, learned column by column of Y.

    Attributes
    ----------
    coef_ : csr_matrix, shape (n_targets, n_features)
        W; row i holds the weights of target feature i. If `fit` was given `columns`, only those
        columns are filled.
    n_distinct_targets_ : int
        Number of different columns of Y; each was solved once.
    """

    has_coef: ClassVar[bool] = True  #: Whether there is a W at all.
    positive: ClassVar[tuple[str, ...]] = ()  #: Options that are positive, or None by default.
    poor_score: ClassVar[bool] = False  #: Whether predictions are far from Y by design.

    coef_: sparse.csr_matrix
    intercept_: Any
    n_distinct_targets_: int

    def fit(
        self,
        X: Matrix,
        y: Matrix,
        *,
        columns: Sequence[int] | npt.NDArray[np.integer] | None = None,
    ) -> Self:
        """Learn W.

        Parameters
        ----------
        X : {csr_matrix, ndarray}, shape (m, N_X)
            Source features, one row per training sentence.
        y : {csr_matrix, ndarray}, shape (m, N_Y) or (m,)
            Target features of the same sentences.
        columns : sequence of int, optional
            The source features whose weights are wanted, those of the test sentence. All features
            take part in learning, but W keeps only these columns.
        """
        from sklearn.utils.validation import validate_data

        self._check_options()
        X, y = validate_data(
            self, X, y, accept_sparse=["csr", "csc"], dtype=np.float64, multi_output=True
        )
        self._one_target = y.ndim == 1
        return self.learn(X, y.reshape(-1, 1) if self._one_target else y, columns)

    def learn(
        self,
        X: Matrix,
        Y: Matrix,
        columns: Sequence[int] | npt.NDArray[np.integer] | None = None,
    ) -> Self:
        """Learn W as `fit` does, from matrices of float64 that need no checking."""
        distinct, self._group, _ = distinct_columns(as_csc(Y))
        self.n_distinct_targets_ = distinct.shape[1]
        self._learn(as_csc(X), distinct, _check_columns(columns, X.shape[1]))
        return self

    def predict(self, X: Matrix) -> Float64Array:
        """Return ŷ for each row of `X`, shape (n, N_Y), or (n,) for a single target."""
        from sklearn.utils.validation import check_is_fitted, validate_data

        check_is_fitted(self)
        X = validate_data(self, X, accept_sparse="csr", dtype=np.float64, reset=False)
        predicted = self.output(X)
        return predicted.ravel() if self._one_target else predicted

    def output(self, X: Matrix) -> Float64Array:
        """Return ŷ = W φ(x) for each row of `X`, which needs no checking, shape (n, N_Y)."""
        product = X @ self.coef_.T
        return product.toarray() if sparse.issparse(product) else np.asarray(product)

    def __sklearn_is_fitted__(self) -> bool:
        return hasattr(self, "n_distinct_targets_")

    def _learn(self, X: Matrix, Y: Matrix, wanted: Int64Array | None) -> None:
        """Solve for the distinct columns of Y and set what `predict` needs."""
        self.coef_ = self._solve(X, Y, wanted)[self._group]
        self.intercept_ = 0.0

    @abstractmethod
    def _solve(self, X: Matrix, Y: Matrix, wanted: Int64Array | None) -> Matrix:
        """Return W (columns of Y × columns of X), filled at least in the `wanted` columns."""

    def _check_options(self) -> None:
        """Raise `InputError` for options out of their range."""
        for name in self.positive:
            value = getattr(self, name)
            if value is None and getattr(type(self), name) is None:
                continue
            if not (value > 0 and np.isfinite(value)):
                raise InputError(f"{name} = {value!r} is not a positive number")

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.regressor_tags.poor_score = self.poor_score
        return tags


def _check_columns(
    columns: Sequence[int] | npt.NDArray[np.integer] | None, n_features: int
) -> Int64Array | None:
    if columns is None:
        return None
    wanted = np.unique(np.asarray(columns, dtype=np.int64))
    if len(wanted) and not 0 <= wanted[0] <= wanted[-1] < n_features:
        raise InputError(f"columns must be between 0 and {n_features - 1}")
    return wanted
