"""The line that says that kernels are being compiled."""

from __future__ import annotations

import subprocess
import sys

import pytest

from regmt.core import announcement
from regmt.core.compile import Compilation


@pytest.fixture
def clock(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(announcement, "_command", "select")
    monkeypatch.setitem(announcement.KERNELS, "select", 4)
    monkeypatch.setattr("regmt.core.compile.time.perf_counter", lambda: now[0])
    return now


def test_compilation_is_reported_after_two_seconds_and_then_now_and_then(clock, capsys):
    compilation = Compilation()
    compilation.loaded = 1  # found in the cache
    for _ in range(8):
        compilation.begin()
        clock[0] += 1.0
        compilation.begin()  # a function that the kernel calls
        clock[0] += 0.9
        compilation.end()
        compilation.end()
        clock[0] += 100.0  # running is not compiling
    assert compilation.kernels == 8
    assert compilation.seconds == pytest.approx(15.2)
    assert capsys.readouterr().err.splitlines() == [
        "compiling, at the first use only: kernel 3 of about 4, 3 s",
        "compiling, at the first use only: kernel 8, 13 s",
    ]


def test_short_compilation_is_not_reported(clock, capsys):
    compilation = Compilation()
    compilation.begin()
    clock[0] += 1.9
    compilation.end()
    assert capsys.readouterr().err == ""


def test_nothing_is_reported_unless_a_command_runs(clock, capsys, monkeypatch):
    monkeypatch.setattr(announcement, "_command", None)
    compilation = Compilation()
    compilation.begin()
    clock[0] += 10.0
    compilation.end()
    assert capsys.readouterr().err == ""


def test_a_command_runs_as_many_kernels_as_is_announced(tmp_path):
    (tmp_path / "text").write_text("a b c\na b d\n")
    arguments = ["lm", "train", str(tmp_path / "text"), "-o", str(tmp_path / "lm"), "--quiet"]
    found = subprocess.run(
        [sys.executable, "-c", announcement.COUNT, *arguments],
        stdout=subprocess.PIPE,
        check=True,
    )
    assert int(found.stdout) == announcement.KERNELS["lm train"]
