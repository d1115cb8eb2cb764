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

from regmt.cli.shared_options import (
    add_corpus_options,
    add_output_option,
    add_value,
    given,
    open_output,
    training_data,
)

HELP = "show the stored pairs nearest to each segment"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument(
        "queries",
        metavar="FILE",
        help="a translators' file, or segments, one per line; - reads stdin",
    )
    add_value(parser, "--matches", 3, "pairs per segment")
    add_value(parser, "--lowest", 50, "lowest match percentage", "P")
    add_output_option(parser, "matches")
    add_corpus_options(parser)


def run(args: argparse.Namespace) -> None:
    """Search and print."""
    from regmt.application.documents import match

    with open_output(args.output) as stream:
        for found in match(**given(args, match) | {"train": training_data(args)}):
            print(json.dumps(found.record(), ensure_ascii=False), file=stream)
