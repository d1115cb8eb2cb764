"""``regmt evaluate``: tables, JSON, sentence scores, tests and errors."""

from __future__ import annotations

import io
import json
import sys

import pytest
import sacrebleu

from regmt.application.evaluate import evaluate
from regmt.cli.main import main
from regmt.metrics import make_metric

REFERENCE = ["The cat sat on the mat .", "It is raining again today .", "Hello , world !"] * 4
GOOD = ["The cat sat on a mat .", "It is raining again today .", "Hello world !"] * 4
BAD = ["A dog was on the mat .", "Rain falls today again", "Hi !"] * 4


@pytest.fixture
def files(tmp_path):
    paths = {}
    for name, lines in {"good": GOOD, "bad": BAD, "ref": REFERENCE}.items():
        paths[name] = tmp_path / f"{name}.en"
        paths[name].write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return {name: str(path) for name, path in paths.items()}


def run(capsys, *arguments):
    code = main(["evaluate", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_json_has_the_scores_of_sacrebleu(files, capsys):
    code, out, _ = run(
        capsys, files["good"], files["bad"], "--reference", files["ref"], "--json",
        "--metric", "bleu,chrf,ter",
    )  # fmt: skip
    assert code == 0
    results = {(item["system"], item["metric"]): item for item in json.loads(out)}
    for name, lines in {"good.en": GOOD, "bad.en": BAD}.items():
        expected = {
            "bleu": sacrebleu.corpus_bleu(lines, [REFERENCE]),
            "chrf": sacrebleu.corpus_chrf(lines, [REFERENCE]),
            "ter": sacrebleu.corpus_ter(lines, [REFERENCE]),
        }
        for metric, score in expected.items():
            item = results[name, metric]
            assert list(item) == ["system", "metric", "score", "low", "high", "signature"]
            assert item["score"] == pytest.approx(score.score, rel=1e-12)
            assert item["low"] <= item["score"] <= item["high"]
            assert item["signature"].startswith("nrefs:1|")


def test_table_shows_scores_intervals_tests_and_signatures(files, capsys):
    code, out, _ = run(
        capsys, files["bad"], files["good"], "--reference", files["ref"], "--metric", "bleu,nist",
        "--paired", "ar",
    )  # fmt: skip
    assert code == 0
    header, bad, good, blank, title, _, difference, _, *signatures = out.splitlines()
    assert header.split() == ["system", "bleu", "nist"]
    bleu = sacrebleu.corpus_bleu(GOOD, [REFERENCE]).score
    assert good.startswith(f"good.en  {bleu:.2f} [")
    assert bad.startswith("bad.en ")
    assert blank == ""
    assert title.startswith("approximate randomisation")
    other = sacrebleu.corpus_bleu(BAD, [REFERENCE]).score
    assert difference.startswith(f"good.en - bad.en  {bleu - other:+.2f} p=0.001*")
    assert [line.split("|")[0] for line in signatures] == ["bleu", "nist"]


def test_wide_tables_are_turned_and_wider_ones_listed(files, capsys, tmp_path):
    many = "bleu,nist,ter,wer,per,meteor,chrf,f1,f1g3"
    _, out, _ = run(capsys, files["good"], "--reference", files["ref"], "--metric", many)
    lines = out.splitlines()
    assert lines[0].split() == ["metric", "good.en"]
    assert [line.split()[0] for line in lines[1:10]] == many.split(",")
    systems = []
    for k in range(6):
        path = tmp_path / f"system{k}.en"
        path.write_text("\n".join(GOOD) + "\n")
        systems.append(str(path))
    _, out, _ = run(capsys, *systems, "--reference", files["ref"], "--metric", many)
    assert out.splitlines()[7].startswith("nist    system1.en")


def test_several_references_and_all_pairs(files, capsys):
    code, out, _ = run(
        capsys, files["good"], files["bad"], files["ref"], "--reference", files["ref"],
        files["good"], "--metric", "bleu", "--paired", "sign", "--all-pairs", "--json",
    )  # fmt: skip
    assert code == 0
    results = {item["system"]: item for item in json.loads(out)}
    assert results["good.en"]["score"] == pytest.approx(100)
    assert "comparisons" not in results["good.en"]
    assert [c["against"] for c in results["ref.en"]["comparisons"]] == ["good.en", "bad.en"]
    assert results["ref.en"]["comparisons"][1]["p"] == pytest.approx(0.5**12)


def test_sentence_scores(files, capsys):
    _, out, _ = run(
        capsys, files["good"], files["bad"], "--reference", files["ref"], "--sentences",
        "--metric", "bleu,ter",
    )  # fmt: skip
    lines = [line.split("\t") for line in out.splitlines()]
    assert lines[0] == ["sentence", "system", "bleu", "ter"]
    assert len(lines) == 1 + 2 * 12
    expected = sacrebleu.sentence_bleu(BAD[1], [REFERENCE[1]]).score
    assert lines[4][:2] == ["1", "bad.en"]
    assert float(lines[4][2]) == pytest.approx(expected, abs=1e-4)
    _, out, _ = run(
        capsys, files["bad"], "--reference", files["ref"], "--sentences", "--json",
        "--metric", "bleu",
    )  # fmt: skip
    assert json.loads(out)[0]["sentences"][1] == pytest.approx(expected)


def test_standard_input_output_file_and_no_resamples(files, capsys, tmp_path, monkeypatch):
    class Stdin:
        buffer = io.BytesIO("\n".join(GOOD).encode())

    monkeypatch.setattr(sys, "stdin", Stdin)
    target = tmp_path / "scores.json"
    code, out, _ = run(
        capsys, "-", "--reference", files["ref"], "--json", "--resamples", "0",
        "--metric", "bleu", "-o", str(target),
    )  # fmt: skip
    assert (code, out) == (0, "")
    (item,) = json.loads(target.read_text())
    assert (item["system"], item["low"], item["high"]) == ("stdin", None, None)
    assert "resamples" not in item["signature"]


def test_the_same_from_python(files, capsys):
    _, out, _ = run(
        capsys, files["good"], "--reference", files["ref"], "--json", "--seed", "3",
        "--metric", "f1g3", "--lowercase", "--tokenize", "none", "--confidence", "0.9",
    )  # fmt: skip
    (item,) = json.loads(out)
    metric = make_metric("f1g3", tokenize="none", lowercase=True)
    evaluation = evaluate({"x": GOOD}, [REFERENCE], metric=[metric], seed=3, confidence=0.9)
    result = evaluation["x", "f1g3"]
    assert (item["score"], item["low"]) == (result.score, result.interval.low)
    assert item["signature"] == result.signature


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["{good}", "--reference", "{short}"], "good.en:3: 12 lines, but"),
        (["{good}", "{short}", "--reference", "{ref}"], "short.en:3: 2 lines, but"),
        (["{empty}", "--reference", "{ref}"], "empty.en:1: 0 lines, but"),
        (["{empty}", "--reference", "{empty}"], "empty.en: is empty"),
        (["{good}", "--reference", "nowhere.en"], "nowhere.en: no such file"),
        (["{good}", "{good}", "--reference", "{ref}"], "the same system is given twice"),
        (["-", "--reference", "-"], "read once"),
        (["{good}", "--reference", "{ref}", "--metric", "blue"], "unknown metric 'blue'"),
        (["{good}", "--reference", "{ref}", "--metric", ","], "no metric"),
        (["{good}", "--reference", "{ref}", "--paired", "ar"], "needs two systems"),
        (["{good}", "{bad}", "--reference", "{ref}", "--all-pairs"], "without a test"),
        (["{good}", "--reference", "{ref}", "--confidence", "95"], "between 0 and 1"),
        (
            ["{good}", "{bad}", "--reference", "{ref}", "--paired", "ar", "--resamples", "0"],
            "needs resamples",
        ),
        (
            ["{good}", "{bad}", "--reference", "{ref}", "--paired", "t", "--sentences"],
            "--sentences does not show tests",
        ),
        (
            ["{good}", "--reference", "{ref}", "--metric", "meteor", "--target-lang", "xx"],
            "no stemmer",
        ),
    ],
)
def test_errors_are_one_line(files, tmp_path, capsys, arguments, message):
    for name, text in {"short": "a\nb\n", "empty": ""}.items():
        (tmp_path / f"{name}.en").write_text(text)
        files[name] = str(tmp_path / f"{name}.en")
    code, out, err = run(capsys, *(argument.format(**files) for argument in arguments))
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert message in err
