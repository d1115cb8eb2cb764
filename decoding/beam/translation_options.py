"""Translation options: what each span of a sentence may be translated as, scored in isolation.

`OptionIndex` prepares the lines of a model's phrase tables once (best lines per source phrase,
their scores, the language models' view of each target side); `OptionIndex.collect` then gathers
those of one sentence as flat arrays for the search.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.core.errors import InputError
from regmt.decoding.beam import _lm_kernels
from regmt.decoding.beam.language_models import JoinedLanguageModels
from regmt.decoding.features import OptionView
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import PhraseTable, best_lines
from regmt.decoding.settings import SearchSettings

LN10 = math.log(10.0)
UNKNOWN_SCORE = -100.0
"""Value of the unknown-word feature per unknown word, as in Moses."""


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
    """

    tokens: Sequence[str]
    arrays: OptionArrays
    features: Float64Array
    reordering: Float64Array
    table: Int64Array
    line: Int64Array
    max_length: int

    def __len__(self) -> int:
        return len(self.line)


class _Rows(NamedTuple):
    """Options that do not know yet where they stand: lines of tables, or unknown words."""

    table: Int64Array
    line: Int64Array
    features: Float64Array
    score: Float64Array
    isolated: Float64Array  # (rows, K) log10 p of the target side alone
    forward_class: Int64Array
    reordering: Float64Array
    word_starts: Int64Array
    words: Int32Array
    states: Int32Array
    rests: Float64Array

    def take(self, rows: Int64Array) -> _Rows:
        lengths = np.diff(self.word_starts)[rows]
        starts = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
        flat = np.arange(starts[-1]) + np.repeat(self.word_starts[rows] - starts[:-1], lengths)
        return _Rows(
            self.table[rows],
            self.line[rows],
            self.features[rows],
            self.score[rows],
            self.isolated[rows],
            self.forward_class[rows],
            self.reordering[rows],
            starts,
            # take, not fancy indexing: the result must be C-contiguous for the kernels
            self.words.take(flat, axis=1),
            self.states.take(flat, axis=1),
            self.rests.take(flat, axis=1),
        )

    @staticmethod
    def join(parts: list[_Rows]) -> _Rows:
        if len(parts) == 1:
            return parts[0]
        starts = [parts[0].word_starts]
        for part in parts[1:]:
            starts.append(part.word_starts[1:] + starts[-1][-1])
        columns = {
            name: np.concatenate([getattr(part, name) for part in parts])
            for name in _Rows._fields[:7]
        }
        flat = {
            name: np.concatenate([getattr(part, name) for part in parts], axis=1)
            for name in _Rows._fields[8:]
        }
        return _Rows(**columns, word_starts=np.concatenate(starts), **flat)


