from __future__ import annotations

import copy
import itertools
from collections.abc import Callable

import numpy as np
import pytest

from regmt.metrics import Metric, make_metric
from regmt.metrics.bleu import Bleu
from regmt.tuning.oracle import hill_climb, sentence_gains, target_losses
from regmt.tuning.pool import Pool, gain

BLEU = make_metric("bleu", tokenize="none")


@pytest.mark.parametrize("seed", range(8))
def test_no_single_swap_improves_and_passes_never_lower(
    make_pool: Callable[..., Pool], seed: int
) -> None:
    pool = make_pool(seed, sentences=12)
    values = [
        float(gain(BLEU, pool.totals(hill_climb(pool, BLEU, max_passes=passes))))
        for passes in range(5)
    ]
    assert (np.diff(values) >= -1e-9).all()
    targets = hill_climb(pool, BLEU)
    best = float(gain(BLEU, pool.totals(targets)))
    assert best >= values[-1] - 1e-9
    for i in range(pool.sentences):
        for row in range(pool.offsets[i], pool.offsets[i + 1]):
            swapped = targets.copy()
            swapped[i] = row
            assert gain(BLEU, pool.totals(swapped)) <= best + 1e-6


def test_close_to_the_best_of_all_combinations(make_pool: Callable[..., Pool]) -> None:
    pool = make_pool(2, sentences=4, largest=5)
    lists = [range(pool.offsets[i], pool.offsets[i + 1]) for i in range(4)]
    best = max(float(gain(BLEU, pool.totals(np.array(rows)))) for rows in itertools.product(*lists))
    found = float(gain(BLEU, pool.totals(hill_climb(pool, BLEU))))
    assert 0.95 * best <= found <= best + 1e-9


def test_model_scores_decide_between_equals() -> None:
    statistics = np.tile([[4.0, 4, 4, 3, 2, 1, 4, 3, 2, 1]], (3, 1))
    pool = Pool((("a", 0),), np.array([0, 3]), np.zeros((3, 1)), statistics, np.zeros(3))
    assert hill_climb(pool, BLEU).tolist() == [0]
    assert hill_climb(pool, BLEU, scores=np.array([0.0, 2.0, 1.0])).tolist() == [1]


def test_losses_are_zero_for_targets_and_equals_and_positive_else(
    make_pool: Callable[..., Pool],
) -> None:
    pool = make_pool(4, sentences=10)
    targets = hill_climb(pool, BLEU)
    losses = target_losses(pool, targets, BLEU)
    assert (losses[targets] == 0.0).all()
    assert (losses >= 0.0).all()
    row = int(np.argmax(losses))
    sentence = int(pool.sentence_of_row()[row])
    swapped = targets.copy()
    swapped[sentence] = row
    difference = BLEU.score(pool.totals(targets)) - BLEU.score(pool.totals(swapped))
    assert losses[row] == pytest.approx(float(difference) / 100 * pool.sentences)


def test_sentence_gains_are_bleu_plus_one_with_the_better_side_up() -> None:
    statistics = BLEU.statistics(["a b c", "a x"], [["a b c d", "a y"]])
    plus_one = Bleu(smoothing="add-one").sentence_scores(statistics) / 100
    np.testing.assert_allclose(sentence_gains(BLEU, statistics), plus_one)
    assert plus_one[1] > 0.0


def test_sentence_gains_of_error_rates_are_negative(mean_metric: Metric) -> None:
    lower = copy.copy(mean_metric)
    lower.higher_is_better = False
    np.testing.assert_array_equal(
        sentence_gains(lower, np.array([[3.0, 1.0], [1.0, 1.0]])), [-3.0, -1.0]
    )
