"""Counting n-grams on word ids, order by order, by ranking (n-gram, next word) pairs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array
from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.progress import progress
from regmt.decoding.lm.language_model import BEGIN, END, UNKNOWN_WORD
from regmt.instance_selection.vocabulary import Vocabulary

SPECIAL = (UNKNOWN_WORD, BEGIN, END)
BEGIN_ID, END_ID = 1, 2


@dataclass(frozen=True)
class OrderCounts:
    """The distinct n-grams of one order; they are numbered within it, from 0.

    Attributes
    ----------
    parent : ndarray of int64
        Number of the n-gram's first k-1 words within order k-1.
    word : ndarray of int64
        Its last word.
    suffix : ndarray of int64
        Number of its last k-1 words within order k-1.
    count : ndarray of int64
        How often it occurs.
    begins : ndarray of bool
        Whether its first word is ``<s>``.
    """

    parent: Int64Array
    word: Int64Array
    suffix: Int64Array
    count: Int64Array
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


def count_ngrams(tokens: Int32Array, *, n_words: int, order: int) -> list[OrderCounts]:
    """Count the n-grams of orders 1 … `order` within sentences.

    Parameters
    ----------
    tokens : ndarray of int32
        Sentences one after the other, each within ``<s>`` and ``</s>``.
    """
    words = tokens.astype(np.int64)
    position = np.arange(len(words))
    # Words before each position in its own sentence: an n-gram must not reach beyond them.
    n_before = position - np.maximum.accumulate(np.where(words == BEGIN_ID, position, 0))
    vocabulary = np.arange(n_words)
    orders = [
        OrderCounts(
            parent=np.zeros(n_words, dtype=np.int64),
            word=vocabulary,
            suffix=np.zeros(n_words, dtype=np.int64),
            count=np.bincount(words, minlength=n_words),
            begins=vocabulary == BEGIN_ID,
        )
    ]
    rank = words  # number of the (k-1)-gram that ends at each position, where there is one
    for k in progress(range(2, order + 1), what="count n-grams", unit="order"):
        ends = np.flatnonzero(n_before >= k - 1)
        pair = rank[ends - 1] * n_words + words[ends]
        distinct, inverse, counts = np.unique(pair, return_inverse=True, return_counts=True)
        parent, word = np.divmod(distinct, n_words)
        suffix = np.empty(len(distinct), dtype=np.int64)
        suffix[inverse] = rank[ends]  # all occurrences of an n-gram agree
        rank = np.full(len(words), -1, dtype=np.int64)
        rank[ends] = inverse
        orders.append(OrderCounts(parent, word, suffix, counts, orders[-1].begins[parent]))
    return orders
