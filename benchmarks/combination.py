"""System combination on real system outputs: Tables 6.3, 6.4, 7.1 to 7.3, and its speed.

The language models are trained on l10n text, which is far from news; the systems' outputs come
with no training data, so RegMT scores are left out of these tables.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from decoding.lm import train  # noqa: E402
from instance_selection.files import read_lines  # noqa: E402
from instance_selection.tokenization import Preprocessing  # noqa: E402
from regmt.combination.adaptive import AdaptiveWeights, Setting, grid, run_adaptive  # noqa: E402
from regmt.combination.regscore import reference_losses, reg_scores  # noqa: E402
from regmt.combination.selection import system_rows  # noqa: E402
from regmt.metrics import make_metric  # noqa: E402
from regmt.reranking.candidates import Candidates  # noqa: E402
from regmt.reranking.consensus import comparative_bleu  # noqa: E402
from regmt.reranking.matrix import score_matrix, tune_weights  # noqa: E402
from regmt.reranking.scores import Resources  # noqa: E402
from regmt.reranking.table import Judged, result_table  # noqa: E402
from regmt.tuning.tuner import make_tuner  # noqa: E402

TASKS = {
    "systems-wmt21-de-en": ("ref.*.en", "l10n-de-en/train.en"),
    "systems-wmt17-en-de": ("ref.de", "l10n-de-en/train.de"),
}
PREPARE = Preprocessing(tokenize="13a", lowercase=True)
UPDATES = ("additive", "bic", "bicw", "multiplicative", "winnow")


def task(data: Path, name: str, tune_on: int, repeat: int) -> None:
    """Print the tables of one set of systems."""
    pattern, lm_text = TASKS[name]
    paths = sorted((data / name).glob("hyp.*"))
    outputs = [read_lines(path) for path in paths]
    references = [read_lines(path) for path in sorted((data / name).glob(pattern))]
    lm = train((PREPARE(line) for line in read_lines(data / lm_text)), order=5, announce=False)
    candidates = Candidates.from_systems(outputs, preprocessing=PREPARE)
    matrix = score_matrix(["cbleu", "lm"], candidates, Resources(lm=lm))
    metrics = [make_metric("bleu"), make_metric("nist")]
    judged = Judged.of(candidates, references, metrics)
    systems, skipped = len(paths), tune_on * len(paths)
    tuned = tune_weights(
        matrix.head(tune_on),
        judged.statistics[0][:skipped],
        metric=metrics[0],
        tuner=make_tuner("svm-iso"),
    )
    test = candidates.select(tune_on, candidates.sentences)
    here = judged.tail(skipped)
    combined = matrix.combine(tuned)[skipped:]
    base = system_rows(test, here, [path.name for path in paths])
    rows = dict(base.rows)
    rows["CBLEU"] = test.best(matrix.values[skipped:, 0])
    rows["CBLEU+LM"] = test.best(combined)

    scores = reg_scores(combined, systems)
    lengths = test.lengths.reshape(-1, systems)
    online = reference_losses(test, [lines[tune_on:] for lines in references], systems)
    for kind, losses in (("simulated", 1.0 - scores), ("online", online)):
        for update in UPDATES:
            setting = Setting(update=update, instances=test.sentences)
            course = run_adaptive(scores, losses, lengths, setting)
            rows[f"{setting.label} {kind}"] = test.offsets[:-1] + course.chosen[0]
    print(f"\n{name}: {systems} systems, tuned on {tune_on} lines, tested on {test.sentences}")
    print(result_table(here, rows, against="Best"), end="")
    print(f"Best is {base.best}; weights {dict(tuned)}")

    print(f"\nTable 7.1, simulated online learning, BLEU, {repeat} runs of stochastic settings")
    print(" " * 16 + "".join(name.rjust(16) for name in UPDATES))
    cells: dict[str, list[str]] = {}
    largest = 0.0
    for setting in grid(test.sentences, UPDATES):
        runs = repeat if setting.stochastic else 1
        course = run_adaptive(scores, 1.0 - scores, lengths, setting, runs=runs)
        values = [here.scores(test.offsets[:-1] + chosen)[0] for chosen in course.chosen]
        largest = max(largest, float(np.std(values)))
        key = f"{setting.label[setting.label.index('-') + 1 :]} {setting.eta}"
        cells.setdefault(key, []).append(f"{np.mean(values):.2f}")
    for key, line in cells.items():
        print(key.ljust(16) + "".join(cell.rjust(16) for cell in line))
    print(f"largest standard deviation over runs: {largest:.3f}")


def speed(data: Path) -> None:
    """Time CBLEU of 20 systems and 3,000 lines, and a step of Algorithm 3."""
    folder = data / "systems-wmt17-en-de"
    outputs = [read_lines(path) for path in sorted(folder.glob("hyp.*"))]
    outputs = [[*lines, *reversed(lines)] for lines in (outputs + outputs[:4])]
    prepared = [[" ".join(PREPARE(line)) for line in lines] for lines in outputs]
    comparative_bleu(Candidates.from_systems([lines[:3] for lines in prepared]))  # compile
    started = time.process_time()
    candidates = Candidates.from_systems(prepared)
    comparative_bleu(candidates)
    ours = time.process_time() - started
    # The peer: the batch metric of this project, one call per system against each other one.
    metric = make_metric("sbleu", tokenize="none")
    few = [lines[:300] for lines in prepared]
    started = time.process_time()
    for hypotheses in few:
        for others in few:
            metric.sentence_scores(metric.statistics(hypotheses, [others]))
    peer = (time.process_time() - started) * len(prepared[0]) / 300
    print(f"\nCBLEU, {len(outputs)} systems × {len(outputs[0])} lines: {ours:.2f} s", end="")
    print(f"; pair by pair with the metric {peer:.1f} s ({peer / ours:.0f}×)")
    state = AdaptiveWeights(20, Setting())
    rng = np.random.default_rng(0)
    scores, lengths = rng.uniform(size=(1000, 20)), rng.integers(5, 30, (1000, 20))
    started = time.process_time()
    for j in range(1000):
        state.learn(state.choose(scores[j], lengths[j]), 1.0 - scores[j])
    print(f"one step of Algorithm 3, 20 models: {time.process_time() - started:.3f} ms")


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--tune-on", type=int, default=100, help="lines to tune on")
    parser.add_argument("--repeat", type=int, default=20, help="runs of stochastic settings")
    args = parser.parse_args()
    speed(args.data)
    for name in TASKS:
        task(args.data, name, args.tune_on, args.repeat)


if __name__ == "__main__":
    main()
