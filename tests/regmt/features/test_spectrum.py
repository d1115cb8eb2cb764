import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.features.kernels import rkhs_distance, spectrum_kernel
from regmt.features.spectrum import NgramFeatures
from regmt.features.weighting import order_weight

X1, X2 = "the book is on the table", "I saw the man"

# Table 3.1 of the thesis.
TABLE_3_1 = {
    "the": (2, 1),
    "book": (1, 0),
    "is": (1, 0),
    "on": (1, 0),
    "table": (1, 0),
    "I": (0, 1),
    "saw": (0, 1),
    "man": (0, 1),
    "the book": (1, 0),
    "book is": (1, 0),
    "is on": (1, 0),
    "on the": (1, 0),
    "the table": (1, 0),
    "I saw": (0, 1),
    "saw the": (0, 1),
    "the man": (0, 1),
}

sentences = st.lists(st.sampled_from(["a", "b", "c", ","]), max_size=8)


def test_table_3_1():
    features = NgramFeatures(orders="1-2")
    counts = features.fit_transform([X1, X2]).toarray()
    names = features.get_feature_names_out()
    assert {name: tuple(counts[:, j]) for j, name in enumerate(names)} == TABLE_3_1
    assert [len(name) for name in features.feature_names_] == [1] * 8 + [2] * 8


@settings(max_examples=50, deadline=None)
@given(
    x=sentences,
    y=sentences,
    orders=st.sampled_from(["1", "2", "1-2", "2-3"]),
    weighting=st.sampled_from(["none", "tokens", "exponential"]),
    boundaries=st.sampled_from([(), (",",)]),
)
def test_dot_product_is_the_kernel(x, y, orders, weighting, boundaries):
    options = {"orders": orders, "weighting": weighting, "alpha": 0.7, "boundaries": boundaries}
    phi = NgramFeatures(**options).fit_transform([x, y])
    gram = (phi @ phi.T).toarray()
    expected = [[spectrum_kernel(a, b, **options) for b in (x, y)] for a in (x, y)]
    np.testing.assert_allclose(gram, expected, atol=1e-12)


@settings(max_examples=30, deadline=None)
@given(x=sentences, y=sentences)
def test_distance_is_the_norm_of_the_difference(x, y):
    phi = NgramFeatures(orders="1-2").fit_transform([x, y]).toarray()
    assert rkhs_distance(x, y) == pytest.approx(float(np.linalg.norm(phi[0] - phi[1])))


def test_kernel_counts_pairs_of_equal_ngrams():
    # (3.11) by its three sums, for "a a b" and "a b a": 1-grams 2·2 + 1·1, 2-grams "a b" 1·1.
    x, y = ["a", "a", "b"], ["a", "b", "a"]
    assert spectrum_kernel(x, y, orders="1-2") == 2 * 2 + 1 * 1 + 1 * 1
    weighted = spectrum_kernel(x, y, orders="1-2", weighting="exponential", alpha=2.0)
    assert weighted == pytest.approx(5 * math.exp(-2.0) + math.exp(-1.0))
    assert spectrum_kernel(x, y, orders="1-2", weighting="tokens") == 5 * 1 + 1 * 2


def test_ngrams_do_not_cross_punctuation():
    features = NgramFeatures(orders="1-2", boundaries=(",",)).fit(["yes , we can , too"])
    assert set(features.feature_names_) == {
        ("yes",),
        (",",),
        ("we",),
        ("can",),
        ("too",),
        ("we", "can"),
    }


def test_unknown_ngrams_drop_and_empty_sentences_are_zero():
    features = NgramFeatures(orders="1-2").fit(["a b"])
    assert features.transform(["b a x", "", []]).toarray().tolist() == [
        [1, 1, 0],
        [0, 0, 0],
        [0, 0, 0],
    ]
    assert features.transform([]).shape == (0, 3)


def test_unknown_weighting_is_refused():
    with pytest.raises(InputError, match="unknown weighting"):
        order_weight(1, weighting="idf")
