"""A parallel text prepared for alignment, in parts that fit into memory.

A part numbers the word pairs of its own sentences, so that its pass needs a small table and little
of the memory's attention. The parts of a text are always the same, and what they contribute is
added in their order: results do not depend on how many processes or machines share the work.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import numpy as np

from regmt.core.arrays import Int32Array, Int64Array, offsets_of, read_only
from regmt.core.errors import InputError
from regmt.core.mapped import forget
from regmt.core.numbering import Places, merged
from regmt.core.scratch import scratch
from regmt.decoding.alignment._pair_kernels import Numbering, number_pairs
from regmt.decoding.alignment.direction import Direction, Sentences
from regmt.instance_selection.corpus import Corpus

Side = Literal["source", "target"]

SIDES: tuple[Side, Side] = ("source", "target")

CELLS_AT_ONCE = 1 << 20
"""Cells of a part; word pairs whose probabilities are estimated at a time."""
_SCRATCH_PER_CELL = 16
"""Bytes of temporary files: the cells, and the pairs of each part twice."""


@dataclass(frozen=True)
class Part:
    """Some sentence pairs of a text, as small as memory needs it and independent of the others.

    Cell (i, j) of its sentence pair s has the word pair ``pairs[cells[cell_offsets[s] + i * J +
    j]]``, J words in the target sentence.
    """

    source: Sentences
    target: Sentences
    cells: Int32Array  #: (n_cells,)
    cell_offsets: Int64Array  #: (n_sentences + 1,)
    pairs: Int32Array  #: numbers in the whole text of the word pairs that co-occur here, ascending

    def __len__(self) -> int:
        """Number of sentence pairs."""
        return len(self.cell_offsets) - 1

    def observed(self, hidden: Side) -> Sentences:
        """Return the sentences of the side that is observed when `hidden` is hidden."""
        return self.target if hidden == "source" else self.source

    def direction(self, hidden: Side) -> Direction:
        """Return what the kernels read of the part when `hidden` is hidden."""
        other = self.source if hidden == "source" else self.target
        observed, is_source = self.observed(hidden), hidden == "source"
        return read_only(Direction(other, observed, self.cells, self.cell_offsets, is_source))

    def forget(self) -> None:
        """Let what is mapped from files leave the memory of the process."""
        forget(self.cells, self.pairs)


@dataclass
class Bitext:
    """Sentence pairs as word ids, with the word pairs that co-occur in them.

    A word pair (e, f) is a number p; the pairs of source word e are ``pair_starts[e] <= p <
    pair_starts[e + 1]`` with target words ``pair_targets[p]`` ascending.
    """

    source: Int32Array  #: word ids of all sentences, one after the other
    source_offsets: Int64Array  #: (n_sentences + 1,)
    target: Int32Array
    target_offsets: Int64Array
    n_source_words: int  #: size of the vocabulary
    n_target_words: int
    pair_starts: Int64Array  #: (n_source_words + 1,)
    pair_targets: Int32Array  #: (n_pairs,)
    parts: list[Part]

    def __len__(self) -> int:
        return len(self.source_offsets) - 1

    @property
    def n_pairs(self) -> int:
        """Number of distinct co-occurring word pairs."""
        return len(self.pair_targets)

    @property
    def pair_sources(self) -> Int32Array:
        """The source word of each pair."""
        words = np.arange(self.n_source_words, dtype=np.int32)
        return np.repeat(words, np.diff(self.pair_starts))

    @property
    def cells(self) -> Int32Array:
        """The word pair of each cell of all sentences."""
        none = np.empty(0, dtype=np.int32)
        return np.concatenate([none, *(part.pairs[part.cells] for part in self.parts)])

    @property
    def cell_offsets(self) -> Int64Array:
        """Where the cells of each sentence pair begin."""
        return offsets_of(np.diff(self.source_offsets) * np.diff(self.target_offsets))

    def pair_owners(self, hidden: Side) -> Iterator[tuple[slice, Int32Array]]:
        """Yield some pairs at a time, and the word of the hidden side of each of them."""
        first = 0
        while first < self.n_source_words:
            limit = self.pair_starts[first] + CELLS_AT_ONCE
            last = int(np.searchsorted(self.pair_starts, limit, side="right")) - 1
            last = min(max(last, first + 1), self.n_source_words)
            here = slice(int(self.pair_starts[first]), int(self.pair_starts[last]))
            if hidden == "target":
                yield here, self.pair_targets[here]
            else:
                words = np.arange(first, last, dtype=np.int32)
                yield here, np.repeat(words, np.diff(self.pair_starts[first : last + 1]))
            first = last

    def n_observed_words(self, hidden: Side) -> int:
        """Return the size of the vocabulary of the other side."""
        return self.n_target_words if hidden == "source" else self.n_source_words

    def observed(self, hidden: Side) -> Sentences:
        """Return the sentences of the other side."""
        if hidden == "source":
            return Sentences(self.target, self.target_offsets)
        return Sentences(self.source, self.source_offsets)

    @classmethod
    def from_corpus(cls, corpus: Corpus) -> Bitext:
        """Prepare a corpus."""
        source, target = corpus.source, corpus.target
        return cls.build(
            *(source.tokens, source.offsets, target.tokens, target.offsets),
            n_source_words=len(source.vocabulary),
            n_target_words=len(target.vocabulary),
        )

    @classmethod
    def build(
        cls,
        source: Int32Array,
        source_offsets: Int64Array,
        target: Int32Array,
        target_offsets: Int64Array,
        *,
        n_source_words: int,
        n_target_words: int,
    ) -> Bitext:
        """Number the word pairs of these sentences."""
        if len(source_offsets) != len(target_offsets):
            raise InputError(
                f"{len(source_offsets) - 1} source sentences, "
                f"but {len(target_offsets) - 1} target sentences",
                remedy="give two texts that correspond line by line",
            )
        sides = Sentences(source, source_offsets), Sentences(target, target_offsets)
        cell_offsets = _cell_offsets(*sides)
        with scratch("numbering word pairs", _SCRATCH_PER_CELL * int(cell_offsets[-1])) as place:
            texts, cells, keys = [], place.pile(np.int32), place.pile(np.int64)
            for ends in _ends_of_parts(cell_offsets):
                texts.append((_between(sides[0], *ends), _between(sides[1], *ends)))
                own_cells, own_keys = _numbered(*texts[-1], n_target_words)
                cells.add(own_cells)
                keys.add(own_keys)
            totals = np.zeros(n_source_words, dtype=np.int64)
            targets, places, pairs = place.pile(np.int32), Places(place), place.pile(np.int32)
            for found in merged(keys.arrays()):
                words, other = np.divmod(found.distinct, n_target_words)
                totals += np.bincount(words, minlength=n_source_words)
                targets.add(other.astype(np.int32))
                places.add(found)
            for numbers in places:
                pairs.add(numbers)
            parts = [
                Part(*text, own_cells, _cell_offsets(*text), own_pairs)
                for text, own_cells, own_pairs in zip(
                    texts, cells.arrays(), pairs.arrays(), strict=True
                )
            ]
            pair_targets = targets.joined()
        return cls(
            *(*sides[0], *sides[1], n_source_words, n_target_words),
            *(offsets_of(totals), pair_targets, parts),
        )


def _ends_of_parts(cell_offsets: Int64Array) -> Iterator[tuple[int, int]]:
    """Yield the first and the last sentence pair (exclusive) of each part."""
    n, first = len(cell_offsets) - 1, 0
    while first < n:
        limit = cell_offsets[first] + CELLS_AT_ONCE
        last = int(np.searchsorted(cell_offsets, limit, side="right")) - 1
        last = min(max(last, first + 1), n)
        yield first, last
        first = last


def _cell_offsets(source: Sentences, target: Sentences) -> Int64Array:
    return offsets_of(np.diff(source.offsets) * np.diff(target.offsets))


def _between(side: Sentences, first: int, last: int) -> Sentences:
    offsets = side.offsets[first : last + 1]
    return Sentences(side.words[offsets[0] : offsets[-1]], offsets - offsets[0])


def _numbered(
    source: Sentences, target: Sentences, n_target_words: int
) -> tuple[Int32Array, Int64Array]:
    """Return the pair of each cell of some sentences, and e · n_target_words + f of each pair."""
    source_words, own = np.unique(source.words, return_inverse=True)
    target_words, other = np.unique(target.words, return_inverse=True)
    lengths, widths = np.diff(source.offsets), np.diff(target.offsets)
    cell_offsets = _cell_offsets(source, target)
    first_cells = np.repeat(cell_offsets[:-1] - source.offsets[:-1] * widths, lengths)
    first_cells += np.arange(len(own)) * np.repeat(widths, lengths)
    by_word = np.argsort(own, kind="stable")
    sentence = np.repeat(np.arange(len(lengths), dtype=np.int32), lengths)[by_word]
    places = offsets_of(np.bincount(own, minlength=len(source_words)))
    n_cells = int(cell_offsets[-1])
    numbering = Numbering(
        np.empty(n_cells, dtype=np.int32),
        np.zeros(len(source_words) + 1, dtype=np.int64),
        np.empty(n_cells, dtype=np.int32),
        np.full(len(target_words), -1, dtype=np.int32),
    )
    local = Sentences(other.reshape(-1).astype(np.int32), target.offsets)
    number_pairs(*map(read_only, (places, sentence, first_cells[by_word], local)), numbering)
    of_pair = np.repeat(source_words.astype(np.int64), np.diff(numbering.starts))
    keys = of_pair * n_target_words + target_words[numbering.targets[: len(of_pair)]]
    return numbering.cells, keys
