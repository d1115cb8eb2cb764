"""``regmt combine``: batch, adaptive, grid, serving, and its errors."""

from __future__ import annotations

import io
import json
import re
import sys

import numpy as np
import pytest

from regmt.cli.main import main
from regmt.metrics import make_metric

RNG = np.random.default_rng(7)
REFERENCE = [" ".join(f"w{k}" for k in RNG.integers(0, 40, 9)) for _ in range(40)]


def system(damage, seed):
    rng = np.random.default_rng(seed)
    lines = []
    for line in REFERENCE:
        words = line.split()
        for place in rng.choice(9, min(9, rng.poisson(damage)), replace=False):
            words[place] = f"x{rng.integers(0, 1000)}"
        lines.append(" ".join(words))
    return lines


SYSTEMS = {"good": system(1.0, 1), "fair": system(2.0, 2), "poor": system(4.0, 3)}


@pytest.fixture
def files(write_lines):
    return write_lines({**SYSTEMS, "ref": REFERENCE})


def run(capsys, *arguments):
    code = main(["combine", *arguments])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


def systems(files):
    return [files(name) for name in SYSTEMS]


def bleu(lines):
    return make_metric("bleu").corpus_score(lines, [REFERENCE])


def rows(err):
    """The first column of the table by the names of its rows."""
    cells = (re.match(r"(\S.*?)  +([\d.]+)[ *]", line) for line in err.splitlines())
    return {cell[1]: float(cell[2]) for cell in cells if cell}


def test_cbleu_needs_nothing_else(files, capsys):
    code, out, err = run(capsys, *systems(files), "--reference", files("ref"))
    assert code == 0
    assert all(line in {lines[i] for lines in SYSTEMS.values()} for i, line in enumerate(out))
    scores = {name: bleu(lines) for name, lines in SYSTEMS.items()}
    table = rows(err)
    assert table["Best"] == pytest.approx(scores["good"], abs=0.01)
    assert table["2nd best"] == pytest.approx(scores["fair"], abs=0.01)
    assert table["Min"] == pytest.approx(scores["poor"], abs=0.01)
    assert table["Average"] == pytest.approx(np.mean(list(scores.values())), abs=0.01)
    assert table["Combined"] == pytest.approx(bleu(out), abs=0.01)
    assert table["Combined"] > table["Average"] + 1
    assert table["Oracle"] >= table["Best"]
    assert table["Min"] < table["Random"] < table["Best"]


def test_tuned_on_the_first_lines(files, capsys):
    code, out, err = run(
        capsys, *systems(files), "--reference", files("ref"), "--tune-on", "15",
        "--scores", "cbleu,words,ngram-frequency", "--weights-out", files("w"),
    )  # fmt: skip
    assert code == 0
    again = run(capsys, *systems(files), "--scores", "cbleu,words,ngram-frequency",
                "--weights", files("w"))  # fmt: skip
    assert again[:2] == (0, out)
    tail = make_metric("bleu").corpus_score(out[15:], [REFERENCE[15:]])
    assert rows(err)["Combined"] == pytest.approx(tail, abs=0.01)


@pytest.mark.parametrize("update", ["additive", "multiplicative", "winnow", "bic", "bicw"])
def test_online_learning_finds_the_best_system(files, capsys, tmp_path, update):
    code, out, _ = run(
        capsys, *systems(files), "--adaptive", update, "--online", "--reference", files("ref"),
        "--plot", files("w.svg"),
    )  # fmt: skip
    assert code == 0
    assert bleu(out) > np.mean([bleu(lines) for lines in SYSTEMS.values()])
    assert bleu(out) > bleu(SYSTEMS["good"]) - 10
    assert "<svg" in (tmp_path / "w.svg").read_text()


def test_same_seed_same_choices(files, capsys):
    options = [*systems(files), "--adaptive", "multiplicative", "--stochastic"]
    first = run(capsys, *options)
    assert first == run(capsys, *options)
    others = {tuple(run(capsys, *options, "--seed", str(s))[1]) for s in range(1, 4)}
    assert len(others) > 1


