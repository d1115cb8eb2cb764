from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from scipy.optimize import approx_fprime

from regmt.metrics import make_metric
from regmt.tuning.loglinear import LogLinear, objective
from regmt.tuning.oracle import hill_climb, target_losses
from regmt.tuning.pool import Pool

BLEU = make_metric("bleu", tokenize="none")


def problem(make_pool: Callable[..., Pool]) -> tuple[Pool, np.ndarray, np.ndarray]:
    pool = make_pool(21, sentences=10)
    targets = hill_climb(pool, BLEU)
    competing = target_losses(pool, targets, BLEU) > 0
    competing[targets] = True
    return pool, targets, competing


@pytest.mark.parametrize("sigma", [0.5, 100.0, np.inf])
def test_the_gradient_equals_finite_differences(
    make_pool: Callable[..., Pool], sigma: float
) -> None:
    pool, targets, competing = problem(make_pool)
    vector = np.random.default_rng(0).normal(size=3)
    _, gradient = objective(pool, targets, competing, vector, sigma=sigma)
    numeric = approx_fprime(
        vector, lambda w: objective(pool, targets, competing, w, sigma=sigma)[0], 1e-6
    )
    np.testing.assert_allclose(gradient, numeric, rtol=1e-4, atol=1e-5)


def test_the_value_is_equation_6_9(make_pool: Callable[..., Pool]) -> None:
    pool, targets, competing = problem(make_pool)
    vector = np.array([0.3, -0.7, 0.2])
    expected = vector @ vector / (2 * 5.0)
    for i, target in enumerate(targets):
        rows = np.arange(pool.offsets[i], pool.offsets[i + 1])
        rows = rows[competing[rows]]
        weights = np.exp(pool.features[rows] @ vector)
        expected -= np.log(np.exp(pool.features[target] @ vector) / weights.sum())
    value, _ = objective(pool, targets, competing, vector, sigma=5.0)
    assert value == pytest.approx(expected)


def test_tuning_ends_at_a_stationary_point_from_anywhere(make_pool: Callable[..., Pool]) -> None:
    pool, targets, competing = problem(make_pool)
    tuner = LogLinear(sigma=1.0)
    found = tuner.tune(pool, np.zeros(3), BLEU, 0)
    _, gradient = objective(pool, targets, competing, found, sigma=1.0)
    np.testing.assert_allclose(gradient, 0.0, atol=1e-3)
    np.testing.assert_array_equal(found, tuner.tune(pool, np.zeros(3), BLEU, 99))


def test_a_tighter_prior_gives_smaller_weights(make_pool: Callable[..., Pool]) -> None:
    pool, *_ = problem(make_pool)
    tight, loose = (
        np.linalg.norm(LogLinear(sigma=sigma).tune(pool, np.zeros(3), BLEU, 0))
        for sigma in (0.01, 10.0)
    )
    assert tight < loose
