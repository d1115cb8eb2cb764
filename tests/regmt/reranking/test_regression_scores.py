"""Equations 6.3 to 6.5 against direct transcriptions over dictionaries of n-grams."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.decoding.nbest import NBestEntry
from regmt.features.from_index import local_problem
from regmt.features.gapped import GappedNgramFeatures, gapped_ngrams
from regmt.instance_selection.corpus import Corpus, Text
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.learners import make_learner
from regmt.metrics import make_metric
from regmt.reranking.brevity import brevity, predicted_length
from regmt.reranking.candidate_ngrams import CandidateNgrams
from regmt.reranking.candidates import Candidates
from regmt.reranking.regression import (
    RegressionOptions,
    RegressionScorer,
    regmt_cost,
)
from regmt.reranking.score_models import ScoreModels
from regmt.reranking.scores import compute_scores
from regmt.resources import Resources

SOURCE = ["das haus ist klein", "das auto ist rot", "ein haus , ein auto", "klein ist das auto"]
TARGET = ["the house is small", "the car is red", "a house , a car", "small is the car"]
QUERY = "das haus ist rot"
LINES = ["the house is red", "house the", "a completely new house , red", ""]
WORDS = [line.split() for line in LINES]


@pytest.fixture(scope="module")
def index():
    corpus = Corpus(Text.from_strings(SOURCE), Text.from_strings(TARGET))
    return Index.build(corpus, order=2)


def ngrams(words, boundaries=()):
    grams = [tuple(words[i : i + n]) for n in (1, 2) for i in range(len(words) - n + 1)]
    return Counter(g for g in grams if len(g) == 1 or not set(g) & set(boundaries))


def transcription(phi, prediction, weight):
    """‖Φ(y) \\ F_Y‖² and (6.5), feature by feature."""
    outside = sum(weight(f) * c * c for f, c in phi.items() if f not in prediction)
    inside = sum(weight(f) * (phi.get(f, 0) - p) ** 2 for f, p in prediction.items())
    return outside, outside + inside


@pytest.mark.parametrize("learner", ["ridge", "fsr", "qp"])
@pytest.mark.parametrize(("weighting", "boundaries"), [("none", ()), ("tokens", (",",))])
def test_loss_is_equation_6_5(index, learner, weighting, boundaries):
    options = RegressionOptions(learner=learner, weighting=weighting, boundaries=boundaries)
    scorer = RegressionScorer(index, options)
    scores = scorer.score(QUERY, WORDS)

    ids = scorer.learner.select(QUERY).ids
    problem = local_problem(index, ids, QUERY, weighting=weighting, boundaries=boundaries)
    fitted = options.make_learner().fit(problem.X, problem.Y)
    values = fitted.predict(problem.query).ravel()
    prediction = {problem.target_name(c): v for c, v in enumerate(values)}

    def weight(feature):
        return len(feature) if weighting == "tokens" else 1

    length = sum(max(0.0, np.rint(v + 0.1316)) for v in values)
    for k, line in enumerate(LINES):
        phi = ngrams(line.split(), boundaries)
        outside, loss = transcription(phi, prediction, weight)
        assert scores.uncovered[k] == pytest.approx(outside)
        assert scores.loss[k] == pytest.approx(loss)
        size = sum(phi.values())
        assert scores.brevity[k] == pytest.approx(math.exp(min(1 - length / max(size, 1), 0)))


def test_candidate_ngrams_of_one_order(index):
    """Only pairs of words are counted; ids tell which of them the training data have."""
    found = CandidateNgrams.count(WORDS, index.target, Orders(2, 2), boundaries=(",",))
    names = {tuple(index.target.ngram(i)): c for c, i in enumerate(found.ids) if i >= 0}
    assert set(found.orders) == {2}
    for row, words in enumerate(WORDS):
        expected = Counter(g for g in ngrams(words, (",",)).elements() if len(g) == 2)
        assert found.counts[row].sum() == sum(expected.values())
        for gram, column in names.items():
            assert found.counts[row, column] == expected[gram]
    seen = {g for line in TARGET for g in ngrams(line.split(), (",",)) if len(g) == 2}
    occurring = {g for words in WORDS for g in ngrams(words, (",",)) if len(g) == 2}
    assert seen & occurring <= set(names)


def test_gapped_features(index):
    options = RegressionOptions(learner="ridge", max_gap=2)
    scorer = RegressionScorer(index, options)
    scores = scorer.score(QUERY, WORDS)
    ids = scorer.learner.select(QUERY).ids.tolist()
    source_map = GappedNgramFeatures(orders="1-2", max_gap=2)
    target_map = GappedNgramFeatures(orders="1-2", max_gap=2)
    X = source_map.fit_transform([SOURCE[i] for i in ids])
    Y = target_map.fit_transform([TARGET[i] for i in ids])
    values = make_learner("ridge").fit(X, Y).predict(source_map.transform([QUERY])).ravel()
    prediction = dict(zip(target_map.feature_names_, values, strict=True))
    for k, line in enumerate(LINES):
        phi = gapped_ngrams(line.split(), orders="1-2", max_gap=2)
        outside, loss = transcription(phi, prediction, lambda f: 1)
        assert scores.uncovered[k] == pytest.approx(outside)
        assert scores.loss[k] == pytest.approx(loss)


def test_nothing_selected(index):
    scores = RegressionScorer(index, RegressionOptions()).score("ganz anders", [["red", "car"], []])
    assert scores.loss.tolist() == [3.0, 0.0]
    assert scores.uncovered[1] == 0.0


def test_bleu_is_6_1_and_6_2():
    hypothesis, reference = "the house is so red", "the house is so very red now"
    precisions = [5 / 5, 3 / 4, 2 / 3, 1 / 2]
    penalty = min(1 - 7 / 5, 0)  # (6.1)
    expected = math.exp(np.mean(np.log(precisions)) + penalty)  # (6.2)
    metric = make_metric("bleu", tokenize="none")
    assert metric.corpus_score([hypothesis], [[reference]]) == pytest.approx(100 * expected)


def test_brevity_in_both_forms():
    length = np.array([5.0, 10.0, 20.0])
    # (6.3) as printed: longer than predicted is below 1; (6.1): shorter is.
    assert brevity(length, 10.0, form="printed") == pytest.approx([1, 1, math.exp(-1)])
    assert brevity(length, 10.0, form="reference") == pytest.approx([math.exp(-1), 1, 1])
    assert predicted_length(np.array([0.2, 0.4, 1.6, -3.0]), alpha=0.1316) == 1 + 2


def test_cost_6_4(index):
    scores = RegressionScorer(index, RegressionOptions()).score(QUERY, WORDS)
    cost = regmt_cost(scores, brevity_weight=-2.0)
    assert cost == pytest.approx(scores.loss - 2.0 * scores.brevity)


def test_several_processes_give_the_same(index):
    sources, lists = [QUERY, "ein auto", "das haus"], [LINES[:3], ["a car"], LINES[:2]]
    entries = [
        [NBestEntry(i, line.split(), {}, 0.0) for line in lines] for i, lines in enumerate(lists)
    ]
    names = ["regmt", "regmt-brevity"]
    one, two = (
        compute_scores(
            names,
            Candidates.from_nbest(entries, source=sources),
            ScoreModels(Resources(index), jobs=jobs),
        )
        for jobs in (1, 2)
    )
    for name in names:
        assert len(one[name]) == 6
        assert np.array_equal(one[name], two[name])


def test_bad_options():
    with pytest.raises(InputError, match="unknown learner"):
        RegressionOptions(learner="oracle")
    with pytest.raises(InputError, match="brevity"):
        RegressionOptions(brevity_form="long")
    with pytest.raises(InputError, match="gapped"):
        RegressionOptions(max_gap=1, weighting="tokens")
