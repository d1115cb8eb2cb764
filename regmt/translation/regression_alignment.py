"""Word alignment from W (RegMT thesis, 8.7).

For a sentence pair, W is learned over single words from instances selected for its source side; a
source word is linked to the target words of the pair whose weight ``W[f_y, f_x]`` exceeds a
threshold (Eq 8.14). Only the words of the pair are responses, so this is quick. Where a word occurs
several times, each occurrence is linked to the nearest one by relative position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt
from scipy import sparse

from regmt.core.parallel import map_in_order
from regmt.decoding.alignment.error_rate import evaluate_alignment
from regmt.decoding.alignment.links import Links
from regmt.decoding.alignment.pharaoh import Gold
from regmt.features.from_index import local_problem
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors.stream import Recipe
from regmt.learners import make_linear_learner

UNIGRAMS = Orders(1, 1)
THRESHOLDS = tuple(np.round(np.arange(0.02, 0.81, 0.02), 2).tolist())


@dataclass(frozen=True)
class AlignmentRecipe:
    """How to align with W: small, hashable, picklable.

    Parameters
    ----------
    folder : str
        The index that holds the sentence pairs and from which instances are selected.
    learner : str
    learner_options : tuple of pairs
    selector : Recipe
    instances : int
        Training pairs per sentence.
    """

    folder: str
    learner: str
    learner_options: tuple[tuple[str, str | float | int], ...]
    selector: Recipe
    instances: int


class WordWeights:
    """Computes the weights between the words of sentence pairs of an index."""

    def __init__(self, index: Index, recipe: AlignmentRecipe) -> None:
        self.index = index
        self.selector = recipe.selector.make().fit(index)
        self.learner = make_linear_learner(recipe.learner, **dict(recipe.learner_options))
        self.instances = recipe.instances

    def matrix(self, pair: int) -> npt.NDArray[np.float64]:
        """Return ``W[f_y, f_x]`` of a pair's positions, shape (source words, target words)."""
        source, target = self.index.source.text, self.index.target.text
        sentence = source.lines[pair]
        ids = self.selector.select([sentence], self.instances)[0].ids
        problem = local_problem(
            self.index, ids, sentence, source_orders=UNIGRAMS, target_orders=UNIGRAMS
        )
        source_words, target_words = source[pair], target[pair]
        weights = np.zeros((len(source_words), len(target_words)))
        rows = _places(problem.target_ids, target_words)
        columns = _places(problem.source_ids, source_words)
        wanted = np.unique(rows[rows >= 0])
        if len(wanted) == 0 or not (columns >= 0).any():
            return weights
        coef = self.learner.fit(problem.X, problem.Y[:, wanted], columns=problem.columns).coef_
        dense = sparse.csr_matrix(coef).toarray()
        for j in np.flatnonzero(rows >= 0):
            row = dense[np.searchsorted(wanted, rows[j])]
            weights[columns >= 0, j] = row[columns[columns >= 0]]
        return weights


def word_weights(
    recipe: AlignmentRecipe, pairs: Sequence[int], *, jobs: int = 1
) -> Iterator[npt.NDArray[np.float64]]:
    """Yield the weights between the words of sentence pairs, in order."""
    return map_in_order(_weights_of, recipe, pairs, jobs=jobs)


@lru_cache(maxsize=1)
def _worker(recipe: AlignmentRecipe) -> WordWeights:
    return WordWeights(Index.open(recipe.folder), recipe)


def _weights_of(recipe: AlignmentRecipe, pair: int) -> npt.NDArray[np.float64]:
    return _worker(recipe).matrix(pair)


def links_above(
    weights: Sequence[npt.NDArray[np.float64]], index: Index, threshold: float
) -> Links:
    """Link words whose weight exceeds `threshold`; pair i is sentence pair i of the index."""
    sets = []
    for pair, matrix in enumerate(weights):
        source, target = index.source.text[pair], index.target.text[pair]
        links = set()
        for i, j in zip(*np.nonzero(matrix > threshold), strict=True):
            same_target = np.flatnonzero(target == target[j])
            same_source = np.flatnonzero(source == source[i])
            at = i / len(source)
            # The nearest occurrence of the target word, and i the nearest of its own to that.
            nearest = same_target[np.argmin(np.abs(same_target / len(target) - at))]
            back = same_source[np.argmin(np.abs(same_source / len(source) - j / len(target)))]
            if nearest == j or back == i:
                links.add((int(i), int(j)))
        sets.append(links)
    return Links.from_sets(sets)


def best_threshold(weights: Sequence[npt.NDArray[np.float64]], index: Index, gold: Gold) -> float:
    """Return the threshold of `THRESHOLDS` with the lowest AER on gold-aligned pairs."""
    errors = [
        evaluate_alignment(links_above(weights, index, threshold), gold).aer
        for threshold in THRESHOLDS
    ]
    return THRESHOLDS[int(np.argmin(errors))]


def _places(known: npt.NDArray[np.int64], words: npt.NDArray[np.int32]) -> npt.NDArray[np.int64]:
    """Return the place of each word among `known` n-gram ids (unigrams are words), -1 if absent."""
    by_id = np.argsort(known, kind="stable")
    if len(known) == 0:
        return np.full(len(words), -1, dtype=np.int64)
    place = np.minimum(np.searchsorted(known, words, sorter=by_id), len(known) - 1)
    found = by_id[place]
    return np.where(known[found] == words, found, -1)
