import cvxpy
import numpy as np
import pytest

from regmt.learners import make_learner


def problem(seed, m=12, n=30):
    rng = np.random.default_rng(seed)
    X = (rng.integers(1, 3, size=(m, n)) * (rng.random((m, n)) < 0.3)).astype(float)
    Y = (rng.random((m, 6)) < 0.3).astype(float)
    Y[:, 0] = 0.5 * X[:, 3]  # a single feature explains it
    return X, Y


def smallest_norm(X, y):
    w = cvxpy.Variable(X.shape[1])
    return cvxpy.Problem(cvxpy.Minimize(cvxpy.norm1(w)), [X @ w == y]).solve()


@pytest.mark.parametrize("seed", range(3))
def test_feasible_and_minimal(seed):
    X, Y = problem(seed)
    learner = make_learner("lp").fit(X, Y)
    assert learner.n_fallbacks_ == 0
    np.testing.assert_allclose(learner.predict(X), Y, atol=1e-8)
    for w, y in zip(learner.coef_.toarray(), Y.T, strict=True):
        assert np.abs(w).sum() == pytest.approx(smallest_norm(X, y), rel=1e-5)


def test_single_features_without_the_solver_are_minimal():
    rng = np.random.default_rng(0)
    X = np.hstack([np.eye(8) * rng.integers(1, 4, size=8), rng.integers(0, 4, size=(8, 8))])
    Y = np.eye(8)
    learner = make_learner("lp").fit(X, Y)
    for w, y in zip(learner.coef_.toarray(), Y.T, strict=True):
        np.testing.assert_allclose(X @ w, y, atol=1e-9)
        assert np.abs(w).sum() == pytest.approx(smallest_norm(X, y), rel=1e-5)


def test_infeasible_targets_get_the_ridge_solution_and_are_counted():
    X = np.array([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    Y = np.array([[1.0, 2.0, 1.0], [1.0, 0.0, 0.0], [3.0, 0.0, 0.0]])  # only the first fits
    Y = np.hstack([Y, Y[:, [1]]])
    learner = make_learner("lp", alpha=0.5).fit(X, Y)
    assert learner.n_fallbacks_ == 3
    ridge = make_learner("ridge", alpha=0.5).fit(X, Y)
    np.testing.assert_allclose(learner.coef_[0].toarray(), [[1.0, 3.0]], atol=1e-9)
    np.testing.assert_allclose(learner.coef_[1:].toarray(), ridge.coef_[1:].toarray(), atol=1e-9)
