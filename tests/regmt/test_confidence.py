"""Confidence: calibrated on pairs of the corpus, kept with the index."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import regmt
from regmt.cli.main import main
from regmt.core.errors import InputError
from regmt.instance_selection.tuning_set import tuning_pairs
from regmt.translation.confidence import Logistic, features_of, fitted_confidence, judged_pairs


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an index of sentences that can be translated word by word, but for one word.

    Its translation is a coin toss, so that about half of the translations with it are wrong.
    """
    rng = np.random.default_rng(3)
    words = [f"w{i}" for i in range(12)]
    source, target = [], []
    for _ in range(300):
        chosen = rng.choice([*words, "odd", "odd"], 4).tolist()
        source.append(" ".join(chosen))
        toss = [w if w != "odd" else rng.choice(["left", "right"]) for w in chosen]
        target.append(" ".join(w.replace("w", "v") for w in toss))
    path = tmp_path_factory.mktemp("confidence") / "index"
    corpus = regmt.Translator.from_text(source, target).resources.index.corpus
    regmt.index(corpus, path, tuning_set=80)
    return path


def test_probabilities_tell_easy_from_hard(folder: Path) -> None:
    translator = regmt.Translator.from_index(folder)
    confidence = fitted_confidence(translator)
    assert fitted_confidence(translator) is confidence
    assert fitted_confidence(regmt.Translator.from_index(folder)) == confidence  # from the disk
    assert confidence.pairs == 80
    index = translator.resources.index

    def trust(sentence: str) -> float:
        return confidence.estimate(translator.translate(sentence), index).sentence

    easy, hard = trust("w1 w2 w3 w11"), trust("odd w2 odd odd")
    assert 0 < hard < 0.35 < easy < 1
    estimate = confidence.estimate(translator.translate("w4 w5 odd w7"), index)
    assert int(np.argmin(estimate.words)) == 2
    stored = index.source.text.lines[0]
    assert confidence.estimate(translator.translate(stored), index).sentence == confidence.exact


def test_all_parts_of_a_long_sentence_count(folder: Path) -> None:
    options = regmt.TranslationOptions(max_words=4)
    translator = regmt.Translator.from_index(folder, options=options)
    confidence, index = fitted_confidence(translator), translator.resources.index
    parts = ["w1 w2 w3 w11 .", "odd w2 odd odd ."]
    found = translator.translate(" ".join(parts))
    assert len(found.parts) > 1
    estimate = confidence.estimate(found, index)
    own = [confidence.estimate(part, index) for part in found.parts]
    assert estimate.sentence == pytest.approx(np.prod([each.sentence for each in own]))
    assert len(estimate.words) == len(found.tokens)


def test_pairs_are_judged_as_a_whole(folder: Path) -> None:
    options = regmt.TranslationOptions(max_words=2)
    translator = regmt.Translator.from_index(folder, options=options)
    pairs = tuning_pairs(translator.resources.index)[:3]
    lengths = [judged.features.sentence[-1] for judged in judged_pairs(translator, pairs)]
    assert np.exp(lengths) == pytest.approx([4, 4, 4])


def test_the_features_of_a_stored_pair_leave_it_out(folder: Path) -> None:
    options = regmt.TranslationOptions(exclude_exact=True)
    translator = regmt.Translator.from_index(folder, options=options)
    index = translator.resources.index
    features = features_of(translator.translate(index.source.text.lines[0]), index)
    assert features.sentence[0] < 1  # its best match is not itself
    assert features.words.shape == (4, 11)
    alone = features_of(translator.translate(index.source.text.lines[0]), index, near=len(index))
    assert alone.sentence[0] == 0.1  # nothing is left to match


def test_logistic_regression_is_calibrated() -> None:
    rng = np.random.default_rng(0)
    features = rng.normal(size=(20_000, 3))
    truth = 1 / (1 + np.exp(-(features @ [2.0, -1.0, 0.0] + 0.5)))
    labels = (rng.random(len(truth)) < truth).astype(float)
    fitted = Logistic.fit(features[:10_000], labels[:10_000])
    assert np.abs(fitted(features) - truth).max() < 0.05
    found = fitted(features[10_000:])
    for low in np.arange(0, 1, 0.1):
        part = (found >= low) & (found < low + 0.1)
        assert abs(found[part].mean() - labels[10_000:][part].mean()) < 0.05
    constant = Logistic.fit(features[:8], np.zeros(8))
    assert constant(features[:2]) == pytest.approx([0.1, 0.1])


def test_commands_write_and_use_it(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "in").write_text("w1 w2 w3 w11\n\nodd w2 odd odd\n")
    index = ["--index", str(folder)]
    output = ["-o", str(tmp_path / "out"), "--confidence-out", str(tmp_path / "json")]
    assert main(["translate", str(tmp_path / "in"), *index, *output]) == 0
    easy, empty, hard = map(json.loads, (tmp_path / "json").read_text().splitlines())
    assert easy["confidence"] > hard["confidence"]
    assert [word for word, _ in easy["words"]] == easy["translation"].split()
    assert empty == {"translation": ""}
    po, filled = tmp_path / "a.po", tmp_path / "b.po"
    po.write_text(
        'msgid "w1 w2 w3 w11"\nmsgstr ""\n\nmsgid "odd w2 odd odd"\nmsgstr ""\n', encoding="utf-8"
    )
    least = (easy["confidence"] + hard["confidence"]) / 2
    command = ["translate", str(po), *index, "-o", str(filled), "--min-confidence", str(least)]
    assert main(command) == 0
    text = filled.read_text()
    assert 'msgid "odd w2 odd odd"\nmsgstr ""\n' in text
    assert f"needs no edit with probability {easy['confidence']:.2f}" in text


def test_too_few_pairs_are_refused() -> None:
    translator = regmt.Translator.from_text(["a b c"] * 3, ["d e f"] * 3)
    with pytest.raises(InputError, match="0 pairs to fit the confidence on"):
        fitted_confidence(translator)
