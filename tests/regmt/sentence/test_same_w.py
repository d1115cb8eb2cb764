"""One sentence, one W: everything that learns it learns the same from the same options."""

from __future__ import annotations

import dataclasses
import pickle
from concurrent.futures import ThreadPoolExecutor
from unittest import mock

import numpy as np
import pytest

import regmt
from regmt.bundled import bundled_lines
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.text_profile import TextProfile
from regmt.instance_selection.vocabulary import Vocabulary
from regmt.learners import make_learner
from regmt.learners.base import Learner
from regmt.reranking.regression import RegressionOptions, RegressionScorer
from regmt.resources import Resources
from regmt.sentence import LearningOptions, SentenceLearner
from regmt.sentence.learner import Wanted
from regmt.translation.options import TranslationOptions
from regmt.translation.regression_alignment import AlignmentOptions, pair_weights
from regmt.translation.translator import Translator

SENTENCE = "wo ist der Bahnhof ?"


@pytest.fixture(scope="module")
def index() -> Index:
    source, target = (lines[:800] for lines in bundled_lines("train"))
    return Index.build(Corpus.from_strings(source, target), order=2)


class Fits:
    """Notes W of every regression that is solved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: list[np.ndarray] = []
        real = Learner.learn

        def noted(learner: Learner, *given: object, **named: object) -> Learner:
            fitted = real(learner, *given, **named)  # type: ignore[arg-type]
            self.found.append(fitted.coef_.toarray())
            return fitted

        monkeypatch.setattr(Learner, "learn", noted)


@pytest.mark.parametrize("learner", ["fsr", "ridge"])
def test_the_same_options_give_the_same_w_everywhere(
    index: Index, monkeypatch: pytest.MonkeyPatch, learner: str
) -> None:
    chosen = {"learner": learner, "instances": 150, "exclude_exact": True}
    fits = Fits(monkeypatch)
    resources = Resources(index)
    options = TranslationOptions(**chosen, scores="regression", lm_order=2)
    model = Translator(resources, options).learn(SENTENCE)
    list(regmt.predict([SENTENCE], resources, options=LearningOptions(**chosen)))
    RegressionScorer(index, RegressionOptions(**chosen)).score(SENTENCE, [["the", "station"]])
    SentenceLearner(index, AlignmentOptions(**chosen, selector="fda", ngrams="1-2")).learn(SENTENCE)
    assert len(fits.found) == 4
    for other in fits.found:
        np.testing.assert_array_equal(other, fits.found[0])
    # ... and it is what the learner makes of X and Y, with FSR's own stop rule
    tolerance = {"tolerance": 0.5 / 150} if learner == "fsr" else {}
    fitted = make_learner(learner, **tolerance).fit(model.problem.X, model.problem.Y)
    columns = model.problem.columns
    np.testing.assert_allclose(
        fits.found[0][:, columns], fitted.coef_.toarray()[:, columns], atol=1e-9
    )


def test_the_words_of_a_pair_have_the_weights_of_w(index: Index) -> None:
    """Alignment learns only the words of the pair; what it finds are entries of the whole W."""
    options = AlignmentOptions(instances=120)
    learner = SentenceLearner(index, options)
    source, target = index.source.text.stored(5), index.target.text.sentence(5)
    model = SentenceLearner(index, LearningOptions(instances=120, ngrams="1", selector="dice"))
    whole = model.learn(source)
    names = {whole.target_name(row): row for row in range(whole.n_targets)}
    columns = {whole.problem.source_name(c): c for c in range(whole.problem.X.shape[1])}
    weights = pair_weights(learner, 5)
    assert whole.coef is not None
    assert (weights > 0.2).any()
    for i, word in enumerate(source.tokens):
        for j, other in enumerate(target):
            expected = whole.coef[names[(other,)], columns[(word,)]]
            assert weights[i, j] == pytest.approx(expected, abs=1e-12)


def test_a_sentence_is_read_once(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    translator = Translator(Resources(index), TranslationOptions(instances=50, lm_order=2))
    translator.translate(SENTENCE)
    with (
        mock.patch.object(TextProfile, "__call__", autospec=True, side_effect=str.split) as read,
        mock.patch.object(
            Vocabulary, "encode", autospec=True, side_effect=Vocabulary.encode
        ) as ids,
    ):
        read.side_effect = lambda _, line, source: line.split()
        translator.translate(SENTENCE)
    assert read.call_count == 1
    of_index = [c for c in ids.call_args_list if c.args[0] is index.source.text.vocabulary]
    assert len(of_index) == 1


def test_threads_and_copies_learn_alike(index: Index) -> None:
    learner = SentenceLearner(index, LearningOptions(instances=40))
    sentences = bundled_lines("test")[0][:8]
    alone = [learner.learn(line).prediction for line in sentences]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda line: learner.learn(line).prediction, sentences * 3))
    copy = pickle.loads(pickle.dumps(learner))
    for found in (together, [copy.learn(line).prediction for line in sentences] * 3):
        for a, b in zip(found, alone * 3, strict=True):
            np.testing.assert_array_equal(a, b)


def test_what_is_wanted_is_learned(index: Index) -> None:
    learner = SentenceLearner(index, LearningOptions(instances=30))
    plain = learner.learn(SENTENCE)
    assert plain.reverse is None
    assert plain.ends == []
    nothing = learner.learn(SENTENCE, wanted=Wanted(regression=False))
    assert not nothing.prediction.any()
    both = learner.learn(SENTENCE, wanted=Wanted(both_directions=True))
    assert both.reverse is not None
    fitted = learner.options.make_learner().fit(
        plain.problem.Y, plain.problem.X[:, plain.problem.columns]
    )
    np.testing.assert_array_equal(both.reverse.toarray(), fitted.coef_.toarray())
    assert repr(plain).startswith(f"<W of {SENTENCE!r}: ")


def test_a_learner_without_w_predicts(index: Index) -> None:
    model = SentenceLearner(index, LearningOptions(learner="svr", instances=20)).learn(SENTENCE)
    assert model.coef is None
    assert model.predicted_ngrams(threshold=0.3)
    with pytest.raises(regmt.core.errors.InputError, match="no W"):
        TranslationOptions(learner="svr")


def test_options_are_values() -> None:
    options = LearningOptions(learner_options={"epsilon": 0.01})
    assert options == LearningOptions(learner_options=(("epsilon", 0.01),))
    assert options != dataclasses.replace(options, instances=99)
    assert LearningOptions(selector="fda5").index_order == 3
