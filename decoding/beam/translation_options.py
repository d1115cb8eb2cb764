"""Translation options: what each span of a sentence may be translated as, scored in isolation.

`OptionIndex` prepares the lines of a model's phrase tables (best lines per source phrase, their
scores, the language models' view of each target side) when a sentence first needs them;
`OptionIndex.collect` gathers those of one sentence as flat arrays for the search.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import chain, count
from typing import Any

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, offsets_of
from regmt.core.errors import InputError
from regmt.decoding.beam import _lm_kernels
from regmt.decoding.beam.language_models import JoinedLanguageModels
from regmt.decoding.beam.operation_guide import OperationGuide, reordered
from regmt.decoding.beam.option_arrays import OptionArrays, OptionRows, SentenceOptions
from regmt.decoding.beam.step_features import StepFeatures
from regmt.decoding.features import OptionFeature, OptionView, StepFeature
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import PhraseTable, best_lines, floored_log, gather
from regmt.decoding.settings import SearchSettings
from regmt.decoding.sparse_features import joint_count

LN10 = math.log(10.0)
UNKNOWN_SCORE = -100.0
"""Value of the unknown-word feature per unknown word, as in Moses."""


class OptionIndex:
    """The lines of a model's phrase tables, prepared for the search when a sentence needs them.

    What is prepared of a source phrase does not depend on the sentence and is kept for the next.

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
        #: (table, source phrase) → its best lines
        self._known: dict[tuple[int, int], OptionRows] = {}
        # Words of each table as the language models number them, once they have been met.
        self._lm_words = [
            np.full((len(self._lms), len(table.vocabulary)), -1, dtype=np.int32)
            for table in self._tables
        ]
        self.sparse_weights = model.sparse_weights
        self._sparse_scores: dict[tuple[int, int], float] = {}
        self._set_reordering()

    # -- preparation ---------------------------------------------------------------------------

    def _prepare(self, t: int, sources: Iterable[int]) -> None:
        """Prepare the best lines of source phrases of table `t` that are not known yet.

        Threads may do so at the same time: what they find is the same.
        """
        new = [source for source in dict.fromkeys(sources) if (t, source) not in self._known]
        if not new:
            return
        table = self._tables[t]
        lines, starts = gather(table.starts, np.array(new))
        flat, word_starts = gather(table.word_starts, lines)
        lengths = np.diff(word_starts)
        features = np.zeros((len(lines), self.n_features))
        places = self.blocks[list(self.model.phrase_tables)[t]].places
        features[:, places] = floored_log(table.scores[lines])
        self.fill_penalties(features, lengths)
        words = self._encode(t, table.words[flat])
        states, rests, isolated = self._language_model_view(words, word_starts)
        score = self._weighted(features)
        estimate = score + (isolated * self.lm_weights).sum(axis=1)
        kept, starts = best_lines(starts, estimate, self.settings.ttable_limit)
        rows = OptionRows(
            np.full(len(lines), t),
            lines,
            features,
            score,
            isolated,
            np.zeros((len(lines), 0)),
            lengths,
            lengths,
            words,
            states,
            rests,
        ).take(kept)
        reordering = self._reordering_columns(table, new, rows.line, starts)
        rows = rows._replace(reordering=reordering, forward_class=self._classes(reordering))
        self._known.update(zip(((t, source) for source in new), rows.split(starts), strict=True))

    def _encode(self, t: int, words: Int32Array) -> Int32Array:
        """Return words of table `t` as each language model numbers them, shape (K, n)."""
        known = self._lm_words[t]
        met = np.unique(words)
        new = met[known[0, met] < 0]
        if len(new):
            texts = self._tables[t].vocabulary.decode(new.tolist())
            known[:, new] = [lm.encode(texts) for lm in self._lms]
        return known.take(words, axis=1)

    def _weighted(self, features: Float64Array) -> Float64Array:
        # Not a matrix product: how that rounds depends on which lines are prepared together.
        return np.asarray((features * self.weights).sum(axis=1))

    def fill_penalties(self, features: Float64Array, lengths: npt.NDArray[Any]) -> None:
        """Fill in the penalties of target sides of so many words, one row each."""
        if self.model.word_penalty is not None:
            features[:, self.blocks[self.model.word_penalty].first] = -lengths
        if self.model.phrase_penalty is not None:
            features[:, self.blocks[self.model.phrase_penalty].first] = 1.0

    def _language_model_view(
        self, words: Int32Array, word_starts: Int64Array
    ) -> tuple[Int32Array, Float64Array, Float64Array]:
        """Return states, rests and whole scores of target sides, for each LM."""
        states = np.empty(words.shape, dtype=np.int32)
        rests = np.empty(words.shape)
        isolated = np.empty((len(word_starts) - 1, len(self._lms)))
        joined = self.language_models
        for k in range(len(self._lms)):
            isolated[:, k] = _lm_kernels.score_alone(
                joined.arrays_of(k), joined.roots[k], words[k], word_starts, states[k], rests[k]
            )
        return states, rests, isolated

    def _reordering_columns(
        self, table: PhraseTable, sources: list[int], lines: Int64Array, starts: Int64Array
    ) -> Float64Array:
        """Return what the reordering tables say about lines; those of a source stand together."""
        columns = [np.zeros((len(lines), 0))]
        for reordering in self.model.reordering_tables.values():
            places = zip(sources, np.split(lines, starts[1:-1]), strict=True)
            found = [reordering.lines_for(table, source, own.tolist()) for source, own in places]
            here = np.array(list(chain.from_iterable(found)), dtype=np.int64)
            values = np.zeros((len(lines), reordering.type.n_columns))
            values[here >= 0] = floored_log(reordering.table.scores[here[here >= 0]])
            columns.append(values)
        return np.concatenate(columns, axis=1)

    def _classes(self, reordering: Float64Array) -> Int64Array:
        """Return numbers that are equal where all forward values are equal."""
        forward = reordering[:, self._forward_columns]
        known, numbers = self._forward_classes, self._class_numbers
        found = [known.setdefault(row.tobytes(), next(numbers)) for row in forward]
        return np.array(found, dtype=np.int64)

    def _set_reordering(self) -> None:
        """Gather which weights multiply which reordering column, by orientation.

        `_maps[block, direction]` has shape (n_columns, 4): reordering values @ map gives the
        score of each orientation. `_forward_columns` are those whose values matter after the
        phrase has been placed.
        """
        kinds = [table.type for table in self.model.reordering_tables.values()]
        self._maps = np.zeros((2, 2, sum(kind.n_columns for kind in kinds), 4))
        self._forward_columns: list[int] = []
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
                    if direction == 1:
                        self._forward_columns.append(row)
            first += kind.n_columns
        self._forward_classes: dict[bytes, int] = {}
        self._class_numbers = count()  # threads never get the same number
        self.uses_neighbours = any(not kind.hierarchical for kind in kinds)
        self.uses_blocks = any(kind.hierarchical for kind in kinds)

    # -- one sentence --------------------------------------------------------------------------

    def collect(
        self, tokens: Sequence[str], guide: OperationGuide | None = None
    ) -> SentenceOptions:
        """Return the translation options of a sentence (not empty)."""
        places: list[tuple[int, int]] = []
        parts: list[OptionRows] = []
        for t, table in enumerate(self._tables):
            spans = table.spans(tokens)
            self._prepare(t, (source for _, _, source in spans))
            places += [(start, end) for start, end, _ in spans]
            parts += [self._known[t, source] for _, _, source in spans]
        translated = {start for start, end in places if end == start + 1}
        unknown = [i for i in range(len(tokens)) if i not in translated]
        places += [(i, i + 1) for i in unknown]
        sizes = [len(part.line) for part in parts] + [1] * len(unknown)
        start, end = np.repeat(np.array(places, dtype=np.int32), sizes, axis=0).T.copy()
        found = OptionRows.join([*parts, self._unknown_rows([tokens[i] for i in unknown])])
        if self.model.option_features:
            found = self._with_option_features(tokens, start, end, found)
        if self.model.sparse_features is not None:
            columns = [a.tolist() for a in (start, end, found.table, found.line)]
            added = [self._sparse_score(tokens, *at) for at in zip(*columns, strict=True)]
            found = found._replace(score=found.score + np.array(added))
        estimate = found.score + found.isolated @ self.lm_weights
        if self.model.step_features:
            estimate += self._step_estimates(self._view(tokens, start, end, found))
        operations = None
        if guide is not None:
            operations, alone = guide.prepare(self._view(tokens, start, end, found))
            estimate += alone
        n, max_length = len(tokens), int((end - start).max())
        span = start.astype(np.int64) * max_length + (end - start - 1)
        order = np.lexsort((-estimate, span))
        found, start, end = found.take(order), start[order], end[order]
        history = end.astype(np.int64)
        if self._forward_columns:
            # The orientation of the next phrase depends on both ends of this one, its score on the
            # forward values.
            history = ((history * (n + 1) + start) << 32) | found.forward_class
        elif self.model.reordering_tables:
            history = history * (n + 1) + start
        features = self.model.step_features
        if any(feature.looks_back for feature in features.values()):
            history = np.arange(len(history))
        steps = None
        if features:
            weights = np.concatenate([self.weights[self.blocks[name].places] for name in features])
            steps = StepFeatures(features, self._view(tokens, start, end, found), weights)
        scores = [[found.reordering @ self._maps[b, d] for d in range(2)] for b in range(2)]
        arrays = OptionArrays(
            start=start,
            end=end,
            score=found.score,
            estimate=estimate[order],
            history=history,
            span_starts=np.searchsorted(span[order], np.arange(n * max_length + 1)).astype(
                np.int64
            ),
            word_starts=offsets_of(found.lengths),
            words=found.words,
            states=found.states,
            rests=found.rests,
            backward=scores[0][0],
            forward=scores[0][1],
            block_backward=scores[1][0],
            block_forward=scores[1][1],
        )
        rows = found.features, found.reordering, found.table, found.line
        if operations is not None:
            operations = reordered(operations, order)
        return SentenceOptions(tokens, arrays, *rows, max_length, steps, operations)

    def _unknown_rows(self, words: list[str]) -> OptionRows:
        copied = [word for word in words if self._is_copied(word)]
        n = len(words)
        lengths = np.array([self._is_copied(word) for word in words], dtype=np.int64)
        features = np.zeros((n, self.n_features))
        self.fill_penalties(features, lengths)
        features[:, self.blocks[self.model.unknown_penalty].first] = UNKNOWN_SCORE
        encoded = np.array([lm.encode(copied) for lm in self._lms])
        states, rests, isolated = self._language_model_view(encoded, offsets_of(lengths))
        reordering = np.zeros((n, self._maps.shape[2]))
        return OptionRows(
            np.full(n, -1),
            np.full(n, -1),
            features,
            self._weighted(features),
            isolated,
            reordering,
            self._classes(reordering),
            lengths,
            encoded,
            states,
            rests,
        )

    def _is_copied(self, unknown: str) -> bool:
        """Return whether an unknown word stays; as in Moses, one with a digit is never dropped."""
        return self.settings.unknown == "copy" or any(c in "0123456789" for c in unknown)

    def target(self, tokens: Sequence[str], start: int, table: int, line: int) -> list[str]:
        """Return the target words of an option."""
        if table < 0:
            return [tokens[start]] if self._is_copied(tokens[start]) else []
        return self._tables[table].target(line)

    def alignment(self, table: int, line: int) -> str:
        """Return the word alignment inside an option as ``i-j`` links."""
        if table < 0:
            return "0-0"
        alignments = self._tables[table].alignments
        return alignments[line] if alignments else ""

    def sparse(
        self, tokens: Sequence[str], start: int, end: int, table: int, line: int
    ) -> dict[str, float]:
        """Return the sparse features of an option; an unknown word has none."""
        features = self.model.sparse_features
        if features is None or table < 0:
            return {}
        counts = self._tables[table].counts
        count = None if counts is None else joint_count(counts[line])
        target = self._tables[table].target(line)
        return features.values(tokens[start:end], target, self.alignment(table, line), count)

    def _sparse_score(
        self, tokens: Sequence[str], start: int, end: int, table: int, line: int
    ) -> float:
        score = self._sparse_scores.get((table, line))
        if score is None:
            values = self.sparse(tokens, start, end, table, line)
            score = sum(self.sparse_weights.get(name, 0.0) * v for name, v in values.items())
            self._sparse_scores[table, line] = score
        return score

    def _view(
        self, tokens: Sequence[str], start: Int32Array, end: Int32Array, rows: OptionRows
    ) -> OptionView:
        places = [*zip(start.tolist(), rows.table.tolist(), rows.line.tolist(), strict=True)]
        return OptionView(
            tokens,
            start,
            end,
            [tuple(self.target(tokens, *place)) for place in places],
            [self.alignment(table, line) for _, table, line in places],
            rows.table < 0,
        )

    def _with_option_features(
        self, tokens: Sequence[str], start: Int32Array, end: Int32Array, rows: OptionRows
    ) -> OptionRows:
        view = self._view(tokens, start, end, rows)
        features = rows.features.copy()
        for name, feature in self.model.option_features.items():
            values = _checked(name, feature, feature.values(view), len(start))
            features[:, self.blocks[name].places] = values
        return rows._replace(features=features, score=self._weighted(features))

    def _step_estimates(self, view: OptionView) -> Float64Array:
        """Return what the step features expect options to add."""
        total = np.zeros(len(view.start))
        for name, feature in self.model.step_features.items():
            found = feature.estimates(view)
            if found is not None:
                values = _checked(name, feature, found, len(total))
                total += (values * self.weights[self.blocks[name].places]).sum(axis=1)
        return total


def _checked(
    name: str, feature: OptionFeature | StepFeature, found: npt.ArrayLike, n: int
) -> Float64Array:
    values = np.asarray(found, dtype=np.float64)
    if values.shape != (n, feature.n_values) or not np.isfinite(values).all():
        raise InputError(
            f"feature {name!r} must give {feature.n_values} finite value(s) for each of "
            f"the {n} options, not an array of shape {values.shape}"
        )
    return values
