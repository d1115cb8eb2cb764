"""The registry of scores, their matrix, tuning, greedy choice, tables."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.decoding.lm import train
from regmt.decoding.nbest import NBestEntry
from regmt.metrics import make_metric
from regmt.reranking.candidates import Candidates
from regmt.reranking.greedy import greedy_scores
from regmt.reranking.matrix import ScoreMatrix, score_matrix, tune_weights
from regmt.reranking.score_models import NEEDS, ScoreModels
from regmt.reranking.scores import GROUPS, SCORES, Score, compute_scores, parse_scores
from regmt.reranking.table import Judged, result_table
from regmt.tuning.tuner import make_tuner

BLEU = make_metric("bleu", tokenize="none")


def lists_and_references(n, seed):
    """Candidates whose quality is told by one feature and hidden by another."""
    rng = np.random.default_rng(seed)
    lists, references = [], []
    for i in range(n):
        reference = [f"w{k}" for k in rng.integers(0, 30, 8)]
        entries = []
        for _ in range(6):
            words = list(reference)
            damage = int(rng.integers(0, 6))
            for place in rng.choice(8, damage, replace=False):
                words[place] = "bad"
            features = {
                "good": (-100.0 * damage + float(rng.normal(0, 30)),),
                "noise": (float(rng.normal(0, 0.01)), float(rng.normal())),
            }
            entries.append(NBestEntry(i, words, features, float(rng.normal())))
        lists.append(entries)
        references.append(" ".join(reference))
    return lists, [references]


@pytest.fixture(scope="module")
def two_sets():
    sets = []
    for seed in (1, 2):
        lists, references = lists_and_references(30, seed)
        candidates = Candidates.from_nbest(lists)
        matrix = score_matrix(
            ["features", "model", "words"], candidates, ScoreModels(), lists=lists
        )
        sets.append((candidates, matrix, Judged.of(candidates, references, [BLEU])))
    return sets


def bleu_of(two_sets, weights, which=1):
    candidates, matrix, judged = two_sets[which]
    return judged.scores(candidates.best(matrix.combine(weights)))[0]


@pytest.mark.parametrize("tuner", ["mert", "pro", "svm-iso"])
def test_tuning_finds_the_good_feature_on_any_scale(two_sets, tuner):
    _, matrix, judged = two_sets[0]
    weights = tune_weights(matrix, judged.statistics[0], metric=BLEU, tuner=make_tuner(tuner))
    baseline = bleu_of(two_sets, {"model": (1.0,)})
    assert bleu_of(two_sets, weights) > baseline + 10
    assert bleu_of(two_sets, weights) > bleu_of(two_sets, {"good": (1.0,)}) - 5
    oracle = judged.scores(judged.oracle(two_sets[0][0]))[0]
    assert oracle >= bleu_of(two_sets, weights, 0)


@pytest.mark.parametrize("strategy", ["prune", "expand"])
def test_greedy_choice_never_falls_and_keeps_what_helps(two_sets, strategy):
    (_, first, first_judged), (_, second, second_judged) = two_sets
    steps = greedy_scores(
        first,
        first_judged.statistics[0],
        second,
        second_judged.statistics[0],
        strategy=strategy,
        metric=BLEU,
        tuner=make_tuner("pro"),
    )
    values = [step.value for step in steps]
    assert values == sorted(values)
    assert "good" in steps[-1].names
    assert steps[-1].value == pytest.approx(bleu_of(two_sets, steps[-1].weights))
    if strategy == "prune":
        assert steps[0].names == ("good", "noise", "model", "words")
        assert len(steps[-1].names) < 4


def test_scores_that_share_a_name_with_a_feature_are_told_apart(two_sets):
    lists, _ = lists_and_references(2, 3)
    named = [
        [dataclasses.replace(e, features={"cbleu": (1.0,)}) for e in entries] for entries in lists
    ]
    candidates = Candidates.from_nbest(named)
    matrix = score_matrix(["features", "cbleu"], candidates, ScoreModels(), lists=named)
    assert matrix.names == ["cbleu", "cbleu2"]
    assert matrix.values[:, 0].tolist() == [1.0] * 12


def test_every_score_says_what_it_needs():
    lists, _ = lists_and_references(2, 4)
    bare = dataclasses.replace(Candidates.from_nbest(lists), model_scores=None)
    for name, score in SCORES.items():
        assert set(score.needs) <= set(NEEDS)
        if score.needs:
            with pytest.raises(InputError, match=f"{name!r} needs .*; (give|use)"):
                compute_scores([name], bare, ScoreModels())
        else:
            assert len(compute_scores([name], bare, ScoreModels())[name]) == 12
    for group in GROUPS.values():
        assert set(group) <= {*SCORES, "features"}


def test_language_model_scores():
    lists, _ = lists_and_references(2, 5)
    candidates = Candidates.from_nbest(lists)
    lm = train([entry.tokens for entry in lists[0]], order=3, announce=False)
    scores = compute_scores(["lm", "lm-per-word"], candidates, ScoreModels(lm=lm))
    for row, words in enumerate(candidates.tokens):
        assert scores["lm"][row, 0] == pytest.approx(lm.score(words))
        assert scores["lm-per-word"][row, 0] == pytest.approx(lm.score(words) / (len(words) + 1))


def test_a_score_that_is_not_a_number_is_refused(monkeypatch):
    lists, _ = lists_and_references(3, 6)
    bad = Score("", (), lambda c, r: np.where(np.arange(18) == 8, np.nan, 1.0))
    monkeypatch.setitem(SCORES, "words", bad)
    with pytest.raises(InputError, match="candidate 2 of sentence 1 is not a finite number"):
        compute_scores(["words"], Candidates.from_nbest(lists), ScoreModels())


def test_names():
    assert parse_scores("thesis,lm", features=True) == ["model", "lm", "regmt", "regmt-brevity"]
    assert parse_scores("features,cbleu", features=True) == ["features", "cbleu"]
    with pytest.raises(InputError, match="unknown score 'features'"):
        parse_scores("features", features=False)


def test_weights_that_do_not_fit():
    matrix = ScoreMatrix((("a", 0), ("a", 1)), np.ones((1, 2)), np.ones(2), np.array([0, 1]))
    with pytest.raises(InputError, match="1 weights for 'a', which has 2"):
        matrix.combine({"a": (1.0,)})
    with pytest.raises(InputError, match="no weight for any"):
        matrix.combine({"b": (1.0,)})


def test_candidates_that_do_not_fit():
    with pytest.raises(InputError, match="unequal"):
        Candidates.from_systems([["a", "b"], ["a"]])
    with pytest.raises(InputError, match="source has 1 lines, but there are candidates for 2"):
        Candidates.from_systems([["a", "b"]], source=["x"])


def test_no_sentence_is_lost_to_a_score_that_is_no_number():
    candidates = Candidates.from_systems([["a", "b"], ["c", "d"]])
    assert candidates.best(np.array([0.0, 1.0, np.inf, 2.0])).tolist() == [1, 2]
    with pytest.raises(InputError, match="sentence 1"):
        candidates.best(np.array([0.0, 1.0, np.nan, 2.0]))


def test_table_marks_real_differences(two_sets):
    candidates, matrix, judged = two_sets[1]
    rows = {
        "Baseline": candidates.best(matrix.combine({"model": (1.0,)})),
        "Same": candidates.best(matrix.combine({"model": (2.0,)})),
        "Good": candidates.best(matrix.combine({"good": (1.0,)})),
        "Oracle": judged.oracle(candidates),
    }
    lines = result_table(judged, rows, against="Baseline").splitlines()
    cells = {line.split()[0]: line.split()[1] for line in lines[1:5]}
    assert cells["Baseline"] == cells["Same"]
    assert cells["Good"].endswith("*")
    assert cells["Oracle"].endswith("*")
    # The oracle by brute force: the best sentence of each list by BLEU+1.
    plus_one = make_metric("bleu+1", tokenize="none")
    scores = plus_one.sentence_scores(judged.statistics[0])
    assert rows["Oracle"].tolist() == [
        6 * i + int(np.argmax(scores[6 * i : 6 * i + 6])) for i in range(30)
    ]
