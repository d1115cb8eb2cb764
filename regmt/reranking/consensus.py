"""Similarity of a candidate to the others: CBLEU (6.3, 7.4.2) and minimum Bayes risk."""

from __future__ import annotations

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array, offsets_of
from regmt.core.errors import InputError
from regmt.metrics.base import divide
from regmt.reranking import _kernels
from regmt.reranking.candidates import MAX_ORDER, Candidates, posterior_weights

MOST_CANDIDATES = 10_000
"""In one list; the time grows with the square of their number."""


def comparative_bleu(candidates: Candidates) -> Float64Array:
    """Return CBLEU: the mean sentence BLEU of each candidate against the others of its list.

    Sentence BLEU is smoothed by ``max(matches, 1/(2·length))`` with the length of the candidate
    (printed as a power of two in 6.3.2; this form gives the BLEU column of Table 8.2). The only
    candidate of a sentence has 0.

    Returns
    -------
    ndarray, shape (rows,), from 0 to 1
    """
    sums = _weighted_sums(candidates, np.ones(len(candidates)))
    others = np.diff(candidates.offsets)[candidates.sentence_of_row] - 1
    return divide(sums, others)


def expected_bleu(candidates: Candidates, weights: Float64Array | None = None) -> Float64Array:
    """Return ``Σ_b P(b) BLEU(a, b)``: its maximum is the minimum-Bayes-risk decision.

    Parameters
    ----------
    weights : ndarray, shape (rows,), optional
        P, summing to 1 over each list; by default `posterior_weights`.
    """
    weights = posterior_weights(candidates) if weights is None else weights
    itself = np.where(candidates.lengths > 0, weights * _self_bleu(candidates), 0.0)
    return _weighted_sums(candidates, weights) + itself


def _self_bleu(candidates: Candidates) -> Float64Array:
    """Return the smoothed BLEU of each candidate against itself: 1, less if it is very short."""
    length = np.maximum(candidates.lengths, 1)
    missing = np.maximum(0, MAX_ORDER - length)  # orders that have no n-gram
    return np.asarray((0.5 / length) ** (missing / MAX_ORDER))


def _weighted_sums(candidates: Candidates, weights: Float64Array) -> Float64Array:
    longest = int(np.diff(candidates.offsets).max(initial=0))
    if longest > MOST_CANDIDATES:
        raise InputError(
            f"a list of {longest:,} candidates, of which each would be compared with all others",
            remedy=f"keep the best {MOST_CANDIDATES:,} or use other scores",
        )
    ids, starts = candidates.remember("sorted n-grams", lambda: _sorted_ngrams(candidates))
    out = np.zeros(len(candidates))
    _kernels.pairwise_bleu(
        ids, starts, candidates.lengths, candidates.offsets, weights, MAX_ORDER, out
    )
    return out


def _sorted_ngrams(candidates: Candidates) -> tuple[Int64Array, Int64Array]:
    """Return the n-grams of each candidate and order, sorted, and where each such bag starts."""
    found = [candidates.ngrams(order) for order in range(1, MAX_ORDER + 1)]
    bag = np.concatenate([row * MAX_ORDER + k for k, (row, _) in enumerate(found)])
    ngrams = np.concatenate([ngram for _, ngram in found])
    starts = offsets_of(np.bincount(bag, minlength=len(candidates) * MAX_ORDER))
    return ngrams[np.lexsort((ngrams, bag))], starts
