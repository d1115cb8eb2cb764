"""What the kernels of alignment models take and fill, as named tuples of arrays."""

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
    """What an E-step finds; empty `counts` or `posterior` are left alone.

    Attributes
    ----------
    counts : ndarray, shape (n_pairs,) or (0,)
        Expected links are added to it.
    null_counts : ndarray, shape (n_observed_words,)
        Expected links to the empty word are added to it, if `counts` is not empty.
    posterior : ndarray, shape (n_cells,) or (0,)
        Posterior probability of the link of each cell.
    log_likelihood : ndarray, shape (n_sentences,)
        log p(observed | hidden) of each sentence pair.
    """

    counts: Float64Array
    null_counts: Float64Array
    posterior: Float64Array
    log_likelihood: Float64Array
