import numpy as np
import pytest
from sklearn.linear_model import lasso_path

from regmt.learners import make_learner


def algorithm_1(X, y, epsilon, *, max_steps, scale, bounded=False, tolerance=None):
    """The printed algorithm for one target, line by line; also returns the chosen features."""
    w = np.zeros(X.shape[1])
    r = y.copy()
    maxcorr = 1.0
    chosen = []
    tolerance = epsilon if tolerance is None else tolerance
    while maxcorr > tolerance and len(chosen) < max_steps:
        c = X.T @ r
        j = int(np.argmax(np.abs(c)))
        maxcorr = abs(c[j]) * scale
        step = min(epsilon, abs(c[j]) / (X[:, j] @ X[:, j])) if bounded else epsilon
        delta = step * np.sign(c[j])
        if delta == 0.0:
            break
        w[j] += delta
        r = r - delta * X[:, j]
        chosen.append(j)
    return w, chosen


def problem(seed, m=20, n=15):
    rng = np.random.default_rng(seed)
    X = (rng.integers(1, 3, size=(m, n)) * (rng.random((m, n)) < 0.3)).astype(float)
    Y = (rng.integers(1, 3, size=(m, 8)) * (rng.random((m, 8)) < 0.3)).astype(float)
    return X, Y


@pytest.mark.parametrize("scale_invariant", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_kernel_is_algorithm_1_step_by_step(seed, scale_invariant):
    # ε is a power of two and the features are counts: every number is exact, ties are ties.
    X, Y = problem(seed)
    epsilon, arc_length = 2.0**-5, 1.5
    options = {"epsilon": epsilon, "scale_invariant": scale_invariant}
    for max_steps in (1, 2, 3, 7, 20, 48):
        learner = make_learner("fsr", arc_length=max_steps * epsilon, **options).fit(X, Y)
        scale = 1 / len(X) if scale_invariant else 1.0
        for i in range(Y.shape[1]):
            w, _ = algorithm_1(X, Y[:, i], epsilon, max_steps=max_steps, scale=scale)
            np.testing.assert_array_equal(learner.coef_[i].toarray().ravel(), w)
    assert arc_length / epsilon == 48


def test_kernel_is_algorithm_1_where_frequent_and_rare_features_meet():
    # Two features occur everywhere, the others in one or two sentences: full and sparse rows of
    # the Gram matrix, and a bound on the correlations that falls many times.
    rng = np.random.default_rng(5)
    X = np.zeros((30, 200))
    X[:, :2] = rng.integers(1, 4, size=(30, 2))
    for column in range(2, 200):
        X[rng.integers(30, size=2), column] = rng.integers(1, 3)
    Y = X[:, [0, 1, 5, 9]] @ rng.integers(0, 3, size=(4, 6)).astype(float)
    gram = X.T @ X
    filled = (gram != 0).mean(axis=1)
    assert filled.min() < 0.0625 < filled.max()
    learner = make_learner("fsr", epsilon=2.0**-6, arc_length=4.0).fit(X, Y)
    for i in range(Y.shape[1]):
        w, chosen = algorithm_1(X, Y[:, i], 2.0**-6, max_steps=256, scale=1 / 30)
        np.testing.assert_array_equal(learner.coef_[i].toarray().ravel(), w)
        assert len(set(chosen)) > 1 or not Y[:, i].any()


def test_any_step_size_agrees_to_rounding():
    # Real-valued features have no exact ties, so that rounding cannot change the path.
    rng = np.random.default_rng(0)
    X, Y = rng.random((20, 10)), rng.random((20, 3))
    learner = make_learner("fsr", epsilon=0.003).fit(X, Y)
    for i in range(3):
        w, chosen = algorithm_1(X, Y[:, i], 0.003, max_steps=833, scale=1 / 20)
        np.testing.assert_allclose(learner.coef_[i].toarray().ravel(), w, atol=1e-10)
        assert len(chosen) in learner.n_iter_


def test_arc_length_bounds_the_weights():
    X, Y = problem(0)
    learner = make_learner("fsr", epsilon=2.0**-6, arc_length=0.5, scale_invariant=False).fit(X, Y)
    assert abs(learner.coef_).sum(axis=1).max() <= 0.5
    assert learner.n_iter_.max() == 32


def test_approaches_the_lasso_path_for_small_steps():
    rng = np.random.default_rng(3)
    X = rng.standard_normal((60, 5))
    y = X @ [1.0, 0.5, 0.0, -0.7, 0.0] + 0.1 * rng.standard_normal(60)
    _, path, _ = lasso_path(X, y, alphas=np.geomspace(2, 1e-4, 300))
    norms = np.abs(path).sum(axis=0)
    errors = []
    for epsilon in (0.1, 0.01, 0.001):
        learner = make_learner("fsr", epsilon=epsilon, arc_length=1.2, tolerance=1e-9).fit(X, y)
        w = learner.coef_.toarray().ravel()
        on_path = [np.interp(np.abs(w).sum(), norms, row) for row in path]
        errors.append(np.abs(w - on_path).max())
    assert errors[0] > errors[1] > errors[2]
    assert errors[2] < 5e-3


def test_forward_selection_makes_the_residual_orthogonal():
    rng = np.random.default_rng(0)
    X, y = rng.random((10, 6)), rng.random(10)
    learner = make_learner("fsr", forward_selection=True, tolerance=1e-12, arc_length=100.0)
    w = learner.fit(X, y).coef_.toarray().ravel()
    # all correlations are exhausted: the least squares solution
    np.testing.assert_allclose(X.T @ (y - X @ w), 0.0, atol=1e-9)
    first = int(np.argmax(X.T @ y))
    one_step = make_learner("fsr", forward_selection=True, tolerance=1e9, arc_length=100.0)
    w = one_step.fit(X, y).coef_.toarray().ravel()
    assert np.flatnonzero(w).tolist() == [first]
    assert X[:, first] @ (y - X @ w) == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize("seed", range(3))
def test_bounded_steps_agree_to_rounding(seed):
    rng = np.random.default_rng(seed)
    X, Y = rng.random((60, 10)), rng.random((60, 4))
    options = {"epsilon": 2.0**-5, "tolerance": 1e-3}
    learner = make_learner("fsr", bounded=True, arc_length=4.0, **options).fit(X, Y)
    free = make_learner("fsr", arc_length=4.0, **options).fit(X, Y)
    for i in range(4):
        bounds = {"max_steps": 128, "tolerance": 1e-3, "bounded": True}
        w, _ = algorithm_1(X, Y[:, i], 2.0**-5, scale=1 / 60, **bounds)
        np.testing.assert_allclose(learner.coef_[i].toarray().ravel(), w, atol=1e-10)
    assert abs(learner.coef_ - free.coef_).max() > 1e-3  # the bound is reached


def test_bounded_steps_do_not_oscillate():
    """Two frequent features in 400 sentences: free steps go to and fro, bounded ones settle."""
    rng = np.random.default_rng(1)
    X = np.column_stack([rng.integers(1, 3, size=(400, 2)), rng.random((400, 6)) < 0.02])
    y = 0.3 * X[:, 0] + 0.4 * X[:, 1] + X[:, 4] + (rng.random(400) < 0.1)
    left, steps = {}, {}
    for bounded in (False, True):
        options = {"tolerance": 0.5 / 400, "arc_length": 20.0, "bounded": bounded}
        learner = make_learner("fsr", **options).fit(X, y)
        left[bounded] = abs(X.T @ (y - X @ learner.coef_.toarray().ravel())).max()
        steps[bounded] = learner.n_iter_[0]
    assert steps[False] == 2560  # all the steps there are
    assert steps[True] < 1280
    assert left[True] < 0.75 < 2.0 < left[False]
