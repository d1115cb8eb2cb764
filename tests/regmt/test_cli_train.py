"""``regmt train`` from the command line."""

from __future__ import annotations

import json
from pathlib import Path

from regmt.cli.main import main


def test_train_then_decode(files: list[str], tmp_path: Path, capsys) -> None:
    model = str(tmp_path / "model")
    assert main(["train", "--train", *files, "-o", model, "--lm-order", "3"]) == 0
    assert "model in" in capsys.readouterr().err
    (tmp_path / "input").write_text("das haus ist hier\n", encoding="utf-8")
    assert main(["decode", "--model", model, str(tmp_path / "input")]) == 0
    assert capsys.readouterr().out == "the house is here\n"
    assert main(["train", "--train", *files, "-o", model, "--lm-order", "3"]) == 0
    assert capsys.readouterr().err.count("already done") == 4


def test_raw_text_and_tuning(tmp_path: Path, capsys, monkeypatch) -> None:
    from regmt.application import train as application

    seen, real = [], application.tune
    monkeypatch.setattr(application, "tune", lambda **o: seen.append(o["dev"]) or real(**o))
    german = ["Das Haus ist alt.", "Ja, das Haus ist da.", "Das Buch ist da.", "Das Buch ist alt."]
    english = [
        "The house is old.",
        "Yes, the house is here.",
        "The book is here.",
        "The book is old.",
    ]
    for name, lines in (("s", german * 3), ("t", english * 3), ("ds", german), ("dt", english)):
        (tmp_path / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    train = ["train", "--train", str(tmp_path / "s"), str(tmp_path / "t"), "--lm-order", "3"]
    train += ["--source-lang", "de", "--target-lang", "en", "--tokenize", "moses", "--truecase"]
    train += ["--dev", str(tmp_path / "ds"), str(tmp_path / "dt"), "--iterations", "1"]
    assert main([*train, "-o", str(tmp_path / "model")]) == 0
    assert "bleu" in capsys.readouterr().err
    assert [text[0] for text in seen[0]] == ["das haus ist alt .", "the house is old ."]
    assert "tune" in json.loads((tmp_path / "model" / "training.json").read_text())["steps"]
    capsys.readouterr()
    (tmp_path / "input").write_text("Ja, das Buch ist alt.\n", encoding="utf-8")
    assert (
        main(["decode", "--raw", "--model", str(tmp_path / "model"), str(tmp_path / "input")]) == 0
    )
    assert capsys.readouterr().out == "Yes, the book is old.\n"
    assert main([*train, "-o", str(tmp_path / "model")]) == 0
    assert capsys.readouterr().err.count("already done") == 6


def test_mistakes_give_one_line(files: list[str], tmp_path: Path, capsys) -> None:
    assert main(["train", "--train", *files]) == 2
    assert "no output folder; add -o DIR" in capsys.readouterr().err
    assert main(["train", "--train", *files, "-o", str(tmp_path / "m"), "--max-phrase", "9"]) == 2
    assert "--max-phrase 9; use 1 to 7" in capsys.readouterr().err
    assert main(["train", "--train", *files, "-o", str(tmp_path / "m"), "--dev", files[0]]) == 2
    assert "--dev takes a source and its reference(s)" in capsys.readouterr().err
