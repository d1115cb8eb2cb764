"""An index with some pairs removed and others added, without building it anew.

The result is the index of the changed corpus, but for the ids of n-grams. The n-grams of removed
pairs stay in the table if no other pair has them; they then have no postings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, offsets_of, rows_of, without
from regmt.core.journal import MAGIC, Journal
from regmt.instance_selection.buffers import Room
from regmt.instance_selection.corpus import Corpus, Lines, Text
from regmt.instance_selection.growth import GrownPostings, GrownTable
from regmt.instance_selection.incidence import Incidence
from regmt.instance_selection.index import AppliedMemory, Index, SideIndex
from regmt.instance_selection.memory import JOURNAL, Replay
from regmt.instance_selection.vocabulary import Vocabulary


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
    removed = np.zeros(len(index), dtype=bool)
    removed[np.searchsorted(index.numbers, sorted(replay.removed))] = True
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
        kept = np.arange(len(before))
        if not np.array_equal(before.numbers, after.numbers[: len(before)]):
            kept = kept[np.isin(before.numbers, after.numbers, assume_unique=True)]
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
    rows, postings, room = side.sentences, side.postings, side.room
    if isinstance(postings, GrownPostings) and keep[: postings.n_first].all():
        postings = postings.without(keep)
    else:
        postings, room = _fewer_postings(postings, keep), None
    return replace(
        side,
        room=room,
        text=side.text.take(kept),
        sentences=Incidence(
            offsets_of(rows.indptr[kept + 1] - rows.indptr[kept]),
            rows_of(rows.indices, rows.indptr, kept),
            rows_of(rows.counts, rows.indptr, kept),
        ),
        postings=postings,
    )


def _fewer_postings(postings: Incidence, keep: npt.NDArray[np.bool_]) -> Incidence:
    """Return the postings of the sentences to keep, with new numbers."""
    number = np.cumsum(keep, dtype=np.int32) - np.int32(1)
    gone = np.flatnonzero(~keep[postings.indices])  # few of very many
    row = np.searchsorted(postings.indptr, gone, side="right")
    fewer = np.cumsum(np.bincount(row, minlength=len(postings.indptr)))
    return Incidence(
        postings.indptr - fewer,
        number[without(postings.indices, gone)],
        without(postings.counts, gone),
    )


def _with(side: SideIndex, added: Text) -> SideIndex:
    side = _with_room(side, len(added.tokens))
    assert side.room is not None
    vocabulary, tokens = _encoded(side.text.vocabulary, added)
    table = side.table
    assert isinstance(table, GrownTable)
    table = table.extended(tokens, added.offsets, n_words=len(vocabulary))
    if table.is_full:
        return _with(replace(side, room=None), added)
    # The n-grams of the new sentences, each once with its count, sentence by sentence.
    sentence, ngram = table.find(tokens, added.offsets)
    keys, counts = np.unique(sentence * len(table) + ngram, return_counts=True)
    sentence, ngram = np.divmod(keys, len(table))
    small = np.min_scalar_type(int(counts.max()))
    text, rows = side.text, side.sentences
    sizes = np.bincount(sentence, minlength=len(added))
    arrays = side.room.appended(
        {
            "tokens": text.tokens,
            "offsets": text.offsets,
            "block": text.lines.block,
            "line_offsets": text.lines.offsets,
            "indptr": rows.indptr,
            "indices": rows.indices,
            "counts": rows.counts,
        },
        {
            "tokens": tokens,
            "offsets": text.offsets[-1] + added.offsets[1:],
            "block": added.lines.block,
            "line_offsets": text.lines.offsets[-1] + added.lines.offsets[1:],
            "indptr": rows.indptr[-1] + offsets_of(sizes)[1:],
            "indices": ngram.astype(np.int32),
            "counts": counts.astype(small),
        },
    )
    assert isinstance(side.postings, GrownPostings)
    numbers = (len(text) + sentence).astype(np.int32)
    return SideIndex(
        replace(
            text,
            tokens=arrays["tokens"],
            offsets=arrays["offsets"],
            vocabulary=vocabulary,
            lines=Lines(arrays["block"], arrays["line_offsets"]),
        ),
        table,
        Incidence(arrays["indptr"], arrays["indices"], arrays["counts"]),
        side.postings.extended(ngram, numbers, counts.astype(small)),
        side.room,
    )


def _with_room(side: SideIndex, spare: int) -> SideIndex:
    """Return the side with free ids for `spare` or more n-grams; only this copies its n-grams."""
    if side.room is not None:
        return side
    table = GrownTable.of(side.table, spare)
    sizes = zip(side.table.starts, side.table.sizes, table.starts, strict=False)
    number = np.zeros(len(side.table), dtype=np.int32)  # the new id of each n-gram
    used = []
    for start, size, new_start in sizes:
        number[start : start + size] = np.arange(new_start, new_start + size)
        used.append(np.arange(start, start + size))
    rows, old = side.sentences, side.postings
    postings = Incidence(
        np.append(old.indptr[np.concatenate(used)], old.indptr[-1]), old.indices, old.counts
    )
    return replace(
        side,
        table=table,
        sentences=replace(rows, indices=number[rows.indices]),
        postings=GrownPostings.of(
            postings, number[np.concatenate(used)], len(table), len(side.text)
        ),
        room=Room(),
    )


def _encoded(vocabulary: Vocabulary, added: Text) -> tuple[Vocabulary, Int32Array]:
    """Return a vocabulary with the words of a text behind, and the text in it."""
    words = added.vocabulary.words
    ids = vocabulary.encode(words)
    if (ids < 0).any():
        vocabulary = vocabulary.copy()
        ids = np.array([vocabulary.add(word) for word in words], dtype=np.int32)
    return vocabulary, ids[added.tokens]
