"""Kill commands at random moments, run them again, compare with an uninterrupted run.

crash.py SEED TRIES
"""

from __future__ import annotations

import json
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from children import Place, run_here, start, wait

MESSAGES = 12


def content(path: Path) -> dict[str, bytes]:
    """Return all files below a path, and their bytes."""
    files = sorted(p for p in path.rglob("*") if p.is_file()) if path.is_dir() else [path]
    return {str(p.relative_to(path)): p.read_bytes() for p in files}


def commands(place: Place, work: Path) -> dict[str, list[str]]:
    """Return the commands; each writes `work` / ``out``, and may keep a state beside it."""
    train = ["--train", str(place.source), str(place.target), "--quiet"]
    query, dev = str(place.query), [str(place.query), str(place.query_target)]
    out = ["-o", str(work / "out")]
    model = ["--model", str(place.model), "--nbest-size", "10", "--iterations", "3"]
    return {
        "index": ["index", *train, "--force", *out],
        "train": ["train", *train, "--method", "ibm1", *out],
        "translate": ["translate", query, "--index", str(work / "index"), "--quiet", *out],
        "tune": ["tune", *model, "--dev", *dev, "--state", str(work / "run"), "--quiet", *out],
        "combine": ["combine", *dev, "--adaptive", "additive", *out],
    }


def prepare(place: Place, work: Path) -> None:
    """Empty the place of work; the index there has no derived data yet."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir()
    shutil.copytree(place.index, work / "index", ignore=shutil.ignore_patterns("derived"))


def kill_and_repeat(
    name: str, place: Place, work: Path, rng: random.Random, tries: int
) -> Iterator[str]:
    """Yield what is wrong; prints how often the command was killed before its end."""
    command = commands(place, work)[name]
    prepare(place, work)
    run_here(command)
    prepare(place, work)
    started = time.monotonic()
    assert wait(start(command), 300) == "exit 0"
    seconds = time.monotonic() - started
    expected = content(work / "out")
    killed = 0
    for _ in range(tries):
        prepare(place, work)
        killed += wait(start(command), rng.uniform(0, seconds)) == "killed"
        ended = wait(start(command, errors=str(work / "errors")), 300)
        if ended == "exit 2" and name != "train" and "not empty" in (work / "errors").read_text():
            ended = "exit 0"  # it had just been finished
        if ended != "exit 0":
            yield f"{name}: {ended}: {(work / 'errors').read_text()[-200:]}"
        elif content(work / "out") != expected:
            yield f"{name}: another result"
        else:
            found = [p.name for p in work.glob(".out.*") if p.is_dir()]
            if found:
                yield f"{name}: leftovers {found}"
    print(f"{name}: killed {killed} of {tries} times", flush=True)


def kill_the_server(work: Path, rng: random.Random, tries: int) -> Iterator[str]:
    """Kill the combine server; its state must be that after some number of messages."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir()
    messages = [
        json.dumps({"hypotheses": [f"a b {i}", f"a {i} c"], "reference": f"a b {i}"}) + "\n"
        for i in range(MESSAGES)
    ]
    state, stdin = work / "state", work / "stdin"
    command = ["combine", "--online", "--adaptive", "additive", "--state", str(state)]
    possible = set()
    started = 0.0
    for line in messages:
        stdin.write_text(line)
        started = time.monotonic()
        assert wait(start(command, stdin=str(stdin)), 60) == "exit 0"
        possible.add(state.read_bytes())
    seconds = time.monotonic() - started + 0.01 * MESSAGES
    stdin.write_text("".join(messages))
    killed = 0
    for _ in range(tries):
        state.unlink(missing_ok=True)
        killed += wait(start(command, stdin=str(stdin)), rng.uniform(0, seconds)) == "killed"
        if state.exists() and state.read_bytes() not in possible:
            yield "combine server: a state that no number of messages leads to"
    print(f"combine server: killed {killed} of {tries} times", flush=True)


if __name__ == "__main__":
    seed, tries = map(int, sys.argv[1:3])
    rng = random.Random(seed)
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        place = Place.make(Path(folder))
        work = Path(folder) / "work"
        for name in commands(place, work):
            wrong += kill_and_repeat(name, place, work, rng, tries)
        wrong += kill_the_server(work, rng, tries)
    print(*wrong, sep="\n")
    sys.exit(bool(wrong))
