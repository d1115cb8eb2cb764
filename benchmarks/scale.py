"""Processor time, peak memory and disk space of every step as the corpus grows.

Each step runs in a process of its own on made pairs (`big_corpus.py`): the index, then what is
derived from it, then selection and translation of dev sentences. Sizes are beginnings of one
corpus, and the exponents are those of a power law through all of them. The table is printed, and
each row is kept in a file, so that a run can be continued and sizes can be added.

    python benchmarks/scale.py --sizes 100000 300000 1000000 --work /large/folder

With --limit GB, each step runs in a control group of the system (Linux, as root) that has no more
memory, pages of mapped files included: a step that needs more is killed.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import re
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
sys.path.insert(0, str(ROOT / "benchmarks"))

import numpy as np  # noqa: E402
from big_corpus import make  # noqa: E402

import regmt  # noqa: E402
from regmt.core.files import read_lines  # noqa: E402
from regmt.instance_selection.ngrams import Orders  # noqa: E402
from regmt.instance_selection.selectors import make_selector  # noqa: E402
from regmt.resources import Resources  # noqa: E402
from regmt.translation.corpus_tables import corpus_phrases  # noqa: E402

MOST_MEMORY = {1_000_000: 4.0, 10_000_000: 8.0}
"""GB that no step may exceed up to so many pairs, pages of mapped files included."""


def index(args: argparse.Namespace, folder: Path) -> None:
    files = make(args.data, args.work, args.pairs)
    corpus = partial(regmt.read_corpus, files, text=args.text)
    regmt.index(corpus, folder, ngrams="1-3", force=True)


def language_model(args: argparse.Namespace, folder: Path) -> None:
    Resources.open(folder).language_model()


def align(args: argparse.Namespace, folder: Path) -> None:
    Resources.open(folder).links  # noqa: B018 (made at the first use)


def phrases(args: argparse.Namespace, folder: Path) -> None:
    corpus_phrases(Resources.open(folder))


def recase(args: argparse.Namespace, folder: Path) -> None:
    Resources.open(folder).case_model  # noqa: B018


def dev_lines(args: argparse.Namespace) -> list[str]:
    """Return dev sentences, a part of each corpus."""
    each = args.sentences // 4
    return [
        line
        for language in ("de", "es")
        for part in ("libreoffice", "wesnoth")
        for line in read_lines(args.data / f"l10n-{language}-en" / f"dev.{part}.{language}")[:each]
    ]


def per_item(function: Callable[[str], object], lines: list[str]) -> dict[str, float]:
    """Return the median and the mean milliseconds of processor time per line."""
    for line in lines[:3]:
        function(line)  # compile, and open files
    seconds = []
    for line in lines:
        started = time.process_time()
        function(line)
        seconds.append(time.process_time() - started)
    return {
        "median ms": 1e3 * statistics.median(seconds),
        "mean ms": 1e3 * statistics.mean(seconds),
    }


def select(args: argparse.Namespace, folder: Path) -> dict[str, float]:
    selector = make_selector("fda", orders=Orders(1, 2)).fit(Resources.open(folder).index)
    return per_item(lambda line: selector.select([line], 100), dev_lines(args))


def translate(args: argparse.Namespace, folder: Path) -> dict[str, float]:
    translator = regmt.Translator.from_index(folder)
    return per_item(translator.translate, dev_lines(args))


STEPS: dict[str, Callable[[argparse.Namespace, Path], dict[str, float] | None]] = {
    "index": index,
    "lm": language_model,
    "align": align,
    "phrases": phrases,
    "recase": recase,
    "select": select,
    "translate": translate,
}


def disk_bytes(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def run_step(args: argparse.Namespace) -> None:
    """Run one step in this process and print what it took as JSON."""
    folder = args.work / f"{args.pairs}.{args.text}.index"
    before = disk_bytes(folder)
    usage = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    wall, cpu = time.perf_counter(), sum(u.ru_utime + u.ru_stime for u in usage)
    more = STEPS[args.step](args, folder) or {}
    usage = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    facts = {
        "step": args.step,
        "text": args.text,
        "pairs": args.pairs,
        "cpu s": sum(u.ru_utime + u.ru_stime for u in usage) - cpu,
        "wall s": time.perf_counter() - wall,
        "memory GB": max(u.ru_maxrss for u in usage) / 2**20,
        "disk GB": (disk_bytes(folder) - before) / 2**30,
        **more,
    }
    print(json.dumps(facts))


@contextlib.contextmanager
def control_group(gigabytes: float) -> Iterator[Path]:
    """Make a control group with a limit of memory; yield the file that takes its processes."""
    root = Path("/sys/fs/cgroup")
    first = (root / "memory").is_dir()  # version 1 has a folder for each resource
    group = (root / "memory" if first else root) / f"regmt-{os.getpid()}"
    limit = "memory.limit_in_bytes" if first else "memory.max"
    group.mkdir()
    try:
        (group / limit).write_text(str(int(gigabytes * 2**30)))
        os.sync()  # pages that are in memory already would not count, so drop them
        Path("/proc/sys/vm/drop_caches").write_text("3")
        yield group / "cgroup.procs"
    finally:
        group.rmdir()


def watched(command: list[str], members: Path | None = None) -> tuple[str, float]:
    """Run a command; return what it printed and its peak of memory without mapped files, in GB.

    `members` is the file of a control group to which the process is added.
    """
    highest = 0
    if members is not None:
        command = ["sh", "-c", 'echo $$ > "$0" && exec "$@"', str(members), *command]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        while process.poll() is None:
            with contextlib.suppress(OSError):  # it has just ended, or the system is not Linux
                status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
                highest = max(highest, *map(int, re.findall(r"^RssAnon:\s*(\d+)", status, re.M)), 0)
            time.sleep(0.05)
        assert process.stdout is not None
        printed = process.stdout.read()
    if process.returncode:
        sys.exit(f"{' '.join(command)}: exit code {process.returncode}")
    return printed, highest / 2**20


def exponent(rows: list[dict[str, Any]], column: str) -> float:
    """Return b of ``value = a · pairs^b``, fitted to the logarithms."""
    known = [(row["pairs"], row[column]) for row in rows if row.get(column, 0) > 0]
    if len(known) < 2:
        return math.nan
    return float(np.polyfit(*np.log(np.array(known)).T, 1)[0])


def allowed(pairs: int) -> float:
    """Return how many GB of memory a step may take."""
    return min((most for n, most in MOST_MEMORY.items() if pairs <= n), default=math.inf)


def table(rows: list[dict[str, Any]]) -> str:
    """Return the rows of all steps and sizes in Markdown, with exponents."""
    columns = ("cpu s", "memory GB", "without files GB", "disk GB", "median ms")
    lines = [
        "| step | pairs | CPU s | memory, GB | without mapped files | disk, GB | ms per sentence |",
        "|---|" + "---:|" * 6,
    ]
    for step, text in dict.fromkeys((r["step"], r["text"]) for r in rows):
        own = [r for r in rows if (r["step"], r["text"]) == (step, text)]
        own.sort(key=lambda r: r["pairs"])
        step = f"{step}, {text}"
        for row in own:
            cells = (f"{row[c]:.3g}" if c in row else "" for c in columns)
            lines.append(f"| {step} | {row['pairs']:,} | {' | '.join(cells)} |")
        fitted = (f"{exponent(own, c):.2f}" if own and c in own[0] else "" for c in columns)
        if len(own) > 1:
            lines.append(f"| {step} | *exponent* | {' | '.join(fitted)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument(
        "--work", type=Path, required=True, help="folder for text, indexes, results"
    )
    parser.add_argument("--sizes", type=int, nargs="+", default=[100_000, 300_000, 1_000_000])
    parser.add_argument("--steps", nargs="+", choices=STEPS, default=list(STEPS))
    parser.add_argument("--sentences", type=int, default=60, help="to select for and to translate")
    parser.add_argument("--again", action="store_true", help="measure again what is in the results")
    parser.add_argument(
        "--limit", type=float, metavar="GB", help="memory of a step, and of its files"
    )
    texts = ("raw", "tokenised")
    parser.add_argument("--text", choices=texts, default="raw", help="how the pairs are indexed")
    parser.add_argument("--step", help=argparse.SUPPRESS)
    parser.add_argument("--pairs", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.step:
        run_step(args)
        return
    results = args.work / "results.jsonl"
    rows = [json.loads(line) for line in read_lines(results)] if results.exists() else []
    make(args.data, args.work, max(args.sizes))
    for pairs in args.sizes:
        make(args.data, args.work, pairs)
        for step in args.steps:
            if step == "recase" and args.text != "raw":
                continue  # tokenised text keeps its case
            now = step, args.text, pairs
            found = [row for row in rows if (row["step"], row["text"], row["pairs"]) == now]
            if found and not args.again:
                continue
            command = [sys.executable, __file__, "--step", step, "--pairs", str(pairs)]
            command += ["--text", args.text]
            given = ["--data", args.data, "--work", args.work, "--sentences", str(args.sentences)]
            command += map(str, given)
            with control_group(args.limit) if args.limit else contextlib.nullcontext() as members:
                printed, anonymous = watched(command, members)
            row = json.loads(printed.splitlines()[-1]) | {"without files GB": anonymous}
            print(
                {k: round(v, 3) if isinstance(v, float) else v for k, v in row.items()}, flush=True
            )
            rows = [r for r in rows if r not in found] + [row]
            results.write_text("".join(json.dumps(row) + "\n" for row in rows))
    print(table(rows))
    over = [r for r in rows if r["memory GB"] > allowed(r["pairs"])]
    for row in over:
        print(f"{row['step']} at {row['pairs']:,} pairs: {row['memory GB']:.1f} GB of memory")
    sys.exit(bool(over))


if __name__ == "__main__":
    main()
