"""Progress bars on standard error; silent if it is not a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from regmt.core.errors import visible

T = TypeVar("T")

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
