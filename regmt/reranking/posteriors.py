"""Posterior probabilities over the n-best list (PORTAGE §8.1, features 5 and 9).

A candidate has the probability ``P(e) ∝ exp(scale · score)`` within its list. An *event* is
something that a candidate can show: a word at a place, an n-gram, a length. The posterior of an
event is the probability of the candidates that show it, and the score of a candidate is the sum of
the log posteriors of its events (Ueffing and Ney 2007; Zens and Ney 2006).
"""

from __future__ import annotations

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.reranking.candidates import MAX_ORDER, Candidates, posterior_weights

_FLOOR = 1e-10


def event_posteriors(row: Int64Array, event: Int64Array, weights: Float64Array) -> Float64Array:
    """Return the posterior of each event occurrence.

    Parameters
    ----------
    row : ndarray of int64, shape (n,)
        The candidate of each occurrence.
    event : ndarray of int64, shape (n,)
        What occurs; events of different sentences have different numbers.
    weights : ndarray of float64, shape (rows,)
        P of each candidate.
    """
    distinct, number = np.unique(event, return_inverse=True)
    # A candidate that shows an event twice has its probability counted once.
    shown = np.unique(number * len(weights) + row)
    mass = np.bincount(
        shown // len(weights), weights[shown % len(weights)], minlength=len(distinct)
    )
    return np.asarray(np.clip(mass, _FLOOR, 1.0)[number], np.float64)


def sum_of_logs(
    candidates: Candidates, row: Int64Array, key: Int64Array, *, scale: float
) -> Float64Array:
    """Return for each candidate the sum of the log posteriors of its events."""
    if not len(row):
        return np.zeros(len(candidates))
    event = candidates.sentence_of_row[row] * (int(key.max()) + 1) + key
    posteriors = event_posteriors(row, event, posterior_weights(candidates, scale=scale))
    sums = np.bincount(row, np.log(posteriors), minlength=len(candidates))
    return np.asarray(sums, np.float64)


def target_words(candidates: Candidates, *, scale: float = 1.0) -> Float64Array:
    """Events: word w stands at target position i."""
    row, word, position = _positions(candidates)
    return sum_of_logs(candidates, row, position * len(candidates.words[0]) + word, scale=scale)


def source_words(candidates: Candidates, links: Int64Array, *, scale: float = 1.0) -> Float64Array:
    """Events: word w translates source position j.

    Parameters
    ----------
    links : ndarray of int64, shape (words of all candidates,)
        The source position that each word is linked to, -1 for none.
    """
    row, word, _ = _positions(candidates)
    return sum_of_logs(candidates, row, (links + 1) * len(candidates.words[0]) + word, scale=scale)


def phrases(
    candidates: Candidates, links: Int64Array, *, by_source: bool, scale: float = 1.0
) -> Float64Array:
    """Events: a phrase stands at a target position, or translates a source position.

    N-best lists do not contain their phrases. Here a phrase is a longest run of words whose links
    stay or advance by one source word, or that have none. Its position is that of its first word.
    """
    row, word, position = _positions(candidates)
    if not len(row):
        return np.zeros(len(candidates))
    step = np.diff(links)
    elsewhere = (step < 0) | (step > 1) | ((step > 0) & (links[:-1] < 0))
    begins = np.concatenate(([True], (np.diff(row) != 0) | elsewhere))
    start = np.flatnonzero(begins)
    # The words of a phrase as one number: fold them in by ranking (number so far, next word).
    length = np.diff(np.append(start, len(row)))
    number = word[start].astype(np.int64)
    for k in range(1, int(length.max())):
        longer = np.flatnonzero(length > k)
        pair = number[longer] * len(candidates.words[0]) + word[start[longer] + k]
        _, ranked = np.unique(pair, return_inverse=True)
        number[longer] = int(number.max()) + 1 + ranked
    place = (links[start] + 1) if by_source else position[start]
    return sum_of_logs(
        candidates, row[start], place * (int(number.max()) + 1) + number, scale=scale
    )


def ngrams(candidates: Candidates, *, scale: float = 1.0) -> Float64Array:
    """Events: an n-gram, n = 1 … 4, occurs."""
    total = np.zeros(len(candidates))
    for order in range(1, MAX_ORDER + 1):
        row, ngram = candidates.ngrams(order)
        total += sum_of_logs(candidates, row, ngram, scale=scale)
    return total


def sentence_length(candidates: Candidates, *, scale: float = 1.0) -> Float64Array:
    """Event: the candidate has so many words."""
    rows = np.arange(len(candidates))
    return sum_of_logs(candidates, rows, candidates.lengths, scale=scale)


def reordering(candidates: Candidates, links: Int64Array, *, scale: float = 1.0) -> Float64Array:
    """Events: the word of source position j' follows that of source position j."""
    row, _, _ = _positions(candidates)
    pairs = np.flatnonzero(np.diff(row) == 0)
    width = int(links.max(initial=0)) + 2
    key = (links[pairs] + 1) * width + links[pairs + 1] + 1
    return sum_of_logs(candidates, row[pairs], key, scale=scale)


def ngram_frequency(candidates: Candidates) -> Float64Array:
    """Return the sum over the candidate's n-grams, n = 1 … 4, of their share in the list's n-grams.

    Chen et al. 2005: frequent n-grams of the list, regardless of the probability of the candidates.
    """
    total = np.zeros(len(candidates))
    for order in range(1, MAX_ORDER + 1):
        row, ngram = candidates.ngrams(order)
        if not len(row):
            continue
        sentence = candidates.sentence_of_row[row]
        event = sentence * (int(ngram.max()) + 1) + ngram
        _, number, counts = np.unique(event, return_inverse=True, return_counts=True)
        in_list = np.bincount(sentence, minlength=candidates.sentences)
        total += np.bincount(row, counts[number] / in_list[sentence], minlength=len(candidates))
    return total


def _positions(candidates: Candidates) -> tuple[Int64Array, Int64Array, Int64Array]:
    """Return the candidate, the word and the position of each word."""
    _, ids, offsets = candidates.words
    row = np.repeat(np.arange(len(candidates)), candidates.lengths)
    return row, ids.astype(np.int64), np.arange(len(ids)) - offsets[row]
