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
        # FNV-1a over rows and values
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
            indices = _grown_int(indices, capacity)
            data = _grown_float(data, capacity)
        for j in range(n_features):
            if w[j] != 0.0:
                indices[nnz] = j
                data[nnz] = w[j]
                nnz += 1
                w[j] = 0.0
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
    """Lasso ``min ‖y − Xw‖² + λ‖w‖₁`` for many target columns on ``G = XᵀX`` and ``Xᵀy``.

    A working set holds the non-zero weights and the features that violate optimality most; on it
    coordinate descent and, once the signs have settled, a Newton step solve the problem. It grows
    until the duality gap over all features closes. Parameters as in `fsr_columns`; `squares`
    holds ``‖y‖²``.

    Returns
    -------
    CSR arrays of W, the number of sweeps and the final duality gap of each target.
    """
    n_targets = len(start_indptr) - 1
    c = np.zeros(n_features)  # Xᵀ(y − Xw)
    c0 = np.zeros(n_features)  # Xᵀy
    w = np.zeros(n_features)
    violation = np.empty(n_features)
    work = np.empty(n_features, dtype=np.int64)
    place = np.full(n_features, -1, dtype=np.int64)
    sweeps = np.zeros(n_targets, dtype=np.int64)
    gaps = np.zeros(n_targets)
    indptr = np.zeros(n_targets + 1, dtype=np.int64)
    capacity = 16 * n_targets + n_features
    indices = np.empty(capacity, dtype=np.int64)
    data = np.empty(capacity)
    nnz = 0
    half = 0.5 * alpha
    for t in range(n_targets):
        c0[:] = 0.0
        for p in range(start_indptr[t], start_indptr[t + 1]):
            c0[start_indices[p]] = start_data[p]
        c[:] = c0
        while True:
            gaps[t] = _lasso_gap(w, c0, c, squares[t], alpha)
            if gaps[t] <= tol * squares[t] or sweeps[t] >= max_iter:
                break
            n_nonzero = 0
            for j in range(n_features):
                if w[j] != 0.0:
                    n_nonzero += 1
                    violation[j] = 0.0
                else:
                    violation[j] = max(abs(c[j]) - half, 0.0)
            n = _largest_positive(violation, min(max(10, n_nonzero), n_features), work)
            for a in range(n):
                violation[work[a]] = -1.0
            n = 0
            for j in range(n_features):
                if w[j] != 0.0 or violation[j] < 0.0:
                    work[n] = j
                    n += 1
            G = np.zeros((n, n))
            c0_work, c_work, w_work = np.empty(n), np.empty(n), np.empty(n)
            for a in range(n):
                j = work[a]
                place[j] = a
                c0_work[a], c_work[a], w_work[a] = c0[j], c[j], w[j]
            for a in range(n):
                for p in range(gram_indptr[work[a]], gram_indptr[work[a] + 1]):
                    if place[gram_indices[p]] >= 0:
                        G[a, place[gram_indices[p]]] = gram_data[p]
            for a in range(n):
                place[work[a]] = -1
            sweeps[t] += _lasso_on_working_set(
                G, c0_work, c_work, w_work, squares[t], alpha, tol, max_iter - sweeps[t]
            )
            c[:] = c0
            for a in range(n):
                j = work[a]
                w[j] = w_work[a]
                if w[j] != 0.0:
                    for p in range(gram_indptr[j], gram_indptr[j + 1]):
                        c[gram_indices[p]] -= w[j] * gram_data[p]
        if nnz + n_features > capacity:
            capacity = 2 * (nnz + n_features)
            indices = _grown_int(indices, capacity)
            data = _grown_float(data, capacity)
        for j in range(n_features):
            if w[j] != 0.0:
                indices[nnz] = j
                data[nnz] = w[j]
                nnz += 1
                w[j] = 0.0
        indptr[t + 1] = nnz
    return indptr, indices[:nnz].copy(), data[:nnz].copy(), sweeps, gaps


@njit(cache=True)
def _lasso_gap(w, c0, c, square, alpha):
    """Duality gap, at the residual scaled into the dual feasible set.

    ``P = ‖r‖² + λ‖w‖₁`` and ``D = 2s rᵀy − s²‖r‖²`` with ``s = min(1, λ / (2 max|Xᵀr|))``, where
    ``rᵀy = ‖y‖² − wᵀXᵀy`` and ``‖r‖² = rᵀy − wᵀXᵀr``.
    """
    w_c0, w_c, norm, largest = 0.0, 0.0, 0.0, 0.0
    for j in range(len(w)):
        w_c0 += w[j] * c0[j]
        w_c += w[j] * c[j]
        norm += abs(w[j])
        largest = max(largest, abs(c[j]))
    r_y = square - w_c0
    r_r = r_y - w_c
    s = 1.0 if largest <= 0.5 * alpha else 0.5 * alpha / largest
    return r_r + alpha * norm - 2.0 * s * r_y + s * s * r_r


