"""Word alignment from W (RegMT thesis, 8.7).

For a sentence pair, W is learned over single words from instances selected for its source side; a
source word is linked to the target words of the pair whose weight ``W[f_y, f_x]`` exceeds a
threshold (Eq 8.14). Only the words of the pair are responses, so this is fast. If a word occurs
several times, each occurrence is linked to the nearest one by relative position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.core.errors import InputError
from regmt.core.progress import progress
from regmt.decoding.alignment.error_rate import AlignmentScores, evaluate_alignment
from regmt.decoding.alignment.links import Links
from regmt.decoding.alignment.pharaoh import Gold
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.resources import Resources
from regmt.sentence.learner import SentenceLearner
from regmt.sentence.learning_options import LearningOptions

THRESHOLDS = tuple(np.round(np.arange(0.02, 0.81, 0.02), 2).tolist())


@dataclass(frozen=True, kw_only=True)
class AlignmentOptions(LearningOptions):
    """How W between single words is learned; see `LearningOptions`."""

    needs_w: ClassVar[bool] = True

    selector: str = "dice"
    ngrams: str = "1"


@dataclass(frozen=True, repr=False)
class RegressionAlignment:
    """The links of sentence pairs by W.

    Attributes
    ----------
    links : Links
    threshold : float
        Words of a higher weight are linked.
    scores : AlignmentScores or None
        Against gold links, of the pairs that the threshold was not chosen on.
    """

    links: Links
    threshold: float
    scores: AlignmentScores | None = None

    def __repr__(self) -> str:
        aer = "" if self.scores is None else f", AER {self.scores.aer:.4f}"
        n = len(self.links.source)
        return f"<{n} links of {len(self.links)} pairs, threshold {self.threshold:g}{aer}>"


def align_with_w(
    corpus: Corpus | Resources,
    options: AlignmentOptions | None = None,
    *,
    pairs: int | None = None,
    threshold: float = 0.2,
    gold: Gold | None = None,
    dev: int = 0,
    jobs: int = 1,
) -> RegressionAlignment:
    """Align the words of sentence pairs by W.

    Parameters
    ----------
    corpus : Corpus or Resources
        The sentence pairs; W of each is learned from the others.
    options : AlignmentOptions, optional
    pairs : int, optional
        Align only the first ones; by default all.
    threshold : float
        Link words of a higher weight.
    gold : Gold, optional
        Gold links of the first pairs, to score by.
    dev : int
        Choose the threshold on so many gold pairs; the others are scored.
    jobs : int
        Processes.
    """
    options = options or AlignmentOptions()
    if (gold is None and dev) or (gold is not None and dev >= len(gold)):
        raise InputError(
            f"{dev} dev pairs leave no gold pairs to score",
            remedy="give gold links of more pairs",
        )
    if isinstance(corpus, Corpus):
        corpus = Resources(Index.build(corpus, order=options.index_order))
    index = corpus.index
    n = len(index) if pairs is None else min(pairs, len(index))
    found = word_weights(corpus, options, range(n), jobs=jobs)
    weights = list(progress(found, what="align", total=n, unit="pair"))
    if gold is None:
        return RegressionAlignment(links_above(weights, index, threshold), threshold)
    if dev:
        threshold = best_threshold(weights[:dev], index, gold.select(range(dev)))
    links, rest = links_above(weights, index, threshold), range(dev, len(gold))
    scores = evaluate_alignment(links.select(rest), gold.select(rest))
    return RegressionAlignment(links, threshold, scores)


def word_weights(
    resources: Resources, options: AlignmentOptions, pairs: Iterable[int], *, jobs: int = 1
) -> Iterator[Float64Array]:
    """Yield ``W[f_y, f_x]`` of the positions of sentence pairs, (source words, target words)."""
    make = partial(SentenceLearner.of, options)
    return resources.map(make, pair_weights, pairs, jobs=jobs)


def pair_weights(learner: SentenceLearner, pair: int) -> Float64Array:
    """Return the weights between the words of one sentence pair of the index."""
    source, target = learner.index.source.text, learner.index.target.text
    model = learner.learn(source.stored(pair), only=target[pair])
    # Unigrams have the ids of their words.
    rows = _places(model.problem.target_ids, target[pair])
    columns = _places(model.problem.source_ids, source[pair])
    weights = np.zeros((len(columns), len(rows)))
    assert model.coef is not None
    dense = model.coef[rows[rows >= 0]].toarray()
    weights[np.ix_(columns >= 0, rows >= 0)] = dense[:, columns[columns >= 0]].T
    return weights


def links_above(weights: Sequence[Float64Array], index: Index, threshold: float) -> Links:
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


def best_threshold(weights: Sequence[Float64Array], index: Index, gold: Gold) -> float:
    """Return the threshold of `THRESHOLDS` with the lowest AER on gold-aligned pairs."""
    errors = [
        evaluate_alignment(links_above(weights, index, threshold), gold).aer
        for threshold in THRESHOLDS
    ]
    return THRESHOLDS[int(np.argmin(errors))]


def _places(known: Int64Array, words: Int32Array) -> Int64Array:
    """Return the place of each word among `known` n-gram ids (unigrams are words), -1 if absent."""
    by_id = np.argsort(known, kind="stable")
    if len(known) == 0:
        return np.full(len(words), -1, dtype=np.int64)
    place = np.minimum(np.searchsorted(known, words, sorter=by_id), len(known) - 1)
    found = by_id[place]
    return np.where(known[found] == words, found, -1)
