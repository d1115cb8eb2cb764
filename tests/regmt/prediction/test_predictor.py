import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors import make_selector
from regmt.learners import make_learner
from regmt.prediction import Optimum, Predictor, optimise
from regmt.prediction.hinton import plot_weights

SOURCE = ["das Haus", "ein Haus", "das Buch", "ein Buch", "das rote Haus", "ein rotes Buch"]
TARGET = ["the house", "a house", "the book", "a book", "the red house", "a red book"]


@pytest.fixture(scope="module")
def predictor():
    index = Index.build(Corpus.from_strings(SOURCE, TARGET), order=2)
    return Predictor(
        index=index,
        selector=make_selector("fda").fit(index),
        learner=make_learner("qp", alpha=0.1),
        instances=6,
        source_orders=Orders(1, 1),
        target_orders=Orders(1, 1),
    )


def test_predicts_the_words_of_the_translation(predictor):
    prediction = predictor.predict("das rote Buch")
    best = [name for name, _ in prediction.above(0.4)]
    assert set(best[:2]) == {("the",), ("book",)}
    weights = [weight for _, weight in prediction.above(0.0)]
    assert weights == sorted(weights, reverse=True)


def test_reference_features(predictor):
    prediction = predictor.predict("das rote Buch")
    present, uncovered = prediction.in_reference("the the green book")
    names = {prediction.problem.target_name(j) for j in np.flatnonzero(present)}
    assert names == {("the",), ("book",)}
    assert uncovered == 1  # green


def test_unknown_sentence_predicts_nothing(predictor):
    for sentence in ("xyz", ""):
        prediction = predictor.predict(sentence)
        assert prediction.above(0.0) == []
        assert prediction.in_reference("the house")[1] == 2  # both words, since no pair is selected


def test_optimum_is_the_best_of_the_grid_and_can_be_saved(predictor, tmp_path):
    grid = {"alpha": [0.1, 100.0]}
    dev = ["das rote Buch", "ein Haus"], ["the red book", "a house"]
    found = optimise(predictor, "qp", *dev, grid=grid)
    assert found.options == {"alpha": 0.1}
    assert len(found.trials) == 2
    assert found.score == max(score for _, _, score in found.trials)
    found.save(tmp_path / "qp.toml")
    assert Optimum.load(tmp_path / "qp.toml") == found


@pytest.mark.parametrize("objective", ["pmax", "squared"])
def test_other_objectives(predictor, objective):
    dev = ["das rote Buch", "ein Haus"], ["the red book", "a house"]
    grid = {"alpha": [0.01, 1000.0]}  # the second predicts nothing
    found = optimise(predictor, "qp", *dev, grid=grid, objective=objective)
    assert found.options == {"alpha": 0.01}
    if objective == "squared":  # nothing predicted: one for each of the 3 + 2 reference words
        assert found.trials[1][2] == pytest.approx(-5 / 2)


def test_refusals(predictor, tmp_path):
    with pytest.raises(InputError, match="unknown objective"):
        optimise(predictor, "qp", ["a"], ["b"], objective="bleu")
    with pytest.raises(InputError, match="has no W"):
        optimise(predictor, "svr", ["das Haus"], ["the house"], objective="pmax")
    with pytest.raises(InputError, match="1 dev sentences, but 0 references"):
        optimise(predictor, "qp", ["a"], [])
    (tmp_path / "x.toml").write_text("learner = 'qp'\n")
    with pytest.raises(InputError, match="not a file of optimised parameters"):
        Optimum.load(tmp_path / "x.toml")


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_hinton_diagram(predictor, tmp_path, suffix):
    prediction = predictor.predict("das rote Buch")
    for name in ("one", "two"):
        plot_weights(prediction, tmp_path / f"{name}{suffix}")
    picture = (tmp_path / f"one{suffix}").read_bytes()
    assert picture == (tmp_path / f"two{suffix}").read_bytes()
    assert picture.startswith(b"\x89PNG" if suffix == ".png" else b"<?xml")
    with pytest.raises(InputError, match="unknown picture format"):
        plot_weights(prediction, tmp_path / "w.gif")
