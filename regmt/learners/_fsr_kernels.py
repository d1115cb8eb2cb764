"""The compiled loop of forward stagewise regression."""

from __future__ import annotations

import numpy as np
from numba import njit

from regmt.learners._kernels import grown_float, grown_int


@njit(cache=True)
def fsr_columns(
    gram_indptr,
    gram_indices,
    gram_data,
    start_indptr,
    start_indices,
    start_data,
    n_features,
    epsilon,
    max_steps,
    tolerance,
    scale,
    forward_selection,
    arc_length,
):
    """Forward stagewise regression (Algorithm 1) for many target columns.

    The correlations ``c = Xᵀr`` are kept up to date by ``c -= δ G[:, j]`` with the Gram matrix
    ``G = XᵀX``, instead of being formed anew from the residual in every step.

    Parameters
    ----------
    gram_* : CSR of G
    start_* : CSR of YᵀX, one row per target column
    scale : float
        Factor from ``<x, r>`` to the correlation: 1, or 1/m (4.15).

    Returns
    -------
    CSR arrays of W (targets × features) and the number of steps of each target.
    """
    n_targets = len(start_indptr) - 1
    c = np.zeros(n_features)
    w = np.zeros(n_features)
    steps = np.zeros(n_targets, dtype=np.int64)
    indptr = np.zeros(n_targets + 1, dtype=np.int64)
    capacity = 16 * n_targets + n_features
    indices = np.empty(capacity, dtype=np.int64)
    data = np.empty(capacity)
    nnz = 0
    diagonal = np.zeros(n_features)
    for j in range(n_features):
        for p in range(gram_indptr[j], gram_indptr[j + 1]):
            if gram_indices[p] == j:
                diagonal[j] = gram_data[p]
    for t in range(n_targets):
        c[:] = 0.0
        for p in range(start_indptr[t], start_indptr[t + 1]):
            c[start_indices[p]] = start_data[p]
        arc = 0.0
        while steps[t] < max_steps:
            j = 0
            largest = -1.0
            for k in range(n_features):  # argmax |c|, the first of equals
                magnitude = abs(c[k])
                if magnitude > largest:
                    largest = magnitude
                    j = k
            if largest <= 0.0:
                break
            if forward_selection:
                # ε = |c_j| for unit columns: the residual becomes orthogonal to column j
                delta = c[j] / diagonal[j]
                if arc + abs(delta) > arc_length:
                    delta = np.sign(delta) * (arc_length - arc)
            else:
                delta = epsilon if c[j] > 0.0 else -epsilon
            arc += abs(delta)
            w[j] += delta
            for p in range(gram_indptr[j], gram_indptr[j + 1]):
                c[gram_indices[p]] -= delta * gram_data[p]
            steps[t] += 1
            # Algorithm 1 looks at maxcorr only before the next step: the last one is still made.
            if largest * scale <= tolerance or (forward_selection and arc >= arc_length):
                break
        if nnz + n_features > capacity:
            capacity = 2 * (nnz + n_features)
            indices = grown_int(indices, capacity)
            data = grown_float(data, capacity)
        for j in range(n_features):
            if w[j] != 0.0:
                indices[nnz] = j
                data[nnz] = w[j]
                nnz += 1
                w[j] = 0.0
        indptr[t + 1] = nnz
    return indptr, indices[:nnz].copy(), data[:nnz].copy(), steps
