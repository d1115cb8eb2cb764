"""What every learner promises, checked for each of them."""

import numpy as np
import pytest
from scipy import sparse
from sklearn.base import clone
from sklearn.model_selection import GridSearchCV
from sklearn.utils.estimator_checks import estimator_checks_generator

from regmt.core.errors import InputError
from regmt.learners import LEARNERS, make_learner

# Learners that solve for distinct source features only, with options that make W exact.
MERGING = {"ridge": {}, "fsr": {}, "qp": {"tol": 1e-13}, "lp": {}}

# l1inf joins all targets in one problem and has tests of its own.
SEPARATE = [name for name in LEARNERS if name != "l1inf"]


def counts(rng, m, n, density=0.3):
    matrix = rng.integers(1, 3, size=(m, n)) * (rng.random((m, n)) < density)
    return matrix.astype(float)


@pytest.fixture(scope="module")
def problem():
    """30 sentences, 40 source features, 20 target features that depend on them, with repeats."""
    rng = np.random.default_rng(1)
    X = counts(rng, 30, 25)
    X = np.hstack([X, X[:, :14], np.zeros((30, 1))])
    Y = X[:, :15] @ (rng.random((15, 12)) < 0.1) + (rng.random((30, 12)) < 0.05)
    Y = np.hstack([Y, Y[:, :7], np.zeros((30, 1))])
    return X, Y


@pytest.mark.parametrize("name", SEPARATE)
class TestEveryLearner:
    def test_sparse_and_dense_agree(self, name, problem):
        X, Y = problem
        dense = make_learner(name).fit(X, Y)
        sparse_ = make_learner(name).fit(sparse.csr_matrix(X), sparse.csr_matrix(Y))
        np.testing.assert_array_equal(dense.predict(X), sparse_.predict(sparse.csr_matrix(X)))

    def test_equal_targets_are_solved_once(self, name, problem):
        X, Y = problem
        learner = make_learner(name).fit(X, Y)
        predicted = learner.predict(X)
        np.testing.assert_array_equal(predicted[:, :7], predicted[:, 12:19])
        assert learner.n_distinct_targets_ == len(np.unique(Y, axis=1).T)

    def test_each_target_alone_gives_the_same(self, name, problem):
        X, Y = problem
        together = make_learner(name).fit(X, Y).predict(X)
        for j in range(0, Y.shape[1], 6):
            alone = make_learner(name).fit(X, Y[:, j]).predict(X)
            np.testing.assert_allclose(alone, together[:, j], atol=1e-6)

    def test_a_target_that_never_occurs_is_predicted_zero(self, name, problem):
        X, Y = problem
        assert not make_learner(name).fit(X, Y).predict(X)[:, -1].any()

    def test_same_input_same_bytes(self, name, problem):
        X, Y = problem
        first, second = (make_learner(name).fit(X, Y).predict(X) for _ in range(2))
        assert first.tobytes() == second.tobytes()

    def test_wanted_columns_only(self, name, problem):
        X, Y = problem
        columns = [3, 0, 7]
        query = np.zeros((1, X.shape[1]))
        query[0, columns] = [1.0, 2.0, 1.0]
        options = {"n_nonzero": 5} if name == "ith" else {}  # else k is the number of columns
        full = make_learner(name, **options).fit(X, Y)
        part = make_learner(name, **options).fit(X, Y, columns=columns)
        np.testing.assert_allclose(part.predict(query), full.predict(query), atol=1e-10)
        if hasattr(part, "coef_"):
            assert set(part.coef_.indices) <= set(columns)
        nothing = make_learner(name).fit(X, Y, columns=[])
        assert np.isfinite(nothing.predict(np.zeros((1, X.shape[1])))).all()

    def test_columns_out_of_range_are_refused(self, name, problem):
        X, Y = problem
        with pytest.raises(InputError, match="columns must be between 0 and 39"):
            make_learner(name).fit(X, Y, columns=[40])

    @pytest.mark.parametrize(
        ("X", "Y"),
        [
            pytest.param([[1.0, 2.0]], [[1.0, 0.0]], id="one sentence"),
            pytest.param(np.zeros((4, 2)), np.eye(4), id="empty source"),
            pytest.param(np.eye(4)[:, :2], np.zeros((4, 3)), id="empty target"),
            pytest.param(np.ones((9, 2)), np.ones((9, 2)), id="constant"),
            pytest.param(np.tile(np.eye(3), (4, 1)), np.tile(np.eye(3), (4, 1)), id="m > N_X"),
        ],
    )
    def test_degenerate_input(self, name, X, Y):
        X, Y = np.array(X), np.array(Y)
        predicted = make_learner(name).fit(X, Y).predict(X)
        assert predicted.shape == Y.shape
        assert np.isfinite(predicted).all()

    def test_options_can_be_cloned(self, name):
        learner = make_learner(name)
        assert clone(learner).get_params() == learner.get_params()

    def test_grid_search_on_sparse_targets(self, name, problem):
        learner = make_learner(name)
        numbers = {k: v for k, v in learner.get_params().items() if type(v) in (int, float)}
        option, value = next(iter(numbers.items()))
        scores = [
            GridSearchCV(learner, {option: [value, 2 * value]}, cv=3, error_score="raise")
            .fit(kind(problem[0]), kind(problem[1]))
            .cv_results_["mean_test_score"]
            for kind in (sparse.csr_matrix, np.asarray)
        ]
        np.testing.assert_allclose(*scores)

    @pytest.mark.filterwarnings("ignore:.*does not inherit from")  # so that it starts fast
    def test_scikit_learn_checks(self, name):
        for estimator, check in estimator_checks_generator(make_learner(name)):
            check(estimator)


