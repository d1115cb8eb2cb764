"""Sums and counts of words over sentences, for dice and alignment scores."""

import numpy as np

from regmt.core.compile import kernel


@kernel
def cooccurrences(postings, rows, seen, words):
    """Count the words that occur with a source word, once per sentence pair.

    Parameters
    ----------
    postings : ndarray of int32
        The sentences that hold the source word.
    rows : IncidenceArrays
        Target sentence → its distinct n-grams, ascending, unigrams (below n_words) first.
    seen : ndarray of int32, shape (n_words,)
        Zeros on entry; the counts C(x, y) on return.
    words : ndarray of int32, shape (n_words,)
        Filled with the words counted.

    Returns
    -------
    int
        How many words were counted.
    """
    n = 0
    for sentence in postings:
        for p in range(rows.indptr[sentence], rows.indptr[sentence + 1]):
            word = rows.indices[p]
            if word >= len(seen):
                break
            if seen[word] == 0:
                words[n] = word
                n += 1
            seen[word] += 1
    return n


@kernel
def sum_over_tokens(tokens, offsets, sentences, weight, total):
    """Set `total` to the sum of the weights of the tokens of each of `sentences`."""
    for k in range(len(sentences)):
        value = 0.0
        for p in range(offsets[sentences[k]], offsets[sentences[k] + 1]):
            value += weight[tokens[p]]
        total[k] = value


@kernel
def link_words(postings, n_source, rows, tokens, offsets, frequency, link):
    """Link each target token to the source word of its pair with the highest dice coefficient.

    Parameters
    ----------
    postings, rows : IncidenceArrays
        Source n-gram → sentences, the first `n_source` being the words; and target sentence → its
        distinct n-grams.
    tokens, offsets
        The target text.
    frequency : ndarray of int64, shape (n_target,)
        In how many sentences each target word occurs.
    link : ndarray of int32, shape (n_tokens,)
        Filled with source words; among equals the lowest id.
    """
    seen = np.zeros(len(frequency), np.int32)
    words = np.empty(len(frequency), np.int32)
    best = np.zeros(len(tokens))
    for x in range(n_source):
        holders = postings.indices[postings.indptr[x] : postings.indptr[x + 1]]
        n = cooccurrences(holders, rows, seen, words)
        for sentence in holders:
            for p in range(offsets[sentence], offsets[sentence + 1]):
                y = tokens[p]
                dice = 2 * seen[y] / (len(holders) + frequency[y])
                if dice > best[p]:
                    best[p] = dice
                    link[p] = x
        for k in range(n):
            seen[words[k]] = 0
