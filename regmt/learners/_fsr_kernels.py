"""The compiled loop of forward stagewise regression."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from regmt.core.compile import kernel, part
from regmt.learners._kernels import append_row

BLOCK = 32
"""Correlations whose largest is kept up to date together."""
FULL = 1 / BLOCK
"""Part of the features from which a row of the Gram matrix is written out."""
_MAGNITUDE = np.int64(0x7FFFFFFFFFFFFFFF)  # all bits of a float but its sign


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
    ``G = XᵀX``, instead of being computed from the residual in every step, and with them the
    largest magnitude of each block of features. Magnitudes are compared by their bits, whose order
    as integers is that of the numbers: such loops need no branches.

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
    n_blocks = n_features // BLOCK + 1
    c = np.zeros(n_blocks * BLOCK)
    bits = c.view(np.int64)
    peaks = np.zeros(n_blocks, dtype=np.int64)  # of each block, as bits
    w = np.zeros(n_features)
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
    full = np.empty((n_full, len(c)))
    place = np.full(n_features, -1, dtype=np.int64)
    n_full = 0
    for t in range(n_targets):
        c[:] = 0.0
        for p in range(start.indptr[t], start.indptr[t + 1]):
            c[start.indices[p]] = start.data[p]
        for block in range(n_blocks):
            peaks[block] = _peak(bits, block)
        arc = 0.0
        while steps[t] < max_steps:
            j = _first_largest(bits, peaks)
            largest = abs(c[j])
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
                    full[n_full] = 0.0
                    for p in range(begin, end):
                        full[n_full, gram_indices[p]] = gram_data[p]
                    n_full += 1
                row = full[place[j]]
                for block in range(n_blocks):
                    peak = np.int64(0)
                    for k in range(block * BLOCK, block * BLOCK + BLOCK):
                        c[k] -= delta * row[k]
                        peak = max(peak, bits[k] & _MAGNITUDE)
                    peaks[block] = peak
            else:
                block = gram_indices[begin] // BLOCK
                for p in range(begin, end):
                    k = gram_indices[p]
                    if k // BLOCK != block:
                        peaks[block] = _peak(bits, block)
                        block = k // BLOCK
                    c[k] -= delta * gram_data[p]
                peaks[block] = _peak(bits, block)
            steps[t] += 1
            # Algorithm 1 looks at maxcorr only before the next step: the last one is still made.
            if largest * scale <= tolerance or (forward_selection and arc >= arc_length):
                break
        indices, data = append_row(w, t, indptr, indices, data)
    nnz = indptr[-1]
    return indptr, indices[:nnz].copy(), data[:nnz].copy(), steps


@part
def _peak(bits, block):
    """Return the largest magnitude of a block, as bits."""
    peak = np.int64(0)
    for k in range(block * BLOCK, (block + 1) * BLOCK):
        peak = max(peak, bits[k] & _MAGNITUDE)
    return peak


@part
def _first_largest(bits, peaks):
    """Return argmax |c|, the first column of equals."""
    best = 0
    for block in range(1, len(peaks)):
        if peaks[block] > peaks[best]:
            best = block
    k = best * BLOCK
    while bits[k] & _MAGNITUDE != peaks[best]:
        k += 1
    return k
