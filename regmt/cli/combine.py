r"""Choose among the translations of several systems.

SYSTEM are files with one translation per line, of the same sentences. Batch: prints for each
sentence the translation with the best weighted sum of scores; the weights come from --weights or
are tuned on the first lines (--tune-on N, with --reference). With --adaptive the weight of every
*system* is learned from sentence to sentence (Algorithm 3), from the scores alone, or with --online
from the references, each of which is looked at after its sentence has been decided.

Without SYSTEM, --online reads JSON lines from standard input and answers each at once:
  {"hypotheses": ["…", "…"], "source": "…"}   → {"choice": 1, "translation": "…", "weights": […]}
  {"reference": "…"}                          → {"losses": […], "weights": […]}
(source only if a score needs it; the reference may also come with the hypotheses; with --simulated
no references are needed). --state FILE keeps what has been learned and goes on from there.

scores (--scores, separated by commas): cbleu (mean BLEU against the other systems), lm,
  lm-per-word, regmt, regmt-brevity, posterior-ngram, ngram-frequency, words and the others of
  regmt rerank that need no decoder scores

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

from regmt.cli.adaptive_options import (
    add_adaptive_options,
    check_adaptive_options,
    make_setting,
)
from regmt.cli.score_options import (
    add_score_options,
    combine_scores,
    make_metrics,
    make_resources,
    make_score_tuner,
    text_preprocessings,
)
from regmt.cli.shared_options import (
    add_output_option,
    add_seed_option,
    open_output,
    positive_int,
    read_parallel,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from regmt.combination.adaptation import Adaptation
    from regmt.combination.adaptive import Course
    from regmt.core.arrays import Float64Array
    from regmt.decoding.weights import Weights
    from regmt.metrics import Metric
    from regmt.reranking.matrix import ScoreMatrix
    from regmt.reranking.table import Judged

HELP = "choose among the outputs of several systems"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument("systems", nargs="*", metavar="SYSTEM", help="translations, line by line")
    add_score_options(parser, default="cbleu, and lm if --lm is given", tuner="svm-iso")
    group = parser.add_argument_group("references")
    group.add_argument(
        "--reference", nargs="+", metavar="FILE", help="print the table of results to stderr"
    )
    group.add_argument(
        "--tune-on",
        type=positive_int,
        metavar="N",
        help="tune the weights of the scores on the first N lines; the table is of the others",
    )
    add_adaptive_options(parser)
    add_seed_option(parser)
    add_output_option(parser, "translations")


def run(args: argparse.Namespace) -> int:
    """Combine files, or serve."""
    from regmt.core.errors import InputError
    from regmt.core.progress import announce_compilation

    if args.tune_on is not None and args.reference is None:
        raise InputError("--tune-on without references", remedy="give --reference FILE")
    if args.tune_on is not None and args.weights is not None:
        raise InputError("--tune-on and --weights together", remedy="leave one of them out")
    check_adaptive_options(args)
    announce_compilation()
    if args.systems:
        _combine(args)
        return 0
    from regmt.cli.combine_serve import serve

    return serve(args, _names(args))


def _combine(args: argparse.Namespace) -> None:
    from regmt.combination.adaptation import Adaptation
    from regmt.decoding.weights import write_weights
    from regmt.reranking.candidates import Candidates
    from regmt.reranking.matrix import score_matrix
    from regmt.reranking.scores import check_needs
    from regmt.reranking.table import Judged

    systems, outputs = _read_systems(args.systems)
    references = _references(args, len(outputs[0]))
    source = _beside(args.source, args.systems[0], len(outputs[0]))
    documents = _beside(args.documents, args.systems[0], len(outputs[0]))
    names, metrics = _names(args), make_metrics(args)
    resources = make_resources(args, names)
    source_preprocessing, preprocessing = text_preprocessings(args, resources)
    candidates = Candidates.from_systems(
        outputs,
        source=source,
        documents=documents,
        preprocessing=preprocessing,
        source_preprocessing=source_preprocessing,
    )
    check_needs(names, candidates, resources)
    matrix = score_matrix(names, candidates, resources)
    judged = None if references is None else Judged.of(candidates, references, metrics)
    weights = _weights(args, matrix, judged, len(systems))
    if args.weights_out is not None:
        write_weights(weights, args.weights_out)
    combined = combine_scores(matrix, weights, args)
    chosen = candidates.best(combined)

    # What follows is about the lines that were not tuned on.
    first = args.tune_on or 0
    skipped = first * len(systems)
    adaptation = Adaptation.simulated(
        candidates.select(first, candidates.sentences), combined[skipped:], len(systems)
    )
    if args.online and references is not None:
        adaptation = adaptation.online(
            [lines[first:] for lines in references],
            tokenize=args.metric_tokenize,
            lowercase=args.lowercase or None,
        )
    course = None
    if args.adaptive is not None:
        setting = make_setting(args, adaptation.candidates.sentences)
        course = adaptation.run(setting, seed=args.seed, runs=args.repeat or 1)
        chosen = chosen.copy()
        chosen[first:] = skipped + adaptation.rows(course)[0]
    with open_output(args.output) as stream:
        stream.writelines(f"{candidates.lines[row]}\n" for row in chosen)
    if course is not None and args.plot is not None:
        from regmt.combination.plot import plot_weights

        plot_weights(course.weights, systems, args.plot)
    if judged is not None:
        here = judged.tail(skipped)
        _print_results(args, adaptation, here, systems, combined[skipped:], course)
        _print_signatures(metrics, len(references or ()))
        if args.grid:
            _print_grid(args, adaptation, here)


def _read_systems(paths: Sequence[str]) -> tuple[list[str], list[list[str]]]:
    from regmt.core.errors import InputError
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


def _references(args: argparse.Namespace, sentences: int) -> list[list[str]] | None:
    from regmt.core.errors import InputError

    if args.tune_on is not None and args.tune_on >= sentences:
        raise InputError(
            f"--tune-on {args.tune_on} of {sentences} lines", remedy="leave some to choose"
        )
    if args.reference is None:
        return None
    return [read_parallel(path, args.systems[0], sentences) for path in args.reference]


def _beside(path: str | None, system: str, sentences: int) -> list[str] | None:
    return None if path is None else read_parallel(path, system, sentences)


def _names(args: argparse.Namespace) -> list[str]:
    from regmt.reranking.scores import parse_scores

    if args.scores is not None:
        return parse_scores(args.scores, features=False)
    return ["cbleu", "lm"] if args.lm is not None else ["cbleu"]


def _weights(
    args: argparse.Namespace, matrix: ScoreMatrix, judged: Judged | None, systems: int
) -> Weights:
    from regmt.decoding.weights import read_weights
    from regmt.reranking.matrix import tune_weights

    if args.weights is not None:
        return read_weights(args.weights)
    if args.tune_on is None or judged is None:
        return matrix.default_weights()
    return tune_weights(
        matrix.head(args.tune_on),
        judged.statistics[0][: args.tune_on * systems],
        metric=judged.metrics[0],
        tuner=make_score_tuner(args),
        seed=args.seed,
    )


def _print_results(
    args: argparse.Namespace,
    adaptation: Adaptation,
    judged: Judged,
    systems: Sequence[str],
    combined: Float64Array,
    course: Course | None,
) -> None:
    """Print Tables 6.3 and 6.4 with what was chosen in batch, and adaptively if it was."""
    from regmt.combination.grid import Spread
    from regmt.combination.selection import system_rows
    from regmt.reranking.table import result_table

    candidates = adaptation.candidates
    base = system_rows(candidates, judged, systems, seed=args.seed)
    rows = dict(base.rows)
    rows["Combined"] = candidates.best(combined)
    deviation = ""
    if course is not None:
        label = make_setting(args, candidates.sentences).label
        runs = adaptation.rows(course)
        rows[label] = runs[0]
        if len(runs) > 1:
            spreads = [Spread.of(judged, runs, metric=k) for k in range(len(judged.metrics))]
            rows[f"{label}, mean"] = [spread.mean for spread in spreads]
            deviation = f"standard deviation of {len(runs)} runs: {spreads[0].deviation:.4f}\n"
    text = result_table(judged, rows, against="Best", seed=args.seed)
    print(f"{text}Best is {base.best}\n{deviation}", end="", file=sys.stderr)


def _print_signatures(metrics: Sequence[Metric], references: int) -> None:
    for metric in metrics:
        print(f"{metric.name}|{metric.signature(references)}", file=sys.stderr)


def _print_grid(args: argparse.Namespace, adaptation: Adaptation, judged: Judged) -> None:
    from regmt.combination.grid import Grid

    grid = Grid.run(
        adaptation, judged, average=args.average or 1, seed=args.seed, repeat=args.repeat or 1
    )
    print(f"\n{grid.table()}", end="", file=sys.stderr)
