"""An index as worker processes open it."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

from regmt.instance_selection.index import Index


@contextlib.contextmanager
def shared_index(index: Index) -> Iterator[str]:
    """Give the folder from which workers open `index`; one that is in memory is saved for them."""
    if index.folder is not None:
        yield str(index.folder)
        return
    with tempfile.TemporaryDirectory(prefix="regmt-") as scratch:
        folder = Path(scratch) / "index"
        index.save(folder)
        yield str(folder)
