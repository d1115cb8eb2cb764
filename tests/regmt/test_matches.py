"""Matches of a translation memory, against a plain search over all pairs."""

from __future__ import annotations

import numpy as np
import pytest

from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.text_profile import TextProfile
from regmt.translation.matches import Match, best_matches, in_context


def distance(a: list[str], b: list[str]) -> int:
    """Return the word edit distance by its definition."""
    table = np.zeros((len(a) + 1, len(b) + 1), int)
    table[0], table[:, 0] = range(len(b) + 1), range(len(a) + 1)
    for i in range(len(a)):
        for j in range(len(b)):
            replaced = table[i, j] + (a[i] != b[j])
            table[i + 1, j + 1] = min(replaced, table[i, j + 1] + 1, table[i + 1, j] + 1)
    return int(table[-1, -1])


@pytest.fixture(scope="module")
def sentences() -> list[str]:
    rng = np.random.default_rng(1)
    return [" ".join(rng.choice(list("abcdefgh"), rng.integers(1, 9))) for _ in range(700)]


@pytest.fixture(scope="module")
def index(sentences: list[str]) -> Index:
    targets = [f"t{i % 300}" for i in range(len(sentences))]
    return Index.build(Corpus.from_strings(sentences, targets), order=2)


def test_as_a_search_over_all_pairs(sentences: list[str], index: Index) -> None:
    rng = np.random.default_rng(2)
    for _ in range(60):
        query = [str(w) for w in rng.choice(list("abcdefghxy"), rng.integers(1, 9))]
        expected: dict[tuple[str, str], tuple[int, int]] = {}
        for i, source in enumerate(sentences):
            words = source.split()
            percent = 100 - 100 * distance(query, words) / max(len(query), len(words))
            lines = source, f"t{i % 300}"
            if percent >= 50 - 1e-9 and lines not in expected:
                expected[lines] = (int(percent + 1e-9), i)
        ranked = sorted(expected.values(), key=lambda e: (-e[0], e[1]))[:5]
        found = best_matches(index, " ".join(query), matches=5)
        assert [(match.percent, match.pair) for match in found] == ranked


def test_pairs_can_be_left_out(sentences: list[str], index: Index) -> None:
    query = sentences[5]
    same = index.exact_matches(index.source.text[5])
    assert best_matches(index, query)[0].percent == 100
    assert all(m.percent < 100 for m in best_matches(index, query, without=same))
    assert best_matches(index, "nothing of it", lowest=1) == []


def test_context_and_masks() -> None:
    profile = TextProfile(tokenize="moses", raw=True)
    source = ["Open %s", "Save %s", "Open %d", "Close it"]
    corpus = Corpus.from_strings(
        source,
        ["Öffne %s", "Sichere %s", "Öffne %d", "Schließe es"],
        source_preprocessing=profile,
        target_preprocessing=profile,
    )
    index = Index.build(corpus, order=2)
    found = best_matches(index, "Open %d")
    assert found[:2] == [Match(100, 2, "Open %d", "Öffne %d"), Match(99, 0, "Open %s", "Öffne %s")]
    assert in_context(index, found, "Save %s", "Close it")[0].percent == 101
    assert in_context(index, found, "Save %s", None)[0].percent == 101
    assert in_context(index, found, None, None)[0].percent == 100
    assert in_context(index, found, "Save %s", "Exit")[0].percent == 100
    last = best_matches(index, "Close it")
    assert in_context(index, last, "Open %d", "More")[0].percent == 100
