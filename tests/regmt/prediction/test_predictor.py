import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.prediction import Optimum, optimise, predict
from regmt.prediction.hinton import plot_weights
from regmt.resources import Resources
from regmt.sentence import LearningOptions, SentenceLearner

SOURCE = ["das Haus", "ein Haus", "das Buch", "ein Buch", "das rote Haus", "ein rotes Buch"]
TARGET = ["the house", "a house", "the book", "a book", "the red house", "a red book"]


OPTIONS = LearningOptions(learner="qp", learner_options={"alpha": 0.1}, instances=6, ngrams="1")


@pytest.fixture(scope="module")
def index():
    return Index.build(Corpus.from_strings(SOURCE, TARGET), order=2)


@pytest.fixture(scope="module")
def learner(index):
    return SentenceLearner(index, OPTIONS)


def above(model, threshold):
    predicted = model.predicted_ngrams(threshold=threshold)
    return sorted(predicted.items(), key=lambda feature: -feature[1])


def test_predicts_the_words_of_the_translation(learner):
    best = above(learner.learn("das rote Buch"), 0.4)
    assert {name for name, _ in best[:2]} == {("the",), ("book",)}


def test_the_records_have_the_features_best_first(index):
    (found,) = predict(["das rote Buch"], Resources(index), options=OPTIONS, threshold=0.0)
    weights = [weight for _, weight in found.record["features"]]
    assert len(weights) > 2
    assert weights == sorted(weights, reverse=True)
    assert repr(found).startswith("<Prediction of sentence 0: ")


def test_reference_features(learner):
    model = learner.learn("das rote Buch")
    present, uncovered = model.in_reference("the the green book")
    names = {model.problem.target_name(j) for j in np.flatnonzero(present)}
    assert names == {("the",), ("book",)}
    assert uncovered == 1  # green


def test_unknown_sentence_predicts_nothing(learner):
    for sentence in ("xyz", ""):
        model = learner.learn(sentence)
        assert above(model, 0.0) == []
        assert model.in_reference("the house")[1] == 2  # both words, since no pair is selected


def test_optimum_is_the_best_of_the_grid_and_can_be_saved(index, tmp_path):
    grid = {"alpha": [0.1, 100.0]}
    dev = ["das rote Buch", "ein Haus"], ["the red book", "a house"]
    found = optimise(index, OPTIONS, *dev, grid=grid)
    assert found.options == {"alpha": 0.1}
    assert len(found.trials) == 2
    assert found.score == max(score for _, _, score in found.trials)
    found.save(tmp_path / "qp.toml")
    assert Optimum.load(tmp_path / "qp.toml") == found


@pytest.mark.parametrize("objective", ["pmax", "squared"])
def test_other_objectives(index, objective):
    dev = ["das rote Buch", "ein Haus"], ["the red book", "a house"]
    grid = {"alpha": [0.01, 1000.0]}  # the second predicts nothing
    found = optimise(index, OPTIONS, *dev, grid=grid, objective=objective)
    assert found.options == {"alpha": 0.01}
    if objective == "squared":  # nothing predicted: one for each of the 3 + 2 reference words
        assert found.trials[1][2] == pytest.approx(-5 / 2)


def test_refusals(index, tmp_path):
    with pytest.raises(InputError, match="unknown objective"):
        optimise(index, OPTIONS, ["a"], ["b"], objective="bleu")
    with pytest.raises(InputError, match="has no W"):
        optimise(
            index, LearningOptions(learner="svr"), ["das Haus"], ["the house"], objective="pmax"
        )
    with pytest.raises(InputError, match="1 dev sentences, but 0 references"):
        optimise(index, OPTIONS, ["a"], [])
    (tmp_path / "x.toml").write_text("learner = 'qp'\n")
    with pytest.raises(InputError, match="not a file of optimised parameters"):
        Optimum.load(tmp_path / "x.toml")


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_hinton_diagram(learner, tmp_path, suffix):
    model = learner.learn("das rote Buch")
    for name in ("one", "two"):
        plot_weights(model, tmp_path / f"{name}{suffix}")
    picture = (tmp_path / f"one{suffix}").read_bytes()
    assert picture == (tmp_path / f"two{suffix}").read_bytes()
    assert picture.startswith(b"\x89PNG" if suffix == ".png" else b"<?xml")
    with pytest.raises(InputError, match="unknown picture format"):
        plot_weights(model, tmp_path / "w.gif")
