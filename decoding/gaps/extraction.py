"""Extraction of phrase pairs with gaps, and their table.

A phrase pair with gaps is a set of source words and a set of target words that are linked only to
each other (Galley and Manning 2010). Here each side has one gap at most. In a table, `GAP` stands
for the words of other phrases: ``ne [gap] pas ||| not``.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array
from regmt.core.errors import InputError
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction._lexical_kernels import Places
from regmt.decoding.extraction.lexical import lexical_weights_at
from regmt.decoding.extraction.lexical_table import LexicalTable
from regmt.decoding.gaps._gap_kernels import MOST_WORDS, extract_gapped
from regmt.decoding.phrase_table import PhraseTable
from regmt.instance_selection.corpus import Corpus, Text

GAP = "[gap]"

_WIDTH = MOST_WORDS + 1
"""Numbers of a phrase in a row: its words, -1 after the last, and the length of its first part."""


def gap_table(corpus: Corpus, links: Links, *, least: int = 2) -> PhraseTable:
    """Return the table of all phrase pairs with a gap on one or both sides.

    The scores are p(s|t), lex(s|t), p(t|s), lex(t|s) as in other tables, and e, which counts the
    phrases with gaps. The probabilities are relative frequencies among pairs with gaps.

    Parameters
    ----------
    least : int
        Rarer pairs are left out.
    """
    for text in (corpus.source, corpus.target):
        if GAP in text.vocabulary:
            raise InputError(f"the text contains {GAP!r}, which stands for a gap in tables")
    source, target, masks, count = count_gapped(corpus, links)
    totals = [_marginal(side, count) for side in (source, target)]
    keep = count >= least
    source, target, masks = source[keep], target[keep], masks[keep]
    one = np.full(len(source), math.e)
    lexical = lexical_weights_at(
        _places(source, target), masks, LexicalTable.from_links(corpus, links)
    )
    forward, backward = (count[keep] / total[keep] for total in totals)
    return PhraseTable.from_lines(
        _texts(corpus.source, source),
        _texts(corpus.target, target),
        np.column_stack([backward, lexical[:, 0], forward, lexical[:, 1], one]),
        alignments=[_link_text(mask) for mask in masks.tolist()],
    )


def count_gapped(
    corpus: Corpus, links: Links
) -> tuple[Int32Array, Int32Array, Int64Array, Int64Array]:
    """Count the phrase pairs with gaps.

    Returns
    -------
    source, target : ndarray of int32, shape (n_pairs, 6)
        Words, -1 after the last; the last column is the length of the first part.
    links : ndarray of int64, shape (n_pairs,)
        The most frequent links inside each pair: bit ``7 i + j``, counted without the gaps.
    count : ndarray of int64, shape (n_pairs,)
    """
    texts = corpus.source.offsets, corpus.target.offsets, links.offsets, links.source, links.target
    found = np.zeros((extract_gapped(*texts, np.zeros((0, 9), np.int32)), 9), dtype=np.int32)
    extract_gapped(*texts, found)
    sentence = found[:, 0]
    source, source_at = _words(corpus.source, sentence, found[:, 1:5])
    target, target_at = _words(corpus.target, sentence, found[:, 5:9])
    masks = _masks(links, sentence, source_at, target_at)
    keys = np.column_stack([source, target, masks.astype(">i8").view(">i4").reshape(-1, 2)])
    rows, counts = np.unique(keys.astype(np.int32), axis=0, return_counts=True)
    pairs = rows[:, : 2 * _WIDTH]
    new = np.ones(len(rows), dtype=bool)
    new[1:] = (pairs[1:] != pairs[:-1]).any(axis=1)
    at = np.flatnonzero(new)
    group = np.cumsum(new) - 1
    best = np.lexsort((-counts, group))[at]  # of equally frequent links the smaller number
    low, high = rows[best, -1].astype(np.int64) & 0xFFFFFFFF, rows[best, -2].astype(np.int64)
    total = np.add.reduceat(counts, at) if len(at) else counts
    return pairs[at, :_WIDTH], pairs[at, _WIDTH:], (high << 32) | low, total.astype(np.int64)


def _words(text: Text, sentence: Int32Array, parts: Int32Array) -> tuple[Int32Array, Int64Array]:
    """Return the words of phrases, and where in their sentences they stand, -1 after the last."""
    first = parts[:, 1] - parts[:, 0]
    length = first + parts[:, 3] - parts[:, 2]
    k = np.arange(MOST_WORDS)
    at = np.where(k < first[:, None], parts[:, :1] + k, parts[:, 2:3] + k - first[:, None])
    at = np.where(k < length[:, None], at, -1)
    place = text.offsets[sentence][:, None] + at
    tokens = text.tokens if len(text.tokens) else np.zeros(1, np.int32)
    words = np.where(at >= 0, tokens[np.clip(place, 0, len(tokens) - 1)], -1)
    return np.column_stack([words, first]).astype(np.int32), at.astype(np.int64)


def _masks(
    links: Links, sentence: Int32Array, source_at: Int64Array, target_at: Int64Array
) -> Int64Array:
    """Return the links inside pairs."""
    owner = links.owner.astype(np.int64)
    keys = np.sort((owner << 14) | (links.source.astype(np.int64) << 7) | links.target)
    masks = np.zeros(len(sentence), dtype=np.int64)
    for i in range(MOST_WORDS):
        for j in range(MOST_WORDS):
            a, b = source_at[:, i], target_at[:, j]
            key = (sentence.astype(np.int64) << 14) | (a << 7) | b
            place = np.minimum(np.searchsorted(keys, key), max(len(keys) - 1, 0))
            there = (a >= 0) & (b >= 0)
            there &= keys[place] == key if len(keys) else False
            masks |= there.astype(np.int64) << (7 * i + j)
    return masks


def _marginal(side: Int32Array, count: Int64Array) -> npt.NDArray[np.float64]:
    """Return for each row the sum of the counts of all rows with the same phrase."""
    _, group = np.unique(side, axis=0, return_inverse=True)
    group = group.reshape(-1)
    return np.bincount(group, count, minlength=1).astype(np.float64)[group]


def _places(source: Int32Array, target: Int32Array) -> Places:
    sides = [np.ascontiguousarray(side[:, :MOST_WORDS]) for side in (source, target)]
    at = np.arange(len(source), dtype=np.int64) * MOST_WORDS
    lengths = [(side >= 0).sum(axis=1) for side in sides]
    return Places(sides[0].reshape(-1), sides[1].reshape(-1), at, lengths[0], at, lengths[1])


def _texts(text: Text, side: Int32Array) -> list[str]:
    texts = []
    for *words, first in side.tolist():
        own = text.vocabulary.decode([word for word in words if word >= 0])
        parts = own[:first], own[first:]
        texts.append(" ".join([*parts[0], GAP, *parts[1]] if parts[1] else parts[0]))
    return texts


def _link_text(mask: int) -> str:
    return " ".join(f"{bit // 7}-{bit % 7}" for bit in range(7 * MOST_WORDS) if mask >> bit & 1)
