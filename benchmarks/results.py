"""Run the tables of `regmt reproduce` on real data and write them to a Markdown file.

The file is written anew after each table. Tables that are not asked for keep what the file has of
them, so that a long run can be made in parts; each line names the commit it was made at.
"""

from __future__ import annotations

import argparse
import platform
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

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
`regmt reproduce NAME --data DIR` prints. “Held” counts the findings of the document that our
figures show. The samples are small and the data others than the documents', so a finding that did
not hold is no refutation; what differs stands in each block. A table that shares lists, models or
systems with one run just before it took less time than it would alone.

| name | document | shows | held | wall s | CPU s | commit |
|---|---|---|---:|---:|---:|---|
"""

Sections = dict[str, tuple[str, str]]
"""Name → its line of the table at the top, and its block."""


def read_sections(path: Path) -> Sections:
    """Return what a file written before has."""
    if not path.exists():
        return {}
    text = path.read_text(encoding="utf-8")
    lines = {line.split(" | ")[0][2:]: line for line in text.splitlines() if line[:2] == "| "}
    blocks = re.findall(r"^## (\S+): .*?\n\n```\n(.*?)\n```$", text, re.DOTALL | re.MULTILINE)
    return {name: (lines[name], block) for name, block in blocks}


def write_sections(path: Path, sections: Sections, machine: str) -> None:
    """Write the page, the entries in their order."""
    known = [entry for entry in ENTRIES if entry.name in sections]
    text = HEAD.format(machine=machine, python=platform.python_version())
    text += "".join(sections[entry.name][0] + "\n" for entry in known)
    if missing := [entry.name for entry in ENTRIES if entry.name not in sections]:
        text += f"\nNot run here: {', '.join(missing)}.\n"
    for entry in known:
        text += f"\n## {entry.name}: {entry.title}\n\n```\n{sections[entry.name][1]}\n```\n"
    with atomic_write(path) as stream:
        stream.write(text)


def section(entry: Entry, result: Result, wall: float, cpu: float, commit: str) -> tuple[str, str]:
    """Return the line and the block of one entry."""
    held = f"{sum(result.tendencies.values())} of {len(result.tendencies)}"
    cells = (entry.name, entry.document, entry.title, held, f"{wall:.0f}", f"{cpu:.0f}", commit)
    return f"| {' | '.join(cells)} |", result.text()


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="entries (default: all)")
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data", metavar="DIR")
    parser.add_argument("--sentences", type=int, help="test sentences of every table")
    parser.add_argument("--machine", default="2 cores of a shared x86-64 server, 24 GB, Linux")
    parser.add_argument("-o", "--output", type=Path, default=ROOT / "benchmarks" / "RESULTS.md")
    args = parser.parse_args()
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    data = Data(args.data, args.sentences)
    for entry in [find_entry(name) for name in args.names] or ENTRIES:
        wall, cpu = time.perf_counter(), time.process_time()
        try:
            result = entry.run(data)
        except InputError as error:
            notice(f"{entry.name}: {error}")
            continue
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        sections = read_sections(args.output)
        sections[entry.name] = section(entry, result, wall, cpu, commit)
        write_sections(args.output, sections, args.machine)
        notice(f"{entry.name}: {sections[entry.name][0]}")


if __name__ == "__main__":
    main()
