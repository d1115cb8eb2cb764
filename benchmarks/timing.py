"""Processor time, which other work on the machine changes less than the time on the clock."""

from __future__ import annotations

import importlib.util
import statistics
import time
from collections.abc import Callable
from pathlib import Path


def cpu_seconds(function: Callable[[], object], repetitions: int = 3) -> float:
    """Return the least processor time of several calls."""
    times = []
    for _ in range(repetitions):
        started = time.process_time()
        function()
        times.append(time.process_time() - started)
    return min(times)


def cpu_seconds_of_runs(function: Callable[[], object], runs: int = 3) -> float:
    """Return the median processor time of several calls, after one that warms the caches."""
    function()
    times = []
    for _ in range(runs):
        started = time.process_time()
        function()
        times.append(time.process_time() - started)
    return statistics.median(times)


def expected_peers(calibration: Path) -> dict[str, float]:
    """Return the CPU seconds that peers would take on this machine in its present state.

    `calibration` is a Python file with ``work()``, which returns the CPU seconds of a fixed piece
    of work, and ``PEERS``, the CPU seconds of peers per second of that work, both measured in the
    same minutes on one machine. The estimate is accurate to about 20 %. Without the file: none.
    """
    specification = importlib.util.spec_from_file_location("calibration", calibration)
    if not calibration.is_file() or specification is None or specification.loader is None:
        return {}
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    work = min(module.work() for _ in range(3))
    return {name: factor * work for name, factor in module.PEERS.items()}
