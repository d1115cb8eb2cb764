"""What commands write: checked before the work, and complete or not there at all."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Iterator
from typing import TextIO


def output_folder(args: argparse.Namespace) -> str:
    """Return the folder of ``-o``, which is required."""
    from regmt.core.errors import InputError

    if args.output is None:
        raise InputError("no output folder", remedy="add -o DIR")
    return str(args.output)


#: Options that name a file or folder to write.
_OUTPUTS = (
    *(
        "output",
        "nbest_out",
        "confidence_out",
        "alignment_out",
        "lattice_out",
        "weights_out",
        "save_parameters",
    ),
    *("history", "plot", "explain", "save", "state"),
)


def check_outputs(args: argparse.Namespace) -> None:
    """Reject outputs that cannot be written before doing any work."""
    given = [path for name in _OUTPUTS if (path := getattr(args, name, None)) not in (None, "-")]
    if given:
        from regmt.core.files import check_writable

        for path in given:
            check_writable(path)
    if getattr(args, "plot", None) is not None:
        from regmt.pictures import check_picture

        check_picture(args.plot)


@contextlib.contextmanager
def open_output(path: str | None) -> Iterator[TextIO]:
    """Open standard output, or a file that appears only when complete."""
    if path is None or path == "-":
        yield sys.stdout
        sys.stdout.flush()
        return
    from regmt.core.files import atomic_write

    with atomic_write(path) as stream:
        yield stream
