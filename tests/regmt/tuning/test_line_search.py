"""The exact line search against enumeration of all plateaus, and the thesis's worked example."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.decoding.nbest import NBestEntry
from regmt.metrics import make_metric
from regmt.metrics.bleu import Bleu
from regmt.tuning._kernels import envelopes, running_totals
from regmt.tuning.line_search import PoolSurface, line_search, smooth
from regmt.tuning.pool import Pool, PoolBuilder, corpus_gain

BLEU = make_metric("bleu", tokenize="none")

TABLE_3_1 = [
    ("This is it", -1.2, -0.1, 29.64),
    ("This is small house", -0.2, -1.2, 63.59),
    ("This is miniscule building", -1.6, -0.9, 31.79),
    ("This is a small house", -0.1, -0.9, 100.0),
]


def table_3_1_pool(metric: Bleu) -> Pool:
    entries = [
        NBestEntry(0, text.split(), {"tm": (tm,), "lm": (lm,)}, 0.0)
        for text, tm, lm, _ in TABLE_3_1
    ]
    builder = PoolBuilder([["This is a small house"]], metric)
    assert builder.add([entries]) == 4
    return builder.pool()


def test_worked_example_of_the_thesis() -> None:
    """Tables 3.1 and 3.2 of the Phrasal thesis, with the swapped ranges put right."""
    metric = Bleu(order=2, smoothing="none", tokenize="none")
    pool = table_3_1_pool(metric)
    assert metric.score(pool.statistics) == pytest.approx(
        [bleu for *_, bleu in TABLE_3_1], abs=5e-3
    )
    start, direction = np.array([1.0, 0.5]), np.array([0.0, 1.0])
    slopes, intercepts = pool.features @ direction, pool.scores(start)
    assert slopes == pytest.approx([-0.1, -1.2, -0.9, -0.9])
    assert intercepts == pytest.approx([-1.25, -0.8, -2.05, -0.55])
    first, gamma, old, new = envelopes(slopes, intercepts, pool.offsets)
    assert first.tolist() == [1]  # e2, then e4, then e1; e3 never
    assert old.tolist() == [1, 3]
    assert new.tolist() == [3, 0]
    assert gamma == pytest.approx([-0.8333, 0.875], abs=5e-5)
    away = line_search(PoolSurface(pool), metric, start + 3 * direction, direction)
    assert away.start_value == pytest.approx(29.64, abs=5e-3)
    assert away.value == pytest.approx(100.0)
    assert -0.8333 < 3 + away.step < 0.875


def envelope_reference(
    slopes: np.ndarray, intercepts: np.ndarray, gamma: float
) -> tuple[int, float]:
    """The best line at a point: value, then steeper, then lower id."""
    values = intercepts + gamma * slopes
    best = max(range(len(values)), key=lambda h: (values[h], slopes[h], -h))
    return best, values[best]


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), whole=st.booleans())
def test_envelope_is_the_best_line_everywhere(
    make_pool: Callable[..., Pool], seed: int, whole: bool
) -> None:
    pool = make_pool(seed, whole=whole)
    rng = np.random.default_rng(seed)
    slopes = pool.features @ rng.integers(-2, 3, 3)
    intercepts = pool.features @ rng.normal(size=3)
    first, gamma, old, new = envelopes(slopes, intercepts, pool.offsets)
    sentence = pool.sentence_of_row()
    for s in range(pool.sentences):
        events = np.flatnonzero(sentence[new] == s)
        edges = gamma[events]
        assert (np.diff(edges) > -1e-12).all()
        lines = [first[s], *new[events]]
        assert lines[:-1] == old[events].tolist()
        points = [0.0]
        if len(edges):
            points = [edges[0] - 1, *(edges[1:] + edges[:-1]) / 2, edges[-1] + 1]
        rows = slice(pool.offsets[s], pool.offsets[s + 1])
        for line, point in zip(lines, points, strict=True):
            _, value = envelope_reference(slopes[rows], intercepts[rows], point)
            assert intercepts[line] + point * slopes[line] == pytest.approx(
                value, rel=1e-9, abs=1e-9
            )


def test_running_totals_agree_with_plain_sums(make_pool: Callable[..., Pool]) -> None:
    pool = make_pool(3)
    first, gamma, old, new = envelopes(
        pool.features[:, 0].copy(), pool.features[:, 1].copy(), pool.offsets
    )
    order = np.argsort(gamma, kind="stable")
    totals = running_totals(pool.statistics, first, order, old, new)
    chosen = {int(s): int(h) for s, h in enumerate(first)}
    sentence = pool.sentence_of_row()
    expected = [sum(pool.statistics[h] for h in chosen.values())]
    for event in order:
        chosen[int(sentence[new[event]])] = int(new[event])
        expected.append(sum(pool.statistics[h] for h in chosen.values()))
    np.testing.assert_array_equal(totals, expected)


def all_plateau_middles(pool: Pool, vector: np.ndarray, direction: np.ndarray) -> np.ndarray:
    """A point on every plateau: between all meeting points of all pairs of lines."""
    slopes, intercepts = pool.features @ direction, pool.scores(vector)
    meetings = []
    for s in range(pool.sentences):
        for a in range(pool.offsets[s], pool.offsets[s + 1]):
            for b in range(pool.offsets[s], a):
                if slopes[a] != slopes[b]:
                    meetings.append((intercepts[b] - intercepts[a]) / (slopes[a] - slopes[b]))
    edges = np.unique(meetings)
    if not len(edges):
        return np.zeros(1)
    middles = (edges[1:] + edges[:-1])[np.diff(edges) > 1e-9] / 2
    return np.concatenate(([edges[0] - 1], middles, [edges[-1] + 1]))


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), sparse=st.booleans())
def test_line_search_equals_brute_force(
    make_pool: Callable[..., Pool], seed: int, sparse: bool
) -> None:
    pool = make_pool(seed)
    if sparse:
        import scipy.sparse

        pool = dataclasses.replace(pool, features=scipy.sparse.csr_array(pool.features))
    rng = np.random.default_rng(seed + 1)
    vector, direction = rng.normal(size=(2, 3))
    found = line_search(PoolSurface(pool), BLEU, vector, direction)
    best = max(
        corpus_gain(pool, vector + gamma * direction, BLEU)
        for gamma in all_plateau_middles(pool, vector, direction)
    )
    assert found.value == pytest.approx(best, rel=1e-12)
    assert found.start_value == pytest.approx(corpus_gain(pool, vector, BLEU), rel=1e-12)
    reached = corpus_gain(pool, vector + found.step * direction, BLEU)
    assert reached == pytest.approx(best, rel=1e-12)


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10_000), scale=st.floats(1e-3, 1e3))
def test_scaling_the_weights_scales_the_search(
    make_pool: Callable[..., Pool], seed: int, scale: float
) -> None:
    pool = make_pool(seed)
    vector, direction = np.random.default_rng(seed).normal(size=(2, 3))
    one = line_search(PoolSurface(pool), BLEU, vector, direction)
    other = line_search(PoolSurface(pool), BLEU, scale * vector, direction)
    assert other.value == pytest.approx(one.value)
    assert other.step == pytest.approx(scale * one.step, rel=1e-6)


def test_a_line_that_changes_nothing_stays(make_pool: Callable[..., Pool]) -> None:
    pool = make_pool(1)
    found = line_search(PoolSurface(pool), BLEU, np.ones(3), np.zeros(3))
    assert found.step == 0.0
    assert found.value == found.start_value == pytest.approx(corpus_gain(pool, np.ones(3), BLEU))


def test_lower_is_better_metrics_are_minimised(make_pool: Callable[..., Pool]) -> None:
    class Worse(Bleu):
        higher_is_better = False

    pool = make_pool(5, sentences=8)
    vector, direction = np.random.default_rng(5).normal(size=(2, 3))
    worse = Worse(tokenize="none")
    found = line_search(PoolSurface(pool), worse, vector, direction)
    lowest = min(
        float(BLEU.score(pool.totals(pool.best(vector + gamma * direction))))
        for gamma in all_plateau_middles(pool, vector, direction)
    )
    assert -found.value == pytest.approx(lowest)


@pytest.mark.parametrize("window", [3, 5, 7])
def test_smoothing_is_the_average_or_the_greatest_loss(window: int) -> None:
    gains = np.random.default_rng(window).normal(size=12)
    half = window // 2
    windows = [gains[max(0, i - half) : i + half + 1] for i in range(12)]
    np.testing.assert_allclose(smooth(gains, "average", window), [w.mean() for w in windows])
    np.testing.assert_array_equal(smooth(gains, "max", window), [w.min() for w in windows])
    np.testing.assert_array_equal(smooth(gains, "none", window), gains)
    with pytest.raises(ValueError, match="odd"):
        smooth(gains, "average", 4)


def test_smoothing_avoids_an_isolated_peak(mean_metric: object) -> None:
    """One sentence, hypotheses on a parabola: plateaus in order, one narrow peak among lows."""
    x = np.arange(8.0)
    features = np.column_stack([x, -(x**2) / 2])
    values = np.array([0.0, 0.0, 9.0, 0.0, 5.0, 6.0, 5.0, 0.0])
    statistics = np.column_stack([values, np.ones(8)])
    pool = Pool((("a", 0), ("b", 0)), np.array([0, 8]), features, statistics, np.zeros(8))
    start, direction = np.array([0.0, 1.0]), np.array([1.0, 0.0])
    surface = PoolSurface(pool)

    def chosen(smoothing: str) -> int:
        step = line_search(surface, mean_metric, start, direction, smoothing=smoothing).step  # type: ignore[arg-type]
        return int(pool.best(start + step * direction)[0])

    assert chosen("none") == 2
    assert chosen("average") == 5
    assert chosen("max") == 5
