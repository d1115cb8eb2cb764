"""Scores of the words alone, by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

from regmt.reranking import surface
from regmt.reranking.candidates import Candidates


@pytest.mark.parametrize(
    ("text", "unmatched"),
    [("( a )", 0), ("( a", 1), ("a )", 1), (") (", 2), ("( [ ) ]", 2), ("{ ( [ ] ) }", 0)],
)
def test_brackets(text, unmatched):
    assert surface.unmatched_brackets(text.split()) == unmatched


@pytest.mark.parametrize(
    ("text", "unmatched"),
    [
        ('" a "', 0),
        ('" a', 1),
        ("“ a ”", 0),
        ("“ a", 1),
        ("„ a “", 0),
        ("„ a", 1),
        ("« a »", 0),
        ("» a «", 0),
        ("« a", 1),
        ("`` a ''", 0),
        ("&quot; a", 1),
    ],
)
def test_quotes(text, unmatched):
    assert surface.unmatched_quotes(text.split()) == unmatched


def test_lengths():
    lines = ["ab c", "abc"]
    candidates = Candidates(np.array([0, 2]), lines, [x.split() for x in lines], source=["x y z"])
    assert surface.word_count(candidates).tolist() == [2, 1]
    assert surface.character_count(candidates).tolist() == [3, 3]
    assert surface.length_ratio(candidates) == pytest.approx([2 / 3, 1 / 3])


def test_document_cache_leaves_the_sentence_itself_out():
    lines = ["a b", "b b", "a c", "c", "d"]
    candidates = Candidates(
        np.array([0, 2, 4, 5]),
        lines,
        [line.split() for line in lines],
        documents=["one", "one", "two"],
    )
    # V = {a, b, c, d}; sentence 0 sees "a c", sentence 1 sees "a b", sentence 2 nothing.
    expected = [
        math.log(2 / 6) + math.log(1 / 6),
        2 * math.log(1 / 6),
        math.log(2 / 6) + math.log(1 / 6),
        math.log(1 / 6),
        math.log(1 / 4),
    ]
    assert surface.document_cache(candidates) == pytest.approx(expected)