@njit(cache=True)
def _lasso_on_working_set(G, c0, c, w, square, alpha, tol, max_iter):
    """Solve the lasso for a dense Gram matrix; changes `w` and `c`, returns the sweeps made."""
    n = len(w)
    half = 0.5 * alpha
    sweeps = 0
    while sweeps < max_iter:
        settled = True  # no weight changes its sign in these ten sweeps
        for _ in range(10):
            for j in range(n):
                z = c[j] + G[j, j] * w[j]
                if z > half:
                    new = (z - half) / G[j, j]
                elif z < -half:
                    new = (z + half) / G[j, j]
                else:
                    new = 0.0
                delta = new - w[j]
                if delta != 0.0:
                    settled = settled and new * w[j] > 0.0
                    w[j] = new
                    for k in range(n):
                        c[k] -= delta * G[j, k]
        sweeps += 10
        if _lasso_gap(w, c0, c, square, alpha) <= 0.3 * tol * square:
            break
        if settled:
            _lasso_newton(G, c0, w, half)
            c[:] = c0
            for j in range(n):
                if w[j] != 0.0:
                    for k in range(n):
                        c[k] -= w[j] * G[j, k]
            if _lasso_gap(w, c0, c, square, alpha) <= 0.3 * tol * square:
                break
    return sweeps


@njit(cache=True)
def _lasso_newton(G, c0, w, half):
    """Move the non-zero weights A to the minimum of the lasso for fixed signs.

    For the signs s that is ``G_AA w_A = c0_A − λ/2 s``. On the way to it the objective falls;
    where a weight would change its sign it becomes zero and leaves A. If the features of A are
    linearly dependent, first one is removed by going, in the null space of G_AA, where ‖w‖₁ does
    not grow. Coordinate descent finds A quickly, but is slow for correlated features; this ends it.
    """
    for _ in range(10):
        support = np.empty(len(w), dtype=np.int64)
        n = 0
        for j in range(len(w)):
            if w[j] != 0.0:
                support[n] = j
                n += 1
        if n == 0:
            break
        L = np.empty((n, n))
        for a in range(n):
            for b in range(n):
                L[a, b] = G[support[a], support[b]]
        old = np.empty(n)
        for a in range(n):
            old[a] = w[support[a]]
        direction = np.zeros(n)
        dependent = _cholesky(L)
        if dependent < 0:
            for a in range(n):  # forward, then backward substitution
                total = c0[support[a]] - half * np.sign(old[a])
                for b in range(a):
                    total -= L[a, b] * direction[b]
                direction[a] = total / L[a, a]
            for a in range(n - 1, -1, -1):
                direction[a] /= L[a, a]
                for b in range(a):
                    direction[b] -= L[a, b] * direction[a]
            direction -= old
            step = 1.0
        else:
            # The dependent feature is a combination of those before it.
            for a in range(dependent - 1, -1, -1):
                total = L[dependent, a]
                for b in range(a + 1, dependent):
                    total += L[b, a] * direction[b]
                direction[a] = -total / L[a, a]
            direction[dependent] = 1.0
            slope = 0.0
            shrinks = False
            for a in range(n):
                slope += np.sign(old[a]) * direction[a]
                shrinks = shrinks or old[a] * direction[a] < 0.0
            if slope > 0.0 or not shrinks:
                direction = -direction
            step = np.inf
        leaving = -1
        for a in range(n):
            if old[a] * direction[a] < 0.0:
                reach = -old[a] / direction[a]
                if reach <= step:
                    step = reach
                    leaving = a
        for a in range(n):
            w[support[a]] = old[a] + step * direction[a]
        if leaving < 0:
            break
        w[support[leaving]] = 0.0


@njit(cache=True)
def _cholesky(matrix):
    """Factor a Gram matrix in place (lower triangle).

    Returns -1, or the first row that depends linearly on those before it; its row of the factor is
    then complete up to the diagonal.
    """
    for a in range(len(matrix)):
        size = matrix[a, a]
        for b in range(a):
            total = matrix[a, b]
            for k in range(b):
                total -= matrix[a, k] * matrix[b, k]
            matrix[a, b] = total / matrix[b, b]
        rest = size
        for k in range(a):
            rest -= matrix[a, k] * matrix[a, k]
        if rest <= 1e-10 * size:
            return a
        matrix[a, a] = np.sqrt(rest)
    return -1


