"""Names for the array types that signatures use."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Int32Array = npt.NDArray[np.int32]
Int64Array = npt.NDArray[np.int64]
Float32Array = npt.NDArray[np.float32]
Float64Array = npt.NDArray[np.float64]


def offsets_of(lengths: npt.ArrayLike) -> Int64Array:
    """Return where parts of these lengths begin and end when they stand one after the other."""
    lengths = np.asarray(lengths, dtype=np.int64)
    offsets = np.zeros(len(lengths) + 1, dtype=np.int64)
    np.cumsum(lengths, out=offsets[1:])
    return offsets


def places_of(begins: Int64Array, lengths: Int64Array) -> Int64Array:
    """Return ``begins[i], begins[i] + 1, …`` for `lengths[i]` places, one part after the other."""
    first = np.repeat(begins - (np.cumsum(lengths) - lengths), lengths)
    return np.asarray(first + np.arange(len(first)))
