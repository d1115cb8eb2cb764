"""Progress bars for people: on standard error, silent when that is not a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

_quiet = False
_announcing = False
_announced = False


def set_quiet(quiet: bool) -> None:
    """Switch all progress bars and notices of this process off (or on again)."""
    global _quiet
    _quiet = quiet


def progress(
    items: Iterable[T], *, what: str, total: int | None = None, unit: str = "sent"
) -> Iterator[T]:
    """Iterate over `items`, showing a bar labelled `what` when someone is watching."""
    if _quiet or not sys.stderr.isatty():
        yield from items
        return
    from tqdm import tqdm

    yield from tqdm(items, desc=what, total=total, unit=f" {unit}", file=sys.stderr, leave=False)


def notice(message: str) -> None:
    """Print one line on standard error, unless quiet."""
    if not _quiet:
        print(message, file=sys.stderr, flush=True)


def announce_compilation() -> None:
    """Say so, once, when a kernel has to be compiled, which takes seconds, and only the first time.

    Kernels that are found in the cache on disk are not announced.
    """
    from numba.core import event

    global _announcing
    if _announcing:
        return
    _announcing = True

    class Announcer(event.Listener):
        def on_start(self, event: object) -> None:
            global _announced
            if not _announced:
                _announced = True
                notice("compiling kernels (a few seconds, the first time only)")

        def on_end(self, event: object) -> None:
            pass

    event.register("numba:compile", Announcer())
