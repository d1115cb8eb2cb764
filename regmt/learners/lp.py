"""LP: basis pursuit, the smallest L1 norm that fits the training sentences exactly (4.13)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy import sparse
from scipy.optimize import LinearConstraint, milp

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError
from regmt.learners.base import Learner, Matrix
from regmt.learners.columns import distinct_columns, place_columns
from regmt.learners.ridge import Ridge

_OPTIMAL, _INFEASIBLE = 0, 2


@dataclass(kw_only=True, eq=False, repr=False)
class BasisPursuit(Learner):
    """``min ‖w‖₁ subject to X w = y`` for each distinct target (4.10–4.13), by HiGHS.

    With ``w = w⁺ − w⁻`` and ``w⁺, w⁻ ≥ 0`` that is a linear program. Where no w fits exactly, the
    ridge solution takes its place.

    Parameters
    ----------
    alpha : float
        λ of the ridge solution that stands in for infeasible targets.

    Attributes
    ----------
    n_fallbacks_ : int
        Number of target columns (repeats counted) whose program was infeasible.

    Notes
    -----
    A target whose optimum is a single source feature is recognised without a solver: if column j
    gives ``y = w x_j`` and a dual vector z with ``|Xᵀz| ≤ 1`` and ``zᵀy = |w|`` is known, w is
    optimal by duality. Of equal columns of X the first takes all the weight.
    """

    alpha: float = 1.0

    positive = ("alpha",)

    def _solve(self, X: Matrix, Y: Matrix, wanted: Int64Array | None) -> Matrix:
        distinct, _, first = distinct_columns(X)
        occurring = np.flatnonzero(np.diff(distinct.indptr))  # the solver takes no empty columns
        distinct, first = distinct[:, occurring], first[occurring]
        signed = sparse.hstack([distinct, -distinct], format="csc")
        cost = np.ones(signed.shape[1])
        W = np.zeros((Y.shape[1], distinct.shape[1]))
        infeasible = np.zeros(Y.shape[1], dtype=bool)
        shortcut = _SingleFeature(distinct)
        for t in range(Y.shape[1]):
            rows = Y.indices[Y.indptr[t] : Y.indptr[t + 1]]
            values = Y.data[Y.indptr[t] : Y.indptr[t + 1]]
            if len(rows) == 0:
                continue
            single = shortcut(rows, values)
            if single is not None:
                W[t, single[0]] = single[1]
                continue
            target = np.zeros(Y.shape[0])
            target[rows] = values
            if signed.shape[1] == 0:
                infeasible[t] = True
                continue
            # `milp` hands a program without integers to HiGHS more simply than `linprog`;
            # presolving costs more than it saves on programs this small.
            found = milp(
                cost,
                constraints=LinearConstraint(signed, target, target),
                options={"presolve": False},
            )
            if found.status == _OPTIMAL:
                W[t] = found.x[: distinct.shape[1]] - found.x[distinct.shape[1] :]
            elif found.status == _INFEASIBLE:
                infeasible[t] = True
            else:
                raise InputError(f"the linear program was not solved: {found.message}")
        placed = place_columns(sparse.csr_matrix(W), first, X.shape[1], wanted)
        self.n_fallbacks_ = int(np.count_nonzero(infeasible[self._group]))
        if infeasible.any():
            at = np.flatnonzero(infeasible)
            ridge = Ridge(alpha=self.alpha)._solve(X, Y[:, at], wanted)
            spread = sparse.csr_matrix(
                (np.ones(len(at)), (at, np.arange(len(at)))), shape=(Y.shape[1], len(at))
            )
            placed = (placed + spread @ ridge).tocsr()
        return placed


class _SingleFeature:
    """Recognises targets whose optimum is one source feature, by a dual certificate."""

    def __init__(self, X: sparse.csc_matrix) -> None:
        self.X = X
        rows = X.tocsr()
        largest = np.zeros(X.shape[0])
        occupied = np.diff(rows.indptr) > 0
        if rows.nnz:
            magnitude = np.abs(rows.data)
            largest[occupied] = np.maximum.reduceat(magnitude, rows.indptr[:-1][occupied])
        #: ``z = ± e_i / largest_i`` is dual feasible: no |x_ij z_i| exceeds 1.
        self.largest = largest
        self.by_first_row: dict[int, list[int]] = {}
        for j in range(X.shape[1]):
            self.by_first_row.setdefault(int(X.indices[X.indptr[j]]), []).append(j)

    def __call__(
        self, rows: npt.NDArray[np.integer], values: Float64Array
    ) -> tuple[int, float] | None:
        """Return (feature, weight) if that is optimal for the target, else None."""
        X = self.X
        bound = np.max(np.abs(values) / np.where(self.largest[rows] > 0, self.largest[rows], 1.0))
        for j in self.by_first_row.get(int(rows[0]), ()):
            begin, end = X.indptr[j], X.indptr[j + 1]
            if end - begin != len(rows) or not np.array_equal(X.indices[begin:end], rows):
                continue
            weight = values[0] / X.data[begin]
            if abs(weight) == bound and np.array_equal(X.data[begin:end] * weight, values):
                return j, float(weight)
        return None
