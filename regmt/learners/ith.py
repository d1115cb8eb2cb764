"""iter-ε: sparse approximation by iterative hard thresholding (4.14)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import sparse

from regmt.core.arrays import Int64Array
from regmt.core.errors import InputError
from regmt.learners._threshold_kernels import threshold_columns
from regmt.learners.base import Learner, Matrix
from regmt.learners.columns import arrays_of, place_columns


@dataclass(kw_only=True, eq=False, repr=False)
class IterativeThresholding(Learner):
    """``w ← top_k(w + μ (Xᵀy − XᵀXw))``, keeping the k largest positive entries (4.14).

    Parameters
    ----------
    n_nonzero : int, optional
        k; by default the mean number of distinct features of a training sentence, or with
        `columns` in `fit` the number of these (the features of the test sentence), as the thesis
        estimates it.
    mu : float
        μ in (0, 1]. (4.14) supposes a nearly unitary X; for counts the step is ``μ`` times the
        exact minimiser along the gradient over the entries that are kept, which never exceeds the
        stable range of the gradient and needs no estimate of ‖X‖.
    max_iter : int
    tol : float
        Stop when the squared error falls by less than this part of ``‖y‖²``.

    Attributes
    ----------
    n_iter_ : ndarray of int64, shape (n_distinct_targets,)
    """

    n_nonzero: int | None = None
    mu: float = 1.0
    max_iter: int = 20
    tol: float = 1e-4

    positive = ("n_nonzero", "max_iter", "tol")

    def _check_options(self) -> None:
        super()._check_options()
        if not 0 < self.mu <= 1:
            raise InputError(f"mu = {self.mu!r} is not in (0, 1]")

    def _solve(self, X: Matrix, Y: Matrix, wanted: Int64Array | None) -> Matrix:
        if self.n_nonzero is not None:
            k = self.n_nonzero
        elif wanted is not None and len(wanted):
            k = len(wanted)
        else:
            k = max(1, round(X.nnz / X.shape[0]))
        k = min(k, X.shape[1])
        indptr, indices, data, self.n_iter_ = threshold_columns(
            arrays_of(X),
            arrays_of(X.tocsr()),
            arrays_of(Y),
            k,
            float(self.mu),
            int(self.max_iter),
            float(self.tol),
        )
        W = sparse.csr_matrix((data, indices, indptr), shape=(Y.shape[1], X.shape[1]))
        return place_columns(W, np.arange(X.shape[1]), X.shape[1], wanted)
