r"""List the pairs that were added to an index, or the pairs of one source sentence.

Each line has the number of the pair, its source and its target, separated by tabs; a line
break within a side is shown as \n.

examples:
  regmt memory list hotel.index
  regmt memory list hotel.index --source "wo ist die Sauna ?"
"""

from __future__ import annotations

import argparse

from regmt.cli.memory import add_index

HELP = "list the pairs that were added"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_index(parser)
    parser.add_argument(
        "--source",
        metavar="TEXT",
        help="list all pairs with this source sentence instead, those of the index as well",
    )


def run(args: argparse.Namespace) -> None:
    """Print the pairs."""
    from regmt.core.progress import notice
    from regmt.instance_selection.memory import Memory

    memory = Memory(args.index)
    for pair in memory.pairs() if args.source is None else memory.find(args.source):
        print(*(str(field).replace("\n", "\\n") for field in pair), sep="\t")
    if args.source is None and memory.removed:
        notice(f"deleted or replaced in the index: {', '.join(map(str, memory.removed))}")
