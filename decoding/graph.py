"""Graph decoding: find the sentence formed by predicted n-grams (RegMT thesis, 8.8.2).

The predicted n-grams are the edges of a De Bruijn graph whose nodes are (n-1)-grams; a
translation is a path from the beginning to the end of the sentence that uses each n-gram at most
as often as it was predicted. A beam search finds the best path, one step per word, by

1. ``Regression``: the summed predicted values of the n-grams used (of all predicted orders), or
   how much they reduce the squared loss to the prediction (the pre-image problem, Eq 3.9);
2. ``LM``: the language model's natural logarithm;
3. ``Brevity``: ``l_R − |s| / |path|``, the logarithm of the thesis's ``e^{α(l_R − |s|/|path|)}``
   with α as its weight; l_R is the corpus's ratio of source to target length;
4. the future estimate, the best regression value still possible, which orders partial paths of
   the same length and is not part of a path's score;

and, because predictions have gaps, ``Gaps``: the number of steps without an n-gram of the highest
order, where the path falls back on lower ones.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int64Array
from regmt.core.errors import InputError
from regmt.decoding._graph_kernels import PathArrays, PredictionArrays, lengthen
from regmt.decoding.lm import BEGIN, END, UNKNOWN_WORD, LanguageModel
from regmt.decoding.weights import Weights
from regmt.instance_selection.ngrams import NgramTable, flatten
from regmt.instance_selection.vocabulary import Vocabulary

if TYPE_CHECKING:
    import networkx as nx

FEATURES = ("Regression", "LM", "Brevity", "Gaps")
DEFAULT_WEIGHTS = Weights({"Regression": 1.0, "LM": 0.1, "Brevity": 5.0, "Gaps": -0.5})
OBJECTIVES = ("weight", "preimage")

_BEGIN_ID, _END_ID = 0, 1


@dataclass(frozen=True)
class GraphHypothesis:
    """A path: its words, score and features."""

    tokens: list[str]
    score: float
    features: dict[str, tuple[float, ...]]


class PredictedNgrams:
    """The n-grams predicted for one sentence, numbered for the search.

    Parameters
    ----------
    values : mapping of tuple of str to float
        The predicted n-grams and their values; ``<s>`` and ``</s>`` stand for the ends of the
        sentence.
    threshold : float
        N-grams of a lower or equal value are not predicted.
    copied : iterable of str
        Words to be taken over as they are (unknown source words), each predicted once.
    """

    def __init__(
        self,
        values: Mapping[tuple[str, ...], float],
        *,
        threshold: float = 0.0,
        copied: Iterable[str] = (),
    ) -> None:
        kept = {gram: float(v) for gram, v in values.items() if v > threshold}
        for word in copied:
            kept[(word,)] = max(kept.get((word,), 0.0), 1.0)
        kept.pop((BEGIN,), None)
        self.values = kept
        names = sorted({word for gram in kept for word in gram} - {BEGIN, END})
        self.words = [BEGIN, END, *names]
        ids = {word: i for i, word in enumerate(self.words)}
        order = max((len(gram) for gram in kept), default=1)
        # Each word once as a sentence of its own, so that the table holds every unigram and every
        # prefix of a predicted n-gram; what was not predicted itself gets the limit 0.
        sentences = [[i] for i in range(len(self.words))]
        sentences += [[ids[word] for word in gram] for gram in kept]
        tokens, offsets = flatten(sentences)
        self.table, _ = NgramTable.build(tokens, offsets, n_words=len(self.words), order=order)
        size = len(self.table)
        self.gain = np.zeros(size)
        self.limit: Int64Array = np.zeros(size, dtype=np.int64)
        for gram, value in kept.items():
            at = self._id([ids[word] for word in gram])
            self.gain[at] = value
            self.limit[at] = max(1, round(value))
        self.lowest = min((len(gram) for gram in kept), default=1)
        starts = self.table.starts
        self.ranking: Int64Array = np.concatenate(
            [
                start + np.argsort(-self.gain[start:end], kind="stable")
                for start, end in itertools.pairwise(starts)
            ]
        )
        sizes = [len(keys) for keys in self.table.keys]
        self.keys: Int64Array = np.concatenate([np.empty(0, np.int64), *self.table.keys])
        self.key_starts: Int64Array = np.concatenate(([0], np.cumsum(sizes, dtype=np.int64)))

    def _id(self, words: Sequence[int]) -> int:
        tokens, offsets = flatten([words])
        _, found = self.table.find(tokens, offsets)
        return int(found[-1])

    def graph(self) -> nx.MultiDiGraph:
        """Return the De Bruijn graph of the highest order, to be drawn or inspected.

        Nodes are tuples of n-1 words; each predicted n-gram is an edge from its first to its last
        n-1 words with attributes ``value``, ``limit`` and ``word``.
        """
        order = self.table.order
        import networkx as nx

        graph = nx.MultiDiGraph(order=order)
        for gram, value in sorted(self.values.items()):
            if len(gram) != order:
                continue
            limit = max(1, round(value))
            graph.add_edge(gram[:-1], gram[1:], value=value, limit=limit, word=gram[-1])
        return graph


class GraphDecoder:
    """Find the best path through the graph of predicted n-grams.

    Parameters
    ----------
    lm : LanguageModel, optional
        Without one the feature ``LM`` is 0.
    weights : mapping, optional
        Weights of `FEATURES`; by default `DEFAULT_WEIGHTS`.
    length_ratio : float
        l_R, source words per target word in the corpus.
    beam : int or None
        Paths kept per length; ``None`` keeps all, for an exhaustive search.
    objective : {"weight", "preimage"}
        What ``Regression`` counts: the predicted values of the n-grams used, or the decrease of
        ``‖Φ(y) − ŷ‖²``, ``2ŷ − (2k − 1)`` for the k-th use of an n-gram.
    gaps : bool
        Whether a path may step where no n-gram of the highest order was predicted.
    max_length_factor : float
        Longest path, as a multiple of the length expected of ``|s| / l_R``.
    """

    def __init__(
        self,
        *,
        lm: LanguageModel | None = None,
        weights: Mapping[str, float | Sequence[float]] | None = None,
        length_ratio: float = 1.0,
        beam: int | None = 100,
        objective: str = "weight",
        gaps: bool = True,
        max_length_factor: float = 2.0,
    ) -> None:
        self.weights = DEFAULT_WEIGHTS.updated(weights or {})
        unknown = [name for name in self.weights if name not in FEATURES]
        if unknown:
            raise InputError(
                f"unknown weight {unknown[0]!r}", remedy=f"the features are {', '.join(FEATURES)}"
            )
        several = [name for name, values in self.weights.items() if len(values) > 1]
        if several:
            raise InputError(f"more than one weight for {several[0]!r}")
        if objective not in OBJECTIVES:
            raise InputError(
                f"unknown objective {objective!r}", remedy=f"use {' or '.join(OBJECTIVES)}"
            )
        if length_ratio <= 0:
            raise InputError(f"length ratio {length_ratio} is not positive")
        self.lm = lm if lm is not None else _indifferent_model()
        self.has_lm = lm is not None
        self.length_ratio = length_ratio
        self.beam = beam
        self.objective = objective
        self.gaps = gaps
        self.max_length_factor = max_length_factor

    def decode(
        self, prediction: PredictedNgrams, *, source_length: int, nbest: int = 1
    ) -> list[GraphHypothesis]:
        """Return up to `nbest` paths, best first (ties: shorter, then in word order)."""
        paths = _Paths.beginning(prediction, self.lm.begin_state)
        lm_words = self.lm.encode(prediction.words)
        arrays = PredictionArrays(
            prediction.keys,
            prediction.key_starts,
            prediction.table.starts,
            prediction.gain,
            prediction.limit,
            prediction.ranking,
            prediction.lowest,
        )
        expected = max(1, round(source_length / self.length_ratio))
        longest = max(1, int(np.ceil(expected * self.max_length_factor)) + 1)
        reg_weight, lm_weight, brevity_weight, gap_weight = (
            self.weights[name][0] for name in FEATURES
        )
        finished: list[tuple[float, tuple[int, ...], Int64Array, npt.NDArray[np.float64]]] = []
        for length in range(1, longest + 2):  # one step more, to end the longest path
            step = lengthen(
                arrays,
                PathArrays(paths.history, paths.used, paths.lm_states),
                self.lm.arrays,
                lm_words,
                self.objective == "preimage",
                max(0, expected - length),
                self.gaps,
            )
            parent, word, regression, lm_score, gap, future, states, grams = step
            sums = paths.features[parent]
            sums[:, 0] += regression
            sums[:, 1] += lm_score if self.has_lm else 0.0
            sums[:, 3] += gap
            partial = sums @ np.array([reg_weight, lm_weight, 0.0, gap_weight])
            n_words = length - 1
            for at in np.flatnonzero(word == _END_ID):
                if n_words == 0 and len(prediction.words) > 2:
                    continue  # the empty sentence only where nothing at all is predicted
                features = sums[at].copy()
                features[2] = self.length_ratio - source_length / max(1, n_words)
                score = partial[at] + brevity_weight * features[2]
                path = tuple(int(w) for w in paths.words[parent[at]])
                finished.append((-score, (n_words, *path), paths.words[parent[at]], features))
            going_on = np.flatnonzero(word != _END_ID)
            if length > longest or len(going_on) == 0:
                break
            priority = partial[going_on] + reg_weight * future[going_on]
            best = np.argsort(-priority, kind="stable")[: self.beam]
            kept = going_on[best]
            paths = paths.follow(
                prediction, parent[kept], word[kept], states[kept], grams[kept], sums[kept]
            )
        finished.sort(key=lambda entry: entry[:2])
        return [
            GraphHypothesis(
                tokens=[prediction.words[w] for w in words],
                score=float(-negative),
                features={
                    name: (float(value),) for name, value in zip(FEATURES, features, strict=True)
                },
            )
            for negative, _, words, features in finished[:nbest]
        ]


def _indifferent_model() -> LanguageModel:
    """Return a model that gives every word probability 1, for decoding without one."""
    words = [UNKNOWN_WORD, BEGIN, END]
    zeros = np.zeros(len(words) + 1)
    word = np.arange(-1, len(words), dtype=np.int32)
    starts = [1, len(words) + 1]
    parent = np.zeros(len(words) + 1, dtype=np.int32)
    return LanguageModel(Vocabulary(words), starts, parent, word, zeros, zeros)


@dataclass
class _Paths:
    """The paths of one length in the beam, as parallel arrays."""

    words: npt.NDArray[np.int32]  #: (paths, length)
    history: Int64Array  #: (paths, order - 1) ranks of the last 1, 2, … words, -1 for none
    used: Int64Array  #: (paths, n-grams)
    lm_states: Int64Array
    features: npt.NDArray[np.float64]  #: (paths, len(FEATURES))

    @classmethod
    def beginning(cls, prediction: PredictedNgrams, lm_state: int) -> _Paths:
        """Return the one path of no words, after the beginning of the sentence."""
        history = np.full((1, max(1, prediction.table.order - 1)), -1, dtype=np.int64)
        history[0, 0] = _BEGIN_ID
        return cls(
            words=np.empty((1, 0), dtype=np.int32),
            history=history,
            used=np.zeros((1, len(prediction.table)), dtype=np.int64),
            lm_states=np.array([lm_state], dtype=np.int64),
            features=np.zeros((1, len(FEATURES))),
        )

    def follow(
        self,
        prediction: PredictedNgrams,
        parent: Int64Array,
        word: npt.NDArray[np.int32],
        lm_states: Int64Array,
        grams: Int64Array,
        features: npt.NDArray[np.float64],
    ) -> _Paths:
        """Return the paths that go on from `parent` with `word`."""
        used = self.used[parent]
        rows, orders = np.nonzero(grams >= 0)
        used[rows, grams[rows, orders]] += 1
        return _Paths(
            words=np.column_stack((self.words[parent], word)),
            history=self._history(prediction, parent, word),
            used=used,
            lm_states=lm_states,
            features=features,
        )

    def _history(
        self, prediction: PredictedNgrams, parent: Int64Array, word: npt.NDArray[np.int32]
    ) -> Int64Array:
        # Ranks among all n-grams of the table, predicted or mere prefixes: (rank of the words
        # before, word) again gives the rank one order higher.
        history = np.full((len(word), self.history.shape[1]), -1, dtype=np.int64)
        history[:, 0] = word
        table = prediction.table
        for k in range(2, table.order):
            before = self.history[parent, k - 2]
            keys = table.keys[k - 2]
            wanted = before * table.n_words + word
            place = np.minimum(np.searchsorted(keys, wanted), max(0, len(keys) - 1))
            if len(keys):
                known = (before >= 0) & (keys[place] == wanted)
                history[:, k - 1] = np.where(known, place, -1)
        return history
