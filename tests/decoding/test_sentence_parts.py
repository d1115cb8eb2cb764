from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regmt.decoding.beam.hypothesis import Hypothesis, Phrase
from regmt.decoding.beam.joined_parts import join
from regmt.decoding.sentence_parts import sentences_of, spans_of


@given(st.lists(st.sampled_from(["a", ",", ".", ";"]), max_size=60), st.integers(1, 12))
def test_the_parts_are_the_sentence_and_short_enough(tokens: list[str], max_words: int) -> None:
    spans = spans_of(tokens, max_words)
    assert [t for start, end in spans for t in tokens[start:end]] == tokens
    assert all(0 < end - start <= max_words for start, end in spans) or not tokens
    assert spans_of(tokens, -1) == [(0, len(tokens))]


@pytest.mark.parametrize(
    ("words", "lengths"),
    [
        ("a b c d . e , f g h i j", [5, 7]),  # the full stop, although the comma comes later
        ("a b c d , e f , g h i j", [8, 4]),  # the last of two commas
        ("a b . c d e f g h i j k l m n", [8, 7]),  # the full stop comes too early: even parts
    ],
)
def test_cuts_are_made_after_the_strongest_punctuation(words: str, lengths: list[int]) -> None:
    assert [end - start for start, end in spans_of(words.split(), 8)] == lengths


@pytest.mark.parametrize(
    ("line", "sentences"),
    [
        ("ja . nein !", ["ja .", "nein !"]),
        ("wer ? ! ich nicht .", ["wer ? !", "ich nicht ."]),
        ("¿ la cuenta ? , por favor .", ["¿ la cuenta ? , por favor ."]),
        ('" geh ! " rief er . " nein . "', ['" geh ! "', "rief er .", '" nein . "']),
        ("er sagt : » komm . « und geht .", ["er sagt : » komm . «", "und geht ."]),
        ("( siehe oben . ) weiter .", ["( siehe oben . )", "weiter ."]),
        ("so ein ... Ding … da", ["so ein ... Ding … da"]),
        ("wie viele ? - drei .", ["wie viele ?", "- drei ."]),
        ("nur eins", ["nur eins"]),
        ("", [""]),
    ],
)
def test_sentences_of_a_line(line: str, sentences: list[str]) -> None:
    tokens = line.split()
    assert [" ".join(tokens[a:b]) for a, b in sentences_of(tokens)] == sentences


def test_joined_lists_hold_the_best_combinations() -> None:
    scores = ([0.0, -1.0, -1.5, -7.0], [0.0, -0.4, -3.0], [-0.1, -0.3])
    parts = [
        [Hypothesis((Phrase(0, 1, (f"{p}{i}",)),), s, {"F": (s, 1.0)}) for i, s in enumerate(part)]
        for p, part in zip("abc", scores, strict=True)
    ]
    found = join(parts, [(0, 1), (1, 2), (2, 3)], nbest=7)
    expected = sorted((sum(c) for c in itertools.product(*scores)), reverse=True)[:7]
    assert [h.score for h in found] == pytest.approx(expected)
    assert [h.features["F"] for h in found] == [pytest.approx((s, 3.0)) for s in expected]
    assert found[0].tokens == ["a0", "b0", "c0"]
    assert [(p.start, p.end) for p in found[0].phrases] == [(0, 1), (1, 2), (2, 3)]


def test_a_part_without_translation_is_left_out() -> None:
    one = [Hypothesis((Phrase(0, 1, ("a",)),), -1.0)]
    assert [h.tokens for h in join([[], one, []], [(0, 1), (1, 2), (2, 3)])] == [["a"]]


def test_a_translation_that_comes_twice_is_listed_once() -> None:
    def said(*words: str) -> list[Hypothesis]:
        return [Hypothesis((Phrase(0, 1, tuple(w.split())),), -i) for i, w in enumerate(words)]

    parts = [said("a b", "a"), said("c", "b c")]
    found = join(parts, [(0, 1), (1, 2)], nbest=4, distinct=True)
    assert [h.text for h in found] == ["a b c", "a b b c", "a c"]
    assert [h.score for h in found] == [0, -1, -1]
