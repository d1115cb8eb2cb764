"""Forged folders crash nothing; a command that was killed is finished by the next run."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

SECONDS = float(os.environ.get("FUZZ_SECONDS", "0"))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize(("script", "tries"), [("forge.py", 12), ("crash.py", 2)])
def test_nothing_breaks(script: str, tries: int) -> None:
    # Each try takes about 0.1 (forge) and 1 second (crash); `make fuzz` runs more, and kills each
    # command at least 50 times.
    more = {"forge.py": SECONDS / 3 / 4 / 0.2, "crash.py": max(50.0, SECONDS / 3 / 6)}[script]
    more = more if SECONDS else 0
    seed = random.randrange(1 << 30) if SECONDS else 0
    command = [sys.executable, str(Path(__file__).parent / script), str(seed)]
    command.append(str(max(tries, int(more))))
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path.cwd(), check=False)
    print(f"{script}, seed {seed}:\n{done.stdout}")
    assert done.returncode == 0, f"seed {seed}: {done.stdout}{done.stderr}"
