"""regmt decode: models, outputs, pipes and refusals."""

from __future__ import annotations

import io
import math
import sys
from pathlib import Path
from queue import Queue

import pytest

import regmt
from regmt.application.decode import decode
from regmt.cli.main import main
from regmt.core.errors import InputError
from regmt.decoding.model_text import ModelText, Profiles
from regmt.decoding.nbest import read_nbest
from regmt.decoding.phrase_model import write_model_file
from regmt.instance_selection.text_profile import TextProfile

ARPA = """\\data\\
ngram 1=5

\\1-grams:
-2\t<unk>
-99\t<s>
-1\t</s>
-1\tthe
-1\thouse

\\end\\
"""
WEIGHTS = """[weights]
Distortion0 = 0.3
LM0 = 0.5
WordPenalty0 = -0.2
PhrasePenalty0 = 0.1
TranslationModel0 = 0.3
"""


@pytest.fixture
def model(tmp_path: Path) -> Path:
    folder = tmp_path / "model"
    folder.mkdir()
    (folder / "pt").write_text(
        "das ||| the ||| 0.5 ||| 0-0\ndas ||| house ||| 0.1 ||| 0-0\n"
        "haus ||| house ||| 0.9 ||| 0-0\n"
    )
    (folder / "lm").write_text(ARPA)
    (folder / "weights.toml").write_text(WEIGHTS)
    write_model_file(
        folder, phrase_tables={"TranslationModel0": "pt"}, language_models={"LM0": "lm"}
    )
    (tmp_path / "in").write_text("das haus\n\nxyzzy\n")
    return folder


