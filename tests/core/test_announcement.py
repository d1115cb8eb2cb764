"""The line that says that kernels are being compiled."""

from __future__ import annotations

import pytest

from regmt.core.compile import Compilation
from regmt.core.progress import CompilationLine


@pytest.fixture
def clock(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("regmt.core.compile.time.perf_counter", lambda: now[0])
    return now


def test_compilation_is_reported_after_two_seconds_and_then_now_and_then(clock, capsys):
    compilation = Compilation()
    compilation.on_step = CompilationLine(compilation).show
    for _ in range(8):
        compilation.on_start(None)
        clock[0] += 1.0
        compilation.on_start(None)  # a function that the kernel calls
        clock[0] += 0.9
        compilation.on_end(None)
        compilation.on_end(None)
        clock[0] += 100.0  # running is not compiling
    assert compilation.kernels == 8
    assert compilation.seconds == pytest.approx(15.2)
    assert capsys.readouterr().err.splitlines() == [
        "compiling, at the first use only: kernel 2, 3 s",
        "compiling, at the first use only: kernel 7, 13 s",
    ]


def test_short_compilation_is_not_reported(clock, capsys):
    compilation = Compilation()
    compilation.on_step = CompilationLine(compilation).show
    compilation.on_start(None)
    clock[0] += 1.9
    compilation.on_end(None)
    assert capsys.readouterr().err == ""
