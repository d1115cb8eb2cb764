"""Equations 8.8-8.13 against direct transcriptions and by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import sparse

from regmt.translation.regression_table import RegressionTable, TableSize, table_quality

MATRICES = st.integers(1, 6).flatmap(
    lambda n: st.lists(
        st.lists(st.sampled_from([-0.5, 0.0, 0.0, 0.1, 0.4, 0.4, 1.3]), min_size=n, max_size=n),
        min_size=1,
        max_size=7,
    )
)


def transcription(coef: np.ndarray, top: int) -> dict[tuple[int, int], tuple[float, float]]:
    """(f_x, f_y) → (p(f_y|f_x), p(f_x|f_y)), as printed."""
    table = {}
    for x in range(coef.shape[1]):
        positive = [y for y in range(coef.shape[0]) if coef[y, x] > 0]
        best = sorted(positive, key=lambda y: (-coef[y, x], y))[:top]
        for y in best:
            direct = coef[y, x] / sum(coef[other, x] for other in best)
            inverse = coef[y, x] / sum(w for w in coef[y] if w > 0)
            table[x, y] = (direct, inverse)
    return table


@settings(max_examples=80, deadline=None)
@given(MATRICES, st.integers(1, 4))
def test_equals_the_printed_equations(rows: list[list[float]], top: int) -> None:
    coef = np.array(rows)
    table = RegressionTable.from_coefficients(sparse.csr_matrix(coef), top=top)
    expected = transcription(coef, top)
    got = {
        (int(x), int(y)): (d, i)
        for x, y, d, i in zip(table.source, table.target, table.direct, table.inverse, strict=True)
    }
    assert got.keys() == expected.keys()
    for key, values in expected.items():
        assert got[key] == pytest.approx(values)
    for x in set(table.source.tolist()):  # Eq 8.8 sums to one
        assert table.direct[table.source == x].sum() == pytest.approx(1.0)
    everything = RegressionTable.from_coefficients(sparse.csr_matrix(coef), top=100)
    for y in set(everything.target.tolist()):  # Eq 8.9 sums to one over Φ_X(x)
        assert everything.inverse[everything.target == y].sum() == pytest.approx(1.0)


@pytest.fixture
def table() -> RegressionTable:
    # rows: the, house, the house; columns: das, Haus
    coef = sparse.csr_matrix([[0.9, 0.1], [-0.2, 0.8], [0.3, 0.1]])
    return RegressionTable.from_coefficients(coef)


NAMES = [("das",), ("Haus",)], [("the",), ("house",), ("the", "house")]


def test_as_a_phrase_table_for_the_decoder(table: RegressionTable) -> None:
    phrases = table.to_phrase_table(*NAMES)
    assert len(phrases) == 5
    assert phrases.n_scores == 3
    np.testing.assert_allclose(phrases.scores[:, 2], math.e)
    np.testing.assert_allclose(phrases.scores[0, :2], [0.9 / 1.0, 0.9 / 1.2])


def test_statistics_of_table_8_5(table: RegressionTable) -> None:
    size = table.size(*NAMES) + TableSize()
    assert (size.entries, size.words) == (5, 5 + 1 + 1 + 1 + 2 + 2)
    assert size.words_per_entry == pytest.approx(12 / 5)
    assert TableSize().words_per_entry == 0.0


def test_quality_by_hand(table: RegressionTable) -> None:
    best = table.best_direct()
    assert best == pytest.approx({0: 0.75, 1: 0.8, 2: 0.25})
    named = {NAMES[1][i]: p for i, p in best.items()}
    quality = table_quality(
        [named, {("a",): 0.5}], [{("the",), ("house",), ("old",)}, {("the",), ("a",)}]
    )
    assert quality.per_sentence == pytest.approx([1.55 / 3, 0.25])
    assert quality.total == pytest.approx((1.55 + 0.5) / 4)  # the, house, old, a


def test_nothing_positive_gives_an_empty_table() -> None:
    table = RegressionTable.from_coefficients(sparse.csr_matrix([[0.0, -1.0]]))
    assert len(table) == 0
    assert table_quality([{}], [set()]).total == 0.0
