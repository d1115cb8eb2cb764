"""The ranked n-gram ids against plain dictionaries of word tuples."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.instance_selection.corpus import Text
from regmt.instance_selection.index import SideIndex
from regmt.instance_selection.ngrams import NgramTable, Orders, flatten

WORDS = st.sampled_from(["a", "b", "c", "d"])
# From no repetition to nothing but repetition; one-word sentences included.
SENTENCES = st.lists(st.lists(WORDS, min_size=1, max_size=7), min_size=1, max_size=8)
QUERIES = st.lists(st.lists(st.sampled_from(["a", "b", "c", "d", "new"]), max_size=7), max_size=5)


def ngrams(sentence: list[str], lowest: int, highest: int) -> list[tuple[str, ...]]:
    return [
        tuple(sentence[i : i + n])
        for n in range(lowest, highest + 1)
        for i in range(len(sentence) - n + 1)
    ]


def side_index(sentences: list[list[str]], order: int) -> SideIndex:
    return SideIndex.build(Text.from_strings([" ".join(s) for s in sentences]), order=order)


@settings(max_examples=60, deadline=None)
@given(SENTENCES, st.integers(1, 4), st.integers(1, 30))
def test_any_part_of_the_text_at_a_time(
    sentences: list[list[str]], order: int, at_once: int
) -> None:
    whole = side_index(sentences, order)
    parts = SideIndex.build(whole.text, order=order, at_once=at_once)
    for one, other in (
        *zip(whole.table.keys, parts.table.keys, strict=True),
        *zip(whole.sentences.arrays, parts.sentences.arrays, strict=True),
        *zip(whole.postings.arrays, parts.postings.arrays, strict=True),
    ):
        assert (one.dtype, one.tobytes()) == (other.dtype, other.tobytes())


@settings(max_examples=60, deadline=None)
@given(SENTENCES, st.integers(1, 5))
def test_ids_counts_and_postings_equal_dictionaries(sentences: list[list[str]], order: int) -> None:
    index = side_index(sentences, order)
    names = [index.ngram(i) for i in range(len(index.table))]
    every = [Counter(ngrams(s, 1, order)) for s in sentences]

    # Ids: a bijection with the distinct n-grams, order after order.
    assert len(set(names)) == len(names)
    assert set(names) == set().union(*every)
    assert [len(name) for name in names] == sorted(len(name) for name in names)

    # Sentence → n-grams with counts.
    for i, expected in enumerate(every):
        row = slice(index.sentences.indptr[i], index.sentences.indptr[i + 1])
        ids = index.sentences.indices[row]
        assert (np.diff(ids) > 0).all()
        counts = index.sentences.counts[row].tolist()
        assert dict(zip([names[j] for j in ids], counts, strict=True)) == expected

    # N-gram → sentences with counts, document frequency, frequency.
    for j, name in enumerate(names):
        row = slice(index.postings.indptr[j], index.postings.indptr[j + 1])
        expected_postings = [(i, c[name]) for i, c in enumerate(every) if name in c]
        got = zip(index.postings.indices[row], index.postings.counts[row], strict=True)
        assert list(got) == expected_postings
        assert index.document_frequency[j] == len(expected_postings)
        assert index.frequency[j] == sum(count for _, count in expected_postings)


@settings(max_examples=60, deadline=None)
@given(SENTENCES, QUERIES, st.integers(1, 5), st.data())
def test_new_sentences_map_to_known_ngrams(
    sentences: list[list[str]], queries: list[list[str]], order: int, data: st.DataObject
) -> None:
    index = side_index(sentences, order)
    highest = data.draw(st.integers(1, order))
    lowest = data.draw(st.integers(1, highest))
    known = {gram for s in sentences for gram in ngrams(s, 1, order)}
    orders = Orders(lowest, highest)
    lines = [" ".join(q) for q in queries]
    sentence, ngram = index.find(lines, orders=orders)
    got = [(int(s), index.ngram(int(g))) for s, g in zip(sentence, ngram, strict=True)]
    expected = [
        (i, gram) for i, q in enumerate(queries) for gram in ngrams(q, lowest, highest)
        if gram in known
    ]  # fmt: skip
    assert got == expected
    matrix = index.table.counts(*flatten(index.text.encode(q).ids for q in lines), orders=orders)
    assert matrix.shape == (len(queries), len(known))
    assert matrix.sum() == len(expected)


def test_word_ids_beyond_the_vocabulary_are_unknown() -> None:
    index = side_index([["a", "b"]], 2)
    tokens, offsets = np.array([0, 7, 1], dtype=np.int32), np.array([0, 3])
    _, found = index.table.find(tokens, offsets)
    assert [index.ngram(int(i)) for i in found] == [("a",), ("b",)]


@pytest.mark.parametrize("text", ["0", "-1", "2-1", "1-", "x", "", "1.5"])
def test_bad_orders_are_refused(text: str) -> None:
    with pytest.raises(InputError, match="for example 1-2"):
        Orders.parse(text)


def test_orders_read_and_written() -> None:
    assert Orders.parse("2") == Orders(2, 2)
    assert Orders.parse("1-3") == Orders(1, 3)
    assert [str(Orders(1, 1)), str(Orders(1, 2))] == ["1", "1-2"]


def test_orders_beyond_the_index_name_the_remedy() -> None:
    index = side_index([["a", "b"]], 2)
    with pytest.raises(InputError, match=r"order 3 requested, .* up to 2 .*`ngrams` 3"):
        index.find(["a"], orders=Orders(1, 3))
    assert index.table.select_orders(Orders(2, 2)) == (2, 3)
    with pytest.raises(IndexError):
        index.table.words(3)


def test_parts_are_the_ngram_without_its_last_and_first_word() -> None:
    tokens = np.array([0, 1, 2, 0, 1, 3, 2, 2, 2, 2], dtype=np.int32)
    offsets = np.array([0, 6, 10], dtype=np.int64)
    table, _ = NgramTable.build(tokens, offsets, n_words=4, order=4)
    parts = table.parts()
    rows = table.words_of(np.arange(len(table)))
    for ngram in range(len(table)):
        words = table.words(ngram)
        assert rows[ngram].tolist() == [*words, *[-1] * (4 - len(words))]
        if len(words) == 1:
            assert parts[ngram].tolist() == [-1, -1]
        else:
            assert table.words(parts[ngram, 0]) == words[:-1]
            assert table.words(parts[ngram, 1]) == words[1:]
