"""CBLEU and expected BLEU against the metric's own sentence BLEU."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.metrics import make_metric
from regmt.reranking import _kernels
from regmt.reranking.candidates import MAX_ORDER, Candidates, posterior_weights
from regmt.reranking.consensus import _sorted_ngrams, comparative_bleu, expected_bleu

SBLEU = make_metric("sbleu", tokenize="none")

sentences = st.lists(
    st.lists(st.text("ab", min_size=1, max_size=1), max_size=7).map(" ".join),
    min_size=1,
    max_size=5,
)


def bleu(hypothesis, reference):
    return SBLEU.corpus_score([hypothesis], [[reference]]) / 100


def candidates_of(lists, scores=None):
    offsets = np.cumsum([0, *map(len, lists)])
    lines = [line for lines in lists for line in lines]
    return Candidates(offsets, lines, [line.split() for line in lines], scores)


@settings(deadline=None, max_examples=40)
@given(st.lists(sentences, min_size=1, max_size=3))
def test_cbleu_is_the_mean_bleu_against_the_others(lists):
    expected = [
        np.mean([bleu(a, b) for j, b in enumerate(lines) if j != i]) if len(lines) > 1 else 0.0
        for lines in lists
        for i, a in enumerate(lines)
    ]
    found = comparative_bleu(candidates_of(lists))
    assert found == pytest.approx(expected, abs=1e-12)


def test_expected_bleu_weighs_by_the_posterior():
    lists = [["a b c d e", "a b c d f", "a b", "a b c d e"], ["x", "x y"]]
    scores = np.array([-1.0, -2.0, -0.5, -3.0, 0.0, -1.0])
    candidates = candidates_of(lists, scores)
    weights = posterior_weights(candidates)
    assert weights[:4] == pytest.approx(np.exp(scores[:4]) / np.exp(scores[:4]).sum())
    expected = []
    for first, lines in ((0, lists[0]), (4, lists[1])):
        for a in lines:
            pairs = enumerate(lines)
            expected.append(sum(weights[first + j] * bleu(a, b) for j, b in pairs))
    assert expected_bleu(candidates) == pytest.approx(expected)


def test_table_8_2():
    """The BLEU column of Table 8.2 rests on this smoothing; here with its shortest row by hand."""
    candidates = candidates_of([["a b", "a c"]])
    # 1-grams 1/2, 2-grams max(0, 1/4)/1, no 3- and 4-grams: max(0, 1/4)/1
    assert comparative_bleu(candidates) == pytest.approx([(0.5 * 0.25**3) ** 0.25] * 2)


def test_kernel_agrees_with_plain_python():
    candidates = candidates_of([["a b a b c", "b a b", "c c c c a"], ["a", "a"]])
    ids, starts = _sorted_ngrams(candidates)
    weights = np.arange(1.0, 6.0)
    results = []
    for kernel in (_kernels.pairwise_bleu, getattr(_kernels.pairwise_bleu, "py_func", None)):
        if kernel is not None:
            out = np.zeros(5)
            kernel(ids, starts, candidates.lengths, candidates.offsets, weights, MAX_ORDER, out)
            results.append(out)
    assert np.array_equal(results[0], results[-1])
