"""Predict the target features of sentences, and how well they will be translated.

For each sentence training pairs are selected, W is learned and applied. Without FILE the bundled
test set is taken with its references, without --train or --index the bundled corpus.

output (--format):
  jsonl  one JSON object for each sentence: sentence (0-based), source_coverage, n_source_features,
         features (a list of [n-gram, weight], best first, above the threshold); with a reference
         also target_coverage, bleu_bound (5.9), precision, recall, f1, ber (weighted) and p_max
  text   the features of each sentence on one line, as n-gram=weight separated by tabs

With references the figures over all sentences are printed on standard error.

examples:
  regmt predict -o predictions.jsonl
  regmt predict test.de --reference test.en --train corpus.de corpus.en --learner fsr --jobs 2
  regmt predict test.de --index I --learner qp --dev dev.de dev.en --save-parameters qp.toml
  regmt predict test.de --index I --parameters qp.toml --plot w.svg
"""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any, TextIO

from regmt.cli.shared_options import (
    add_corpus_options,
    add_jobs_option,
    add_output_option,
    add_parameters_option,
    finite_number,
    load_index,
    open_output,
    parse_assignments,
    positive_int,
    read_parallel,
    read_sentences,
    whole_number,
)

if TYPE_CHECKING:
    from regmt.prediction import Optimum, Predictor
    from regmt.prediction.records import PredictionRecipe

HELP = "predict target features and quality before decoding"

#: Thresholds that were best on multi30k German-English, where --dev gives none.
THRESHOLDS = {"ridge": 0.27, "fsr": 0.28, "qp": 0.5, "ith": 0.33, "logreg": 0.39}
DEFAULT_THRESHOLD = 0.25


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="source sentences, one per line; - reads stdin"
    )
    parser.add_argument("--reference", metavar="FILE", help="their translations")
    parser.add_argument(
        "--selector", default="fda", metavar="NAME", help="as of regmt select (default fda)"
    )
    add_parameters_option(parser, "selector")
    parser.add_argument(
        "--instances",
        type=positive_int,
        default=100,
        metavar="N",
        help="training pairs per sentence (default 100)",
    )
    parser.add_argument(
        "--learner",
        metavar="NAME",
        help="fsr (default), ridge, qp, lp, ith, svr, logreg, svc, l1inf",
    )
    add_parameters_option(parser, "learner")
    parser.add_argument(
        "--ngrams", default="1-2", metavar="N-M", help="orders of the features (default 1-2)"
    )
    parser.add_argument(
        "--threshold",
        type=finite_number,
        metavar="T",
        help="features above T are predicted (default: that of --dev, or one of the learner's)",
    )
    parser.add_argument(
        "--format", choices=("jsonl", "text"), default="jsonl", help="see above (default jsonl)"
    )
    parser.add_argument("--plot", metavar="FILE", help="draw W of the first sentence (.png, .svg)")
    parser.add_argument(
        "--plot-sentence",
        type=whole_number,
        metavar="N",
        help="draw that of sentence N (0-based, default 0)",
    )
    group = parser.add_argument_group("parameter optimisation")
    group.add_argument(
        "--dev", nargs=2, metavar=("SRC", "REF"), help="optimise the learner on these first"
    )
    group.add_argument(
        "--objective",
        choices=("f1", "pmax", "squared"),
        default="f1",
        help="weighted F1 (default), p^max or squared loss",
    )
    group.add_argument("--save-parameters", metavar="FILE.toml", help="write the optimum here")
    group.add_argument("--parameters", metavar="FILE.toml", help="use an optimum saved before")
    add_output_option(parser, "predictions")
    add_jobs_option(parser)
    add_corpus_options(parser)


