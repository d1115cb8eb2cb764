"""N-grams of any order as integers, by ranking (id of prefix, next word) pairs.

An n-gram of order k is the pair of its first k-1 words, which already have an id, and its last
word. Sorting and numbering the distinct pairs of a text gives ids order by order. No strings are
built, and n-grams are found by binary search. Ids of all orders share one range:
order 1 first (there the id is the word's), then order 2, and so on.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, offsets_of, places_of
from regmt.core.errors import InputError
from regmt.core.mapped import forget
from regmt.core.numbering import PART, number_keys
from regmt.core.scratch import Scratch
from regmt.instance_selection.vocabulary import UNKNOWN

if TYPE_CHECKING:
    from scipy import sparse


@dataclass(frozen=True)
class Orders:
    """A range of n-gram orders, written ``2`` or ``1-2`` on the command line."""

    lowest: int = 1
    highest: int = 2

    def __post_init__(self) -> None:
        if not 1 <= self.lowest <= self.highest:
            raise InputError(
                f"n-gram orders {self.lowest}-{self.highest} are not a range that ascends from 1",
                remedy="write for example 1-2 or 3",
            )

    @classmethod
    def parse(cls, text: str) -> Orders:
        """Read ``n`` or ``lowest-highest``."""
        low, dash, high = text.partition("-")
        try:
            return cls(int(low), int(high if dash else low))
        except ValueError as error:
            if isinstance(error, InputError):
                raise
            raise InputError(
                f"{text!r} is not a range of n-gram orders", remedy="write for example 1-2 or 3"
            ) from error

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.lowest, self.highest + 1))

    def ngrams(self, tokens: Sequence[str]) -> Iterator[tuple[str, ...]]:
        """Yield the n-grams of a token sequence, order by order."""
        for n in self:
            yield from (tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1))

    def __str__(self) -> str:
        one = self.lowest == self.highest
        return str(self.lowest) if one else f"{self.lowest}-{self.highest}"


@dataclass
class NgramTable:
    """The distinct n-grams of a text, orders 1 … n, and their ids.

    Attributes
    ----------
    n_words : int
        Size of the vocabulary; the unigrams have the ids of their words.
    keys : list of ndarray of int64
        ``keys[k - 2]`` holds, sorted, ``(rank of the prefix) · n_words + last word`` of the
        n-grams of order k; the rank of a key is the n-gram's place within its order.
    """

    n_words: int
    keys: list[Int64Array]

    def __post_init__(self) -> None:
        #: Ids of order k are ``starts[k - 1] <= id < starts[k]``.
        self.starts: Int64Array = np.concatenate(([0], np.cumsum(self.sizes)))

    @property
    def order(self) -> int:
        """The highest order."""
        return len(self.keys) + 1

    def __len__(self) -> int:
        """Number of distinct n-grams of all orders."""
        return int(self.starts[-1])

    @classmethod
    def build(
        cls,
        tokens: Int32Array,
        offsets: Int64Array,
        *,
        n_words: int,
        order: int,
        rank_type: type[np.signedinteger[Any]] = np.int64,
        scratch: Scratch | None = None,
        at_once: int = PART,
    ) -> tuple[NgramTable, list[npt.NDArray[Any]]]:
        """Number the n-grams of a text.

        Parameters
        ----------
        rank_type : type
            Of the ranks; ``np.int32`` takes half the memory.
        scratch : Scratch, optional
            Where temporary arrays go.
        at_once : int
            How many words to sort at a time; the result does not depend on it.

        Returns
        -------
        table : NgramTable
        ranks : list of ndarray, each of shape (n_tokens,)
            For each order the rank of the n-gram that starts at each position, -1 where none of
            that order fits into the sentence.
        """
        if order < 1:
            raise InputError(
                f"n-gram order {order} is not positive", remedy="use 1 or more, for example 1-2"
            )
        place = scratch or Scratch()
        ranks = [tokens.astype(rank_type, copy=False)]
        keys: list[Int64Array] = []
        parts = [offsets[first : last + 1] for first, last in parts_of(offsets, at_once)]
        for k in range(2, order + 1):
            pairs = _keys_of_order(k, parts, tokens, ranks[-1], n_words)
            distinct, _, numbers = number_keys(
                pairs, scratch=place, at_once=at_once, spread=len(parts) > 1
            )
            keys.append(distinct)
            ranks.append(place.joined(_ranks_of_order(k, parts, numbers), rank_type))
        return cls(n_words=n_words, keys=keys), ranks

    def find(
        self, tokens: Int32Array, offsets: Int64Array, *, orders: Orders | None = None
    ) -> tuple[Int64Array, Int64Array]:
        """Map new sentences to known n-grams, all at once.

        Parameters
        ----------
        tokens, offsets
            The sentences as word ids of this table's vocabulary; `UNKNOWN` for other words.
        orders : Orders, optional
            By default all orders of the table.

        Returns
        -------
        sentence : ndarray of int64
            For each occurrence of a known n-gram the number of its sentence, ascending.
        ngram : ndarray of int64
            Its n-gram id; within a sentence by order, then by position.
        """
        orders = self._check(orders)
        owner = np.repeat(np.arange(len(offsets) - 1), np.diff(offsets))
        tokens = np.where((tokens >= 0) & (tokens < self.n_words), tokens, UNKNOWN)
        rank = tokens.astype(np.int64)
        sentences: list[Int64Array] = []
        found: list[Int64Array] = []
        for k in range(1, orders.highest + 1):
            if k > 1:
                fits = _starts_of_order(offsets, k)
                last = tokens[fits + (k - 1)]
                prefix = rank[fits]
                known = (prefix >= 0) & (last >= 0)
                rank = np.full(len(tokens), -1, dtype=np.int64)
                rank[fits[known]] = self._ranks(k, prefix[known], last[known])
            if k >= orders.lowest:
                at = np.flatnonzero(rank >= 0)
                sentences.append(owner[at])
                found.append(rank[at] + self.starts[k - 1])
        sentence, ngram = np.concatenate(sentences), np.concatenate(found)
        by_sentence = np.argsort(sentence, kind="stable")
        return sentence[by_sentence], ngram[by_sentence]

    def counts(
        self, tokens: Int32Array, offsets: Int64Array, *, orders: Orders | None = None
    ) -> sparse.csr_matrix:
        """Return the known n-grams of new sentences as a sparse (sentences × n-grams) matrix."""
        from scipy import sparse

        sentence, ngram = self.find(tokens, offsets, orders=orders)
        shape = (len(offsets) - 1, len(self))
        return sparse.csr_matrix((np.ones(len(ngram)), (sentence, ngram)), shape=shape)

    def order_of(self, ngrams: Int64Array) -> Int64Array:
        """Return the number of words of each n-gram."""
        return np.searchsorted(self.starts, ngrams, side="right")

    def words(self, ngram: int) -> tuple[int, ...]:
        """Return the word ids of an n-gram."""
        if not 0 <= ngram < len(self):
            raise IndexError(f"n-gram id {ngram} is not between 0 and {len(self) - 1}")
        k = int(np.searchsorted(self.starts, ngram, side="right"))
        rank = int(ngram - self.starts[k - 1])
        reversed_words = []
        for order in range(k, 1, -1):
            rank, last = (int(part) for part in self._pairs(order, np.int64(rank)))
            reversed_words.append(last)
        return (rank, *reversed(reversed_words))

    def words_of(self, ngrams: Int64Array) -> Int32Array:
        """Return the word ids of many n-grams, one row each, `UNKNOWN` (-1) after the last."""
        order_of = self.order_of(ngrams)
        words = np.full((len(ngrams), self.order), UNKNOWN, dtype=np.int32)
        for k in range(1, self.order + 1):
            at = np.flatnonzero(order_of == k)
            rank = ngrams[at] - self.starts[k - 1]
            for order in range(k, 1, -1):
                rank, words[at, order - 1] = self._pairs(order, rank)
            words[at, 0] = rank
        return words

    def parts(self) -> Int32Array:
        """Return for every n-gram the ids of its prefix and suffix, one word shorter.

        Returns
        -------
        ndarray of int32, shape (n_ngrams, 2)
            The n-gram without its last, and without its first word; -1 for a single word.
        """
        parts = np.full((len(self), 2), UNKNOWN, dtype=np.int32)
        for k in range(2, self.order + 1):
            rank, last = self._pairs(k, np.arange(self.sizes[k - 1]))
            here = parts[self.starts[k - 1] :][: len(rank)]
            here[:, 0] = rank + self.starts[k - 2]
            if k == 2:
                here[:, 1] = last
            else:  # the suffix of the prefix, followed by the last word
                inner = parts[here[:, 0], 1] - self.starts[k - 3]
                here[:, 1] = self._ranks(k - 1, inner, last) + self.starts[k - 2]
        return parts

    @property
    def sizes(self) -> list[int]:
        """The number of n-grams of each order."""
        return [self.n_words, *(len(keys) for keys in self.keys)]

    def ordered(self, ngrams: Int64Array) -> Int64Array:
        """Return the places of distinct n-grams in the order of their words, shorter ones first."""
        return np.argsort(ngrams)

    def _ranks(self, k: int, prefix: Int64Array, last: npt.NDArray[np.integer]) -> Int64Array:
        """Return the ranks of n-grams of order k, given the rank of the prefix and the last word.

        -1 for those that are not in the table.
        """
        return place_in(self.keys[k - 2], prefix * self.n_words + last)

    def _pairs(self, k: int, ranks: Any) -> tuple[Any, Any]:
        """Return the rank of the prefix and the last word of n-grams of order k."""
        prefix, last = np.divmod(self.keys[k - 2][ranks], self.n_words)
        return prefix, last

    def _check(self, orders: Orders | None) -> Orders:
        if orders is None:
            return Orders(1, self.order)
        if orders.highest > self.order:
            raise InputError(
                f"n-grams of order {orders.highest} requested, but only orders up to {self.order} "
                "are indexed",
                remedy=f"build the index with `ngrams` {orders.highest}",
            )
        return orders

    def select_orders(self, orders: Orders | None) -> tuple[int, int]:
        """Return the range ``first <= id < last`` of the n-grams of these orders."""
        orders = self._check(orders)
        return int(self.starts[orders.lowest - 1]), int(self.starts[orders.highest])


def flatten(sentences: Iterable[Sequence[int] | Int32Array]) -> tuple[Int32Array, Int64Array]:
    """Join id sequences into one flat array and its offsets."""
    parts = [np.asarray(sentence, dtype=np.int32) for sentence in sentences]
    flat = np.concatenate(parts) if parts else np.empty(0, np.int32)
    return flat, offsets_of([len(part) for part in parts])


def parts_of(offsets: Int64Array, at_once: int) -> Iterator[tuple[int, int]]:
    """Yield the first and the last sentence (exclusive) of parts of about `at_once` words."""
    n = len(offsets) - 1
    limits = np.arange(at_once, int(offsets[-1]), at_once)
    firsts = np.unique(np.minimum(np.searchsorted(offsets, limits), n))
    yield from itertools.pairwise([0, *firsts[(firsts > 0) & (firsts < n)].tolist(), n])


def _starts_of_order(offsets: Int64Array, k: int) -> Int64Array:
    """Return the positions where an n-gram of order `k` begins and ends in one sentence."""
    return places_of(offsets[:-1], np.maximum(np.diff(offsets) - k + 1, 0))


def _keys_of_order(
    k: int, parts: Sequence[Int64Array], tokens: Int32Array, rank: npt.NDArray[Any], n_words: int
) -> Iterator[Int64Array]:
    """Yield the keys of the n-grams of order `k` of each part, given the ranks of order k - 1."""
    for offsets in parts:
        fits = _starts_of_order(offsets, k)
        yield rank[fits].astype(np.int64) * n_words + tokens[fits + (k - 1)]
        forget(rank, tokens)


def _ranks_of_order(
    k: int, parts: Sequence[Int64Array], numbers: Sequence[Int32Array]
) -> Iterator[Int32Array]:
    """Yield the numbers of the n-grams of order `k` at each position of each part, or -1."""
    for offsets, number in zip(parts, numbers, strict=True):
        rank = np.full(offsets[-1] - offsets[0], -1, dtype=np.int32)
        rank[_starts_of_order(offsets, k) - offsets[0]] = number
        yield rank
        forget(number)


def place_in(keys: Int64Array, wanted: Int64Array) -> Int64Array:
    """Return the place of each wanted key in the sorted `keys`, -1 where absent."""
    if len(keys) == 0:
        return np.full(len(wanted), -1, dtype=np.int64)
    place = np.searchsorted(keys, wanted)
    place[place == len(keys)] = 0
    return np.where(keys[place] == wanted, place, -1)
