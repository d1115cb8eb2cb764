"""Killed in any stage and started again: what was finished is used, and the bytes are the same."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from regmt.bundled import bundled_files
from regmt.core import resume
from regmt.core.files import read_lines
from regmt.core.resume import finished, found, resumable, stage

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs POSIX signals")


@pytest.fixture(autouse=True)
def everything_is_worth_storing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resume, "WORTH", 0)


def test_a_stage_is_used_again_if_it_depends_on_the_same(tmp_path: Path) -> None:
    made = []

    def make() -> dict[str, np.ndarray]:
        made.append(True)
        return {"x": np.arange(3)}

    for word in ("one", "one", "other"):
        with pytest.raises(KeyboardInterrupt), resumable(tmp_path / "result"):  # noqa: PT012
            assert stage("first", [np.arange(5), word, ["a", "b"]], make)["x"].tolist() == [0, 1, 2]
            raise KeyboardInterrupt
    assert len(made) == 2
    with resumable(tmp_path / "result"):
        finished("second", [], make(), instead_of="first")
        assert found("first", [np.arange(5), "other", ["a", "b"]]) is None
        assert found("second", []) is not None
    assert list(tmp_path.iterdir()) == []
    assert found("second", []) is None


def test_a_damaged_stage_is_made_again(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt), resumable(tmp_path / "result"):  # noqa: PT012
        finished("first", [], {"x": np.arange(1000)})
        raise KeyboardInterrupt
    file = tmp_path / ".result.unfinished" / "first" / "x.npy"
    file.write_bytes(file.read_bytes()[:-1] + b"\xff")
    with resumable(tmp_path / "result"):
        assert found("first", []) is None


def test_an_error_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="bad"), resumable(tmp_path / "result"):  # noqa: PT012
        finished("first", [], {"x": np.arange(3)})
        raise ValueError("bad")
    assert list(tmp_path.iterdir()) == []


ATTEMPTS = """
import os, signal, sys
import regmt
from regmt.core import resume
from regmt.core.progress import set_quiet
from regmt.decoding.alignment import alignment_model, bitext
from regmt.decoding.lm import kneser_ney
from regmt.resources import Resources

set_quiet(True)
resume.WORTH = 0
bitext.CELLS_AT_ONCE = 1 << 12
stored = resume.finished
victim = ""

def die_after(stage, depends_on, arrays, **more):
    kept = stored(stage, depends_on, arrays, **more)
    print(stage, flush=True)
    if stage == victim:
        os.kill(os.getpid(), signal.SIGKILL)
    return kept

for module in list(sys.modules.values()):
    if getattr(module, "finished", None) is stored:
        module.finished = die_after
for victim in [*sys.argv[2:], ""]:
    if (child := os.fork()) == 0:
        folder = sys.argv[1]
        if not os.path.exists(folder):
            regmt.index(["train.de", "train.en"], folder, ngrams="1-2")
        Resources.open(folder).links
        Resources.open(folder).language_model(order=3)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == (signal.SIGKILL if victim else 0)
"""

STAGES = [
    *("read train.de", "read train.en", "index-source", "index-target"),
    *("IBM 1 source-target 2", "HMM source-target 3", "2-grams", "3-grams"),
]


def test_killed_in_each_stage(tmp_path: Path) -> None:
    for side, file in zip(("de", "en"), bundled_files("train"), strict=True):
        text = "\n".join(read_lines(file)[:100]) + "\n"
        (tmp_path / f"train.{side}").write_text(text, encoding="utf-8")

    def run(folder: str, *killed_after: str) -> list[str]:
        command = [sys.executable, "-c", ATTEMPTS, folder, *killed_after]
        done = subprocess.run(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True, check=True)
        return done.stdout.splitlines()

    def contents(name: str) -> dict[str, bytes]:
        files = (file for file in (tmp_path / name).rglob("*") if file.suffix != ".lock")
        return {str(f.relative_to(tmp_path / name)): f.read_bytes() for f in files if f.is_file()}

    whole = run("whole")
    assert [name for name in STAGES if name not in whole] == []
    assert run("killed", *STAGES) == whole  # nothing was made twice
    assert contents("killed") == contents("whole")
    assert not list(tmp_path.rglob("*unfinished*"))
