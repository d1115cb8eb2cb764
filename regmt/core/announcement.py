"""The line on standard error that tells how far the compilation of kernels has come."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regmt.core.compile import Compilation

COMPILING = "compiling, at the first use only: kernel"

KERNELS = {
    **{"translate": 38, "serve": 38, "match": 1, "select": 5, "phrase-table": 10, "predict": 6},
    **{"align": 8, "train": 23, "decode": 5, "tune": 4, "rerank": 10, "combine": 1, "evaluate": 3},
    **{"lm train": 3, "lm score": 8, "lm perplexity": 8, "lm mix": 12, "lm adapt": 12},
    **{"lm convert": 5, "index": 1},
}
"""Kernels that a command runs with its default options; other options run a few more or less.
memory and check run none, and what reproduce runs depends on the table.
``benchmarks/start_up.py --kernels`` counts them."""

COUNT = """import sys
from regmt.cli.main import main
assert main(sys.argv[1:]) == 0
from regmt.core.compile import compilation
print(compilation.ready)
"""
"""A program that runs a command and prints how many kernels it ran."""

_command: str | None = None


def announce_compilation(command: str) -> None:
    """Report compilation on standard error, also if quiet, once it has taken 2 seconds."""
    global _command
    _command = command


class CompilationLine:
    """One line that is overwritten on a terminal and repeated from time to time in a file."""

    def __init__(self, compilation: Compilation) -> None:
        self.compilation = compilation
        self.next = 2.0  # seconds of compilation

    def show(self) -> None:
        """Write the line if a command is run and it is time to do so."""
        seconds = self.compilation.seconds
        if _command is None or seconds < 2.0:
            return
        terminal = sys.stderr.isatty()
        if terminal and not self.compilation.under_way:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
        elif seconds >= self.next:
            self.next = seconds + (0.5 if terminal else 10.0)
            number, of = self.compilation.ready, KERNELS.get(_command, 0)
            line = f"{COMPILING} {number}{f' of about {of}' if number <= of else ''}"
            start, end = ("\r", "") if terminal else ("", "\n")
            print(f"{start}{line}, {seconds:.0f} s", end=end, file=sys.stderr, flush=True)
