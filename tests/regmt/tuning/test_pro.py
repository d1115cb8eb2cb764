from __future__ import annotations

import dataclasses
from collections.abc import Callable

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.linear_model import LogisticRegression

from regmt.core.errors import InputError
from regmt.metrics import Metric, make_metric
from regmt.tuning.pool import Pool
from regmt.tuning.pro import Pro, mean_difference, rank_classifier

BLEU = make_metric("bleu", tokenize="none")

GAINS = np.array([0.28, 0.42, 0.12, 0.15, 0.18, 0.34])


def figure_1() -> Pool:
    features = np.array([[2, 4], [3, 8], [6, 1], [-3, -3], [1, -5], [-5, -3]], float)
    statistics = np.column_stack([GAINS, np.ones(6)])
    return Pool((("x", 0), ("x", 1)), np.array([0, 3, 6]), features, statistics, np.zeros(6))


def test_figure_1_scores_and_policies() -> None:
    pool = figure_1()
    scores = pool.scores(np.array([-2.0, 1.0]))
    assert scores.tolist() == [0, 2, -11, 3, -7, 7]
    assert scores[[1, 5]].sum() == 9
    assert scores[[2, 3]].sum() == -8
    assert pool.differences(np.array([0]), np.array([2])).tolist() == [[-4, 3]]


def test_figure_1_pairs() -> None:
    """All pairs of sentence 1 differ by 0.05 at least; of sentence 2, (1, 2) do not."""
    pool = figure_1()
    better, worse = Pro().sample(pool, GAINS, np.random.default_rng(0))
    pairs = set(zip(better.tolist(), worse.tolist(), strict=True))
    # The 50 greatest differences of 5000 samples are all the greatest pair of their sentence.
    assert pairs == {(1, 2), (5, 3)}
    assert len(better) == 100
    every = Pro(keep=5000).sample(pool, GAINS, np.random.default_rng(0))
    assert set(zip(*(rows.tolist() for rows in every), strict=True)) == {
        (0, 2), (1, 0), (1, 2), (5, 3), (5, 4),
    }  # fmt: skip


def test_the_sampled_pairs_rank_figure_1() -> None:
    pool = figure_1()
    found = Pro(keep=5000).learn(pool, GAINS, np.random.default_rng(0))
    scores = pool.scores(found)
    assert scores[1] > scores[0] > scores[2]
    assert scores[5] > max(scores[3], scores[4])


def test_the_sigmoid_sampler_accepts_by_difference_and_drops_ties() -> None:
    gains = np.array([0.0, 0.0, 8.0, 8.0])
    pool = Pool((("x", 0),), np.array([0, 4]), np.zeros((4, 1)), np.zeros((4, 1)), np.zeros(4))
    sampler = Pro(sampler="sigmoid", samples=20_000, keep=20_000)
    better, worse = sampler.sample(pool, gains, np.random.default_rng(0))
    assert (gains[better] - gains[worse] == 8.0).all()
    # Half of all draws differ, by 8; the mean difference is 4, and σ(8 − 4) of them are accepted.
    assert len(better) / 20_000 == pytest.approx(0.5 / (1 + np.exp(-4)), abs=0.015)


def test_mean_difference_is_over_all_pairs() -> None:
    gains = np.random.default_rng(1).normal(size=9)
    assert mean_difference(gains) == pytest.approx(np.abs(gains[:, None] - gains[None, :]).mean())


@pytest.mark.parametrize("sparse", [False, True])
def test_the_classifier_equals_scikit_learn_on_both_images(sparse: bool) -> None:
    rng = np.random.default_rng(2)
    differences = rng.normal(size=(200, 4)) * [1, 10, 0.1, 1] + [0.5, 2.0, 0.0, 0.2]
    ours = rank_classifier(
        sp.csr_array(differences) if sparse else differences, np.zeros(200), regularisation=1.0
    )
    both = np.vstack([differences, -differences])
    labels = np.repeat([1, -1], 200)
    theirs = LogisticRegression(C=1.0, fit_intercept=False, tol=1e-10, max_iter=10_000)
    np.testing.assert_allclose(ours, theirs.fit(both, labels).coef_[0], rtol=1e-3, atol=1e-5)


def test_fixed_margins_are_respected() -> None:
    """With a margin of its own a pair needs no weight: the classifier learns what is missing."""
    differences = np.array([[1.0, 0.0], [0.0, 1.0]])
    plain = rank_classifier(differences, np.zeros(2))
    margin = rank_classifier(differences, np.array([5.0, 0.0]))
    assert margin[0] < 0.1 * plain[0]
    assert margin[1] == pytest.approx(plain[1], rel=1e-3)


def test_deterministic_for_a_seed_and_ignoring_the_start(make_pool: Callable[..., Pool]) -> None:
    pool = make_pool(1, sentences=20)
    tuner = Pro(samples=20)
    first = tuner.tune(pool, np.ones(3), BLEU, (3, 1))
    np.testing.assert_array_equal(first, tuner.tune(pool, -np.ones(3), BLEU, (3, 1)))
    assert not np.array_equal(first, tuner.tune(pool, np.ones(3), BLEU, (3, 2)))


def test_a_linear_metric_is_learned_back(mean_metric: Metric) -> None:
    rng = np.random.default_rng(5)
    truth = rng.normal(size=10)
    features = rng.uniform(0, 500, (30 * 50, 10))
    gains = features @ truth
    statistics = np.column_stack([gains, np.ones(len(gains))])
    pool = Pool(
        tuple((f"f{k}", 0) for k in range(10)),
        np.arange(0, 1501, 50),
        features,
        statistics,
        np.zeros(1500),
    )
    found = Pro().tune(pool, np.ones(10), mean_metric, 0)
    assert found @ truth / np.linalg.norm(found) / np.linalg.norm(truth) > 0.99
    sigmoid = Pro(sampler="sigmoid").tune(pool, np.ones(10), mean_metric, 0)
    assert sigmoid @ truth / np.linalg.norm(sigmoid) / np.linalg.norm(truth) > 0.99


def test_nothing_to_learn_and_bad_options_are_refused(make_pool: Callable[..., Pool]) -> None:
    pool = make_pool(1)
    flat = dataclasses.replace(pool, statistics=np.tile(pool.statistics[:1], (len(pool), 1)))
    with pytest.raises(InputError, match="no two hypotheses"):
        Pro().tune(flat, np.ones(3), BLEU, 0)
    with pytest.raises(InputError, match="sampler"):
        Pro(sampler="uniform")  # type: ignore[arg-type]
