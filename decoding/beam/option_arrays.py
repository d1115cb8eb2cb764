"""Translation options as arrays: of one sentence for the search, and of source phrases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, offsets_of
from regmt.decoding.beam._guide_kernels import PhraseOperations
from regmt.decoding.beam.step_features import StepFeatures
from regmt.decoding.phrase_table import gather


class OptionArrays(NamedTuple):
    """The options of one sentence as the search kernel reads them.

    o options with T target words in all, K language models, spans of up to L words.
    Options stand span by span, within a span best estimate first.
    """

    start: Int32Array  #: (o,) first source position
    end: Int32Array  #: (o,) source position after the last
    score: Float64Array  #: (o,) w · features of the option alone, without language models
    estimate: Float64Array  #: (o,) score and the language models' value of the target side alone
    history: Int64Array  #: (o,) equal if the next phrase cannot tell two options apart
    span_starts: Int64Array  #: (n·L + 1,) options of the span of l words at i: from i·L + l - 1
    word_starts: Int64Array  #: (o + 1,)
    words: Int32Array  #: (K, T) target words, as each language model numbers them
    states: Int32Array  #: (K, T) LM state after the words of the option up to here, alone
    rests: Float64Array  #: (K, T) log10 p of the words of the option after this one, alone
    backward: Float64Array  #: (o, 4) reordering score by orientation to the previous phrase
    forward: Float64Array  #: (o, 4) reordering score by orientation of the next phrase
    block_backward: Float64Array  #: (o, 4) the same of hierarchical models
    block_forward: Float64Array  #: (o, 4)


@dataclass(frozen=True)
class SentenceOptions:
    """The translation options of a sentence.

    Attributes
    ----------
    tokens : sequence of str
        The source sentence.
    arrays : OptionArrays
    features : ndarray, shape (n_options, n_features)
        Values of the features that depend on the option alone; zero elsewhere.
    reordering : ndarray, shape (n_options, n_columns)
        Log probabilities of all reordering tables side by side.
    table, line : ndarray of int64, shape (n_options,)
        Where the option comes from; -1 for an unknown word.
    max_length : int
        Words of the longest span, L.
    steps : StepFeatures or None
        The step features of the model.
    operations : PhraseOperations or None
        What guides the search besides the model.
    """

    tokens: Sequence[str]
    arrays: OptionArrays
    features: Float64Array
    reordering: Float64Array
    table: Int64Array
    line: Int64Array
    max_length: int
    steps: StepFeatures | None = None
    operations: PhraseOperations | None = None

    def __len__(self) -> int:
        return len(self.line)

    @property
    def only_lowered(self) -> bool:
        """Whether nothing but language models can raise the score of a step."""
        return self.steps is None and (self.operations is None or self.operations.weight >= 0)


class OptionRows(NamedTuple):
    """Options that do not know yet where they stand: lines of tables, or unknown words."""

    table: Int64Array
    line: Int64Array
    features: Float64Array
    score: Float64Array
    isolated: Float64Array  # (rows, K) log10 p of the target side alone
    reordering: Float64Array
    forward_class: Int64Array  # equal where the values that score the next phrase are
    lengths: Int64Array
    words: Int32Array
    states: Int32Array
    rests: Float64Array

    def take(self, rows: Int64Array) -> OptionRows:
        flat, _ = gather(offsets_of(self.lengths), rows)
        # take, not fancy indexing: the result must be C-contiguous for the kernels
        per_word = [array.take(flat, axis=1) for array in self[_N_COLUMNS:]]
        return OptionRows._make([column[rows] for column in self[:_N_COLUMNS]] + per_word)

    def split(self, starts: Int64Array) -> list[OptionRows]:
        """Return the rows from each start to the next."""
        rows = [slice(a, b) for a, b in pairwise(starts.tolist())]
        flat = [slice(a, b) for a, b in pairwise(offsets_of(self.lengths)[starts].tolist())]
        return [
            OptionRows._make(
                [x[own] for x in self[:_N_COLUMNS]] + [x[:, words] for x in self[_N_COLUMNS:]]
            )
            for own, words in zip(rows, flat, strict=True)
        ]

    @staticmethod
    def join(parts: Sequence[OptionRows]) -> OptionRows:
        return OptionRows._make(
            np.concatenate(arrays, axis=int(k >= _N_COLUMNS))
            for k, arrays in enumerate(zip(*parts, strict=True))
        )


_N_COLUMNS = OptionRows._fields.index("words")
"""The first fields have one value or row per option, the others one column per target word."""
