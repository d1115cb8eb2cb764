"""Named tuples of arrays that the kernels of alignment models read and fill."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array


class Sentences(NamedTuple):
    """The sentences of one side: word ids one after the other, and where each sentence begins."""

    words: Int32Array
    offsets: Int64Array

    @property
    def longest(self) -> int:
        """Words of the longest sentence."""
        return int(np.diff(self.offsets).max(initial=0))


class Direction(NamedTuple):
    """A part of a text as a model sees it: the words of the hidden side generate the others.

    A *cell* is a pair of positions (i, j) of one sentence pair; ``cells`` holds the number of its
    word pair within the part, source position major. Which side is the source is only a matter of
    strides, so both directions share the cells.
    """

    hidden: Sentences
    observed: Sentences
    cells: Int32Array
    cell_offsets: Int64Array
    hidden_is_source: bool


class Lexicon(NamedTuple):
    """t(f|e) of word pairs, and t(f | empty word)."""

    probability: Float64Array  #: (n_pairs,)
    null: Float64Array  #: of each word of the observed vocabulary, or of a part of a text


class Expected(NamedTuple):
    """Results of a pass over a part; empty arrays are not filled."""

    counts: Float64Array  #: (n_pairs of the part,) expected links are added to it
    unlinked: Float64Array  #: (n_observed,) probability of no link of each word, with `counts`
    posterior: Float64Array  #: (n_cells,) of the link of each cell
    log_likelihood: Float64Array  #: (n_sentences,) log p(observed | hidden)
    best: Int32Array  #: (n_observed,) hidden position of each observed word, -1 for the empty word

    @classmethod
    def nothing(cls, n_sentences: int) -> Expected:
        """Ask for nothing but the log-likelihoods."""
        none = np.empty(0)
        return cls(none, none, none, np.empty(n_sentences), none.astype(np.int32))
