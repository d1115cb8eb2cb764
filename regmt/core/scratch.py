"""Temporary files for arrays that would take too much memory, in one folder that is removed."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TypeVar

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
        file = self._folder / f"{next(self._names)}.npy"
        try:
            # Written as a file and mapped afterwards: a full disk is an error then, while writing
            # to a mapped file would end the process.
            np.save(file, array, allow_pickle=False)
        except OSError as error:
            raise os_error_to_input_error(error, file) from error
        mapped = np.asarray(np.load(file, mmap_mode="r", allow_pickle=False))
        # Its space is free again as soon as nobody uses the array, or when the process is killed.
        with contextlib.suppress(OSError):  # not on all systems
            file.unlink()
        return mapped


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
    with tempfile.TemporaryDirectory(prefix=f"regmt-{os.getpid()}-") as folder:
        yield Scratch(Path(folder))
