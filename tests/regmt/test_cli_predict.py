import json
from collections import Counter

import numpy as np
import pytest

from regmt.cli.main import main

SOURCE = "das Haus\nein Haus\ndas Buch\nein Buch\ndas rote Haus\nein rotes Buch\n"
TARGET = "the house\na house\nthe book\na book\nthe red house\na red book\n"


@pytest.fixture
def files(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name, text in {
        "train.de": SOURCE,
        "train.en": TARGET,
        "test.de": "das Buch\nxyz\n",
        "test.en": "the book\nxyz\n",
    }.items():
        (tmp_path / name).write_text(text)
    return tmp_path


TRAIN = ["--train", "train.de", "train.en", "--instances", "4"]


def test_predictions_with_measures(files, capsys):
    arguments = ["predict", "test.de", "--reference", "test.en", *TRAIN, "--learner", "qp"]
    assert main([*arguments, "--learner-option", "alpha=0.1", "--plot", "w.svg"]) == 0
    captured = capsys.readouterr()
    first, second = map(json.loads, captured.out.splitlines())
    predicted = dict(first["features"])
    assert predicted["the book"] > 0.5
    assert first["source_coverage"] == first["target_coverage"] == 1.0
    assert first["f1"] > 0.5
    assert 0 < first["p_max"] <= 1
    assert second["features"] == []
    assert second["source_coverage"] == second["f1"] == 0.0
    assert "2 sentences: weighted precision" in captured.err
    assert (files / "w.svg").read_text().startswith("<?xml")


def test_text_without_reference(files, capsys):
    arguments = ["predict", "test.de", *TRAIN, "--learner", "ridge", "--threshold", "0.1"]
    assert main([*arguments, "--format", "text", "--ngrams", "1"]) == 0
    lines = capsys.readouterr().out.split("\n")
    assert {field.split("=")[0] for field in lines[0].split("\t")} >= {"the", "book"}
    assert lines[1:] == ["", ""]


def test_jobs_do_not_change_the_bytes(files, capsys):
    """Neither with the index saved for the workers nor with one that is there already."""
    lines = SOURCE + "das rote Buch\n"
    (files / "more.de").write_text(lines * 3)
    (files / "more.en").write_text((TARGET + "the red book\n") * 3)
    arguments = ["predict", "more.de", "--reference", "more.en", "--learner", "ridge"]
    assert main([*arguments, *TRAIN]) == 0
    alone = capsys.readouterr()
    assert len(alone.out.splitlines()) == 21
    assert main([*arguments, *TRAIN, "--jobs", "2"]) == 0
    assert capsys.readouterr() == alone
    assert main(["index", *TRAIN[:3], "-o", "i"]) == 0
    capsys.readouterr()
    assert main([*arguments, "--index", "i", *TRAIN[3:], "--jobs", "2"]) == 0
    assert capsys.readouterr().out == alone.out


def test_optimised_parameters_can_be_used_again(files, capsys):
    arguments = ["predict", "test.de", *TRAIN]
    dev = ["--dev", "train.de", "train.en", "--learner", "qp", "--save-parameters", "qp.toml"]
    assert main([*arguments, *dev]) == 0
    first = capsys.readouterr()
    assert "qp: alpha = " in first.err
    assert main([*arguments, "--parameters", "qp.toml"]) == 0
    assert capsys.readouterr().out == first.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["test.de", "--learner", "lars"], "unknown learner 'lars'"),
        (["test.de", "--learner-option", "alpha"], "write --learner-option NAME=VALUE"),
        (["test.de", "--save-parameters", "x"], "--save-parameters without --dev"),
        (["test.de", "--reference", "train.en"], "6 lines, but test.de has 2;"),
        (["test.de", "--plot", "w.svg", "--plot-sentence", "9"], "no sentence 9"),
        (["test.de", "--plot-sentence", "1"], "--plot-sentence without --plot"),
        (["--reference", "test.en"], "no input"),
    ],
)
def test_mistakes_are_reported_in_one_line(files, capsys, arguments, message):
    assert main(["predict", *arguments, *TRAIN]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "weight", "cut"),
    [
        ([], lambda p: 1.0, False),
        (["--weighting", "tokens"], lambda p: p, False),
        (["--weighting", "exponential", "--alpha", "3"], lambda p: np.exp(-3 / p), True),
    ],
)
def test_weighted_and_segmented_features(files, capsys, options, weight, cut):
    """ŷ = Yᵀ(K + λI)⁻¹k(x) with the kernel counted by hand (3.5, 3.12; 6.2.1)."""
    source = ["ja , das Haus", "das Haus , ja", "ein Haus", "ja , ein Buch", "das Buch"]
    target = ["yes , the house", "the house , yes", "a house", "yes , a book", "the book"]
    test = "ja , das Buch"
    (files / "s.de").write_text("\n".join(source) + "\n")
    (files / "s.en").write_text("\n".join(target) + "\n")
    (files / "t.de").write_text(test + "\n")

    def ngrams(text):
        words = text.split()
        found = [tuple(words[i : i + n]) for n in (1, 2) for i in range(len(words) - n + 1)]
        return Counter(g for g in found if not (cut and len(g) > 1 and "," in g))

    def kernel(a, b):
        return sum(n * ngrams(b)[g] * weight(len(g)) for g, n in ngrams(a).items())

    K = np.array([[kernel(a, b) for b in source] for a in source], dtype=float)
    dual = np.linalg.solve(K + 0.5 * np.eye(5), [kernel(a, test) for a in source])
    expected = Counter()
    for text, share in zip(target, dual, strict=True):
        for gram, n in ngrams(text).items():
            expected[" ".join(gram)] += n * share
    arguments = ["predict", "t.de", "--train", "s.de", "s.en", "--instances", "5"]
    arguments += ["--selector", "random", "--learner", "ridge", "--learner-option", "alpha=0.5"]
    assert main([*arguments, "--threshold", "0.05", *options, *["--segments"] * cut]) == 0
    features = dict(json.loads(capsys.readouterr().out)["features"])
    assert features == pytest.approx({g: v for g, v in expected.items() if v > 0.05}, abs=1e-4)


