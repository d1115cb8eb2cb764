"""Posteriors over an n-best list against sums written out."""

from __future__ import annotations

import itertools
import math
from collections import Counter

import numpy as np
import pytest

from regmt.reranking import posteriors
from regmt.reranking.candidates import Candidates

LISTS = [["a b c", "a c b", "a b c d", "b a"], ["x x", "x y", ""]]
SCORES = np.array([0.0, -0.5, -1.0, -2.0, -1.0, -1.0, -3.0])
# Source positions of the words, -1 for none.
LINKS = [[0, 1, 2], [0, 2, 1], [0, 1, -1, 2], [-1, 0], [0, 0], [0, 1], []]


@pytest.fixture
def candidates():
    offsets = np.cumsum([0, *map(len, LISTS)])
    lines = [line for lines in LISTS for line in lines]
    return Candidates(offsets, lines, [line.split() for line in lines], SCORES)


def links():
    return np.array([link for one in LINKS for link in one])


def by_hand(events_of_row, scale=1.0):
    """Sum of the logs of the posteriors of `events_of_row(words, links)`."""
    result, row = [], 0
    for lines in LISTS:
        rows = range(row, row + len(lines))
        raw = [math.exp(scale * SCORES[r]) for r in rows]
        events = [
            events_of_row(line.split(), LINKS[r]) for r, line in zip(rows, lines, strict=True)
        ]
        for own in events:
            total = 0.0
            for event in own:
                mass = sum(w for w, other in zip(raw, events, strict=True) if event in other)
                total += math.log(mass / sum(raw))
            result.append(total)
        row += len(lines)
    return result


def phrases_of(words, linked):
    found = []
    for i, (word, link) in enumerate(zip(words, linked, strict=True)):
        before = linked[i - 1] if i else None
        if before is not None and (link == before or 0 <= before == link - 1):
            found[-1] = (found[-1][0], found[-1][1], [*found[-1][2], word])
        else:
            found.append((i, link, [word]))
    return found


@pytest.mark.parametrize("scale", [1.0, 0.3])
def test_words_ngrams_and_length(candidates, scale):
    assert posteriors.target_words(candidates, scale=scale) == pytest.approx(
        by_hand(lambda words, _: list(enumerate(words)), scale)
    )
    assert posteriors.sentence_length(candidates, scale=scale) == pytest.approx(
        by_hand(lambda words, _: [len(words)], scale)
    )
    assert posteriors.ngrams(candidates, scale=scale) == pytest.approx(
        by_hand(
            lambda words, _: [
                tuple(words[i : i + n]) for n in (1, 2, 3, 4) for i in range(len(words) - n + 1)
            ],
            scale,
        )
    )


def test_events_by_source_position(candidates):
    assert posteriors.source_words(candidates, links()) == pytest.approx(
        by_hand(lambda words, linked: list(zip(words, linked, strict=True)))
    )
    assert posteriors.reordering(candidates, links()) == pytest.approx(
        by_hand(lambda words, linked: list(itertools.pairwise(linked)))
    )
    for by_source in (False, True):
        assert posteriors.phrases(candidates, links(), by_source=by_source) == pytest.approx(
            by_hand(
                lambda words, linked, k=int(by_source): [
                    (phrase[k], tuple(phrase[2])) for phrase in phrases_of(words, linked)
                ]
            )
        )


def test_ngram_frequency(candidates):
    expected = []
    for lines in LISTS:
        counts = {}
        for n in (1, 2, 3, 4):
            grams = [
                tuple(w[i : i + n]) for w in map(str.split, lines) for i in range(len(w) - n + 1)
            ]
            counts[n] = Counter(grams)
        for line in lines:
            words, total = line.split(), 0.0
            for n in (1, 2, 3, 4):
                whole = sum(counts[n].values())
                total += sum(
                    counts[n][tuple(words[i : i + n])] / whole for i in range(len(words) - n + 1)
                )
            expected.append(total)
    assert posteriors.ngram_frequency(candidates) == pytest.approx(expected)
