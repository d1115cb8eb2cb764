import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.learners._kernels import largest_positive
from regmt.learners._lasso_kernels import _cholesky


@settings(max_examples=100, deadline=None)
@given(
    st.lists(st.sampled_from([-1.0, 0.0, 0.5, 1.0, 1.5, 2.0, 7.0]), min_size=1, max_size=20),
    st.integers(1, 20),
)
def test_largest_positive(values, k):
    kept = np.empty(k, dtype=np.int64)
    n = largest_positive(np.array(values), k, kept)
    places = [j for j, value in enumerate(values) if value > 0]
    best = sorted(places, key=lambda j: (-values[j], j))[:k]
    assert kept[:n].tolist() == sorted(best)


def test_cholesky():
    rng = np.random.default_rng(0)
    X = rng.standard_normal((8, 5))
    G = X.T @ X
    L = G.copy()
    assert _cholesky(L) == -1
    np.testing.assert_allclose(np.tril(L), np.linalg.cholesky(G), atol=1e-10)
    X[:, 3] = X[:, 0] - 2 * X[:, 1]
    assert _cholesky(X.T @ X) == 3
