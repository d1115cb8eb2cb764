"""The compiled loops of the lasso: working set, coordinate descent, Newton steps."""

from __future__ import annotations

import numpy as np

from regmt.core.compile import kernel, part
from regmt.learners._kernels import append_row, largest_positive


@kernel
def lasso_columns(gram, start, squares, n_features, alpha, tol, max_iter):
    """Lasso ``min ‖y − Xw‖² + λ‖w‖₁`` for many target columns on ``G = XᵀX`` and ``Xᵀy``.

    A working set holds the non-zero weights and the features that violate optimality most; on it
    coordinate descent and, once the signs have settled, a Newton step solve the problem. It grows
    until the duality gap over all features closes. Parameters as in `fsr_columns`; `squares`
    holds ``‖y‖²``.

    Returns
    -------
    CSR arrays of W, the number of sweeps and the final duality gap of each target.
    """
    gram_indptr, gram_indices, gram_data = gram.indptr, gram.indices, gram.data
    n_targets = len(start.indptr) - 1
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
    half = 0.5 * alpha
    for t in range(n_targets):
        c0[:] = 0.0
        for p in range(start.indptr[t], start.indptr[t + 1]):
            c0[start.indices[p]] = start.data[p]
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
            n = largest_positive(violation, min(max(10, n_nonzero), n_features), work)
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
        indices, data = append_row(w, t, indptr, indices, data)
    nnz = indptr[-1]
    return indptr, indices[:nnz].copy(), data[:nnz].copy(), sweeps, gaps


@part
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


@part
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


@part
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


@kernel
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
