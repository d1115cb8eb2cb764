"""Tune the weights of a model: on n-best lists, around a decoder, or of regmt translate.

Writes the weights that translate the dev set best. With --nbest the lists are fixed and the
weights that rank them best are learned. With a model the dev set is decoded, the lists are added
to those of all earlier iterations and the weights learned anew, until decoding gives nothing new;
with --state such a run can be interrupted and continued. With --index the weights of regmt
translate are tuned on pairs of the corpus, each translated as if it were not there; they are kept
with the index for regmt translate --tune auto with the same options.

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
  regmt tune --index corpus.index --jobs 2
  regmt tune --moses-ini moses.ini --dev dev.de r1.en r2.en --tuner lattice-mert --stack 50
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.decode import (
    add_model_options,
    add_search_options,
    load_model,
    search_settings,
)
from regmt.cli.option_table import add_options
from regmt.cli.outputs import open_output
from regmt.cli.shared_options import (
    add_metric_text_options,
    add_output_option,
    add_parameters_option,
    add_seed_option,
    add_work_options,
    flag,
    given,
    parse_assignments,
)
from regmt.cli.translate import PIPELINE, add_pipeline_options, translation_options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from regmt.decoding.phrase_model import Model
    from regmt.decoding.weights import Weights

WORK = ("jobs", "backend", "scheduler")
COMMON = {"index", "lm", "tuner", "seed", "output", "format", *WORK}
"""Options that ``--index`` takes beside those of the pipeline."""

HELP = "tune weights: MERT, PRO, MIRA and more"


DATA = """
  --reference FILE...  references of the n-best lists
  --dev FILE...        source text and its references, to decode with a model
  --nbest-size K=100   hypotheses per sentence and decoding
  --distinct           decode to lists of different translations
  --index DIR          an index made by regmt index, with its own tuning set
"""

TUNING = """
  --tuner NAME       (default mira with --index, otherwise mert)
  --metric NAME=bleu
  --iterations N=30  rounds of decoding and learning at most
  --origin {last,best}=last
                     learn from the last weights, or from the best of all iterations so far
"""

WEIGHTS = """
  --fix NAME...=       features that keep their weights
  --tie NAME...*=      features with one common weight; may be given again for another group
  --restarts N         random starts of MERT (default 20)
  --interpolation PSI  how far to go from the last weights towards the learned ones: a number up to
                       1, or search for the best point by the metric (default: search for fixed
                       lists; around a decoder 0.1 for pro, else 1)
"""

OUTPUT = """
output:
  --format {toml,moses}=toml
                  of the weights
  --history FILE  write the iterations as JSON lines
  --plot FILE     draw the dev metric per iteration
  --state DIR     keep the run here; continue it if it was interrupted
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    data = parser.add_argument_group("what to tune on")
    data.add_argument(
        "--nbest",
        nargs="+",
        action="extend",
        metavar="FILE",
        help="n-best lists in Moses' format; those of several files are joined",
    )
    add_options(data, DATA)
    add_model_options(parser)
    add_search_options(parser)
    add_pipeline_options(parser, title="model of regmt translate (with --index)")
    group = parser.add_argument_group("how to tune")
    add_options(group, TUNING)
    add_metric_text_options(
        group, "tokenizer of the metric (default: what is usual for it)", "the metric ignores case"
    )
    add_options(group, WEIGHTS)
    add_parameters_option(group, "tuner")
    add_seed_option(parser)
    add_work_options(parser)
    add_output_option(parser, "weights")
    add_options(parser, OUTPUT)


def run(args: argparse.Namespace) -> None:
    """Tune and write the weights."""
    from dataclasses import replace

    from regmt.application.tune import dev_tokens, tune
    from regmt.decoding.phrase_table import phrases_to_read
    from regmt.metrics import make_metric
    from regmt.tuning.history import plot_history

    if args.index is not None:
        _tune_pipeline(args)
        return

    def model(sentences: Sequence[Sequence[str]]) -> Model:
        loaded = load_model(args, phrases_to_read(sentences))
        return replace(loaded, settings=search_settings(args, loaded.settings))

    _check(args)
    options: dict[str, object] = dict(parse_assignments(args.tuner_option, "--tuner-option"))
    if args.restarts is not None:
        options["restarts"] = args.restarts
    own = {
        "metric": make_metric(
            args.metric, tokenize=args.tokenize, lowercase=args.lowercase or None
        ),
        "tuner": args.tuner or "mert",
        "tuner_options": options,
        "model": None if args.nbest else model,
        "weights": args.weights if args.nbest else None,  # the model has its own
    }
    if args.dev is not None:
        own["dev"] = dev_tokens(args.dev, args.model)
    result = tune(**given(args, tune) | own)
    if args.plot is not None:
        plot_history(result.history, result.metric, args.plot)
    _write(args, result.weights)


def _write(args: argparse.Namespace, weights: Weights) -> None:
    with open_output(args.output) as stream:
        stream.write(weights.to_toml() if args.format == "toml" else weights.to_moses())


def _tune_pipeline(args: argparse.Namespace) -> None:
    """Tune the weights of ``regmt translate``, which are kept with the index."""
    from regmt.core.errors import InputError
    from regmt.translation.translator import Translator

    _refuse(args, _options() - {*PIPELINE, *COMMON}, "--index and {} together")
    if args.lm is not None:
        if len(args.lm) > 1:
            raise InputError("--index takes one --lm")
        args.lm = args.lm[0]
    options = translation_options(args)
    translator = Translator.from_index(args.index, options=options)
    tuned = translator.tuned(tuner=args.tuner or "mira", seed=args.seed, jobs=args.jobs)
    _write(args, tuned.decoder.weights)


def _flag(name: str) -> str:
    return "--beam-threshold" if name == "threshold" else flag(name)


def _options() -> set[str]:
    return {action.dest for action in _parser()._actions}


def _refuse(args: argparse.Namespace, names: set[str], problem: str) -> None:
    """Refuse options that were given and would do nothing."""
    from regmt.core.errors import InputError

    for name, default in vars(_parser().parse_args([])).items():
        if name in names and getattr(args, name) != default:
            raise InputError(problem.format(_flag(name)), remedy="leave it out")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(add_help=False)
    add_arguments(parser)
    return parser


def _check(args: argparse.Namespace) -> None:
    """Refuse options of the decoder where there is none, or which tuning does not use."""
    from dataclasses import fields

    from regmt.core.errors import InputError
    from regmt.decoding.settings import SearchSettings

    _refuse(args, set(PIPELINE), "{} without --index")
    if args.nbest is None:
        if args.mbr:
            raise InputError("--mbr plays no part in tuning", remedy="leave it out")
        return
    _refuse(args, {"backend", "scheduler"}, "--nbest and {} together")
    of_decoder = ("model", "moses_ini", "phrase_table", "lm", "reordering_table", "dev", "distinct")
    for option in (*of_decoder, "mbr", *(field.name for field in fields(SearchSettings))):
        value = getattr(args, option, None)
        if value is not None and value is not False:
            raise InputError(
                f"--nbest and {_flag(option)} together", remedy="leave one of them out"
            )
