"""The RegMT score of a candidate: its distance from the predicted target features (6.2).

For a source sentence x one W is learned from the training pairs selected for it; all candidates y
are then compared with the prediction ``ŷ = W Φ_X(x)``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy import sparse

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError, check_choice
from regmt.core.parallel import Openable, Spec, spec_of
from regmt.features.gapped import GappedNgramFeatures
from regmt.features.weighting import order_weight
from regmt.instance_selection.index import Index
from regmt.instance_selection.sentence import Sentence
from regmt.reranking.brevity import brevity, predicted_length
from regmt.reranking.candidate_ngrams import CandidateNgrams
from regmt.sentence.learner import SentenceLearner
from regmt.sentence.learning_options import LearningOptions


@dataclass(frozen=True, kw_only=True)
class RegressionOptions(LearningOptions):
    """How W is learned for a sentence, see `LearningOptions`, and what is compared.

    Parameters
    ----------
    max_gap : int
        If more than 0, features of both sides may have a gap of up to this many words (8.2.1).
    brevity_alpha : float
        α_BP of (6.3).
    brevity_form : {"reference", "printed"}
        See `brevity`.
    """

    brevity_alpha: float = 0.1316
    brevity_form: str = "reference"

    def __post_init__(self) -> None:
        super().__post_init__()
        check_choice("form of the brevity cost", self.brevity_form, ("reference", "printed"))
        if self.max_gap and (self.weighting != "none" or self.boundaries or self.subwords):
            raise InputError("gapped n-grams support neither weighting, boundaries nor sub-words")


class RegressionScores(NamedTuple):
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


class RegressionScorer(Openable):
    """Scores candidates by regression; one W per source sentence.

    Parameters
    ----------
    index : Index
        Of the training data, with n-grams of all orders in the options.
    options : RegressionOptions
    """

    def __init__(self, index: Index, options: RegressionOptions) -> None:
        self.options = options
        self.learner = SentenceLearner(index, options)

    @property
    def spec(self) -> Spec | None:
        """How a worker makes it."""
        return spec_of(RegressionScorer, self.learner.index, self.options)

    def score(self, source: str, candidates: Sequence[Sequence[str]]) -> RegressionScores:
        """Score the candidates of a sentence.

        Parameters
        ----------
        source : str
            The raw sentence; it goes through the preprocessing of the index.
        candidates : sequence of sequence of str
            Their words, prepared as the target side of the index.
        """
        compared = self._gapped if self.options.max_gap else self._spectrum
        return compared(self.learner.encode(source), candidates).scores(self.options)

    def _spectrum(self, source: Sentence, candidates: Sequence[Sequence[str]]) -> _Comparison:
        """Compare word n-grams: X and Y are rows of the index."""
        options, side = self.options, self.learner.index.target
        model = self.learner.learn(source)
        known, orders = model.problem.target_ids, options.orders
        ngrams = CandidateNgrams.count(candidates, side, orders, options.boundaries)
        covered = np.isin(ngrams.ids, known)
        predicted = np.zeros(len(ngrams.ids))
        predicted[covered] = model.prediction[np.searchsorted(known, ngrams.ids[covered])]
        by_order = np.array(
            [
                order_weight(order, weighting=options.weighting, alpha=options.alpha)
                for order in range(1, orders.highest + 1)
            ]
        )
        predicted_order = np.searchsorted(side.table.starts, known, side="right")
        return _Comparison(
            counts=ngrams.counts,
            weights=by_order[ngrams.orders - 1],
            predicted=predicted,
            covered=covered,
            prediction=model.prediction,
            prediction_weights=by_order[predicted_order - 1],
        )

    def _gapped(self, source: Sentence, candidates: Sequence[Sequence[str]]) -> _Comparison:
        """Compare gapped n-grams, recounted in the selected pairs."""
        options, index = self.options, self.learner.index
        selected = self.learner.select(source).ids.tolist()
        sources = [index.source.text.sentence(i) for i in selected]
        targets = [index.target.text.sentence(i) for i in selected]
        source_map = GappedNgramFeatures(orders=options.ngrams, max_gap=options.max_gap)
        target_map = GappedNgramFeatures(orders=options.ngrams, max_gap=options.max_gap)
        # The features of the sentence come first, so that ties of the learners go to them.
        X = source_map.fit([source.tokens, *sources]).transform(sources)
        Y = target_map.fit([*targets, *candidates]).transform(targets)
        prediction = np.zeros(Y.shape[1])
        phi = source_map.transform([source.tokens])
        if selected:
            prediction = self.learner.regressor.learn(X, Y, phi.indices).output(phi).ravel()
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
    """Candidates and the prediction ŷ of their target features.

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


def regmt_cost(scores: RegressionScores, *, brevity_weight: float = -13.68) -> Float64Array:
    """Return what (6.4) minimises, with the uncovered features of (6.5).

    Parameters
    ----------
    brevity_weight : float
        λ_BP; the default is the one found in 6.2.3 for English-German.
    """
    return scores.loss + brevity_weight * scores.brevity
