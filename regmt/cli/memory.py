"""Add sentence pairs to an index, and correct or delete pairs, without building it anew.

The next sentence that any process translates with the index uses the changes. Pairs have numbers:
those of the index are numbered from 0, and those that are added continue the count.

examples:
  regmt memory add hotel.index --pair "wo ist die Sauna ?" "where is the sauna ?"
  regmt memory add hotel.index today.de today.en
  regmt memory list hotel.index
  regmt memory list hotel.index --source "wo ist die Sauna ?"
  regmt memory replace hotel.index 10000 "wo ist die Sauna ?" "where do I find the sauna ?"
  regmt memory delete hotel.index 10001
  regmt index --compact hotel.index
"""

from __future__ import annotations

import argparse

HELP = "add pairs to an index, correct and delete them"

SUBCOMMANDS = ("add", "list", "replace", "delete")
"""Each is a module of this package, ``memory_NAME``."""


def add_index(parser: argparse.ArgumentParser) -> None:
    """Add the argument that all of them have."""
    parser.add_argument("index", metavar="INDEX", help="the folder of the index")
