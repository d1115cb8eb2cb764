"""System combination on real system outputs: Tables 6.3, 6.4, 7.1 to 7.3, tuners and speed.

The language models, and for wmt21 the regression, learn from software text, which is far from news;
wmt17 has no source side and so no row with regression.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.combination.adaptation import Adaptation  # noqa: E402
from regmt.combination.adaptive import AdaptiveWeights  # noqa: E402
from regmt.combination.grid import Grid  # noqa: E402
from regmt.combination.online import OnlineCombiner  # noqa: E402
from regmt.combination.selection import system_rows  # noqa: E402
from regmt.combination.setting import GRID_UPDATES, Setting  # noqa: E402
from regmt.core.files import read_lines  # noqa: E402
from regmt.decoding.lm import train  # noqa: E402
from regmt.instance_selection.corpus import Text  # noqa: E402
from regmt.instance_selection.index import Index  # noqa: E402
from regmt.metrics import make_metric  # noqa: E402
from regmt.reproduction.data import Data  # noqa: E402
from regmt.reproduction.system_outputs import (  # noqa: E402
    LEARNERS,
    PREPARE,
    own_systems,
    training_corpus,
)
from regmt.reranking.candidates import Candidates  # noqa: E402
from regmt.reranking.consensus import comparative_bleu  # noqa: E402
from regmt.reranking.cross_tuning import cross_tuned  # noqa: E402
from regmt.reranking.matrix import score_matrix, tune_weights  # noqa: E402
from regmt.reranking.regression import RegressionOptions  # noqa: E402
from regmt.reranking.score_models import ScoreModels  # noqa: E402
from regmt.reranking.table import Judged, result_table  # noqa: E402
from regmt.resources import Resources  # noqa: E402
from regmt.tuning.tuner import make_tuner  # noqa: E402

TUNERS = ("svm-iso", "pro", "mert", "mira")
METRICS = [make_metric("bleu"), make_metric("nist")]


class Task:
    """The outputs of the systems of a shared task."""

    def __init__(self, data: Path, name: str) -> None:
        self.name = name
        folder, training = data / name, data / "l10n-de-en"
        paths = sorted(folder.glob("hyp.*"))
        self.systems = [path.name for path in paths]
        self.outputs = [read_lines(path) for path in paths]
        language = name[-2:]
        self.references = [read_lines(path) for path in sorted(folder.glob(f"ref*.{language}"))]
        source = folder / "src.de"
        self.regression = source.exists()
        if self.regression:
            corpus = training_corpus(training)
            text, index = corpus.target, Index.build(corpus, order=2)
        else:
            lines = read_lines(training / f"train.{language}")
            text, index = Text.from_strings(lines, preprocessing=PREPARE), None
        lm = train((text.sentence(i) for i in range(len(text))), order=5, announce=False)
        resources = None if index is None else Resources(index)
        self.models = ScoreModels(resources, lm=lm)
        self.candidates = Candidates.from_systems(
            self.outputs,
            source=read_lines(source) if self.regression else None,
            preprocessing=PREPARE,
            source_preprocessing=PREPARE,
        )
        self.judged = Judged.of(self.candidates, self.references, METRICS)

    def tables(self, tune_on: int, repeat: int, learners: list[str]) -> None:
        """Print Tables 6.3, 6.4, 7.2 and 7.3 in one, and Table 7.1."""
        skipped = tune_on * len(self.systems)
        test = self.candidates.select(tune_on, self.candidates.sentences)
        judged = self.judged.tail(skipped)
        base = system_rows(test, judged, self.systems)
        rows = dict(base.rows)

        def combined(label: str, names: list[str]) -> np.ndarray:
            started = time.process_time()
            matrix = score_matrix(names, self.candidates, self.models)
            weights = tune_weights(
                matrix.head(tune_on),
                self.judged.statistics[0][:skipped],
                metric=METRICS[0],
                tuner=make_tuner("svm-iso"),
            )
            scores = matrix.combine(weights)[skipped:]
            rows[label] = test.best(scores)
            print(f"{label}: {time.process_time() - started:.1f} s; {dict(weights)}")
            return scores

        combined("CBLEU", ["cbleu"])
        scores = combined("CBLEU+LM", ["cbleu", "lm"])
        if self.regression:
            for label in learners:
                learner, instances = LEARNERS[label]
                self.models.regression = RegressionOptions(learner=learner, instances=instances)
                combined(f"CBLEU+LM+{label}", ["cbleu", "lm", "regmt", "regmt-brevity"])
        simulated = Adaptation.simulated(test, scores, len(self.systems))
        online = simulated.online([lines[tune_on:] for lines in self.references])
        for kind, adaptation in (("simulated", simulated), ("online", online)):
            for update in GRID_UPDATES:
                setting = Setting(update=update, instances=test.sentences)
                rows[f"{setting.label} {kind}"] = adaptation.rows(adaptation.run(setting))[0]
        print(f"\n{self.name}: {len(self.systems)} systems, tuned on {tune_on} lines")
        print(result_table(judged, rows, against="Best"), end="")
        print(f"Best is {base.best}\n\nTable 7.1, simulated online learning")
        print(Grid.run(simulated, judged, repeat=repeat).table())


def compare_tuners(candidates: Candidates, judged: Judged, models: ScoreModels, what: str) -> None:
    """Print BLEU by tuner, each part of the sentences decided by the next one."""
    names = ["cbleu", "lm", *(["regmt", "regmt-brevity"] if models.resources else [])]
    matrix = score_matrix(names, candidates, models)
    cbleu = judged.scores(candidates.best(matrix.values[:, 0]))[0]
    for tuned_on in (50, 100):
        parts = round(candidates.sentences / tuned_on)
        if parts < 2:
            continue
        cells = []
        for tuner in TUNERS:
            chosen = cross_tuned(matrix, candidates, judged, tuner=make_tuner(tuner), parts=parts)
            cells.append(f"{tuner} {judged.scores(chosen)[0] - cbleu:+.2f}")
        size = candidates.sentences // parts
        print(f"{what}, {'+'.join(names)}, tuned on {size}: CBLEU {cbleu:.2f}, {', '.join(cells)}")


def speed(data: Path) -> None:
    """Time CBLEU of 20 systems and 3,000 lines, a step of Algorithm 3, and a message."""
    folder = data / "systems-wmt17-en-de"
    outputs = [read_lines(path) for path in sorted(folder.glob("hyp.*"))]
    outputs = [[*lines, *reversed(lines)] for lines in (outputs + outputs[:4])]
    prepared = [[" ".join(PREPARE(line)) for line in lines] for lines in outputs]
    comparative_bleu(Candidates.from_systems([lines[:3] for lines in prepared]))  # compile
    started = time.process_time()
    comparative_bleu(Candidates.from_systems(prepared))
    ours = time.process_time() - started
    # The peer: the batch metric of this project, one call per system against each other one.
    metric = make_metric("sbleu", tokenize="none")
    few = [lines[:300] for lines in prepared]
    started = time.process_time()
    for hypotheses in few:
        for others in few:
            metric.sentence_scores(metric.statistics(hypotheses, [others]))
    peer = (time.process_time() - started) * len(prepared[0]) / 300
    print(f"CBLEU, {len(outputs)} systems × {len(outputs[0])} lines: {ours:.2f} s", end="")
    print(f"; pair by pair with the metric {peer:.1f} s ({peer / ours:.0f}×)")

    rng = np.random.default_rng(0)
    scores, lengths = rng.uniform(size=(1000, 20)), rng.integers(5, 30, (1000, 20))
    state = AdaptiveWeights(20, Setting())
    started = time.process_time()
    for j in range(1000):
        state.learn(state.choose(scores[j], lengths[j]), 1.0 - scores[j])
    print(f"one step of Algorithm 3, 20 models: {time.process_time() - started:.3f} ms")

    references = read_lines(folder / "ref.de")
    combiner = OnlineCombiner(["cbleu"], ScoreModels(text=(PREPARE, PREPARE)), Setting())
    messages = [
        {"hypotheses": [lines[i] for lines in outputs], "reference": references[i]}
        for i in range(201)
    ]
    combiner.answer(messages[0])
    started = time.process_time()
    for message in messages[1:]:
        combiner.answer(message)
    each = 1000 * (time.process_time() - started) / 200
    print(f"one message with 20 systems, CBLEU and learning included: {each:.2f} ms")


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--only", choices=("speed", "wmt21", "wmt17", "own"))
    parser.add_argument("--tune-on", type=int, default=100, help="lines to tune on")
    parser.add_argument("--repeat", type=int, default=20, help="runs of stochastic settings")
    parser.add_argument(
        "--learners", nargs="*", choices=LEARNERS, default=["L2", "FSR", "QP"], help="of regression"
    )
    parser.add_argument("--tuners", action="store_true", help="compare tuners, not settings")
    parser.add_argument("--sentences", type=int, default=300, help="of our own systems")
    args = parser.parse_args()
    if args.only in (None, "speed"):
        speed(args.data)
    for name in ("systems-wmt21-de-en", "systems-wmt17-en-de"):
        if args.only is None or args.only in name:
            task = Task(args.data, name)
            if args.tuners:
                compare_tuners(task.candidates, task.judged, task.resources, name)
            else:
                task.tables(args.tune_on, args.repeat, args.learners)
    if args.tuners and args.only in (None, "own"):
        for pair in ("de-en", "es-en"):
            own = own_systems(Data(), args.sentences or 100, pair)
            compare_tuners(own.candidates, own.judged, own.resources, own.name)


if __name__ == "__main__":
    main()