def run(args: argparse.Namespace) -> None:
    """Predict, and measure where there are references."""
    from regmt.core.errors import InputError
    from regmt.core.progress import announce_compilation, notice, progress
    from regmt.prediction import Confusion, Optimum
    from regmt.prediction.records import sentence_records

    announce_compilation()
    if args.save_parameters and not args.dev:
        raise InputError("--save-parameters without --dev", remedy="give --dev SRC REF")
    if args.parameters and (args.dev or args.learner_option or args.learner):
        raise InputError(
            "--parameters brings the learner and its options",
            remedy="leave out --dev, --learner and --learner-option",
        )
    if args.plot_sentence is not None and not args.plot:
        raise InputError("--plot-sentence without --plot", remedy="add --plot FILE")
    sentences, references = read_sentences(args)
    drawn = args.plot_sentence or 0
    if args.plot and drawn >= len(sentences):
        raise InputError(
            f"no sentence {drawn} to draw: there are {len(sentences)}, counted from 0",
            remedy="give a lower --plot-sentence",
        )
    optimum = Optimum.load(args.parameters) if args.parameters else None
    recipe = _recipe(args, optimum)
    index = load_index(args, order=recipe.orders.highest)
    if args.dev:
        optimum = _optimise(args, recipe.make(index))
        recipe = _recipe(args, optimum)
    threshold = args.threshold
    if threshold is None:
        default = THRESHOLDS.get(recipe.learner, DEFAULT_THRESHOLD)
        threshold = optimum.threshold if optimum else default

    total = Confusion()
    records = sentence_records(
        recipe,
        index,
        sentences,
        references,
        threshold=threshold,
        jobs=args.jobs,
    )
    with open_output(args.output) as stream:
        for record, counted in progress(records, what="predict", total=len(sentences)):
            total += counted
            _write(record, args.format, stream)
    if args.plot:
        from regmt.prediction.hinton import plot_weights

        prediction = recipe.make(index).predict(sentences[drawn])
        plot_weights(prediction, args.plot, threshold=threshold)
    if references is not None:
        notice(
            f"{len(sentences)} sentences: weighted precision {total.precision:.3f}, "
            f"recall {total.recall:.3f}, F1 {total.f1:.3f}, BER {total.ber:.3f}"
        )


def _recipe(args: argparse.Namespace, optimum: Optimum | None) -> PredictionRecipe:
    """Return how to predict: with the learner that was optimised, or the one that is named."""
    from regmt.instance_selection.ngrams import Orders
    from regmt.instance_selection.selectors.stream import Recipe
    from regmt.prediction.records import PredictionRecipe

    orders = Orders.parse(args.ngrams)
    given = parse_assignments(args.learner_option, "--learner-option")
    return PredictionRecipe(
        selector=Recipe(
            args.selector, orders, parse_assignments(args.selector_option, "--selector-option")
        ),
        learner=optimum.learner if optimum else args.learner or "fsr",
        learner_options=tuple(optimum.options.items()) if optimum else given,
        instances=args.instances,
        orders=orders,
    )


def _optimise(args: argparse.Namespace, predictor: Predictor) -> Optimum:
    """Optimise the learner on ``--dev`` and tell of it."""
    from regmt.core.files import read_lines
    from regmt.core.progress import notice
    from regmt.prediction import optimise

    sources = read_lines(args.dev[0])
    references = read_parallel(args.dev[1], args.dev[0], len(sources))
    fixed = parse_assignments(args.learner_option, "--learner-option")
    grid = {option: [value] for option, value in fixed} or None
    name = args.learner or "fsr"
    optimum = optimise(predictor, name, sources, references, grid=grid, objective=args.objective)
    chosen = ", ".join(
        f"{option} = {value:g}" if isinstance(value, float) else f"{option} = {value}"
        for option, value in optimum.options.items()
    )
    notice(
        f"{name}: {chosen or 'defaults'}, threshold {optimum.threshold:.4f}, "
        f"{args.objective} {optimum.score:.4f} on {len(sources)} sentences"
    )
    if args.save_parameters:
        optimum.save(args.save_parameters)
    return optimum


def _write(record: dict[str, Any], form: str, stream: TextIO) -> None:
    if form == "jsonl":
        print(json.dumps(record, ensure_ascii=False), file=stream)
    else:
        print("\t".join(f"{name}={weight:g}" for name, weight in record["features"]), file=stream)
