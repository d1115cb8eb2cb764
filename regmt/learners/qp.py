"""QP: the lasso solved to optimality (4.8–4.9)."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np
from scipy import sparse
from sklearn.exceptions import ConvergenceWarning

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import check_choice
from regmt.learners._lasso_kernels import lasso_columns
from regmt.learners.base import Learner, Matrix
from regmt.learners.columns import arrays_of, distinct_columns, place_columns

QpSolver = Literal["coordinate-descent", "cvxpy"]


@dataclass(kw_only=True, eq=False, repr=False)
class LassoQP(Learner):
    """The lasso, ``min ‖Y − XW‖² + λ‖W‖₁`` (4.6, 4.8), one problem per distinct target.

    Parameters
    ----------
    alpha : float
        λ; scikit-learn's ``Lasso`` has the same solution for its ``alpha = λ/(2m)``.
    solver : {"coordinate-descent", "cvxpy"}
        Coordinate descent over an active set on the Gram matrix, or cvxpy as the reference.
    tol : float
        The duality gap, relative to ``‖y‖²``, at which a target is solved.
    max_iter : int
        Largest number of sweeps over the active set for one target.

    Attributes
    ----------
    n_iter_ : ndarray of int64, shape (n_distinct_targets,)
        Sweeps for each distinct target; not after ``cvxpy``.

    Notes
    -----
    Among equal columns of X any split of the weight is optimal; the first takes all.
    """

    alpha: float = 1.0
    solver: QpSolver = "coordinate-descent"
    tol: float = 1e-5
    max_iter: int = 10_000

    positive = ("alpha", "tol", "max_iter")

    def _check_options(self) -> None:
        super()._check_options()
        check_choice("solver", self.solver, get_args(QpSolver))

    def _solve(self, X: Matrix, Y: Matrix, wanted: Int64Array | None) -> Matrix:
        distinct, _, first = distinct_columns(X)
        if self.solver == "cvxpy":
            W = sparse.csr_matrix(_solve_with_cvxpy(distinct, Y.toarray(), self.alpha).T)
        else:
            W = self._coordinate_descent(distinct, Y)
        return place_columns(W, first, X.shape[1], wanted)

    def _coordinate_descent(self, X: sparse.csc_matrix, Y: sparse.csc_matrix) -> sparse.csr_matrix:
        gram = (X.T @ X).tocsr()
        start = (Y.T @ X).tocsr()
        squares = np.asarray(Y.multiply(Y).sum(axis=0)).ravel()
        indptr, indices, data, self.n_iter_, gaps = lasso_columns(
            arrays_of(gram),
            arrays_of(start),
            squares,
            X.shape[1],
            float(self.alpha),
            float(self.tol),
            int(self.max_iter),
        )
        failed = int(np.count_nonzero(gaps > self.tol * squares))
        if failed:
            warnings.warn(
                f"{failed} of {Y.shape[1]} targets did not reach the duality gap {self.tol:g} in "
                f"{self.max_iter} sweeps; increase max_iter or alpha",
                ConvergenceWarning,
                stacklevel=4,
            )
        return sparse.csr_matrix((data, indices, indptr), shape=(Y.shape[1], X.shape[1]))


def _solve_with_cvxpy(X: sparse.csc_matrix, Y: Float64Array, alpha: float) -> Float64Array:
    """Solve all targets at once with a general convex solver."""
    import cvxpy

    W = cvxpy.Variable((X.shape[1], Y.shape[1]))
    objective = cvxpy.sum_squares(Y - X @ W) + alpha * cvxpy.norm1(W)
    cvxpy.Problem(cvxpy.Minimize(objective)).solve(solver=cvxpy.CLARABEL)
    # An interior-point solution is never exactly zero; what is below its accuracy is.
    found: Float64Array = np.asarray(W.value)
    return np.where(np.abs(found) < 1e-7, 0.0, found)
