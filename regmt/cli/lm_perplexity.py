"""Measure how well language models predict a text.

Tokens are the words and the sentence ends. The perplexity is 10 to the power of the mean of
-log10 p, over all tokens or over the tokens that the model knows. Each model has its own column,
and so does a mixture.

examples:
  regmt lm perplexity dev.en --lm corpus.arpa
  regmt lm perplexity test.en --lm news.arpa --lm hotel.arpa --mix dev.en
"""

from __future__ import annotations

import argparse
import json

from regmt.cli.lm import add_model_options, add_text_options, lm_options

HELP = "measure how well language models predict a text"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_model_options(parser)
    parser.add_argument("--json", action="store_true", help="print a list of JSON objects")
    add_text_options(parser)


def run(args: argparse.Namespace) -> None:
    """Score and print a table."""
    from regmt.application.lm import perplexity

    result = perplexity(**lm_options(args, perplexity))
    as_json = json.dumps(result.records(), indent=1, ensure_ascii=False) + "\n"
    print(as_json if args.json else result, end="")
