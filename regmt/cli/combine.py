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

from regmt.cli.options import (
    add_output_option,
    add_seed_option,
    open_output,
    positive_int,
)
from regmt.cli.score_options import (
    add_score_options,
    make_metrics,
    make_resources,
    make_score_tuner,
    read_parallel,
    text_preprocessings,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from decoding.weights import Weights
    from instance_selection.tokenization import Preprocessing
    from regmt.combination.adaptive import Course, Setting
    from regmt.combination.updates import FloatArray
    from regmt.reranking.candidates import Candidates, Int64Array
    from regmt.reranking.matrix import ScoreMatrix
    from regmt.reranking.table import Judged

HELP = "choose among the outputs of several systems"

UPDATES = ("additive", "multiplicative", "winnow", "winnow-printed", "bic", "bicw")
GRID_UPDATES = ("additive", "bic", "bicw", "multiplicative", "winnow")


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
    group = parser.add_argument_group("adaptive weighting (Algorithm 3)")
    group.add_argument("--adaptive", choices=UPDATES, help="how weights are updated")
    group.add_argument("--grid", action="store_true", help="print all settings of Table 7.1")
    group.add_argument(
        "--online",
        action="store_true",
        help="learn from references; without SYSTEM serve JSON lines",
    )
    group.add_argument(
        "--simulated",
        action="store_true",
        help="serving JSON lines: learn from the scores, not from references",
    )
    group.add_argument(
        "--stochastic", action="store_true", help="draw systems by their weights, not the best"
    )
    group.add_argument("--mixture", action="store_true", help="multiply weights by the scores")
    group.add_argument(
        "--only-when-wrong", action="store_true", help="no update where the choice was the best"
    )
    group.add_argument(
        "--eta", default="dynamic", metavar="X", help="static, dynamic (default) or a number"
    )
    group.add_argument(
        "--average",
        type=positive_int,
        default=1,
        metavar="N",
        help="average the last N weight vectors (default 1: none)",
    )
    group.add_argument(
        "--repeat",
        type=positive_int,
        default=1,
        metavar="N",
        help="runs of stochastic settings; the first is written, mean and deviation are printed",
    )
    group.add_argument(
        "--expected",
        type=positive_int,
        default=1000,
        metavar="N",
        help="serving with --eta static: how many sentences are expected (default 1000)",
    )
    group.add_argument("--state", metavar="FILE", help="serving: keep the state here")
    group.add_argument("--plot", metavar="FILE", help="draw the weights of the systems over time")
    add_seed_option(parser)
    add_output_option(parser, "translations")


def run(args: argparse.Namespace) -> int:
    """Combine files, or serve."""
    from instance_selection.errors import InputError
    from instance_selection.progress import announce_compilation

    _check_options(args)
    announce_compilation()
    if not args.systems:
        if not args.online:
            raise InputError("no system outputs", remedy="give SYSTEM files, or --online to serve")
        return _serve(args)
    _combine(args)
    return 0


def _check_options(args: argparse.Namespace) -> None:
    from instance_selection.errors import InputError

    if args.tune_on is not None and args.reference is None:
        raise InputError("--tune-on without references", remedy="give --reference FILE")
    if args.tune_on is not None and args.weights is not None:
        raise InputError("--tune-on and --weights together", remedy="leave one of them out")
    if args.systems and args.online and args.reference is None:
        raise InputError("--online learns from references", remedy="give --reference FILE")
    if args.grid and args.reference is None:
        raise InputError("--grid compares settings by references", remedy="give --reference FILE")
    serving = not args.systems
    if serving and (args.tune_on or args.reference or args.grid or args.plot):
        raise InputError("this option needs SYSTEM files", remedy="give the systems' outputs")
    if not serving and (args.state or args.simulated):
        name = "--state" if args.state else "--simulated"
        raise InputError(f"{name} is for serving JSON lines", remedy="leave it or SYSTEM out")
    learning = args.adaptive is not None or args.grid or serving
    for name in ("stochastic", "mixture", "only_when_wrong", "online", "plot"):
        if getattr(args, name) and not learning:
            option = "--" + name.replace("_", "-")
            raise InputError(f"{option} without --adaptive", remedy="add --adaptive additive")


def _combine(args: argparse.Namespace) -> None:
    from decoding.weights import write_weights
    from instance_selection.errors import InputError
    from regmt.reranking.matrix import score_matrix
    from regmt.reranking.scores import check_needs
    from regmt.reranking.table import Judged

    systems, outputs = _read_systems(args.systems)
    n = len(outputs[0])
    if args.tune_on is not None and args.tune_on >= n:
        raise InputError(f"--tune-on {args.tune_on} of {n} lines", remedy="leave some to choose")
    source = None if args.source is None else read_parallel(args.source, args.systems[0], n)
    documents = None
    if args.documents is not None:
        documents = read_parallel(args.documents, args.systems[0], n)
    references = None
    if args.reference is not None:
        references = [read_parallel(path, args.systems[0], n) for path in args.reference]
    names, metrics = _names(args), make_metrics(args)
    resources = make_resources(args, names)
    source_preprocessing, preprocessing = text_preprocessings(args, resources)
    candidates = _candidates(outputs, source, documents, preprocessing, source_preprocessing)
    check_needs(names, candidates, resources)
    matrix = score_matrix(names, candidates, resources)
    judged = None if references is None else Judged.of(candidates, references, metrics)
    weights = _weights(args, matrix, judged, len(systems))
    if args.save_weights is not None:
        write_weights(weights, args.save_weights)
    combined = matrix.combine(weights)

    learned = _Learning(args, candidates, combined, references, len(systems))
    chosen = candidates.best(combined)
    course = None
    if args.adaptive is not None:
        course = learned.run(_setting(args, learned.sentences))
        chosen = chosen.copy()
        chosen[learned.first :] = learned.rows(course)[0]
    with open_output(args.output) as stream:
        stream.writelines(f"{candidates.lines[row]}\n" for row in chosen)
    if course is not None and args.plot is not None:
        from regmt.combination.plot import plot_weights

        plot_weights(course.weights, systems, args.plot)
    if judged is not None:
        _print_results(args, learned, judged, systems, combined, course, references or [])


class _Learning:
    """The sentences that are decided, and what adaptive weighting knows of them."""

    def __init__(
        self,
        args: argparse.Namespace,
        candidates: Candidates,
        combined: FloatArray,
        references: list[list[str]] | None,
        systems: int,
    ) -> None:
        from regmt.combination.regscore import reference_losses, reg_scores

        self.args = args
        self.systems = systems
        self.first = args.tune_on or 0
        self.sentences = candidates.sentences - self.first
        self.candidates = candidates.select(self.first, candidates.sentences)
        skipped = self.first * systems
        self.scores = reg_scores(combined[skipped:], systems)
        self.losses = 1.0 - self.scores
        if args.online:
            assert references is not None
            self.losses = reference_losses(
                self.candidates,
                [lines[self.first :] for lines in references],
                systems,
                tokenize=args.metric_tokenize,
                lowercase=args.lowercase or None,
            )

    def run(self, setting: Setting) -> Course:
        """Run a setting, as often as asked if chance plays a part."""
        from regmt.combination.adaptive import run_adaptive

        lengths = self.candidates.lengths.reshape(-1, self.systems)
        runs = self.args.repeat if setting.stochastic else 1
        return run_adaptive(
            self.scores, self.losses, lengths, setting, seed=self.args.seed, runs=runs
        )

    def rows(self, course: Course) -> Int64Array:
        """Return the chosen candidates among those of all sentences, shape (runs, n)."""
        return (self.first + _range(self.sentences)) * self.systems + course.chosen


def _range(n: int) -> Int64Array:
    import numpy as np

    return np.arange(n, dtype=np.int64)


def _read_systems(paths: Sequence[str]) -> tuple[list[str], list[list[str]]]:
    from instance_selection.errors import InputError
    from instance_selection.files import read_lines

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


def _names(args: argparse.Namespace) -> list[str]:
    from regmt.reranking.scores import parse_scores

    if args.scores is not None:
        return parse_scores(args.scores, features=False)
    return ["cbleu", "lm"] if args.lm is not None else ["cbleu"]


def _candidates(
    outputs: Sequence[Sequence[str]],
    source: Sequence[str] | None,
    documents: Sequence[str] | None,
    preprocessing: Preprocessing,
    source_preprocessing: Preprocessing,
) -> Candidates:
    from regmt.reranking.candidates import Candidates

    return Candidates.from_systems(
        outputs,
        source=source,
        documents=documents,
        preprocessing=preprocessing,
        source_preprocessing=source_preprocessing,
    )


def _weights(
    args: argparse.Namespace, matrix: ScoreMatrix, judged: Judged | None, systems: int
) -> Weights:
    from decoding.weights import read_weights
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


def _setting(args: argparse.Namespace, instances: int) -> Setting:
    from regmt.combination.adaptive import Setting

    return Setting(
        update=args.adaptive or "additive",
        stochastic=args.stochastic,
        mixture=args.mixture,
        only_when_wrong=args.only_when_wrong,
        eta=_eta(args.eta),
        instances=instances,
        average=args.average,
    )


def _eta(text: str) -> str | float:
    try:
        return float(text)
    except ValueError:
        return text


def _print_results(
    args: argparse.Namespace,
    learned: _Learning,
    judged: Judged,
    systems: Sequence[str],
    combined: FloatArray,
    course: Course | None,
    references: Sequence[Sequence[str]],
) -> None:
    """Print Table 6.3/6.4 with the chosen translations, and with --grid Table 7.1."""
    from regmt.combination.selection import system_rows
    from regmt.reranking.table import result_table

    skipped = learned.first * len(systems)
    here = judged.tail(skipped)
    base = system_rows(learned.candidates, here, systems, seed=args.seed)
    rows = dict(base.rows)
    rows["Combined"] = learned.candidates.best(combined[skipped:])
    deviation = ""
    if course is not None:
        setting = _setting(args, learned.sentences)
        chosen = learned.rows(course) - skipped
        rows[setting.label] = chosen[0]
        if len(chosen) > 1:
            rows[f"{setting.label}, mean"] = _mean(here, chosen)[0]
            deviation = f"standard deviation of {len(chosen)} runs: {_mean(here, chosen)[1]:.4f}\n"
    text = result_table(here, rows, against="Best", seed=args.seed)
    print(f"{text}Best is {base.best}\n{deviation}", end="", file=sys.stderr)
    for metric in judged.metrics:
        print(f"{metric.name}|{metric.signature(len(references))}", file=sys.stderr)
    if args.grid:
        print(_grid(args, learned, here), end="", file=sys.stderr)


def _mean(judged: Judged, chosen: Int64Array) -> tuple[list[float], float]:
    """Return the mean scores over runs, and the standard deviation of the first metric's."""
    import numpy as np

    scores = np.array([judged.scores(rows) for rows in chosen])
    return [float(value) for value in scores.mean(axis=0)], float(scores[:, 0].std())


def _grid(args: argparse.Namespace, learned: _Learning, judged: Judged) -> str:
    """Return Table 7.1: one line per setting, one column per update."""
    from instance_selection.progress import progress
    from regmt.combination.adaptive import grid

    skipped = learned.first * learned.systems
    settings = list(grid(learned.sentences, GRID_UPDATES, average=args.average))
    cells: dict[str, list[str]] = {}
    largest = 0.0
    for setting in progress(settings, what="grid", total=len(settings), unit="setting"):
        chosen = learned.rows(learned.run(setting)) - skipped
        scores, deviation = _mean(judged, chosen)
        largest = max(largest, deviation)
        _, *letters = setting.label.split("-")
        cells.setdefault("  ".join((*letters, f"{setting.eta:<7}")), []).append(f"{scores[0]:.2f}")
    width = max(map(len, GRID_UPDATES)) + 2
    text = "\n" + "setting".ljust(16) + "".join(name.rjust(width) for name in GRID_UPDATES) + "\n"
    for name, values in cells.items():
        text += name.ljust(16) + "".join(value.rjust(width) for value in values) + "\n"
    return text + (
        "S/D stochastic/deterministic, W/M weights/mixture, T/F update only when different; "
        f"{judged.metrics[0].name}\n"
        f"largest standard deviation over {args.repeat} stochastic runs: {largest:.4f}\n"
    )


def _serve(args: argparse.Namespace) -> int:
    """Answer JSON lines until the input ends; returns 1 if a message could not be answered."""
    import json

    from decoding.weights import read_weights
    from instance_selection.errors import InputError
    from instance_selection.files import open_lines
    from regmt.combination.online import OnlineCombiner

    names = _names(args)
    resources = make_resources(args, names)
    source_preprocessing, preprocessing = text_preprocessings(args, resources)
    combiner = OnlineCombiner(
        names,
        resources,
        _setting(args, args.expected),
        weights=None if args.weights is None else dict(read_weights(args.weights)),
        simulated=args.simulated,
        preprocessing=preprocessing,
        source_preprocessing=source_preprocessing,
        metric_tokenize=args.metric_tokenize,
        lowercase=args.lowercase or None,
        seed=args.seed,
    )
    if args.state is not None:
        combiner.restore(args.state)
    failed = False
    with open_output(args.output) as stream:
        for number, line in enumerate(open_lines("-"), start=1):
            if not line.strip():
                continue
            try:
                try:
                    message = json.loads(line)
                except json.JSONDecodeError as error:
                    raise InputError(f"not JSON: {error}") from error
                reply = combiner.answer(message)
            except InputError as error:
                # A long-running process outlives a bad message; nothing has been learned from it.
                reply = {"error": str(error), "line": number}
                failed = True
            else:
                if args.state is not None:
                    combiner.save(args.state)
            stream.write(json.dumps(reply, ensure_ascii=False) + "\n")
            stream.flush()
    return int(failed)
