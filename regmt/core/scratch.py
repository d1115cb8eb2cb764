"""Temporary files for arrays that would take too much memory, in one folder that is removed."""

from __future__ import annotations

import contextlib
import itertools
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any, Generic, TypeVar

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import offsets_of
from regmt.core.errors import InputError, os_error_to_input_error
from regmt.core.mapped import forget

Number = TypeVar("Number", bound=np.generic)

LITTLE = 1 << 28
"""Bytes of temporary arrays that stay in memory altogether."""
CHUNK = 1 << 24
"""Bytes of a mapped array that are read at a time."""


class Pile(Generic[Number]):
    """Arrays of one type, one behind the other in a file; without a file, in memory."""

    def __init__(self, dtype: npt.DTypeLike, file: Path | None = None) -> None:
        self._dtype: np.dtype[Any] = np.dtype(dtype)
        self._file = file
        self._stream: IO[bytes] | None = None
        self._arrays: list[npt.NDArray[Number]] = []
        self._sizes: list[int] = []

    def add(self, array: npt.NDArray[Number]) -> None:
        """Put an array on the pile."""
        array = np.ascontiguousarray(array, dtype=self._dtype)
        self._sizes.append(len(array))
        if self._file is None:
            self._arrays.append(array)
            return
        try:
            # Written as a file and mapped afterwards: a full disk is an error then, while writing
            # to a mapped file would end the process.
            self._stream = self._stream or open(self._file, "xb", buffering=0)  # noqa: SIM115
            write_all(self._stream, array)
        except OSError as error:
            raise os_error_to_input_error(error, self._file) from error

    def joined(self) -> npt.NDArray[Number]:
        """Return all arrays as one; nothing can be added any more."""
        if self._stream is None and len(self._arrays) == 1:
            return self._arrays[0]
        if self._stream is None or not any(self._sizes):
            return np.concatenate([np.empty(0, self._dtype), *self._arrays])
        assert self._file is not None
        self._stream.close()
        mapped = np.memmap(self._file, self._dtype, mode="r", shape=(sum(self._sizes),))
        # Its space is free again as soon as nobody uses the array, or when the process is killed.
        with contextlib.suppress(OSError):  # not on all systems
            self._file.unlink()
        return np.asarray(mapped)

    def arrays(self) -> list[npt.NDArray[Number]]:
        """Return the arrays one by one; nothing can be added any more."""
        if self._file is None:
            return self._arrays
        whole, ends = self.joined(), offsets_of(self._sizes).tolist()
        return [whole[a:b] for a, b in itertools.pairwise(ends)]


class Scratch:
    """Keeps arrays as files in a folder, memory-mapped; without a folder, in memory."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._names = itertools.count()

    def pile(self, dtype: npt.DTypeLike) -> Pile[Any]:
        """Return a pile for arrays of a type: one file, however many they are."""
        file = None if self._folder is None else self._folder / str(next(self._names))
        return Pile(dtype, file)

    def joined(
        self, parts: Iterable[npt.NDArray[Number]], dtype: npt.DTypeLike
    ) -> npt.NDArray[Number]:
        """Return parts as one array; only one of them is in memory at a time."""
        pile = self.pile(dtype)
        for part in parts:
            pile.add(part)
        return pile.joined()


def write_all(stream: IO[bytes], array: npt.NDArray[Any]) -> None:
    """Write the bytes of an array to a file without a buffer, which may take them in pieces."""
    rest = array.reshape(-1).view(np.uint8).data
    while rest:
        rest = rest[stream.write(rest) :]


def chunks(array: npt.NDArray[Number]) -> Iterator[npt.NDArray[Number]]:
    """Yield an array piece by piece; if it is mapped, only one of them is in memory at a time."""
    flat = np.ascontiguousarray(array).reshape(-1)
    step = max(1, CHUNK // max(1, flat.itemsize))
    for first in range(0, len(flat), step):
        yield flat[first : first + step]
        forget(array)


def slices(n: int, at_once: int | None = None) -> Iterator[slice]:
    """Yield ``0 … n - 1`` in parts, for arrays that are read side by side."""
    step = at_once or max(1, CHUNK >> 4)
    for first in range(0, n, step):
        yield slice(first, min(first + step, n))


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
