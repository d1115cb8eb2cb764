"""Damage folders of arrays so that every checksum still holds, and run commands on them.

forge.py SEED TRIES
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path

import numpy as np
from children import Place, outcome, run_here

from regmt.core.store import HEADER, facts_of

EXTREMES = (0, -1, 1, 2, 127, 2**31 - 1, -(2**31), 2**40, 2**62, -(2**63))
REALS = (np.nan, np.inf, -np.inf, 0.0, -1.0, 1e300, 5.0)


def array_folders(root: Path) -> list[Path]:
    """Return all folders of arrays below a folder."""
    return sorted(p.parent for p in root.rglob(HEADER))


def forge(folder: Path, rng: random.Random) -> str:
    """Change one array, or a number of the header, and make the checksums fit; returns what."""
    header = json.loads((folder / HEADER).read_text())
    name = rng.choice(sorted(header["files"]))
    numbers = [k for k, v in header["options"].items() if isinstance(v, int | float)]
    if numbers and rng.random() < 0.08:
        name = rng.choice(numbers)
        header["options"][name] = rng.choice([*EXTREMES, 1.5, None, "x", 10**30])
        what = f"option {name} = {header['options'][name]}"
    else:
        file = folder / f"{name}.npy"
        array, how = _changed(np.load(file), rng)
        file.unlink()  # a new inode: other folders may share the file
        np.save(file, array)
        header["files"][name] = facts_of(file)
        what = f"{folder.name}/{name}: {how}"
    (folder / HEADER).unlink()
    (folder / HEADER).write_text(json.dumps(header))
    return what


def _changed(array: np.ndarray, rng: random.Random) -> tuple[np.ndarray, str]:
    array = np.array(array)
    flat = array.reshape(-1)
    kind = array.dtype.kind
    if not len(flat):
        return np.zeros((3, *array.shape[1:]), array.dtype), "not empty"
    way = rng.choice(
        ["value", "value", "values", "bit", "swap", "shorter", "longer", "type", "all"]
    )
    extremes = REALS if kind == "f" else EXTREMES
    if way in ("value", "values", "all"):
        n = {"value": 1, "values": max(1, len(flat) // 3), "all": len(flat)}[way]
        at = rng.sample(range(len(flat)), n)
        value = rng.choice([*extremes, *np.unique(flat)[[0, -1]].tolist(), len(flat)])
        flat[at] = np.array([value]).astype(array.dtype)
    elif way == "bit":
        raw = flat.view(np.uint8)
        raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
    elif way == "swap":
        rng.shuffle(order := list(range(len(flat))))
        flat[:] = flat[order]
    elif way == "shorter":
        array = array[: rng.randrange(len(array))]
    elif way == "longer":
        array = np.concatenate([array, array[: 1 + len(array) // 2]])
    else:
        other = rng.choice(["<i4", "<i8", "<f8", "<u1", "<f4", "<u8"])
        array = array.astype(other) if rng.random() < 0.5 else array[None]
    return array, way


def forge_and_run(
    folder: Path, commands: list[list[str]], scratch: Path, seed: int, *, tries: int
) -> tuple[Counter[str], list[str]]:
    """Forge copies of a folder, run a command on each; returns outcomes and what went wrong.

    ``{}`` in a command stands for the copy. Exits 0 and 2 are right: a change may do no harm.
    """
    for command in commands:  # imports and kernels are loaded once, before the children
        run_here([a.replace("{}", str(folder)) for a in command])
    rng = random.Random(seed)
    counts: Counter[str] = Counter()
    wrong = []
    for number in range(tries):
        copy = scratch / f"copy{number}"
        shutil.copytree(folder, copy, copy_function=os.link)
        what = forge(rng.choice(array_folders(copy)), rng)
        command = [a.replace("{}", str(copy)) for a in rng.choice(commands)]
        errors = str(scratch / "errors")
        found = outcome(command, errors=errors)
        counts[found] += 1
        if found not in ("exit 0", "exit 1", "exit 2"):
            said = Path(errors).read_text(errors="replace").strip().split("\n")[-1][:150]
            wrong.append(f"{found}: {command[0]}: {what}: {said}")
        with contextlib.suppress(OSError):
            shutil.rmtree(copy)
    return counts, wrong


def main_forge(scratch: Path, seed: int, tries: int) -> int:
    """Forge an index, models of language and alignment, and a phrase model; report."""
    place = Place.make(scratch)
    query, pair = str(place.query), [str(place.query), str(place.query_target)]
    kinds = {
        "index": (
            place.index,
            [
                ["select", query, "--index", "{}", "-o", os.devnull],
                ["select", query, "--index", "{}", "--selector", "fda", "-o", os.devnull],
                ["translate", query, "--index", "{}", "--no-exact", "-o", os.devnull, "--quiet"],
            ],
        ),
        "language model": (place.language_model, [["lm", "score", query, "--lm", "{}"]]),
        "alignment model": (place.hmm, [["align", "--train", *pair, "--model", "{}"]]),
        "phrase model": (
            place.model,
            [["decode", query, "--model", "{}", "--alignment-out", os.devnull]],
        ),
    }
    failed = 0
    for name, (folder, commands) in kinds.items():
        counts, wrong = forge_and_run(folder, commands, scratch, seed, tries=tries)
        print(f"{name}: {dict(sorted(counts.items()))}", *wrong, sep="\n  ", flush=True)
        failed += len(wrong)
    return failed


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(min(main_forge(Path(folder), int(sys.argv[1]), int(sys.argv[2])), 100))
