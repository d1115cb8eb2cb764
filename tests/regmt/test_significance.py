"""Intervals and tests against enumeration of all resamples, SciPy and known distributions."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from scipy import stats

from regmt.core.errors import InputError
from regmt.metrics import make_metric
from regmt.significance import (
    PAIRED_TESTS,
    approximate_randomization,
    bootstrap_interval,
    compare,
    paired_bootstrap,
    paired_t_test,
    sign_test,
)

METRIC = make_metric("wer")  # two statistics, easy to make up


def made_up_system(n, rate, seed):
    rng = np.random.default_rng(seed)
    lengths = rng.integers(5, 30, n)
    return np.column_stack([rng.binomial(lengths, rate), lengths]).astype(float)


def test_interval_equals_all_resamples_of_a_small_set():
    rows = np.array([[1.0, 4.0], [3.0, 5.0], [0.0, 6.0], [2.0, 3.0]])
    every = [
        METRIC.score(rows[list(draw)].sum(0)) for draw in itertools.product(range(4), repeat=4)
    ]
    low, high = np.quantile(every, [0.1, 0.9])
    interval = bootstrap_interval(METRIC, rows, resamples=20_000, confidence=0.8, seed=1)
    assert interval.low == pytest.approx(low, abs=1.5)
    assert interval.high == pytest.approx(high, abs=1.5)


def test_interval_of_a_mean_is_the_normal_one():
    rng = np.random.default_rng(0)
    rows = np.column_stack([rng.random(800), np.ones(800)])
    interval = bootstrap_interval(METRIC, rows, resamples=4000, seed=2)
    reach = 1.96 * 100 * rows[:, 0].std(ddof=1) / np.sqrt(800)
    assert interval.low == pytest.approx(100 * rows[:, 0].mean() - reach, abs=0.15)
    assert interval.high == pytest.approx(100 * rows[:, 0].mean() + reach, abs=0.15)


def test_randomization_equals_all_exchanges_of_a_small_set():
    a = np.array([[1, 5], [2, 5], [0, 4], [1, 6], [3, 7], [2, 5], [0, 5]], dtype=float)
    b = np.array([[2, 5], [2, 5], [1, 4], [3, 6], [3, 7], [1, 5], [2, 5]], dtype=float)
    observed = abs(METRIC.score(a.sum(0)) - METRIC.score(b.sum(0)))
    as_large = 0
    for swaps in itertools.product([False, True], repeat=len(a)):
        swapped = np.array(swaps)[:, np.newaxis]
        one, other = np.where(swapped, b, a), np.where(swapped, a, b)
        difference = abs(METRIC.score(one.sum(0)) - METRIC.score(other.sum(0)))
        as_large += difference >= observed - 1e-9
    exact = as_large / 2 ** len(a)
    outcome = approximate_randomization(METRIC, a, b, resamples=20_000, seed=3)
    assert outcome.p == pytest.approx(exact, abs=0.015)


def test_t_equals_scipy():
    a, b = made_up_system(60, 0.3, 1), made_up_system(60, 0.35, 2)
    expected = stats.ttest_rel(METRIC.sentence_scores(a), METRIC.sentence_scores(b))
    outcome = paired_t_test(METRIC, a, b, confidence=0.9)
    assert outcome.p == pytest.approx(expected.pvalue)
    interval = expected.confidence_interval(0.9)
    assert (outcome.low, outcome.high) == pytest.approx((interval.low, interval.high))


def test_sign_test_equals_scipy_and_is_one_sided():
    a, b = made_up_system(60, 0.3, 1), made_up_system(60, 0.35, 2)
    better = METRIC.sentence_scores(a) < METRIC.sentence_scores(b)  # fewer errors
    unequal = METRIC.sentence_scores(a) != METRIC.sentence_scores(b)
    wins, n = int(better.sum()), int(unequal.sum())
    expected = stats.binomtest(wins, n, alternative="greater").pvalue
    outcome = sign_test(METRIC, a, b)
    assert outcome.p == pytest.approx(expected)
    assert outcome.wins == pytest.approx(wins / n)
    # 7 wins of 8: (8 + 1) / 256
    ones = np.column_stack([np.zeros(8), np.ones(8)])
    other = ones.copy()
    other[:7, 0] = 1
    ones[7, 0] = 1
    assert sign_test(METRIC, ones, other).p == pytest.approx(9 / 256)
    assert sign_test(METRIC, other, ones).p == pytest.approx(255 / 256)


@pytest.mark.parametrize("test", PAIRED_TESTS)
class TestEveryTest:
    def test_a_large_difference_is_found(self, test):
        a, b = made_up_system(200, 0.2, 1), made_up_system(200, 0.35, 2)
        b[:, 1] = a[:, 1]
        outcome = compare(test, METRIC, a, b, resamples=500)
        assert outcome.p < 0.01
        assert outcome.difference == METRIC.score(a.sum(0)) - METRIC.score(b.sum(0))
        if outcome.high is not None:
            assert outcome.high < 0
        if outcome.wins is not None:
            assert outcome.wins > 0.5

    def test_equal_systems_do_not_differ(self, test):
        a = made_up_system(50, 0.2, 1)
        assert compare(test, METRIC, a, a, resamples=200).p == 1.0

    def test_p_is_uniform_under_the_null_hypothesis(self, test):
        ps = [
            compare(
                test,
                METRIC,
                made_up_system(60, 0.3, 2 * k),
                made_up_system(60, 0.3, 2 * k + 1),
                resamples=99,
                seed=k,
            ).p
            for k in range(200)
        ]
        assert 0.01 <= np.mean(np.array(ps) <= 0.05) <= 0.11

    def test_the_same_seed_gives_the_same(self, test):
        a, b = made_up_system(50, 0.2, 1), made_up_system(50, 0.2, 2)
        once = compare(test, METRIC, a, b, resamples=100, seed=7)
        assert once == compare(test, METRIC, a, b, resamples=100, seed=7)

    def test_unequal_systems_are_refused(self, test):
        with pytest.raises(InputError, match="different numbers"):
            compare(test, METRIC, np.ones((3, 2)), np.ones((4, 2)))


def test_blocks_change_nothing(monkeypatch):
    """A test set so large that the resamples come in several blocks gives a proper interval."""
    import regmt.significance as significance

    a, b = made_up_system(100, 0.2, 1), made_up_system(100, 0.25, 2)
    whole = paired_bootstrap(METRIC, a, b, resamples=600, seed=5)
    monkeypatch.setattr(significance, "_BLOCK", 1000)
    blocks = paired_bootstrap(METRIC, a, b, resamples=600, seed=5)
    assert blocks.low == pytest.approx(whole.low, abs=1.0)
    assert blocks.high == pytest.approx(whole.high, abs=1.0)


def test_bad_options_are_refused():
    rows = np.ones((3, 2))
    with pytest.raises(InputError, match="confidence"):
        bootstrap_interval(METRIC, rows, confidence=95)
    with pytest.raises(InputError, match="resamples"):
        bootstrap_interval(METRIC, rows, resamples=0)
    with pytest.raises(InputError, match="no sentences"):
        bootstrap_interval(METRIC, np.ones((0, 2)))
    with pytest.raises(InputError, match="unknown test"):
        compare("wilcoxon", METRIC, rows, rows)
