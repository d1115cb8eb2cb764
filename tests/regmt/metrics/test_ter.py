"""TER against sacreBLEU; TERp-like costs by hand."""

from __future__ import annotations

import numpy as np
import pytest
import sacrebleu
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.metrics import make_metric
from regmt.metrics.ter import EditCosts, Terp


def sacrebleu_statistics(hypotheses, references):
    ter = sacrebleu.TER()
    return ter._extract_corpus_statistics(hypotheses, references)


def lines(max_size, words="a b c d e f"):
    return st.lists(st.sampled_from(words.split()), max_size=max_size).map(" ".join)


@given(st.lists(st.tuples(lines(14), lines(14), lines(14, "a b")), min_size=1, max_size=6))
@settings(max_examples=60, deadline=None)
def test_statistics_equal_sacrebleu_on_short_sentences(triples):
    hypotheses, *references = (list(column) for column in zip(*triples, strict=True))
    expected = sacrebleu_statistics(hypotheses, references)
    np.testing.assert_array_equal(make_metric("ter").statistics(hypotheses, references), expected)


def test_statistics_equal_sacrebleu_on_long_and_uneven_sentences():
    """Beyond the beam, the largest shift, and the number of shifts tried."""
    rng = np.random.default_rng(3)
    hypotheses, references = [], []
    for n_h, n_r, n_words in [
        (80, 70, 40), (90, 30, 12), (3, 160, 5), (120, 4, 3), (60, 60, 4), (1, 60, 2), (70, 75, 9)
    ]:  # fmt: skip
        reference = rng.integers(0, n_words, n_r).astype(str)
        hypothesis = np.resize(np.roll(reference, n_r // 3), n_h)
        noise = rng.random(n_h) < 0.2
        hypothesis[noise] = rng.integers(0, n_words, int(noise.sum())).astype(str)
        hypotheses.append(" ".join(hypothesis))
        references.append(" ".join(reference))
    expected = sacrebleu_statistics(hypotheses, [references])
    np.testing.assert_array_equal(make_metric("ter").statistics(hypotheses, [references]), expected)


def test_corpus_score_equals_sacrebleu():
    hypotheses = ["The cat sat ON the mat .", "hello", ""]
    references = [["On the mat sat the cat .", "", "x y"], ["a cat", "hello there", ""]]
    expected = sacrebleu.TER().corpus_score(hypotheses, references).score
    assert make_metric("ter").corpus_score(hypotheses, references) == expected


def test_an_empty_reference_is_all_wrong_or_all_right():
    ter = make_metric("ter")
    assert ter.corpus_score(["a b"], [[""]]) == 100.0
    assert ter.corpus_score([""], [[""]]) == 0.0


@given(st.lists(st.tuples(lines(12), lines(12)), min_size=1, max_size=6))
@settings(max_examples=40, deadline=None)
def test_ter_is_at_most_wer_and_per_at_most_wer_on_one_reference(pairs):
    hypotheses, references = (list(column) for column in zip(*pairs, strict=True))
    ter, wer, per = (
        make_metric(name).statistics(hypotheses, [references])[:, 0]
        for name in ("ter", "wer", "per")
    )
    assert (ter <= wer).all()
    assert (per <= wer).all()


def test_cheap_substitutions():
    metric = Terp(synonyms=lambda a, b: {a, b} == {"car", "automobile"})
    # 'house' for 'houses' shares the stem, 'car' for 'automobile' is a synonym, 'red' is wrong.
    edits = metric.statistics(["house car red"], [["houses automobile blue"]])[0, 0]
    assert edits == pytest.approx(0.25 + 0.25 + 1.0)


def test_cheap_substitutions_lead_shifts():
    metric = Terp(synonyms=False, costs=EditCosts(stem=0.0, shift=0.5))
    assert metric.statistics(["houses red a b c"], [["a b c house red"]])[0, 0] == 0.5


@given(st.lists(st.tuples(lines(10), lines(10)), min_size=1, max_size=4))
@settings(max_examples=25, deadline=None)
def test_unit_costs_give_ter(pairs):
    hypotheses, references = (list(column) for column in zip(*pairs, strict=True))
    unit = Terp(synonyms=False, costs=EditCosts(stem=1.0, synonym=1.0))
    np.testing.assert_array_equal(
        unit.statistics(hypotheses, [references]),
        make_metric("ter").statistics(hypotheses, [references]),
    )


def test_impossible_costs_are_refused():
    with pytest.raises(InputError):
        EditCosts(stem=2.0)
    with pytest.raises(InputError):
        EditCosts(shift=-1.0)
