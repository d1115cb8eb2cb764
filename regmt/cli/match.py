"""Show the stored pairs nearest to each segment, as a translation memory does.

Prints one JSON object per segment: its source, and matches with percent, pair, source and target.
100 % is the same line, 101 % the same line between the same neighbours; below, it is the share of
words that the edit distance leaves untouched.

examples:
  regmt match app.po --index app.index
  echo "Open the file" | regmt match - --index app.index --matches 1 --lowest 70
"""

from __future__ import annotations

import argparse
import json

from regmt.cli.inputs import training_data
from regmt.cli.option_table import add_options
from regmt.cli.outputs import open_output
from regmt.cli.shared_options import add_corpus_options, add_output_option, given

HELP = "show the stored pairs nearest to each segment"


OPTIONS = """
  --matches N=3  pairs per segment
  --lowest N=50  lowest match percentage
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument(
        "queries",
        metavar="FILE",
        help="a translators' file, or segments, one per line; - reads stdin",
    )
    add_options(parser, OPTIONS)
    add_output_option(parser, "matches")
    add_corpus_options(parser)


def run(args: argparse.Namespace) -> None:
    """Search and print."""
    from regmt.application.documents import match

    with open_output(args.output) as stream:
        for found in match(**given(args, match) | {"train": training_data(args)}):
            print(json.dumps(found.record(), ensure_ascii=False), file=stream)
