"""Kernels: functions compiled by numba at their first call, and kept for the next process.

Compiled code is kept in the user's cache folder under a key made of the version and the sources of
the kernel's module and of all modules that it imports. numba itself notices only a change of the
file that holds a function, not of those it calls into; with this key, code compiled from other
sources is never found.
"""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba import config, njit

from regmt._version import __version__
from regmt.core.cache_folder import cache_folder

_PACKAGE = Path(__file__).resolve().parent.parent
_IMPORT = re.compile(r"^\s*from (regmt[\w.]*) import ", re.MULTILINE)


def kernel(function: Callable[..., Any]) -> Any:
    """Compile `function`, without the interpreter's lock, when it is first called."""
    digest = source_digest(function.__code__.co_filename)
    # The folder is read when the dispatcher is made; other users of numba keep their own.
    settings: Any = config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(cache_folder() / "kernels" / f"{__version__}-{digest}")
    try:
        return njit(cache=True, nogil=True)(function)
    finally:
        settings.CACHE_DIR = before


@functools.cache
def source_digest(file: str) -> str:
    """Return a digest of a module's source and, through them, of the modules it imports."""
    source = Path(file).read_bytes()
    digest = hashlib.sha256(source)
    for name in sorted(set(_IMPORT.findall(source.decode("utf-8")))):
        imported = _PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py")
        if imported.name.endswith("kernels.py"):
            digest.update(source_digest(str(imported)).encode())
        elif imported.is_file() and imported.parent != _PACKAGE / "core":
            digest.update(imported.read_bytes())  # constants that kernels compile in
    return digest.hexdigest()[:16]
