"""Tune the weights of a model on n-best lists.

Writes the weights that rank the lists best by the metric.

tuners:
  mert mert-koehn mert-powell mert-simplex   minimum error rate training; exact line searches
                                             along random directions, coordinates; a simplex
  pro                                        ranking of sampled pairs
  mira online-mira                           large-margin updates, on all lists or in passing
  svm-iso m3n                                structured support vector machines
  loglinear                                  conditional likelihood of the best hypotheses

Parameters of a tuner are set with --option, for instance --option smoothing=average
--option window=5 (mert), sampler=sigmoid (pro), C=0.1 (mira, svm-iso, m3n), sigma=10 (loglinear).

examples:
  regmt tune --nbest dev.nbest --reference dev.en -o weights.toml
  regmt tune --nbest dev.nbest --reference r1.en r2.en --tuner pro --metric bleu-ter --seed 3
  regmt tune --nbest dev.nbest --reference dev.en --weights start.toml --fix lm --tie tm
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.options import (
    add_jobs_option,
    add_output_option,
    add_seed_option,
    open_output,
    positive_int,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from decoding.weights import Weights
    from regmt.metrics import Metric
    from regmt.tuning.interpolation import Interpolation
    from regmt.tuning.outer_loop import Decode, Iteration
    from regmt.tuning.tuner import Tuner

HELP = "tune weights: MERT, PRO, MIRA and more"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    data = parser.add_argument_group("what to tune on")
    data.add_argument("--nbest", metavar="FILE", help="n-best lists in Moses' format")
    data.add_argument(
        "--reference", nargs="+", metavar="FILE", help="references of the n-best lists"
    )
    data.add_argument("--weights", metavar="FILE", help="weights to start from (default: all 1)")

    group = parser.add_argument_group("how to tune")
    group.add_argument("--tuner", default="mert", metavar="NAME", help="(default mert)")
    group.add_argument("--metric", default="bleu", metavar="NAME", help="(default bleu)")
    group.add_argument(
        "--tokenize",
        choices=("none", "13a", "intl", "char", "zh"),
        help="tokenizer of the metric (default: what is usual for it)",
    )
    group.add_argument("--lowercase", action="store_true", help="the metric ignores case")
    group.add_argument(
        "--fix", nargs="+", default=[], metavar="NAME", help="features that keep their weights"
    )
    group.add_argument(
        "--tie",
        nargs="+",
        action="append",
        default=[],
        metavar="NAME",
        help="features with one common weight; may be given again for another group",
    )
    group.add_argument(
        "--restarts", type=positive_int, metavar="N", help="random starts of MERT (default 20)"
    )
    group.add_argument(
        "--interpolation",
        metavar="PSI",
        help="how far to go from the last weights towards the learned ones: a number up to 1, or "
        "search for the best point by the metric (default: search for fixed lists; around a "
        "decoder 0.1 for pro, else 1)",
    )
    group.add_argument(
        "--iterations",
        type=positive_int,
        default=30,
        metavar="N",
        help="rounds of decoding and learning at most (default 30)",
    )
    group.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a parameter of the tuner",
    )
    add_seed_option(parser)
    add_jobs_option(parser)

    out = parser.add_argument_group("output")
    add_output_option(parser, "weights")
    out.add_argument(
        "--format", choices=("toml", "moses"), default="toml", help="of the weights (default toml)"
    )
    out.add_argument("--history", metavar="FILE", help="write the iterations as JSON lines")
    out.add_argument("--plot", metavar="FILE", help="draw the dev metric per iteration")
    out.add_argument(
        "--state", metavar="DIR", help="keep the run here; continue it if it was interrupted"
    )


def run(args: argparse.Namespace) -> None:
    """Tune and write the weights."""
    from instance_selection.progress import notice
    from regmt.metrics import make_metric
    from regmt.tuning.constraints import Constraints
    from regmt.tuning.history import plot_history, write_history
    from regmt.tuning.outer_loop import tune

    metric = make_metric(args.metric, tokenize=args.tokenize, lowercase=args.lowercase or None)
    tuner = _tuner(args)
    interpolation = _interpolation(args)
    decode, references, start = _lists(args)

    def report(history: Sequence[Iteration]) -> None:
        step = history[-1]
        notice(
            f"iteration {step.iteration}: {metric.name} {step.score:.2f}, "
            f"{step.new} new hypotheses of {step.hypotheses}"
        )
        if args.history is not None:
            write_history(history, metric, args.history)

    result = tune(
        decode,
        references,
        metric=metric,
        tuner=tuner,
        start=start,
        constraints=Constraints(fixed=args.fix, tied=args.tie),
        interpolation=interpolation,
        seed=args.seed,
        iterations=args.iterations,
        state=args.state,
        on_iteration=report,
    )
    if args.history is not None:
        write_history(result.history, metric, args.history)
    if args.plot is not None:
        plot_history(result.history, metric, args.plot)
    with open_output(args.output) as stream:
        weights = result.weights
        stream.write(weights.to_toml() if args.format == "toml" else weights.to_moses())
    notice(_summary(result.history, result.score, result.reason, metric, len(references)))


def _tuner(args: argparse.Namespace) -> Tuner:
    from instance_selection.errors import InputError
    from regmt.tuning.tuner import make_tuner

    options: dict[str, object] = {}
    for text in args.option:
        key, equals, value = text.partition("=")
        if not equals:
            raise InputError(f"--option {text!r}", remedy="write --option KEY=VALUE")
        options[key] = value
    if args.restarts is not None:
        options["restarts"] = args.restarts
    if args.tuner.startswith("mert"):
        options["jobs"] = args.jobs
    return make_tuner(args.tuner, options)


def _interpolation(args: argparse.Namespace) -> Interpolation:
    from instance_selection.errors import InputError

    if args.interpolation in (None, "search"):
        return "search"
    try:
        value = float(args.interpolation)
    except ValueError:
        value = 0.0
    if not 0.0 < value <= 1.0:
        raise InputError(
            f"--interpolation {args.interpolation!r}", remedy="a number in (0, 1], or search"
        )
    return value


def _lists(args: argparse.Namespace) -> tuple[Decode, list[list[str]], Weights]:
    """Read ``--nbest`` and its references."""
    from decoding.nbest import read_nbest
    from decoding.weights import read_weights
    from instance_selection.errors import InputError
    from regmt.tuning.outer_loop import decoder_of_lists, uniform_weights

    if args.nbest is None or args.reference is None:
        raise InputError("nothing to tune on", remedy="give --nbest FILE --reference FILE")
    lists = read_nbest(args.nbest)
    references = [_reference(path, len(lists)) for path in args.reference]
    start = uniform_weights(lists)
    if args.weights is not None:
        given = read_weights(args.weights)
        if not set(given) & set(start):
            raise InputError(
                "no weight for any feature of the n-best lists",
                path=args.weights,
                remedy=f"they have {', '.join(list(start)[:20])}",
            )
        for name in start:
            if name in given and len(given[name]) != len(start[name]):
                raise InputError(
                    f"{len(given[name])} weights for {name!r}, which has {len(start[name])} values",
                    path=args.weights,
                )
        start = given
    return decoder_of_lists(lists), references, start


def _reference(path: str, sentences: int) -> list[str]:
    from instance_selection.errors import InputError
    from instance_selection.files import read_lines

    lines = read_lines(path)
    if len(lines) != sentences:
        raise InputError(
            f"{len(lines)} lines for {sentences} sentences",
            path=path,
            line=min(len(lines), sentences) + 1,
            remedy="give the reference that belongs to the text",
        )
    return lines


def _summary(
    history: Sequence[Iteration], score: float, reason: str, metric: Metric, references: int
) -> str:
    return (
        f"{metric.name} {history[0].score:.2f} → {score:.2f} ({reason}); "
        f"{metric.signature(references)}"
    )
