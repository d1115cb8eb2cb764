"""The n-grams of a corpus that grows: new ones get free ids, and postings have a second part."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, inserted, offsets_of
from regmt.instance_selection.incidence import Incidence
from regmt.instance_selection.ngrams import NgramTable, place_in

_WIDTH = 32  # bits of the last word in the key of a new n-gram


class NewNgrams(NamedTuple):
    """N-grams of one order that were added to a table."""

    keys: Int64Array  #: sorted: rank of the prefix and last word
    ranks: Int64Array  #: of the keys
    by_rank: Int64Array  #: the keys in the order of their ranks

    @classmethod
    def none(cls) -> NewNgrams:
        empty = np.empty(0, dtype=np.int64)
        return cls(empty, empty, empty)


@dataclass
class GrownTable(NgramTable):
    """A table to which n-grams were added.

    Each order has more ids than n-grams. The n-grams of `keys` come first, then those that were
    added, in the order in which they were added.
    """

    n_first: int = 0  #: words that `keys` were made with
    room: tuple[int, ...] = ()  #: ids of each order
    new: list[NewNgrams] = field(default_factory=list)  #: of the orders from 2

    def __post_init__(self) -> None:
        self.starts = offsets_of(self.room)

    @classmethod
    def of(cls, table: NgramTable, spare: int) -> GrownTable:
        """Return a table with room for `spare` or more n-grams of each order."""
        room = tuple(size + size // 8 + spare for size in table.sizes)
        new = [NewNgrams.none() for _ in table.keys]
        if isinstance(table, GrownTable):
            return replace(table, room=room)
        return cls(table.n_words, table.keys, table.n_words, room, new)

    @property
    def sizes(self) -> list[int]:
        """The number of n-grams of each order."""
        added = zip(self.keys, self.new, strict=True)
        return [self.n_words, *(len(keys) + len(new.keys) for keys, new in added)]

    @property
    def is_full(self) -> bool:
        """Whether an order has more n-grams than ids."""
        return any(size > room for size, room in zip(self.sizes, self.room, strict=True))

    def extended(self, tokens: Int32Array, offsets: Int64Array, *, n_words: int) -> GrownTable:
        """Return the table with the n-grams of a text, whose words have ids below `n_words`."""
        own, _ = NgramTable.build(tokens, offsets, n_words=n_words, order=self.order)
        table = replace(self, n_words=n_words, new=list(self.new))
        ranks: Int64Array = np.arange(n_words)  # of the n-grams of the text, in this table
        for k, keys in enumerate(own.keys, start=2):
            prefix, last = np.divmod(keys, n_words)
            prefix = ranks[prefix]
            ranks = table._ranks(k, prefix, last)
            unknown = np.flatnonzero(ranks < 0)
            before = table.new[k - 2]
            added = (prefix[unknown] << _WIDTH) | last[unknown]
            ranks[unknown] = table.sizes[k - 1] + np.arange(len(unknown))
            joined = np.concatenate([before.keys, added])
            order = np.argsort(joined, kind="stable")
            table.new[k - 2] = NewNgrams(
                joined[order],
                np.concatenate([before.ranks, ranks[unknown]])[order],
                np.concatenate([before.by_rank, added]),
            )
        return table

    def ordered(self, ngrams: Int64Array) -> Int64Array:
        """Return the places of distinct n-grams in the order of their words, shorter ones first."""
        words = self.words_of(ngrams)
        return np.lexsort((*words.T[::-1], self.order_of(ngrams)))

    def _ranks(self, k: int, prefix: Int64Array, last: npt.NDArray[np.integer]) -> Int64Array:
        keys, new, prefix = self.keys[k - 2], self.new[k - 2], prefix.astype(np.int64)
        n_prefixes = self.n_first if k == 2 else len(self.keys[k - 3])
        ranks = np.full(len(prefix), -1, dtype=np.int64)
        first = (prefix < n_prefixes) & (last < self.n_first)
        ranks[first] = place_in(keys, prefix[first] * self.n_first + last[first])
        rest = np.flatnonzero(ranks < 0)
        place = place_in(new.keys, (prefix[rest] << _WIDTH) | last[rest])
        ranks[rest[place >= 0]] = new.ranks[place[place >= 0]]
        return ranks

    def _pairs(self, k: int, ranks: Any) -> tuple[Any, Any]:
        keys, new = self.keys[k - 2], self.new[k - 2]
        ranks = np.asarray(ranks)
        first = ranks < len(keys)
        pair = np.empty((2, *ranks.shape), dtype=np.int64)
        pair[:, first] = np.divmod(keys[ranks[first]], self.n_first)
        added = new.by_rank[ranks[~first] - len(keys)]
        pair[:, ~first] = added >> _WIDTH, added & ((1 << _WIDTH) - 1)
        return pair[0], pair[1]


class GrownPostings(Incidence):
    """Postings with a second part for the sentences that were added.

    A query reads the two parts of its n-grams (`only`). Who needs all postings pays for joining
    the parts.
    """

    def __init__(
        self,
        first: Incidence,
        ngrams: Int64Array,
        sentences: Int32Array,
        counts: npt.NDArray[Any],
        n_first: int,
    ) -> None:
        self.n_first = n_first  #: sentences of the first part
        self._first = first
        self._ngrams = ngrams  # sorted
        self._sentences = sentences
        self._counts = counts

    @classmethod
    def of(
        cls, postings: Incidence, number: Int64Array, n_rows: int, n_first: int
    ) -> GrownPostings:
        """Make postings for a table with `n_rows` ids; `number` are the new ids, ascending."""
        sizes = np.zeros(n_rows, dtype=np.int64)
        sizes[number] = np.diff(postings.indptr)
        postings = Incidence(offsets_of(sizes), postings.indices, postings.counts)
        none = np.empty(0, dtype=np.int64)
        return cls(postings, none, none.astype(np.int32), postings.counts[:0], n_first)

    def extended(
        self, ngrams: Int64Array, sentences: Int32Array, counts: npt.NDArray[Any]
    ) -> GrownPostings:
        """Return the postings with those of sentences behind all others."""
        joined = np.concatenate([self._ngrams, ngrams])
        order = np.argsort(joined, kind="stable")
        return GrownPostings(
            self._first,
            joined[order],
            np.concatenate([self._sentences, sentences])[order],
            np.concatenate([self._counts, counts])[order],
            self.n_first,
        )

    def without(self, keep: npt.NDArray[np.bool_]) -> GrownPostings:
        """Return the postings of the sentences to `keep`, among them all of the first part."""
        stays = keep[self._sentences]
        number = np.cumsum(keep, dtype=np.int32) - np.int32(1)
        added = self._ngrams[stays], number[self._sentences[stays]], self._counts[stays]
        return GrownPostings(self._first, *added, self.n_first)

    def __len__(self) -> int:
        return len(self._first)

    def _bounds(self, rows: npt.NDArray[np.integer]) -> tuple[Int64Array, Int64Array]:
        return (
            np.searchsorted(self._ngrams, rows, side="left"),
            np.searchsorted(self._ngrams, rows, side="right"),
        )

    def row(self, i: int) -> Int32Array:
        """Return the distinct columns of row `i`, ascending."""
        begin, end = self._bounds(np.array([i]))
        return np.concatenate([self._first.row(i), self._sentences[begin[0] : end[0]]])

    def sizes(self, rows: npt.NDArray[np.integer]) -> Int64Array:
        """Return the number of distinct columns of some rows."""
        begin, end = self._bounds(rows)
        return self._first.sizes(rows) + end - begin

    def only(self, rows: Int64Array) -> tuple[Incidence, Int64Array]:
        """Return an incidence that has some of the rows, and where it has them."""
        first = self._first
        bounds = first.indptr[rows], first.indptr[rows + 1], *self._bounds(rows)
        indices, counts = [self._sentences[:0]], [self._counts[:0]]
        for a, b, c, d in zip(*(bound.tolist() for bound in bounds), strict=True):
            indices += first.indices[a:b], self._sentences[c:d]
            counts += first.counts[a:b], self._counts[c:d]
        joined = Incidence(
            offsets_of(self.sizes(rows)), np.concatenate(indices), np.concatenate(counts)
        )
        for array in joined.arrays:
            array.flags.writeable = False
        return joined, np.arange(len(rows))

    @cached_property
    def _whole(self) -> Incidence:
        first, places = self._first, self._first.indptr[self._ngrams + 1]
        more = np.bincount(self._ngrams, minlength=len(first))
        dtype = np.result_type(first.counts, self._counts)
        return Incidence(
            offsets_of(np.diff(first.indptr) + more),
            inserted(first.indices, places, self._sentences),
            inserted(first.counts.astype(dtype, copy=False), places, self._counts.astype(dtype)),
        )

    @property
    def indptr(self) -> Int64Array:  # type: ignore[override]
        """Where rows begin."""
        return self._whole.indptr

    @property
    def indices(self) -> Int32Array:  # type: ignore[override]
        """The columns of all rows."""
        return self._whole.indices

    @property
    def counts(self) -> npt.NDArray[Any]:  # type: ignore[override]
        """Their counts."""
        return self._whole.counts
