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
    """A text as a model sees it: the words of the hidden side generate those of the other.

    A *cell* is a pair of positions (i, j) of one sentence pair; ``cells`` holds the number of its
    word pair, source position major. Which side is the source is only a matter of strides, so both
    directions share the cells.
    """

    hidden: Sentences
    observed: Sentences
    cells: Int32Array
    cell_offsets: Int64Array
    hidden_is_source: bool


class Lexicon(NamedTuple):
    """t(f|e) of each word pair of a text, and t(f | empty word) of each observed word."""

    probability: Float64Array
    null: Float64Array


class Expected(NamedTuple):
    """Results of a pass over a text; empty arrays are not filled."""

    counts: Float64Array  #: (n_pairs,) expected links are added to it
    null_counts: Float64Array  #: (n_observed_words,) those to the empty word, with `counts`
    posterior: Float64Array  #: (n_cells,) of the link of each cell
    log_likelihood: Float64Array  #: (n_sentences,) log p(observed | hidden)
    best: Int32Array  #: (n_observed,) hidden position of each observed word, -1 for the empty word

    @classmethod
    def nothing(cls, n_sentences: int) -> Expected:
        """Ask for nothing but the log-likelihoods."""
        none = np.empty(0)
        return cls(none, none, none, np.empty(n_sentences), none.astype(np.int32))
