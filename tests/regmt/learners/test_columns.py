import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from regmt.learners.columns import as_csc, distinct_columns, place_columns


@settings(max_examples=50, deadline=None)
@given(
    arrays(
        np.float64,
        st.tuples(st.integers(1, 3), st.integers(0, 12)),
        elements=st.sampled_from([0.0, 1.0, 2.0, 0.1]),
    )
)
def test_distinct_columns(matrix):
    distinct, group, first = distinct_columns(as_csc(matrix))
    seen = {}
    for j, column in enumerate(map(tuple, matrix.T)):
        seen.setdefault(column, (len(seen), j))
        assert group[j] == seen[column][0]
    assert first.tolist() == [j for _, j in seen.values()]
    np.testing.assert_array_equal(distinct.toarray(), matrix[:, first])
    np.testing.assert_array_equal(distinct.toarray()[:, group], matrix)


def test_as_csc_leaves_its_argument_alone():
    original = as_csc(np.eye(2))
    copy = as_csc(original)
    copy.data[:] = 7
    assert original.data.tolist() == [1, 1]


def test_place_columns():
    W = as_csc(np.array([[1.0, 2.0], [0.0, 3.0]])).tocsr()
    spread = place_columns(W, np.array([1, 3]), 5)
    assert spread.toarray().tolist() == [[0, 1, 0, 2, 0], [0, 0, 0, 3, 0]]
    some = place_columns(W, np.array([1, 3]), 5, np.array([3, 4]))
    assert some.toarray().tolist() == [[0, 0, 0, 2, 0], [0, 0, 0, 3, 0]]
