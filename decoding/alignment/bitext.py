"""A parallel text prepared for alignment: the co-occurring word pairs, and a number per cell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from regmt.core.arrays import Int32Array, Int64Array, offsets_of, read_only
from regmt.core.errors import InputError
from regmt.core.scratch import scratch
from regmt.decoding.alignment._pair_kernels import WordPlaces, number_cells
from regmt.decoding.alignment.direction import Direction, Sentences
from regmt.instance_selection.corpus import Corpus

Side = Literal["source", "target"]

SIDES: tuple[Side, Side] = ("source", "target")

CELLS_AT_ONCE = 1 << 20
"""Posteriors and the like are held for a part of the text only."""
CELLS_NUMBERED = 1 << 26
"""Cells whose pairs are numbered at a time."""


@dataclass
class Bitext:
    """Sentence pairs as word ids, with the word pairs that co-occur in them.

    A word pair (e, f) is a number p; the pairs of source word e are ``pair_starts[e] <= p <
    pair_starts[e + 1]`` with target words ``pair_targets[p]`` ascending. Cell (i, j) of sentence
    pair s has the pair ``cells[cell_offsets[s] + i * J + j]``, J words in the target sentence.
    """

    source: Int32Array  #: word ids of all sentences, one after the other
    source_offsets: Int64Array  #: (n_sentences + 1,)
    target: Int32Array
    target_offsets: Int64Array
    n_source_words: int  #: size of the vocabulary
    n_target_words: int
    pair_starts: Int64Array  #: (n_source_words + 1,)
    pair_targets: Int32Array  #: (n_pairs,)
    cells: Int32Array  #: (n_cells,)
    cell_offsets: Int64Array  #: (n_sentences + 1,)

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
        lengths, widths = np.diff(source_offsets), np.diff(target_offsets)
        cell_offsets = offsets_of(lengths * widths)
        sides = (source, source_offsets, n_source_words), (target, target_offsets, n_target_words)
        pair_starts, pair_targets = _co_occurring(*sides)
        sentences = (source, source_offsets, target, target_offsets)
        bitext = cls(
            *(*sentences, n_source_words, n_target_words, pair_starts, pair_targets),
            *(np.empty(0, dtype=np.int32), cell_offsets),
        )
        n_cells, int32 = int(cell_offsets[-1]), np.dtype(np.int32)
        with scratch("numbering word pairs", n_cells * int32.itemsize) as place:
            numbered = (part.numbered_cells() for part in bitext.parts(CELLS_NUMBERED))
            bitext.cells = place.joined(numbered, n_cells, int32)
        return bitext

    def numbered_cells(self) -> Int32Array:
        """Return the pair of each cell."""
        widths = np.diff(self.target_offsets)
        lengths = np.diff(self.source_offsets)
        first_cells = np.repeat(self.cell_offsets[:-1] - self.source_offsets[:-1] * widths, lengths)
        first_cells += np.arange(len(self.source)) * np.repeat(widths, lengths)
        by_word = np.argsort(self.source, kind="stable")
        sentence = np.repeat(np.arange(len(self), dtype=np.int32), lengths)
        starts = offsets_of(np.bincount(self.source, minlength=self.n_source_words))
        places = WordPlaces(starts, sentence[by_word], first_cells[by_word])
        cells = np.empty(int(self.cell_offsets[-1]), dtype=np.int32)
        pair_of = np.empty(self.n_target_words, dtype=np.int32)
        sentences = read_only(Sentences(self.target, self.target_offsets))
        pairs = read_only(self.pair_starts), read_only(self.pair_targets)
        number_cells(places, sentences, *pairs, pair_of, cells)
        return cells

    def parts(self, n_cells: int | None = None) -> Iterator[Bitext]:
        """Yield the sentence pairs a part at a time, with the word pairs of all of them.

        A part has at most `n_cells` cells (default `CELLS_AT_ONCE`), or one sentence pair.
        """
        n_cells = CELLS_AT_ONCE if n_cells is None else n_cells
        first = 0
        while first < len(self):
            limit = self.cell_offsets[first] + n_cells
            last = int(np.searchsorted(self.cell_offsets, limit, side="right")) - 1
            last = min(max(last, first + 1), len(self))
            source, target = self.source_offsets[first], self.target_offsets[first]
            cell = self.cell_offsets[first]
            yield replace(
                self,
                source=self.source[source : self.source_offsets[last]],
                source_offsets=self.source_offsets[first : last + 1] - source,
                target=self.target[target : self.target_offsets[last]],
                target_offsets=self.target_offsets[first : last + 1] - target,
                cells=self.cells[cell : self.cell_offsets[last]],
                cell_offsets=self.cell_offsets[first : last + 1] - cell,
            )
            first = last

    def observed(self, hidden: Side) -> Sentences:
        """Return the sentences of the side that is observed when `hidden` is hidden."""
        if hidden == "source":
            return Sentences(self.target, self.target_offsets)
        return Sentences(self.source, self.source_offsets)

    def n_observed_words(self, hidden: Side) -> int:
        """Return the size of the vocabulary of the observed side."""
        return self.n_target_words if hidden == "source" else self.n_source_words

    def direction(self, hidden: Side) -> Direction:
        """Return what the kernels read of the text when `hidden` is hidden."""
        other = self.observed("target" if hidden == "source" else "source")
        observed, is_source = self.observed(hidden), hidden == "source"
        return read_only(Direction(other, observed, self.cells, self.cell_offsets, is_source))


def _co_occurring(
    source: tuple[Int32Array, Int64Array, int], target: tuple[Int32Array, Int64Array, int]
) -> tuple[Int64Array, Int32Array]:
    """Return the target words that co-occur with each source word, as compressed rows.

    Each side is given as words, offsets and the size of its vocabulary.
    """
    from scipy.sparse import csr_array

    def incidence(words: Int32Array, offsets: Int64Array, n_words: int) -> csr_array:
        shape = len(offsets) - 1, n_words
        return csr_array((np.ones(len(words), dtype=bool), words, offsets), shape=shape)

    pairs = incidence(*source).T.tocsr() @ incidence(*target)
    pairs.sort_indices()
    return pairs.indptr.astype(np.int64), pairs.indices.astype(np.int32, copy=False)
