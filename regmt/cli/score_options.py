"""Options of the commands that score candidate translations: ``rerank`` and ``combine``."""

from __future__ import annotations

import argparse
import contextlib
from typing import TYPE_CHECKING, Any

from regmt.cli.shared_options import (
    add_corpus_options,
    add_jobs_option,
    add_learning_options,
    add_parameters_option,
    finite_number,
    learning_options,
    load_resources,
    parse_assignments,
    preprocessings,
    read_parallel,
    whole_number,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from regmt.metrics import Metric
    from regmt.reranking.regression import RegressionOptions
    from regmt.reranking.score_models import ScoreModels
    from regmt.tuning.tuner import Tuner


def add_score_options(parser: argparse.ArgumentParser, *, default: str, tuner: str) -> None:
    """Add the options of the scores, of their models and of the tuning of their weights."""
    group = parser.add_argument_group("scores")
    group.add_argument(
        "--scores", metavar="LIST", help=f"names separated by commas, see above (default {default})"
    )
    group.add_argument("--source", metavar="FILE", help="the source sentences")
    group.add_argument("--lm", metavar="FILE", help="language model (ARPA or folder)")
    group.add_argument(
        "--alignment",
        nargs="+",
        default=[],
        metavar="DIR",
        help="models saved by regmt align --save",
    )
    group.add_argument(
        "--documents", metavar="FILE", help="document name of each sentence, one per line"
    )
    group.add_argument(
        "--posterior-scale",
        type=finite_number,
        default=1.0,
        metavar="X",
        help="sharpness of the probabilities of candidates in a list (default 1)",
    )

    group = parser.add_argument_group("regression")
    add_learning_options(group, "ridge, qp, lp, ith, svr, logreg, svc, l1inf")
    group.add_argument(
        "--weighting",
        choices=("none", "tokens", "exponential"),
        default="none",
        help="how the weight of an n-gram depends on its length (default none)",
    )
    group.add_argument(
        "--segments", action="store_true", help="use no n-grams that cross punctuation"
    )
    group.add_argument(
        "--max-gap",
        type=whole_number,
        default=0,
        metavar="N",
        help="also use n-grams with a gap of up to N words (default 0: none)",
    )
    group.add_argument(
        "--exclude-exact",
        action="store_true",
        help="ignore training pairs whose source is the sentence itself",
    )
    group.add_argument(
        "--brevity",
        choices=("reference", "printed"),
        default="reference",
        help="regmt-brevity penalises candidates shorter than predicted (default), or longer ones, "
        "as in the printed form of (6.3)",
    )

    group = parser.add_argument_group("weights")
    group.add_argument("--weights", metavar="FILE", help="weights of the scores")
    group.add_argument(
        "--tuner", default=tuner, metavar="NAME", help=f"see regmt tune (default {tuner})"
    )
    add_parameters_option(group, "tuner")
    group.add_argument(
        "--metric", default="bleu", metavar="NAME", help="see regmt evaluate (default bleu)"
    )
    group.add_argument(
        "--metric-tokenize",
        choices=("none", "13a", "intl", "char", "zh"),
        help="tokenizer of the metric (default: the usual one of the metric)",
    )
    group.add_argument("--weights-out", metavar="FILE", help="write the weights here")
    add_corpus_options(parser, bundled=False)
    add_jobs_option(parser)


def make_models(args: argparse.Namespace) -> ScoreModels:
    """Return the models of the scores; models of the training data are built on first use."""
    from regmt.decoding.alignment.alignment_model import AlignmentModel
    from regmt.decoding.lm import LanguageModel
    from regmt.reranking.score_models import ScoreModels

    regression = _regression(args)
    alignments = {}
    for model in map(AlignmentModel.load, args.alignment):
        # the default of regmt align is also an HMM
        alignments["hmm" if model.method == "agreement" else model.method] = model
    resources = None
    if args.train is not None or args.index is not None:
        resources = load_resources(args, order=max(2, regression.index_order))
    return ScoreModels(
        resources=resources,
        lm=None if args.lm is None else LanguageModel.load(args.lm),
        alignments=alignments,
        regression=regression,
        posterior_scale=args.posterior_scale,
        jobs=args.jobs,
        text=preprocessings(args),
    )


@contextlib.contextmanager
def weights_named(args: argparse.Namespace) -> Iterator[None]:
    """Name the weights file in errors about weights that do not fit."""
    from regmt.core.errors import InputError
    from regmt.reranking.matrix import UnfitWeights

    try:
        yield
    except UnfitWeights as error:
        raise InputError(error.problem, path=args.weights, remedy=error.remedy) from error


def known_sentences(
    args: argparse.Namespace, beside: str, sentences: int, which: str = ""
) -> dict[str, Any]:
    """Read the files that must have one line for each sentence."""

    def read(path: str | None) -> list[str] | None:
        return None if path is None else read_parallel(path, beside, sentences)

    references = getattr(args, f"{which}reference")
    return {
        "source": read(getattr(args, f"{which}source")),
        "documents": read(getattr(args, f"{which}documents")),
        "references": None if references is None else [read(path) for path in references],
    }


def make_metrics(args: argparse.Namespace) -> list[Metric]:
    """Return the metric to tune to, and NIST as a second metric for the tables."""
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


def _regression(args: argparse.Namespace) -> RegressionOptions:
    from regmt.features.segments import PUNCTUATION
    from regmt.reranking.regression import RegressionOptions

    return RegressionOptions(
        **learning_options(args, "weighting", "max_gap", "exclude_exact"),
        boundaries=tuple(PUNCTUATION) if args.segments else (),
        brevity_form=args.brevity,
    )
