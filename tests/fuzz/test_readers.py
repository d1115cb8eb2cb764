"""Damaged input: every reader returns or raises `InputError`, nothing else."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from regmt.core.errors import InputError
from tests.fuzz.mutate import mutated
from tests.fuzz.readers import READERS, write_others

INPUTS = 200
SECONDS = float(os.environ.get("FUZZ_SECONDS", "0"))
"""Of the whole run, ``make fuzz SECONDS=600``; a third of them is for the readers."""


@pytest.mark.parametrize("name", sorted(READERS))
def test_a_reader_holds(name: str, tmp_path: Path) -> None:
    reader = READERS[name]
    seed = random.randrange(1 << 30) if SECONDS else 0
    rng = random.Random(seed)
    file = tmp_path / reader.name
    write_others(tmp_path)
    file.write_bytes(reader.raw)
    reader.read(tmp_path)  # as it is, it is valid
    end, n = time.monotonic() + SECONDS / 3 / len(READERS), 0
    while n < INPUTS or time.monotonic() < end:
        n += 1
        file.write_bytes(mutated(reader.raw, rng))
        try:
            reader.read(tmp_path)
        except (InputError, OSError):
            continue
        except Exception as error:
            content = file.read_bytes()[:300]
            pytest.fail(f"{error!r:.200}; seed {seed}, input {n}: {content!r}")
    print(f"{name}: {n} inputs, seed {seed}")
