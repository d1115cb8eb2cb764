"""The compiled loop of iterative thresholding."""

from __future__ import annotations

import numpy as np

from regmt.core.compile import kernel
from regmt.learners._kernels import largest_positive


@kernel
def threshold_columns(x, x_rows, targets, k, mu, max_iter, tol):
    """Iterative thresholding (4.14) for many target columns.

    `x` is X in CSC, `x_rows` in CSR, `targets` Y in CSC. The step is the minimiser along the
    gradient restricted to the current support (or, at the start, to its k largest entries), times
    `mu`; it is halved while the error would grow.

    Returns
    -------
    CSR arrays of W (targets × features) and the number of iterations of each target.
    """
    x_indptr, x_indices, x_data = x.indptr, x.indices, x.data
    row_indptr, row_indices, row_data = x_rows.indptr, x_rows.indices, x_rows.data
    n_features = len(x_indptr) - 1
    m = len(row_indptr) - 1
    n_targets = len(targets.indptr) - 1
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
        for p in range(targets.indptr[t], targets.indptr[t + 1]):
            y[targets.indices[p]] = targets.data[p]
            square += targets.data[p] * targets.data[p]
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
                n_trial = largest_positive(gradient, k, trial_kept)
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
                n_trial = largest_positive(w, k, trial_kept)
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
