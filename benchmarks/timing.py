"""Processor time, which other work on the machine changes less than the time on the clock."""

from __future__ import annotations

import time
from collections.abc import Callable


def cpu_seconds(function: Callable[[], object], repetitions: int = 3) -> float:
    """Return the least processor time of several calls."""
    times = []
    for _ in range(repetitions):
        started = time.process_time()
        function()
        times.append(time.process_time() - started)
    return min(times)