@njit(cache=True)
def threshold_columns(
    x_indptr,
    x_indices,
    x_data,
    row_indptr,
    row_indices,
    row_data,
    y_indptr,
    y_indices,
    y_data,
    k,
    mu,
    max_iter,
    tol,
):
    """Iterative thresholding (4.14) for many target columns.

    `x_*` is X in CSC, `row_*` in CSR, `y_*` Y in CSC. The step is the minimiser along the gradient
    restricted to the current support (or, at the start, to its k largest entries), times `mu`; it
    is halved while the error would grow.

    Returns
    -------
    CSR arrays of W (targets × features) and the number of iterations of each target.
    """
    n_features = len(x_indptr) - 1
    m = len(row_indptr) - 1
    n_targets = len(y_indptr) - 1
    indptr = np.zeros(n_targets + 1, dtype=np.int64)
    indices = np.empty(n_targets * k, dtype=np.int64)
    data = np.empty(n_targets * k)
    iterations = np.zeros(n_targets, dtype=np.int64)
    y = np.zeros(m)
    r = np.zeros(m)
    trial_r = np.zeros(m)
    gradient = np.zeros(n_features)
    kept = np.empty(k, dtype=np.int64)  # the support of w and its values
    value = np.empty(k)
    trial_kept = np.empty(k, dtype=np.int64)
    trial_value = np.empty(k)
    w = np.zeros(n_features)
    nnz = 0
    for t in range(n_targets):
        y[:] = 0.0
        square = 0.0
        for p in range(y_indptr[t], y_indptr[t + 1]):
            y[y_indices[p]] = y_data[p]
            square += y_data[p] * y_data[p]
        r[:] = y
        error = square
        n_kept = 0
        while iterations[t] < max_iter and square > 0.0:
            # gradient of −½‖y − Xw‖²: Xᵀr
            gradient[:] = 0.0
            for i in range(m):
                if r[i] != 0.0:
                    for p in range(row_indptr[i], row_indptr[i + 1]):
                        gradient[row_indices[p]] += r[i] * row_data[p]
            n_trial = n_kept
            trial_kept[:n_kept] = kept[:n_kept]
            if n_kept == 0:
                n_trial = _largest_positive(gradient, k, trial_kept)
                if n_trial == 0:
                    break
            trial_r[:] = 0.0
            g_g = 0.0
            for a in range(n_trial):
                j = trial_kept[a]
                g_g += gradient[j] * gradient[j]
                for p in range(x_indptr[j], x_indptr[j + 1]):
                    trial_r[x_indices[p]] += gradient[j] * x_data[p]
            xg_xg = 0.0
            for i in range(m):
                xg_xg += trial_r[i] * trial_r[i]
            step = mu * g_g / xg_xg if xg_xg > 0.0 and g_g > 0.0 else mu
            better = False
            for _ in range(30):
                for j in range(n_features):
                    w[j] = step * gradient[j]
                for a in range(n_kept):
                    w[kept[a]] += value[a]
                n_trial = _largest_positive(w, k, trial_kept)
                trial_r[:] = y
                for a in range(n_trial):
                    j = trial_kept[a]
                    trial_value[a] = w[j]
                    for p in range(x_indptr[j], x_indptr[j + 1]):
                        trial_r[x_indices[p]] -= w[j] * x_data[p]
                trial_error = 0.0
                for i in range(m):
                    trial_error += trial_r[i] * trial_r[i]
                if trial_error < error:
                    better = True
                    break
                step *= 0.5
            iterations[t] += 1
            if not better:
                break
            gained = error - trial_error
            n_kept = n_trial
            kept[:n_kept] = trial_kept[:n_trial]
            value[:n_kept] = trial_value[:n_trial]
            r[:] = trial_r
            error = trial_error
            if gained <= tol * square:
                break
        for a in range(n_kept):
            indices[nnz] = kept[a]
            data[nnz] = value[a]
            nnz += 1
        indptr[t + 1] = nnz
    return indptr, indices[:nnz].copy(), data[:nnz].copy(), iterations


@njit(cache=True)
def _largest_positive(values, k, kept):
    """Write the places of the k largest positive values to `kept`, ascending; ties to the first."""
    heap = np.empty(k)  # the k largest so far, the smallest of them on top
    n = 0
    n_positive = 0
    for j in range(len(values)):
        value = values[j]
        if value <= 0.0:
            continue
        n_positive += 1
        if n < k:
            at = n
            n += 1
            while at > 0 and heap[(at - 1) // 2] > value:
                heap[at] = heap[(at - 1) // 2]
                at = (at - 1) // 2
            heap[at] = value
        elif value > heap[0]:
            at = 0
            while 2 * at + 1 < k:
                child = 2 * at + 1
                if child + 1 < k and heap[child + 1] < heap[child]:
                    child += 1
                if heap[child] >= value:
                    break
                heap[at] = heap[child]
                at = child
            heap[at] = value
    threshold = heap[0] if n_positive > k else 0.0
    equal_left = 0
    if n_positive > k:
        for a in range(k):
            if heap[a] == threshold:
                equal_left += 1
    n_kept = 0
    for j in range(len(values)):
        if values[j] > threshold:
            kept[n_kept] = j
            n_kept += 1
        elif equal_left > 0 and values[j] == threshold:
            kept[n_kept] = j
            n_kept += 1
            equal_left -= 1
    return n_kept
