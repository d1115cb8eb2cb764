"""BLEU against sacreBLEU, the tables of the theses and its own definition."""

from __future__ import annotations

import numpy as np
import pytest
import sacrebleu
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.metrics import make_metric

WORDS = st.sampled_from(["a", "b", "c", "d", "the", "House", ",", "."])
LINES = st.lists(WORDS, max_size=9).map(" ".join)


@st.composite
def systems(draw, min_references=1, max_references=3):
    n = draw(st.integers(1, 5))
    hypotheses = draw(st.lists(LINES, min_size=n, max_size=n))
    n_references = draw(st.integers(min_references, max_references))
    references = [draw(st.lists(LINES, min_size=n, max_size=n)) for _ in range(n_references)]
    return hypotheses, references


@given(systems(), st.integers(1, 5), st.booleans())
@settings(max_examples=60, deadline=None)
def test_bleu_of_a_corpus_equals_sacrebleu(system, order, lowercase):
    hypotheses, references = system
    ours = make_metric("bleu", order=order, lowercase=lowercase)
    theirs = sacrebleu.BLEU(max_ngram_order=order, lowercase=lowercase)
    expected = theirs.corpus_score(hypotheses, references)
    totals = ours.statistics(hypotheses, references).sum(axis=0)
    assert totals.tolist() == [
        expected.sys_len,
        expected.ref_len,
        *expected.counts,
        *expected.totals,
    ]
    assert float(ours.score(totals)) == pytest.approx(expected.score, rel=1e-12, abs=1e-12)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("bleu", {"effective_order": True}),
        ("bleu+1", {"smooth_method": "add-k", "smooth_value": 1}),
    ],
)
@given(system=systems())
@settings(max_examples=40, deadline=None)
def test_sentence_bleu_equals_sacrebleu(name, options, system):
    hypotheses, references = system
    theirs, ours = sacrebleu.BLEU(**options), make_metric(name)
    expected = [
        theirs.sentence_score(line, list(refs)).score
        for line, *refs in zip(hypotheses, *references, strict=True)
    ]
    got = ours.sentence_scores(ours.statistics(hypotheses, references))
    assert got == pytest.approx(expected, rel=1e-12, abs=1e-12)


@pytest.mark.parametrize("tokenize", ["none", "13a", "intl", "char", "zh"])
@pytest.mark.parametrize("lowercase", [False, True])
def test_tokenizers_equal_sacrebleu(tokenize, lowercase):
    hypotheses = ["He said: &quot;1.5 km, U.S.A.&quot;", "我喜欢 Kaffee, sehr!", "100% «wahr» …"]
    references = [["He said: &QUOT;1,5 km - USA&quot;", "我很喜欢 kaffee sehr", "100 % 'Wahr'…"]]
    expected = sacrebleu.BLEU(tokenize=tokenize, lowercase=lowercase, force=True)
    got = make_metric("bleu", tokenize=tokenize, lowercase=lowercase)
    assert got.corpus_score(hypotheses, references) == pytest.approx(
        expected.corpus_score(hypotheses, references).score, rel=1e-12
    )


def test_sentence_bleu_of_the_regmt_thesis():
    """The BLEU column of Table 8.2."""
    reference = "a sound compromise has been reached"
    translations = [
        "a sound agreement has been reached",
        "a compromise has reached",
        "a sound agreement is reached",
        "a compromise is reached",
        "a good compromise is reached",
        "a good compromise is been",
    ]
    metric = make_metric("sbleu")
    scores = metric.sentence_scores(metric.statistics(translations, [[reference] * 6]))
    assert (scores / 100).round(4).tolist() == [0.2427, 0.137, 0.1029, 0.0758, 0.0579, 0.0579]


def test_bleu_2_of_the_phrasal_thesis():
    """Table 3.1."""
    metric = make_metric("bleu:2", tokenize="none")
    lists = [
        [
            "This is it",
            "This is small house",
            "This is miniscule building",
            "This is a small house",
        ]
    ]
    statistics = metric.statistics_for_lists(lists, [["This is a small house"]])
    assert metric.score(statistics).round(2).tolist() == [29.64, 63.59, 31.79, 100.0]


@pytest.mark.parametrize(
    ("name", "lists", "references"),
    [
        (
            "bleu",
            [["a b c", "a b"], [], ["d d", "", "d a d"]],
            [["a b c d", "x", "d d"], ["b c", "y", "a d"]],
        ),
        ("f1g3", [["a b c", "a a", "a b c"], ["c c b", ""]], [["a c b", "b c"], ["a", "c b"]]),
    ],
)
def test_hypotheses_of_a_list_do_not_influence_each_other(name, lists, references):
    metric = make_metric(name, tokenize="none" if name == "bleu" else None)
    rows = metric.statistics_for_lists(lists, references)
    assert rows.shape == (5, metric.n_statistics)
    one_by_one = [
        metric.statistics([line], [[stream[i]] for stream in references])[0]
        for i, lines in enumerate(lists)
        for line in lines
    ]
    np.testing.assert_array_equal(rows, one_by_one)


def test_score_is_vectorised_over_leading_axes():
    metric = make_metric("bleu")
    rows = metric.statistics(["a b c d e", "b c", "", "d"], [["a b c d", "b c e", "d", "e"]])
    cube = np.stack([rows, 2 * rows, rows[::-1]])
    scores = metric.score(cube)
    assert scores.shape == (3, 4)
    assert scores[1, 0] == metric.score(2 * rows[0])


def test_unequal_streams_are_refused():
    with pytest.raises(InputError, match="reference 2 has 1 sentences for 2"):
        make_metric("bleu").statistics(["a", "b"], [["a", "b"], ["a"]])


def test_unknown_names_are_refused_with_the_known_ones():
    for name in ("blue", "bleu:x", "bleu:12", ""):
        with pytest.raises(InputError):
            make_metric(name)


def test_signature():
    signature = make_metric("bleu").signature(2)
    assert signature.startswith("nrefs:2|case:mixed|eff:no|tok:13a|smooth:exp|version:regmt-")
