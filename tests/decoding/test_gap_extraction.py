"""Extraction of phrase pairs with gaps against brute force over all sets of words."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.decoding.alignment.links import Links
from regmt.decoding.gaps.extraction import GAP, count_gapped, gap_table
from regmt.instance_selection.corpus import Corpus

Sentence = tuple[list[str], list[str], set[tuple[int, int]]]


@st.composite
def linked_sentences(draw: st.DrawFn) -> Sentence:
    source = draw(st.lists(st.sampled_from("abc"), min_size=1, max_size=7))
    target = draw(st.lists(st.sampled_from("xyz"), min_size=1, max_size=7))
    position = st.tuples(st.integers(0, len(source) - 1), st.integers(0, len(target) - 1))
    return source, target, draw(st.sets(position, max_size=8))


def runs(places: list[int]) -> list[list[int]]:
    found: list[list[int]] = []
    for p in places:
        if found and found[-1][-1] == p - 1:
            found[-1].append(p)
        else:
            found.append([p])
    return found


def brute_force(sentences: list[Sentence]) -> Counter:
    """(source, target, links) → how often, over all sets of source words."""
    table: Counter = Counter()
    for source, target, links in sentences:
        free = set(range(len(target))) - {j for _, j in links}
        for size in range(1, 6):
            for chosen in combinations(range(len(source)), size):
                parts = runs(list(chosen))
                ends = {p for part in parts for p in (part[0], part[-1])}
                if len(parts) > 2 or not ends <= {i for i, _ in links}:
                    continue
                own = {j for i, j in links if i in chosen}
                if any(i not in chosen for i, j in links if j in own):
                    continue
                for a, b in combinations(sorted(own), 2):
                    if set(range(a + 1, b)) <= free:
                        own |= set(range(a + 1, b))
                targets = runs(sorted(own))
                if len(own) > 5 or len(targets) > 2 or len(parts) + len(targets) == 2:
                    continue
                places = list(chosen), sorted(own)
                inside = frozenset(
                    (places[0].index(i), places[1].index(j)) for i, j in links if i in chosen
                )
                texts = [
                    f" {GAP} ".join(" ".join(words[p] for p in part) for part in side)
                    for words, side in ((source, parts), (target, targets))
                ]
                table[(*texts, inside)] += 1
    return table


def make(sentences: list[Sentence]) -> tuple[Corpus, Links]:
    corpus = Corpus.from_strings(
        [" ".join(source) for source, _, _ in sentences],
        [" ".join(target) for _, target, _ in sentences],
    )
    return corpus, Links.from_sets([links for _, _, links in sentences])


@settings(max_examples=60, deadline=None)
@given(st.lists(linked_sentences(), min_size=1, max_size=4))
def test_extraction_equals_brute_force(sentences: list[Sentence]) -> None:
    corpus, links = make(sentences)
    expected = brute_force(sentences)
    by_pair: dict[tuple[str, str], Counter] = {}
    for (source, target, inside), n in expected.items():
        by_pair.setdefault((source, target), Counter())[inside] += n
    table = gap_table(corpus, links, least=1)
    assert len(table) == len(by_pair)
    sums = [Counter({}), Counter({})]
    for pair, ways in by_pair.items():
        for side in range(2):
            sums[side][pair[side]] += ways.total()
    for line in table:
        key = " ".join(line.source), " ".join(line.target)
        ways = by_pair[key]
        inside = frozenset(tuple(map(int, link.split("-"))) for link in line.alignment.split())
        assert ways[inside] == max(ways.values())
        assert line.scores[2] == pytest.approx(ways.total() / sums[0][key[0]])
        assert line.scores[0] == pytest.approx(ways.total() / sums[1][key[1]])
        assert line.scores[4] == pytest.approx(np.e)  # the logarithm counts 1
    assert count_gapped(corpus, links)[3].sum() == expected.total()


def test_ne_pas() -> None:
    sentences = [
        ("il ne va pas".split(), "he does not go".split(), {(0, 0), (1, 2), (3, 2), (2, 3)}),
        ("il ne voit pas".split(), "he does not see".split(), {(0, 0), (1, 2), (3, 2), (2, 3)}),
    ]
    table = gap_table(*make(sentences))
    lines = {(" ".join(line.source), " ".join(line.target)): line for line in table}
    pair = lines["ne [gap] pas", "not"]
    assert pair.alignment == "0-0 1-0"
    # p(not|ne … pas) = 1; lex(not|ne, pas): the mean of w(not|ne) = w(not|pas) = 1
    assert pair.scores[2:4] == pytest.approx((1.0, 1.0))
    assert pair.scores[1] == pytest.approx(0.5 * 0.5)  # w(ne|not) = w(pas|not) = 1/2
    assert np.isfinite(table.scores).all()


def test_mistakes_are_reported() -> None:
    with pytest.raises(InputError, match="stands for a gap"):
        gap_table(*make([([GAP], ["x"], {(0, 0)})]))
