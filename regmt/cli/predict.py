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
  regmt predict test.de --reference test.en --train corpus.de corpus.en --learner fsr
  regmt predict test.de --index I --learner qp --dev dev.de dev.en --save-parameters qp.toml
  regmt predict test.de --index I --parameters qp.toml --plot w.svg
"""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any, TextIO

from regmt.cli.options import (
    add_corpus_options,
    add_output_option,
    load_index,
    open_output,
    positive_int,
)

if TYPE_CHECKING:
    from regmt.prediction import Confusion, Prediction

HELP = "predict target features and translation quality before decoding"

#: Thresholds that were best on multi30k German-English, where --dev gives none.
THRESHOLDS = {"ridge": 0.27, "fsr": 0.28, "qp": 0.5, "ith": 0.33, "logreg": 0.39}
DEFAULT_THRESHOLD = 0.25


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="source sentences, one per line; - reads stdin"
    )
    parser.add_argument("--reference", metavar="FILE", help="their translations")
    parser.add_argument("--selector", default="fda", metavar="NAME", help="default fda")
    parser.add_argument(
        "--instances", type=positive_int, default=100, metavar="N", help="default 100"
    )
    parser.add_argument(
        "--learner",
        metavar="NAME",
        help="fsr (default), ridge, qp, lp, ith, svr, logreg, svc, l1inf",
    )
    parser.add_argument(
        "--param",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the learner, for instance epsilon=0.01; repeatable",
    )
    parser.add_argument("--ngrams", default="1-2", metavar="N", help="feature orders (default 1-2)")
    parser.add_argument(
        "--threshold", type=float, metavar="T", help="features above T are predicted"
    )
    parser.add_argument("--format", choices=("jsonl", "text"), default="jsonl")
    parser.add_argument("--plot", metavar="FILE", help="draw W of the first sentence (.png, .svg)")
    parser.add_argument(
        "--plot-sentence",
        type=int,
        default=0,
        metavar="N",
        help="draw that of sentence N (0-based)",
    )
    group = parser.add_argument_group("parameter optimisation")
    group.add_argument(
        "--dev", nargs=2, metavar=("SOURCE", "TARGET"), help="optimise the learner on these first"
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
    add_corpus_options(parser)


def run(args: argparse.Namespace) -> None:
    """Predict, and measure where there are references."""
    from instance_selection.errors import InputError
    from instance_selection.files import read_lines
    from instance_selection.ngrams import Orders
    from instance_selection.progress import notice, progress
    from instance_selection.selectors import make_selector
    from regmt.learners import make_learner
    from regmt.prediction import Confusion, Optimum, Predictor, optimise

    if args.save_parameters and not args.dev:
        raise InputError("--save-parameters without --dev", remedy="give --dev SOURCE TARGET")
    if args.parameters and (args.dev or args.param or args.learner):
        raise InputError(
            "--parameters brings the learner and its options",
            remedy="leave out --dev, --learner and --param",
        )
    sentences, references = _sentences(args)
    orders = Orders.parse(args.ngrams)
    optimum = Optimum.load(args.parameters) if args.parameters else None
    name = optimum.learner if optimum else args.learner or "fsr"
    options = dict(optimum.options) if optimum else _options(args.param)
    learner = make_learner(name, **options)
    index = load_index(args, order=orders.highest)
    predictor = Predictor(
        index=index,
        selector=make_selector(args.selector, orders=orders).fit(index),
        learner=learner,
        instances=args.instances,
        source_orders=orders,
        target_orders=orders,
    )
    if args.dev:
        grid = {option: [value] for option, value in options.items()} or None
        dev = [read_lines(path) for path in args.dev]
        optimum = optimise(predictor, name, *dev, grid=grid, objective=args.objective)
        predictor.learner = make_learner(name, **optimum.options)
        chosen = ", ".join(f"{k} = {v:g}" for k, v in optimum.options.items())
        notice(
            f"{name}: {chosen or 'defaults'}, threshold {optimum.threshold:.4f}, "
            f"{args.objective} {optimum.score:.4f} on {len(dev[0])} sentences"
        )
        if args.save_parameters:
            optimum.save(args.save_parameters)
    threshold = args.threshold
    if threshold is None:
        threshold = optimum.threshold if optimum else THRESHOLDS.get(name, DEFAULT_THRESHOLD)

    total = Confusion()
    with open_output(args.output) as stream:
        for i, sentence in enumerate(progress(sentences, what="predict", total=len(sentences))):
            prediction = predictor.predict(sentence)
            record, counted = _record(
                i, prediction, threshold, None if references is None else references[i]
            )
            total += counted
            _write(record, args.format, stream)
            if args.plot and i == args.plot_sentence:
                from regmt.prediction.hinton import plot_weights

                plot_weights(prediction, args.plot, threshold=threshold)
    if references is not None:
        notice(
            f"{len(sentences)} sentences: weighted precision {total.precision:.3f}, "
            f"recall {total.recall:.3f}, F1 {total.f1:.3f}, BER {total.ber:.3f}"
        )


def _sentences(args: argparse.Namespace) -> tuple[list[str], list[str] | None]:
    from instance_selection.errors import InputError
    from instance_selection.files import read_lines

    if args.file is None:
        if args.reference or args.train or args.index:
            raise InputError("no sentences to predict", remedy="give FILE")
        from regmt.bundled import bundled_lines

        sentences, references = bundled_lines("test")
        return sentences, references
    sentences = read_lines(args.file)
    if args.plot and not 0 <= args.plot_sentence < len(sentences):
        raise InputError(f"no sentence {args.plot_sentence}: {args.file} has {len(sentences)}")
    if args.reference is None:
        return sentences, None
    references = read_lines(args.reference)
    if len(references) != len(sentences):
        raise InputError(
            f"{len(references)} lines, but {len(sentences)} sentences", path=args.reference
        )
    return sentences, references


def _options(texts: list[str]) -> dict[str, Any]:
    """Read ``name=value`` pairs; values are written as in TOML, or are plain strings."""
    import tomllib

    from instance_selection.errors import InputError

    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise InputError(f"--param {text}: expected NAME=VALUE")
        try:
            options[name] = tomllib.loads(f"x = {value}")["x"]
        except tomllib.TOMLDecodeError:
            options[name] = value
    return options


def _record(
    number: int, prediction: Prediction, threshold: float, reference: str | None
) -> tuple[dict[str, Any], Confusion]:
    """Return what is printed about one sentence, and its weighted confusion."""
    from instance_selection.bleu_bound import bleu_bound
    from regmt.prediction import Confusion, confusion, p_max

    record: dict[str, Any] = {
        "sentence": number,
        "source_coverage": round(prediction.problem.source_coverage, 4),
        "n_source_features": prediction.problem.n_source_features,
        "features": [[" ".join(n), round(w, 4)] for n, w in prediction.above(threshold)],
    }
    if reference is None:
        return record, Confusion()
    present, uncovered = prediction.in_reference(reference)
    counted = confusion(prediction.weights, present, uncovered, threshold=threshold)
    n_reference = int(present.sum()) + uncovered
    coverage = float(present.sum()) / n_reference if n_reference else 0.0
    record["target_coverage"] = round(coverage, 4)
    record["bleu_bound"] = round(float(bleu_bound(coverage)), 4)
    for name in ("precision", "recall", "f1", "ber"):
        record[name] = round(getattr(counted, name), 4)
    if prediction.coef is not None and n_reference:
        best = p_max(prediction.coef, prediction.problem.columns)
        record["p_max"] = round(float(best[present].sum()) / n_reference, 4)
    return record, counted


def _write(record: dict[str, Any], form: str, stream: TextIO) -> None:
    if form == "jsonl":
        print(json.dumps(record, ensure_ascii=False), file=stream)
    else:
        print("\t".join(f"{name}={weight:g}" for name, weight in record["features"]), file=stream)
