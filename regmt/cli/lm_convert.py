"""Convert a language model from an ARPA file to a folder that opens instantly, or back.

examples:
  regmt lm convert big.arpa.gz --format folder -o big.lm
  regmt lm convert big.lm -o big.arpa
"""

from __future__ import annotations

import argparse

from regmt.cli.lm import add_model_output_options, run_and_write

HELP = "convert a language model between ARPA and folder format"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument("model", metavar="LM", help="ARPA file (plain or gzip) or a folder")
    add_model_output_options(parser)


def run(args: argparse.Namespace) -> None:
    """Read and write."""
    from regmt.decoding.lm import LanguageModel

    run_and_write(lambda: LanguageModel.load(args.model), args)
