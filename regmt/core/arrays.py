"""Names for the array types that signatures use."""

from __future__ import annotations

from typing import TypeVar, cast

import numpy as np
import numpy.typing as npt

T = TypeVar("T")
Number = TypeVar("Number", bound=np.generic)

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


def inserted(
    array: npt.NDArray[Number], places: Int64Array, values: npt.NDArray[Number]
) -> npt.NDArray[Number]:
    """Insert values before ascending places of an array, many times faster than ``np.insert``."""
    result = np.empty(len(array) + len(values), dtype=array.dtype)
    at = places + np.arange(len(places))
    result[at] = values
    begin = 0
    for k, place in enumerate(places.tolist()):
        result[begin + k : place + k] = array[begin:place]
        begin = place
    result[begin + len(places) :] = array[begin:]
    return result


def without(array: npt.NDArray[Number], places: Int64Array) -> npt.NDArray[Number]:
    """Return an array without what is at some ascending places, the reverse of `inserted`."""
    begins, ends = np.append(0, places + 1).tolist(), np.append(places, len(array)).tolist()
    return np.concatenate([array[a:b] for a, b in zip(begins, ends, strict=True)])


def rows_of(
    flat: npt.NDArray[Number], offsets: Int64Array, rows: Int64Array
) -> npt.NDArray[Number]:
    """Return some rows of a flat array, one after the other.

    Row i is ``flat[offsets[i]:offsets[i + 1]]``. Rows that follow each other are copied together.
    """
    cuts = np.flatnonzero(np.diff(rows) != 1) + 1
    if 8 * len(cuts) > len(rows) or not len(rows):
        return flat[places_of(offsets[rows], offsets[rows + 1] - offsets[rows])]
    first, last = rows[np.append(0, cuts)], rows[np.append(cuts, len(rows)) - 1]
    bounds = zip(offsets[first].tolist(), offsets[last + 1].tolist(), strict=True)
    return np.concatenate([flat[a:b] for a, b in bounds])


def read_only(value: T) -> T:
    """Return an array, or a named tuple of arrays, as kernels take their input.

    Kernels are compiled once for each type of arguments. Views that cannot be written have the
    same type whether the array is in memory or memory-mapped; only what is not contiguous is
    copied.
    """
    if isinstance(value, tuple):
        return cast(T, type(value)._make(map(read_only, value)))  # type: ignore[attr-defined]
    if isinstance(value, np.ndarray):
        view = np.ascontiguousarray(value).view()
        view.flags.writeable = False
        return cast(T, view)
    return value
