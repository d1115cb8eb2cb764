"""All scores of all candidates in one matrix with standardised columns, and their weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array, offsets_of, places_of
from regmt.core.errors import InputError
from regmt.decoding.nbest import NBestEntry
from regmt.decoding.weights import Weights
from regmt.metrics import Metric
from regmt.reranking.candidates import Candidates
from regmt.reranking.score_models import ScoreModels
from regmt.reranking.scores import FEATURES, SCORES, compute_scores
from regmt.tuning.pool import Pool, feature_matrix, vector_weights
from regmt.tuning.tuner import Tuner


class UnfitWeights(InputError):
    """Weights that do not belong to the scores."""


@dataclass(frozen=True)
class ScoreMatrix:
    """Scores of candidates.

    Attributes
    ----------
    columns : tuple of (name, index)
        Column c is value `index` of the score or feature `name`.
    values : ndarray, shape (rows, columns)
    prior : ndarray, shape (columns,)
        Weights to begin with, for columns of unit spread.
    offsets : ndarray of int64, shape (sentences + 1,)
    """

    columns: tuple[tuple[str, int], ...]
    values: Float64Array
    prior: Float64Array
    offsets: Int64Array

    @property
    def names(self) -> list[str]:
        """The names of the scores, each once."""
        return list(dict.fromkeys(name for name, _ in self.columns))

    def pool(self, statistics: Float64Array) -> Pool:
        """Return what tuners learn from, given the metric's statistics of each row."""
        base = np.zeros(len(self.values))
        return Pool(self.columns, self.offsets, self.values, statistics, base)

    def only(self, names: Sequence[str]) -> ScoreMatrix:
        """Return the columns of some names."""
        keep = [c for c, (name, _) in enumerate(self.columns) if name in names]
        columns = tuple(self.columns[c] for c in keep)
        return ScoreMatrix(columns, self.values[:, keep], self.prior[keep], self.offsets)

    def head(self, sentences: int) -> ScoreMatrix:
        """Return the first sentences."""
        offsets = self.offsets[: sentences + 1]
        return ScoreMatrix(self.columns, self.values[: offsets[-1]], self.prior, offsets)

    def take(self, sentences: Int64Array) -> tuple[ScoreMatrix, Int64Array]:
        """Return some sentences, and which rows theirs were."""
        sizes = np.diff(self.offsets)[sentences]
        rows = places_of(self.offsets[sentences], sizes)
        return ScoreMatrix(self.columns, self.values[rows], self.prior, offsets_of(sizes)), rows

    def centred(self) -> Float64Array:
        """Return the values minus their mean over the sentence: the ranking is the same."""
        sizes = np.diff(self.offsets)
        means = np.add.reduceat(self.values, self.offsets[:-1], axis=0) / sizes[:, None]
        return self.values - np.repeat(means, sizes, axis=0)

    def spread(self) -> Float64Array:
        """Return the standard deviation of each column within sentences; 1 where it is 0."""
        spread = np.sqrt((self.centred() ** 2).mean(axis=0))
        largest = np.abs(self.values).max(axis=0, initial=0.0)
        return np.where(spread > 1e-9 * largest, spread, 1.0)

    def default_weights(self) -> Weights:
        """Return the weights before any tuning: the priors, for columns of unit spread."""
        return self.weights(self.prior / self.spread())

    def weights(self, vector: Float64Array) -> Weights:
        """Return the weights that `vector` holds, by name."""
        return vector_weights(self.columns, vector)

    def combine(self, weights: Mapping[str, Sequence[float]]) -> Float64Array:
        """Return the weighted sum of the columns, shape (rows,)."""
        for name in weights:
            width = sum(own == name for own, _ in self.columns)
            if width and width != len(weights[name]):
                raise UnfitWeights(
                    f"{len(weights[name])} weights for {name!r}, which has {width} values",
                    remedy="give one for each value",
                )
        if not any(name in weights for name in self.names):
            raise UnfitWeights(
                "no weight for any of the scores", remedy=f"they are {', '.join(self.names)}"
            )
        vector = [weights[name][k] if name in weights else 0.0 for name, k in self.columns]
        # Column by column: a row's sum must not depend on how many rows there are.
        total = np.zeros(len(self.values))
        for c, weight in enumerate(vector):
            total += weight * self.values[:, c]
        return total


@dataclass(frozen=True, repr=False)
class Choice:
    """Candidates chosen by a weighted sum of scores.

    Attributes
    ----------
    candidates : Candidates
    weights : Weights
        Of the scores.
    scores : ndarray, shape (rows,)
        The weighted sums.
    chosen : ndarray of int64, shape (sentences,)
        The row of the candidate chosen for each sentence.
    """

    candidates: Candidates
    weights: Weights
    scores: Float64Array
    chosen: Int64Array

    @property
    def texts(self) -> list[str]:
        """The candidate chosen for each sentence."""
        return [self.candidates.lines[row] for row in self.chosen]


def score_matrix(
    names: Sequence[str],
    candidates: Candidates,
    models: ScoreModels,
    *,
    lists: Sequence[Sequence[NBestEntry]] | None = None,
) -> ScoreMatrix:
    """Compute scores and collect them in one matrix.

    Parameters
    ----------
    names : sequence of str
        Of `SCORES`; ``features`` for those of the lists.
    lists : n-best lists, optional
        For their own features. A score whose name they use already is called ``NAME2``.
    """
    entries = [entry for entries in lists or () for entry in entries]
    own: dict[str, int] = {}
    for entry in entries:
        for name, values in entry.features.items():
            own.setdefault(name, len(values))
    columns: list[tuple[str, int]] = []
    blocks: list[Float64Array] = []
    prior: list[float] = []
    if FEATURES in names:
        if not own:
            raise InputError("the candidates have no features of their own")
        found, matrix = feature_matrix(entries, own)
        columns += found
        blocks.append(matrix if isinstance(matrix, np.ndarray) else matrix.toarray())
        prior += [0.0 if "model" in names else 1.0] * len(found)
    scores = compute_scores([n for n in names if n != FEATURES], candidates, models)
    for name, block in scores.items():
        shown = f"{name}2" if name in own else name
        columns += [(shown, k) for k in range(block.shape[1])]
        blocks.append(block)
        prior += [SCORES[name].prior] * block.shape[1]
    if not columns:
        raise InputError("no scores to rank by")
    return ScoreMatrix(tuple(columns), np.hstack(blocks), np.array(prior), candidates.offsets)


def tune_weights(
    matrix: ScoreMatrix,
    statistics: Float64Array,
    *,
    metric: Metric,
    tuner: Tuner,
    start: Weights | None = None,
    seed: int = 0,
) -> Weights:
    """Learn the weights of the scores from candidates whose quality is known.

    The tuner sees columns of mean 0 and equal spread within sentences, so that a squared loss and
    a log probability start on equal terms; the weights returned are for the scores as they are.

    Parameters
    ----------
    statistics : ndarray, shape (rows, k)
        The metric's statistics of each candidate.
    start : Weights, optional
        By default those of the list's own model score where it is among the columns, else
        `default_weights`.
    """
    spread = matrix.spread()
    scaled = ScoreMatrix(matrix.columns, matrix.centred() / spread, matrix.prior, matrix.offsets)
    pool = scaled.pool(statistics)
    if start is None:
        has_model = "model" in matrix.names
        start = Weights({"model": 1.0}) if has_model else matrix.default_weights()
    learned = tuner.tune(pool, pool.vector(start) * spread, metric, (seed, 0))
    return matrix.weights(learned / spread)
