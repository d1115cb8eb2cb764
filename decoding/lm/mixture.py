"""Linear mixtures of language models, with weights estimated by EM.

p(w | h) = Σ_k λ_k p_k(w | h), with λ estimated on a text similar to the one to translate.
PORTAGE (section 5.1) estimates λ on the source side with models of the source language and applies
it to models of the target language.

The vocabulary of a mixture is the union of those of its models. A model gives a word that only
other models know the probability zero, not that of ``<unk>``; the mixture therefore sums to one.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError
from regmt.decoding.lm import _kernels
from regmt.decoding.lm.language_model import BEGIN, END, UNKNOWN_WORD, LanguageModel, SentenceScore
from regmt.instance_selection.vocabulary import Vocabulary


def em_weights(
    probabilities: Float64Array, *, tolerance: float = 1e-6, max_iterations: int = 1000
) -> tuple[Float64Array, list[float]]:
    """Estimate mixture weights by EM, from uniform ones.

    λ_k ← mean_i λ_k p_k(w_i | h_i) / Σ_j λ_j p_j(w_i | h_i)   (PORTAGE, section 5.1)

    Parameters
    ----------
    probabilities : ndarray of float64, shape (n_tokens, n_models)
        p_k(w_i | h_i), not logarithms; no row may be all zero.
    tolerance : float
        Stop when no weight moves by more.

    Returns
    -------
    weights : ndarray of float64, shape (n_models,)
    log_likelihoods : list of float
        Mean log10 p per token before each iteration and at the end; never falls.
    """
    n_tokens, n_models = probabilities.shape
    if n_tokens == 0 or not (probabilities.max(axis=1) > 0).all():
        raise InputError(
            "mixture weights need text whose words are each known to at least one model"
        )
    weights = np.full(n_models, 1.0 / n_models)
    mixed = probabilities @ weights
    log_likelihoods = [float(np.log10(mixed).mean())]
    for _ in range(max_iterations):
        updated = weights * (probabilities / mixed[:, None]).mean(axis=0)
        updated /= updated.sum()
        moved = float(np.abs(updated - weights).max())
        weights = updated
        mixed = probabilities @ weights
        log_likelihoods.append(float(np.log10(mixed).mean()))
        if moved <= tolerance:
            break
    return weights, log_likelihoods


class Mixture:
    """A linear mixture of language models.

    Parameters
    ----------
    models : sequence of LanguageModel
    weights : sequence of float
        One per model, not negative; they are made to sum to one.
    """

    def __init__(self, models: Sequence[LanguageModel], weights: Sequence[float]) -> None:
        self.models = list(models)
        self.weights: Float64Array = np.asarray(weights, dtype=np.float64)
        if not self.models or self.weights.shape != (len(self.models),):
            raise InputError(
                f"{len(self.weights)} mixture weights for {len(self.models)} language models"
            )
        if not (self.weights >= 0).all() or not 0 < self.weights.sum() < np.inf:
            raise InputError("mixture weights must not be negative and not all 0")
        self.weights = self.weights / self.weights.sum()

    @classmethod
    def fit(cls, models: Sequence[LanguageModel], sentences: Iterable[Sequence[str]]) -> Mixture:
        """Mix `models` with the weights that EM finds on `sentences`.

        Words that no model knows do not count.
        """
        mixture = cls(models, [1.0] * len(models))
        probabilities, unknown, _ = mixture._probabilities(sentences)
        return cls(models, em_weights(probabilities[~unknown])[0].tolist())

    def _probabilities(
        self, sentences: Iterable[Sequence[str]]
    ) -> tuple[Float64Array, npt.NDArray[np.bool_], list[int]]:
        """Return p of each token by each model, whether none knows it, and the sentences' ends."""
        sentences = list(sentences)
        columns, unknowns = [], []
        for model in self.models:
            scores = model.score_sentences(sentences)
            columns.append(np.concatenate([np.empty(0), *(score.logprobs for score in scores)]))
            unknowns.append(
                np.concatenate([np.empty(0, bool), *(score.unknown for score in scores)])
            )
        unknown = np.stack(unknowns, axis=1)
        nobody_knows = np.logical_and.reduce(unknown, axis=1)
        probabilities = 10.0 ** np.stack(columns, axis=1)
        probabilities[unknown & ~nobody_knows[:, None]] = 0.0
        ends = list(itertools.accumulate(len(sentence) + 1 for sentence in sentences))
        return probabilities, nobody_knows, ends

    def score_sentences(self, sentences: Iterable[Sequence[str]]) -> list[SentenceScore]:
        """Return the scores of tokenised sentences."""
        probabilities, unknown, ends = self._probabilities(sentences)
        logprobs = np.log10(probabilities @ self.weights)
        return [
            SentenceScore(logprobs[a:b], unknown[a:b]) for a, b in itertools.pairwise([0, *ends])
        ]

    def score(self, words: Sequence[str]) -> float:
        """Return log10 p of a sentence, from its beginning to its end."""
        return self.score_sentences([words])[0].total

    def merge(self) -> LanguageModel:
        """Return one back-off model of all n-grams of the models, for instance for a decoder.

        Its n-grams have the probabilities of the mixture; others get theirs by back-off, with
        weights that make the model sum to one.
        """
        vocabulary = Vocabulary([UNKNOWN_WORD, BEGIN, END])
        in_union = [
            np.array([vocabulary.add(word) for word in model.vocabulary.words], dtype=np.int64)
            for model in self.models
        ]
        n_words = len(vocabulary)
        in_model = [np.zeros(n_words, dtype=np.int64) for _ in self.models]
        for own, union in zip(in_model, in_union, strict=True):
            own[union] = np.arange(len(union))

        parents, words = [np.zeros(1, np.int64)], [np.zeros(1, np.int64)]
        logprobs, starts = [np.zeros(1)], [0, 1]
        states = [np.zeros(1, np.int64) for _ in self.models]  # of each model after each n-gram
        nodes = [np.zeros(len(model.parent), np.int64) for model in self.models]  # in the union
        for k in range(1, max(model.order for model in self.models) + 1):
            keys = []
            for model, union, node in zip(self.models, in_union, nodes, strict=True):
                at = _nodes_of_order(model, k)
                keys.append(node[model.parent[at]] * n_words + union[model.word[at]])
            distinct = np.unique(np.concatenate(keys)) if k > 1 else np.arange(n_words)
            for model, node, key in zip(self.models, nodes, keys, strict=True):
                node[_nodes_of_order(model, k)] = np.searchsorted(distinct, key) + starts[-1]
            parent, word = np.divmod(distinct, n_words)
            probability = np.zeros(len(distinct))
            for m, model in enumerate(self.models):
                own = in_model[m][word]
                before = states[m][parent - starts[-2]]
                logprob, states[m] = np.empty(len(own)), np.empty(len(own), np.int64)
                _kernels.step_all(model.arrays, before, own, logprob, states[m])
                knows = (own > 0) | (word == 0)
                probability += self.weights[m] * np.where(knows, 10.0**logprob, 0.0)
            parents.append(parent)
            words.append(word)
            with np.errstate(divide="ignore"):
                logprobs.append(np.maximum(np.log10(probability), -99.0))
            starts.append(starts[-1] + len(distinct))
        return _normalised(vocabulary, np.array(starts[1:]), parents, words, logprobs)


def _nodes_of_order(model: LanguageModel, k: int) -> slice:
    return slice(model.starts[k - 1], model.starts[k]) if k <= model.order else slice(0, 0)


def _normalised(
    vocabulary: Vocabulary,
    starts: Int64Array,
    parents: list[Int64Array],
    words: list[Int64Array],
    logprobs: list[Float64Array],
) -> LanguageModel:
    """Make a model of n-grams and their probabilities that sums to one for every context."""
    parent = np.concatenate(parents).astype(np.int32)
    word = np.concatenate(words).astype(np.int32)
    logprob = np.concatenate(logprobs)
    backoff = np.zeros(len(logprob))
    linked = LanguageModel(vocabulary, starts, parent, word, logprob, backoff).arrays
    _kernels.normalise_backoffs(linked.table, starts, parent, word, linked.suffix, logprob, backoff)
    return LanguageModel(vocabulary, starts, parent, word, logprob, backoff, table=linked.table)
