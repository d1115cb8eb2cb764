"""Add sentence pairs to an index.

examples:
  regmt memory add hotel.index --pair "wo ist die Sauna ?" "where is the sauna ?"
  regmt memory add hotel.index today.de today.en
  regmt memory add hotel.index today.tsv
  regmt memory add app.index reviewed.po
"""

from __future__ import annotations

import argparse

from regmt.cli.memory import add_index
from regmt.cli.shared_options import add_input

HELP = "add sentence pairs"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_index(parser)
    add_input(
        parser,
        "a source and a target file, or one tab-separated file; or translators' files",
        "*",
    )
    parser.add_argument(
        "--pair",
        nargs=2,
        action="append",
        default=[],
        metavar=("SOURCE", "TARGET"),
        help="a sentence and its translation; may be repeated",
    )
    parser.add_argument(
        "--skip-empty", action="store_true", help="ignore pairs of files with an empty side"
    )


def run(args: argparse.Namespace) -> None:
    """Add the pairs and print their numbers."""
    from regmt.application.corpora import read_corpus
    from regmt.core.errors import InputError
    from regmt.instance_selection.memory import Memory

    if not args.pair and not args.files:
        raise InputError("no pairs", remedy="give --pair SOURCE TARGET, or files")
    memory = Memory(args.index)
    pairs = [tuple(pair) for pair in args.pair]
    if args.files:
        source, target = memory.languages
        corpus = read_corpus(
            args.files, source_lang=source, target_lang=target, skip_empty=args.skip_empty
        )
        lines = corpus.source.lines, corpus.target.lines
        pairs += [(lines[0][i], lines[1][i]) for i in range(len(corpus))]
    for number in memory.extend(pairs):
        print(number)
