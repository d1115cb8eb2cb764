"""Fixtures that all tests share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def repository() -> Path:
    """The root of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def real_data() -> Path:
    """The folder of real corpora; tests that ask for it are skipped where it is absent."""
    folder = Path(os.environ.get("REGMT_DATA", ROOT.parent / "shared" / "data"))
    if not folder.is_dir():
        pytest.skip("the real corpora are not beside the checkout (set REGMT_DATA to their folder)")
    return folder
