"""Memory-mapped files: how they are read, and how much memory their pages take in this process.

A page that was read stays in memory until something else needs the room, so a process that reads
here and there in large files seems to grow to their size.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import threading
import weakref
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

MOST, SHARE = 13 << 28, 0.125
"""Pages of opened folders that a process keeps from one sentence to the next: so many bytes, or so
much of the memory, whichever is more."""

_opened: weakref.WeakSet[mmap.mmap] = weakref.WeakSet()
_lock = threading.Lock()
_OWN_PAGES = Path("/proc/self/statm")  # Linux
_CONTROL_GROUPS = Path("/proc/self/cgroup")
_LIMITS = Path("/sys/fs/cgroup")


def opened(arrays: Iterable[npt.NDArray[Any]]) -> None:
    """Take note of the arrays of an opened folder, whose pages `limit` may let go.

    If all that is open has no room in memory, only the pages that are used are read: those around
    them, which the system reads as well because they may be used next, would displace others.
    """
    with _lock:
        _opened.update(file for file in map(_file_of, arrays) if file is not None)
        if sum(map(len, _opened)) > memory():
            for file in _opened:
                _advise(file, "MADV_RANDOM")


def limit() -> None:
    """Let the pages of opened folders leave the memory of the process if they are many.

    They are found again without reading, as long as the system has room for them.
    """
    resident = _resident()
    if resident <= MOST or resident <= SHARE * memory():
        return
    with _lock:
        files = list(_opened)
    for file in files:
        _advise(file, "MADV_DONTNEED")


def forget(*arrays: npt.NDArray[Any]) -> None:
    """Let mapped arrays leave the memory of the process; they are read again where they are used.

    Arrays that share a file leave together.
    """
    files = {id(file): file for file in map(_file_of, arrays) if file is not None}
    for file in files.values():
        _advise(file, "MADV_DONTNEED")


def memory() -> float:
    """Return the bytes of memory that the process may use; infinity where it is not known."""
    found = [float("inf")]
    with contextlib.suppress(AttributeError, OSError, ValueError):  # not on all systems
        found.append(float(os.sysconf("SC_PHYS_PAGES")) * mmap.PAGESIZE)
    with contextlib.suppress(OSError):
        for line in _CONTROL_GROUPS.read_text(encoding="utf-8").splitlines():
            _, resources, group = line.split(":", 2)
            for file in _limits(resources, group.lstrip("/")):
                with contextlib.suppress(OSError, ValueError):  # elsewhere, or without a limit
                    found.append(float(int(file.read_text(encoding="ascii"))))
    return min(found)


def _limits(resources: str, group: str) -> list[Path]:
    """Return the files that may hold the limit of a control group, as the process sees it."""
    if not resources:  # version 2
        return [root / "memory.max" for root in (_LIMITS / group, _LIMITS)]
    if "memory" not in resources.split(","):
        return []
    root = _LIMITS / "memory"
    return [folder / "memory.limit_in_bytes" for folder in (root / group, root)]


def _file_of(array: npt.NDArray[Any]) -> mmap.mmap | None:
    """Return the file that an array or part of an array is mapped from."""
    base: Any = array
    while isinstance(base, np.ndarray | memoryview):
        base = base.base if isinstance(base, np.ndarray) else base.obj
    return base if isinstance(base, mmap.mmap) else None


def _advise(file: mmap.mmap, advice: str) -> None:
    if hasattr(mmap, advice):
        with contextlib.suppress(ValueError):  # closed
            file.madvise(getattr(mmap, advice))


def _resident() -> int:
    """Return the bytes of mapped files in the memory of the process; 0 where it is not known."""
    try:
        return int(_OWN_PAGES.read_bytes().split()[2]) * mmap.PAGESIZE
    except OSError:
        return 0
