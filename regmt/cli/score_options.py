"""Options of the commands that score candidate translations: ``rerank`` and ``combine``."""

from __future__ import annotations

import argparse
import contextlib
import sys
from typing import TYPE_CHECKING, Any

from regmt.cli.inputs import load_resources, preprocessings, read_parallel
from regmt.cli.option_table import add_options
from regmt.cli.shared_options import (
    add_corpus_options,
    add_learning_options,
    add_parameters_option,
    add_work_options,
    learning_options,
    parse_assignments,
)
from regmt.core.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from regmt.decoding.weights import Weights
    from regmt.metrics import Metric
    from regmt.reranking.regression import RegressionOptions
    from regmt.reranking.score_models import ScoreModels
    from regmt.tuning.tuner import Tuner


SCORES = """
  --scores LIST          names separated by commas, see above (default {default})
  --source FILE          the source sentences
  --lm FILE              language model (ARPA or folder)
  --alignment DIR...     models saved by regmt align --save
  --documents FILE       document name of each sentence, one per line
  --posterior-scale X=1  sharpness of the probabilities of candidates in a list (default 1)
"""

REGRESSION = """
  --exclude-exact  ignore training pairs whose source is the sentence itself
  --brevity {reference,printed}=reference
                   regmt-brevity penalises candidates shorter than predicted (default), or longer
                   ones, as in the printed form of (6.3)
"""

WEIGHTS = """
  --weights FILE        weights of the scores
  --tuner NAME={tuner}  see regmt tune
"""

TUNING = """
  --metric NAME=bleu  see regmt evaluate (default bleu)
  --metric-tokenize {none,13a,intl,char,zh}
                      tokenizer of the metric (default: the usual one of the metric)
  --weights-out FILE  write the weights here
"""


def add_score_options(parser: argparse.ArgumentParser, *, default: str, tuner: str) -> None:
    """Add the options of the scores, of their models and of the tuning of their weights."""
    group = parser.add_argument_group("scores")
    add_options(group, SCORES.format(default=default))
    group = parser.add_argument_group("regression")
    add_learning_options(group, "ridge, qp, lp, ith, svr, logreg, svc, l1inf")
    add_options(group, REGRESSION)
    group = parser.add_argument_group("weights")
    add_options(group, WEIGHTS.format(tuner=tuner))
    add_parameters_option(group, "tuner")
    add_options(group, TUNING)
    add_corpus_options(parser, bundled=False)
    add_work_options(parser)


def make_models(args: argparse.Namespace) -> ScoreModels:
    """Return the models of the scores; models of the training data are built on first use."""
    from regmt.decoding.alignment.alignment_model import AlignmentModel
    from regmt.decoding.lm import LanguageModel
    from regmt.reranking.score_models import ScoreModels

    regression = _regression(args)
    alignments = {}
    for model in map(AlignmentModel.load, args.alignment or ()):
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


def given_weights(args: argparse.Namespace) -> Weights | None:
    """Return the weights of ``--weights``."""
    from regmt.decoding.weights import read_weights

    return None if args.weights is None else read_weights(args.weights)


def write_weights_out(args: argparse.Namespace, weights: Weights) -> None:
    """Write the weights if ``--weights-out`` asks for them."""
    from regmt.decoding.weights import write_weights

    if args.weights_out is not None:
        write_weights(weights, args.weights_out)


def print_results(table: str, metrics: Sequence[Metric], references: int) -> None:
    """Print a table of results and how its scores were computed on standard error."""
    print(table, end="", file=sys.stderr)
    for metric in metrics:
        print(f"{metric.name}|{metric.signature(references)}", file=sys.stderr)


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
    from regmt.reranking.regression import RegressionOptions

    return RegressionOptions(
        **learning_options(args, "exclude_exact"),
        brevity_form=args.brevity,
    )
