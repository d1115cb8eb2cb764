"""Estimate a language model: interpolated modified Kneser-Ney, with the numbers of KenLM's lmplz.

Text that is too small for discounts of its own gets fallback discounts, order by order, with a
notice on standard error.

examples:
  regmt lm train -o hotel.arpa
  regmt lm train corpus.en --order 5 -o corpus.arpa.gz
  regmt lm train corpus.en more.en --prune 0 0 1 --format folder -o corpus.lm
"""

from __future__ import annotations

import argparse

from regmt.cli.lm import (
    add_model_output_options,
    add_text_options,
    check_model_output,
    read_sentences,
    write_model,
)
from regmt.cli.shared_options import positive_int

HELP = "estimate a language model from text"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        help="text, one sentence per line; - is standard input "
        "(default: the English side of the bundled training corpus)",
    )
    add_model_output_options(parser)
    parser.add_argument(
        "--order", type=positive_int, default=5, metavar="N", help="longest n-grams (default 5)"
    )
    parser.add_argument(
        "--prune",
        nargs="+",
        type=int,
        default=[0],
        metavar="N",
        help="leave out n-grams that occur at most N times; one N per order from 1, the last "
        "holds for all further orders (default 0)",
    )
    fallback = parser.add_mutually_exclusive_group()
    fallback.add_argument(
        "--discount-fallback",
        nargs=3,
        type=float,
        default=[0.5, 1.0, 1.5],
        metavar=("D1", "D2", "D3"),
        help="discounts where the text is too small for its own (default 0.5 1 1.5)",
    )
    fallback.add_argument(
        "--no-discount-fallback", action="store_true", help="refuse such text instead"
    )
    add_text_options(parser)


def run(args: argparse.Namespace) -> None:
    """Train and write."""
    from regmt.bundled import bundled_files
    from regmt.decoding.lm import train

    check_model_output(args)
    files = args.files or [str(bundled_files("train")[1])]
    d1, d2, d3 = args.discount_fallback
    model = train(
        (sentence for file in files for sentence in read_sentences(file, args)),
        order=args.order,
        fallback=None if args.no_discount_fallback else (d1, d2, d3),
        prune=args.prune,
        path=files[0] if len(files) == 1 else None,
    )
    write_model(model, args)
