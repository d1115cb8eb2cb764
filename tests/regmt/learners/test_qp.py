import numpy as np
import pytest
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import Lasso

from regmt.learners import make_learner


def objective(X, Y, W, alpha):
    return np.sum((Y - X @ W.T) ** 2) + alpha * np.abs(W).sum()


def problem(seed, m, n):
    rng = np.random.default_rng(seed)
    X = (rng.integers(1, 3, size=(m, n)) * (rng.random((m, n)) < 0.2)).astype(float)
    X[:, 0] = 1.0
    X[:, 4] = X[:, 2] + X[:, 3]  # linearly dependent
    Y = (rng.integers(1, 3, size=(m, 9)) * (rng.random((m, 9)) < 0.2)).astype(float)
    return X, Y


@pytest.mark.parametrize(("m", "n"), [(15, 40), (40, 15)])
@pytest.mark.parametrize("alpha", [0.03, 0.5, 4.0])
def test_same_objective_as_cvxpy_and_scikit_learn(m, n, alpha):
    X, Y = problem(0, m, n)
    ours = make_learner("qp", alpha=alpha).fit(X, Y).coef_.toarray()
    reference = make_learner("qp", alpha=alpha, solver="cvxpy").fit(X, Y).coef_.toarray()
    # scikit-learn minimises ‖y − Xw‖²/(2m) + a‖w‖₁
    lasso = Lasso(alpha=alpha / (2 * m), fit_intercept=False, tol=1e-10, max_iter=100_000)
    theirs = lasso.fit(X, Y).coef_
    value = objective(X, Y, ours, alpha)
    assert value == pytest.approx(objective(X, Y, reference, alpha), rel=1e-4)
    assert value == pytest.approx(objective(X, Y, theirs, alpha), rel=1e-4)


@pytest.mark.parametrize("alpha", [0.03, 0.5, 4.0])
def test_kkt_conditions(alpha):
    X, Y = problem(1, 20, 50)
    W = make_learner("qp", alpha=alpha, tol=1e-12).fit(X, Y).coef_.toarray()
    gradient = 2 * X.T @ (Y - X @ W.T)
    slack = 1e-4 * alpha
    assert (np.abs(gradient) <= alpha + slack).all()
    at = W.T != 0
    np.testing.assert_allclose(gradient[at], alpha * np.sign(W.T[at]), atol=slack)


def test_large_alpha_gives_zero():
    X, Y = problem(0, 15, 40)
    alpha = 2 * np.abs(X.T @ Y).max()
    assert make_learner("qp", alpha=alpha).fit(X, Y).coef_.nnz == 0
    assert make_learner("qp", alpha=0.9 * alpha).fit(X, Y).coef_.nnz > 0


def test_unfinished_targets_are_reported():
    X, Y = problem(0, 15, 40)
    with pytest.warns(ConvergenceWarning, match="did not reach the duality gap"):
        make_learner("qp", alpha=1e-3, max_iter=1, tol=1e-12).fit(X, Y)
