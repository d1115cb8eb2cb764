from __future__ import annotations

from collections.abc import Callable

import cvxpy as cp
import numpy as np
import pytest

from regmt.metrics import make_metric
from regmt.tuning.oracle import hill_climb, target_losses
from regmt.tuning.pool import Pool, corpus_gain
from regmt.tuning.svm import StructuredSvm

BLEU = make_metric("bleu", tokenize="none")


def primal_objective(
    pool: Pool, targets: np.ndarray, losses: np.ndarray, vector: np.ndarray, svm: StructuredSvm
) -> float:
    """Return ``½‖w‖² + C Σ ξᵢ`` with the least ξᵢ ≥ 0 that satisfy all constraints."""
    scores = pool.scores(vector)
    margins = scores[targets][pool.sentence_of_row()] - scores
    scale = losses if svm.rescaling == "slack" else losses > 0.0
    slacks = np.maximum.reduceat(losses - scale * margins, pool.offsets[:-1])
    return float(0.5 * vector @ vector + svm.C * slacks.sum())


@pytest.mark.parametrize("rescaling", ["slack", "margin"])
@pytest.mark.parametrize("C", [0.02, 1.0])
def test_cutting_planes_reach_the_optimum_of_the_full_problem(
    make_pool: Callable[..., Pool], rescaling: str, C: float
) -> None:
    """Eq 6.3–6.6 with one constraint per hypothesis and one slack per sentence, by cvxpy."""
    pool = make_pool(7, sentences=8)
    # Some hypotheses are as good as the target, as other derivations of the same words are.
    pool.statistics[pool.offsets[:-1]] = pool.statistics[hill_climb(pool, BLEU)]
    targets = hill_climb(pool, BLEU, scores=np.arange(len(pool), dtype=float))
    losses = target_losses(pool, targets, BLEU)
    assert (losses == 0.0).sum() > pool.sentences
    svm = StructuredSvm(rescaling=rescaling, C=C, tolerance=1e-6)
    found = svm.solve(pool, targets, losses)

    w, xi = cp.Variable(3), cp.Variable(pool.sentences, nonneg=True)
    constraints = []
    sentence = pool.sentence_of_row()
    for row in np.flatnonzero(losses > 0.0):
        i = int(sentence[row])
        margin = (pool.features[targets[i]] - pool.features[row]) @ w
        if rescaling == "slack":
            constraints.append(margin >= 1 - xi[i] / losses[row])
        else:
            constraints.append(margin >= losses[row] - xi[i])
    problem = cp.Problem(cp.Minimize(0.5 * cp.sum_squares(w) + C * cp.sum(xi)), constraints)
    problem.solve()
    ours = primal_objective(pool, targets, losses, found, svm)
    assert ours == pytest.approx(problem.value, rel=1e-4, abs=1e-6)
    np.testing.assert_allclose(found, w.value, atol=5e-3)


@pytest.mark.parametrize("rescaling", ["slack", "margin"])
def test_a_feature_that_is_the_score_is_found(
    make_pool: Callable[..., Pool], rescaling: str
) -> None:
    from regmt.tuning.oracle import sentence_gains

    pool = make_pool(8, sentences=30)
    pool.features[:, 2] = 2 * sentence_gains(BLEU, pool.statistics)
    start = np.array([1.0, 1.0, 0.0])
    found = StructuredSvm(rescaling=rescaling).tune(pool, start, BLEU, 0)
    assert found[2] == np.abs(found).max()
    assert corpus_gain(pool, found, BLEU) > corpus_gain(pool, start, BLEU)


def test_fixed_scores_shift_the_margins(make_pool: Callable[..., Pool]) -> None:
    """A feature in the base with weight 1 is the same as that weight held at 1."""
    import dataclasses

    pool = make_pool(9, sentences=8)
    targets = hill_climb(pool, BLEU)
    losses = target_losses(pool, targets, BLEU)
    shifted = dataclasses.replace(
        pool, base=pool.features[:, 0], features=pool.features[:, 1:], columns=pool.columns[1:]
    )
    svm = StructuredSvm(rescaling="margin", C=0.5, tolerance=1e-6)
    found = svm.solve(shifted, targets, losses)
    w = cp.Variable(2)
    sentence = pool.sentence_of_row()
    scores = pool.features[:, 0] + pool.features[:, 1:] @ w
    hinges = []
    for i in range(pool.sentences):
        rows = np.flatnonzero((sentence == i) & (losses > 0))
        if len(rows):
            hinges.append(cp.pos(cp.max(losses[rows] - scores[targets[i]] + scores[rows])))
    problem = cp.Problem(cp.Minimize(0.5 * cp.sum_squares(w) + 0.5 * sum(hinges)))
    problem.solve()
    assert primal_objective(shifted, targets, losses, found, svm) == pytest.approx(
        problem.value, rel=1e-4
    )
