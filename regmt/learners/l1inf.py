"""The L1,∞ problem (4.7): few source features overall, each penalised by its largest weight."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import sparse

from regmt.core.arrays import Int64Array
from regmt.learners.base import Learner, Matrix
from regmt.learners.columns import distinct_columns, place_columns


@dataclass(kw_only=True, eq=False, repr=False)
class L1Infinity(Learner):
    """``min ‖Y − XW‖² + λ Σ_j max_i |W_ij|`` (4.7), jointly over all targets, through cvxpy.

    Parameters
    ----------
    alpha : float
        λ. Equal columns of Y are solved jointly as one; its error counts as often as it occurs.

    Notes
    -----
    A reference for small problems: a general convex solver takes seconds where the other learners
    take milliseconds. Of equal columns of X the first takes all the weight, which is optimal.
    """

    alpha: float = 1.0

    positive = ("alpha",)

    def _solve(self, X: Matrix, Y: Matrix, wanted: Int64Array | None) -> Matrix:
        import cvxpy

        distinct, _, first = distinct_columns(X)
        copies = np.bincount(self._group)
        W = cvxpy.Variable((distinct.shape[1], Y.shape[1]))
        residual = (Y.toarray() - distinct @ W) @ np.diag(np.sqrt(copies))
        norm = cvxpy.sum(cvxpy.max(cvxpy.abs(W), axis=1))
        problem = cvxpy.Problem(cvxpy.Minimize(cvxpy.sum_squares(residual) + self.alpha * norm))
        problem.solve(solver=cvxpy.CLARABEL)
        found = np.asarray(W.value)
        # An interior-point solution is never exactly zero; what is below its accuracy is.
        found = np.where(np.abs(found) < 1e-6, 0.0, found)
        return place_columns(sparse.csr_matrix(found.T), first, X.shape[1], wanted)
