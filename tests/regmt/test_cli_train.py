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


def test_several_corpora(files: list[str], tmp_path: Path, capsys) -> None:
    model = str(tmp_path / "model")
    two = ["train", "--train", *files, "--train", *files, "--lm-order", "3", "-o", model]
    options = ["--combine", "columns", "--adapt-to", "2", "--association", "llr", "--insect"]
    shape = ["--method", "hmm", "--hmm-option", "conditioning=none", "--p0", "0.3", "--split", "9"]
    assert main([*two, *options, *shape]) == 0
    (tmp_path / "input").write_text("das haus ist hier\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["decode", "--model", model, str(tmp_path / "input")]) == 0
    assert capsys.readouterr().out == "the house is here\n"
    ini = (tmp_path / "model" / "moses.ini").read_text()
    assert "num-features=7" in ini
    one = ["train", "--train", *files, "-o", model]
    for wrong, message in (
        (["--combine", "columns"], "--combine columns of one corpus; give several corpora"),
        (["--adapt-to", "2"], "no corpus 2 to adapt to"),
        (["--hmm-option", "x=1"], "--hmm-option x; known: use_start, "),
        (["--hmm-option", "max_jump=far"], "max_jump=far: expected int"),
        (["--split", "9", "--links", "x"], "--split and --links together"),
    ):
        assert main([*one, *wrong]) == 2
        assert message in capsys.readouterr().err


def test_raw_text_and_tuning(tmp_path: Path, capsys, monkeypatch) -> None:
    from regmt.application import tune as application

    seen, real = [], application.nbest_decoder
    monkeypatch.setattr(
        application, "nbest_decoder", lambda *o, **k: seen.append(o[1]) or real(*o, **k)
    )
    german = ["Das Haus ist alt.", "Ja, das Haus ist da.", "Das Buch ist da.", "Das Buch ist alt."]
    english = [
        "The house is old.",
        "Yes, the house is here.",
        "The book is here.",
        "The book is old.",
    ]
    for name, lines in (("s.de", german * 3), ("s.en", english * 3), ("d", german), ("r", english)):
        (tmp_path / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    train = ["train", "--train", str(tmp_path / "s.de"), str(tmp_path / "s.en"), "--lm-order", "3"]
    dev = ["--dev", str(tmp_path / "d"), str(tmp_path / "r"), "--iterations", "1"]
    model = str(tmp_path / "model")
    assert main([*train, *dev, "-o", model]) == 0
    err = capsys.readouterr().err
    assert "the corpus is raw text, source de, target en: 100% of 30 punctuation marks" in err
    assert "bleu" in err
    assert seen[0][0] == "das Haus ist alt .".split()
    assert "tune" in json.loads((tmp_path / "model" / "training.json").read_text())["steps"]
    (tmp_path / "input").write_text("JA, DAS BUCH IST ALT.\n", encoding="utf-8")
    assert main(["decode", "--model", model, str(tmp_path / "input")]) == 0
    assert capsys.readouterr() == ("YES, THE BOOK IS OLD.\n", "")
    assert main([*train, *dev, "-o", model]) == 0
    assert capsys.readouterr().err.count("already done") == 6
    assert main(["tune", "--model", model, *dev, "-o", str(tmp_path / "weights")]) == 0
    assert seen[-1] == seen[0]


def test_mistakes_give_one_line(files: list[str], tmp_path: Path, capsys) -> None:
    assert main(["train", "--train", *files]) == 2
    assert "no output folder; add -o DIR" in capsys.readouterr().err
    assert main(["train", "--train", *files, "-o", str(tmp_path / "m"), "--max-phrase", "9"]) == 2
    assert "--max-phrase 9; use 1 to 7" in capsys.readouterr().err
    assert main(["train", "--train", *files, "-o", str(tmp_path / "m"), "--dev", files[0]]) == 2
    assert "--dev takes a source and its reference(s)" in capsys.readouterr().err


def test_absolute_paths_of_moses_ini(files: list[str], tmp_path: Path, capsys, monkeypatch) -> None:
    """They hold from any folder; training again without the option takes them back."""
    monkeypatch.chdir(tmp_path)
    train = ["train", "--train", *files, "-o", "model", "--lm-order", "3", "--method", "diagonal"]
    assert main(train) == 0
    relative = Path("model/moses.ini").read_text(encoding="utf-8")
    assert main([*train, "--absolute-paths"]) == 0
    absolute = Path("model/moses.ini").read_text(encoding="utf-8")
    paths = [part[5:] for part in absolute.split() if part.startswith("path=")]
    assert [Path(path).parent for path in paths] == [tmp_path / "model"] * 3
    assert all(Path(path).is_file() for path in paths)
    assert absolute.replace(f"{tmp_path}/model/", "") == relative
    Path("elsewhere.ini").write_text(absolute, encoding="utf-8")
    Path("input").write_text("das haus ist hier\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["decode", "--moses-ini", "elsewhere.ini", "input"]) == 0
    assert capsys.readouterr().out == "the house is here\n"
    assert main([*train, "--absolute-paths"]) == 0
    assert Path("model/moses.ini").read_text(encoding="utf-8") == absolute
    assert main(train) == 0
    assert Path("model/moses.ini").read_text(encoding="utf-8") == relative
    assert main([*train[:-5], "a model", "--absolute-paths"]) == 2
    assert "Moses reads no paths with spaces" in capsys.readouterr().err
