"""Translation options with gaps: what sets of words of a sentence may be translated as."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, offsets_of
from regmt.decoding.beam.option_arrays import SentenceOptions
from regmt.decoding.beam.translation_options import OptionIndex
from regmt.decoding.gaps._gap_kernels import MOST_SPAN, MOST_WORDS
from regmt.decoding.gaps.extraction import GAP
from regmt.decoding.lm import LanguageModel
from regmt.decoding.phrase_table import PhraseTable, best_lines, floored_log

States = tuple[int, ...]


class Part(NamedTuple):
    """Target words that stand together, as text and as the language models number them."""

    words: tuple[str, ...]
    ids: tuple[tuple[int, ...], ...]


class GapOption(NamedTuple):
    """A phrase pair for a set of source words.

    Its place, for distortion and orientation, is the first part of its source side.
    """

    mask: int  #: the source words, as bits
    start: int
    end: int
    parts: tuple[Part, ...]  #: of the target side; between them stand words of other phrases
    spans: tuple[tuple[int, int], ...]  #: parts of the source side
    score: float  #: w · features
    estimate: float  #: with the language models' value of each part alone
    features: Float64Array
    reordering: Float64Array  #: weighted, (2, 4): towards the previous phrase, towards the next
    history: object  #: equal if the next phrase cannot tell two options apart
    number: int  #: among the options without gaps, or -1


class Words:
    """The language models of a model, scoring words from given states, with a memory."""

    def __init__(self, models: Sequence[LanguageModel], weights: Float64Array) -> None:
        self._models = models
        self._weights = weights.tolist()
        self._known: dict[tuple[States, tuple[tuple[int, ...], ...]], tuple[float, States]] = {}
        self.begin: States = tuple(model.begin_state for model in models)
        self._ends = tuple((model.end_word,) for model in models)

    def part(self, words: Sequence[str]) -> Part:
        """Return words as a part of an option."""
        return Part(tuple(words), tuple(tuple(lm.encode(words).tolist()) for lm in self._models))

    def score(self, states: States, ids: tuple[tuple[int, ...], ...]) -> tuple[float, States]:
        """Return the weighted score of words after states, and the states after them."""
        key = states, ids
        if key not in self._known:
            total, after = 0.0, []
            for lm, weight, state, own in zip(
                self._models, self._weights, states, ids, strict=True
            ):
                score = 0.0
                for word in own:
                    logprob, state = lm.step(state, word)
                    score += logprob
                total += weight * score
                after.append(state)
            self._known[key] = total, tuple(after)
        return self._known[key]

    def end(self, states: States) -> float:
        """Return the weighted score of the end of the sentence."""
        return self.score(states, self._ends)[0]

    def alone(self, part: Part) -> float:
        """Return the weighted score of words without context."""
        return self.score((0,) * len(self._models), part.ids)[0]


def plain_options(index: OptionIndex, options: SentenceOptions, words: Words) -> list[GapOption]:
    """Return the options without gaps."""
    arrays = options.arrays
    found = []
    columns = (arrays.start, arrays.end, options.table, options.line, arrays.score, arrays.estimate)
    rows = zip(*(column.tolist() for column in columns), arrays.history.tolist(), strict=True)
    for i, (start, end, table, line, score, estimate, history) in enumerate(rows):
        target = index.target(options.tokens, start, table, line)
        found.append(
            GapOption(
                (1 << end) - (1 << start),
                start,
                end,
                (words.part(target),),
                ((start, end),),
                score,
                estimate,
                options.features[i],
                np.stack([arrays.backward[i], arrays.forward[i]]),
                history,
                i,
            )
        )
    return found


def gap_options(
    index: OptionIndex, tokens: Sequence[str], name: str, table: PhraseTable, words: Words
) -> list[GapOption]:
    """Return the options of a table with gaps, the best of each source phrase."""
    places = list(_spans(len(tokens)))
    texts = [f" {GAP} ".join(" ".join(tokens[a:b]) for a, b in spans) for spans in places]
    found = []
    for source, spans in zip(table.sources.encode(texts).tolist(), places, strict=True):
        if source < 0:
            continue
        lines = range(table.starts[source], table.starts[source + 1])
        options = [_option(index, name, table, line, spans, words) for line in lines]
        estimates = np.array([option.estimate for option in options])
        limit = index.settings.ttable_limit
        kept, _ = best_lines(offsets_of(np.array([len(options)])), estimates, limit)
        found += [options[k] for k in kept.tolist()]
    return found


def _spans(n: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield the places of source phrases with a gap, and of those with a gap on the other side."""
    for a in range(n):
        for b in range(a + 1, min(n, a + MOST_WORDS) + 1):
            yield ((a, b),)
            for c in range(b + 1, min(n, a + MOST_SPAN)):
                for d in range(c + 1, min(n, a + MOST_SPAN, c + MOST_WORDS - (b - a)) + 1):
                    yield ((a, b), (c, d))


def _option(
    index: OptionIndex,
    name: str,
    table: PhraseTable,
    line: int,
    spans: tuple[tuple[int, int], ...],
    words: Words,
) -> GapOption:
    target = table.target(line)
    cut = target.index(GAP) if GAP in target else len(target)
    sides = [target[:cut], target[cut + 1 :]] if cut < len(target) else [target]
    parts = tuple(words.part(side) for side in sides)
    features = np.zeros(index.n_features)
    features[index.blocks[name].places] = floored_log(table.scores[line])
    index.fill_penalties(features[None, :], np.array([sum(map(len, sides))]))
    score = float((features * index.weights).sum())
    (start, end), mask = spans[0], sum((1 << b) - (1 << a) for a, b in spans)
    estimate = score + sum(map(words.alone, parts))
    history = "gap", start, end
    none = np.zeros((2, 4))
    return GapOption(mask, start, end, parts, spans, score, estimate, features, none, history, -1)
