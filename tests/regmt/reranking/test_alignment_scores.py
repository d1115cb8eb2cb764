"""Scores by alignment models against the formulas written out."""

from __future__ import annotations

import math

import numpy as np
import pytest

from regmt.decoding.alignment.alignment_model import train_alignment
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.alignment.translation_table import UNSEEN
from regmt.instance_selection.corpus import Corpus, Text
from regmt.reranking import alignment_scores
from regmt.reranking.candidates import Candidates

SOURCE = ["das haus", "das auto", "ein haus", "ein auto ist rot"] * 2
TARGET = ["the house", "the car", "a house", "a car is red"] * 2
CANDIDATES = [["the house", "the red zebra", ""], ["a car is red", "red is a car"]]


@pytest.fixture(scope="module")
def models():
    corpus = Corpus(Text.from_strings(SOURCE), Text.from_strings(TARGET))
    bitext = Bitext.from_corpus(corpus)
    vocabularies = corpus.source.vocabulary, corpus.target.vocabulary
    return bitext, {
        method: train_alignment(bitext, *vocabularies, method=method) for method in ("ibm1", "hmm")
    }


@pytest.fixture
def candidates():
    lines = [line for lines in CANDIDATES for line in lines]
    return Candidates(
        np.array([0, 3, 5]),
        lines,
        [line.split() for line in lines],
        source=["das haus", "ein auto ist rot"],
    )


def table_of(model, direction, bitext):
    """t(observed | hidden) as a dictionary of words; hidden None for the empty word."""
    directed = getattr(model, direction)
    table, words = directed.table, (model.source_vocabulary.words, model.target_vocabulary.words)
    pairs = {}
    for p, (e, f) in enumerate(zip(bitext.pair_sources, bitext.pair_targets, strict=True)):
        hidden, observed = words[0][e], words[1][f]
        if direction == "backward":
            hidden, observed = observed, hidden
        pairs[hidden, observed] = table.probability[p]
    for word, p in zip(words[direction == "forward"], table.null, strict=True):
        pairs[None, word] = p
    return pairs


def test_ibm1_is_the_formula(models, candidates):
    bitext, trained = models
    scores = alignment_scores.log_likelihoods(candidates, trained["ibm1"])
    for column, direction in enumerate(("forward", "backward")):
        t = table_of(trained["ibm1"], direction, bitext)
        for row, words in enumerate(candidates.tokens[:2] + candidates.tokens[3:]):
            row += row >= 2  # the empty candidate is looked at below
            source = candidates.source_tokens[candidates.sentence_of_row[row]]
            hidden, observed = (source, words) if direction == "forward" else (words, source)
            expected = 0.0
            for f in observed:
                parts = [t.get((e, f), UNSEEN) for e in [None, *hidden]]
                expected += math.log(sum(parts) / (len(hidden) + 1))
            assert scores[row, column] == pytest.approx(expected)
    assert np.isfinite(scores).all()


@pytest.mark.parametrize("method", ["ibm1", "hmm"])
def test_sentence_likelihoods_add_up(models, method):
    bitext, trained = models
    for model in (trained[method].forward, trained[method].backward):
        each = model.sentence_log_likelihoods(bitext)
        assert each.sum() == pytest.approx(model.log_likelihood(bitext))
        assert each[:4] == pytest.approx(each[4:])


def test_translated_inserted_and_deletions(models, candidates):
    bitext, trained = models
    logs, deletions = alignment_scores.best_lexical(candidates, trained["ibm1"])
    forward, backward = (table_of(trained["ibm1"], d, bitext) for d in ("forward", "backward"))
    source, words = ["das", "haus"], ["the", "red", "zebra"]
    best = [max(backward.get((e, f), UNSEEN) for e in words) for f in source]
    assert logs[1, 0] == pytest.approx(sum(map(math.log, best)))
    assert deletions[1, 0] == -sum(b < alignment_scores.DELETION_THRESHOLD for b in best)
    best = [max(forward.get((f, e), UNSEEN) for f in source) for e in words]
    assert logs[1, 1] == pytest.approx(sum(map(math.log, best)))
    assert deletions[1, 1] == -sum(b < alignment_scores.DELETION_THRESHOLD for b in best)
    assert deletions[1, 1] < deletions[0, 1]


def test_viterbi_links_and_lexical_score(models, candidates):
    bitext, trained = models
    model = trained["hmm"]
    links = alignment_scores.source_links(candidates, model)
    assert len(links) == candidates.lengths.sum()
    assert links[-4:].tolist() != links[-8:-4].tolist()  # another order of the same words
    scores = alignment_scores.viterbi_lexical(candidates, model)
    t = table_of(model, "forward", bitext)
    source, words = candidates.source_tokens[1], candidates.tokens[3]
    linked = links[5:9]
    expected = sum(
        math.log(t[None if j < 0 else source[j], w]) for w, j in zip(words, linked, strict=True)
    )
    assert scores[3, 0] == pytest.approx(expected)
