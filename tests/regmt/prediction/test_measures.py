import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import sparse

from regmt.prediction import Confusion, confusion, p_max, threshold_for_best_f1

# Table 8.1: the features after the four uncovered ones, with the predicted values.
PREDICTED = np.array([0.9, 1.2, 0.4, 0.1, 1.6, 0.3, 0.2, 1.1, 0.8, 1.5, 0.3, 0.4])
PRESENT = np.array([True] * 7 + [False] * 5)


def test_counts_of_table_8_1():
    # σ takes what exceeds 0.3: of the present .9 1.2 .4 1.6, of the others 1.1 .8 1.5 .4
    counted = confusion(PREDICTED, PRESENT, 4, threshold=0.3, weighted=False)
    assert counted == Confusion(tp=4, fp=4, fn=3 + 4, tn=1)
    assert counted.precision == 4 / 8
    assert counted.recall == 4 / 11
    assert counted.ber == pytest.approx((4 / 5 + 7 / 11) / 2)
    assert counted.f1 == pytest.approx(2 * 4 / (2 * 4 + 4 + 7))
    assert counted.f_beta(2.0) == pytest.approx(5 * 4 / (5 * 4 + 4 * 7 + 4))


def test_weights_of_table_8_1():
    counted = confusion(PREDICTED, PRESENT, 4, threshold=0.3)
    assert counted.tp == pytest.approx(0.9 + 1 + 0.4 + 1)
    assert counted.fp == pytest.approx(1 + 0.8 + 1 + 0.4)
    assert counted.fn == pytest.approx(11 - 3.3)
    assert counted.tn == pytest.approx(0.3)


def test_nothing_predicted():
    counted = confusion(np.zeros(3), np.array([True, False, True]), threshold=0.5, weighted=False)
    assert counted.f1 == 0.0
    assert counted.ber == 0.5  # the pit of BER (8.2)
    assert Confusion().ber == Confusion().f1 == 0.0


def test_sums():
    one, two = Confusion(1, 2, 3, 4), Confusion(10, 20, 30, 40)
    assert one + two == Confusion(11, 22, 33, 44)


@settings(max_examples=50, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from([-0.5, 0.0, 0.1, 0.2, 0.5, 0.9, 1.3]), st.booleans())),
    st.integers(0, 3),
)
def test_best_threshold_against_brute_force(items, n_uncovered):
    weights = np.array([weight for weight, _ in items])
    present = np.array([truth for _, truth in items], dtype=bool)
    threshold, f1 = threshold_for_best_f1(weights, present, n_uncovered)
    reached = confusion(weights, present, n_uncovered, threshold=threshold).f1
    assert reached == pytest.approx(f1)
    for other in (0.0, 0.05, 0.15, 0.3, 0.7, 1.0, 2.0):
        assert confusion(weights, present, n_uncovered, threshold=other).f1 <= f1 + 1e-12


def test_p_max():
    # columns 0 and 2 belong to the sentence; negative weights do not count
    W = sparse.csr_matrix([[3.0, 9.0, 1.0], [1.0, 0.0, 0.0], [-5.0, 9.0, 1.0]])
    np.testing.assert_allclose(p_max(W, np.array([0, 2])), [0.75, 0.25, 0.5])
    # with one target kept for each source feature, the first of equals
    np.testing.assert_allclose(p_max(W, np.array([0, 2]), n_best=1), [1.0, 0.0, 0.0])
    np.testing.assert_array_equal(p_max(W, np.array([], dtype=int)), [0.0, 0.0, 0.0])
