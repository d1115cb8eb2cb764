import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.learners import make_learner


def problem():
    rng = np.random.default_rng(0)
    X = rng.standard_normal((80, 20)) / np.sqrt(80)  # nearly orthonormal columns
    W = np.zeros((3, 20))
    W[0, [1, 5]], W[1, [2, 9, 11]], W[2, [0]] = [1.0, 2.0], [0.5, 1.0, 1.5], [3.0]
    return X, X @ W.T, W


def test_error_never_grows_with_the_iterations():
    X, Y, _ = problem()
    errors = []
    for max_iter in (1, 2, 3, 5, 10, 40):
        learner = make_learner("ith", n_nonzero=3, max_iter=max_iter, tol=1e-15).fit(X, Y)
        errors.append(((Y - learner.predict(X)) ** 2).sum(axis=0))
    assert (np.diff(errors, axis=0) <= 1e-12).all()
    assert errors[-1].max() < 1e-8


def test_finds_the_sparse_weights():
    X, Y, W = problem()
    learner = make_learner("ith", n_nonzero=3, max_iter=200, tol=1e-15).fit(X, Y)
    np.testing.assert_allclose(learner.coef_.toarray(), W, atol=1e-4)


def test_first_step_is_the_formula():
    # (4.14) from w = 0: top_k(μ Xᵀy), μ scaled by the minimiser along the kept gradient.
    X, Y, _ = problem()
    gradient = X.T @ Y[:, 0]
    kept = np.argsort(-gradient)[:2]
    g = np.zeros(20)
    g[kept] = gradient[kept]
    step = (g @ g) / np.sum((X @ g) ** 2)
    learner = make_learner("ith", n_nonzero=2, max_iter=1).fit(X, Y[:, 0])
    np.testing.assert_allclose(learner.coef_.toarray().ravel(), step * g, atol=1e-12)


def test_only_k_positive_weights():
    rng = np.random.default_rng(1)
    X = rng.integers(0, 3, size=(15, 40)).astype(float)
    Y = rng.integers(0, 2, size=(15, 6)).astype(float)
    W = make_learner("ith", n_nonzero=4).fit(X, Y).coef_
    assert (W.data > 0).all()
    assert np.diff(W.indptr).max() <= 4
    by_query = make_learner("ith").fit(X, Y, columns=[0, 1, 2])
    np.testing.assert_array_equal(
        by_query.coef_.toarray()[:, :3],
        make_learner("ith", n_nonzero=3).fit(X, Y).coef_.toarray()[:, :3],
    )


def test_mu_out_of_range():
    with pytest.raises(InputError, match=r"mu = 1.5 is not in \(0, 1\]"):
        make_learner("ith", mu=1.5).fit(np.eye(2), np.eye(2))
