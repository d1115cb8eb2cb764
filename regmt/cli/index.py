"""Build an index folder from a parallel corpus.

The other commands take it with --index and open it in milliseconds, however large the corpus.

examples:
  regmt index -o hotel.index
  regmt index --train corpus.de corpus.en --ngrams 3 --tokenize 13a --lowercase -o corpus.index
  regmt index --verify corpus.index
  regmt index --compact corpus.index
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.inputs import training_data
from regmt.cli.option_table import add_options
from regmt.cli.outputs import output_folder
from regmt.cli.shared_options import add_cluster_options, add_corpus_options, given

if TYPE_CHECKING:
    from regmt.instance_selection.index import Index

HELP = "build an index folder from text"


OPTIONS = """
  -o, --output DIR    the folder to write
  --ngrams N=1-3      n-grams up to order N (default 3)
  --force             replace an existing index
  --compact DIR       merge the memory of an existing index (regmt memory) into it instead
  --verify DIR        check every byte of an existing index instead
  --tuning-set N      pairs on which weights can be tuned without a dev set; they stay in the index
                      (default: 500 or 2 %%, whichever is less)
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_options(parser, OPTIONS, {"--ngrams": str})
    parser.add_argument(
        "--no-tuning-set", dest="tuning_set", action="store_const", const=0, help="set none aside"
    )
    add_cluster_options(parser)
    add_corpus_options(parser, index=False)


def run(args: argparse.Namespace) -> None:
    """Build, verify or compact, and print the statistics of the index."""
    from regmt.application.compact import compact
    from regmt.application.index import index
    from regmt.core.errors import InputError
    from regmt.instance_selection.index import Index

    for option in ("verify", "compact"):
        if getattr(args, option) is not None and (args.output or args.train):
            raise InputError(
                f"--{option} takes an existing index", remedy="leave out --output and --train"
            )
    if args.verify is not None:
        print(statistics(Index.open(args.verify, verify=True, memory=False)))
        return
    if args.compact is not None:
        print(statistics(compact(args.compact)))
        return
    own = {"train": training_data(args), "output": output_folder(args)}
    built = index(**given(args, index) | own)
    print(statistics(built))


def statistics(index: Index) -> str:
    """Return the statistics of an index as an aligned table."""
    sides = (index.source, index.target)
    rows: list[tuple[str, ...]] = [
        ("", "source", "target"),
        ("sentences", *(f"{len(side.text):,}" for side in sides)),
        ("tokens", *(f"{len(side.text.tokens):,}" for side in sides)),
        ("tokens per sentence", *(f"{side.text.lengths.mean():.1f}" for side in sides)),
    ]
    for k in range(1, index.order + 1):
        sizes = (int(side.table.starts[k] - side.table.starts[k - 1]) for side in sides)
        rows.append((f"distinct {k}-grams", *(f"{size:,}" for size in sizes)))
    return "\n".join(f"{name:<20}{source:>12}{target:>12}" for name, source, target in rows)
