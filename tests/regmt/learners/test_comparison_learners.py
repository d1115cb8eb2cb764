"""svr, svc, logreg and l1inf against scikit-learn and the lasso."""

import numpy as np
import pytest
from scipy import sparse
from sklearn.linear_model import LogisticRegression
from sklearn.svm import SVC, SVR

from regmt.learners import make_learner
from regmt.learners.svc import fit_sigmoids


@pytest.fixture(scope="module")
def problem():
    rng = np.random.default_rng(5)
    X = rng.integers(0, 3, size=(40, 60)).astype(float)
    Y = (X[:, :5] + rng.integers(0, 2, size=(40, 5)) > 2).astype(float)
    return X, Y


def test_svr_is_scikit_learns(problem):
    X, Y = problem
    learner = make_learner("svr", C=2.0).fit(X, Y)
    for i in range(Y.shape[1]):
        model = SVR(kernel="rbf", gamma="scale", C=2.0).fit(X, Y[:, i])
        np.testing.assert_allclose(learner.predict(X)[:, i], model.predict(X), atol=1e-6)


@pytest.mark.parametrize("fit_intercept", [True, False])
def test_logistic_regression_in_the_span_of_the_sentences_is_exact(problem, fit_intercept):
    X, Y = problem
    options = {"fit_intercept": fit_intercept}
    learner = make_learner("logreg", alpha=2.0, **options).fit(X, Y)
    for i in range(Y.shape[1]):
        model = LogisticRegression(C=0.5, tol=1e-8, solver="newton-cg", **options)
        model.fit(X, Y[:, i])
        np.testing.assert_allclose(learner.coef_[i].toarray(), model.coef_, atol=1e-3)
        expected = model.predict_proba(X)[:, 1]
        np.testing.assert_allclose(learner.predict(X)[:, i], expected, atol=1e-3)


def test_svc_ranks_like_scikit_learns_decision_function(problem):
    X, Y = problem
    probability = make_learner("svc").fit(X, Y).predict(X)
    assert ((probability >= 0) & (probability <= 1)).all()
    for i in range(Y.shape[1]):
        decision = SVC(kernel="rbf", gamma="scale").fit(X, Y[:, i]).decision_function(X)
        by_decision = probability[np.argsort(decision), i]
        assert (np.diff(by_decision) > -1e-9).all()


def test_sigmoid_minimises_platts_loss():
    rng = np.random.default_rng(0)
    decision = rng.standard_normal((3, 30))
    present = decision + rng.standard_normal((3, 30)) > 0.3
    slope, offset = fit_sigmoids(decision, present)
    n_pos = present.sum(axis=1, keepdims=True)
    goal = np.where(present, (n_pos + 1) / (n_pos + 2), 1 / (30 - n_pos + 2))

    def loss(a, b):
        z = decision * a[:, None] + b[:, None]
        return (np.logaddexp(0, z) - goal * z).sum(axis=1)

    best = loss(slope, offset)
    for da, db in [(0.01, 0), (-0.01, 0), (0, 0.01), (0, -0.01)]:
        assert (loss(slope + da, offset + db) > best).all()


def test_a_feature_in_every_sentence_is_certain():
    X, Y = np.eye(4), np.ones((4, 1))
    for name in ("logreg", "svc"):
        assert make_learner(name).fit(X, Y).predict(X).tolist() == [[1.0]] * 4


def test_l1_infinity_of_one_target_is_the_lasso(problem):
    X, Y = problem
    X = X[:, :12]
    joint = make_learner("l1inf", alpha=3.0).fit(X, Y[:, 0]).coef_.toarray()
    lasso = make_learner("qp", alpha=3.0, tol=1e-12).fit(X, Y[:, 0]).coef_.toarray()
    np.testing.assert_allclose(joint, lasso, atol=1e-4)


def test_l1_infinity_is_a_minimum(problem):
    X, Y = problem
    X, Y = X[:20, :8], np.hstack([Y[:20, :2], Y[:20, :1]])

    def objective(W):
        return np.sum((Y - X @ W.T) ** 2) + 3.0 * np.abs(W).max(axis=0).sum()

    learner = make_learner("l1inf", alpha=3.0).fit(sparse.csr_matrix(X), sparse.csr_matrix(Y))
    W = learner.coef_.toarray()
    assert learner.n_distinct_targets_ == 2
    rng = np.random.default_rng(0)
    for size in (0.1, 0.01):
        for _ in range(50):
            assert objective(W + size * rng.standard_normal(W.shape)) >= objective(W) - 1e-5
