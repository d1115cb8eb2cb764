from __future__ import annotations

import dataclasses
from collections.abc import Callable

import numpy as np
import pytest
import scipy.sparse as sp

from regmt.core.errors import InputError
from regmt.metrics import make_metric
from regmt.tuning.constraints import Constraints
from regmt.tuning.interpolation import interpolate
from regmt.tuning.pool import Pool, corpus_gain
from regmt.tuning.tuner import TUNERS, make_tuner

BLEU = make_metric("bleu", tokenize="none")


@pytest.fixture
def pool(make_pool: Callable[..., Pool]) -> Pool:
    columns = (("lm", 0), ("tm", 0), ("tm", 1), ("w", 0))
    return dataclasses.replace(make_pool(31, sentences=20, features=4), columns=columns)


def test_the_reduced_pool_scores_the_same(pool: Pool) -> None:
    start = np.array([0.5, 1.0, 3.0, -0.25])
    parameters = Constraints(fixed=["w"], tied=[["tm"]]).parametrise(pool.columns, start)
    assert parameters.columns == parameters.pool(pool).columns == (("lm", 0), ("tm", 0))
    assert parameters.start.tolist() == [0.5, 2.0]
    free = np.array([0.7, -0.3])
    expanded = parameters.expand(free)
    assert expanded.tolist() == [0.7, -0.3, -0.3, -0.25]
    # Equal up to a constant of each sentence.
    difference = parameters.pool(pool).scores(free) - pool.scores(expanded)
    first = difference[pool.offsets[:-1]][pool.sentence_of_row()]
    np.testing.assert_allclose(difference, first, atol=1e-12)


def test_a_fixed_feature_that_ranks_nothing_leaves_no_trace(pool: Pool) -> None:
    pool.features[:, 3] = pool.sentence_of_row()
    parameters = Constraints(fixed=["w"]).parametrise(pool.columns, np.ones(4))
    assert not parameters.pool(pool).base.any()


def test_one_value_of_a_feature_and_ties_across_features(pool: Pool) -> None:
    start = np.arange(1.0, 5.0)
    parameters = Constraints(fixed=["tm:1"], tied=[["lm", "w"]]).parametrise(pool.columns, start)
    assert parameters.columns == (("lm", 0), ("tm", 0))
    assert parameters.expand(np.array([9.0, 8.0])).tolist() == [9.0, 8.0, 3.0, 9.0]


@pytest.mark.parametrize("name", TUNERS)
def test_every_tuner_keeps_fixed_and_tied_weights(pool: Pool, name: str) -> None:
    start = np.array([0.5, 0.5, 0.5, 1.0])
    parameters = Constraints(fixed=["w"], tied=[["tm"]]).parametrise(pool.columns, start)
    free = make_tuner(name).tune(parameters.pool(pool), parameters.start, BLEU, 0)
    found = parameters.expand(free)
    assert found[3] == 1.0
    assert found[1] == found[2]
    assert np.isfinite(found).all()


@pytest.mark.parametrize("name", TUNERS)
def test_every_tuner_takes_sparse_features(pool: Pool, name: str) -> None:
    sparse = dataclasses.replace(pool, features=sp.csr_array(pool.features))
    options = {"restarts": 2} if name.startswith("mert") else {}
    dense_weights, sparse_weights = (
        make_tuner(name, options).tune(which, np.full(4, 0.25), BLEU, 0) for which in (pool, sparse)
    )
    np.testing.assert_allclose(sparse_weights, dense_weights, rtol=1e-4, atol=1e-3)


def test_impossible_constraints_are_refused(pool: Pool) -> None:
    start = np.ones(4)
    for constraints, problem in [
        (Constraints(fixed=["dm"]), "no feature 'dm'"),
        (Constraints(fixed=["tm:2"]), "no feature 'tm:2'"),
        (Constraints(fixed=["lm", "tm", "w"]), "all weights are fixed"),
        (Constraints(fixed=["lm"], tied=[["lm", "w"]]), "both fixed and tied"),
        (Constraints(tied=[["lm", "w"], ["w", "tm"]]), "two groups"),
    ]:
        with pytest.raises(InputError, match=problem):
            constraints.parametrise(pool.columns, start)
    assert not Constraints()


def test_interpolation_is_a_mean_of_normalised_weights(pool: Pool) -> None:
    last, learned = np.array([2.0, 0, 0, 0]), np.array([0, 0, -8.0, 0])
    found = interpolate(pool, last, learned, BLEU, 0.1)
    np.testing.assert_allclose(found, [0.9, 0.0, -0.1, 0.0])


def test_searched_interpolation_is_at_least_as_good_as_both_ends(pool: Pool) -> None:
    rng = np.random.default_rng(0)
    for _ in range(10):
        last, learned = rng.normal(size=(2, 4))
        found = corpus_gain(pool, interpolate(pool, last, learned, BLEU, "search"), BLEU)
        ends = [corpus_gain(pool, end, BLEU) for end in (last, learned)]
        assert found >= max(ends) - 1e-9
    np.testing.assert_allclose(
        interpolate(pool, np.ones(4), 2 * np.ones(4), BLEU, "search"), np.full(4, 0.25)
    )


def test_tuners_by_name_with_options() -> None:
    assert make_tuner("mert-koehn", {"restarts": "3"}) == make_tuner("mert-koehn", {"restarts": 3})
    assert make_tuner("pro", {"minimum": "0.1", "samples": "7"}).samples == 7  # type: ignore[attr-defined]
    with pytest.raises(InputError, match="unknown tuner 'mort'"):
        make_tuner("mort")
    with pytest.raises(InputError, match="no option 'directions'"):
        make_tuner("mert-koehn", {"directions": "random"})
    with pytest.raises(InputError, match="is a number"):
        make_tuner("mira", {"C": "big"})
