"""Counting n-grams on word ids, order by order, by ranking (n-gram, next word) pairs."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, places_of
from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.mapped import forget
from regmt.core.numbering import PART, number_keys
from regmt.core.progress import progress
from regmt.core.resume import Arrays, stage
from regmt.core.scratch import Scratch, chunks, slices
from regmt.decoding.lm.language_model import BEGIN, END, UNKNOWN_WORD
from regmt.instance_selection.corpus import Text
from regmt.instance_selection.vocabulary import Vocabulary

SPECIAL = (UNKNOWN_WORD, BEGIN, END)
BEGIN_ID, END_ID = 1, 2

_MOST_WORDS = np.iinfo(np.int32).max


@dataclass(frozen=True)
class OrderCounts:
    """The distinct n-grams of one order; they are numbered within it, from 0.

    Attributes
    ----------
    parent : ndarray of int32
        Number of the n-gram's first k-1 words within order k-1.
    word : ndarray of int32
        Its last word.
    suffix : ndarray of int32
        Number of its last k-1 words within order k-1.
    count : ndarray of int32
        How often it occurs.
    begins : ndarray of bool
        Whether its first word is ``<s>``.
    """

    parent: Int32Array
    word: Int32Array
    suffix: Int32Array
    count: Int32Array
    begins: npt.NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.word)


def encode_sentences(
    sentences: Iterable[Sequence[str]], *, path: StrPath | None = None
) -> tuple[Vocabulary, Int32Array]:
    """Return the vocabulary and all sentences as one array, each within ``<s>`` and ``</s>``.

    Parameters
    ----------
    sentences : iterable of sequences of str
    path : path-like, optional
        Where they come from, for error messages.
    """
    ids: defaultdict[str, int] = defaultdict(count(len(SPECIAL)).__next__)
    flat: list[int] = []
    for sentence in progress(sentences, what="read text"):
        flat.append(BEGIN_ID)
        flat.extend(map(ids.__getitem__, sentence))
        flat.append(END_ID)
    tokens = np.array(flat, dtype=np.int32)
    if len(tokens) == 0:
        raise InputError("no text to train a language model on", path=path)
    for special in SPECIAL:
        if special in ids:
            at = int(np.argmax(tokens == ids[special]))
            raise InputError(
                f"the text contains {special}",
                path=path,
                line=int((tokens[:at] == BEGIN_ID).sum()),
                remedy="remove it: the language model adds it automatically",
            )
    return Vocabulary([*SPECIAL, *ids]), tokens


def encode_text(text: Text) -> tuple[Vocabulary, Int32Array]:
    """Return what `encode_sentences` does for the words of a text, without spelling them."""
    if len(text) == 0 or text.vocabulary.has_any(SPECIAL):
        return encode_sentences(text.sentence(i) for i in range(len(text)))  # tells what is wrong
    n = len(text.tokens)
    first = np.full(len(text.vocabulary), n, dtype=np.int64)
    for here in slices(n):
        np.minimum.at(first, text.tokens[here], np.arange(here.start, here.stop))
    words = np.argsort(first, kind="stable")[: int((first < n).sum())]
    ids = np.empty(len(text.vocabulary), dtype=np.int32)
    ids[words] = np.arange(len(SPECIAL), len(SPECIAL) + len(words))
    tokens = np.empty(n + 2 * len(text), dtype=np.int32)
    tokens[text.offsets[:-1] + 2 * np.arange(len(text))] = BEGIN_ID
    tokens[text.offsets[1:] + 2 * np.arange(len(text)) + 1] = END_ID
    for some in slices(len(text)):
        begins = text.offsets[some] + 2 * np.arange(some.start, some.stop) + 1
        within = places_of(begins, text.lengths[some])
        tokens[within] = ids[text.tokens[text.offsets[some.start] : text.offsets[some.stop]]]
    return Vocabulary([*SPECIAL, *text.vocabulary.decode(words.tolist())]), tokens


def count_ngrams(
    tokens: Int32Array,
    *,
    n_words: int,
    order: int,
    scratch: Scratch | None = None,
    at_once: int = PART,
) -> list[OrderCounts]:
    """Count the n-grams of orders 1 … `order` within sentences.

    Parameters
    ----------
    tokens : ndarray of int32
        Sentences one after the other, each within ``<s>`` and ``</s>``.
    scratch : Scratch, optional
        Where temporary arrays and the counts go.
    at_once : int
        How many words to sort at a time; the result does not depend on it.
    """
    if len(tokens) > _MOST_WORDS:
        raise InputError(
            f"{len(tokens):,} words, but at most {_MOST_WORDS:,} are supported",
            remedy="use a part of the text",
        )
    place = scratch or Scratch()
    parts = list(_parts(tokens, at_once))
    vocabulary = np.arange(n_words, dtype=np.int32)
    none = np.zeros(n_words, dtype=np.int32)
    frequency = np.zeros(n_words, dtype=np.int32)
    for part in parts:
        frequency += np.bincount(part, minlength=n_words).astype(np.int32)
    orders = [OrderCounts(none, vocabulary, none, frequency, vocabulary == BEGIN_ID)]
    ranks = list(parts)  # number of the (k-1)-gram that ends at each position, where there is one
    for k in progress(range(2, order + 1), what="count n-grams", unit="order"):
        keys = (
            rank[ends - 1].astype(np.int64) * n_words + part[ends]
            for part, rank in zip(parts, ranks, strict=True)
            for ends in [_ends(part, k)]
        )

        def number(keys: Iterable[Int64Array] = keys) -> Arrays:
            found = number_keys(keys, scratch=place, at_once=at_once, spread=len(parts) > 1)
            numbers = {f"numbers-{i}": part for i, part in enumerate(found.numbers)}
            return {"distinct": found.distinct, "counts": found.counts, **numbers}

        numbered = dict(stage(f"{k}-grams", [tokens, k, at_once], number))
        distinct, counts = numbered.pop("distinct"), numbered.pop("counts")
        parent, word, begins = (place.pile(kind) for kind in (np.int32, np.int32, bool))
        for some in chunks(distinct):
            before, last = np.divmod(some, n_words)
            parent.add(before)
            word.add(last)
            begins.add(orders[-1].begins[before])
        suffix = np.empty(len(distinct), dtype=np.int32)
        del distinct
        next_ranks = place.pile(np.int32)
        for i, part in enumerate(parts):
            ends, numbers = _ends(part, k), numbered.pop(f"numbers-{i}")
            suffix[numbers] = ranks[i][ends]  # all occurrences of an n-gram agree
            rank = np.full(len(part), -1, dtype=np.int32)
            rank[ends] = numbers
            next_ranks.add(rank)
            forget(numbers, ranks[i])
        ranks = next_ranks.arrays()
        below = place.joined([suffix], np.int32)
        count = place.joined(chunks(counts), np.int32)
        orders.append(OrderCounts(parent.joined(), word.joined(), below, count, begins.joined()))
    return orders


def _parts(tokens: Int32Array, at_once: int) -> Iterator[Int32Array]:
    """Yield whole sentences, about `at_once` words at a time."""
    begins = np.flatnonzero(tokens == BEGIN_ID)
    firsts = begins[np.unique(np.searchsorted(begins, np.arange(0, int(begins[-1]) + 1, at_once)))]
    for first, last in itertools.pairwise([*firsts.tolist(), len(tokens)]):
        yield tokens[first:last]


def _ends(words: Int32Array, k: int) -> Int64Array:
    """Return the positions at which an n-gram of order `k` ends within its sentence."""
    position = np.arange(len(words))
    n_before = position - np.maximum.accumulate(np.where(words == BEGIN_ID, position, 0))
    return np.flatnonzero(n_before >= k - 1)
