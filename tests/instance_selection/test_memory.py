"""The memory of an index: an index with its memory is the index of the merged text."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index, SideIndex
from regmt.instance_selection.memory import Memory, StoredPair
from regmt.instance_selection.selectors.registry import SELECTORS, make_selector

Pairs = list[tuple[str, str]]


def random_pairs(seed: int, n: int) -> Pairs:
    """Sentences of Zipfian words, so that new words and n-grams go on coming."""
    rng = np.random.default_rng(seed)

    def sentence(letter: str) -> str:
        return " ".join(f"{letter}{k}" for k in rng.zipf(1.6, rng.integers(1, 9)).clip(max=300))

    return [(sentence("s"), sentence("t")) for _ in range(n)]


def indexed(pairs: Pairs) -> Index:
    return Index.build(Corpus.from_strings(*map(list, zip(*pairs, strict=True))), order=3)


@pytest.fixture
def pairs() -> Pairs:
    return random_pairs(1, 200)


@pytest.fixture
def folder(tmp_path: Path, pairs: Pairs) -> Path:
    indexed(pairs[:150]).save(tmp_path / "index")
    return tmp_path / "index"


def ngrams_of(side: SideIndex) -> list[tuple[object, ...]]:
    """The n-grams of a side in the order of their words, with their sentences and counts."""
    held = np.flatnonzero(side.document_frequency)
    held = held[side.table.ordered(held)]
    assert held.tolist() == sorted(held, key=lambda i: (len(w := side.table.words(i)), w))
    postings = side.postings
    bounds = [slice(*postings.indptr[i : i + 2]) for i in held]
    lists = [(postings.indices[b].tolist(), postings.counts[b].tolist()) for b in bounds]
    return list(zip(side.ngrams(held), lists, side.frequency[held].tolist(), strict=True))


def assert_same_side(side: SideIndex, expected: SideIndex) -> None:
    assert side.text.vocabulary.words == expected.text.vocabulary.words
    assert side.table.n_words == expected.table.n_words
    assert side.table.sizes == expected.table.sizes
    for own, other in (
        (side.text.tokens, expected.text.tokens),
        (side.text.offsets, expected.text.offsets),
        (side.text.lines.block, expected.text.lines.block),
        (side.text.lines.offsets, expected.text.lines.offsets),
        (side.sentences.indptr, expected.sentences.indptr),
    ):
        assert own.dtype == other.dtype
        assert np.array_equal(own, other)
    assert ngrams_of(side) == ngrams_of(expected)
    for i in range(len(side.text)):
        own, other = (one.ngrams(one.sentences.row(i).astype(int)) for one in (side, expected))
        assert sorted(own) == sorted(other)


def test_added_pairs_give_the_index_of_the_longer_text(folder: Path, pairs: Pairs) -> None:
    followed = Index.open(folder)
    memory = Memory(folder)
    assert memory.add(*pairs[150]) == 150
    followed = followed.refreshed()
    assert memory.extend(pairs[151:190]) == range(151, 190)
    followed = followed.refreshed()
    memory.extend(pairs[190:])
    expected = indexed(pairs)
    for index in (followed.refreshed(), Index.open(folder)):
        assert_same_side(index.source, expected.source)
        assert_same_side(index.target, expected.target)
        assert index.numbers.tolist() == list(range(200))


def test_an_unchanged_memory_gives_the_same_object(folder: Path, pairs: Pairs) -> None:
    index = Index.open(folder)
    assert index.memory is None
    assert index.refreshed() is index
    Memory(folder).add(*pairs[150])
    index = index.refreshed()
    assert index.refreshed() is index
    assert len(index) == 151
    assert len(index.base) == 150


def assert_same_selections(name: str, index: Index, expected: Index, queries: list[str]) -> None:
    ours, theirs = (make_selector(name).fit(each).select(queries, 12) for each in (index, expected))
    for own, other in zip(ours, theirs, strict=True):
        assert own.ids.tolist() == other.ids.tolist()
        assert own.scores == pytest.approx(other.scores, rel=1e-12)
        assert own.gains == pytest.approx(other.gains)


@pytest.mark.parametrize("name", sorted(SELECTORS))
def test_selectors_choose_as_from_the_longer_text(folder: Path, pairs: Pairs, name: str) -> None:
    Memory(folder).extend(pairs[150:])
    queries = [source for source, _ in pairs[::17]]
    assert_same_selections(name, Index.open(folder), indexed(pairs), queries)


# The vocabulary keeps words that no pair has any more. These look at its size or at word ids.
@pytest.mark.parametrize("name", sorted(set(SELECTORS) - {"elpr", "perplexity", "random"}))
def test_selectors_choose_as_from_the_merged_text(folder: Path, pairs: Pairs, name: str) -> None:
    memory = Memory(folder)
    memory.extend(pairs[150:])
    memory.delete(7)
    memory.delete(160)
    memory.replace(3, *pairs[3])
    kept = [i for i in range(200) if i not in (3, 7, 160)]
    index = Index.open(folder)
    assert index.numbers.tolist() == [*kept, 200]
    queries = [pairs[i][0] for i in (3, 7, 20, 155, 160, 199)]
    assert_same_selections(name, index, indexed([pairs[i] for i in [*kept, 3]]), queries)


def test_exact_matches_follow_the_memory(folder: Path) -> None:
    memory, new = Memory(folder), ("ein ganz neuer Satz", "a wholly new sentence")
    index = Index.open(folder)

    def matches(text: str) -> list[int]:
        return index.exact_matches(index.source.text.encode(text).ids).tolist()

    assert matches(new[0]) == []
    number = memory.add(*new)
    index = index.refreshed()
    assert matches(new[0]) == [150]
    assert memory.find(new[0]) == [StoredPair(number, *new)]
    number = memory.replace(number, new[0], "another translation")
    memory.delete(0)
    index = index.refreshed()
    assert [index.target.text.lines[i] for i in matches(new[0])] == ["another translation"]
    assert memory.pairs() == memory.find(new[0]) == [StoredPair(151, new[0], "another translation")]
    assert memory.removed == [0]
    assert len(memory) == 1
    memory.delete(number)
    index = index.refreshed()
    assert matches(new[0]) == memory.find(new[0]) == memory.pairs() == []


def test_two_memories_of_one_index_see_each_other(folder: Path, pairs: Pairs) -> None:
    one, other = Memory(folder), Memory(folder)
    assert one.add(*pairs[150]) == 150
    assert other.add(*pairs[151]) == 151
    one.delete(151)
    with pytest.raises(InputError, match="no pair has the number 151"):
        other.delete(151)
    assert other.pairs() == one.pairs() == [StoredPair(150, *pairs[150])]


@pytest.mark.parametrize(
    ("source", "target", "problem"),
    [
        ("", "a", "the source side of pair 1 is empty"),
        ("a", "  ", "the target side of pair 1 is empty"),
        ("a\nb", "a", "the source side of pair 1 has a line break"),
        ("a", "\ud800", "the target side of pair 1 is not valid Unicode"),
    ],
)
def test_bad_pairs_are_refused(folder: Path, source: str, target: str, problem: str) -> None:
    with pytest.raises(InputError, match=problem):
        Memory(folder).add(source, target)
    assert len(Memory(folder)) == 0


@pytest.mark.parametrize("number", [-1, 150, 3])
def test_a_number_that_no_pair_has_is_refused(folder: Path, number: int) -> None:
    memory = Memory(folder)
    memory.delete(3)
    with pytest.raises(InputError, match=f"no pair has the number {number}"):
        memory.delete(number)
    with pytest.raises(InputError, match=f"no pair has the number {number}"):
        memory.replace(number, "a", "b")


def test_a_folder_that_is_no_index_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="not a regmt index"):
        Memory(tmp_path)
