"""Joint counts of phrase pairs, extracted from word links; counts of pieces add up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int64Array
from regmt.core.errors import InputError
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction import _kernels
from regmt.decoding.extraction.phrases import LONGEST, Phrases
from regmt.instance_selection.corpus import Corpus

ORIENTATION_MODELS = ("word", "phrase", "hierarchical")

_OCCURRENCES_AT_ONCE = 30_000_000


@dataclass
class JointCounts:
    """How often phrase pairs occur, for each way in which their words are linked.

    Rows are sorted by source, target, links.

    Attributes
    ----------
    source_phrases, target_phrases : Phrases
    source, target : ndarray of int64
        Phrase numbers.
    links : ndarray of int64
        Links inside the pair: bit ``7 i + j`` for source word i and target word j.
    count : ndarray of int64
    orientations : ndarray of int64, shape (n_rows, 6)
        How often the pair stands monotone, swapped, discontinuous towards the previous phrase
        (columns 0-2), and towards the next one (columns 3-5).
    """

    source_phrases: Phrases
    target_phrases: Phrases
    source: Int64Array
    target: Int64Array
    links: Int64Array
    count: Int64Array
    orientations: Int64Array

    def __len__(self) -> int:
        return len(self.count)

    def __add__(self, other: JointCounts) -> JointCounts:
        """Add the counts of another piece of the same text."""
        return add_counts([self, other])


def phrases_of_corpus(corpus: Corpus, *, longest: int = LONGEST) -> tuple[Phrases, Phrases]:
    """Number the phrases of both sides of a corpus."""
    if not 1 <= longest <= LONGEST:
        raise InputError(
            f"phrases of up to {longest} words", remedy=f"use a length from 1 to {LONGEST}"
        )
    source, target = (
        Phrases.number(text.tokens, text.offsets, text.vocabulary, longest=longest)
        for text in (corpus.source, corpus.target)
    )
    return source, target


def extract_counts(
    corpus: Corpus,
    links: Links,
    *,
    phrases: tuple[Phrases, Phrases] | None = None,
    longest: int = LONGEST,
    insect: bool = False,
    orientation: str = "word",
    sentences: range | None = None,
) -> JointCounts:
    """Count the phrase pairs that are consistent with word links.

    A pair of spans is consistent if no word inside is linked to a word outside, and at least one
    link is inside (Och, Tillmann and Ney 1999; Koehn, Och and Marcu 2003).

    Parameters
    ----------
    corpus : Corpus
    links : Links
        Of all sentence pairs.
    phrases : pair of Phrases, optional
        Numbers of the phrases, as `phrases_of_corpus` gives them; pieces that are to be added up
        must share them.
    longest : int
        Words of the longest phrase, at most 7.
    insect : bool
        Also pair phrases without any link (PORTAGE report, section 6.3).
    orientation : {"word", "phrase", "hierarchical"}
        What decides the orientation: the links of the neighbouring words, phrase pairs of at most
        `longest` words, or blocks of any size (Galley and Manning 2008).
    sentences : range, optional
        Only these sentence pairs.
    """
    if orientation not in ORIENTATION_MODELS:
        raise InputError(
            f"unknown orientation model {orientation!r}",
            remedy=f"use one of {', '.join(ORIENTATION_MODELS)}",
        )
    if len(links) != len(corpus):
        raise InputError(
            f"{len(links)} alignments for {len(corpus)} sentence pairs",
            remedy="give one line of links per sentence pair",
        )
    if phrases is None:
        phrases = phrases_of_corpus(corpus, longest=longest)
    model = ORIENTATION_MODELS.index(orientation)
    sentences = range(len(corpus)) if sentences is None else sentences
    pieces: list[JointCounts] = []
    n_per_piece = max(1, len(sentences))
    first = sentences.start
    while first < sentences.stop or not pieces:
        last = min(first + n_per_piece, sentences.stop)
        arguments = (
            corpus.source.offsets,
            corpus.target.offsets,
            first,
            last,
            links.offsets,
            links.source,
            links.target,
            longest,
            insect,
            model,
        )
        n, _ = _occurrences(arguments, 0)
        if n > _OCCURRENCES_AT_ONCE and last - first > 1:  # keep memory bounded
            n_per_piece = max(1, (last - first) * _OCCURRENCES_AT_ONCE // (2 * n))
            continue
        pieces.append(_count(phrases, _occurrences(arguments, n)[1]))
        first = last
    return pieces[0] if len(pieces) == 1 else add_counts(pieces)


def add_counts(pieces: Sequence[JointCounts]) -> JointCounts:
    """Add up the counts of pieces that share their phrase numbers."""
    source_phrases, target_phrases = pieces[0].source_phrases, pieces[0].target_phrases
    if any(
        piece.source_phrases is not source_phrases or piece.target_phrases is not target_phrases
        for piece in pieces
    ):
        raise InputError(
            "joint counts with different phrase numbers cannot be added",
            remedy="extract the pieces with the same `phrases`",
        )
    source, target, links, count = (
        np.concatenate([getattr(piece, name) for piece in pieces])
        for name in ("source", "target", "links", "count")
    )
    orientations = np.concatenate([piece.orientations for piece in pieces])
    order = np.lexsort((links, target, source))
    fields = source[order], target[order], links[order]
    new = np.ones(len(order), dtype=bool)
    if len(order):
        new[1:] = np.logical_or.reduce([field[1:] != field[:-1] for field in fields])
    at = np.flatnonzero(new)
    if len(at) == 0:
        return pieces[0]
    return JointCounts(
        source_phrases,
        target_phrases,
        fields[0][at],
        fields[1][at],
        fields[2][at],
        np.add.reduceat(count[order], at),
        np.add.reduceat(orientations[order], at, axis=0),
    )


def linked_words_without_phrase(counts: JointCounts, corpus: Corpus, links: Links) -> JointCounts:
    """Count the links of source words that have no translation as phrases of one word.

    Added to `counts` they give every linked word a translation (PORTAGE report, section 6.1, adds
    those of IBM 1). The number of a phrase of one word is that of the word.
    """
    n_words = len(corpus.source.vocabulary)
    missing = np.ones(n_words, dtype=bool)
    missing[counts.source[counts.source < n_words]] = False
    owner = np.repeat(np.arange(len(links)), np.diff(links.offsets))
    source = corpus.source.tokens[corpus.source.offsets[owner] + links.source]
    target = corpus.target.tokens[corpus.target.offsets[owner] + links.target]
    wanted = missing[source]
    n_targets = len(counts.target_phrases)
    keys, count = np.unique(
        source[wanted].astype(np.int64) * n_targets + target[wanted], return_counts=True
    )
    words, translations = np.divmod(keys, n_targets)
    return JointCounts(
        counts.source_phrases,
        counts.target_phrases,
        words,
        translations,
        np.ones(len(keys), dtype=np.int64),  # the one link, between the first words
        count,
        np.zeros((len(keys), 6), dtype=np.int64),
    )


@dataclass
class _Occurrences:
    """Occurrences of phrase pairs, as the kernel writes them."""

    source_at: npt.NDArray[np.int32]
    source_length: npt.NDArray[np.int8]
    target_at: npt.NDArray[np.int32]
    target_length: npt.NDArray[np.int8]
    links: Int64Array
    orientations: npt.NDArray[np.int8]


def _occurrences(arguments: tuple[Any, ...], n: int) -> tuple[int, _Occurrences]:
    """Run the kernel with room for `n` occurrences; returns how many there are, and them."""
    found = _Occurrences(
        np.empty(n, dtype=np.int32),
        np.empty(n, dtype=np.int8),
        np.empty(n, dtype=np.int32),
        np.empty(n, dtype=np.int8),
        np.empty(n, dtype=np.int64),
        np.empty(n, dtype=np.int8),
    )
    everything = (*arguments, *vars(found).values())
    return int(_kernels.extract(*everything)), found


def _count(phrases: tuple[Phrases, Phrases], found: _Occurrences) -> JointCounts:
    source_phrases, target_phrases = phrases
    keys = source_phrases.ids[found.source_length - 1, found.source_at] * len(target_phrases)
    keys += target_phrases.ids[found.target_length - 1, found.target_at]
    order = np.argsort(keys)
    n = len(keys)
    distinct = np.empty(n, dtype=np.int64)
    starts = np.empty(n + 1, dtype=np.int64)
    links = np.empty(n, dtype=np.int64)
    count = np.zeros(n, dtype=np.int32)
    tally = np.zeros((n, 6), dtype=np.int32)
    n_groups, n_keys = _kernels.group(
        order, keys, found.links, found.orientations, distinct, starts, links, count, tally
    )
    source, target = np.divmod(
        np.repeat(distinct[:n_keys], np.diff(starts[: n_keys + 1])), len(target_phrases)
    )
    return JointCounts(
        source_phrases,
        target_phrases,
        source,
        target,
        links[:n_groups].copy(),
        count[:n_groups].astype(np.int64),
        tally[:n_groups].astype(np.int64),
    )
