"""Delete sentence pairs of an index or its memory.

example:
  regmt memory delete hotel.index 10000 17
"""

from __future__ import annotations

import argparse

from regmt.cli.memory import add_index

HELP = "delete sentence pairs"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_index(parser)
    parser.add_argument(
        "numbers", type=int, nargs="+", metavar="NUMBER", help="see regmt memory list"
    )


def run(args: argparse.Namespace) -> None:
    """Delete the pairs."""
    from regmt.instance_selection.memory import Memory

    Memory(args.index).delete(*args.numbers)
