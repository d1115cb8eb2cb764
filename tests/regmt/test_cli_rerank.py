"""``regmt rerank`` from files to files, and its errors."""

from __future__ import annotations

import re

import numpy as np
import pytest

from regmt.cli.main import main
from regmt.decoding.nbest import read_nbest
from regmt.decoding.weights import read_weights

SOURCE = ["das haus ist klein", "ein auto ist rot", "das auto ist klein", "ein haus ist rot"]
TARGET = ["the house is small", "a car is red", "the car is small", "a house is red"]


def nbest_lines(references, seed):
    """Lists in which the decoder's favourite is wrong and a shared feature knows better."""
    rng = np.random.default_rng(seed)
    lines = []
    for i, reference in enumerate(references):
        words = reference.split()
        for k in range(5):
            damaged = [w if j >= 4 - k else "zebra" for j, w in enumerate(words)]
            score = -float(k) + rng.normal(0, 0.1)
            lines.append(f"{i} ||| {' '.join(damaged)} ||| tm= {k}.5 0 lm= -3 ||| {score:.3f}")
    return lines


@pytest.fixture
def files(write_lines):
    texts = {
        "train.de": SOURCE,
        "train.en": TARGET,
        "test.de": SOURCE,
        "test.en": TARGET,
        "test.nbest": nbest_lines(TARGET, 1),
        "dev.nbest": nbest_lines(TARGET, 2),
        "documents": ["a", "a", "b", "b"],
    }
    return write_lines(texts)


def run(capsys, *arguments):
    code = main(["rerank", *arguments])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


def test_regression_finds_the_translations(files, capsys):
    code, out, err = run(
        capsys, files("test.nbest"), "--source", files("test.de"),
        "--train", files("train.de"), files("train.en"), "--scores", "regmt",
        "--reference", files("test.en"), "--metric-tokenize", "none",
    )  # fmt: skip
    assert code == 0
    assert out == TARGET
    rows = {line.split()[0]: line.split()[1:] for line in err.splitlines() if line.strip()}
    assert rows["Reranked"][0].rstrip("*") == "100.00" == rows["Oracle"][0].rstrip("*")
    assert float(rows["Baseline"][0].rstrip("*")) < 50


def test_a_saved_alignment_model_serves_where_there_is_no_training_data(files, capsys):
    corpus = ["--train", files("train.de"), files("train.en")]
    assert main(["align", *corpus, "--save", files("links.model"), "-o", files("links")]) == 0
    lists = [files("test.nbest"), "--source", files("test.de"), "--scores", "hmm"]
    code, out, _ = run(capsys, *lists, "--alignment", files("links.model"))
    assert (code, out) == (0, TARGET)
    code, _, err = run(capsys, *lists)
    assert code == 2
    assert "--alignment" in err


def test_tuned_weights_are_saved_and_used_again(files, capsys, tmp_path):
    tuned = run(
        capsys, files("test.nbest"), "--scores", "features,model,cbleu",
        "--dev-nbest", files("dev.nbest"), "--dev-reference", files("test.en"),
        "--metric-tokenize", "none", "--weights-out", files("w.toml"),
    )  # fmt: skip
    assert tuned[:2] == (0, TARGET)
    assert set(read_weights(files("w.toml"))) == {"tm", "lm", "model", "cbleu"}
    code, out, _ = run(
        capsys, files("test.nbest"), "--scores", "features,model,cbleu",
        "--weights", files("w.toml"), "--format", "nbest",
    )  # fmt: skip
    assert code == 0
    (tmp_path / "out.nbest").write_text("\n".join(out) + "\n")
    lists = read_nbest(files("out.nbest"))
    assert [entries[0].text for entries in lists] == TARGET
    weights = read_weights(files("w.toml"))
    for entries in lists:
        scores = [entry.score for entry in entries]
        assert scores == sorted(scores, reverse=True)
        for entry in entries:
            assert entry.score == pytest.approx(weights.dot(entry.features))


def test_all_of_portage(files, capsys):
    code, out, _ = run(
        capsys, files("test.nbest"), "--source", files("test.de"), "--scores", "portage,cache",
        "--train", files("train.de"), files("train.en"), "--documents", files("documents"),
        "--dev-nbest", files("dev.nbest"), "--dev-reference", files("test.en"),
        "--dev-source", files("test.de"), "--dev-documents", files("documents"),
        "--tuner", "pro", "--metric-tokenize", "none",
    )  # fmt: skip
    assert (code, out) == (0, TARGET)


