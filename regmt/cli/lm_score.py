"""Score sentences with a language model: log10 p, including the end of the sentence, per line.

With --words every word gets a line of its own (word, log10 p, OOV if the model does not know it),
and a sentence ends with </s> and a blank line.

examples:
  regmt lm score candidates.en --lm corpus.arpa
  echo "the key please" | regmt lm score - --lm corpus.arpa --words
"""

from __future__ import annotations

import argparse

from regmt.cli.lm import (
    add_model_options,
    add_text_options,
    load_models,
    make_mixture,
    read_sentences,
)
from regmt.cli.shared_options import add_output_option, open_output

HELP = "score sentences with a language model"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_model_options(parser)
    parser.add_argument("--words", action="store_true", help="show every word's score")
    add_output_option(parser, "scores")
    add_text_options(parser)


def run(args: argparse.Namespace) -> None:
    """Score line by line, so that a pipe is answered as it comes."""
    from regmt.bundled import bundled_files
    from regmt.core.errors import InputError

    models = load_models(args)
    model = make_mixture(models, args) or models[0]
    if model is models[0] and len(models) > 1:
        raise InputError(
            f"{len(models)} language models to score with",
            remedy="give one, or mix them with --mix or --mix-weights",
        )
    path = args.file or str(bundled_files("dev")[1])
    with open_output(args.output) as stream:
        for words in read_sentences(path, args):
            score = model.score_sentences([words])[0]
            if args.words:
                rows = zip([*words, "</s>"], score.logprobs, score.unknown, strict=True)
                for word, logprob, unknown in rows:
                    stream.write(f"{word}\t{logprob:.6f}{chr(9) + 'OOV' if unknown else ''}\n")
                stream.write("\n")
            else:
                stream.write(f"{score.total:.6f}\n")
            if path == "-":
                stream.flush()
