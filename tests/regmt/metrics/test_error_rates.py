"""WER against jiwer, PER against its definition on bags."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.metrics import make_metric

LINES = st.lists(st.sampled_from(["a", "b", "c", "d"]), max_size=9).map(" ".join)
FULL_LINES = LINES.filter(bool)


@given(st.lists(st.tuples(LINES, FULL_LINES), min_size=1, max_size=6))
@settings(max_examples=50, deadline=None)
def test_wer_equals_jiwer(pairs):
    jiwer = pytest.importorskip("jiwer")
    hypotheses, references = (list(column) for column in zip(*pairs, strict=True))
    expected = 100 * jiwer.wer(references, hypotheses)
    assert make_metric("wer").corpus_score(hypotheses, [references]) == pytest.approx(expected)


@given(LINES, st.lists(FULL_LINES, min_size=1, max_size=3))
@settings(max_examples=50, deadline=None)
def test_per_takes_the_reference_with_the_lowest_rate(hypothesis, references):
    bag = Counter(hypothesis.split())
    rates = []
    for line in references:
        other = Counter(line.split())
        longest = max(bag.total(), other.total())
        rates.append(100 * (longest - (bag & other).total()) / other.total())
    got = make_metric("per").corpus_score([hypothesis], [[line] for line in references])
    assert got == pytest.approx(min(rates))


def test_wer_divides_by_the_length_of_the_best_reference():
    # 1 edit of 4 words is better than 1 of 2: the length that counts is 4.
    row = make_metric("wer").statistics(["a b c d"], [["a x c d"], ["a b"]])[0]
    assert row.tolist() == [1.0, 4.0]


def test_an_empty_reference_is_matched_by_an_empty_line_only():
    wer = make_metric("wer")
    assert wer.corpus_score([""], [[""]]) == 0.0
    assert wer.corpus_score(["a"], [[""]]) == 100.0
    assert wer.statistics(["a b"], [[""], ["x y"]])[0].tolist() == [2.0, 2.0]
