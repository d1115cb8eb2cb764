"""Pools of hypotheses, the input of tuners, as flat arrays with sentence offsets."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from regmt.core.arrays import Float64Array, offsets_of
from regmt.core.errors import InputError
from regmt.decoding.nbest import NBestEntry
from regmt.decoding.weights import Weights
from regmt.metrics import Metric
from regmt.tuning._kernels import best_hypotheses

Features: TypeAlias = Float64Array | sp.csr_array

SPARSE_COLUMNS = 64
"""With more columns than this, mostly zero, the features of a pool are kept sparse."""


@dataclasses.dataclass(frozen=True)
class Pool:
    """The hypotheses of all sentences, one row each.

    The model score of row *h* is ``base[h] + features[h]·w`` (Eq 3.1 of the Phrasal thesis).

    Parameters
    ----------
    columns : tuple of (name, index)
        What each column of `features` is: value `index` of feature `name`.
    offsets : int64 array, shape (sentences + 1,)
        Sentence *i* has the rows ``offsets[i]:offsets[i + 1]``, at least one.
    features : float64 array or CSR array, shape (rows, len(columns))
    statistics : float64 array, shape (rows, k)
        What the metric adds up.
    base : float64 array, shape (rows,)
        The part of the score that no weight changes (features with fixed weights).
    """

    columns: tuple[tuple[str, int], ...]
    offsets: NDArray[np.int64]
    features: Features
    statistics: Float64Array
    base: Float64Array

    @property
    def sentences(self) -> int:
        """Number of sentences."""
        return len(self.offsets) - 1

    def __len__(self) -> int:
        """Return the number of hypotheses."""
        return int(self.offsets[-1])

    def vector(self, weights: Mapping[str, Sequence[float]]) -> Float64Array:
        """Return `weights` in the order of the columns; a feature without a weight has 0."""
        return weights_vector(self.columns, weights)

    def weights(self, vector: Float64Array) -> Weights:
        """Return the weights that `vector` holds, by name."""
        return vector_weights(self.columns, vector)

    def scores(self, vector: Float64Array) -> Float64Array:
        """Return the model score of every hypothesis, shape (rows,)."""
        return np.asarray(self.base + self.features @ vector)

    def best(self, vector: Float64Array) -> NDArray[np.int64]:
        """Return the row of the best hypothesis of each sentence; of equal ones the first."""
        return np.asarray(best_hypotheses(self.scores(vector), self.offsets))

    def totals(self, rows: NDArray[np.int64]) -> Float64Array:
        """Return the summed metric statistics of some rows, shape (k,)."""
        return np.asarray(self.statistics[rows].sum(axis=0))

    def sentence_of_row(self) -> NDArray[np.int64]:
        """Return the sentence of each row, shape (rows,)."""
        return np.repeat(np.arange(self.sentences), np.diff(self.offsets))

    def differences(self, first: NDArray[np.int64], second: NDArray[np.int64]) -> Features:
        """Return ``Ψ(first) − Ψ(second)``, one row per pair."""
        return self.features[first] - self.features[second]


def weights_vector(
    columns: tuple[tuple[str, int], ...], weights: Mapping[str, Sequence[float]]
) -> Float64Array:
    """Return `weights` in the order of some columns; a feature without a weight has 0."""
    vector = np.zeros(len(columns))
    for c, (name, index) in enumerate(columns):
        if name in weights:
            values = weights[name]
            if index >= len(values):
                raise InputError(f"feature {name!r} has more values than its {len(values)} weights")
            vector[c] = values[index]
    return vector


def vector_weights(columns: tuple[tuple[str, int], ...], vector: Float64Array) -> Weights:
    """Return the weights that a vector holds, by name."""
    named: dict[str, list[float]] = {}
    for (name, _), value in zip(columns, vector, strict=True):
        named.setdefault(name, []).append(float(value))
    return Weights(named)


def gain(metric: Metric, totals: Float64Array) -> Float64Array:
    """Return the metric of summed statistics, with the sign that makes more better."""
    score = np.asarray(metric.score(totals), dtype=np.float64)
    return score if metric.higher_is_better else -score


def corpus_gain(pool: Pool, vector: Float64Array, metric: Metric) -> float:
    """Return the metric of the 1-best translations under `vector`, more being better."""
    return float(gain(metric, pool.totals(pool.best(vector))))


class TextStatistics:
    """The statistics of a metric, computed once per sentence and text.

    Parameters
    ----------
    references : sequence of sequences of str
        ``references[r][i]`` is reference *r* of sentence *i*.
    metric : Metric

    Attributes
    ----------
    values : float64 array, shape (texts, k)
    """

    def __init__(self, references: Sequence[Sequence[str]], metric: Metric) -> None:
        self._references = references
        self._metric = metric
        self._rows: list[dict[str, int]] = [{} for _ in references[0]]
        self.values: Float64Array = np.zeros((0, metric.n_statistics))

    def rows(self, texts: Sequence[Iterable[str]]) -> list[list[int]]:
        """Return the rows of `values` of some texts of each sentence, computing new ones."""
        size = len(self.values)
        rows: list[list[int]] = []
        new: list[list[str]] = []
        for known, of_sentence in zip(self._rows, texts, strict=True):
            before = len(known)
            rows.append([])
            for text in of_sentence:
                rows[-1].append(known.setdefault(text, size))
                size += rows[-1][-1] == size
            new.append(list(known)[before:])
        if size > len(self.values):
            computed = self._metric.statistics_for_lists(new, self._references)
            self.values = np.concatenate([self.values, computed])
        return rows


class PoolBuilder:
    """Accumulates n-best lists over iterations and drops duplicates.

    Two hypotheses are the same if they belong to the same sentence and agree in all words and all
    feature values. Another derivation of the same words is kept, since other weights can make it
    the best.

    Parameters
    ----------
    references : sequence of sequences of str
        ``references[r][i]`` is reference *r* of sentence *i*.
    metric : Metric
    """

    def __init__(self, references: Sequence[Sequence[str]], metric: Metric) -> None:
        if not references or not references[0]:
            raise InputError("no references to tune on")
        self._widths: dict[str, int] = {}
        self._sentences: list[dict[tuple[object, ...], NBestEntry]] = [{} for _ in references[0]]
        self._statistics = TextStatistics(references, metric)

    def __len__(self) -> int:
        """Return the number of hypotheses."""
        return sum(len(entries) for entries in self._sentences)

    def add(self, lists: Sequence[Sequence[NBestEntry]]) -> int:
        """Merge n-best lists, one per sentence; return how many hypotheses were new."""
        if len(lists) != len(self._sentences):
            raise InputError(
                f"{len(lists)} n-best lists but {len(self._sentences)} reference sentences",
                remedy="give the reference that matches the lists",
            )
        before = len(self)
        for i, entries in enumerate(lists):
            if not entries:
                raise InputError(f"sentence {i} has no hypotheses")
            known = self._sentences[i]
            for entry in entries:
                known.setdefault((entry.text, *entry.features.items()), entry)
                for name, values in entry.features.items():
                    if self._widths.setdefault(name, len(values)) != len(values):
                        raise InputError(
                            f"sentence {i}: feature {name!r} has {len(values)} values, "
                            f"elsewhere {self._widths[name]}"
                        )
        return len(self) - before

    def pool(self) -> Pool:
        """Return everything accumulated so far."""
        lists = [list(known.values()) for known in self._sentences]
        entries = list(itertools.chain(*lists))
        rows = self._statistics.rows([[entry.text for entry in entries] for entries in lists])
        statistics = self._statistics.values[list(itertools.chain(*rows))]
        columns, features = feature_matrix(entries, self._widths)
        offsets = offsets_of([len(entries) for entries in lists])
        return Pool(columns, offsets, features, statistics, np.zeros(len(entries)))


def feature_matrix(
    entries: Iterable[NBestEntry], widths: Mapping[str, int]
) -> tuple[tuple[tuple[str, int], ...], Features]:
    """Return the columns and the feature values of some hypotheses, one row each."""
    columns = tuple((name, k) for name, width in widths.items() for k in range(width))
    first_column = {name: c for c, (name, k) in enumerate(columns) if k == 0}
    data: list[float] = []
    indices: list[int] = []
    indptr = [0]
    for entry in entries:
        for name, values in entry.features.items():
            start = first_column[name]
            data += values
            indices += range(start, start + len(values))
        indptr.append(len(data))
    matrix = sp.csr_array(
        (np.array(data), np.array(indices, np.int64), np.array(indptr, np.int64)),
        shape=(len(indptr) - 1, len(columns)),
    )
    matrix.sort_indices()
    if len(columns) > SPARSE_COLUMNS and matrix.nnz * 4 < matrix.shape[0] * matrix.shape[1]:
        matrix.eliminate_zeros()
        return columns, matrix
    return columns, matrix.toarray()
