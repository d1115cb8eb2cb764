"""Phrases of a corpus that changes: the same as those of the changed corpus, built anew."""

from __future__ import annotations

from dataclasses import astuple

import numpy as np
import pytest

from regmt.decoding.alignment.links import Links
from regmt.decoding.lookup.corpus_phrases import CorpusPhrases
from regmt.decoding.lookup.phrase_lookup import LookupOptions, PhraseLookup
from regmt.decoding.lookup.statistics import Marginals
from regmt.decoding.lookup.update import with_pairs, without_pairs
from regmt.instance_selection.corpus import Corpus

WORDS = [*"abcdefgh", "q", "r"]


def random_linked(seed: int, n_pairs: int) -> tuple[Corpus, Links]:
    """Sentence pairs of words with random links; words like q are rare and late."""
    rng = np.random.default_rng(seed)
    weights = 0.6 ** np.arange(len(WORDS))
    sides = [
        [" ".join(rng.choice(WORDS, n, p=weights / weights.sum())) for n in lengths]
        for lengths in rng.integers(1, 11, (2, n_pairs))
    ]
    links = []
    for source, target in zip(*sides, strict=True):
        n, m, k = len(source.split()), len(target.split()), rng.integers(0, 9)
        ends = rng.integers(0, n, k).tolist(), rng.integers(0, m, k).tolist()
        links.append(list(zip(*ends, strict=True)))
    return Corpus.from_strings(*sides), Links.from_sets(links)


def part(corpus: Corpus, links: Links, ids: np.ndarray) -> tuple[Corpus, Links]:
    return corpus.take(ids), links.select(ids)


def assert_same_phrases(changed: CorpusPhrases, built: CorpusPhrases, corpus: Corpus) -> None:
    for side in ("source", "target"):
        own, expected = getattr(changed, side), getattr(built, side)
        places = np.arange(len(expected.positions))
        for name in ("tokens", "offsets", "sentence"):
            assert np.array_equal(getattr(own, name), getattr(expected, name)), (side, name)
        assert np.array_equal(own.at(places), expected.positions), side
        assert np.array_equal(own.places(places), expected.ranks), side
        # Not all phrases are known: others are counted when asked for.
        known: Marginals = getattr(changed.statistics, side)
        first = own.at(own.places(own.positions[known.keys & ((1 << 40) - 1)].astype(np.int64)))
        low = own.ranges(first, known.keys >> 40)[:, 0]
        rows = zip(*map(np.ndarray.tolist, (known.totals, known.partners)), strict=True)
        of = dict(zip(((known.keys >> 40) << 40 | low).tolist(), rows, strict=True))
        marginals = getattr(built.statistics, side)
        for key, _, *row in zip(*map(np.ndarray.tolist, marginals), strict=True):
            assert of.get(key, tuple(row)) == tuple(row)
    for name, own, expected in zip(
        built.lexical._fields, changed.lexical, built.lexical, strict=True
    ):
        assert np.array_equal(own[: len(expected)], expected), name
    assert np.array_equal(changed.statistics.pairs, built.statistics.pairs)
    assert np.array_equal(changed.statistics.completed, built.statistics.completed)
    for samples in (None, 3):
        options = LookupOptions(samples=samples)
        lookups = PhraseLookup(changed, options), PhraseLookup(built, options)
        for own, expected in zip(lookups[0].free, lookups[1].free, strict=True):
            assert np.array_equal(own[: len(expected)], expected)
        for i in range(0, len(corpus), 9):
            found = [
                lookup.phrases(corpus.source[i], always=[i, i // 2], exclude=[i // 3])
                for lookup in lookups
            ]
            for own, expected in zip(*map(astuple, found), strict=True):
                if isinstance(own, np.ndarray):
                    assert np.array_equal(own, expected)


@pytest.mark.parametrize("seed", range(4))
def test_added_pairs_give_the_phrases_of_the_longer_corpus(seed: int) -> None:
    corpus, links = random_linked(seed, 160)
    phrases = CorpusPhrases.build(*part(corpus, links, np.arange(70)))
    for end in (71, 80, 160):  # the last step is more than is counted at once
        now = part(corpus, links, np.arange(end))
        phrases = with_pairs(phrases, *now)
        assert_same_phrases(phrases, CorpusPhrases.build(*now), corpus.take(np.arange(end)))


@pytest.mark.parametrize("n_added", [0, 30])
@pytest.mark.parametrize("seed", range(4))
def test_removed_pairs_give_the_phrases_of_the_rest(seed: int, n_added: int) -> None:
    corpus, links = random_linked(seed, 120)
    phrases = CorpusPhrases.build(*part(corpus, links, np.arange(120 - n_added)))
    if n_added:
        phrases = with_pairs(phrases, corpus, links)
    for leave in (0, 1, 2, 50):  # the last step is more than is counted at once
        n = len(phrases.corpus)
        kept = np.sort(np.random.default_rng(seed + leave).permutation(n)[leave:])
        if leave == 0:  # one that was added
            kept = np.delete(np.arange(n), 111)
        corpus, links = part(corpus, links, kept)
        phrases = without_pairs(phrases, kept)
        assert_same_phrases(phrases, CorpusPhrases.build(corpus, links), corpus)
