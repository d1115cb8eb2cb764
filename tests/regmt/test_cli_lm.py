"""``regmt lm``: what it writes and prints, through the program itself."""

import io
import json
import sys
from pathlib import Path

import numpy as np
import pytest

from regmt.bundled import bundled_lines
from regmt.cli.main import main
from regmt.decoding.lm import LanguageModel, Mixture, Perplexity, train

HOTEL = ["a room please", "a room with a bath", "the key please", "", "the room key"]
PLACE = ["a man with a dog", "the dog runs", "two men run", "a dog"]


def write(path: Path, lines: list[str]) -> str:
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return str(path)


def run(*argv: str) -> int:
    try:
        return main([*argv, "--quiet"] if argv[0] == "lm" and len(argv) > 2 else argv)
    except SystemExit as stop:
        return int(stop.code or 0)


@pytest.fixture(autouse=True)
def restore_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regmt.core.progress._quiet", False)


@pytest.fixture
def hotel(tmp_path: Path) -> str:
    return write(tmp_path / "hotel.en", HOTEL)


@pytest.fixture
def lms(tmp_path: Path, hotel: str) -> list[str]:
    place = write(tmp_path / "place.en", PLACE)
    paths = [str(tmp_path / "hotel.arpa.gz"), str(tmp_path / "place.arpa")]
    assert run("lm", "train", hotel, "--order", "3", "-o", paths[0]) == 0
    assert run("lm", "train", place, "--order", "2", "-o", paths[1]) == 0
    return paths


def test_train_writes_the_model(tmp_path: Path, hotel: str, capsys) -> None:
    assert run("lm", "train", hotel, "--order", "3") == 0
    out = capsys.readouterr().out
    assert out.startswith("\\data\\\nngram 1=10\n")
    assert run("lm", "train", hotel, "--order", "3", "-o", str(tmp_path / "a.arpa")) == 0
    assert (tmp_path / "a.arpa").read_text(encoding="utf-8") == out
    model = LanguageModel.load(tmp_path / "a.arpa")
    expected = train([line.split() for line in HOTEL], order=3)
    np.testing.assert_allclose(model.arrays.logprob, expected.arrays.logprob, rtol=1e-6)


def test_train_options_reach_the_estimator(tmp_path: Path, hotel: str, capsys) -> None:
    upper = write(tmp_path / "upper.en", [line.upper() for line in HOTEL])
    out = str(tmp_path / "lm")
    options = ["--order", "2", "--lowercase", "--prune", "0", "1", "--format", "folder"]
    options += ["--discount-fallback", "0.4", "0.8", "1.2"]
    assert run("lm", "train", hotel, upper, "-o", out, *options) == 0
    expected = train(
        [line.split() for line in HOTEL * 2], order=2, prune=[0, 1], fallback=(0.4, 0.8, 1.2)
    )
    np.testing.assert_array_equal(LanguageModel.load(out).arrays.logprob, expected.arrays.logprob)
    assert run("lm", "train", hotel, "-o", out, "--format", "folder") == 2
    assert "not empty" in capsys.readouterr().err
    assert run("lm", "train", hotel, "-o", out, "--format", "folder", "--force") == 0
    assert run("lm", "train", hotel, "--no-discount-fallback") == 2
    assert "too small or artificial" in capsys.readouterr().err
    assert run("lm", "train", hotel, "--format", "folder") == 2
    assert "no output folder" in capsys.readouterr().err


def test_the_bundled_corpus_is_the_default(tmp_path: Path, capsys) -> None:
    arpa = str(tmp_path / "bundled.arpa")
    assert run("lm", "train", "--order", "3", "-o", arpa) == 0
    assert run("lm", "perplexity", "--lm", arpa, "--json") == 0
    row = json.loads(capsys.readouterr().out)[0]
    assert row["sentences"] == len(bundled_lines("dev")[1])
    # Text of the same domain: far better than guessing among the words.
    assert row["perplexity"] < len(LanguageModel.load(arpa).vocabulary) / 5


def test_text_with_special_words_is_refused(tmp_path: Path, capsys) -> None:
    path = write(tmp_path / "bad.en", ["fine", "not </s> fine"])
    assert run("lm", "train", path) == 2
    assert f"{path}:2: the text contains </s>" in capsys.readouterr().err


def test_config_file_with_a_table_for_the_subcommand(tmp_path: Path, hotel: str, capsys) -> None:
    config = tmp_path / "regmt.toml"
    config.write_text('[lm.train]\norder = 2\n[lm.score]\nwords = true\n[index]\nngrams = "2"\n')
    assert run("lm", "train", hotel, "--config", str(config)) == 0
    assert "ngram 2=" in (out := capsys.readouterr().out)
    assert "ngram 3=" not in out
    config.write_text("[lm.train]\nordre = 2\n")
    assert run("lm", "train", hotel, "--config", str(config)) == 2
    assert "did you mean 'order'?" in capsys.readouterr().err


