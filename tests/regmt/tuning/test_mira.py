from __future__ import annotations

from collections.abc import Callable

import cvxpy as cp
import numpy as np
import pytest
import scipy.sparse as sp

from regmt.metrics import make_metric
from regmt.tuning._kernels import simplex_dual
from regmt.tuning.mira import Mira, OnlineMira, mira_update
from regmt.tuning.pool import Pool, corpus_gain

BLEU = make_metric("bleu", tokenize="none")


def random_update(seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    n = int(rng.integers(1, 12))
    return rng.normal(size=(n, 4)), rng.normal(size=n), rng.uniform(0, 2, n)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("C", [0.01, 0.3, 100.0])
def test_an_update_is_the_solution_of_the_quadratic_programme(seed: int, C: float) -> None:
    """Eq 6.1–6.2 as cvxpy solves them."""
    differences, margins, losses = random_update(seed)
    found = mira_update(differences, margins, losses, C=C)
    change, slack = cp.Variable(4), cp.Variable(nonneg=True)
    problem = cp.Problem(
        cp.Minimize(0.5 * cp.sum_squares(change) + C * slack),
        [margins + differences @ change >= losses - slack],
    )
    problem.solve()
    ours = 0.5 * found.change @ found.change + C * found.slack
    assert ours == pytest.approx(problem.value, rel=1e-4, abs=1e-6)
    np.testing.assert_allclose(found.change, change.value, atol=2e-3)


@pytest.mark.parametrize("seed", range(6))
def test_the_constraints_hold_after_a_step(seed: int) -> None:
    differences, margins, losses = random_update(seed)
    found = mira_update(differences, margins, losses, C=0.5)
    after = margins + differences @ found.change
    assert (after >= losses - found.slack - 1e-6).all()
    assert found.slack >= 0.0
    assert (found.alpha >= 0.0).all()
    assert found.alpha.sum() <= 0.5 + 1e-12
    if found.slack > 1e-6:  # paid for slack only when the whole budget is used
        assert found.alpha.sum() == pytest.approx(0.5)


def test_nothing_changes_when_all_margins_are_wide_enough() -> None:
    found = mira_update(np.ones((2, 3)), np.array([5.0, 6.0]), np.array([1.0, 1.0]), C=1.0)
    assert not found.change.any()
    assert found.slack == 0.0


def test_one_competitor_has_the_textbook_step() -> None:
    """τ = min(C, (loss − margin)/‖d‖²)."""
    difference = np.array([[3.0, 4.0]])
    free = mira_update(difference, np.array([1.0]), np.array([2.0]), C=10.0)
    np.testing.assert_allclose(free.change, difference[0] / 25)
    bound = mira_update(difference, np.array([1.0]), np.array([2.0]), C=0.01)
    np.testing.assert_allclose(bound.change, 0.01 * difference[0])


def test_sparse_differences_give_the_same_update() -> None:
    differences, margins, losses = random_update(3)
    dense = mira_update(differences, margins, losses, C=0.3)
    sparse = mira_update(sp.csr_array(differences), margins, losses, C=0.3)
    np.testing.assert_allclose(sparse.change, dense.change)


def test_the_dual_can_start_from_an_earlier_solution() -> None:
    differences, margins, losses = random_update(4)
    gram = differences @ differences.T
    cold, _ = simplex_dual(gram, losses - margins, 0.7, np.zeros(len(losses)), 1e-10, 10_000)
    start = np.full(len(losses), 0.7 / len(losses))
    warm, violation = simplex_dual(gram, losses - margins, 0.7, start, 1e-10, 10_000)
    assert violation <= 1e-10
    np.testing.assert_allclose(differences.T @ warm, differences.T @ cold, atol=1e-8)


@pytest.mark.parametrize("tuner", [Mira(), OnlineMira()])
def test_learns_and_is_deterministic(
    make_pool: Callable[..., Pool], tuner: Mira | OnlineMira
) -> None:
    """A feature that is the score, among noise, gains weight."""
    pool = make_pool(6, sentences=40)
    from regmt.tuning.oracle import sentence_gains

    pool.features[:, 1] = sentence_gains(BLEU, pool.statistics) * 3
    start = np.array([0.5, -0.2, 0.5])
    found = tuner.tune(pool, start, BLEU, (0, 1))
    assert corpus_gain(pool, found, BLEU) > corpus_gain(pool, start, BLEU)
    assert found[1] > start[1] / np.abs(start).sum()
    np.testing.assert_array_equal(found, tuner.tune(pool, start, BLEU, (0, 1)))


def test_online_mira_asks_the_decoder_with_the_present_weights() -> None:
    seen: list[tuple[int, np.ndarray]] = []
    statistics = BLEU.statistics(["a b c d", "x y"], [["a b c d"] * 2])
    features = np.array([[1.0, 0.0], [0.0, 1.0]])

    def candidates(i: int, vector: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        seen.append((i, vector))
        return features, statistics, np.zeros(2)

    tuner = OnlineMira(C=1.0, epochs=2)
    found = tuner.learn(candidates, 3, np.array([0.0, 0.1]), BLEU, 0)
    assert sorted(i for i, _ in seen) == [0, 0, 1, 1, 2, 2]
    assert not np.array_equal(seen[0][1], seen[1][1])  # updated between two sentences
    assert found[0] > found[1]
