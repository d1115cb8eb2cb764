"""The compiled loop of forward stagewise regression."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from regmt.core.compile import kernel, part
from regmt.learners._kernels import append_row

STRONG = 0.6
"""Part of the largest correlation from which a feature is watched."""
FULL = 0.0625
"""Part of the features from which a row of the Gram matrix is written out."""


class Steps(NamedTuple):
    """How far the weights go, and when they stop."""

    epsilon: float
    max_steps: int
    arc_length: float
    tolerance: float
    scale: float  #: factor from ``<x, r>`` to the correlation: 1, or 1/m (4.15)
    forward_selection: bool
    bounded: bool


@kernel
def fsr_columns(gram, start, n_features, options: Steps):
    """Forward stagewise regression (Algorithm 1) for many target columns.

    The correlations ``c = Xᵀr`` are kept up to date by ``c -= δ G[:, j]`` with the Gram matrix
    ``G = XᵀX``, instead of being computed from the residual in every step. The largest is
    searched among the few features whose correlation exceeds a bound. Their list grows when an
    update lifts a feature over the bound, and is rebuilt with a lower bound when none is left.

    Parameters
    ----------
    gram : CSR of G
    start : CSR of YᵀX, one row per target column
    options : Steps

    Returns
    -------
    CSR arrays of W (targets × features) and the number of steps of each target.
    """
    epsilon, max_steps, arc_length, tolerance, scale, forward_selection, bounded = options
    gram_indptr, gram_indices, gram_data = gram.indptr, gram.indices, gram.data
    n_targets = len(start.indptr) - 1
    c = np.zeros(n_features)
    w = np.zeros(n_features)
    strong = np.empty(n_features, dtype=np.int64)  # |c| > bound, and some fallen below
    listed = np.zeros(n_features, dtype=np.bool_)
    steps = np.zeros(n_targets, dtype=np.int64)
    indptr = np.zeros(n_targets + 1, dtype=np.int64)
    capacity = 16 * n_targets + n_features
    indices = np.empty(capacity, dtype=np.int64)
    data = np.empty(capacity)
    diagonal = np.zeros(n_features)
    n_full = 0
    for j in range(n_features):
        n_full += gram_indptr[j + 1] - gram_indptr[j] > FULL * n_features
        for p in range(gram_indptr[j], gram_indptr[j + 1]):
            if gram_indices[p] == j:
                diagonal[j] = gram_data[p]
    # Rows of frequent features are written out when first needed: plain loops over them are fast.
    full = np.empty((n_full, n_features))
    place = np.full(n_features, -1, dtype=np.int64)
    n_full = 0
    for t in range(n_targets):
        for k in range(n_features):
            c[k] = 0.0
        for p in range(start.indptr[t], start.indptr[t + 1]):
            c[start.indices[p]] = start.data[p]
        arc = 0.0
        bound = np.inf
        n_strong = np.int64(0)
        while steps[t] < max_steps:
            j, largest = _largest(c, strong, n_strong)
            if largest <= bound:
                bound = 0.0
                for k in range(n_features):
                    bound = max(bound, STRONG * abs(c[k]))
                    listed[k] = False
                n_strong = _list_strong(c, bound, listed, strong, np.int64(0))
                j, largest = _largest(c, strong, n_strong)
            if largest <= 0.0:
                break
            if forward_selection:
                # ε = |c_j| for unit columns: the residual becomes orthogonal to column j
                delta = c[j] / diagonal[j]
                if arc + abs(delta) > arc_length:
                    delta = np.sign(delta) * (arc_length - arc)
            else:
                # beyond |c_j|/G_jj the residual would grow again, and the step be undone
                size = min(epsilon, largest / diagonal[j]) if bounded else epsilon
                delta = size if c[j] > 0.0 else -size
            arc += abs(delta)
            w[j] += delta
            begin, end = gram_indptr[j], gram_indptr[j + 1]
            if end - begin > FULL * n_features:
                if place[j] < 0:
                    place[j] = n_full
                    for k in range(n_features):
                        full[n_full, k] = 0.0
                    for p in range(begin, end):
                        full[n_full, gram_indices[p]] = gram_data[p]
                    n_full += 1
                n_above = _subtract(c, delta, full, place[j], bound)
                for s in range(n_strong):
                    n_above -= abs(c[strong[s]]) > bound
                if n_above > 0:
                    n_strong = _list_strong(c, bound, listed, strong, n_strong)
            else:
                for p in range(begin, end):
                    k = gram_indices[p]
                    c[k] -= delta * gram_data[p]
                    if abs(c[k]) > bound and not listed[k]:
                        listed[k] = True
                        strong[n_strong] = k
                        n_strong += 1
            steps[t] += 1
            # Algorithm 1 looks at maxcorr only before the next step: the last one is still made.
            if largest * scale <= tolerance or (forward_selection and arc >= arc_length):
                break
        indices, data = append_row(w, t, indptr, indices, data)
    nnz = indptr[-1]
    return indptr, indices[:nnz].copy(), data[:nnz].copy(), steps


@part
def _largest(c, features, n):
    """Return argmax |c| over some features, the first column of equals, and the maximum."""
    best = np.int64(0)
    largest = -1.0
    for i in range(n):
        k = features[i]
        magnitude = abs(c[k])
        if magnitude > largest or (magnitude == largest and k < best):
            largest = magnitude
            best = k
    return best, largest


@part
def _subtract(c, delta, rows, row, bound):
    """Make ``c -= δ·rows[row]`` and count the values beyond the bound."""
    n_above = 0
    for k in range(len(c)):
        value = c[k] - delta * rows[row, k]
        c[k] = value
        n_above += abs(value) > bound
    return n_above


@part
def _list_strong(c, bound, listed, strong, n_strong):
    """Append the features beyond the bound that are not listed yet; return how many there are."""
    for k in range(len(c)):
        if abs(c[k]) > bound and not listed[k]:
            listed[k] = True
            strong[n_strong] = k
            n_strong += 1
    return n_strong