def test_repeated_option_in_a_config_file(tmp_path: Path, hotel: str, lms, capsys) -> None:
    config = tmp_path / "regmt.toml"
    config.write_text(f"lm = {json.dumps(lms)}\nmix-weights = [0.5, 0.5]\n", encoding="utf-8")
    assert run("lm", "score", hotel, "--config", str(config)) == 0
    mixture = Mixture([LanguageModel.load(path) for path in lms], [1, 1])
    scores = [float(line) for line in capsys.readouterr().out.split()]
    assert scores == pytest.approx([mixture.score(line.split()) for line in HOTEL], abs=1e-5)


def test_score(hotel: str, lms: list[str], capsys) -> None:
    model = LanguageModel.load(lms[0])
    assert run("lm", "score", hotel, "--lm", lms[0]) == 0
    scores = [float(line) for line in capsys.readouterr().out.split()]
    assert scores == pytest.approx([model.score(line.split()) for line in HOTEL], abs=1e-5)
    assert run("lm", "score", hotel, "--lm", lms[0], "--lm", lms[1]) == 2
    assert "2 language models to score with" in capsys.readouterr().err


def test_score_words_from_standard_input(lms: list[str], capsys, monkeypatch) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(b"a zebra\n\n"))
    monkeypatch.setattr(sys, "stdin", stdin)
    assert run("lm", "score", "-", "--lm", lms[0], "--words") == 0
    lines = capsys.readouterr().out.split("\n")
    assert [line.split("\t")[0] for line in lines] == ["a", "zebra", "</s>", "", "</s>", "", ""]
    assert [len(line.split("\t")) for line in lines[:3]] == [2, 3, 2]
    assert lines[1].endswith("\tOOV")


def test_perplexity(tmp_path: Path, hotel: str, lms: list[str], capsys) -> None:
    text = write(tmp_path / "text.en", ["a room", "a zebra runs"])
    models = [LanguageModel.load(path) for path in lms]
    arguments = ["lm", "perplexity", text, "--lm", lms[0], "--lm", lms[1], "--mix", hotel]
    assert run(*arguments, "--json") == 0
    rows = json.loads(capsys.readouterr().out)
    mixture = Mixture.fit(models, [line.split() for line in HOTEL])
    sentences = [["a", "room"], ["a", "zebra", "runs"]]
    for row, model in zip(rows, [*models, mixture], strict=True):
        expected = Perplexity.of(model, sentences)
        assert row["perplexity"] == pytest.approx(expected.including_unknown)
        assert row["perplexity_known"] == pytest.approx(expected.excluding_unknown)
        assert row["tokens"] == 7
    assert [row["unknown"] for row in rows] == [2, 2, 1]
    assert [row.get("weight") for row in rows] == [*mixture.weights.tolist(), None]
    assert run(*arguments) == 0
    table = capsys.readouterr().out
    assert table.split("\n")[0].split() == ["hotel.arpa.gz", "place.arpa", "mixture"]
    assert f"{rows[2]['perplexity']:.2f}" in table
    assert run("lm", "perplexity", text, "--lm", lms[0], "--lm", lms[0], "--mix", hotel) == 0
    assert capsys.readouterr().out.split("\n")[0].split() == [*["hotel.arpa.gz"] * 2, "mixture"]
    empty = write(tmp_path / "empty.en", [])
    assert run("lm", "perplexity", empty, "--lm", lms[0]) == 2
    assert "empty.en: no text" in capsys.readouterr().err


def test_mix_and_convert(tmp_path: Path, hotel: str, lms: list[str], capsys) -> None:
    arguments = ["lm", "mix", "--lm", lms[0], "--lm", lms[1]]
    out = str(tmp_path / "mixed.lm")
    assert run(*arguments, "--dev", hotel, "--format", "folder", "-o", out) == 0
    models = [LanguageModel.load(path) for path in lms]
    expected = Mixture.fit(models, [line.split() for line in HOTEL]).merge()
    np.testing.assert_array_equal(LanguageModel.load(out).arrays.logprob, expected.arrays.logprob)
    assert run("lm", "convert", out, "-o", str(tmp_path / "mixed.arpa")) == 0
    back = LanguageModel.load(tmp_path / "mixed.arpa")
    np.testing.assert_allclose(back.arrays.logprob, expected.arrays.logprob, rtol=1e-6)
    assert run(*arguments, "--weights", "1") == 2
    assert "1 mixture weights for 2 language models" in capsys.readouterr().err


def test_help_of_the_group_and_of_its_commands(capsys) -> None:
    from regmt.cli.lm import SUBCOMMANDS

    assert run("lm", "--help") == 0
    out = capsys.readouterr().out
    assert all(f"    {name}" in out for name in SUBCOMMANDS)
    for name in SUBCOMMANDS:
        assert run("lm", name, "--help") == 0
        assert f"  regmt lm {name} " in capsys.readouterr().out
    assert run("lm") == 2
    assert "COMMAND" in capsys.readouterr().err
