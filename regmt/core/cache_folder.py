"""The user's cache folder."""

from __future__ import annotations

import os
from pathlib import Path


def cache_folder() -> Path:
    """Return the cache folder: ``REGMT_CACHE``, or the platform's folder for caches."""
    named = os.environ.get("REGMT_CACHE")
    if named:
        return Path(named)
    from platformdirs import user_cache_path

    return user_cache_path("regmt", appauthor=False)
