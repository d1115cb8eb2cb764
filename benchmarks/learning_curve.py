"""What translates best with how much text: regmt, a Transformer and Thot on growing training sets.

BLEU, chrF and CPU seconds on the dev sets of Multi30k (German, 1,000 to 29,000 pairs) and EuTrans
(Spanish, 9,000). Every system sees the same pairs, the first ones of the training set, and nothing
of the dev set:

translate, translate tuned
    `regmt translate` with its default weights, and with `--tune auto`.
train
    `regmt train`, tuned on a tenth of the pairs (500 at most) that is held out.
transformer
    transformer.py: early stopping on a tenth of the pairs.
thot
    thot_peer.py: tuned on a tenth of the pairs, 100 at most (at 1,000 pairs that is the tenth).

Needs `pip install regmt[benchmark]`. Results are kept in a JSON file, one system after the other,
smallest sets first; those that are there are not measured again.

    python benchmarks/learning_curve.py run --folder scratch
    python benchmarks/learning_curve.py draw
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.core.files import read_lines  # noqa: E402
from regmt.metrics import make_metric  # noqa: E402

RESULTS = Path(__file__).with_name("learning_curve.json")
FIGURE = ROOT / "docs" / "learning_curve.svg"
TASKS = [
    ("multi30k-de-en", 1000),
    ("multi30k-de-en", 3000),
    ("eutrans-es-en", 9000),
    ("multi30k-de-en", 10000),
    ("multi30k-de-en", 29000),
]
SUBWORDS = {"eutrans-es-en": 1000, 1000: 2000, 3000: 2000}
"""Size of the Transformer's vocabulary by corpus or number of pairs, else 4,000."""
MINUTES = {1000: 8.0, 3000: 12.0, 9000: 12.0, 10000: 20.0, 29000: 40.0}
"""CPU minutes that the Transformer may train, by number of pairs."""
TUNING_PAIRS = 100
"""Pairs on which Thot is tuned at most: with 300 it took longer than all other systems together."""
NAMES = {
    "translate": "regmt translate",
    "translate tuned": "regmt translate --tune auto",
    "train": "regmt train, tuned",
    "thot": "Thot",
    "transformer": "Transformer",
}


