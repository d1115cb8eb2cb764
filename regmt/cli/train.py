"""Train a classical phrase-based model.

Aligns words, extracts and scores phrase pairs, trains a language model, and leaves everything in a
folder for regmt decode --model (and a moses.ini for Moses, to be started in that folder). With
--dev the weights are tuned at the end. An interrupted training is continued by the same command.

examples:
  regmt train -o hotel.model
  regmt train --train train.de train.en --dev dev.de dev.en -o de-en.model --jobs 2
  regmt train --train raw.de raw.en --tokenize moses --truecase --source-lang de --target-lang en
              -o raw.model
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.align import HEURISTICS, METHODS
from regmt.cli.options import (
    add_corpus_options,
    add_jobs_option,
    add_seed_option,
    positive_int,
    read_corpus,
)

if TYPE_CHECKING:
    from decoding.training import TrainingOptions

HELP = "train a classical phrase-based model"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument("-o", "--output", metavar="DIR", help="the model folder to write")
    parser.add_argument("--force", action="store_true", help="repeat steps that are done already")
    add_corpus_options(parser, index=False)
    filters = parser.add_argument_group("filters")
    filters.add_argument(
        "--max-words", type=positive_int, default=100, metavar="N", help="per side (default 100)"
    )
    filters.add_argument(
        "--max-ratio",
        type=float,
        default=9.0,
        metavar="R",
        help="words of one side per word of the other, at most (default 9)",
    )
    model = parser.add_argument_group("model")
    model.add_argument(
        "--method", choices=METHODS, default="diagonal", help="alignment (default diagonal)"
    )
    model.add_argument(
        "--symmetrize",
        choices=HEURISTICS,
        default="grow-diag-final-and",
        metavar="HEURISTIC",
        help="as of regmt align (default grow-diag-final-and)",
    )
    model.add_argument(
        "--max-phrase", type=positive_int, default=7, metavar="N", help="words, 1-7 (default 7)"
    )
    model.add_argument(
        "--smoothing",
        choices=("none", "good-turing", "kneser-ney", "add"),
        default="kneser-ney",
        help="of phrase probabilities (default kneser-ney; none for relative frequencies)",
    )
    model.add_argument(
        "--lexical",
        choices=("links", "zens-ney"),
        default="links",
        help="lexical weights (default links)",
    )
    model.add_argument(
        "--reordering",
        choices=("none", "word", "phrase", "hierarchical"),
        default="word",
        help="lexicalised reordering model (default word)",
    )
    model.add_argument(
        "--prune", action="store_true", help="leave out phrase pairs that are not significant"
    )
    model.add_argument(
        "--order", type=positive_int, default=5, metavar="N", help="of the LM (default 5)"
    )
    tuning = parser.add_argument_group("tuning")
    tuning.add_argument(
        "--dev", nargs="+", metavar="FILE", help="source and reference(s) to tune the weights on"
    )
    tuning.add_argument("--tuner", default="mert", metavar="NAME", help="(default mert)")
    tuning.add_argument("--metric", default="bleu", metavar="NAME", help="(default bleu)")
    tuning.add_argument(
        "--iterations", type=positive_int, default=10, metavar="N", help="at most (default 10)"
    )
    add_seed_option(parser)
    add_jobs_option(parser)


def run(args: argparse.Namespace) -> None:
    """Train, tune if asked, and say where the model is."""
    from decoding.training import train_model
    from instance_selection.errors import InputError
    from instance_selection.progress import notice

    if args.output is None:
        raise InputError("no folder to write", remedy="give one with -o DIR")
    if args.dev is not None and len(args.dev) < 2:
        raise InputError("--dev takes a source and its reference(s)", remedy="--dev SRC REF…")
    options = _options(args)
    folder = train_model(
        read_corpus(args), args.output, options=options, jobs=args.jobs, force=args.force
    )
    if args.dev is not None:
        _tune(args, options)
    notice(f"model in {folder}")


def _options(args: argparse.Namespace) -> TrainingOptions:
    from decoding.extraction.model import PhraseOptions
    from decoding.training import TrainingOptions
    from instance_selection.errors import InputError

    if args.max_phrase > 7:
        raise InputError(f"--max-phrase {args.max_phrase}", remedy="use 1 to 7")
    if args.max_ratio < 1.0:
        raise InputError(f"--max-ratio {args.max_ratio}", remedy="use 1 or more, for instance 9")
    return TrainingOptions(
        method=args.method,
        heuristic=args.symmetrize,
        phrases=PhraseOptions(
            longest=args.max_phrase,
            smoothing=args.smoothing,
            lexical=args.lexical,
            reordering=args.reordering,
            prune=args.prune,
        ),
        lm_order=args.order,
        max_words=args.max_words,
        max_ratio=args.max_ratio,
    )
