"""L2: regularised least squares in the primal, in the dual, and with a low-rank dual."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, get_args

import numpy as np
from scipy import linalg, sparse
from threadpoolctl import ThreadpoolController

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import check_choice
from regmt.learners.base import Learner, Matrix
from regmt.learners.columns import distinct_columns, from_dense_columns

RidgeSolver = Literal["auto", "primal", "dual", "low-rank"]

SMALL = 1000
"""Sentences up to which one thread factorises faster than several."""


@dataclass(kw_only=True, eq=False, repr=False)
class Ridge(Learner):
    """Ridge regression, ``min ‖Y − XW‖² + λ‖W‖²`` (3.3).

    Parameters
    ----------
    alpha : float
        λ.
    solver : {"auto", "primal", "dual", "low-rank"}
        ``primal`` inverts N_X × N_X, ``dual`` m × m (3.5); ``auto`` takes the smaller.
        ``low-rank`` approximates the Gram matrix by an incomplete Cholesky factor (3.14), for
        inductive use with many sentences.
    rank : int, optional
        Largest rank of the factor of ``low-rank``; by default until the trace of the remainder is
        below `tolerance` times that of the Gram matrix.
    tolerance : float
        See `rank`.

    Attributes
    ----------
    rank_ : int
        Rank of the factor; only after ``low-rank``.

    Notes
    -----
    Equal columns of X get equal weights. The primal solves for each distinct column once, scaled
    by √k for k copies, and gives every copy 1/√k of its weight, which is exact.
    """

    alpha: float = 1.0
    solver: RidgeSolver = "auto"
    rank: int | None = None
    tolerance: float = 1e-6

    positive = ("alpha", "rank", "tolerance")

    def _check_options(self) -> None:
        super()._check_options()
        check_choice("solver", self.solver, get_args(RidgeSolver))

    def _solve(self, X: Matrix, Y: Matrix, wanted: Int64Array | None) -> Matrix:
        m, n_features = X.shape
        at = np.arange(n_features) if wanted is None else wanted
        if len(at) == 0:
            return sparse.csr_matrix((Y.shape[1], n_features))
        solver = self.solver
        if solver == "auto" and n_features > m:
            solver = "dual"  # without counting the distinct columns
        if solver in ("auto", "primal"):
            distinct, group, _ = distinct_columns(X)
            if solver == "primal" or distinct.shape[1] < m:
                return from_dense_columns(
                    self._primal(distinct, np.bincount(group), Y)[:, group[at]], at, n_features
                )
        # W = Yᵀ A with A = (K + λI)⁻¹ X; column j of A depends on column j of X only.
        columns, group, _ = distinct_columns(X[:, at])
        solve = self._low_rank if self.solver == "low-rank" else self._dual
        W = Y.T @ solve(X, columns.toarray())
        return from_dense_columns(W[:, group], at, n_features)

    def _primal(
        self, distinct: sparse.csc_matrix, copies: Int64Array, Y: sparse.csc_matrix
    ) -> Float64Array:
        """W = (Xᵀ X + λI)⁻¹ Xᵀ Y, transposed, over the distinct columns (3.5)."""
        root = np.sqrt(copies)
        scaled = distinct @ sparse.diags(root)
        covariance = (scaled.T @ scaled).toarray()
        covariance[np.diag_indices_from(covariance)] += self.alpha
        weights: Float64Array = linalg.solve(covariance, (scaled.T @ Y).toarray(), assume_a="pos")
        return weights.T / root

    def _dual(self, X: sparse.csc_matrix, right: Float64Array) -> Float64Array:
        """(K + λI)⁻¹ applied to `right`, with K = X Xᵀ (3.5)."""
        gram = (X @ X.T).toarray()
        gram[np.diag_indices_from(gram)] += self.alpha
        # Threads that wait for each other take many times as long on a machine in use.
        threads = 1 if len(gram) <= SMALL else None
        with _thread_pools().limit(limits=threads, user_api="blas"):
            factor = linalg.cho_factor(gram, overwrite_a=True, check_finite=False)
            solution: Float64Array = linalg.cho_solve(factor, right, check_finite=False)
        return solution

    def _low_rank(self, X: sparse.csc_matrix, right: Float64Array) -> Float64Array:
        """(L Lᵀ + λI)⁻¹ applied to `right` by the matrix inversion lemma (3.14)."""
        L = incomplete_cholesky(X.tocsr(), rank=self.rank, tolerance=self.tolerance)
        self.rank_ = L.shape[1]
        inner = L.T @ L
        inner[np.diag_indices_from(inner)] += self.alpha
        correction: Float64Array = L @ linalg.solve(inner, L.T @ right, assume_a="pos")
        return (right - correction) / self.alpha


@lru_cache(maxsize=1)
def _thread_pools() -> ThreadpoolController:
    """Return the libraries' thread pools; looking for them takes longer than a small solution."""
    return ThreadpoolController()


def incomplete_cholesky(
    X: sparse.csr_matrix, *, rank: int | None = None, tolerance: float = 1e-6
) -> Float64Array:
    """Return L (m × n) with ``L Lᵀ ≈ X Xᵀ`` by Cholesky with pivoting, columns made on demand.

    Stops after `rank` columns or when the trace of the remainder falls below `tolerance` times the
    trace of ``X Xᵀ``. Costs O(m n²), and only n columns of the Gram matrix are ever formed.
    """
    m = X.shape[0]
    remainder = np.asarray(X.multiply(X).sum(axis=1)).ravel()
    limit = m if rank is None else min(rank, m)
    enough = tolerance * remainder.sum()
    L = np.zeros((m, limit))
    for k in range(limit):
        pivot = int(np.argmax(remainder))
        if remainder.sum() <= enough or remainder[pivot] <= 0:
            return L[:, :k]
        column = (X @ X[pivot].T).toarray().ravel() - L[:, :k] @ L[pivot, :k]
        L[:, k] = column / np.sqrt(remainder[pivot])
        remainder = np.maximum(remainder - L[:, k] ** 2, 0.0)
        remainder[pivot] = 0.0
    return L