def test_greedy_and_mbr(files, capsys):
    code, out, err = run(
        capsys, files("test.nbest"), "--scores", "features,words,cbleu", "--greedy", "prune",
        "--dev-nbest", files("dev.nbest"), "--dev-reference", files("test.en"),
        "--dev2-nbest", files("test.nbest"), "--dev2-reference", files("test.en"),
        "--metric-tokenize", "none", "--tuner", "pro",
    )  # fmt: skip
    assert (code, out) == (0, TARGET)
    assert "scores kept: " in err
    expand = [
        "--scores", "features,words,cbleu", "--greedy", "expand",
        "--dev-nbest", files("dev.nbest"), "--dev-reference", files("test.en"),
        "--dev2-nbest", files("test.nbest"), "--dev2-reference", files("test.en"),
        "--metric-tokenize", "none", "--tuner", "pro",
    ]  # fmt: skip
    code, _, err = run(capsys, files("test.nbest"), *expand, "--greedy-start", "words,cbleu")
    assert code == 0
    kept = err.split("scores kept: ")[1].split("\n")[0].split(", ")
    assert {"words", "cbleu"} <= set(kept)
    code, _, err = run(capsys, files("test.nbest"), *expand, "--greedy-start", "magic")
    assert (code, "the score 'magic' to start from is not among the scores" in err) == (2, True)
    code, out, _ = run(capsys, files("test.nbest"), "--scores", "model", "--select", "mbr")
    assert code == 0
    assert len(out) == 4


def test_options_of_the_regression_by_the_dev_set(files, capsys):
    """The best of all combinations, each as if it had been given; weights are tuned for each."""
    common = [
        "--scores", "regmt,regmt-brevity", "--source", files("test.de"),
        "--train", files("train.de"), files("train.en"), "--learner", "ridge",
        "--dev-nbest", files("dev.nbest"), "--dev-source", files("test.de"),
        "--dev-reference", files("test.en"), "--metric-tokenize", "none", "--tuner", "pro",
    ]  # fmt: skip
    grid = ["--grid", "brevity_alpha=0.1,0.4", "alpha=0.1,100"]
    code, chosen, err = run(capsys, files("test.nbest"), *common, *grid)
    assert code == 0
    scores = dict(re.findall(r"(brevity_alpha \S+, alpha \S+): bleu (\S+)", err))
    assert len(scores) == 4
    best = max(scores, key=lambda trial: float(scores[trial]))
    lam = best.split()[-1]
    values = best.replace(",", "").split()
    alone = ["--grid", f"brevity_alpha={values[1]}", "--learner-option", f"alpha={lam}"]
    code, expected, _ = run(capsys, files("test.nbest"), *common, *alone)
    assert (code, chosen) == (0, expected)
    assert run(capsys, files("test.nbest"), "--grid", "alpha=1")[0] == 2
    code, _, err = run(capsys, files("test.nbest"), *common, "--grid", "alpha=x")
    assert (code, "--grid alpha=x; write --grid NAME=0.1,1,10" in err) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--scores", "regmt"], "'regmt' needs the source sentences; give --source"),
        (["--scores", "lm"], "'lm' needs a language model; give --lm"),
        (
            ["--scores", "regmt", "--dev-nbest", "x", "--dev-reference", "y"],
            "the score 'regmt' needs the source of --dev-nbest too",
        ),
        (["--scores", "cache"], "needs the documents"),
        (["--scores", "magic"], "unknown score 'magic'"),
        (["--source", "short"], "3 lines, but"),
        (["--source", "long"], "5 lines, but"),
        (["--reference", "short"], "3 lines, but"),
        (["--source", "missing"], "no such file"),
        (["--dev-nbest", "test.nbest"], "give --dev-reference"),
        (["--greedy", "prune"], "two dev sets"),
        (["--greedy-start", "words"], "--greedy-start without --greedy expand"),
        (["--tuner", "guess"], "unknown tuner"),
        (["--select", "mbr", "--format", "nbest"], "--select mbr chooses one candidate"),
        (["--mbr-scale", "2"], "--mbr-scale without --select mbr"),
        (["--scores", "features", "--weights", "long.toml"], "long.toml: 3 weights for 'tm'"),
        (["--scores", "model", "--weights", "long.toml"], "long.toml: no weight for any"),
        (["--learner", "guess", "--source", "test.de", "--scores", "regmt"], "unknown learner"),
    ],
)
def test_errors_write_nothing(files, capsys, tmp_path, arguments, problem):
    (tmp_path / "short").write_text("a\nb\nc\n")
    (tmp_path / "long").write_text("a\nb\nc\nd\ne\n")
    (tmp_path / "long.toml").write_text("tm = [1, 2, 3]\n")
    paths = ("short", "long", "missing", "test.nbest", "test.de", "long.toml")
    arguments = [files(a) if a in paths else a for a in arguments]
    code, out, err = run(capsys, files("test.nbest"), *arguments, "-o", files("out"))
    assert code == 2
    assert problem in err
    assert err.count("\n") == 1
    assert out == []
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("value", ["nan", "inf", "x"])
def test_scores_that_are_no_numbers(files, capsys, tmp_path, value):
    (tmp_path / "bad.nbest").write_text(f"0 ||| a ||| tm= 1 ||| 1\n0 ||| b ||| tm= 1 ||| {value}\n")
    code, _, err = run(capsys, files("bad.nbest"), "-o", files("out"))
    assert code == 2
    assert "bad.nbest:2:" in err
    assert not (tmp_path / "out").exists()


