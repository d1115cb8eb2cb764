import numpy as np
import pytest
from sklearn.linear_model import Ridge as SklearnRidge

from regmt.learners import make_learner
from regmt.learners.ridge import incomplete_cholesky


@pytest.mark.parametrize(("m", "n"), [(12, 40), (40, 12), (20, 20)])
@pytest.mark.parametrize("alpha", [0.01, 1.0, 50.0])
def test_primal_dual_and_scikit_learn_agree(m, n, alpha):
    rng = np.random.default_rng(0)
    X = rng.integers(0, 3, size=(m, n)).astype(float)
    X[:, 5] = X[:, 2]
    Y = rng.integers(0, 2, size=(m, 7)).astype(float)
    expected = SklearnRidge(alpha=alpha, fit_intercept=False).fit(X, Y).coef_
    for solver in ("primal", "dual", "auto"):
        learner = make_learner("ridge", alpha=alpha, solver=solver).fit(X, Y)
        np.testing.assert_allclose(learner.coef_.toarray(), expected, atol=1e-8)


def test_full_rank_incomplete_cholesky_is_the_dual():
    rng = np.random.default_rng(0)
    X, Y = rng.random((15, 30)), rng.random((15, 4))
    low = make_learner("ridge", solver="low-rank", tolerance=1e-14).fit(X, Y)
    dual = make_learner("ridge", solver="dual").fit(X, Y)
    assert low.rank_ == 15
    np.testing.assert_allclose(low.coef_.toarray(), dual.coef_.toarray(), atol=1e-8)


def test_low_rank_is_exact_for_a_gram_matrix_of_low_rank():
    rng = np.random.default_rng(0)
    X = rng.random((40, 5)) @ rng.random((5, 60))
    Y = rng.random((40, 3))
    low = make_learner("ridge", solver="low-rank").fit(X, Y)
    dual = make_learner("ridge", solver="dual").fit(X, Y)
    assert low.rank_ <= 5
    np.testing.assert_allclose(low.coef_.toarray(), dual.coef_.toarray(), atol=1e-4)
    assert make_learner("ridge", solver="low-rank", rank=3).fit(X, Y).rank_ == 3


def test_error_of_the_factor_falls_with_its_rank():
    from scipy import sparse

    rng = np.random.default_rng(0)
    X = rng.integers(0, 2, size=(30, 50)).astype(float)
    errors = []
    for rank in (1, 5, 10, 20, 30):
        L = incomplete_cholesky(sparse.csr_matrix(X), rank=rank, tolerance=1e-15)
        errors.append(np.linalg.norm(X @ X.T - L @ L.T))
    assert errors == sorted(errors, reverse=True)
    assert errors[-1] < 1e-8
