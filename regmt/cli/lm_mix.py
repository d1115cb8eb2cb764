"""Mix language models into one, for example for the decoder.

--weights sets the weights; with --dev, EM finds them on a text similar to the one to translate.
The mixture keeps the n-grams of all models, with their mixed probabilities and with back-off
weights that make it sum to one. The weights are printed on standard error. If you have only the
source side of a text, mix models of the source language with regmt lm perplexity --mix and pass
the weights it prints to --weights.

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
from regmt.cli.option_table import add_options
from regmt.core.progress import notice

if TYPE_CHECKING:
    from regmt.decoding.lm import LanguageModel

HELP = "mix language models into one"


WEIGHTS = """
  --dev FILE      find the weights on this text
  --weights W...  weights, one per model
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_lm_option(parser)
    add_options(parser.add_mutually_exclusive_group(required=True), WEIGHTS, {"W": float})
    add_model_output_options(parser)
    add_text_options(parser)


def run(args: argparse.Namespace) -> None:
    """Find the weights, mix, write."""
    from regmt.application.lm import mix

    def make() -> LanguageModel:
        mixture = mix(**lm_options(args, mix))
        for path, weight in zip(args.lm, mixture.weights, strict=True):
            notice(f"{weight:.4f}  {path}")
        return mixture.merge()

    run_and_write(make, args)