def test_subwords_of_unseen_words(files, capsys):
    """ŷ = Yᵀ(K + λI)⁻¹k(x), where the trigrams of an unseen word are features, too."""
    source = ["das Haus", "Haushalt und Buch", "Hauses", "rotes Buch", "das Buch"]
    target = ["the house", "household and book", "house", "red book", "the book"]
    test = "das Haushaltsbuch"
    (files / "u.de").write_text("\n".join(source) + "\n")
    (files / "u.en").write_text("\n".join(target) + "\n")
    (files / "v.de").write_text(test + "\n")

    def trigrams(word):
        spelled = f" {word.lower()} "
        return {spelled[i : i + 3] for i in range(len(spelled) - 2)}

    def features(text):
        words = text.split()
        others = ["Haushaltsbuch"] if text == test else [w for w in words if w != "das"]
        parts = Counter(g for w in others for g in trigrams(w) & trigrams("Haushaltsbuch"))
        return parts + Counter((word,) for word in words)

    def kernel(a, b):
        return sum(n * features(b)[g] for g, n in features(a).items())

    K = np.array([[kernel(a, b) for b in source] for a in source], dtype=float)
    dual = np.linalg.solve(K + 0.5 * np.eye(5), [kernel(a, test) for a in source])
    expected = Counter()
    for text, share in zip(target, dual, strict=True):
        for word in text.split():
            expected[word] += share
    arguments = ["predict", "v.de", "--train", "u.de", "u.en", "--instances", "5", "--ngrams", "1"]
    arguments += ["--selector", "random", "--learner", "ridge", "--learner-option", "alpha=0.5"]
    assert main([*arguments, "--threshold", "0.001", "--subwords", "3"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert dict(found["features"]) == pytest.approx(
        {word: value for word, value in expected.items() if value > 0.001}, abs=1e-4
    )
    assert expected["household"] > 0.2
    assert found["n_source_features"] == 2 + len(trigrams("Haushaltsbuch"))
