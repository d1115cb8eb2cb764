from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from regmt.cli.main import main
from regmt.decoding.weights import read_weights

NBEST = """\
0 ||| a b x d e ||| lm= -1 tm= -2 -1 ||| 0
0 ||| a b c d e ||| lm= -2 tm= -1 -1 ||| 0
0 ||| a x x x e ||| lm= -1 tm= -1 -3 ||| 0
1 ||| f g h i j ||| lm= -3 tm= -1 -1 ||| 0
1 ||| f g x i j ||| lm= -1 tm= -1 -2.5 ||| 0
"""


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    (tmp_path / "nbest").write_text(NBEST)
    (tmp_path / "ref").write_text("a b c d e\nf g h i j\n")
    return str(tmp_path / "nbest"), str(tmp_path / "ref")


def arguments(files: tuple[str, str], *more: str) -> list[str]:
    return ["tune", "--nbest", files[0], "--reference", files[1], *more]


def test_writes_weights_that_rank_best(
    files: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "w.toml"
    assert main(arguments(files, "-o", str(out), "--restarts", "3")) == 0
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "→ 100.00" in captured.err
    weights = read_weights(out)
    scores = [
        weights.dot({"lm": (lm,), "tm": (a, b)})
        for lm, a, b in [(-1, -2, -1), (-2, -1, -1), (-1, -1, -3), (-3, -1, -1), (-1, -1, -2.5)]
    ]
    assert max(scores[:3]) == scores[1]
    assert max(scores[3:]) == scores[3]


def test_history_plot_state_and_standard_output(
    files: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    history, plot, state = (tmp_path / name for name in ("h.jsonl", "p.svg", "state"))
    more = ["--history", str(history), "--plot", str(plot), "--state", str(state), "--quiet"]
    options = ["--tuner", "pro", "--metric", "bleu-ter", "--format", "moses", *more]
    assert main(arguments(files, *options)) == 0
    first = capsys.readouterr()
    told = [line for line in first.err.splitlines() if not line.startswith("compiling")]
    assert told == []
    assert first.out.startswith("lm= ")
    records = [json.loads(line) for line in history.read_text().splitlines()]
    assert [record["iteration"] for record in records] == [0, 1]
    assert records[0]["weights"] == {"lm": [1.0], "tm": [1.0, 1.0]}
    assert records[1]["score"] > records[0]["score"]
    assert "<svg" in plot.read_text()
    assert main(arguments(files, *options)) == 0  # read from the state
    assert capsys.readouterr().out == first.out


def test_start_weights_fixed_and_tied(
    files: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "start").write_text("lm= 0.25\ntm= 0.5 0.75\n")
    more = ["--weights", str(tmp_path / "start"), "--fix", "lm", "--tie", "tm", "--tuner", "mira"]
    assert main(arguments(files, *more, "-o", str(tmp_path / "w"))) == 0
    weights = read_weights(tmp_path / "w")
    assert weights["lm"] == (0.25,)


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        (["--tuner", "mort"], "unknown tuner 'mort'"),
        (["--tuner", "pro", "--restarts", "3"], "tuner 'pro' has no option 'restarts'"),
        (["--tuner-option", "window"], "write --tuner-option NAME=VALUE"),
        (["--tuner-option", "window=4"], "window"),
        (["--tuner-option", "restarts=-1"], "restarts = -1 is negative"),
        (["--tuner-option", "restarts=2.5"], "option 'restarts' is a whole number, not 2.5"),
        (["--tuner-option", "max_rounds=0"], "max_rounds = 0 is not positive"),
        (["--tuner", "mert-koehn", "--tuner-option", "patience=3"], "for random directions only"),
        (["--tuner", "pro", "--tuner-option", "samples=-5"], "samples = -5 is not positive"),
        (["--tuner", "pro", "--tuner-option", "minimum=-1"], "minimum = -1 is negative"),
        (["--tuner", "mira", "--tuner-option", "epochs=0"], "epochs = 0 is not positive"),
        (["--tuner", "online-mira", "--tuner-option", "k=0"], "k = 0 is not positive"),
        (["--tuner", "online-mira", "--tuner-option", "decay=1"], "decay = 1 is not below 1"),
        (["--tuner", "m3n", "--tuner-option", "C=-1"], "C = -1 is not positive"),
        (["--tuner", "loglinear", "--tuner-option", "sigma=0"], "sigma = 0 is not positive"),
        (["--interpolation", "2"], "--interpolation '2'"),
        (["--fix", "d"], "no feature 'd'"),
        (["--metric", "blue"], "unknown metric"),
        (["--lm", "a.arpa"], "--nbest and --lm together"),
        (["--distortion-limit", "0"], "--nbest and --distortion-limit together"),
        (["--beam-threshold", "0.1"], "--nbest and --beam-threshold together"),
        (["--mbr"], "--nbest and --mbr together"),
    ],
)
def test_bad_options_end_with_one_line(
    files: tuple[str, str], more: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments(files, "--quiet", *more)) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert problem in err


def test_bad_files_end_with_their_line(
    files: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nbest, reference = files
    Path(reference).write_text("a b c d e\n")
    assert main(arguments(files)) == 2
    assert f"{reference}:2: 1 line, but {nbest} has 2" in capsys.readouterr().err
    Path(nbest).write_text(NBEST.replace("-1 -3", "-1"))
    assert main(arguments(files)) == 2
    assert f"{nbest}:3: feature 'tm' has 1 values" in capsys.readouterr().err
    assert main(["tune"]) == 2
    assert "nothing to tune on" in capsys.readouterr().err


def test_weights_of_another_model_are_refused(
    files: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "w").write_text("LM0= 1\n")
    assert main(arguments(files, "--weights", str(tmp_path / "w"))) == 2
    assert "no weight for any feature" in capsys.readouterr().err
    (tmp_path / "w").write_text("tm= 1\n")
    assert main(arguments(files, "--weights", str(tmp_path / "w"))) == 2
    assert "1 weights for 'tm', which has 2 values" in capsys.readouterr().err


def test_lists_of_several_files_are_joined(
    files: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Half of each list in a file of its own gives the same weights as the whole list."""
    lines = NBEST.splitlines(keepends=True)
    first = [next(line for line in lines if line.startswith(f"{i} ")) for i in (0, 1)]
    halves = [first, [line for line in lines if line not in first]]
    for name, half in zip("ab", halves, strict=True):
        (tmp_path / name).write_text("".join(half))
    outputs = []
    for lists in ([files[0]], [str(tmp_path / "a"), "--nbest", str(tmp_path / "b")]):
        assert main(["tune", "--nbest", *lists, "--reference", files[1], "--restarts", "2"]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]
    (tmp_path / "b").write_text(first[0])
    more = ["--nbest", str(tmp_path / "b")]
    assert main(arguments(files, *more)) == 2
    assert "lists of 1 sentences" in capsys.readouterr().err
    unnamed = [re.sub(r"\w+= ", "", line) for line in lines]
    (tmp_path / "b").write_text("".join(unnamed))
    assert main(arguments(files, *more)) == 2
    assert "no feature is called as in" in capsys.readouterr().err
