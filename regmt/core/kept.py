"""Build expensive data once, in one process, and store it as a folder for all others."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from regmt.core.errors import InputError
from regmt.core.progress import notice
from regmt.core.resume import resumable

T = TypeVar("T")


def kept(
    name: str,
    places: Sequence[Path],
    *,
    make: Callable[[], T],
    save: Callable[[T, Path], None],
    open: Callable[[Path], T],
) -> T:
    """Open what is kept under a name, or make it and keep it.

    Parameters
    ----------
    name : str
        Of the folder.
    places : sequence of Path
        Where it may be kept, best first. If none of them can be written, the result is made for
        this process alone.
    make, save, open : callable
        `save` must write to a temporary name first, so that what exists is complete. What `open`
        refuses is made again.
    """

    def opened(path: Path) -> list[T]:
        """What is kept there; nothing if it is damaged or of an earlier version."""
        if not path.is_dir():
            return []
        try:
            return [open(path)]
        except InputError as error:
            notice(f"{error}: rebuilding it")
            return []

    for place in places:
        for found in opened(place / name):
            return found
    for place in places:
        with contextlib.ExitStack() as held:
            try:
                held.enter_context(_locked(place, name))
            except OSError:  # read-only, or a file system without locks
                continue
            path = place / name
            for found in opened(path):  # another process has just made it
                return found
            shutil.rmtree(path, ignore_errors=True)
            with resumable(path):
                made = make()
                try:
                    save(made, path)
                except (InputError, OSError) as error:
                    notice(f"cannot be stored for reuse: {error}")
                    return made
            return open(path)
    return make()


@contextlib.contextmanager
def _locked(place: Path, name: str) -> Iterator[None]:
    """Hold the lock of a name; it is released when the process ends, however it ends."""
    from filelock import FileLock, Timeout

    place.mkdir(parents=True, exist_ok=True)
    lock = FileLock(place / f".{name}.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout:
        notice(f"waiting for another process that is building {name}")
        lock.acquire()
    try:
        yield
    finally:
        lock.release()
