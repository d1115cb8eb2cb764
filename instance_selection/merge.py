"""An index with some pairs removed and others added, without building it anew.

Adding gives exactly the arrays that ``Index.build`` makes from the longer corpus. The n-grams of
removed pairs stay in the table if no other pair has them; they then have no postings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int64Array, offsets_of, places_of
from regmt.core.journal import MAGIC, Journal
from regmt.instance_selection.corpus import Corpus, Lines, Text
from regmt.instance_selection.index import AppliedMemory, Incidence, Index, SideIndex
from regmt.instance_selection.memory import JOURNAL, Replay
from regmt.instance_selection.ngrams import NgramTable


def with_memory(index: Index, *, until: int | None = None) -> Index:
    """Return an index with what the journal of its folder has in addition to it."""
    assert index.folder is not None
    applied = index.memory
    next_number, end = (applied.next_number, applied.end) if applied else (len(index), 0)
    journal = Journal(index.folder / JOURNAL)
    if journal.stamp().size <= max(end, len(MAGIC)):
        return index
    replay = Replay(next_number, end)
    replay.read(journal, until=until)
    if replay.end == end:
        return index
    removed = np.isin(index.numbers, list(replay.removed))
    added = list(replay.added.values())
    result = index
    if removed.any():
        result = without_pairs(result, np.flatnonzero(removed))
    if added:
        result = with_pairs(result, [(pair.source, pair.target) for pair in added])
    numbers = np.concatenate([index.numbers[~removed], [pair.number for pair in added]])
    memory = AppliedMemory(index.base, numbers.astype(np.int64), replay.next_number, replay.end)
    return replace(result, memory=memory)


@dataclass(frozen=True)
class Change:
    """What a memory has changed between two states of an index."""

    kept: Int64Array  #: places of the pairs that stay, ascending
    n_removed: int
    n_added: int

    @classmethod
    def between(cls, before: Index, after: Index) -> Change:
        """Compare two states with the same base."""
        kept = np.flatnonzero(np.isin(before.numbers, after.numbers, assume_unique=True))
        return cls(kept, len(before) - len(kept), len(after) - len(kept))


def without_pairs(index: Index, removed: Int64Array) -> Index:
    """Return the index without some pairs; those that follow move up."""
    keep = np.ones(len(index), dtype=bool)
    keep[removed] = False
    return replace(index, source=_without(index.source, keep), target=_without(index.target, keep))


def with_pairs(index: Index, pairs: Sequence[tuple[str, str]]) -> Index:
    """Return the index with further pairs at the end."""
    source, target = index.source, index.target
    added = Corpus.from_strings(
        [pair[0] for pair in pairs],
        [pair[1] for pair in pairs],
        source_preprocessing=source.text.preprocessing,
        target_preprocessing=target.text.preprocessing,
    )
    return replace(index, source=_with(source, added.source), target=_with(target, added.target))


def _without(side: SideIndex, keep: npt.NDArray[np.bool_]) -> SideIndex:
    kept = np.flatnonzero(keep)
    rows, postings = side.sentences, side.postings
    sizes = rows.indptr[kept + 1] - rows.indptr[kept]
    at = places_of(rows.indptr[kept], sizes)
    number = np.cumsum(keep, dtype=np.int32) - 1
    stays = keep[postings.indices]
    total = offsets_of(stays)
    return replace(
        side,
        text=side.text.take(kept),
        sentences=Incidence(offsets_of(sizes), rows.indices[at], rows.counts[at]),
        postings=Incidence(
            total[postings.indptr],
            number[postings.indices[stays]].astype(np.int32),
            postings.counts[stays],
        ),
    )


def _with(side: SideIndex, added: Text) -> SideIndex:
    text = _joined(side.text, added)
    first, n = len(side.text), len(added)
    tokens = text.tokens[len(side.text.tokens) :]
    table, number = _extended(side.table, replace(added, tokens=tokens), len(text.vocabulary))
    # The n-grams of the new sentences, each once with its count, sentence by sentence.
    sentence, ngram = table.find(tokens, added.offsets)
    keys, counts = np.unique(sentence * len(table) + ngram, return_counts=True)
    sentence, ngram = np.divmod(keys, len(table))
    rows = side.sentences
    indptr = rows.indptr[-1] + offsets_of(np.bincount(sentence, minlength=n))
    indices = np.empty(len(rows.indices) + len(ngram), dtype=np.int32)
    np.take(number, rows.indices, out=indices[: len(rows.indices)], mode="clip")
    indices[len(rows.indices) :] = ngram
    small = np.result_type(rows.counts, np.min_scalar_type(int(counts.max())))
    sentences = Incidence(
        np.concatenate([rows.indptr, indptr[1:]]),
        indices,
        np.concatenate([rows.counts.astype(small, copy=False), counts.astype(small)]),
    )
    # They follow the postings of the same n-gram, or come before those of the next one.
    postings = side.postings
    by_ngram = np.argsort(ngram, kind="stable")
    ngram, counts = ngram[by_ngram], counts[by_ngram]
    before = np.searchsorted(number, ngram, side="right")
    places = postings.indptr[before]
    sizes = np.bincount(ngram, minlength=len(table))
    sizes[number] += np.diff(postings.indptr)
    return SideIndex(
        text,
        table,
        sentences,
        Incidence(
            offsets_of(sizes),
            inserted(postings.indices, places, (first + sentence[by_ngram]).astype(np.int32)),
            inserted(postings.counts.astype(small, copy=False), places, counts.astype(small)),
        ),
    )


def _joined(text: Text, added: Text) -> Text:
    """Return two texts as one, in the vocabulary of the first; new words follow behind."""
    vocabulary = text.vocabulary
    words = added.vocabulary.words
    ids = vocabulary.encode(words)
    if (ids < 0).any():
        vocabulary = vocabulary.copy()
        ids = np.array([vocabulary.add(word) for word in words], dtype=np.int32)
    lines = Lines(
        np.concatenate([text.lines.block, added.lines.block]),
        _following(text.lines.offsets, added.lines.offsets),
    )
    return replace(
        text,
        tokens=np.concatenate([text.tokens, ids[added.tokens]]),
        offsets=_following(text.offsets, added.offsets),
        vocabulary=vocabulary,
        lines=lines,
    )


def _extended(table: NgramTable, added: Text, n_words: int) -> tuple[NgramTable, Int64Array]:
    """Return the table with the n-grams of a text, and the new id of each n-gram it had."""
    own, _ = NgramTable.build(added.tokens, added.offsets, n_words=n_words, order=table.order)
    numbers = [np.arange(table.n_words)]  # the new rank of each n-gram within its order
    in_table = np.arange(n_words)  # and of those of the text
    keys: list[Int64Array] = []
    for old, new in zip(table.keys, own.keys, strict=True):
        old = _renumbered(old, table.n_words, numbers[-1], n_words)
        new = _renumbered(new, n_words, in_table, n_words)
        place = np.searchsorted(old, new)
        unknown = np.ones(len(new), dtype=bool)
        inside = place < len(old)
        unknown[inside] = old[place[inside]] != new[inside]
        joined = inserted(old, place[unknown], new[unknown])
        moved = np.bincount(place[unknown], minlength=len(old) + 1)[:-1]
        numbers.append(np.arange(len(old)) + np.cumsum(moved))
        in_table = np.searchsorted(joined, new)
        keys.append(joined)
    merged = NgramTable(n_words, keys)
    starts = merged.starts.tolist()
    ids = [number + start for number, start in zip(numbers, starts, strict=False)]
    return merged, np.concatenate(ids).astype(np.int32)


def _renumbered(keys: Int64Array, n_words: int, ranks: Int64Array, more_words: int) -> Int64Array:
    """Return keys of n-grams with other ranks of their prefixes, for a larger vocabulary."""
    old = keys // n_words
    result = ranks[old]
    result *= more_words
    old *= n_words
    result += keys
    result -= old
    return result


def _following(offsets: Int64Array, more: Int64Array) -> Int64Array:
    return np.concatenate([offsets, offsets[-1] + more[1:]])


def inserted(
    array: npt.NDArray[Any], places: Int64Array, values: npt.NDArray[Any]
) -> npt.NDArray[Any]:
    """Insert values before ascending places of an array, many times faster than ``np.insert``."""
    result = np.empty(len(array) + len(values), dtype=array.dtype)
    at = places + np.arange(len(places))
    result[at] = values
    begin = 0
    for k, place in enumerate(places.tolist()):
        result[begin + k : place + k] = array[begin:place]
        begin = place
    result[begin + len(places) :] = array[begin:]
    return result
