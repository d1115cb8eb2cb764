"""Arrays that grow inside kernels.

Elements are copied one by one: to numba an assignment to a slice means checks with error messages,
which take many seconds to compile.
"""

import numpy as np

from regmt.core.compile import part


@part
def larger_matrix(old, rows):
    """Return a copy of a matrix with room for more rows."""
    new = np.empty((rows, old.shape[1]), old.dtype)
    for i in range(old.shape[0]):
        for j in range(old.shape[1]):
            new[i, j] = old[i, j]
    return new


@part
def larger_vector(old, rows):
    """Return a copy of a vector with room for more."""
    new = np.empty(rows, old.dtype)
    for i in range(old.shape[0]):
        new[i] = old[i]
    return new
