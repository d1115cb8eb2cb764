"""Fixtures that all tests share."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
os.environ["REGMT_MIRRORS"] = "0"  # tests read text, not what an earlier run made of it


@pytest.fixture(scope="session")
def repository() -> Path:
    """The root of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def real_data() -> Path:
    """The folder of real corpora; tests that ask for it are skipped where it is absent."""
    folder = Path(os.environ.get("REGMT_DATA", ROOT.parent / "shared" / "data"))
    if not folder.is_dir():
        pytest.skip(
            "the real corpora are not next to the checkout (set REGMT_DATA to their folder)"
        )
    return folder


@pytest.fixture(scope="session")
def run_code() -> Callable[[str, Path], subprocess.CompletedProcess[str]]:
    """Run Python code in a process of its own, in a given folder."""

    def run(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", code]
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)

    return run


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The scheduler address of a Dask cluster of two processes."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as started:
        yield started.scheduler_address
