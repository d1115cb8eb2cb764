r"""Choose among the translations of several systems.

Each SYSTEM is a file of translations of the same sentences, one per line. Prints, for each
sentence, the translation with the highest weighted sum of scores. The weights come from --weights
or are tuned on the first lines (--tune-on N, with --reference). --adaptive learns a weight for
each *system* from sentence to sentence (Algorithm 3): from the scores alone, or with --online from
the references. Each reference is used only after its sentence has been decided.

Without SYSTEM, --online reads JSON lines from standard input and answers each one immediately:
  {"hypotheses": ["…", "…"], "source": "…"}   → {"choice": 1, "translation": "…", "weights": […]}
  {"reference": "…"}                          → {"losses": […], "weights": […]}
The source is needed only if a score uses it. The reference may come with the hypotheses. With
--simulated no references are needed. --state FILE saves what was learned and resumes from it.

scores (--scores, separated by commas): cbleu (mean BLEU against the other systems), lm,
  lm-per-word, regmt, regmt-brevity, posterior-ngram, ngram-frequency, words and all other scores
  of regmt rerank that do not need decoder scores

examples:
  regmt combine out.* --scores cbleu > combined
  regmt combine out.* --tokenize 13a --lm news.arpa --reference ref --tune-on 100 -o combined
  regmt combine out.* --adaptive additive --plot weights.svg --reference ref -o combined
  regmt combine out.* --grid --reference ref --repeat 20
  regmt combine --online --adaptive multiplicative --state weights.json
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

from regmt.cli.adaptive_options import add_adaptive_options, check_adaptive_options, make_setting
from regmt.cli.option_table import add_options
from regmt.cli.outputs import open_output
from regmt.cli.score_options import (
    add_score_options,
    given_weights,
    known_sentences,
    make_metrics,
    make_models,
    make_score_tuner,
    print_results,
    weights_named,
    write_weights_out,
)
from regmt.cli.shared_options import add_output_option, add_seed_option
from regmt.core.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from regmt.combination.combine import FirstLines
    from regmt.decoding.weights import Weights

HELP = "choose among the outputs of several systems"


OPTIONS = """
references:
  --reference FILE...  print a table of results to stderr
  --tune-on N          tune the weights of the scores on the first N lines; the table covers the
                       rest
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument("systems", nargs="*", metavar="SYSTEM", help="translations, one per line")
    add_score_options(parser, default="cbleu, and lm if --lm is given", tuner="svm-iso")
    add_options(parser, OPTIONS)
    add_adaptive_options(parser)
    add_seed_option(parser)
    add_output_option(parser, "translations")


def run(args: argparse.Namespace) -> int:
    """Combine files, or serve."""
    from regmt.reranking.scores import parse_scores

    if args.tune_on is not None and args.reference is None:
        raise InputError("--tune-on without references", remedy="give --reference FILE")
    if args.tune_on is not None and args.weights is not None:
        raise InputError("--tune-on and --weights together", remedy="omit one of them")
    check_adaptive_options(args)
    names = None if args.scores is None else parse_scores(args.scores, features=False)
    if args.systems:
        _combine(args, names)
        return 0
    from regmt.cli.combine_serve import serve

    return serve(args, names)


def _combine(args: argparse.Namespace, names: Sequence[str] | None) -> None:
    from regmt.combination.combine import Adaptive, SystemOutputs, combine

    systems, outputs = _read_systems(args.systems)
    given = SystemOutputs(
        dict(zip(systems, outputs, strict=True)),
        **known_sentences(args, args.systems[0], len(outputs[0])),
    )
    metrics = make_metrics(args)
    with weights_named(args):
        found = combine(
            given,
            scores=names,
            models=make_models(args),
            weights=_weights(args),
            metrics=metrics,
            adaptive=Adaptive(
                setting=None if args.adaptive is None else make_setting(args),
                online=args.online,
                tokenize=args.metric_tokenize,
                lowercase=args.lowercase or None,
                runs=args.repeat or 1,
            ),
            seed=args.seed,
        )
    write_weights_out(args, found.weights)
    with open_output(args.output) as stream:
        stream.writelines(f"{line}\n" for line in found.texts)
    if found.course is not None and args.plot is not None:
        from regmt.combination.plot import plot_weights

        plot_weights(found.course.weights, systems, args.plot)
    if given.references is not None:
        print_results(found.table(), metrics, len(given.references))
        if args.grid:
            grid = found.grid(average=args.average or 1, repeat=args.repeat or 1)
            print(f"\n{grid.table()}", end="", file=sys.stderr)


def _read_systems(paths: Sequence[str]) -> tuple[list[str], list[list[str]]]:
    from regmt.core.files import read_lines

    outputs: list[list[str]] = []
    for path in paths:
        lines = read_lines(path)
        if not lines:
            raise InputError("is empty", path=path)
        if outputs and len(lines) != len(outputs[0]):
            raise InputError(
                f"{len(lines)} lines, but {paths[0]} has {len(outputs[0])}",
                path=path,
                line=min(len(lines), len(outputs[0])) + 1,
                remedy="give translations of the same sentences",
            )
        outputs.append(lines)
    names = [os.path.basename(path) for path in paths]
    return (names if len(set(names)) == len(names) else list(paths)), outputs


def _weights(args: argparse.Namespace) -> Weights | FirstLines | None:
    """Return the weights of ``--weights``, how to learn them from the first lines, or None."""
    from regmt.combination.combine import FirstLines

    if args.tune_on is None:
        return given_weights(args)
    return FirstLines(lines=args.tune_on, tuner=make_score_tuner(args))
