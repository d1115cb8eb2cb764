"""Kernels: functions compiled by numba at their first call, and kept for the next process.

Compiled code is kept in the user's cache folder under a key made of the version and the sources of
all kernels. numba itself notices only a change of the file that holds a function, not of those it
calls into; with this key, code compiled from other sources is never found.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba import config, njit

from regmt._version import __version__
from regmt.core.cache_folder import cache_folder


def kernel(function: Callable[..., Any]) -> Any:
    """Compile `function` without the interpreter's lock when it is first called."""
    # The folder is read when the dispatcher is made; other users of numba keep their own.
    settings: Any = config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(compiled_folder())
    try:
        return njit(cache=True, nogil=True)(function)
    finally:
        settings.CACHE_DIR = before


@functools.cache
def compiled_folder() -> Path:
    """Return the folder of compiled kernels of this version and these sources."""
    return cache_folder() / "kernels" / f"{__version__}-{_digest_of_sources()}"


def _digest_of_sources() -> str:
    package = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256()
    for folder in (package, package / "instance_selection", package / "decoding"):
        for file in sorted(folder.rglob("_*kernels.py")):
            digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:16]