def test_grid_and_repeated_runs(files, capsys):
    code, _, err = run(
        capsys, *systems(files), "--grid", "--reference", files("ref"), "--repeat", "3",
        "--adaptive", "additive", "--stochastic",
    )  # fmt: skip
    assert code == 0
    lines = [line for line in err.splitlines() if line[:2] in ("S-", "D-")]
    assert len(lines) == 16
    for line in lines:
        letters, eta, add, bic, bicw, mul, winnow = line.split()
        assert len(letters.split("-")) == 3
        assert eta in ("static", "dynamic")
        assert all(0 < float(x) < 100 for x in (add, bic, bicw, mul, winnow))
    assert "standard deviation of 3 runs" in err


def serve(monkeypatch, capsys, messages, *arguments):
    text = "".join((m if isinstance(m, str) else json.dumps(m)) + "\n" for m in messages)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    code, out, err = run(capsys, "--online", *arguments)
    return code, [json.loads(line) for line in out], err


def test_serving_keeps_its_state(files, capsys, monkeypatch):
    messages = []
    for i in range(6):
        messages.append({"hypotheses": [lines[i] for lines in SYSTEMS.values()], "id": i})
        messages.append({"reference": REFERENCE[i]})
    code, expected, _ = serve(monkeypatch, capsys, messages)
    assert code == 0
    found = []
    for part in (messages[:5], messages[5:]):
        code, answers, _ = serve(monkeypatch, capsys, part, "--state", files("state"))
        found += answers
    assert found == expected
    weights = expected[-1]["weights"]
    assert weights[0] == max(weights)


def test_serving_outlives_a_bad_message(capsys, monkeypatch):
    good = {"hypotheses": ["a b", "a c"]}
    code, answers, _ = serve(monkeypatch, capsys, [good, "{", {"x": 1}, good])
    assert code == 1
    assert [("error" in answer) for answer in answers] == [False, True, True, False]
    assert answers[1]["line"] == 2


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["good", "short"], "2 lines, but"),
        (["good", "missing"], "no such file"),
        (["good", "empty"], "is empty"),
        ([], "no system outputs"),
        (["good", "fair", "--source", "short"], "2 lines, but"),
        (["good", "fair", "--scores", "regmt"], "needs the source"),
        (["good", "fair", "--scores", "model"], "needs scores of the decoder"),
        (["good", "fair", "--tune-on", "5"], "give --reference"),
        (["good", "fair", "--reference", "ref", "--tune-on", "40"], "fewer lines to tune on"),
        (["good", "fair", "--mixture"], "--mixture without --adaptive"),
        (["good", "fair", "--adaptive", "additive", "--online"], "learns from references"),
        (["good", "fair", "--adaptive", "additive", "--eta", "soon"], "learning rate 'soon'"),
        (["good", "fair", "--eta", "static"], "--eta without --adaptive"),
        (["good", "fair", "--average", "5"], "--average without --adaptive"),
        (["good", "fair", "--adaptive", "bic", "--repeat", "5"], "needs a random setting"),
        (["good", "fair", "--grid", "--reference", "ref", "--plot", "p.svg"], "--plot without"),
        (["good", "fair", "--expected", "9"], "serving JSON lines"),
        (["good", "fair", "--state", "s"], "serving JSON lines"),
        (["--online", "--grid"], "--grid needs SYSTEM files"),
    ],
)
def test_errors_write_nothing(files, capsys, tmp_path, arguments, problem):
    (tmp_path / "short").write_text("a\nb\n")
    (tmp_path / "empty").write_text("")
    names = ("good", "fair", "short", "missing", "empty", "ref")
    arguments = [files(a) if a in names else a for a in arguments]
    code, out, err = run(capsys, *arguments, "-o", files("out"))
    assert code == 2
    assert problem in err
    assert out == []
    assert not (tmp_path / "out").exists()


def test_real_systems(real_data, capsys, tmp_path):
    """CBLEU alone beats the average by more than a point and is near the best (wmt21)."""
    folder = real_data / "systems-wmt21-de-en"
    paths = sorted(map(str, folder.glob("hyp.*.en")))
    references = [str(folder / f"ref.{name}.en") for name in "AB"]
    code, _, err = run(
        capsys, *paths, "--tokenize", "13a", "--lowercase", "--adaptive", "additive",
        "--reference", *references, "-o", str(tmp_path / "o"),
    )  # fmt: skip
    assert code == 0
    table = rows(err)
    assert table["Combined"] > table["Average"] + 1
    assert table["Combined"] > table["2nd best"] - 0.5
    assert table["Add-D-W-F"] > table["Best"] - 0.3
