from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.metrics import Metric, make_metric
from regmt.tuning.mert import Mert, normalised
from regmt.tuning.pool import Pool, corpus_gain

BLEU = make_metric("bleu", tokenize="none")
DIRECTIONS = ("random", "koehn", "powell", "simplex")


@pytest.mark.parametrize("directions", DIRECTIONS)
def test_never_worse_than_the_start_deterministic_and_for_any_jobs(
    make_pool: Callable[..., Pool], directions: str
) -> None:
    pool = make_pool(11, sentences=20)
    start = np.ones(3)
    found = Mert(directions=directions, restarts=4).tune(pool, start, BLEU, (1, 2))
    assert corpus_gain(pool, found, BLEU) > corpus_gain(pool, start, BLEU)
    assert np.abs(found).sum() == pytest.approx(1.0)
    again = Mert(directions=directions, restarts=4, jobs=2).tune(pool, start, BLEU, (1, 2))
    np.testing.assert_array_equal(found, again)
    other = Mert(directions=directions, restarts=4).tune(pool, start, BLEU, (1, 3))
    assert corpus_gain(pool, other, BLEU) >= corpus_gain(pool, start, BLEU)


@pytest.mark.parametrize("directions", DIRECTIONS)
def test_the_scale_of_the_start_does_not_matter(
    make_pool: Callable[..., Pool], directions: str
) -> None:
    pool = make_pool(12, sentences=12)
    start = np.array([0.3, -0.2, 0.9])
    one = Mert(directions=directions, restarts=2).tune(pool, start, BLEU, 0)
    other = Mert(directions=directions, restarts=2).tune(pool, 4.0 * start, BLEU, 0)
    np.testing.assert_allclose(one, other, rtol=1e-6)


@pytest.mark.parametrize("directions", ["random", "koehn", "powell"])
def test_two_weights_reach_the_best_of_all_angles(
    make_pool: Callable[..., Pool], directions: str
) -> None:
    """With two weights only their angle matters: a dense scan is the truth."""
    pool = make_pool(13, sentences=10, features=2)
    angles = np.linspace(0, 2 * np.pi, 20_001)
    best = max(corpus_gain(pool, np.array([np.cos(a), np.sin(a)]), BLEU) for a in angles[:-1:4])
    found = Mert(directions=directions, restarts=10).tune(pool, np.ones(2), BLEU, 0)
    assert corpus_gain(pool, found, BLEU) >= best - 1e-9


def test_a_start_that_cannot_be_improved_is_kept(mean_metric: Metric) -> None:
    statistics = np.array([[1.0, 1.0], [0.0, 1.0]])
    pool = Pool((("a", 0),), np.array([0, 2]), np.array([[1.0], [0.0]]), statistics, np.zeros(2))
    np.testing.assert_array_equal(Mert().tune(pool, np.array([0.25]), mean_metric, 0), [1.0])


@pytest.mark.parametrize("smoothing", ["average", "max"])
def test_smoothed_runs_end(make_pool: Callable[..., Pool], smoothing: str) -> None:
    pool = make_pool(14, sentences=10)
    for directions in ("random", "koehn", "powell"):
        mert = Mert(directions=directions, smoothing=smoothing, window=5, restarts=2)
        found = mert.tune(pool, np.ones(3), BLEU, 0)
        assert corpus_gain(pool, found, BLEU) >= corpus_gain(pool, np.ones(3), BLEU)


def test_bad_options_are_refused() -> None:
    with pytest.raises(InputError, match="directions"):
        Mert(directions="downhill")  # type: ignore[arg-type]
    with pytest.raises(InputError, match="smoothing"):
        Mert(smoothing="median")  # type: ignore[arg-type]
    with pytest.raises(InputError, match="window"):
        Mert(window=4)
    with pytest.raises(InputError, match="simplex"):
        Mert(directions="simplex", smoothing="max")


def test_normalised_keeps_zero_and_direction() -> None:
    np.testing.assert_array_equal(normalised(np.zeros(2)), [0.0, 0.0])
    np.testing.assert_allclose(normalised(np.array([3.0, -1.0])), [0.75, -0.25])
