"""Equal columns: found once, solved once.

In a few hundred sentences, most n-grams occur in only one or two, and three quarters of the columns
of X and of Y repeat another one. Target features with equal columns have equal weights. Learners
that select features take the first of several equal source features.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy import sparse

from regmt.core.arrays import Int64Array
from regmt.learners._kernels import SparseArrays, group_equal_columns


def as_csc(matrix: npt.NDArray[np.float64] | sparse.spmatrix) -> sparse.csc_matrix:
    """Return `matrix` as a canonical CSC matrix of float64: sorted rows, no stored zeros."""
    csc = sparse.csc_matrix(matrix, dtype=np.float64, copy=sparse.issparse(matrix))
    csc.sum_duplicates()
    csc.eliminate_zeros()
    return csc


def distinct_columns(
    matrix: sparse.csc_matrix,
) -> tuple[sparse.csc_matrix, Int64Array, Int64Array]:
    """Find the distinct columns of a canonical CSC matrix.

    Returns
    -------
    distinct : csc_matrix
        The distinct columns in the order of their first appearance.
    group : ndarray of int64, shape (n_columns,)
        For each column its place in `distinct`.
    first : ndarray of int64, shape (n_distinct,)
        For each distinct column its first place in `matrix`.
    """
    indptr, indices, data = arrays_of(matrix)
    group, first = group_equal_columns(indptr, indices, data.view(np.int64))
    return matrix[:, first], group, first


def arrays_of(matrix: sparse.csr_matrix | sparse.csc_matrix) -> SparseArrays:
    """Return a matrix in the types for which the kernels are compiled."""
    return SparseArrays(
        matrix.indptr.astype(np.int64, copy=False),
        matrix.indices.astype(np.int64, copy=False),
        matrix.data,
    )


def place_columns(
    W: sparse.csr_matrix,
    at: Int64Array,
    n_columns: int,
    wanted: Int64Array | None = None,
) -> sparse.csr_matrix:
    """Spread the columns of `W` to the ascending places `at`, keeping only the `wanted` places."""
    indptr, indices, data = W.indptr, at[W.indices], W.data
    if wanted is not None:
        mask = np.zeros(n_columns, dtype=bool)
        mask[wanted] = True
        keep = mask[indices]
        counted = np.concatenate(([0], np.cumsum(keep)))
        indptr, indices, data = counted[indptr], indices[keep], data[keep]
    return sparse.csr_matrix(
        (data, indices.astype(np.int32), indptr.astype(np.int32)), shape=(W.shape[0], n_columns)
    )


def from_dense_columns(
    block: npt.NDArray[np.float64], at: Int64Array, n_columns: int
) -> sparse.csr_matrix:
    """Return the sparse matrix whose columns at the ascending places `at` are those of `block`."""
    rows, width = block.shape
    indices = np.tile(at.astype(np.int32), rows)
    indptr = np.arange(rows + 1, dtype=np.int32) * width
    return sparse.csr_matrix((block.ravel(), indices, indptr), shape=(rows, n_columns))
