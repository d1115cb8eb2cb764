"""What was read from large text files, kept as arrays in the user's cache folder.

The arrays are found by the path, size, times and inode of the text, so that those of a text that
has changed are never opened. `REGMT_MIRRORS` says how many megabytes are kept in all, 0 for none;
those that were not used for the longest time are removed first.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from regmt._version import __version__
from regmt.core.cache_folder import cache_folder
from regmt.core.errors import InputError
from regmt.core.files import StrPath

T = TypeVar("T")

_FORMAT = 1
"""Of what the readers of text make; arrays of another format are not found."""
_SMALLEST = 1 << 17
"""Bytes of a text that is worth it."""
_DEFAULT_MEGABYTES = 2048
_SETTLED_SECONDS = 2.0
"""A text that changed later than this before it was read may change again unseen: the times of some
file systems are as coarse."""


class Mirror:
    """The arrays of one text file.

    Create it before the text is read: what changes meanwhile is noticed when the arrays are kept.

    Parameters
    ----------
    text : path-like
    what : str
        Name of the reader, with its options.
    """

    def __init__(self, text: StrPath, what: str) -> None:
        self._text = text
        self._facts = _facts(text)
        path = os.path.realpath(text) if self._facts else "", what
        state = __version__, _FORMAT, _state(self._facts)
        names = [hashlib.sha256(os.fsencode(repr(part))).hexdigest()[:24] for part in (path, state)]
        self._of_path = f"{names[0]}-*"  # and of any state
        self._folder = cache_folder() / "mirrors" / "-".join(names)
        self._most_bytes = _most_bytes() if self._facts else 0
        self._created = time.time()

    @property
    def to_keep(self) -> int:
        """Size of the text if its arrays are to be kept, otherwise 0."""
        if not self._facts or not self._most_bytes:
            return 0
        changed = max(self._facts.st_mtime, self._facts.st_ctime)
        return self._facts.st_size if changed < self._created - _SETTLED_SECONDS else 0

    def open(self, open_arrays: Callable[[Path], T]) -> T | None:
        """Open the arrays, None if there are none that can be used."""
        if not self._most_bytes or not self._folder.is_dir():
            return None
        try:
            found = open_arrays(self._folder)
        except InputError:  # damaged, or removed at this moment
            shutil.rmtree(self._folder, ignore_errors=True)
            return None
        with contextlib.suppress(OSError):
            os.utime(self._folder)  # used now
        return found

    def keep(self, save: Callable[[Path], None]) -> None:
        """Keep the arrays, which `save` writes as a folder; not if the text may have changed."""
        if not self.to_keep or _state(_facts(self._text)) != _state(self._facts):
            return
        mirrors = self._folder.parent
        with contextlib.suppress(OSError, InputError):  # no space, or another process writes it
            mirrors.mkdir(parents=True, mode=0o700, exist_ok=True)
            for stale in mirrors.glob(self._of_path):
                shutil.rmtree(stale, ignore_errors=True)
            save(self._folder)
            _remove_oldest(mirrors, self._most_bytes)


def _facts(text: StrPath) -> os.stat_result | None:
    try:
        facts = os.stat(text)
    except (OSError, ValueError):  # refused where it is read
        return None
    large = stat.S_ISREG(facts.st_mode) and facts.st_size >= _SMALLEST
    return facts if large and os.fspath(text) != "-" else None


def _state(facts: os.stat_result | None) -> tuple[int, ...]:
    """Return what identifies the content of a file as long as nobody writes to it."""
    if facts is None:
        return ()
    return facts.st_size, facts.st_mtime_ns, facts.st_ctime_ns, facts.st_ino


def _most_bytes() -> int:
    given = os.environ.get("REGMT_MIRRORS", _DEFAULT_MEGABYTES)
    try:
        megabytes = int(given)
    except ValueError:
        problem = f"REGMT_MIRRORS is {given!r}, expected a number of megabytes"
        raise InputError(problem, remedy="0 keeps no mirrors of text files") from None
    return max(0, megabytes) << 20


def _remove_oldest(mirrors: Path, most: int) -> None:
    """Remove the folders that were not used for the longest time, until the others have room."""
    folders = sorted(mirrors.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    total = 0
    for folder in folders:
        total += sum(file.stat().st_size for file in folder.glob("*"))
        if total > most:
            shutil.rmtree(folder, ignore_errors=True)
