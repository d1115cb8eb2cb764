"""The length that is expected of a translation, and the words a phrase pair leaves out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from sklearn.linear_model import Ridge

from regmt.bundled import bundled_lines
from regmt.core.errors import InputError
from regmt.decoding.lookup.phrase_lookup import LookupOptions, PhraseLookup
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.resources import Resources
from regmt.translation.beam import LENGTH
from regmt.translation.corpus_tables import COLUMNS, corpus_phrases, corpus_tables
from regmt.translation.length import LENGTHS, RIDGE, LengthModel
from regmt.translation.options import TranslationOptions
from regmt.translation.translator import Translator

SOURCE = ["das haus", "ein haus", "das hausboot", "ein boot", "das boot ist neu", "neu"]
TARGET = ["the house", "a house", "the house boat", "a boat", "the boat is new", "new"]


def test_the_estimate_is_that_of_a_weighted_ridge() -> None:
    corpus = Corpus.from_strings(SOURCE, TARGET)
    model = LengthModel.fit(corpus)
    counts = np.zeros((len(SOURCE), len(corpus.source.vocabulary)))
    for row, words in enumerate(counts):
        np.add.at(words, corpus.source.vocabulary.encode(SOURCE[row].split()), 1)
    lengths, targets = counts.sum(axis=1), np.array([len(line.split()) for line in TARGET])
    ratio = targets.sum() / lengths.sum()
    ridge = Ridge(alpha=RIDGE, fit_intercept=False)
    ridge.fit(counts, targets - ratio * lengths, sample_weight=1 / (lengths + 1))
    assert model.ratio == pytest.approx(ratio)
    assert model.of_words == pytest.approx(ratio + ridge.coef_, abs=1e-9)
    ids = corpus.source.vocabulary.encode(["hausboot", "unknown"])
    assert model.expected(ids) == pytest.approx(model.of_words[ids[0]] + ratio)
    assert model.of_words[ids[0]] > ratio  # it becomes two words
    assert model.expected(ids[:0]) == 1.0


def test_it_is_kept_with_the_index(tmp_path: Path) -> None:
    Index.build(Corpus.from_strings(SOURCE, TARGET), order=2).save(tmp_path / "index")
    made = Resources.open(tmp_path / "index").get(LENGTHS)
    [folder] = (tmp_path / "index" / "derived").glob("lengths*")
    opened = LengthModel.open(folder)
    assert np.array_equal(opened.of_words, made.of_words)
    assert opened.ratio == made.ratio
    damaged = np.full(len(made.of_words), np.nan)
    LengthModel(damaged, made.ratio).save(tmp_path / "other")
    (tmp_path / "again").mkdir()
    for file in (tmp_path / "other").iterdir():
        (tmp_path / "again" / file.name).write_bytes(file.read_bytes())
    with pytest.raises(InputError):
        LengthModel.open(tmp_path / "again")


@pytest.fixture(scope="module")
def resources() -> Resources:
    return Resources(Index.build(Corpus.from_strings(SOURCE * 3, TARGET * 3), order=2))


def test_the_best_translations_are_scored_by_their_length(resources: Resources) -> None:
    translator = Translator(resources, TranslationOptions(instances=5, nbest=5, exact=False))
    expected = resources.get(LENGTHS).expected(
        resources.index.source.text.vocabulary.encode("ein hausboot ist neu".split())
    )
    for hypothesis in translator.translate("ein hausboot ist neu").hypotheses:
        distance = abs(len(hypothesis.tokens) - expected)
        assert hypothesis.features[LENGTH] == pytest.approx((-distance,))
        weights = translator.decoder.weights
        total = sum(
            w * value
            for name, values in hypothesis.features.items()
            for w, value in zip(weights[name], values, strict=True)
        )
        assert hypothesis.score == pytest.approx(total)


def test_words_without_links_cost_what_the_corpus_says() -> None:
    lines = [side[:300] for side in bundled_lines("train")]
    resources = Resources(Index.build(Corpus.from_strings(*lines), order=2))
    corpus, links = resources.index.corpus, resources.links
    translator = Translator(resources, TranslationOptions(instances=5))
    lookup = PhraseLookup(corpus_phrases(resources), LookupOptions())
    model = translator.learn(lines[0][7])
    table, *_ = corpus_tables(lookup, model)
    found = lookup.phrases(model.sentence.ids, always=model.ids)
    free: list[Counter[str]] = [Counter(), Counter()]
    total: list[Counter[str]] = [Counter(), Counter()]
    for s in range(len(corpus)):
        for side in (0, 1):
            for i, word in enumerate(lines[side][s].split()):
                n = sum(link[side] == i for link in links[s])
                free[side][word] += n == 0
                total[side][word] += max(n, 1)
    seen = set()
    for pair, mask in zip(table, found.links.tolist(), strict=True):
        linked = [(k // 7, k % 7) for k in range(49) if mask >> k & 1]
        for side, phrase in enumerate((pair.source, pair.target)):
            product = 1.0
            for i, word in enumerate(phrase):
                if i not in {link[side] for link in linked}:
                    product *= max(free[side][word] / total[side][word], 1e-3)
            seen.add(product)
            column = COLUMNS.index(("deleted", "inserted")[side])
            assert pair.scores[column] == pytest.approx(product)
    assert len(seen) > 5
