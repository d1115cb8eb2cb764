"""Compiled loops that several learners share: equal columns, largest values, rows of W."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from regmt.core._array_kernels import larger_vector
from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.compile import kernel, part


class SparseArrays(NamedTuple):
    """A matrix in CSR or CSC, as the kernels take it."""

    indptr: Int64Array
    indices: Int64Array
    data: Float64Array


@kernel
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
        # FNV-1a over rows and values, on 31 bits so that no product overflows
        h = np.int64(2166136261 & 0x7FFFFFFF)
        for p in range(begin, begin + length):
            h = ((h ^ (indices[p] & 0x7FFFFFFF)) * 16777619) & 0x7FFFFFFF
            h = ((h ^ ((bits[p] ^ (bits[p] >> 32)) & 0x7FFFFFFF)) * 16777619) & 0x7FFFFFFF
        slot = (h ^ (h >> 16)) & (size - 1)
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


@kernel
def largest_positive(values, k, kept):
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


@part
def append_row(w, row, indptr, indices, data):
    """Append the non-zero values of `w` as a row of a CSR matrix, and set them to zero.

    Returns `indices` and `data`, which are new arrays where the old ones were too small.
    """
    nnz = indptr[row]
    if nnz + len(w) > len(indices):
        capacity = 2 * (nnz + len(w))
        indices, data = larger_vector(indices, capacity), larger_vector(data, capacity)
    for j in range(len(w)):
        if w[j] != 0.0:
            indices[nnz] = j
            data[nnz] = w[j]
            nnz += 1
            w[j] = 0.0
    indptr[row + 1] = nnz
    return indices, data
