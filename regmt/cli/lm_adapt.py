"""Adapt a language model to a text of which only the source is known.

Trains language models of both sides of each corpus, of all corpora and of the pairs that are most
like the sentences of the text (--matches). EM finds the weights with which the source models
predict the text best, and the target models are mixed with these weights, which are printed on
standard error. The mixture has the n-grams of all models; use it with regmt decode --lm.

examples:
  regmt lm adapt input.de --train news.de news.en --train app.de app.en -o adapted.arpa.gz
  regmt lm adapt input.de --train train.de train.en --matches 50 --match-weight em -o adapted.arpa
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.inputs import training_corpora
from regmt.cli.lm import add_model_output_options, run_and_write
from regmt.cli.option_table import add_options
from regmt.cli.option_values import probability, whole_number
from regmt.cli.shared_options import add_corpus_options, given
from regmt.core.progress import notice

if TYPE_CHECKING:
    from regmt.decoding.lm import LanguageModel

HELP = "adapt a language model to a source text"


def _weight(text: str) -> float | None:
    return None if text == "em" else probability(text)


OPTIONS = """
  --order N=4          maximum n-gram length
  --matches N=100      pairs per sentence for the dynamic model; 0: none
  --selector NAME=tfidf
                       how they are selected, see regmt select
  --match-weight W=0.15
                       weight of the dynamic model, or em
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument("file", metavar="FILE", help="the text to translate; - is standard input")
    add_model_output_options(parser)
    add_options(parser, OPTIONS, {"--matches": whole_number, "W": _weight})
    add_corpus_options(parser, index=False, several=True)


def run(args: argparse.Namespace) -> None:
    """Train, find the weights, mix, write."""
    from regmt.application.lm import adapt

    def make() -> LanguageModel:
        corpus, sizes = training_corpora(args)
        adapted = adapt(**given(args, adapt) | {"train": corpus, "sizes": sizes})
        for name, weight in zip(adapted.names, adapted.target.weights, strict=True):
            notice(f"{weight:.4f}  {name}")
        return adapted.target.merge()

    run_and_write(make, args)