class OptionIndex:
    """The lines of a model's phrase tables, ready to be gathered for a sentence.

    Parameters
    ----------
    model : Model
    settings : SearchSettings
        Its `ttable_limit` and `unknown` are used.
    """

    def __init__(self, model: Model, settings: SearchSettings) -> None:
        self.model = model
        self.settings = settings
        self.weights = model.weight_vector
        self.blocks = {block.name: block for block in model.features}
        self.n_features = len(self.weights)
        if not model.language_models:
            raise InputError("the beam decoder needs a language model")
        self._lms = list(model.language_models.values())
        self.language_models = JoinedLanguageModels.join(self._lms)
        self._tables = list(model.phrase_tables.values())
        self.lm_weights = np.array(
            [LN10 * self.weights[self.blocks[name].first] for name in model.language_models]
        )
        parts = []
        #: Rows of source phrase i of table t are ``starts[t][i] … starts[t][i + 1] - 1``.
        self.starts: list[Int64Array] = []
        n_rows = 0
        for t, (name, table) in enumerate(model.phrase_tables.items()):
            rows, starts = self._table_rows(t, name, table)
            self.starts.append(starts + n_rows)
            n_rows += len(rows.line)
            parts.append(rows)
        self._rows = _Rows.join(parts)
        self._rows = self._rows._replace(forward_class=self._forward_classes(self._rows))
        self._unknown_class = self._class_of_nothing()
        self._set_reordering()

    # -- preparation ---------------------------------------------------------------------------

    def _table_rows(self, t: int, name: str, table: PhraseTable) -> tuple[_Rows, Int64Array]:
        features = np.zeros((len(table), self.n_features))
        features[:, self.blocks[name].places] = table.log_scores
        lengths = np.diff(table.word_starts)
        self._fill_penalties(features, lengths)
        words, states, rests, isolated = self._language_model_view(
            [lm.encode(table.vocabulary.words)[table.words] for lm in self._lms], table.word_starts
        )
        score = features @ self.weights
        estimate = score + isolated @ self.lm_weights
        kept, starts = best_lines(table.starts, estimate, self.settings.ttable_limit)
        rows = _Rows(
            np.full(len(table), t, dtype=np.int64),
            np.arange(len(table)),
            features,
            score,
            isolated,
            np.zeros(len(table), dtype=np.int64),
            self._reordering_columns(table),
            table.word_starts,
            words,
            states,
            rests,
        )
        return rows.take(kept), starts

    def _fill_penalties(self, features: Float64Array, lengths: npt.NDArray[Any]) -> None:
        if self.model.word_penalty is not None:
            features[:, self.blocks[self.model.word_penalty].first] = -lengths
        if self.model.phrase_penalty is not None:
            features[:, self.blocks[self.model.phrase_penalty].first] = 1.0

    def _language_model_view(
        self, words: list[Int32Array], word_starts: Int64Array
    ) -> tuple[Int32Array, Int32Array, Float64Array, Float64Array]:
        """Return words, states, rests and whole scores of target sides, for each LM."""
        total = int(word_starts[-1])
        states = np.empty((len(self._lms), total), dtype=np.int32)
        rests = np.empty((len(self._lms), total))
        isolated = np.empty((len(word_starts) - 1, len(self._lms)))
        stacked = np.empty((len(self._lms), total), dtype=np.int32)
        joined = self.language_models
        for k in range(len(self._lms)):
            stacked[k] = words[k]
            isolated[:, k] = _lm_kernels.score_alone(
                joined.arrays, joined.roots[k], stacked[k], word_starts, states[k], rests[k]
            )
        return stacked, states, rests, isolated

    def _reordering_columns(self, table: PhraseTable) -> Float64Array:
        columns = [np.zeros((len(table), 0))]
        for reordering in self.model.reordering_tables.values():
            lines = reordering.lines_for(table)
            values = np.zeros((len(table), reordering.type.n_columns))
            values[lines >= 0] = reordering.log_scores[lines[lines >= 0]]
            columns.append(values)
        return np.concatenate(columns, axis=1)

    def _forward_columns(self) -> list[int]:
        """Columns whose values matter after the phrase has been placed."""
        columns, first = [], 0
        for reordering in self.model.reordering_tables.values():
            _, forward = reordering.directions()
            if forward is not None:
                width = max(reordering.type.columns) + 1
                columns += [first + forward.first_column + c for c in range(width)]
            first += reordering.type.n_columns
        return columns

    def _forward_classes(self, rows: _Rows) -> Int64Array:
        """Number the distinct forward reordering values, 0 … C-1."""
        columns = self._forward_columns()
        if not columns or len(rows.line) == 0:
            return np.zeros(len(rows.line), dtype=np.int64)
        _, classes = np.unique(rows.reordering[:, columns], axis=0, return_inverse=True)
        return classes.reshape(-1).astype(np.int64)

    def _class_of_nothing(self) -> int:
        """Return the class of options without reordering values (all zero)."""
        columns = self._forward_columns()
        if columns and len(self._rows.line):
            zero = ~self._rows.reordering[:, columns].any(axis=1)
            if zero.any():
                return int(self._rows.forward_class[zero][0])
            return int(self._rows.forward_class.max()) + 1
        return 0

    def _set_reordering(self) -> None:
        """Gather which weights multiply which reordering column, by orientation.

        `_maps[block, direction]` has shape (n_columns, 4): reordering values @ map gives the
        score of each orientation.
        """
        n_columns = self._rows.reordering.shape[1]
        self._maps = np.zeros((2, 2, n_columns, 4))
        first = 0
        for name, reordering in self.model.reordering_tables.items():
            kind = reordering.type
            for direction, place in enumerate(reordering.directions()):
                if place is None:
                    continue
                for orientation, column in enumerate(kind.columns):
                    feature = place.first_feature + (0 if kind.collapsed else column)
                    weight = self.weights[self.blocks[name].first + feature]
                    row = first + place.first_column + column
                    self._maps[int(kind.hierarchical), direction, row, orientation] += weight
            first += kind.n_columns
        kinds = [table.type for table in self.model.reordering_tables.values()]
        self.uses_neighbours = any(not kind.hierarchical for kind in kinds)
        self.uses_blocks = any(kind.hierarchical for kind in kinds)

    # -- one sentence --------------------------------------------------------------------------

    def collect(self, tokens: Sequence[str]) -> SentenceOptions:
        """Return the translation options of a sentence (not empty)."""
        n = len(tokens)
        starts: list[int] = []
        ends: list[int] = []
        pieces: list[Int64Array] = []
        sizes: list[int] = []
        translated = np.zeros(n, dtype=bool)
        for table, first in zip(self._tables, self.starts, strict=True):
            bounds = first
            for start, end, source in table.spans(tokens):
                low, high = int(bounds[source]), int(bounds[source + 1])
                starts.append(start)
                ends.append(end)
                sizes.append(high - low)
                pieces.append(np.arange(low, high))
                if end == start + 1:
                    translated[start] = True
        rows = np.concatenate(pieces) if pieces else np.zeros(0, dtype=np.int64)
        unknown = np.flatnonzero(~translated)
        start_of = np.concatenate([np.repeat(starts, sizes), unknown]).astype(np.int32)
        end_of = np.concatenate([np.repeat(ends, sizes), unknown + 1]).astype(np.int32)
        found = self._rows.take(rows)
        if len(unknown):
            found = _Rows.join([found, self._unknown_rows([tokens[i] for i in unknown.tolist()])])
        if self.model.option_features:
            found = self._with_option_features(tokens, start_of, end_of, found)
        estimate = found.score + found.isolated @ self.lm_weights
        max_length = max(int((end_of - start_of).max()), 1)
        span = start_of.astype(np.int64) * max_length + (end_of - start_of - 1)
        order = np.lexsort((-estimate, span))
        found = found.take(order)
        return self._sentence(
            tokens, found, start_of[order], end_of[order], estimate[order], span[order], max_length
        )

    def _sentence(
        self,
        tokens: Sequence[str],
        found: _Rows,
        start: Int32Array,
        end: Int32Array,
        estimate: Float64Array,
        span: Int64Array,
        max_length: int,
    ) -> SentenceOptions:
        n = len(tokens)
        history = end.astype(np.int64)
        if self.uses_neighbours or self.uses_blocks:
            # The orientation of the next phrase depends on both ends of this one.
            history = (history * (n + 1) + start) * (self._unknown_class + 2 + len(self._rows.line))
            history = history + found.forward_class
        scores = [[found.reordering @ self._maps[b, d] for d in range(2)] for b in range(2)]
        arrays = OptionArrays(
            start=start,
            end=end,
            score=found.score,
            estimate=estimate,
            history=history,
            span_starts=np.searchsorted(span, np.arange(n * max_length + 1)).astype(np.int64),
            word_starts=found.word_starts,
            words=found.words,
            states=found.states,
            rests=found.rests,
            backward=scores[0][0],
            forward=scores[0][1],
            block_backward=scores[1][0],
            block_forward=scores[1][1],
        )
        return SentenceOptions(
            tokens, arrays, found.features, found.reordering, found.table, found.line, max_length
        )

    def _unknown_rows(self, words: list[str]) -> _Rows:
        copied = self.settings.unknown == "copy"
        n = len(words)
        lengths = np.full(n, int(copied))
        features = np.zeros((n, self.n_features))
        self._fill_penalties(features, lengths)
        features[:, self.blocks[self.model.unknown_penalty].first] = UNKNOWN_SCORE
        word_starts = np.arange(n + 1, dtype=np.int64) * int(copied)
        encoded = [lm.encode(words if copied else []) for lm in self._lms]
        flat, states, rests, isolated = self._language_model_view(encoded, word_starts)
        return _Rows(
            np.full(n, -1, dtype=np.int64),
            np.full(n, -1, dtype=np.int64),
            features,
            features @ self.weights,
            isolated,
            np.full(n, self._unknown_class, dtype=np.int64),
            np.zeros((n, self._rows.reordering.shape[1])),
            word_starts,
            flat,
            states,
            rests,
        )

    def target(self, tokens: Sequence[str], start: int, table: int, line: int) -> list[str]:
        """Return the target words of an option."""
        if table < 0:
            return [tokens[start]] if self.settings.unknown == "copy" else []
        return self._tables[table].target(line)

    def alignment(self, table: int, line: int) -> str:
        """Return the word alignment inside an option as ``i-j`` links."""
        if table < 0:
            return "0-0" if self.settings.unknown == "copy" else ""
        alignments = self._tables[table].alignments
        return alignments[line] if alignments else ""

    def _with_option_features(
        self, tokens: Sequence[str], start: Int32Array, end: Int32Array, rows: _Rows
    ) -> _Rows:
        places = zip(start.tolist(), rows.table.tolist(), rows.line.tolist(), strict=True)
        view = OptionView(
            tokens,
            start,
            end,
            [tuple(self.target(tokens, i, table, line)) for i, table, line in places],
            rows.table < 0,
        )
        features = rows.features.copy()
        for name, feature in self.model.option_features.items():
            values = np.asarray(feature.values(view), dtype=np.float64)
            if values.shape != (len(start), feature.n_values) or not np.isfinite(values).all():
                raise InputError(
                    f"feature {name!r} must give {feature.n_values} finite value(s) for each of "
                    f"the {len(start)} options, not an array of shape {values.shape}"
                )
            features[:, self.blocks[name].places] = values
        return rows._replace(features=features, score=features @ self.weights)
