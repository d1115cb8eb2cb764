"""Measure how well language models predict a text.

Tokens are the words and the ends of the sentences. The perplexity is 10 to the mean of -log10 p,
over all tokens or over those that the model knows. Several models get a column each; a mixture of
them another.

examples:
  regmt lm perplexity dev.en --lm corpus.arpa
  regmt lm perplexity test.en --lm news.arpa --lm hotel.arpa --mix dev.en
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.lm import (
    add_model_options,
    add_text_options,
    load_models,
    make_mixture,
    read_sentences,
)

if TYPE_CHECKING:
    from regmt.decoding.lm import Perplexity

HELP = "measure how well language models predict a text"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_model_options(parser)
    parser.add_argument("--json", action="store_true", help="print a list of JSON objects")
    add_text_options(parser)


def run(args: argparse.Namespace) -> None:
    """Score and print a table."""
    from regmt.bundled import bundled_files
    from regmt.core.errors import InputError
    from regmt.decoding.lm import Perplexity

    path = args.file or str(bundled_files("dev")[1])
    models = load_models(args)
    mixture = make_mixture(models, args)
    sentences = list(read_sentences(path, args))
    if not sentences:
        raise InputError("no text", path=path)
    results = [
        (name, Perplexity.of(model, sentences)) for name, model in zip(args.lm, models, strict=True)
    ]
    if mixture is not None:
        results.append(("mixture", Perplexity.of(mixture, sentences)))
    weights = [] if mixture is None else mixture.weights.tolist()
    print(_as_json(results, weights) if args.json else _as_table(results, weights))


def _as_json(results: list[tuple[str, Perplexity]], weights: list[float]) -> str:
    import json

    rows = [
        {
            "model": name,
            "sentences": result.n_sentences,
            "tokens": result.n_tokens,
            "unknown": result.n_unknown,
            "log10_p": result.logprob,
            "perplexity": result.including_unknown,
            "perplexity_known": result.excluding_unknown,
        }
        for name, result in results
    ]
    for row, weight in zip(rows, weights, strict=False):
        row["weight"] = weight
    return json.dumps(rows, indent=1, ensure_ascii=False)


def _as_table(results: list[tuple[str, Perplexity]], weights: list[float]) -> str:
    import os

    columns = [result for _, result in results]
    rows = [
        ("", *(os.path.basename(os.path.normpath(name)) for name, _ in results)),
        ("sentences", *(f"{r.n_sentences:,}" for r in columns)),
        ("tokens", *(f"{r.n_tokens:,}" for r in columns)),
        ("unknown words", *(f"{r.n_unknown:,}" for r in columns)),
        ("log10 p", *(f"{r.logprob:.2f}" for r in columns)),
        ("perplexity", *(f"{r.including_unknown:.2f}" for r in columns)),
        ("without unknown words", *(f"{r.excluding_unknown:.2f}" for r in columns)),
    ]
    if weights:
        rows.append(("mixture weight", *(f"{weight:.4f}" for weight in weights), ""))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip()
        for row in rows
    )
