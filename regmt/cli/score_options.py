"""Options of the commands that score candidate translations: ``rerank`` and ``combine``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.shared_options import (
    add_corpus_options,
    add_jobs_option,
    add_parameters_option,
    finite_number,
    load_index,
    parse_assignments,
    positive_int,
    preprocessings,
    selector_options,
    whole_number,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from regmt.core.arrays import Float64Array
    from regmt.decoding.alignment.alignment_model import AlignmentModel
    from regmt.decoding.lm import LanguageModel
    from regmt.decoding.weights import Weights
    from regmt.instance_selection.index import Index
    from regmt.instance_selection.tokenization import Preprocessing
    from regmt.metrics import Metric
    from regmt.reranking.matrix import ScoreMatrix
    from regmt.reranking.regression import RegressionOptions
    from regmt.reranking.resources import Resources
    from regmt.tuning.tuner import Tuner


def add_score_options(parser: argparse.ArgumentParser, *, default: str, tuner: str) -> None:
    """Which scores, what they are computed with, and how their weights are tuned."""
    group = parser.add_argument_group("scores")
    group.add_argument(
        "--scores", metavar="LIST", help=f"names separated by commas, see above (default {default})"
    )
    group.add_argument("--source", metavar="FILE", help="the source sentences")
    group.add_argument("--lm", metavar="FILE", help="language model (ARPA or folder)")
    group.add_argument(
        "--alignment", nargs="+", default=[], metavar="DIR", help="models of regmt align --save"
    )
    group.add_argument(
        "--documents", metavar="FILE", help="the name of the document of each sentence"
    )
    group.add_argument(
        "--posterior-scale",
        type=finite_number,
        default=1.0,
        metavar="X",
        help="sharpness of the probabilities of candidates in a list (default 1)",
    )

    group = parser.add_argument_group("regression")
    group.add_argument("--learner", default="fsr", metavar="NAME", help="(default fsr)")
    add_parameters_option(group, "learner")
    group.add_argument("--selector", default="fda", metavar="NAME", help="(default fda)")
    add_parameters_option(group, "selector")
    group.add_argument(
        "--instances",
        type=positive_int,
        default=100,
        metavar="N",
        help="training pairs per sentence (default 100)",
    )
    group.add_argument(
        "--ngrams", default="1-2", metavar="N-M", help="orders of the features (default 1-2)"
    )
    group.add_argument(
        "--weighting",
        choices=("none", "tokens", "exponential"),
        default="none",
        help="weight of an n-gram by its length (default none)",
    )
    group.add_argument("--segments", action="store_true", help="no n-gram crosses punctuation")
    group.add_argument(
        "--max-gap",
        type=whole_number,
        default=0,
        metavar="N",
        help="n-grams with a gap of up to N words (default 0: none)",
    )
    group.add_argument(
        "--exclude-exact",
        action="store_true",
        help="leave out training pairs whose source is the sentence itself",
    )
    group.add_argument(
        "--brevity",
        choices=("reference", "printed"),
        default="reference",
        help="regmt-brevity falls for candidates shorter than foretold (default), or, as (6.3) is "
        "printed, for longer ones",
    )

    group = parser.add_argument_group("weights")
    group.add_argument("--weights", metavar="FILE", help="weights of the scores")
    group.add_argument("--tuner", default=tuner, metavar="NAME", help=f"(default {tuner})")
    add_parameters_option(group, "tuner")
    group.add_argument("--metric", default="bleu", metavar="NAME", help="(default bleu)")
    group.add_argument(
        "--metric-tokenize",
        choices=("none", "13a", "intl", "char", "zh"),
        help="tokenizer of the metric (default: what is usual for it)",
    )
    group.add_argument("--weights-out", metavar="FILE", help="write the weights here")
    add_corpus_options(parser, bundled=False)
    add_jobs_option(parser)


def make_resources(args: argparse.Namespace, names: Sequence[str]) -> Resources:
    """Open or train what the scores `names` need and the options allow."""
    from regmt.reranking.resources import Resources
    from regmt.reranking.scores import needs_of

    needs = needs_of(names)
    methods = [method for method in ("ibm1", "diagonal", "hmm") if method in needs]
    index = None
    if (args.train is not None or args.index is not None) and needs & {"index", "lm", *methods}:
        index = _index(args)
    return Resources(
        lm=_language_model(args, index) if "lm" in needs else None,
        index=index,
        alignments=_alignments(args, methods, index),
        regression=_regression(args),
        posterior_scale=args.posterior_scale,
        jobs=args.jobs,
    )


def text_preprocessings(
    args: argparse.Namespace, resources: Resources
) -> tuple[Preprocessing, Preprocessing]:
    """Return how source and translations become words: as the training data, if there is any."""
    if resources.index is not None:
        return resources.index.source.text.preprocessing, resources.index.target.text.preprocessing
    return preprocessings(args)


def combine_scores(matrix: ScoreMatrix, weights: Weights, args: argparse.Namespace) -> Float64Array:
    """Return the weighted sum of the scores; weights that do not fit are told with their file."""
    from regmt.core.errors import InputError

    try:
        return matrix.combine(weights)
    except InputError as error:
        raise InputError(error.problem, path=args.weights, remedy=error.remedy) from error


def make_metrics(args: argparse.Namespace) -> list[Metric]:
    """Return the metric to tune to, and NIST beside it for the tables."""
    from regmt.metrics import make_metric

    names = [args.metric] if args.metric == "nist" else [args.metric, "nist"]
    return [
        make_metric(name, tokenize=args.metric_tokenize, lowercase=args.lowercase or None)
        for name in names
    ]


def make_score_tuner(args: argparse.Namespace) -> Tuner:
    """Return the tuner that the options name."""
    from regmt.tuning.tuner import make_tuner

    return make_tuner(args.tuner, dict(parse_assignments(args.tuner_option, "--tuner-option")))


def _index(args: argparse.Namespace) -> Index:
    from regmt.instance_selection.ngrams import Orders

    return load_index(args, order=max(2, Orders.parse(args.ngrams).highest))


def _language_model(args: argparse.Namespace, index: Index | None) -> LanguageModel | None:
    from regmt.core.progress import notice
    from regmt.decoding.lm import LanguageModel, train

    if args.lm is not None:
        return LanguageModel.load(args.lm)
    if index is None:
        return None
    notice("training a 5-gram language model on the target side of the training data")
    text = index.target.text
    return train((text.sentence(i) for i in range(len(text))), order=5)


def _alignments(
    args: argparse.Namespace, methods: Sequence[str], index: Index | None
) -> dict[str, AlignmentModel]:
    from regmt.core.progress import notice
    from regmt.decoding.alignment.alignment_model import AlignmentModel, train_alignment
    from regmt.decoding.alignment.bitext import Bitext
    from regmt.instance_selection.corpus import Corpus

    models = {}
    for model in map(AlignmentModel.load, args.alignment):
        # what regmt align trains by default are HMMs, too
        models["hmm" if model.method == "agreement" else model.method] = model
    missing = [method for method in methods if method not in models]
    if missing and index is not None:
        notice(f"training alignment models on the training data: {', '.join(missing)}")
        source, target = index.source.text, index.target.text
        bitext = Bitext.from_corpus(Corpus(source, target))
        for method in missing:
            models[method] = train_alignment(
                bitext, source.vocabulary, target.vocabulary, method=method
            )
    return models


def _regression(args: argparse.Namespace) -> RegressionOptions:
    from regmt.features.segments import PUNCTUATION
    from regmt.instance_selection.ngrams import Orders
    from regmt.instance_selection.selectors.stream import Recipe
    from regmt.reranking.regression import RegressionOptions

    return RegressionOptions(
        learner=args.learner,
        learner_options=parse_assignments(args.learner_option, "--learner-option"),
        selector=Recipe(args.selector, Orders.parse(args.ngrams), selector_options(args)),
        instances=args.instances,
        source_orders=args.ngrams,
        target_orders=args.ngrams,
        weighting=args.weighting,
        boundaries=tuple(PUNCTUATION) if args.segments else (),
        max_gap=args.max_gap,
        exclude_exact=args.exclude_exact,
        brevity_form=args.brevity,
    )
