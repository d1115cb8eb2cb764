"""Progress bars on standard error; silent if it is not a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from regmt.core.errors import visible

if TYPE_CHECKING:
    from regmt.core.compile import Compilation

T = TypeVar("T")
COMPILING = "compiling, at the first use only: kernel"

INNER_DELAY = 1.0

_quiet = False


def set_quiet(quiet: bool) -> None:
    """Switch all progress bars and notices of this process off (or on again)."""
    global _quiet
    _quiet = quiet


def progress(
    items: Iterable[T],
    *,
    what: str,
    total: int | None = None,
    unit: str = "sent",
    inner: bool = False,
) -> Iterator[T]:
    """Iterate over `items`, showing a bar labelled `what` when someone is watching.

    An `inner` stage may be run for each sentence; its bar appears after `INNER_DELAY` seconds.
    """
    if _quiet or not sys.stderr.isatty():
        yield from items
        return
    from tqdm import tqdm

    delay = INNER_DELAY if inner else 0.0
    look = {"desc": what, "unit": f" {unit}", "file": sys.stderr, "leave": False, "delay": delay}
    yield from tqdm(items, total=total, **look)


def notice(message: str) -> None:
    """Print one line on standard error, unless quiet."""
    if not _quiet:
        print(visible(message), file=sys.stderr, flush=True)


def announce_compilation() -> None:
    """Report compilation on standard error, also if quiet, once it has taken 2 seconds.

    How many kernels a command runs is not known before it has run, so that the line tells how many
    were compiled so far. Kernels that are found in the cache on disk are not reported.
    """
    from regmt.core.compile import compilation

    compilation.on_step = CompilationLine(compilation).show


class CompilationLine:
    """One line that is overwritten on a terminal and repeated from time to time in a file."""

    def __init__(self, compilation: Compilation) -> None:
        self.compilation = compilation
        self.next = 2.0  # seconds of compilation

    def show(self) -> None:
        """Write the line if it is time to do so."""
        seconds = self.compilation.seconds
        terminal = sys.stderr.isatty()
        if terminal and seconds >= 2.0 and not self.compilation.under_way:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
        elif seconds >= self.next:
            self.next = seconds + (0.5 if terminal else 10.0)
            line = f"{COMPILING} {self.compilation.kernels}, {seconds:.0f} s"
            start, end = ("\r", "") if terminal else ("", "\n")
            print(f"{start}{line}", end=end, file=sys.stderr, flush=True)
