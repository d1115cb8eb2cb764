"""Tune the weights of a model: on n-best lists, or around a decoder.

Writes the weights that translate the dev set best. With --nbest the lists are fixed and the
weights that rank them best are learned. With a model the dev set is decoded, the lists are added
to those of all earlier iterations and the weights learned anew, until decoding gives nothing new;
with --state such a run can be interrupted and continued.

tuners:
  mert mert-koehn mert-powell mert-simplex   minimum error rate training; exact line searches
                                             along random directions, coordinates; a simplex
  pro                                        ranking of sampled pairs
  mira online-mira                           large-margin updates, on all lists or in passing
  svm-iso m3n                                structured support vector machines
  loglinear                                  conditional likelihood of the best hypotheses
  lattice-mert                               MERT over the decoder's lattices

Parameters of a tuner are set with --tuner-option, for instance smoothing=average and window=5
(mert), sampler=sigmoid (pro), C=0.1 (mira, svm-iso, m3n), sigma=10 (loglinear).

examples:
  regmt tune --nbest dev.nbest --reference dev.en -o weights.toml
  regmt tune --nbest dev.nbest --reference r1.en r2.en --tuner pro --metric bleu-ter --seed 3
  regmt tune --nbest dev.nbest --reference dev.en --weights start.toml --fix lm --tie tm
  regmt tune --model MODEL --dev dev.de dev.en --state dev.state --plot dev.png -o weights.toml
  regmt tune --moses-ini moses.ini --dev dev.de r1.en r2.en --tuner lattice-mert --stack 50
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.decode import (
    LONGEST_PHRASE,
    add_model_options,
    add_search_options,
    load_model,
    search_settings,
)
from regmt.cli.shared_options import (
    add_jobs_option,
    add_output_option,
    add_parameters_option,
    add_seed_option,
    open_output,
    parse_assignments,
    positive_int,
    read_parallel,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from regmt.decoding.weights import Weights
    from regmt.metrics import Metric
    from regmt.tuning.constraints import Constraints
    from regmt.tuning.interpolation import Interpolation
    from regmt.tuning.outer_loop import DevSet
    from regmt.tuning.run_state import Iteration
    from regmt.tuning.tuner import Tuner

HELP = "tune weights: MERT, PRO, MIRA and more"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    data = parser.add_argument_group("what to tune on")
    data.add_argument("--nbest", metavar="FILE", help="n-best lists in Moses' format")
    data.add_argument(
        "--reference", nargs="+", metavar="FILE", help="references of the n-best lists"
    )
    data.add_argument(
        "--dev",
        nargs="+",
        metavar="FILE",
        help="tokenised source text and its references, to decode with a model",
    )
    data.add_argument(
        "--nbest-size",
        type=positive_int,
        default=100,
        metavar="K",
        help="hypotheses per sentence and decoding (default 100)",
    )
    data.add_argument(
        "--distinct", action="store_true", help="decode to lists of different translations"
    )
    add_model_options(parser)
    add_search_options(parser)

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
    add_parameters_option(group, "tuner")
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
    from regmt.core.progress import announce_compilation, notice
    from regmt.metrics import make_metric
    from regmt.tuning.history import plot_history, write_history
    from regmt.tuning.outer_loop import tune

    announce_compilation()
    metric = make_metric(args.metric, tokenize=args.tokenize, lowercase=args.lowercase or None)
    if args.nbest is not None:
        dev, start, streams = _fixed_lists(args, metric)
    else:
        dev, start, streams = _around_decoder(args, metric)

    def report(history: Sequence[Iteration]) -> None:
        step = history[-1]
        found = f"{step.new} new hypotheses of {step.hypotheses}"
        if args.tuner == "lattice-mert":
            found = f"lattices of {step.hypotheses} arcs"
        notice(f"iteration {step.iteration}: {metric.name} {step.score:.2f}, {found}")
        if args.history is not None:
            write_history(history, metric, args.history)

    result = tune(
        dev,
        start=start,
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
    notice(_summary(result.history, result.score, result.reason, metric, streams))


def _fixed_lists(args: argparse.Namespace, metric: Metric) -> tuple[DevSet, Weights, int]:
    """Read ``--nbest`` and its references; return also the start and the number of references."""
    from dataclasses import fields

    from regmt.core.errors import InputError
    from regmt.decoding.nbest import read_nbest
    from regmt.decoding.settings import SearchSettings
    from regmt.decoding.weights import read_weights
    from regmt.tuning.nbest_dev import NBestDev, decoder_of_lists, uniform_weights

    of_decoder = ("model", "moses_ini", "phrase_table", "lm", "reordering_table", "dev", "distinct")
    for option in (*of_decoder, "mbr", *(field.name for field in fields(SearchSettings))):
        value = getattr(args, option, None)
        if value is not None and value is not False:
            name = "beam-threshold" if option == "threshold" else option.replace("_", "-")
            raise InputError(f"--nbest and --{name} together", remedy="leave one of them out")
    if args.reference is None:
        raise InputError("--nbest without --reference", remedy="give --reference FILE")
    tuner, constraints, interpolation = _tuner(args), _constraints(args), _interpolation(args)
    lists = read_nbest(args.nbest)
    references = [read_parallel(path, args.nbest, len(lists)) for path in args.reference]
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
    dev = NBestDev(
        decoder_of_lists(lists),
        references,
        metric=metric,
        tuner=tuner,
        constraints=constraints,
        interpolation="search" if interpolation is None else interpolation,
    )
    return dev, start, len(references)


def _around_decoder(args: argparse.Namespace, metric: Metric) -> tuple[DevSet, Weights, int]:
    """Load a model and ``--dev``; return also the start and the number of references."""
    from regmt.core.errors import InputError
    from regmt.core.files import read_lines
    from regmt.decoding.phrase_table import phrases_of
    from regmt.decoding.weights import Weights
    from regmt.tuning.lattice_mert import LatticeDev
    from regmt.tuning.mert import Mert
    from regmt.tuning.model_dev import lattice_decoder, nbest_decoder
    from regmt.tuning.nbest_dev import NBestDev
    from regmt.tuning.tuner import DECODER_INTERPOLATION

    if args.dev is None:
        raise InputError(
            "nothing to tune on",
            remedy="give --nbest FILE --reference FILE, or a model and --dev SOURCE REFERENCE",
        )
    if len(args.dev) < 2 or args.reference is not None:
        raise InputError("--dev takes a source text and its references", remedy="--dev SRC REF")
    if args.mbr:
        raise InputError("--mbr plays no part in tuning", remedy="leave it out")
    tuner, interpolation = _tuner(args), _interpolation(args)
    sentences = [line.split() for line in read_lines(args.dev[0])]
    references = [read_parallel(path, args.dev[0], len(sentences)) for path in args.dev[1:]]
    model = load_model(args, phrases_of(sentences, LONGEST_PHRASE))
    settings = search_settings(args, model.settings)
    start = Weights(model.feature_dict(model.weight_vector))  # with those that are understood
    # Its value is the same for all translations of a sentence, so nothing can be learned of it.
    constraints = _constraints(args, model.unknown_penalty)
    if args.tuner == "lattice-mert":
        if interpolation is not None:
            raise InputError("lattice-mert is not interpolated")
        assert isinstance(tuner, Mert)
        lattices = lattice_decoder(model, sentences, settings=settings, jobs=args.jobs)
        return (
            LatticeDev(lattices, references, metric=metric, mert=tuner, constraints=constraints),
            start,
            len(references),
        )
    lists = nbest_decoder(
        model,
        sentences,
        size=args.nbest_size,
        distinct=args.distinct,
        settings=settings,
        jobs=args.jobs,
    )
    if interpolation is None:
        interpolation = DECODER_INTERPOLATION.get(args.tuner, 1.0)
    dev = NBestDev(
        lists,
        references,
        metric=metric,
        tuner=tuner,
        constraints=constraints,
        interpolation=interpolation,
    )
    return dev, start, len(references)


def _tuner(args: argparse.Namespace) -> Tuner:
    from regmt.core.errors import InputError
    from regmt.tuning.tuner import make_tuner

    options: dict[str, object] = dict(parse_assignments(args.tuner_option, "--tuner-option"))
    if args.restarts is not None:
        options["restarts"] = args.restarts
    name = args.tuner
    if name == "lattice-mert":
        if args.nbest is not None:
            raise InputError("lattice-mert needs a decoder", remedy="use mert for n-best lists")
        name = "mert"
    if name.startswith("mert"):
        options["jobs"] = args.jobs
    return make_tuner(name, options)


def _constraints(args: argparse.Namespace, unknown: str | None = None) -> Constraints:
    from regmt.tuning.constraints import Constraints

    fixed = list(dict.fromkeys([*args.fix, *([] if unknown is None else [unknown])]))
    return Constraints(fixed=fixed, tied=args.tie)


def _interpolation(args: argparse.Namespace) -> Interpolation | None:
    from regmt.core.errors import InputError

    if args.interpolation is None or args.interpolation == "search":
        return args.interpolation
    try:
        value = float(args.interpolation)
    except ValueError:
        value = 0.0
    if not 0.0 < value <= 1.0:
        raise InputError(
            f"--interpolation {args.interpolation!r}", remedy="a number in (0, 1], or search"
        )
    return value


def _summary(
    history: Sequence[Iteration], score: float, reason: str, metric: Metric, references: int
) -> str:
    return (
        f"{metric.name} {history[0].score:.2f} → {score:.2f} ({reason}); "
        f"{metric.signature(references)}"
    )
