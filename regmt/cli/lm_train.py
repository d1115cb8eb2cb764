"""Estimate a language model with interpolated modified Kneser-Ney smoothing.

The probabilities equal those of KenLM's lmplz. If the text is too small to estimate the discounts
of an order, fallback discounts are used and a notice is printed on standard error.

examples:
  regmt lm train -o hotel.arpa
  regmt lm train corpus.en --order 5 -o corpus.arpa.gz
  regmt lm train corpus.en more.en --prune 0 0 1 --format folder -o corpus.lm
"""

from __future__ import annotations

import argparse

from regmt.cli.lm import add_model_output_options, add_text_options, lm_options, run_and_write
from regmt.cli.option_table import add_options
from regmt.cli.shared_options import add_cluster_options, add_input

HELP = "estimate a language model from text"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_input(
        parser,
        "text, one sentence per line; - is standard input "
        "(default: the English side of the bundled training corpus)",
        "*",
    )
    add_model_output_options(parser)
    add_options(parser, "  --order N=5  maximum n-gram length")
    parser.add_argument(
        "--prune",
        nargs="+",
        type=int,
        default=[0],
        metavar="N",
        help="leave out n-grams that occur at most N times; one N per order from 1, the last one "
        "also for all higher orders (default 0)",
    )
    fallback = parser.add_mutually_exclusive_group()
    fallback.add_argument(
        "--discount-fallback",
        nargs=3,
        type=float,
        default=[0.5, 1.0, 1.5],
        metavar=("D1", "D2", "D3"),
        help="discounts for text too small to estimate them (default 0.5 1 1.5)",
    )
    fallback.add_argument(
        "--no-discount-fallback",
        dest="discount_fallback",
        action="store_const",
        const=None,
        help="report an error for such text instead",
    )
    add_cluster_options(parser)
    add_text_options(parser)


def run(args: argparse.Namespace) -> None:
    """Train and write."""
    from regmt.application.lm import train

    run_and_write(lambda: train(**lm_options(args, train)), args)
