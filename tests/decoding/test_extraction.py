"""Phrase extraction, joint counts and orientations against brute force and worked examples."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction.counts import (
    JointCounts,
    add_counts,
    extract_counts,
    phrases_of_corpus,
)
from regmt.decoding.extraction.pairs import PhrasePairs
from regmt.instance_selection.corpus import Corpus

Sentence = tuple[list[str], list[str], set[tuple[int, int]]]


@st.composite
def linked_sentences(draw: st.DrawFn) -> Sentence:
    source = draw(st.lists(st.sampled_from("abc"), min_size=1, max_size=6))
    target = draw(st.lists(st.sampled_from("xyz"), min_size=1, max_size=6))
    position = st.tuples(st.integers(0, len(source) - 1), st.integers(0, len(target) - 1))
    return source, target, draw(st.sets(position, max_size=7))


def make(sentences: list[Sentence]) -> tuple[Corpus, Links]:
    corpus = Corpus.from_strings(
        [" ".join(source) for source, _, _ in sentences],
        [" ".join(target) for _, target, _ in sentences],
    )
    return corpus, Links.from_sets([links for _, _, links in sentences])


def consistent_spans(sentence: Sentence, longest: int, insect: bool) -> list[tuple[int, ...]]:
    source, target, links = sentence
    found = []
    for a in range(len(source)):
        for b in range(a, min(len(source), a + longest)):
            for c in range(len(target)):
                for d in range(c, min(len(target), c + longest)):
                    inside = [(a <= i <= b, c <= j <= d) for i, j in links]
                    if any(x != y for x, y in inside):
                        continue
                    if any(x for x, _ in inside) or insect:
                        found.append((a, b, c, d))
    return found


def brute_force(sentences: list[Sentence], longest: int, insect: bool, model: str) -> dict:
    """(source, target, links inside) → [count, six counts of orientations]."""
    table: dict = {}
    for sentence in sentences:
        source, target, links = sentence
        n_i, n_j = len(source), len(target)
        if model == "word":
            spans = []
        else:
            limit = longest if model == "phrase" else 99
            spans = consistent_spans(sentence, limit, False)
        for a, b, c, d in consistent_spans(sentence, longest, insect):
            if model == "word":
                joined = links | {(-1, -1), (n_i, n_j)}
                before = ((a - 1, c - 1) in joined, (b + 1, c - 1) in joined)
                after = ((b + 1, d + 1) in joined, (a - 1, d + 1) in joined)
                kinds = [
                    0 if mono and not swap else 1 if swap and not mono else 2
                    for mono, swap in (before, after)
                ]
            else:
                before = (
                    (a, c) == (0, 0) or any((y, w) == (a - 1, c - 1) for _, y, _, w in spans),
                    any((x, w) == (b + 1, c - 1) for x, _, _, w in spans),
                )
                after = (
                    (b, d) == (n_i - 1, n_j - 1)
                    or any((x, z) == (b + 1, d + 1) for x, _, z, _ in spans),
                    any((y, z) == (a - 1, d + 1) for _, y, z, _ in spans),
                )
                kinds = [0 if mono else 1 if swap else 2 for mono, swap in (before, after)]
            inside = frozenset((i - a, j - c) for i, j in links if a <= i <= b)
            key = (" ".join(source[a : b + 1]), " ".join(target[c : d + 1]), inside)
            row = table.setdefault(key, [0] * 7)
            row[0] += 1
            row[1 + kinds[0]] += 1
            row[4 + kinds[1]] += 1
    return table


def as_table(counts: JointCounts) -> dict:
    sources = counts.source_phrases.strings(counts.source)
    targets = counts.target_phrases.strings(counts.target)
    table = {}
    for r in range(len(counts)):
        mask = int(counts.links[r])
        inside = frozenset((bit // 7, bit % 7) for bit in range(49) if mask >> bit & 1)
        row = [int(counts.count[r]), *counts.orientations[r].tolist()]
        table[sources[r], targets[r], inside] = row
    assert len(table) == len(counts)
    return table


@pytest.mark.parametrize("model", ["word", "phrase", "hierarchical"])
@settings(max_examples=40, deadline=None)
@given(
    sentences=st.lists(linked_sentences(), min_size=1, max_size=3),
    longest=st.integers(1, 5),
    insect=st.booleans(),
)
def test_extraction_equals_brute_force(
    model: str, sentences: list[Sentence], longest: int, insect: bool
) -> None:
    corpus, links = make(sentences)
    counts = extract_counts(corpus, links, longest=longest, insect=insect, orientation=model)
    assert as_table(counts) == brute_force(sentences, longest, insect, model)


@settings(max_examples=25, deadline=None)
@given(st.lists(linked_sentences(), min_size=2, max_size=6), st.data())
def test_pieces_add_up(sentences: list[Sentence], data: st.DataObject) -> None:
    corpus, links = make(sentences)
    phrases = phrases_of_corpus(corpus)
    cut = data.draw(st.integers(1, len(sentences) - 1))
    pieces = [
        extract_counts(corpus, links, phrases=phrases, sentences=part)
        for part in (range(cut), range(cut, len(sentences)))
    ]
    whole = extract_counts(corpus, links, phrases=phrases)
    total = add_counts(pieces)
    for name in ("source", "target", "links", "count", "orientations"):
        assert np.array_equal(getattr(total, name), getattr(whole, name))


def test_memory_is_bounded_by_working_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(0)
    sentences = [
        (list("abcd"), list("wxyz"), {(int(i), int(j)) for i, j in rng.integers(0, 4, (3, 2))})
        for _ in range(30)
    ]
    corpus, links = make(sentences)
    whole = as_table(extract_counts(corpus, links))
    monkeypatch.setattr("regmt.decoding.extraction.counts._OCCURRENCES_AT_ONCE", 20)
    assert as_table(extract_counts(corpus, links)) == whole


def test_insect_pairs_unlinked_phrases() -> None:
    """The two words without a link are paired only with the insect."""
    corpus, links = make([(["a", "b"], ["x", "y"], {(0, 0)})])
    without = {key[:2] for key in as_table(extract_counts(corpus, links))}
    assert without == {("a", "x"), ("a b", "x"), ("a", "x y"), ("a b", "x y")}
    with_insect = {key[:2] for key in as_table(extract_counts(corpus, links, insect=True))}
    assert with_insect == without | {("b", "y")}


def test_orientations_worked_by_hand() -> None:
    """Source a b c, target x y z with b and c swapped: a-x, b-z, c-y."""
    corpus, links = make([(list("abc"), list("xyz"), {(0, 0), (1, 2), (2, 1)})])
    rows = {key[:2]: row for key, row in as_table(extract_counts(corpus, links)).items()}
    m, s, d = (1, 0, 0), (0, 1, 0), (0, 0, 1)
    assert rows["a", "x"] == [1, *m, *d]  # c, which follows in the target, is not beside a
    assert rows["c", "y"] == [1, *d, *s]  # y follows x, but c stands apart from a; then b before c
    assert rows["b", "z"] == [1, *s, *d]  # z follows y, b stands before c
    assert rows["b c", "y z"] == [1, *m, *m]  # x before y is linked to a before b
    corpus, links = make([(list("abc"), list("xyz"), {(0, 0), (1, 1), (2, 2)})])
    for row in as_table(extract_counts(corpus, links)).values():
        assert row == [1, *m, *m]


def test_most_frequent_links_stand_for_a_pair() -> None:
    two = (["a", "b"], ["x", "y"], {(0, 0), (1, 1)})
    crossed = (["a", "b"], ["x", "y"], {(0, 1), (1, 0)})
    corpus, links = make([crossed, two, two])
    pairs = PhrasePairs.from_counts(extract_counts(corpus, links))
    row = Counter(dict(zip(pairs.source_phrases.strings(pairs.source), range(99), strict=False)))[
        "a b"
    ]
    assert pairs.count[row] == 3
    assert pairs.links[row] == 1 << 0 | 1 << 8
    assert pairs.source_count[row] == 3


def test_mistakes_are_reported() -> None:
    corpus, links = make([(["a"], ["x"], {(0, 0)})])
    with pytest.raises(InputError, match="from 1 to 7"):
        extract_counts(corpus, links, longest=8)
    with pytest.raises(InputError, match="unknown orientation model"):
        extract_counts(corpus, links, orientation="tree")
    with pytest.raises(InputError, match="2 alignments for 1"):
        extract_counts(corpus, Links.from_sets([[], []]))
    with pytest.raises(InputError, match="cannot be added"):
        add_counts([extract_counts(corpus, links), extract_counts(corpus, links)])