def test_case_of_the_training_data(files, capsys, tmp_path):
    """With --lowercase candidates are compared in lower case and written as they are."""
    upper = [line.replace("the ", "The ") for line in nbest_lines(TARGET, 1)]
    (tmp_path / "upper.nbest").write_text("".join(line + "\n" for line in upper))
    code, out, _ = run(
        capsys, files("upper.nbest"), "--source", files("test.de"), "--lowercase",
        "--train", files("train.de"), files("train.en"), "--scores", "regmt,ibm1",
    )  # fmt: skip
    assert code == 0
    assert out == [line.replace("the ", "The ") for line in TARGET]


def test_the_seed_reaches_a_random_selection(files, capsys):
    options = [files("test.nbest"), "--source", files("test.de"), "--scores", "regmt"]
    options += ["--train", files("train.de"), files("train.en"), "--format", "nbest"]
    options += ["--selector", "random", "--instances", "1", "--exclude-exact", "--seed"]
    outputs = [run(capsys, *options, seed)[1] for seed in "001234"]
    assert outputs[0] == outputs[1]
    assert len({tuple(out) for out in outputs}) > 1


def test_real_lists(real_data, capsys, tmp_path):
    """Moses' own lists: tuned on 25 sentences, tested on the other 25 (europarl)."""
    folder = real_data / "nbest-europarl"
    references = (folder / "reference.txt").read_text().splitlines()
    halves = {"dev": (0, 25), "test": (25, 50)}
    for name, (first, last) in halves.items():
        (tmp_path / f"{name}.ref").write_text("\n".join(references[first:last]) + "\n")
        with open(tmp_path / f"{name}.nbest", "w") as stream:
            for line in (folder / "nbest.txt").read_text().splitlines():
                number, rest = line.split("|||", 1)
                if first <= int(number) < last:
                    stream.write(f"{int(number) - first} |||{rest}\n")
    paths = {name: str(tmp_path / name) for name in ("dev.nbest", "dev.ref", "test.nbest")}
    code, out, err = run(
        capsys, paths["test.nbest"], "--scores", "features", "--tuner", "svm-iso",
        "--dev-nbest", paths["dev.nbest"], "--dev-reference", paths["dev.ref"],
        "--reference", str(tmp_path / "test.ref"), "--metric-tokenize", "none",
    )  # fmt: skip
    assert code == 0
    assert len(out) == 25
    cells = {line.split()[0]: line.split()[1:] for line in err.splitlines() if line.strip()}
    rows = ("Baseline", "Oracle", "Reranked")
    scores = {name: float(cells[name][0].rstrip("*")) for name in rows}
    assert scores["Baseline"] < scores["Reranked"] < scores["Oracle"]