class Task(NamedTuple):
    """A training set, a dev set and a folder for what is made of them."""

    corpus: str
    pairs: int
    folder: Path
    data: Path

    @property
    def languages(self) -> list[str]:
        return self.corpus.split("-")[-2:]

    def file(self, part: str, side: int) -> Path:
        """Return a file of the dev set or, written at the first use, of the training set."""
        name = f"{part}.{self.languages[side]}"
        if part == "dev":
            return self.data / self.corpus / name
        path = self.folder / name
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            lines = read_lines(self.data / self.corpus / f"train.{self.languages[side]}")
            lines = lines[: self.pairs]
            # The last tenth, at most 500 pairs, is what `train` is tuned on.
            rest = len(lines) - min(500, len(lines) // 10)
            chosen = {"train": lines, "rest": lines[:rest], "held-out": lines[rest:]}[part]
            path.write_text("".join(f"{line}\n" for line in chosen), encoding="utf-8")
        return path

    def files(self, part: str) -> list[Path]:
        return [self.file(part, side) for side in (0, 1)]


def run(*command: object, output: Path | None = None) -> float:
    """Run a command to its end and return its CPU seconds."""
    with open(output or os.devnull, "w", encoding="utf-8") as stream:
        child = subprocess.Popen([sys.executable, *map(str, command)], cwd=ROOT, stdout=stream)
        _, status, usage = os.wait4(child.pid, 0)
    if status:
        raise SystemExit(f"{' '.join(map(str, command))} failed")
    return usage.ru_utime + usage.ru_stime


def translate(task: Task, output: Path, *tuning: str) -> dict:
    """Index and translate. What the index keeps for later is made with one line, as training."""
    index = task.folder / "index"
    seconds = 0.0
    if not tuning:
        source, target = task.languages
        languages = "--source-lang", source, "--target-lang", target
        common = "-m", "regmt", "index", "--train", *task.files("train"), *languages
        seconds += run(*common, "--force", "-o", index)
    line = task.folder / "line"
    line.write_text(f"{read_lines(task.file('dev', 0))[0]}\n", encoding="utf-8")
    common = "-m", "regmt", "translate", "--quiet", "--index", index, *tuning
    seconds += run(*common, line)
    return {
        "seconds": seconds,
        "translation_seconds": run(*common, task.file("dev", 0), "-o", output),
    }


def translate_tuned(task: Task, output: Path) -> dict:
    """Tune the index that `translate` has made; `measure` adds the seconds of that."""
    return translate(task, output, "--tune", "auto")


def train(task: Task, output: Path) -> dict:
    model = task.folder / "model"
    common = "-m", "regmt", "train", "--quiet", "--train", *task.files("rest")
    seconds = run(*common, "--dev", *task.files("held-out"), "-o", model)
    decode = "-m", "regmt", "decode", "--quiet", "--model", model, task.file("dev", 0)
    return {"seconds": seconds, "translation_seconds": run(*decode, "-o", output)}


def peer(script: str, task: Task, output: Path, *options: object) -> dict:
    """Run a script of this folder that prints what it measured in its last line."""
    log = output.with_suffix(".log")
    source = task.file("dev", 0)
    folder = task.folder / script.removesuffix(".py")
    files = "--train", *task.files("train"), "--input", source, "--folder", folder, "-o", output
    run(ROOT / "benchmarks" / script, *files, *options, output=log)
    return json.loads(read_lines(log)[-1])


def thot(task: Task, output: Path) -> dict:
    return peer("thot_peer.py", task, output, "--tuning-pairs", TUNING_PAIRS)


def transformer(task: Task, output: Path) -> dict:
    size = SUBWORDS.get(task.corpus, SUBWORDS.get(task.pairs, 4000))
    return peer(
        "transformer.py", task, output, "--subwords", size, "--minutes", MINUTES[task.pairs]
    )


SYSTEMS: dict[str, Callable[[Task, Path], dict]] = {
    "translate": translate,
    "translate tuned": translate_tuned,
    "train": train,
    "thot": thot,
    "transformer": transformer,
}


def key_of(task: Task, system: str) -> str:
    return f"{task.corpus} {task.pairs} {system}"


def measure(args: argparse.Namespace) -> None:
    """Run the systems that have no result yet."""
    for corpus, pairs in TASKS:
        task = Task(corpus, pairs, (args.folder / f"{corpus}-{pairs}").resolve(), args.data)
        for system in args.systems:
            results = json.loads(args.results.read_text()) if args.results.exists() else {}
            key = key_of(task, system)
            if key in results or pairs > args.most:
                continue
            output = task.folder / f"{system.replace(' ', '-')}.out"
            task.files("train")
            result = SYSTEMS[system](task, output)
            if system == "translate tuned":
                result["seconds"] += results[key_of(task, "translate")]["seconds"]
            result |= scores(read_lines(output), read_lines(task.file("dev", 1)))
            results[key] = {
                k: round(v, 2) if isinstance(v, float) else v for k, v in result.items()
            }
            args.results.write_text(json.dumps(results, indent=1, sort_keys=True) + "\n")
            print(key, results[key], flush=True)


def scores(output: list[str], reference: list[str]) -> dict[str, float]:
    """Return BLEU and chrF."""
    found = {}
    for name in ("bleu", "chrf"):
        metric = make_metric(name, **({"tokenize": "none"} if name == "bleu" else {}))
        found[name] = float(metric.score(metric.statistics(output, [reference]).sum(axis=0)))
    return found


def draw(args: argparse.Namespace) -> None:
    """Print the results as a table of Markdown and draw those of Multi30k."""
    results = json.loads(args.results.read_text())
    curves: dict[str, list[tuple[int, dict]]] = {system: [] for system in NAMES}
    for corpus in dict.fromkeys(corpus for corpus, _ in TASKS):
        for system, name in NAMES.items():
            for pairs in sorted(pairs for other, pairs in TASKS if other == corpus):
                found = results.get(f"{corpus} {pairs} {system}")
                if found is None:
                    continue
                if corpus == "multi30k-de-en":
                    curves[system].append((pairs, found))
                cells = [f"{found[k]:.1f}" for k in ("bleu", "chrf")]
                cells += [f"{found[k]:.0f}" for k in ("seconds", "translation_seconds")]
                print(f"| {corpus} | {pairs:,} | {name} | {' | '.join(cells)} |")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 3.8), layout="constrained")
    left, right = figure.subplots(1, 2)
    for system, points in curves.items():
        if points:
            sizes = [pairs for pairs, _ in points]
            left.plot(sizes, [r["bleu"] for _, r in points], marker="o", label=NAMES[system])
            work = [r["seconds"] + r["translation_seconds"] for _, r in points]
            right.plot(sizes, work, marker="o", label=NAMES[system])
    left.set(
        xlabel="training pairs", ylabel="BLEU", xscale="log", title="Multi30k, German to English"
    )
    right.set(
        xlabel="training pairs", ylabel="CPU seconds", xscale="log", yscale="log",
        title="training and translating 1,014 sentences",
    )  # fmt: skip
    sizes = [pairs for corpus, pairs in TASKS if corpus == "multi30k-de-en"]
    for axis in (left, right):
        axis.set_xticks(sizes, [f"{n:,}" for n in sizes])
        axis.minorticks_off()
        axis.grid(alpha=0.3)
    left.legend(fontsize=8)
    figure.savefig(FIGURE, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("run", "draw"))
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--folder", type=Path, default=Path("learning-curve"), help="scratch")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE")
    parser.add_argument("--most", type=int, default=29000, help="skip larger training sets")
    parser.add_argument("--systems", nargs="+", choices=SYSTEMS, default=list(SYSTEMS))
    args = parser.parse_args()
    if args.what == "run":
        measure(args)
    else:
        draw(args)


if __name__ == "__main__":
    main()
