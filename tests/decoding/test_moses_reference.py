"""Whole Moses models: the same translations, feature values and lists as Moses itself made.

Each folder holds a model, an input of 200 sentences and Moses' distinct 10-best lists for it. Here
the first sentences are decoded; the benchmark does all.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from regmt.decoding.beam import BeamDecoder
from regmt.decoding.moses_ini import read_moses_ini
from regmt.decoding.nbest import NBestEntry, read_nbest
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import phrases_of
from regmt.decoding.settings import SearchSettings

SENTENCES = 40


@pytest.fixture(scope="module", params=["eutrans-es-en", "multi30k-de-en"])
def moses(request: pytest.FixtureRequest, real_data: Path) -> tuple[Model, list[list[str]], Path]:
    folder = real_data / f"moses-model-{request.param}"
    if not folder.is_dir():
        pytest.skip(f"no {folder.name} among the real data")
    lines = (folder / "input.txt").read_text(encoding="utf-8").splitlines()[:SENTENCES]
    sentences = [line.split() for line in lines]
    model = read_moses_ini(folder / "moses.ini", wanted=phrases_of(sentences))
    return model, sentences, folder


@pytest.mark.parametrize("search", ["stack", "cube"])
def test_lists_are_those_of_moses(moses, search: str) -> None:
    model, sentences, folder = moses
    settings = SearchSettings(stack=200, search=search, pop_limit=400, estimate_distortion=False)
    decoder = BeamDecoder(model, settings=settings)
    name = "moses.stack200.nbest.gz" if search == "stack" else "moses.cube400.nbest.gz"
    gold = read_nbest(folder / name)[:SENTENCES]
    total, moses_total, found = 0.0, 0.0, 0
    for tokens, entries in zip(sentences, gold, strict=True):
        hypotheses = decoder.decode(tokens, nbest=10, distinct=True)
        total += hypotheses[0].score
        moses_total += entries[0].score
        by_text = {h.text: h for h in hypotheses}
        for entry in entries:
            hypothesis = by_text.get(entry.text)
            if hypothesis is not None and hypothesis.score == pytest.approx(entry.score, rel=1e-5):
                found += 1
                assert_same_features(hypothesis.features, entry)
    # Moses prints six digits: allow for their rounding.
    assert total >= moses_total - 1e-5 * abs(moses_total)
    assert found >= 0.98 * sum(map(len, gold))


def test_better_judged_hypotheses_make_better_beams(moses) -> None:
    """Small stacks lose less if the moves still to be made count."""
    model, sentences, _ = moses
    totals = []
    for estimate in (False, True):
        settings = SearchSettings(stack=10, estimate_distortion=estimate)
        decoder = BeamDecoder(model, settings=settings)
        totals.append(sum(h[0].score for h in decoder.decode_many(sentences)))
    assert totals[1] >= totals[0]


def assert_same_features(features: dict[str, tuple[float, ...]], entry: NBestEntry) -> None:
    for name, values in entry.features.items():
        assert features[name] == pytest.approx(values, rel=1e-5, abs=1e-5), (name, entry.text)
