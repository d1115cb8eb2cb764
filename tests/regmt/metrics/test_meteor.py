"""METEOR against NLTK, exhaustive alignment, and its limiting cases."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.metrics import make_metric
from regmt.metrics._alignment_kernels import align_words, count_chunks
from regmt.metrics.meteor import Meteor
from regmt.metrics.words import stem_ids

IDS = st.lists(st.integers(0, 3), max_size=6)
NONE = np.zeros((0, 0), dtype=np.bool_)


def crossings(links):
    pairs = itertools.combinations(links, 2)
    return sum((i - k) * (j - m) < 0 for (i, j), (k, m) in pairs)


def best_alignments(hypothesis, reference):
    """All largest one-to-one alignments of equal words: (size, fewest crossings)."""
    best = {(): 0}
    for i, word in enumerate(hypothesis):
        for links in list(best):
            for j, other in enumerate(reference):
                if word == other and all(j != k for _, k in links):
                    best[(*links, (i, j))] = 0
    size = max(map(len, best))
    return size, min(crossings(links) for links in best if len(links) == size)


@given(IDS, IDS)
@settings(max_examples=150, deadline=None)
def test_alignment_is_largest_with_fewest_crossings(hypothesis, reference):
    h, r = np.array(hypothesis, dtype=np.int32), np.array(reference, dtype=np.int32)
    partner = align_words(h, r, h, r, NONE)
    links = [(i, int(j)) for i, j in enumerate(partner) if j >= 0]
    assert all(hypothesis[i] == reference[j] for i, j in links)
    assert len({j for _, j in links}) == len(links)
    assert (len(links), crossings(links)) == best_alignments(hypothesis, reference)


@given(st.permutations("abcdefg"), st.permutations("abcdxyz"))
@settings(max_examples=40, deadline=None)
def test_equals_nltk_without_repeated_words(hypothesis, reference):
    nltk_meteor = pytest.importorskip("nltk.translate.meteor_score")

    class NoStems:
        def stem(self, word):
            return word

    class NoSynonyms:
        def synsets(self, word):
            return []

    hypothesis, reference = list(hypothesis[:5]), list(reference)
    expected = nltk_meteor.single_meteor_score(
        reference,
        hypothesis,
        stemmer=NoStems(),
        wordnet=NoSynonyms(),
        alpha=0.8,
        beta=2.5,
        gamma=0.4,
    )
    metric = make_metric("meteor", tokenize="none")
    got = metric.corpus_score([" ".join(hypothesis)], [[" ".join(reference)]])
    assert got == pytest.approx(100 * expected)


def test_alpha_one_half_without_fragmentation_is_f1():
    lines = ["the cat sat down here", "a b"], ["the cat lay there", "a c b d e"]
    metric = Meteor(alpha=0.5, gamma=0.0, synonyms=False)
    words = make_metric("f1:1")
    got = metric.statistics(lines[0], [lines[1]])
    assert metric.score(got) == pytest.approx(words.score(words.statistics(lines[0], [lines[1]])))


def test_the_four_parameter_sets():
    parameters = {
        "meteor": (0.8, 2.5, 0.4),
        "meteor-r": (0.95, 0.5, 0.5),
        "meteor:0.5": (0.5, 2.5, 0.4),
        "meteor-r:0.5": (0.5, 0.5, 0.5),
    }
    # 4 of 5 and of 8 words match, in 2 chunks.
    hypothesis, reference = "a b x c d", "a b y y c d y y"
    precision, recall = 4 / 5, 4 / 8
    for name, (alpha, beta, gamma) in parameters.items():
        mean = precision * recall / (alpha * precision + (1 - alpha) * recall)
        expected = 100 * mean * (1 - gamma * (2 / 4) ** beta)
        metric = make_metric(name)
        assert metric.name == name
        assert metric.corpus_score([hypothesis], [[reference]]) == pytest.approx(expected)


def test_stems_and_synonyms_are_matched_after_words():
    metric = Meteor(synonyms=lambda a, b: {a, b} == {"car", "automobile"})
    row = metric.statistics(["the cars house automobile"], [["the house car houses"]])[0]
    # the–the, house–house, then cars–car by stem; automobile finds no car left.
    assert row.tolist() == [3.0, 4.0, 4.0, 3.0]
    row = metric.statistics(["an automobile"], [["a car"]])[0]
    assert row[0] == 1.0


def test_stems_of_the_language_asked_for():
    words = ["Häuser", "Haus", "katze"]
    german = stem_ids(words, "de")
    assert german[0] == german[1] != german[2]
    with pytest.raises(InputError, match="stemmer"):
        stem_ids(words, "xx")


def test_chunks():
    assert count_chunks(np.array([0, 1, -1, 2, 5, 4])) == 4
    assert count_chunks(np.array([-1, -1])) == 0


def test_impossible_parameters_are_refused():
    with pytest.raises(InputError):
        Meteor(alpha=1.5)
