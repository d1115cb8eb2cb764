from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.features.from_index import local_problem
from regmt.features.gapped import gapped_ngrams
from regmt.features.segments import segments
from regmt.features.spectrum import NgramFeatures
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index

SOURCE = ["a b , c", "b c a b", "d e", "c , a b", "a"]
TARGET = ["A B , C", "B C A B", "D E", "C , A B", "A"]


@pytest.fixture(scope="module")
def index():
    return Index.build(Corpus.from_strings(SOURCE, TARGET), order=3)


def as_dict(matrix, row, name):
    return {name(j): matrix[row, j] for j in matrix[row].indices}


@settings(max_examples=40, deadline=None)
@given(
    ids=st.lists(st.integers(0, 4), min_size=1, max_size=5, unique=True),
    sentence=st.lists(st.sampled_from(["a", "b", "c", "d", ",", "z"]), max_size=6),
    orders=st.sampled_from(["1", "2", "1-2", "2-3"]),
    weighting=st.sampled_from(["none", "tokens"]),
    boundaries=st.sampled_from([(), (",",)]),
    query_first=st.booleans(),
)
def test_agrees_with_the_transformer(
    index, ids, sentence, orders, weighting, boundaries, query_first
):
    problem = local_problem(
        index,
        ids,
        " ".join(sentence),
        source_orders=orders,
        target_orders="1-2",
        weighting=weighting,
        boundaries=boundaries,
        query_first=query_first,
    )
    features = NgramFeatures(orders=orders, weighting=weighting, boundaries=boundaries)
    rows = [SOURCE[i] for i in ids]
    X = features.fit_transform(rows)
    names = features.feature_names_
    query = features.transform([sentence])
    for i in range(len(ids)):
        assert as_dict(problem.X, i, problem.source_name) == as_dict(X, i, names.__getitem__)
    assert as_dict(problem.query, 0, problem.source_name) == as_dict(query, 0, names.__getitem__)
    targets = NgramFeatures(orders="1-2", boundaries=boundaries)
    Y = targets.fit_transform([TARGET[i] for i in ids])
    for i in range(len(ids)):
        expected = as_dict(Y, i, targets.feature_names_.__getitem__)
        assert as_dict(problem.Y, i, problem.target_name) == expected
    own = NgramFeatures(orders=orders, boundaries=boundaries).fit([sentence])
    assert problem.n_source_features == len(own.feature_names_)
    if query_first:
        assert problem.columns.tolist() == list(range(problem.query.nnz))


@settings(max_examples=40, deadline=None)
@given(
    ids=st.lists(st.integers(0, 4), min_size=1, max_size=5, unique=True),
    sentence=st.lists(st.sampled_from(["a", "b", "c", "d", ",", "z"]), max_size=6),
    weighting=st.sampled_from(["none", "tokens"]),
    boundaries=st.sampled_from([(), (",",)]),
    query_first=st.booleans(),
)
def test_gapped_source_features(index, ids, sentence, weighting, boundaries, query_first):
    def expected(tokens):
        counts = Counter()
        for part in segments(tokens, boundaries):
            counts.update(gapped_ngrams(part, orders="1-3", max_gap=2))
        weigh = weighting == "tokens"
        return {name: n * len(name) ** 0.5 if weigh else n for name, n in counts.items()}

    problem = local_problem(
        index,
        ids,
        " ".join(sentence),
        source_orders="1-3",
        target_orders="1-2",
        weighting=weighting,
        boundaries=boundaries,
        max_gap=2,
        query_first=query_first,
    )
    rows = [expected(SOURCE[i].split()) for i in ids]
    for i, row in enumerate(rows):
        assert as_dict(problem.X, i, problem.source_name) == pytest.approx(row)
    own, seen = expected(sentence), set().union(*rows)
    assert as_dict(problem.query, 0, problem.source_name) == pytest.approx(
        {name: value for name, value in own.items() if name in seen}
    )
    assert problem.n_source_features == len(own)
    assert problem.columns.tolist() == sorted(problem.columns)
    if query_first:
        assert problem.columns.tolist() == list(range(problem.query.nnz))
    plain = local_problem(index, ids, " ".join(sentence), boundaries=boundaries)
    assert (problem.Y != plain.Y).nnz == 0


def test_coverage(index):
    problem = local_problem(index, [0], "a b z", source_orders="1-2", target_orders="1")
    # a, b, "a b" of a, b, z, "a b", "b z"
    assert problem.source_coverage == pytest.approx(3 / 5)
    assert local_problem(index, [0], "").source_coverage == 0.0


def test_no_feature_of_the_order(index):
    problem = local_problem(index, [4], "a b", source_orders="2", target_orders="2")
    assert problem.X.shape == (1, 0)
    assert problem.Y.shape == (1, 0)
    assert problem.query.shape == (1, 0)
    assert np.array_equal(problem.columns, [])
