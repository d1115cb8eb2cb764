"""What a long job has finished, kept next to its result in case that it is killed.

`resumable` names the result. Within it, each stage of the work asks for what an earlier attempt has
left (`found`) and stores what it has finished (`finished`), under a checksum of all that it depends
on. When the result is there, the folder ``.NAME.unfinished`` goes.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from regmt._version import __version__
from regmt.core.errors import InputError
from regmt.core.files import StrPath, only_writer
from regmt.core.progress import notice
from regmt.core.scratch import chunks
from regmt.core.store import open_arrays, write_arrays

KIND = "part of unfinished work"

WORTH = 1 << 25
"""Bytes of a stage that are worth storing; smaller ones are made again."""

Arrays = Mapping[str, npt.NDArray[Any]]

_folder: ContextVar[Path | None] = ContextVar("folder of unfinished work", default=None)


@contextlib.contextmanager
def resumable(result: StrPath) -> Iterator[None]:
    """Store the stages of the work on a file or folder until it is there.

    An error removes them, because it is likely to come again; a signal does not.
    """
    folder = Path(result).absolute()
    folder = folder.with_name(f".{folder.name}.unfinished")
    with contextlib.ExitStack() as held:
        try:
            held.enter_context(only_writer(folder))
        except InputError:  # another process works on it and has the folder
            yield
            return
        before = _folder.set(folder)
        try:
            yield
        except Exception:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        else:
            shutil.rmtree(folder, ignore_errors=True)
        finally:
            _folder.reset(before)


def found(name: str, depends_on: Sequence[object]) -> Arrays | None:
    """Return what an earlier attempt has stored of a stage, memory-mapped, if it fits."""
    path = _path_of(name)
    if path is None or not path.is_dir():
        return None
    try:
        arrays, options = _opened(path, verify=True)
    except InputError:
        return None
    if options.get("depends on") != _checksum(depends_on):
        return None
    notice(f"continuing after {name} of an earlier attempt")
    return arrays


def finished(
    name: str, depends_on: Sequence[object], arrays: Arrays, *, instead_of: str | None = None
) -> Arrays:
    """Store what a stage has made, and return it, memory-mapped if it is stored.

    `instead_of` is a stage that is not needed any more.
    """
    path = _path_of(name)
    if path is None or sum(array.nbytes for array in arrays.values()) < WORTH:
        return arrays
    with contextlib.suppress(OSError, InputError):  # it is only a help
        path.parent.mkdir(exist_ok=True)
        shutil.rmtree(path, ignore_errors=True)
        options = {"depends on": _checksum(depends_on)}
        write_arrays(path, arrays, kind=KIND, version=1, options=options)
        if instead_of is not None:
            shutil.rmtree(path.with_name(_file_name(instead_of)), ignore_errors=True)
        return _opened(path)[0]
    return arrays


def stage(name: str, depends_on: Sequence[object], make: Callable[[], Arrays]) -> Arrays:
    """Return what an earlier attempt has stored of a stage, or make it and store it."""
    arrays = found(name, depends_on)
    if arrays is None:
        arrays = finished(name, depends_on, make())
    return arrays


def _opened(path: Path, *, verify: bool = False) -> tuple[Arrays, dict[str, Any]]:
    return open_arrays(path, kind=KIND, version=1, remedy="", check=lambda _: None, verify=verify)


def _path_of(name: str) -> Path | None:
    folder = _folder.get()
    return None if folder is None else folder / _file_name(name)


def _file_name(name: str) -> str:
    return re.sub(r"[^\w.]+", "-", name)


def checksum(*values: object) -> str:
    """Return a checksum of what later stages depend on; none is needed outside `resumable`."""
    return "" if _folder.get() is None else _checksum(values)


def _checksum(values: Sequence[object]) -> str:
    checksum = hashlib.blake2b(__version__.encode(), digest_size=16)
    for value in values:
        if isinstance(value, np.ndarray):
            checksum.update(repr((value.dtype.str, value.shape)).encode())
            for chunk in chunks(value):
                checksum.update(chunk.data)
        elif isinstance(value, list):
            checksum.update(b"[")
            for item in value:
                checksum.update(repr(item).encode())
        else:
            checksum.update(repr(value).encode())
    return checksum.hexdigest()
