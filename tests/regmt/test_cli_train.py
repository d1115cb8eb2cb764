"""``regmt train`` from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from regmt.cli.main import main

SOURCE = ["das haus ist klein", "das buch", "ein buch ist hier", "klein ist das haus", "das haus"]
TARGET = ["the house is small", "the book", "a book is here", "small is the house", "the house"]


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    for name, lines in (("s", SOURCE), ("t", TARGET)):
        (tmp_path / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return [str(tmp_path / "s"), str(tmp_path / "t")]


def test_train_then_decode(files: list[str], tmp_path: Path, capsys) -> None:
    model = str(tmp_path / "model")
    assert main(["train", "--train", *files, "-o", model, "--order", "3"]) == 0
    assert "model in" in capsys.readouterr().err
    (tmp_path / "input").write_text("das haus ist hier\n", encoding="utf-8")
    assert main(["decode", "--model", model, str(tmp_path / "input")]) == 0
    assert capsys.readouterr().out == "the house is here\n"
    assert main(["train", "--train", *files, "-o", model, "--order", "3"]) == 0
    assert capsys.readouterr().err.count("done before") == 4


def test_mistakes_give_one_line(files: list[str], tmp_path: Path, capsys) -> None:
    assert main(["train", "--train", *files]) == 2
    assert "no folder to write; give one with -o DIR" in capsys.readouterr().err
    assert main(["train", "--train", *files, "-o", str(tmp_path / "m"), "--max-phrase", "9"]) == 2
    assert "--max-phrase 9; use 1 to 7" in capsys.readouterr().err
    assert main(["train", "--train", *files, "-o", str(tmp_path / "m"), "--dev", files[0]]) == 2
    assert "--dev takes a source and its reference(s)" in capsys.readouterr().err
