"""A disk that is full in any step: one line that says so, and nothing is half-written.

A limit on the size of files stands in for the end of the disk.
"""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from regmt.bundled import bundled_files
from regmt.cli.main import main
from regmt.core.files import read_lines

resource = pytest.importorskip("resource")

LIMIT = 2048


@contextlib.contextmanager
def full_disk() -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("corpus")
    files = []
    for side, file in zip(("de", "en"), bundled_files("train"), strict=True):
        path = folder / f"corpus.{side}"
        path.write_text("".join(f"{line}\n" for line in read_lines(file)[:200]), encoding="utf-8")
        files.append(str(path))
    assert main(["index", "--train", *files, "-o", str(folder / "index"), "--quiet"]) == 0
    return [*files, str(folder / "index")]


def contents(path: Path) -> dict[str, bytes]:
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return {str(file.relative_to(path.parent)): file.read_bytes() for file in sorted(files)}


@pytest.mark.parametrize("step", ["index", "lm", "align", "train", "translate"])
def test_one_line_and_nothing_half_written(
    step: str, corpus: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target, index = corpus
    command = {
        "index": ["index", "--train", source, target],
        "lm": ["lm", "train", target, "--order", "3"],
        "align": ["align", "--train", source, target],
        "train": ["train", "--train", source, target],
        "translate": ["translate", source, "--index", index, "--decoder", "graph"],
    }[step]
    good, bad = tmp_path / "good" / "result", tmp_path / "bad" / "result"
    good.parent.mkdir()
    bad.parent.mkdir()
    assert main([*command, "--quiet", "-o", str(good)]) == 0
    capsys.readouterr()
    with full_disk():
        assert main([*command, "--quiet", "-o", str(bad)]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"regmt: error: {bad}")
    assert "cannot write: File too large" in error
    assert error.count("\n") == 1
    left = {file.name for file in bad.parent.rglob("*") if file.is_file()}
    # A model folder tells what is finished, so that the next attempt continues.
    assert left <= ({"training.json"} if step == "train" else set())
    assert main([*command, "--quiet", "-o", str(bad)]) == 0
    assert contents(bad) == contents(good)
