"""Arrays with room at their end, so that appending to a large one copies nothing."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

_SPARE = 1 << 12


class Room:
    """Several named arrays that can be appended to. Views given out before stay as they are."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._data: dict[str, npt.NDArray[Any]] = {}
        self._used: dict[str, int] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Room, ()  # arrays take none of it along

    def appended(
        self, arrays: Mapping[str, npt.NDArray[Any]], more: Mapping[str, npt.NDArray[Any]]
    ) -> dict[str, npt.NDArray[Any]]:
        """Return arrays with `more` behind each.

        They are copied the first time, if the room is used up, and if something else was appended
        to the same array before.
        """
        with self._lock:
            return {name: self._append(name, array, more[name]) for name, array in arrays.items()}

    def _append(
        self, name: str, array: npt.NDArray[Any], more: npt.NDArray[Any]
    ) -> npt.NDArray[Any]:
        n, size = len(array), len(array) + len(more)
        data = self._data.get(name)
        dtype = np.result_type(array, more)
        if (
            data is None
            or data.dtype != dtype
            or len(data) < size
            or self._used[name] != n
            or array.base is not data
        ):
            data = self._data[name] = np.empty(size + size // 8 + _SPARE, dtype=dtype)
            data[:n] = array
        data[n:size] = more
        self._used[name] = size
        return data[:size]
