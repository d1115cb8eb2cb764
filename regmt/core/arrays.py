"""Names for the array types that signatures use."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Int32Array = npt.NDArray[np.int32]
Int64Array = npt.NDArray[np.int64]
Float32Array = npt.NDArray[np.float32]
Float64Array = npt.NDArray[np.float64]


def read_only(array: npt.NDArray[Any], dtype: npt.DTypeLike) -> Any:
    """Return a read-only, contiguous view of an array, copied only if its type differs.

    Kernels are compiled once per array type; in memory or memory-mapped, inputs become the same.
    """
    view = np.ascontiguousarray(array, dtype=dtype).view()
    view.flags.writeable = False
    return view
