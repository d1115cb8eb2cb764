"""Temporary files for arrays that would take too much memory, in one folder that is removed."""

from __future__ import annotations

import contextlib
import mmap
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from regmt.core.errors import InputError, os_error_to_input_error

Number = TypeVar("Number", bound=np.generic)

LITTLE = 1 << 28
"""Bytes of temporary arrays that stay in memory altogether."""
SMALL = 1 << 20
"""Arrays of fewer bytes stay in memory in any case."""


class Scratch:
    """Keeps arrays as files in a folder, memory-mapped; without a folder, in memory."""

    def __init__(self, folder: Path | None = None, *, small: int = SMALL) -> None:
        self._folder = folder
        self._small = small
        self._names = count()

    def keep(self, array: npt.NDArray[Number]) -> npt.NDArray[Number]:
        """Return the array, mapped from a file if it is large."""
        if self._folder is None or array.nbytes <= self._small:
            return array
        return self._mapped([array], array.size, array.dtype)

    def joined(
        self, parts: Iterable[npt.NDArray[Number]], size: int, dtype: np.dtype[Number]
    ) -> npt.NDArray[Number]:
        """Return parts as one array of this size; only one of them is in memory at a time."""
        if self._folder is None or size * dtype.itemsize <= self._small:
            return np.concatenate([np.empty(0, dtype), *parts])
        return self._mapped(parts, size, dtype)

    def _mapped(
        self, parts: Iterable[npt.NDArray[Number]], size: int, dtype: np.dtype[Number]
    ) -> npt.NDArray[Number]:
        assert self._folder is not None
        file = self._folder / str(next(self._names))
        try:
            # Written as a file and mapped afterwards: a full disk is an error then, while writing
            # to a mapped file would end the process.
            with open(file, "xb") as stream:
                for part in parts:
                    stream.write(np.ascontiguousarray(part).data)
        except OSError as error:
            raise os_error_to_input_error(error, file) from error
        mapped = np.asarray(np.memmap(file, dtype=dtype, mode="r", shape=(size,)))
        # Its space is free again as soon as nobody uses the array, or when the process is killed.
        with contextlib.suppress(OSError):  # not on all systems
            file.unlink()
        return mapped


def forget(array: npt.NDArray[Any]) -> None:
    """Let a mapped array leave the memory of the process; it is read again where it is used."""
    base: Any = array
    while isinstance(base, np.ndarray | memoryview):
        base = base.base if isinstance(base, np.ndarray) else base.obj
    if isinstance(base, mmap.mmap) and hasattr(mmap, "MADV_DONTNEED"):
        base.madvise(mmap.MADV_DONTNEED)


@contextlib.contextmanager
def scratch(what: str, needed: int, *, little: int = LITTLE) -> Iterator[Scratch]:
    """Give a place for the temporary arrays of some work, which goes when the work is done.

    Parameters
    ----------
    what : str
        The work, for the message if there is not enough space.
    needed : int
        Bytes that it writes at most; if there are few, they stay in memory.
    """
    if needed <= little:
        yield Scratch()
        return
    place = tempfile.gettempdir()
    free = shutil.disk_usage(place).free
    if free < needed:
        raise InputError(
            f"{what} needs {needed / 2**30:.1f} GB for temporary files, but only "
            f"{free / 2**30:.1f} GB are free",
            path=place,
            remedy="free some space, or name another folder in TMPDIR",
        )
    # Files that the system does not let go while they are mapped stay until the next clean-up.
    with tempfile.TemporaryDirectory(prefix="regmt-", ignore_cleanup_errors=True) as folder:
        yield Scratch(Path(folder))
