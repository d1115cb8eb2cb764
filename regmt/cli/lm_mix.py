"""Mix language models into one, for instance for the decoder.

The weights are those that EM finds on a text like the one to be translated, or given. The n-grams
of all models are kept with the probabilities of the mixture, and back-off weights that make it
sum to one. The weights are shown on standard error. To find them on the source side of a text, take
models of the source language: regmt lm perplexity --mix prints theirs, to be given with --weights.

examples:
  regmt lm mix --lm news.arpa --lm hotel.arpa --dev dev.en -o mixed.arpa.gz
  regmt lm mix --lm news.arpa --lm hotel.arpa --weights 0.85 0.15 -o mixed.arpa
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.lm import (
    add_lm_option,
    add_model_output_options,
    add_text_options,
    lm_options,
    run_and_write,
)

if TYPE_CHECKING:
    from regmt.decoding.lm import LanguageModel

HELP = "mix language models into one"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_lm_option(parser)
    weights = parser.add_mutually_exclusive_group(required=True)
    weights.add_argument("--dev", metavar="FILE", help="text to find the weights on")
    weights.add_argument("--weights", nargs="+", type=float, metavar="W", help="one per model")
    add_model_output_options(parser)
    add_text_options(parser)


def run(args: argparse.Namespace) -> None:
    """Find the weights, mix, write."""
    from regmt.application.lm import mix
    from regmt.core.progress import notice

    def make() -> LanguageModel:
        mixture = mix(**lm_options(args, mix))
        for path, weight in zip(args.lm, mixture.weights, strict=True):
            notice(f"{weight:.4f}  {path}")
        return mixture.merge()

    run_and_write(make, args)
