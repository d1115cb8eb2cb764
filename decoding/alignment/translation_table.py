"""The lexical table t(observed word | hidden word) of an alignment model, and its M-step."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.special import digamma

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.decoding.alignment import _kernels
from regmt.decoding.alignment.bitext import Bitext, Side
from regmt.decoding.map_estimate import map_estimate

UNSEEN = 1e-9
"""Probability of a word pair that the training text did not show."""


@dataclass
class TranslationTable:
    """t(f|e) for the word pairs of a text and for the empty word as e.

    Attributes
    ----------
    hidden : {"source", "target"}
        The side that generates the other.
    pair_starts, pair_targets
        The pairs, as in `Bitext`: source-major whatever the direction.
    n_target_words : int
    probability : ndarray of float64, shape (n_pairs,)
    null : ndarray of float64, shape (n_observed_words,)
        t(f | empty word).
    """

    hidden: Side
    pair_starts: Int64Array
    pair_targets: Int32Array
    n_target_words: int
    probability: Float64Array
    null: Float64Array

    @classmethod
    def uniform(cls, bitext: Bitext, hidden: Side) -> TranslationTable:
        """Return the table in which every observed word is equally likely."""
        n_observed = bitext.n_target_words if hidden == "source" else bitext.n_source_words
        return cls(
            hidden,
            bitext.pair_starts,
            bitext.pair_targets,
            bitext.n_target_words,
            np.full(bitext.n_pairs, 1.0 / n_observed),
            np.full(n_observed, 1.0 / n_observed),
        )

    def for_pairs_of(self, bitext: Bitext) -> tuple[Float64Array, Float64Array]:
        """Look up the pairs of another text with the same word ids.

        Word ids beyond this table's vocabularies are words that it does not know.

        Returns
        -------
        probability : ndarray of shape (bitext.n_pairs,)
        null : ndarray of shape (number of observed words of `bitext`,)
        """
        if bitext.pair_starts is self.pair_starts:
            return self.probability, self.null
        n_observed = bitext.n_target_words if self.hidden == "source" else bitext.n_source_words
        null = np.full(n_observed, UNSEEN)
        shared = min(n_observed, len(self.null))
        null[:shared] = self.null[:shared]
        probability = np.empty(bitext.n_pairs)
        _kernels.look_up_pairs(
            bitext.pair_starts,
            bitext.pair_targets,
            self.pair_starts,
            self.pair_targets,
            self.probability,
            UNSEEN,
            probability,
        )
        return probability, null


def maximize(
    bitext: Bitext,
    hidden: Side,
    counts: Float64Array,
    null_counts: Float64Array,
    *,
    alpha: float = 0.0,
    prior: tuple[Float64Array, Float64Array] | None = None,
    prior_strength: float = 0.0,
) -> TranslationTable:
    """M-step: turn expected counts of links into t(f|e).

    Maximum likelihood c(e,f)/c(e); with ``alpha > 0`` the mean-field estimate under a symmetric
    Dirichlet prior, exp(ψ(c(e,f)+α) - ψ(c(e)+αN(e))), N(e) the number of words seen with e; with
    `prior` the MAP estimate (c(e,f) + τ p0(f|e)) / (c(e) + τ).

    Parameters
    ----------
    counts : ndarray of shape (n_pairs,)
    null_counts : ndarray of shape (n_observed_words,)
        Expected links to the empty word.
    alpha : float
    prior : pair of ndarrays, optional
        Prior probabilities of the pairs and of the empty word, as `counts` and `null_counts`.
    prior_strength : float
        τ.
    """
    if hidden == "source":
        owner: Int32Array = bitext.pair_sources
        n_hidden = bitext.n_source_words
    else:
        owner = bitext.pair_targets
        n_hidden = bitext.n_target_words
    totals = np.bincount(owner, counts, n_hidden)
    null_total = float(null_counts.sum())
    if prior is not None:
        probability = map_estimate(counts, totals[owner], prior[0], prior_strength)
        null = map_estimate(null_counts, null_total, prior[1], prior_strength)
    elif alpha > 0.0:
        fertile = np.bincount(owner, minlength=n_hidden)
        log_totals = digamma(np.maximum(totals + alpha * fertile, alpha))
        probability = np.exp(digamma(counts + alpha) - log_totals[owner])
        null = np.exp(digamma(null_counts + alpha) - digamma(null_total + alpha * len(null_counts)))
    else:
        totals[totals == 0.0] = 1.0
        probability = counts / totals[owner]
        null = null_counts / (null_total or 1.0)
    return TranslationTable(
        hidden, bitext.pair_starts, bitext.pair_targets, bitext.n_target_words, probability, null
    )
