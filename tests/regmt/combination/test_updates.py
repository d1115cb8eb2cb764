"""Equations 7.3 to 7.8: three steps by hand, distributions, the regret bound."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.combination.updates import UPDATES, make_update
from regmt.core.errors import InputError

losses = st.lists(st.lists(st.floats(0, 1), min_size=3, max_size=3), min_size=1, max_size=40).map(
    np.array
)

LOSSES = np.array([[0.0, 0.5, 1.0], [0.2, 0.1, 0.9], [1.0, 0.0, 0.3]])
ETA = np.array([0.7])


def transcription(name, w, loss, bic, eta):
    """The equations as they are printed, with plain weights."""
    if name == "additive":  # (7.3)
        new = w + np.exp(-eta * loss)
    elif name == "multiplicative":  # (7.4)
        new = w * np.exp(-eta * loss**2)
    elif name == "winnow":  # (7.5) of the performance
        new = w * np.exp(eta * (1 - loss))
    elif name == "winnow-printed":  # (7.5)
        new = w * np.exp(eta * loss)
    elif name == "bic":  # (7.7)
        new = np.exp(-0.5 * bic)
    else:  # (7.8)
        new = w * np.exp(-0.5 * bic)
    return new / new.sum()


@pytest.mark.parametrize("name", UPDATES)
def test_three_steps(name):
    w = np.full(3, 1 / 3)
    log_w = np.log(w)
    for n in range(1, 4):
        bic = (LOSSES[:n] ** 2).sum(axis=0) / 0.1
        w = transcription(name, w, LOSSES[n - 1], bic, ETA)
        log_w = make_update(name)(log_w, LOSSES[n - 1], bic, ETA)
        assert np.exp(log_w) == pytest.approx(w)


def test_additive_multiplicative_and_bic_worked_out():
    """Numbers computed on paper for two models, w = (1/2, 1/2), l = (0, 1), η = 1, σ² = 1."""
    half, loss, one = np.log([0.5, 0.5]), np.array([0.0, 1.0]), np.array([1.0])
    e = np.e
    additive = np.exp(make_update("additive")(half, loss, loss, one))
    assert additive == pytest.approx([1.5 / (2 + 1 / e), (0.5 + 1 / e) / (2 + 1 / e)])
    multiplicative = np.exp(make_update("multiplicative")(half, loss, loss, one))
    assert multiplicative == pytest.approx([e / (e + 1), 1 / (e + 1)])
    bic = np.exp(make_update("bic")(half, loss, loss, one))
    assert bic == pytest.approx([1 / (1 + e**-0.5), e**-0.5 / (1 + e**-0.5)])


@settings(deadline=None, max_examples=40)
@given(losses, st.floats(0.01, 10), st.sampled_from(list(UPDATES)))
def test_weights_stay_a_distribution(table, eta, name):
    log_w = np.log(np.full(3, 1 / 3))
    cumulative = np.zeros(3)
    for loss in table:
        cumulative += loss**2
        log_w = make_update(name)(log_w, loss, cumulative / 1e-3, np.array([eta]))
        w = np.exp(log_w)
        assert (w >= 0).all()
        assert w.sum() == pytest.approx(1.0)


@settings(deadline=None, max_examples=50)
@given(losses, st.floats(0.01, 5))
def test_regret_of_multiplicative_weights(table, eta):
    """Hedge: the expected loss is at most that of the best model plus ln M/η + ηn/8."""
    log_w = np.log(np.full(3, 1 / 3))
    expected = 0.0
    for loss in table:
        expected += float(np.exp(log_w) @ loss**2)
        log_w = make_update("multiplicative")(log_w, loss, loss, np.array([eta]))
    best = (table**2).sum(axis=0).min()
    assert expected <= best + np.log(3) / eta + eta * len(table) / 8 + 1e-9


def test_unknown_update():
    with pytest.raises(InputError, match="unknown update 'hedge'"):
        make_update("hedge")
