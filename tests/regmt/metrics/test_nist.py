"""NIST against NLTK."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.metrics import make_metric

LINES = st.lists(st.sampled_from(["a", "b", "c", "d", "e"]), min_size=5, max_size=12).map(" ".join)


@given(st.lists(st.tuples(LINES, LINES), min_size=1, max_size=6))
@settings(max_examples=40, deadline=None)
def test_equals_nltk_on_one_reference(pairs):
    corpus_nist = pytest.importorskip("nltk.translate.nist_score").corpus_nist
    hypotheses, references = (list(column) for column in zip(*pairs, strict=True))
    expected = corpus_nist([[line.split()] for line in references], [h.split() for h in hypotheses])
    assert make_metric("nist").corpus_score(hypotheses, [references]) == pytest.approx(expected)


def test_by_hand():
    # Two references of 3 words: 6 tokens; "a" occurs 3 times, "a b" twice after it.
    metric = make_metric("nist:2", tokenize="none")
    (row,) = metric.statistics(["a b"], [["a b c"], ["a b a"]])
    # length 2, mean reference length 3; log2(6/3) + log2(6/2); log2(3/2); 2 unigrams, 1 bigram
    expected = [2, 3, 1 + np.log2(3), np.log2(1.5), 2, 1]
    np.testing.assert_allclose(row, expected)
    # At two thirds of the length the penalty is one half.
    assert metric.score(row) == pytest.approx(0.5 * ((1 + np.log2(3)) / 2 + np.log2(1.5)))


def test_matches_are_clipped():
    metric = make_metric("nist:1", tokenize="none")
    (row,) = metric.statistics(["a a a"], [["a b"]])
    assert row[2] == pytest.approx(1.0)  # one "a" of log2(2/1)


def test_nothing_translated_scores_zero():
    assert make_metric("nist").corpus_score([""], [["a b"]]) == 0.0
