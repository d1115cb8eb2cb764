"""Sparse features of phrase pairs: worked by hand, in the decoder, in weights and tuning."""

from __future__ import annotations

from pathlib import Path

import pytest

from regmt.application.train import train
from regmt.application.tune import tune
from regmt.core.errors import InputError
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.nbest import read_nbest, write_nbest
from regmt.decoding.phrase_model import Model
from regmt.decoding.settings import SearchSettings
from regmt.decoding.sparse_features import SparseFeatures, joint_count
from regmt.decoding.weights import read_weights, write_weights
from regmt.instance_selection.corpus import Corpus

SOURCE = ["das haus ist da", "das buch fehlt", "haus und buch", "das ist gut", "da ist es"] * 3
TARGET = ["the house is there", "the book is missing", "house and book", "that is it", "so"] * 3


def test_a_pair_worked_by_hand() -> None:
    features = SparseFeatures(("das", "ist"), ("the", "is", "a"))
    found = features.values("das ist Haus".split(), "the is is b".split(), "0-0 1-1 1-2", 7)
    assert found == {
        "ext:count:7-9": 1.0,
        "ext:del:<other>": 1.0,
        "ext:ins:<other>": 1.0,
        "ext:pair:<other>~<unaligned>": 1.0,
        "ext:pair:<unaligned>~<other>": 1.0,
        "ext:pair:das~the": 1.0,
        "ext:pair:ist~is": 2.0,
        "ext:src/tgt:3,4": 1.0,
        "ext:src:3": 1.0,
        "ext:tgt:4": 1.0,
    }
    assert list(features.values(["x"], ["y"], "", None)) == [
        "ext:src/tgt:1,1",
        "ext:src:1",
        "ext:tgt:1",
    ]
    bins = {next(iter(features.values(["x"], [], "", c))) for c in range(1, 200)}
    assert len(bins) == 11
    assert joint_count("5 4 3") == 3
    assert joint_count("") is None


def test_only_frequent_words_have_names() -> None:
    words = [f"w{i:03d}" for i in range(100)]
    corpus = Corpus.from_strings(
        [" ".join(words[: 100 - i]) for i in range(100)], ["x"] * 100
    )  # w000 is the most frequent
    features = SparseFeatures.from_corpus(corpus)
    found = features.values([words[79], words[80], words[50]], ["x"], "0-0 1-0", None)
    names = {name for name in found if "pair" in name or "del" in name}
    assert names == {
        "ext:pair:w079~x",
        "ext:pair:<other>~x",
        "ext:pair:w050~<unaligned>",
        "ext:del:<other>",
    }


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sparse") / "model"
    corpus = Corpus.from_strings(SOURCE, TARGET)
    return train(corpus, path, method="ibm1", lm_order=2, extended_features=True).folder


def test_weights_of_sparse_features_decide(folder: Path, tmp_path: Path) -> None:
    assert "ext:" not in (folder / "moses.ini").read_text()
    model = Model.load(folder)
    settings = SearchSettings(stack=-1, threshold=0.0, distortion_limit=-1, ttable_limit=-1)
    tokens = "das buch ist da".split()
    lists = BeamDecoder(model, settings=settings).decode(tokens, nbest=2000)
    names = {name for h in lists for name in h.features if name.startswith("ext:")}
    assert len(names) > 15
    assert any(name.startswith("ext:count:") for name in names)
    weights = model.weights.updated({name: (len(name) % 7 - 3) / 4 for name in sorted(names)})
    write_weights(weights, tmp_path / "weights.toml")
    assert read_weights(tmp_path / "weights.toml") == weights
    best = max(lists, key=lambda h: weights.dot(h.features))
    found = BeamDecoder(model.with_weights(weights), settings=settings).decode(tokens, nbest=9)
    assert found[0].score == pytest.approx(weights.dot(best.features))
    for hypothesis in found:
        assert hypothesis.score == pytest.approx(weights.dot(hypothesis.features))
    write_nbest([[h.entry(0) for h in found]], tmp_path / "list")
    ((first, *_),) = read_nbest(tmp_path / "list")
    assert first.features == found[0].features
    with pytest.raises(InputError, match="not a feature of the model"):
        model.with_weights(weights.updated({"extra": 1.0}))


def test_pro_learns_sparse_weights(folder: Path) -> None:
    dev = (["das haus fehlt", "das buch ist da"], ["the house is missing", "the book is there"])
    result = tune(model=folder, dev=dev, tuner="pro", iterations=2, interpolation=1.0)
    learned = [name for name in result.history[-1].weights if name.startswith("ext:")]
    assert len(learned) > 10
    assert Model.load(folder).with_weights(result.history[-1].weights)
    with pytest.raises(InputError, match="no sparse features"):
        tune(model=folder, dev=dev, tuner="lattice-mert")
