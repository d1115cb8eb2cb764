"""Compiled inner loops of the learners: plain functions on the arrays of CSR and CSC matrices."""

from __future__ import annotations

import numpy as np
from numba import njit


@njit(cache=True)
def group_equal_columns(indptr, indices, bits):
    """Number the distinct columns of a CSC matrix in order of first appearance.

    `bits` are the values viewed as int64, so that equality is exact. Returns the group of each
    column and the first column of each group.
    """
    n = len(indptr) - 1
    size = 16
    while size < 2 * n:
        size *= 2
    table = np.full(size, -1, dtype=np.int64)
    group = np.empty(n, dtype=np.int64)
    first = np.empty(n, dtype=np.int64)
    n_groups = 0
    for j in range(n):
        begin, length = indptr[j], indptr[j + 1] - indptr[j]
        # FNV-1a over rows and values, in 31-bit steps so that nothing overflows unsaid.
        h = np.uint64(14695981039346656037)
        for p in range(begin, begin + length):
            h = (h ^ np.uint64(indices[p])) * np.uint64(1099511628211)
            h = (h ^ np.uint64(bits[p])) * np.uint64(1099511628211)
        slot = np.int64((h ^ (h >> np.uint64(32))) & np.uint64(size - 1))
        while True:
            g = table[slot]
            if g < 0:
                table[slot] = n_groups
                first[n_groups] = j
                group[j] = n_groups
                n_groups += 1
                break
            other = indptr[first[g]]
            same = indptr[first[g] + 1] - other == length
            p = 0
            while same and p < length:
                same = (
                    indices[begin + p] == indices[other + p] and bits[begin + p] == bits[other + p]
                )
                p += 1
            if same:
                group[j] = g
                break
            slot = (slot + 1) & (size - 1)
    return group, first[:n_groups].copy()


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
    used = np.empty(n_features, dtype=np.int64)
    is_used = np.zeros(n_features, dtype=np.bool_)
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
        n_used = 0
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
            if not is_used[j]:
                is_used[j] = True
                used[n_used] = j
                n_used += 1
            for p in range(gram_indptr[j], gram_indptr[j + 1]):
                c[gram_indices[p]] -= delta * gram_data[p]
            steps[t] += 1
            # Algorithm 1 looks at maxcorr only before the next step: the last one is still made.
            if largest * scale <= tolerance or (forward_selection and arc >= arc_length):
                break
        chosen = np.sort(used[:n_used])
        if nnz + n_used > capacity:
            capacity = 2 * (nnz + n_used)
            indices = _grown_int(indices, capacity)
            data = _grown_float(data, capacity)
        for j in chosen:
            if w[j] != 0.0:
                indices[nnz] = j
                data[nnz] = w[j]
                nnz += 1
            w[j] = 0.0
            is_used[j] = False
        indptr[t + 1] = nnz
    return indptr, indices[:nnz].copy(), data[:nnz].copy(), steps


@njit(cache=True)
def _grown_int(array, size):
    larger = np.empty(size, dtype=np.int64)
    larger[: len(array)] = array
    return larger


@njit(cache=True)
def _grown_float(array, size):
    larger = np.empty(size)
    larger[: len(array)] = array
    return larger


@njit(cache=True)
def lasso_columns(
    gram_indptr,
    gram_indices,
    gram_data,
    start_indptr,
    start_indices,
    start_data,
    squares,
    n_features,
    alpha,
    tol,
    max_iter,
):
    """Lasso ``min ‖y − Xw‖² + λ‖w‖₁`` for many target columns by coordinate descent.

    Works on ``G = XᵀX`` and ``Xᵀy`` only. Sweeps run over the features that violated optimality
    once; in every tenth sweep the duality gap is formed over all features. Parameters as in
    `fsr_columns`; `squares` holds ``‖y‖²``.

    Returns
    -------
    CSR arrays of W, the number of sweeps and the final duality gap of each target.
    """
    n_targets = len(start_indptr) - 1
    c = np.zeros(n_features)  # Xᵀ(y − Xw)
    c0 = np.zeros(n_features)  # Xᵀy
    w = np.zeros(n_features)
    active = np.empty(n_features, dtype=np.int64)
    is_active = np.zeros(n_features, dtype=np.bool_)
    sweeps = np.zeros(n_targets, dtype=np.int64)
    gaps = np.zeros(n_targets)
    indptr = np.zeros(n_targets + 1, dtype=np.int64)
    capacity = 16 * n_targets + n_features
    indices = np.empty(capacity, dtype=np.int64)
    data = np.empty(capacity)
    nnz = 0
    half = 0.5 * alpha
    diagonal = np.zeros(n_features)
    for j in range(n_features):
        for p in range(gram_indptr[j], gram_indptr[j + 1]):
            if gram_indices[p] == j:
                diagonal[j] = gram_data[p]
    for t in range(n_targets):
        c0[:] = 0.0
        for p in range(start_indptr[t], start_indptr[t + 1]):
            c0[start_indices[p]] = start_data[p]
        c[:] = c0
        n_active = 0
        while True:
            largest = 0.0
            for k in range(n_features):
                magnitude = abs(c[k])
                largest = max(largest, magnitude)
                if magnitude > half and not is_active[k]:
                    is_active[k] = True
                    active[n_active] = k
                    n_active += 1
            # Primal − dual at the residual scaled into the dual feasible set:
            # P = ‖r‖² + λ‖w‖₁,  D = 2s rᵀy − s²‖r‖²  with  s = min(1, λ / (2 max|Xᵀr|)).
            w_c0, w_c, norm = 0.0, 0.0, 0.0
            for a in range(n_active):
                j = active[a]
                w_c0 += w[j] * c0[j]
                w_c += w[j] * c[j]
                norm += abs(w[j])
            r_r = squares[t] - w_c0 - w_c
            r_y = squares[t] - w_c0
            s = 1.0 if largest <= half else half / largest
            gaps[t] = r_r + alpha * norm - 2.0 * s * r_y + s * s * r_r
            if gaps[t] <= tol * squares[t] or sweeps[t] >= max_iter:
                break
            for _ in range(10):
                moved = 0.0
                for a in range(n_active):
                    j = active[a]
                    z = c[j] + diagonal[j] * w[j]
                    if z > half:
                        new = (z - half) / diagonal[j]
                    elif z < -half:
                        new = (z + half) / diagonal[j]
                    else:
                        new = 0.0
                    delta = new - w[j]
                    if delta != 0.0:
                        w[j] = new
                        moved = max(moved, delta * delta * diagonal[j])
                        for p in range(gram_indptr[j], gram_indptr[j + 1]):
                            c[gram_indices[p]] -= delta * gram_data[p]
                sweeps[t] += 1
                if moved <= 1e-3 * tol * squares[t] or sweeps[t] >= max_iter:
                    break
        chosen = np.sort(active[:n_active])
        if nnz + n_active > capacity:
            capacity = 2 * (nnz + n_active)
            indices = _grown_int(indices, capacity)
            data = _grown_float(data, capacity)
        for j in chosen:
            if w[j] != 0.0:
                indices[nnz] = j
                data[nnz] = w[j]
                nnz += 1
            w[j] = 0.0
            is_active[j] = False
        indptr[t + 1] = nnz
    return indptr, indices[:nnz].copy(), data[:nnz].copy(), sweeps, gaps
