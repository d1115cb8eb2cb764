"""Joint counts of phrase pairs, extracted from word links; counts of parts can be added."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, offsets_of, read_only
from regmt.core.errors import InputError, check_choice
from regmt.core.parallel import cluster, map_in_order
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction import _extraction_kernels as extraction
from regmt.decoding.extraction._count_kernels import Groups, group
from regmt.decoding.extraction._extraction_kernels import (
    FlatLinks,
    LinkedSide,
    LinkedText,
    Occurrences,
)
from regmt.decoding.extraction.phrases import LONGEST, Phrases
from regmt.instance_selection.corpus import Corpus, Lines, Text
from regmt.instance_selection.vocabulary import Vocabulary

ORIENTATION_MODELS = ("word", "phrase", "hierarchical")

_OCCURRENCES_AT_ONCE = 30_000_000

PAIRS_PER_TASK = 10_000
"""Sentence pairs that a worker of a cluster receives at a time."""


@dataclass
class JointCounts:
    """How often phrase pairs occur, for each way in which their words are linked.

    Rows are sorted by source, target, links.
    """

    source_phrases: Phrases
    target_phrases: Phrases
    source: Int64Array  #: phrase numbers, as `target`
    target: Int64Array
    links: Int64Array  #: inside the pair: bit ``7 i + j`` for source word i and target word j
    count: Int64Array
    #: (n_rows, 6) how often the pair stands monotone, swapped, discontinuous towards the previous
    #: phrase, and towards the next one
    orientations: Int64Array

    def __len__(self) -> int:
        return len(self.count)

    @property
    def sides(self) -> tuple[tuple[Phrases, Int64Array], tuple[Phrases, Int64Array]]:
        """The phrases of each side, and the number of the phrase of each row."""
        return (self.source_phrases, self.source), (self.target_phrases, self.target)

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
    check_choice("orientation model", orientation, ORIENTATION_MODELS)
    how = _How(longest, insect, orientation)
    if len(links) != len(corpus):
        raise InputError(
            f"{len(links)} alignments for {len(corpus)} sentence pairs",
            remedy="give one line of links per sentence pair",
        )
    if phrases is None:
        phrases = phrases_of_corpus(corpus, longest=longest)
    sentences = range(len(corpus)) if sentences is None else sentences
    if cluster() is not None and len(sentences) > PAIRS_PER_TASK:
        tasks = (
            _Task.cut(corpus, links, phrases, sentences[first : first + PAIRS_PER_TASK])
            for first in range(0, len(sentences), PAIRS_PER_TASK)
        )
        done = map_in_order(_extract_task, how, tasks, batch=1)
        rows = list(itertools.chain.from_iterable(done))
    else:
        text = _linked_text(corpus, links, orientation, longest)
        rows = list(_extracted(how, text, sentences, _Numbers.of(phrases)))
    pieces = [JointCounts(*phrases, *columns) for columns in rows]
    return pieces[0] if len(pieces) == 1 else add_counts(pieces)


class _How(NamedTuple):
    """What to extract, see `extract_counts`."""

    longest: int
    insect: bool
    orientation: str


class _Numbers(NamedTuple):
    """The numbers of the phrases of both sides, see `Phrases.ids`."""

    source: Int64Array
    target: Int64Array
    n_targets: int

    @classmethod
    def of(cls, phrases: tuple[Phrases, Phrases]) -> _Numbers:
        return cls(phrases[0].ids, phrases[1].ids, len(phrases[1]))


class _Task(NamedTuple):
    """Some sentence pairs with all that a worker needs to count their phrase pairs."""

    corpus: Corpus
    links: Links
    numbers: _Numbers

    @classmethod
    def cut(
        cls, corpus: Corpus, links: Links, phrases: tuple[Phrases, Phrases], sentences: range
    ) -> _Task:
        def side(text: Text) -> tuple[Text, slice]:
            offsets = text.offsets[sentences.start : sentences.stop + 1]
            here = slice(int(offsets[0]), int(offsets[-1]))
            no_lines = Lines.from_strings([""] * len(sentences))  # only the ids count
            return Text(text.tokens[here], offsets - here.start, Vocabulary(), no_lines), here

        (source, here), (target, there) = side(corpus.source), side(corpus.target)
        ids = phrases[0].ids[:, here], phrases[1].ids[:, there]
        own = links.select(np.arange(sentences.start, sentences.stop))
        return cls(Corpus(source, target), own, _Numbers(*ids, len(phrases[1])))


Columns = tuple[Int64Array, ...]
"""Of `JointCounts`: source, target, links, count, orientations."""


def _extract_task(how: _How, task: _Task) -> list[Columns]:
    text = _linked_text(task.corpus, task.links, how.orientation, how.longest)
    return list(_extracted(how, text, range(len(task.corpus)), task.numbers))


def _extracted(
    how: _How, text: LinkedText, sentences: range, numbers: _Numbers
) -> Iterator[Columns]:
    """Yield the counts of some sentences, in as many pieces as memory needs."""
    n_per_piece = max(1, len(sentences))
    first, n_pieces = sentences.start, 0
    while first < sentences.stop or not n_pieces:
        last = min(first + n_per_piece, sentences.stop)
        n = extraction.extract(text, first, last, how.longest, how.insect, Occurrences.empty(0))
        if n > _OCCURRENCES_AT_ONCE and last - first > 1:  # keep memory bounded
            n_per_piece = max(1, (last - first) * _OCCURRENCES_AT_ONCE // (2 * n))
            continue
        found = Occurrences.empty(n)
        extraction.extract(text, first, last, how.longest, how.insect, found)
        yield _count(numbers, found, exclusive=how.orientation == "word")
        first, n_pieces = last, n_pieces + 1


def oriented_occurrences(
    corpus: Corpus, links: Links, *, longest: int = LONGEST, most: int
) -> tuple[Occurrences, npt.NDArray[np.int8]]:
    """Return occurrences of phrase pairs and their orientations to neighbouring phrase pairs.

    If all sentences together have more than `most` occurrences, evenly chosen ones stand for all.

    Returns
    -------
    Occurrences
    ndarray, shape (n, 2)
        0 is monotone, 1 swapped, 2 discontinuous: towards the previous phrase, towards the next.
    """
    text = _linked_text(corpus, links, "phrase", longest)
    every = range(len(corpus))

    def extract(sentences: range, found: Occurrences) -> int:
        first = 0
        for s in sentences:
            room = Occurrences._make(column[first:] for column in found)
            first += extraction.extract(text, s, s + 1, longest, False, room)
        return first

    n = extraction.extract(text, 0, len(corpus), longest, False, Occurrences.empty(0))
    chosen = every[:: -(-n // most)] if n > most else every
    found = Occurrences.empty(extract(chosen, Occurrences.empty(0)))
    extract(chosen, found)
    codes = _orientation_codes(exclusive=False)[found.corners]
    return found, np.stack(np.divmod(codes, 3), axis=1)


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
    source, target, links, count, orientations = (
        np.concatenate([getattr(piece, name) for piece in pieces])
        for name in ("source", "target", "links", "count", "orientations")
    )
    pairs = source * len(target_phrases) + target
    order = np.argsort(pairs, kind="stable")  # fast: the pieces are sorted already
    same = pairs[order[1:]] == pairs[order[:-1]]
    if np.any(same & (links[order[1:]] <= links[order[:-1]])):  # pieces with pairs in common
        order = np.lexsort((links, pairs))
        same = pairs[order[1:]] == pairs[order[:-1]]
    new = np.ones(len(order), dtype=bool)
    new[1:] = ~same | (links[order[1:]] != links[order[:-1]])
    at = np.flatnonzero(new)
    first = order[at]
    return JointCounts(
        *(source_phrases, target_phrases, source[first], target[first], links[first]),
        add_runs(count[order], at),
        add_runs(orientations[order], at),
    )


def add_runs(rows: Int64Array, starts: Int64Array) -> Int64Array:
    """Add up the rows from each start to the next."""
    return np.add.reduceat(rows, starts, axis=0) if len(starts) else rows


def linked_words_without_phrase(counts: JointCounts, corpus: Corpus, links: Links) -> JointCounts:
    """Count the links of source words that have no translation as phrases of one word.

    Added to `counts` they give every linked word a translation (PORTAGE report, section 6.1, adds
    those of IBM 1). The number of a phrase of one word is that of the word.
    """
    n_words = len(corpus.source.vocabulary)
    missing = np.ones(n_words, dtype=bool)
    missing[counts.source[counts.source < n_words]] = False
    source_at, target_at = links.positions(corpus.source.offsets, corpus.target.offsets)
    source, target = corpus.source.tokens[source_at], corpus.target.tokens[target_at]
    wanted = missing[source]
    n_targets = len(counts.target_phrases)
    keys, count = np.unique(
        source[wanted].astype(np.int64) * n_targets + target[wanted], return_counts=True
    )
    one_link = np.ones(len(keys), dtype=np.int64)  # between the first words
    no_orientations = np.zeros((len(keys), 6), dtype=np.int64)
    phrases = counts.source_phrases, counts.target_phrases
    return JointCounts(*phrases, *np.divmod(keys, n_targets), one_link, count, no_orientations)


def _linked_text(corpus: Corpus, links: Links, orientation: str, longest: int) -> LinkedText:
    """Prepare sentence pairs for extraction."""
    source_at, target_at = links.positions(corpus.source.offsets, corpus.target.offsets)
    source = _linked_side(corpus.source, source_at, links.target)
    target = _linked_side(corpus.target, target_at, links.source)
    widths = corpus.target.lengths + 2
    grid_offsets = offsets_of((corpus.source.lengths + 2) * widths)
    corners = np.zeros(grid_offsets[-1], dtype=np.uint8)
    # dummy words before and behind both sentences are linked to each other
    corners[grid_offsets[:-1]] = extraction.LAST_LAST
    corners[grid_offsets[1:] - 1] = extraction.FIRST_FIRST
    flat = read_only(FlatLinks(links.offsets, links.source, links.target))
    text = LinkedText(source, target, flat, read_only(grid_offsets), corners)
    if orientation == "word":
        owner = links.owner
        corners[grid_offsets[owner] + (links.source + 1) * widths[owner] + links.target + 1] = 15
    else:
        extraction.mark_corners(text, longest if orientation == "phrase" else 0)
    return text


def _linked_side(text: Text, at: Int64Array, other: Int32Array) -> LinkedSide:
    """Prepare one side: its words `at` are linked to positions of the other."""
    low, high = (np.full(len(text.tokens), n, dtype=np.int32) for n in (1 << 30, -1))
    np.minimum.at(low, at, other)
    np.maximum.at(high, at, other)
    return read_only(LinkedSide(text.offsets, low, high))


def _orientation_codes(*, exclusive: bool) -> npt.NDArray[np.int8]:
    """Return ``3 · (towards the previous) + (towards the next)`` for each set of corners.

    0 is monotone, 1 swapped, 2 discontinuous; what is both is monotone, or neither if `exclusive`.
    """
    towards = np.array([2, 0, 1, 2 if exclusive else 0], dtype=np.int8)
    corners = np.arange(16)
    return 3 * towards[corners & 3] + towards[corners >> 2]


def _count(numbers: _Numbers, found: Occurrences, *, exclusive: bool) -> Columns:
    keys = numbers.source[found.source_length - 1, found.source_at] * numbers.n_targets
    keys += numbers.target[found.target_length - 1, found.target_at]
    orientations = _orientation_codes(exclusive=exclusive)[found.corners]
    groups = Groups.room(len(keys))
    n, n_keys = group(np.argsort(keys), keys, found.links, orientations, groups)
    keys = np.repeat(groups.keys[:n_keys], np.diff(groups.starts[: n_keys + 1]))
    return (
        *np.divmod(keys, numbers.n_targets),
        groups.links[:n].copy(),
        groups.counts[:n].astype(np.int64),
        groups.orientations[:n].astype(np.int64),
    )
