"""Counts and times of requests, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

_BOUNDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """What a service has done since it started."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()  #: by path and status
        self.segments = 0
        self.pairs = 0
        self._times = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0

    def request(self, path: str, status: int, seconds: float) -> None:
        """Count a request."""
        self.requests[path, status] += 1
        self._times[bisect_left(_BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self, active: int) -> str:
        """Return all metrics."""
        lines = _head("requests_total", "counter", "Answered requests.")
        for (path, status), n in sorted(self.requests.items()):
            lines.append(f'regmt_requests_total{{path="{path}",status="{status}"}} {n}')
        lines += _head("request_seconds", "histogram", "Time per request.")
        total = 0
        for bound, n in zip((*_BOUNDS, "+Inf"), self._times, strict=True):
            total += n
            lines.append(f'regmt_request_seconds_bucket{{le="{bound}"}} {total}')
        lines.append(f"regmt_request_seconds_sum {self._seconds:.6f}")
        lines.append(f"regmt_request_seconds_count {total}")
        for name, kind, value, about in (
            ("segments_total", "counter", self.segments, "Translated lines."),
            ("pairs_total", "counter", self.pairs, "Pairs added or replaced."),
            ("requests_active", "gauge", active, "Requests that are worked on or wait."),
        ):
            lines += [*_head(name, kind, about), f"regmt_{name} {value}"]
        return "\n".join(lines) + "\n"


def _head(name: str, kind: str, about: str) -> list[str]:
    return [f"# HELP regmt_{name} {about}", f"# TYPE regmt_{name} {kind}"]
