"""Run the tables of `regmt reproduce` on real data and write them to a Markdown file.

    python benchmarks/results.py          all tables, in two processes: an hour on 2 cores
    python benchmarks/results.py --stale  those that the code of today did not make
    python benchmarks/results.py --mark   run nothing; mark the tables that other code made

The file is written anew after each table, with the commit and a digest of the code the table
depends on (code_digest.py). An interrupted run goes on where it was: tables that the file has from
the same commit and code are not run again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import platform
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

from code_digest import digest_of  # noqa: E402

from regmt.core.errors import InputError  # noqa: E402
from regmt.core.files import atomic_write  # noqa: E402
from regmt.core.progress import notice  # noqa: E402
from regmt.reproduction.data import Data  # noqa: E402
from regmt.reproduction.registry import ENTRIES, Entry, find_entry  # noqa: E402
from regmt.reproduction.result import Result  # noqa: E402

HEAD = """\
# The tables of the documents on real data

Machine: {machine}, Python {python}; others
used it at the same time. Made by `python benchmarks/results.py`; each block is what
`regmt reproduce NAME --data DIR` prints. *Held* counts the findings of the document that our
figures show, *not* those whose opposite they show, *open* those that they cannot decide: each
finding is judged by confidence intervals on sentences that took no part in tuning or choosing. The
data are others than the documents', so a finding that did not hold is no refutation; what was tried
to find out why stands below it. CPU seconds are those of the run: a table that shares lists, models
or systems with one before it takes less than alone.

*Code* is a digest of all that a table depends on. A table marked **stale** was made by other code
than that of this commit (`python benchmarks/results.py --mark`), and must be run again.

