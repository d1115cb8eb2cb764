"""Run commands in children made by `fork`, so that a crash is seen and a start costs little."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import time
from pathlib import Path
from typing import NamedTuple

from regmt.bundled import bundled_files
from regmt.cli.main import main

PAIRS = 80


class Place(NamedTuple):
    """A small corpus and what is made of it."""

    folder: Path
    source: Path
    target: Path
    query: Path
    query_target: Path
    index: Path
    hmm: Path
    model: Path

    @property
    def language_model(self) -> Path:
        """The one derived from the index."""
        return self.index / "derived" / "lm-5"

    @classmethod
    def make(cls, folder: Path) -> Place:
        """Make it from the first pairs of the bundled corpus."""
        names = ("source", "target", "query", "query_target", "index", "hmm", "model")
        place = cls(folder, *(folder / name for name in names))
        texts = zip(bundled_files("train"), bundled_files("test"), strict=True)
        for (train, test), own, query in zip(texts, place[1:3], place[3:5], strict=True):
            own.write_text("".join(train.read_text().splitlines(keepends=True)[:PAIRS]))
            query.write_text("".join(test.read_text().splitlines(keepends=True)[:3]))
        train = ["--train", str(place.source), str(place.target), "--quiet"]
        run_here(["index", *train, "-o", str(place.index)])
        run_here(["align", *train, "--method", "hmm", "--save", str(place.hmm), "-o", os.devnull])
        run_here(["train", *train, "--method", "ibm1", "-o", str(place.model)])
        derive = ["translate", str(place.query), "--index", str(place.index), "--quiet"]
        run_here([*derive, "-o", os.devnull])
        return place


def run_here(arguments: list[str]) -> None:
    """Run a command that succeeds in this process: imports and kernels are loaded once."""
    with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere):
        assert main(arguments) == 0, arguments


def start(arguments: list[str], *, stdin: str = os.devnull, errors: str = os.devnull) -> int:
    """Start a command; returns the process id."""
    child = os.fork()
    if child:
        return child
    code = 99
    try:
        write = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        os.dup2(os.open(stdin, os.O_RDONLY), 0)
        os.dup2(os.open(os.devnull, write), 1)
        os.dup2(os.open(errors, write), 2)
        resource.setrlimit(resource.RLIMIT_AS, (16 << 30, 16 << 30))
        code = main(arguments)
    except SystemExit as stop:
        code = int(stop.code or 0)
    finally:
        os._exit(code)


def wait(child: int, seconds: float) -> str:
    """Wait for a process, then kill it; returns ``exit N``, ``signal N`` or ``killed``."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            sign = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
            return f"signal {sign}" if sign else f"exit {os.WEXITSTATUS(status)}"
        time.sleep(0.002)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "killed"


def outcome(arguments: list[str], *, errors: str = os.devnull, seconds: float = 60.0) -> str:
    """Run a command; returns how it ended, ``killed`` if it took too long."""
    return wait(start(arguments, errors=errors), seconds)
