"""Replace a sentence pair of an index or its memory.

example:
  regmt memory replace hotel.index 10000 "wo ist die Sauna ?" "where do I find the sauna ?"
"""

from __future__ import annotations

import argparse

from regmt.cli.memory import add_index

HELP = "correct a sentence pair"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_index(parser)
    parser.add_argument("number", type=int, metavar="NUMBER", help="see regmt memory list")
    parser.add_argument("source", metavar="SOURCE")
    parser.add_argument("target", metavar="TARGET")


def run(args: argparse.Namespace) -> None:
    """Replace the pair and print the number of the new one."""
    from regmt.instance_selection.memory import Memory

    print(Memory(args.index).replace(args.number, args.source, args.target))