| name | document | shows | held | not | open | CPU s | commit | code |
|---|---|---|---:|---:|---:|---:|---|---|
"""

STALE = " **stale**"
TOGETHER = (
    ("tuner_tables", "metric_study", "reranking"),
    ("selection_coverage", "selection_translation", "translation"),
    ("batch_combination", "adaptive_weighting"),
)
"""Modules whose tables share lists, selections and systems: one process runs them."""


@dataclass(frozen=True)
class Section:
    """A table in the file: its row at the top, and its block."""

    name: str
    document: str
    title: str
    held: int
    not_held: int
    undecided: int
    cpu: int
    commit: str
    code: str
    block: str
    stale: bool = False

    @classmethod
    def of(cls, entry: Entry, result: Result, cpu: float, commit: str) -> Section:
        """Return the section of what was found just now."""
        verdicts = [finding.held for finding in result.findings]
        counts = [verdicts.count(kind) for kind in (True, False, None)]
        stamp = (round(cpu), commit, digest_of(entry), result.text())
        return cls(entry.name, entry.document, entry.title, *counts, *stamp)

    def row(self) -> str:
        """Return the row of the table at the top."""
        counts = (self.held, self.not_held, self.undecided, self.cpu)
        stamp = (self.commit, self.code + STALE * self.stale)
        cells = (self.name, self.document, self.title, *map(str, counts), *stamp)
        return f"| {' | '.join(cells)} |\n"

    def text(self) -> str:
        """Return the section itself."""
        mark = " (stale)" if self.stale else ""
        return f"\n## {self.name}: {self.title}{mark}\n\n```\n{self.block}\n```\n"


def read_sections(path: Path) -> dict[str, Section]:
    """Return what a file written before has."""
    if not path.exists():
        return {}
    text = path.read_text(encoding="utf-8")
    blocks = dict(re.findall(r"^## (\S+): .*?\n\n```\n(.*?)\n```$", text, re.DOTALL | re.MULTILINE))
    sections = {}
    for line in text.splitlines():
        cells = line.strip("| ").split(" | ")
        if len(cells) == 9 and cells[0] in blocks:
            counts: Any = map(int, cells[3:7])
            code = cells[8].removesuffix(STALE)
            stale = cells[8].endswith(STALE)
            stamp: Any = (*counts, cells[7], code, blocks[cells[0]], stale)
            sections[cells[0]] = Section(*cells[:3], *stamp)
    return sections


def write_sections(path: Path, sections: dict[str, Section], machine: str) -> None:
    """Write the page, the entries in their order."""
    known = [sections[entry.name] for entry in ENTRIES if entry.name in sections]
    text = HEAD.format(machine=machine, python=platform.python_version())
    text += "".join(section.row() for section in known)
    if missing := [entry.name for entry in ENTRIES if entry.name not in sections]:
        text += f"\nNot run yet: {', '.join(missing)}.\n"
    text += "".join(section.text() for section in known)
    with atomic_write(path) as stream:
        stream.write(text)


def marked(sections: dict[str, Section]) -> dict[str, Section]:
    """Return the sections with those marked that the code of today did not make."""
    known = {entry.name: entry for entry in ENTRIES if entry.name in sections}
    return {
        name: replace(sections[name], stale=sections[name].code != digest_of(entry))
        for name, entry in known.items()
    }


def waiting(
    entries: Sequence[Entry], sections: dict[str, Section], commit: str | None
) -> list[Entry]:
    """Return the entries that the file does not have from this code and, if given, commit."""
    return [
        entry
        for entry in entries
        if (found := sections.get(entry.name)) is None
        or found.code != digest_of(entry)
        or (commit is not None and found.commit != commit)
    ]


def within_budget(entries: Sequence[Entry], seconds: float) -> list[Entry]:
    """Return the cheapest entries that fit into processor seconds, in the order of the list."""
    chosen = set()
    for entry in sorted(entries, key=lambda entry: entry.cpu):
        seconds -= entry.cpu
        if seconds < 0:
            break
        chosen.add(entry.name)
    return [entry for entry in entries if entry.name in chosen]


def groups_of(entries: Sequence[Entry]) -> list[list[Entry]]:
    """Return entries that share work together, the longest group first."""
    groups: dict[object, list[Entry]] = {}
    for entry in entries:
        key = next((group for group in TOGETHER if entry.module in group), entry.module)
        groups.setdefault(key, []).append(entry)
    return sorted(groups.values(), key=lambda group: -sum(entry.cpu for entry in group))


def run_groups(queue: Any, lock: Any, args: argparse.Namespace, commit: str) -> None:
    """Run groups of entries until there are none left."""
    while (names := queue.get()) is not None:
        data = Data(args.data)
        for name in names:
            entry = find_entry(name)
            started = time.process_time()
            try:
                result = entry.run(data)
            except InputError as error:
                notice(f"{name}: {error}")
                continue
            section = Section.of(entry, result, time.process_time() - started, commit)
            with lock:
                sections = read_sections(args.output)
                sections[name] = section
                write_sections(args.output, sections, args.machine)
            notice(section.row().rstrip())


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="entries (default: all)")
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data", metavar="DIR")
    parser.add_argument("--stale", action="store_true", help="only what other code made")
    parser.add_argument("--mark", action="store_true", help="run nothing, mark what is stale")
    parser.add_argument(
        "--budget", type=float, metavar="S", help="processor seconds; cheapest first"
    )
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (default: 2)")
    parser.add_argument("--machine", default="2 cores of a shared x86-64 server, 24 GB, Linux")
    parser.add_argument("-o", "--output", type=Path, default=ROOT / "benchmarks" / "RESULTS.md")
    args = parser.parse_args()
    sections = read_sections(args.output)
    if args.mark:
        write_sections(args.output, marked(sections), args.machine)
        return
    commit = current_commit()
    entries = [find_entry(name) for name in args.names] or list(ENTRIES)
    entries = waiting(entries, sections, None if args.stale else commit)
    if args.budget is not None:
        entries = within_budget(entries, args.budget)
    queue, lock = multiprocessing.Queue(), multiprocessing.Lock()
    for group in groups_of(entries):
        queue.put([entry.name for entry in group])
    workers = []
    for _ in range(args.jobs):
        queue.put(None)
        workers.append(multiprocessing.Process(target=run_groups, args=(queue, lock, args, commit)))
        workers[-1].start()
    for worker in workers:
        worker.join()
    write_sections(args.output, marked(read_sections(args.output)), args.machine)
    if any(worker.exitcode for worker in workers):
        raise SystemExit(1)


def current_commit() -> str:
    """Return the commit that is checked out, with a + if its Python files were changed since."""

    def git(*words: str) -> str:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    changed = git("status", "--porcelain", "--untracked-files=no", "--", "*.py", "*.toml")
    return git("rev-parse", "--short=7", "HEAD") + ("+" if changed else "")


if __name__ == "__main__":
    main()