def test_a_further_language_model(
    model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Scores added up by hand: log10 -1 per word and </s>, in the other model -1.2 for "the".

    "the house" is three events; the weight of LM0, 0.5, is shared unless both are given.
    """
    other, scores = tmp_path / "other.arpa", tmp_path / "scores"
    other.write_text(ARPA.replace("-1\tthe", "-1.2\tthe"))
    (tmp_path / "one").write_text("das haus\n")
    decode = ["decode", str(tmp_path / "one"), "--model", str(model), "--scores", str(scores)]
    rest = 0.2 * 2 + 0.1 * 2 + 0.3 * (math.log(0.5) + math.log(0.9))
    ten = math.log(10)
    weights = tmp_path / "w.toml"
    weights.write_text(WEIGHTS + "LM1 = 0.1\n")
    for more, lm in (
        ([], 0.5 * -3),
        (["--lm", str(other)], 0.25 * -3 + 0.25 * -3.2),
        (["--lm", str(other), "--weights", str(weights)], 0.5 * -3 + 0.1 * -3.2),
        (
            ["--lm", str(other), "--weights", str(model / "weights.toml")],
            0.25 * -3 + 0.25 * -3.2,
        ),
        (["--lm", str(other), "--lm", str(model / "lm")], 0.5 / 3 * (-3 - 3.2 - 3)),
    ):
        assert main([*decode, *more]) == 0
        assert capsys.readouterr().out == "the house\n"
        assert float(scores.read_text()) == pytest.approx(rest + lm * ten)


def test_all_outputs(model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = {name: str(tmp_path / name) for name in ("nbest", "scores", "links", "lattices")}
    arguments = [
        "decode", "--model", str(model), str(tmp_path / "in"), "--nbest", "3", "--nbest-out",
        out["nbest"], "--distinct", "--scores", out["scores"], "--alignment-out", out["links"],
        "--lattice-out", out["lattices"], "--verbose", "--jobs", "2",
    ]  # fmt: skip
    assert main(arguments) == 0
    captured = capsys.readouterr()
    assert captured.out == "the house\n\nxyzzy\n"
    assert "sentence 0: 3 options" in captured.err
    assert "[0:1] das → the" in captured.err
    lists = read_nbest(out["nbest"])
    assert lists[0][0].text == "the house"
    assert len(lists[0]) == 3
    assert [len(entries) for entries in lists[1:]] == [1, 1]
    scores = [float(line) for line in Path(out["scores"]).read_text().split()]
    assert scores == [entries[0].score for entries in lists]
    assert Path(out["links"]).read_text() == "0-0 1-1\n\n0-0\n"
    assert sorted(p.name for p in Path(out["lattices"]).iterdir()) == ["0.slf", "1.slf", "2.slf"]


def test_files_one_by_one_from_a_pipe(
    model: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stdin:
        buffer = io.BytesIO(b"haus xyzzy\n\ndas\n")

    monkeypatch.setattr(sys, "stdin", Stdin())
    arguments = [
        "decode", "--phrase-table", str(model / "pt"), "--lm", str(model / "lm"),
        "--weights", str(model / "weights.toml"), "--distortion-limit", "0", "--unknown", "drop",
        "--search", "cube", "--pop-limit", "10", "--mbr",
    ]  # fmt: skip
    assert main(arguments) == 0
    assert capsys.readouterr().out == "house\n\nthe\n"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_line_is_answered_before_the_next_is_read(model: Path, jobs: int) -> None:
    asked: Queue[str | None] = Queue()
    answers = decode(iter(asked.get, None), model, jobs=jobs)
    for line in ("das haus", "", "das"):
        asked.put(line)
        assert next(answers).text == line.replace("das", "the").replace("haus", "house")
    asked.put(None)
    assert list(answers) == []


def test_the_function(model: Path) -> None:
    best, empty = decode(["das haus", ""], model, nbest=2, settings={"stack": 5}, lattices=True)
    assert repr(best) == f"<Decoded 'the house', score {best.score:.4f}>"
    assert [h.text for h in best.hypotheses] == ["the house", "house house"]
    assert (best.lattice is None, empty.lattice, empty.text) == (False, None, "")
    assert decode is regmt.decode
    with pytest.raises(InputError, match="unknown setting 'stac'"):
        decode([], model, settings={"stac": 1})

    def failing():
        yield "das"
        raise InputError("no more")

    with pytest.raises(InputError, match="no more"):
        list(decode(failing(), model, jobs=2))


def test_the_text_of_a_model_folder(model: Path, tmp_path: Path, capsys) -> None:
    (tmp_path / "in").write_text("Das Haus, Haus!\n")
    arguments = ["decode", "--model", str(model), str(tmp_path / "in"), "--distortion-limit", "0"]
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert out == "Das Haus, Haus!\n"
    assert "the input looks raw, but the model is of tokenised text (100% of 2" in err
    assert "tokenise it, or train the model on raw text" in err
    for raw, expected in ((False, "the house , house !\n"), (True, "The house, house!\n")):
        profile = TextProfile(tokenize="13a", lowercase=True, language="de", raw=raw)
        ModelText(Profiles(profile, profile)).save(model)
        assert main(arguments) == 0
        assert capsys.readouterr() == (expected, "")
    (model / "text.json").write_text("{}")
    assert main(arguments) == 2
    assert "not the text settings of a model" in capsys.readouterr().err


def test_a_table_without_a_match(model: Path, tmp_path: Path, capsys) -> None:
    (tmp_path / "in").write_text("foo bar\n")
    assert main(["decode", "--model", str(model), str(tmp_path / "in")]) == 0
    assert capsys.readouterr().out == "foo bar\n"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ([], "no model"),
        (["--model", "{m}", "--moses-ini", "x"], "several models"),
        (["--phrase-table", "{m}/pt"], "--phrase-table without --lm"),
        (["--model", "{m}", "--lm", "{m}/pt"], "pt"),
        (["--model", "{m}", "--reordering-table", "{m}/pt"], "belongs to --phrase-table"),
        (["--model", "{m}", "--nbest-out", "x"], "--nbest-out without --nbest"),
        (["--model", "{m}", "--nbest", "5"], "--nbest without --nbest-out"),
        (["--model", "{m}", "--distinct"], "--distinct without --nbest"),
        (["--model", "{m}", "--stack", "0"], "must be at least 1"),
        (["--model", "{m}/nowhere"], "no such file"),
        (["--model", "{m}/nowhere", "--scores", "{m}/no/s"], "its folder does not exist"),
        (["--model", "{m}", "--weights", "{m}/bad.toml"], "no weight for the feature 'LM0'"),
        (["--model", "{m}", "--weights", "{m}/odd.toml"], "'Odd', which is not a feature"),
        (["--moses-ini", "{m}/lm"], "is it a moses.ini?"),
    ],
)
def test_refusals(
    model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments, problem: str
) -> None:
    (model / "bad.toml").write_text(WEIGHTS.replace("LM0 = 0.5\n", ""))
    (model / "odd.toml").write_text(WEIGHTS + "Odd = 1\n")
    filled = [argument.replace("{m}", str(model)) for argument in arguments]
    assert main(["decode", str(tmp_path / "in"), *filled]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    # Before the error may stand the notice that kernels are compiled.
    assert problem in captured.err.splitlines()[-1]
    assert "Traceback" not in captured.err


def test_a_long_line_is_translated_in_parts(
    model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "long").write_text("haus das , haus\n")
    command = ["decode", str(tmp_path / "long"), "--model", str(model)]
    assert main([*command, "--max-words", "3"]) == 0
    out, errors = capsys.readouterr()
    assert len(out.split()) == 4
    assert errors == "line 1: 4 words, translated in 2 parts\n"
    assert main(command) == 0
    assert capsys.readouterr().err == ""
    assert main([*command, "--max-words", "3", "--lattice-out", str(tmp_path / "l")]) == 2
    assert "set --max-words to 4" in capsys.readouterr().err
