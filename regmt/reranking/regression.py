"""The RegMT score of a candidate: its distance from the predicted target features (6.2).

For a source sentence x one W is learned from the training pairs selected for it; all candidates y
are then compared with the prediction ``ŷ = W Φ_X(x)``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt
from scipy import sparse

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError
from regmt.core.parallel import map_in_order
from regmt.features.from_index import local_problem
from regmt.features.gapped import GappedNgramFeatures
from regmt.features.weighting import Weighting, order_weight
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors.stream import Recipe
from regmt.instance_selection.shared_index import shared_index
from regmt.learners.base import Learner
from regmt.learners.registry import make_learner
from regmt.reranking.brevity import brevity, predicted_length
from regmt.reranking.candidate_ngrams import CandidateNgrams

FDA = Recipe("fda")


@dataclass(frozen=True, kw_only=True)
class RegressionOptions:
    """How W is learned for a sentence, and what is compared.

    Parameters
    ----------
    learner : str
        One of `regmt.learners.LEARNERS`.
    learner_options : tuple of (name, value)
    selector : Recipe
        Of the training pairs.
    instances : int
        How many, the m of the regression.
    source_orders, target_orders : str
        Orders of the n-grams.
    weighting, alpha
        Weight of an n-gram by its order, in Φ_X and in the squared loss; see `order_weight`.
    boundaries : tuple of str
        Punctuation that no n-gram crosses (6.2.1).
    max_gap : int
        With more than 0, n-grams with a gap of up to so many words (8.2.1) instead.
    exclude_exact : bool
        Do not learn from training pairs whose source is the sentence itself.
    brevity_alpha : float
        α_BP of (6.3).
    brevity_form : {"reference", "printed"}
        See `brevity`.
    """

    learner: str = "fsr"
    learner_options: tuple[tuple[str, float | int | str], ...] = ()
    selector: Recipe = FDA
    instances: int = 100
    source_orders: str = "1-2"
    target_orders: str = "1-2"
    weighting: Weighting = "none"
    alpha: float = 1.0
    boundaries: tuple[str, ...] = ()
    max_gap: int = 0
    exclude_exact: bool = False
    brevity_alpha: float = 0.1316
    brevity_form: str = "reference"

    def __post_init__(self) -> None:
        if self.brevity_form not in ("reference", "printed"):
            raise InputError(
                f"unknown form of the brevity cost {self.brevity_form!r}",
                remedy="use reference or printed",
            )
        if self.max_gap and (self.weighting != "none" or self.boundaries):
            raise InputError("gapped n-grams have no weighting and no boundaries")
        for orders in (self.source_orders, self.target_orders):
            Orders.parse(orders)
        make_learner(self.learner, **dict(self.learner_options))


@dataclass(frozen=True)
class RegressionScores:
    r"""The scores of some candidates of one sentence.

    Attributes
    ----------
    loss : ndarray, shape (n,)
        (6.5): the squared loss to the prediction plus that of the features outside F_Y.
    uncovered : ndarray, shape (n,)
        The second part alone, ``‖Φ_Y(y) \ F_Y‖²``.
    brevity : ndarray, shape (n,)
        BP of (6.3).
    """

    loss: Float64Array
    uncovered: Float64Array
    brevity: Float64Array


class RegressionScorer:
    """Scores candidates by regression; one W per source sentence.

    Parameters
    ----------
    index : Index
        Of the training data, with n-grams of at least the orders asked for.
    options : RegressionOptions
    """

    def __init__(self, index: Index, options: RegressionOptions) -> None:
        self.index = index
        self.options = options
        self.selector = options.selector.make().fit(index)

    def score(self, source: str, candidates: Sequence[Sequence[str]]) -> RegressionScores:
        """Score the candidates of a sentence.

        Parameters
        ----------
        source : str
            The raw sentence; it goes through the preprocessing of the index.
        candidates : sequence of sequence of str
            Their words, prepared as the target side of the index.
        """
        options = self.options
        (selection,) = self.selector.select(
            [source], options.instances, exclude_exact=options.exclude_exact
        )
        compared = self._gapped if options.max_gap else self._spectrum
        return compared(source, selection.ids, candidates).scores(options)

    def _learner(self) -> Learner:
        return make_learner(self.options.learner, **dict(self.options.learner_options))

    def _spectrum(
        self, source: str, ids: Int64Array, candidates: Sequence[Sequence[str]]
    ) -> _Comparison:
        """Compare word n-grams: X and Y are rows of the index."""
        options, side = self.options, self.index.target
        orders = Orders.parse(options.target_orders)
        problem = local_problem(
            self.index,
            ids,
            source,
            source_orders=options.source_orders,
            target_orders=orders,
            weighting=options.weighting,
            alpha=options.alpha,
            boundaries=options.boundaries,
        )
        prediction = np.zeros(len(problem.target_ids))
        if problem.query.nnz and len(prediction):
            learner = self._learner().fit(problem.X, problem.Y, columns=problem.columns)
            prediction = learner.predict(problem.query).ravel()
        ngrams = CandidateNgrams.count(candidates, side, orders, options.boundaries)
        covered = np.isin(ngrams.ids, problem.target_ids)
        predicted = np.zeros(len(ngrams.ids))
        predicted[covered] = prediction[np.searchsorted(problem.target_ids, ngrams.ids[covered])]
        by_order = np.array(
            [
                order_weight(order, weighting=options.weighting, alpha=options.alpha)
                for order in range(1, orders.highest + 1)
            ]
        )
        predicted_order = np.searchsorted(side.table.starts, problem.target_ids, side="right")
        return _Comparison(
            counts=ngrams.counts,
            weights=by_order[ngrams.orders - 1],
            predicted=predicted,
            covered=covered,
            prediction=prediction,
            prediction_weights=by_order[predicted_order - 1],
        )

    def _gapped(
        self, source: str, ids: Int64Array, candidates: Sequence[Sequence[str]]
    ) -> _Comparison:
        """Compare gapped n-grams, counted anew in the selected pairs."""
        options, index = self.options, self.index
        selected = ids.tolist()
        sources = [index.source.text.sentence(i) for i in selected]
        targets = [index.target.text.sentence(i) for i in selected]
        query = index.source.text.preprocessing(source)
        source_map = GappedNgramFeatures(orders=options.source_orders, max_gap=options.max_gap)
        target_map = GappedNgramFeatures(orders=options.target_orders, max_gap=options.max_gap)
        # The features of the sentence come first, so that ties of the learners go to them.
        X = source_map.fit([query, *sources]).transform(sources)
        Y = target_map.fit([*targets, *candidates]).transform(targets)
        prediction = np.zeros(Y.shape[1])
        phi = source_map.transform([query])
        if selected:
            learner = self._learner().fit(X, Y, columns=phi.indices)
            prediction = learner.predict(phi).ravel()
        ones = np.ones(len(prediction))
        return _Comparison(
            counts=target_map.transform(candidates),
            weights=ones,
            predicted=prediction,
            covered=np.asarray(Y.sum(axis=0)).ravel() > 0,
            prediction=prediction,
            prediction_weights=ones,
        )


@dataclass(frozen=True, kw_only=True)
class _Comparison:
    """Candidates beside the prediction ŷ of their target features.

    Attributes
    ----------
    counts : csr_matrix, shape (n, f)
        Features of the candidates.
    weights, predicted : ndarray, shape (f,)
        The weight of each in the squared loss, and ŷ there.
    covered : ndarray of bool, shape (f,)
        Whether it is in F_Y.
    prediction, prediction_weights : ndarray
        The whole of ŷ, over F_Y, and the weights there.
    """

    counts: sparse.csr_matrix
    weights: Float64Array
    predicted: Float64Array
    covered: npt.NDArray[np.bool_]
    prediction: Float64Array
    prediction_weights: Float64Array

    def scores(self, options: RegressionOptions) -> RegressionScores:
        """Return the terms of (6.3) and (6.5)."""
        # ‖c − ŷ‖² = Σ_f w_f (c_f² − 2 c_f ŷ_f) + ‖ŷ‖²; ŷ is 0 outside F_Y, so (6.5) is this sum.
        squares = self.counts.multiply(self.counts)
        cross = self.counts @ (self.weights * self.predicted)
        whole = float((self.prediction_weights * self.prediction) @ self.prediction)
        length = np.asarray(self.counts.sum(axis=1)).ravel()
        estimate = predicted_length(self.prediction, alpha=options.brevity_alpha)
        return RegressionScores(
            np.maximum(squares @ self.weights - 2.0 * cross + whole, 0.0),
            np.asarray(squares @ (self.weights * ~self.covered)),
            brevity(length, estimate, form=options.brevity_form),
        )


def score_lists(
    index: Index,
    options: RegressionOptions,
    items: Sequence[tuple[str, list[list[str]]]],
    *,
    jobs: int = 1,
) -> Iterator[RegressionScores]:
    """Yield the scores of (source, candidates) pairs as `RegressionScorer.score` takes them.

    In order, by one process or several.
    """
    if jobs == 1 or len(items) == 1:
        scorer = RegressionScorer(index, options)
        for source, words in items:
            yield scorer.score(source, words)
        return
    with shared_index(index) as folder:  # which workers open memory-mapped
        yield from map_in_order(_score_in_worker, (folder, options), items, jobs=jobs)


def _score_in_worker(
    spec: tuple[str, RegressionOptions], item: tuple[str, list[list[str]]]
) -> RegressionScores:
    return _worker_scorer(spec).score(*item)


@lru_cache(maxsize=1)
def _worker_scorer(spec: tuple[str, RegressionOptions]) -> RegressionScorer:
    folder, options = spec
    return RegressionScorer(Index.open(folder), options)


def regmt_cost(scores: RegressionScores, *, brevity_weight: float = -13.68) -> Float64Array:
    """Return what (6.4) minimises, with the uncovered features of (6.5).

    Parameters
    ----------
    brevity_weight : float
        λ_BP; the default is the one found in 6.2.3 for English-German.
    """
    return scores.loss + brevity_weight * scores.brevity
