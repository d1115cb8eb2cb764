"""Train a classical phrase-based model.

Aligns words, extracts and scores phrase pairs, trains a language model, and writes everything to a
folder for regmt decode --model. The folder also has a moses.ini; start Moses in that folder or pass
--absolute-paths. With --dev, the weights are tuned at the end. To resume an interrupted training,
run the same command.

examples:
  regmt train -o hotel.model
  regmt train --train train.de train.en --dev dev.de dev.en -o de-en.model --jobs 2
  regmt train --train app.de app.en --text raw -o app.model
  regmt train --train news.de news.en --train app.de app.en --combine columns -o both.model
"""

from __future__ import annotations

import argparse

from regmt.cli.shared_options import (
    add_alignment_options,
    add_corpus_options,
    add_seed_option,
    add_value,
    add_work_options,
    given,
    hmm_options,
    output_folder,
    positive_int,
    training_corpora,
)
from regmt.cli.tune import add_tuning_options

HELP = "train a classical phrase-based model"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument("-o", "--output", metavar="DIR", help="model folder to write")
    parser.add_argument(
        "--force", action="store_true", help="repeat steps that are already complete"
    )
    add_corpus_options(parser, index=False, several=True)
    parser.add_argument(
        "--truecase",
        action="store_true",
        help="train on lower-cased text and restore the case of the translations",
    )
    filters = parser.add_argument_group("filters")
    add_value(filters, "--max-words", 100, "maximum number of words per side")
    ratio = "maximum ratio of the lengths of the two sides"
    add_value(filters, "--max-ratio", 9.0, ratio, "R")
    filters.add_argument(
        "--split",
        type=positive_int,
        metavar="N",
        help="split pairs with more than N words where both halves translate each other",
    )
    corpora = parser.add_argument_group("several corpora (--train A --train B)")
    add_value(
        corpora,
        "--combine",
        "counts",
        "add up the counts of phrase pairs, or give each corpus its own probabilities in one table",
        choices=("counts", "columns"),
    )
    add_value(corpora, "--alpha", 0.0, "with columns: added to each count", "A")
    corpora.add_argument(
        "--adapt-to",
        nargs="+",
        type=positive_int,
        default=[],
        metavar="K",
        help="numbers of the corpora, from 1, that are like the text to translate: word "
        "translation probabilities are estimated from them",
    )
    model = parser.add_argument_group("model")
    add_alignment_options(model, method="agreement")
    model.add_argument(
        "--links",
        metavar="FILE",
        help="use these word links, one line for each sentence pair, instead of aligning",
    )
    model.add_argument(
        "--insect", action="store_true", help="also pair phrases without any link between them"
    )
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
    model.add_argument(
        "--limit",
        type=positive_int,
        metavar="N",
        help="keep the N·l best translations of a source phrase of l words, before tuning",
    )
    model.add_argument(
        "--association",
        nargs="+",
        choices=("significance", "llr"),
        default=[],
        help="further scores of phrase pairs: significance, log-likelihood ratio; tune the weights",
    )
    add_value(
        model,
        "--min-probability",
        0.0,
        "drop phrase pairs with a lower p(target|source), for example 0.0001",
        "P",
    )
    model.add_argument(
        "--gaps",
        action="store_true",
        help="also use phrases with a gap on one side or both, which Moses does not know; decoding "
        "is then slower",
    )
    model.add_argument(
        "--discriminative",
        action="store_true",
        help="add a maximum-entropy model of reordering, which Moses does not know",
    )
    model.add_argument(
        "--extended-features",
        action="store_true",
        help="add thousands of sparse features of phrase pairs, which Moses does not know; tune "
        "them with pro or mira",
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
    add_work_options(parser)


def run(args: argparse.Namespace) -> None:
    """Train, tune if requested, and report where the model is."""
    from regmt.application.train import train
    from regmt.core.progress import notice

    output_folder(args)
    corpus, sizes = training_corpora(args)
    shape = hmm_options(args.hmm_option)
    model = train(**given(args, train) | shape | {"train": corpus, "sizes": sizes})
    notice(f"model in {model.folder}")
