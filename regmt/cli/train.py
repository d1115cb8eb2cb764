"""Train a classical phrase-based model.

Aligns words, extracts and scores phrase pairs, trains a language model, and writes everything to a
folder for regmt decode --model. The folder also has a moses.ini; start Moses in that folder or pass
--absolute-paths. With --dev, the weights are tuned at the end. To resume an interrupted training,
run the same command.

examples:
  regmt train -o hotel.model
  regmt train --train train.de train.en --dev dev.de dev.en -o de-en.model --jobs 2
  regmt train --train app.de app.en --text raw -o app.model
"""

from __future__ import annotations

import argparse

from regmt.cli.shared_options import (
    add_alignment_options,
    add_corpus_options,
    add_jobs_option,
    add_seed_option,
    add_value,
    given,
    output_folder,
    training_data,
)
from regmt.cli.tune import add_tuning_options

HELP = "train a classical phrase-based model"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument("-o", "--output", metavar="DIR", help="model folder to write")
    parser.add_argument(
        "--force", action="store_true", help="repeat steps that are already complete"
    )
    add_corpus_options(parser, index=False)
    parser.add_argument(
        "--truecase",
        action="store_true",
        help="train on lower-cased text and restore the case of the translations",
    )
    filters = parser.add_argument_group("filters")
    add_value(filters, "--max-words", 100, "maximum number of words per side")
    ratio = "maximum ratio of the lengths of the two sides"
    add_value(filters, "--max-ratio", 9.0, ratio, "R")
    model = parser.add_argument_group("model")
    add_alignment_options(model, method="agreement")
    add_value(model, "--max-phrase", 7, "maximum phrase length in words, 1-7")
    add_value(
        model,
        "--smoothing",
        "kneser-ney",
        "smoothing of phrase probabilities; none: relative frequencies",
        choices=("none", "good-turing", "kneser-ney", "add"),
    )
    add_value(
        model, "--lexical", "links", "lexical weights", choices=("links", "maximum", "zens-ney")
    )
    add_value(
        model,
        "--reordering",
        "word",
        "lexicalised reordering model",
        choices=("none", "word", "phrase", "hierarchical"),
    )
    model.add_argument(
        "--collapse",
        action="store_true",
        help="use 2 reordering features, one per direction, instead of 6",
    )
    add_value(
        model,
        "--orientations",
        "add",
        "smoothing of the orientations: add 0.5 to each count, or a hierarchy of priors",
        choices=("add", "map"),
    )
    model.add_argument(
        "--prune", action="store_true", help="drop phrase pairs that are not significant"
    )
    add_value(model, "--lm-order", 5, "order of the language model")
    model.add_argument(
        "--absolute-paths",
        action="store_true",
        help="write absolute paths to moses.ini, so that Moses can be started in any folder",
    )
    tuning = parser.add_argument_group("tuning")
    tuning.add_argument(
        "--dev", nargs="+", metavar="FILE", help="source and reference(s) to tune the weights on"
    )
    add_value(tuning, "--tuner", "mert", metavar="NAME")
    add_tuning_options(tuning, iterations=10)
    add_seed_option(parser)
    add_jobs_option(parser)


def run(args: argparse.Namespace) -> None:
    """Train, tune if requested, and report where the model is."""
    from regmt.application.train import train
    from regmt.core.progress import announce_compilation, notice

    output_folder(args)
    announce_compilation()
    model = train(**given(args, train) | {"train": training_data(args)})
    notice(f"model in {model.folder}")
