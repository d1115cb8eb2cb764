"""iter-ε: sparse approximation by iterative hard thresholding (4.14)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy import sparse

from regmt.core.errors import InputError
from regmt.learners._threshold_kernels import threshold_columns
from regmt.learners.base import Learner, check_positive
from regmt.learners.columns import arrays_of


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

    def __init__(
        self,
        *,
        n_nonzero: int | None = None,
        mu: float = 1.0,
        max_iter: int = 20,
        tol: float = 1e-4,
    ) -> None:
        self.n_nonzero = n_nonzero
        self.mu = mu
        self.max_iter = max_iter
        self.tol = tol

    def _check_options(self) -> None:
        check_positive("max_iter", self.max_iter)
        check_positive("tol", self.tol)
        if not 0 < self.mu <= 1:
            raise InputError(f"mu = {self.mu!r} does not lie in (0, 1]")
        if self.n_nonzero is not None:
            check_positive("n_nonzero", self.n_nonzero)

    def _solve(
        self,
        X: sparse.csc_matrix,
        Y: sparse.csc_matrix,
        wanted: npt.NDArray[np.int64] | None,
    ) -> sparse.csr_matrix:
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
        if wanted is not None:
            mask = np.zeros(X.shape[1])
            mask[wanted] = 1.0
            W = (W @ sparse.diags(mask)).tocsr()
            W.eliminate_zeros()
        return W
