"""Run the tables of `regmt reproduce` on real data and write them all to a Markdown file.

The file is written anew after each table, so that a run that is cut short leaves what it has.
"""

from __future__ import annotations

import argparse
import datetime
import platform
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from instance_selection.errors import InputError  # noqa: E402
from instance_selection.files import atomic_write  # noqa: E402
from instance_selection.progress import notice  # noqa: E402
from regmt.reproduction.data import Data  # noqa: E402
from regmt.reproduction.registry import ENTRIES, Entry, find_entry  # noqa: E402
from regmt.reproduction.result import Result  # noqa: E402


@dataclass(frozen=True)
class Run:
    """One entry, what came of it, and its wall-clock and processor seconds."""

    entry: Entry
    result: Result
    wall: float
    cpu: float

    @property
    def held(self) -> str:
        """How many tendencies held."""
        tendencies = self.result.tendencies
        return f"{sum(t.held for t in tendencies)} of {len(tendencies)}"


def page(runs: list[Run], machine: str) -> str:
    """Return the Markdown page."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    day = datetime.date.today().isoformat()
    lines = [
        "# The tables of the documents on real data",
        "",
        f"Commit {commit}, {day}. {machine}, Python {platform.python_version()}. Made by",
        "`python benchmarks/results.py`; each block is what `regmt reproduce NAME --data DIR`",
        "prints. “Held” counts the findings of the document that our figures show; samples are",
        "small, so that a finding that did not hold is no refutation.",
        "",
        "| name | document | shows | held | wall s | CPU s |",
        "|---|---|---|---:|---:|---:|",
    ]
    for run in runs:
        e = run.entry
        lines.append(
            f"| {e.name} | {e.document} | {e.title} | {run.held} | {run.wall:.0f} | {run.cpu:.0f} |"
        )
    for run in runs:
        e = run.entry
        lines += ["", f"## {e.name}: {e.title}", "", "```", run.result.text(), "```"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="entries (default: all)")
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data", metavar="DIR")
    parser.add_argument("--sentences", type=int, help="test sentences of every table")
    parser.add_argument("--machine", default="2 cores of a shared x86-64 server, 24 GB, Linux")
    parser.add_argument("-o", "--output", type=Path, default=ROOT / "benchmarks" / "RESULTS.md")
    args = parser.parse_args()
    entries = [find_entry(name) for name in args.names] or list(ENTRIES)
    data = Data(args.data, args.sentences)
    runs: list[Run] = []
    for entry in entries:
        wall, cpu = time.perf_counter(), time.process_time()
        try:
            result = entry.run(data)
        except InputError as error:
            notice(f"{entry.name}: {error}")
            continue
        run = Run(entry, result, time.perf_counter() - wall, time.process_time() - cpu)
        runs.append(run)
        notice(f"{entry.name}: {run.held} held, {run.wall:.0f} s")
        order = {e.name: k for k, e in enumerate(ENTRIES)}
        with atomic_write(args.output) as stream:
            stream.write(page(sorted(runs, key=lambda r: order[r.entry.name]), args.machine))


if __name__ == "__main__":
    main()