@pytest.mark.parametrize("name", MERGING)
def test_merging_equal_source_features_is_exact(name, problem, monkeypatch):
    X, Y = problem
    merged = make_learner(name, **MERGING[name]).fit(X, Y)
    module = __import__(f"regmt.learners.{LEARNERS[name][0]}", fromlist=["_"])

    def every_column_is_distinct(matrix):
        places = np.arange(matrix.shape[1])
        return matrix, places, places

    monkeypatch.setattr(module, "distinct_columns", every_column_is_distinct)
    unmerged = make_learner(name, **MERGING[name]).fit(X, Y)
    np.testing.assert_allclose(merged.predict(X), unmerged.predict(X), atol=1e-5)
    norms = [abs(learner.coef_).sum() for learner in (merged, unmerged)]
    assert norms[0] == pytest.approx(norms[1], rel=1e-5)
    if name in ("ridge", "fsr"):  # for the others any split among equal columns is optimal
        np.testing.assert_allclose(merged.coef_.toarray(), unmerged.coef_.toarray(), atol=1e-10)


def test_unknown_names_and_options():
    with pytest.raises(InputError, match="unknown learner 'lars'"):
        make_learner("lars")
    with pytest.raises(InputError, match="'ridge' has no option 'epsilon'"):
        make_learner("ridge", epsilon=1.0)
    with pytest.raises(InputError, match="epsilon of the learner 'fsr' is a number, not 'x'"):
        make_learner("fsr", epsilon="x")
    with pytest.raises(InputError, match="gamma of the learner 'svr' is a number, not 'x'"):
        make_learner("svr", gamma="x")
    with pytest.raises(InputError, match=r"epsilon = -0\.1 is negative"):
        make_learner("svr", epsilon=-0.1)
    with pytest.raises(InputError, match="alpha = -1 is not a positive number"):
        make_learner("ridge", alpha=-1)
    with pytest.raises(InputError, match="alpha = -1 is not a positive number"):
        make_learner("ridge").set_params(alpha=-1).fit(np.eye(2), np.eye(2))
