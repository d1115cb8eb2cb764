"""The difference of perplexities under what is selected and under the queries."""

from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.core.compile import kernel, part
from regmt.instance_selection.selectors._queue_kernels import best_free


class BigramText(NamedTuple):
    """The sentences of a corpus as bigrams: those with ``n_words <= id < end``."""

    rows: tuple  # IncidenceArrays: sentence → its n-grams
    n_words: int
    end: int
    parts: Int32Array  # (n-grams, 2) first and second word of a bigram
    opening: Int32Array  # first word of each sentence
    lengths: Int64Array  # words of each sentence


class BigramModel(NamedTuple):
    """Counts of words, of words before another and of bigrams; and how they are smoothed."""

    words: Float64Array
    histories: Float64Array
    bigrams: Float64Array
    alpha: float
    weight: float


@part
def sentence_log_probability(text, model, n_tokens, sentence):
    """Natural logarithm of the probability of a sentence under the bigram model of `perplexity`.

    ``P(w | v) = λ C(vw)/C(v) + (1-λ) P(w)``, ``P(w) = (C(w) + α) / (N + α (V+1))``; the first
    word, and a word after an unseen one, has P(w).
    """
    n_words, parts, rows = text.n_words, text.parts, text.rows
    words, histories, alpha, weight = model.words, model.histories, model.alpha, model.weight
    mass = n_tokens + alpha * (n_words + 1)
    total = 0.0
    product = (words[text.opening[sentence]] + alpha) / mass
    for p in range(rows.indptr[sentence], rows.indptr[sentence + 1]):
        f = rows.indices[p]
        if f < n_words:
            continue
        if f >= text.end:
            break
        v, w = parts[f, 0], parts[f, 1]
        probability = (words[w] + alpha) / mass
        if histories[v] > 0:
            probability = weight * model.bigrams[f] / histories[v] + (1 - weight) * probability
        for _ in range(rows.counts[p]):
            product *= probability
            if product < 1e-200:  # far from underflow, and few logarithms
                total += np.log(product)
                product = 1.0
    return total + np.log(product)


@kernel
def log_probabilities(text, model, n_tokens, candidates):
    """`sentence_log_probability` of each candidate."""
    scores = np.empty(len(candidates))
    for c in range(len(candidates)):
        scores[c] = sentence_log_probability(text, model, n_tokens, candidates[c])
    return scores


@kernel
def perplexity_difference(text, model, candidates, query_score, budget):
    """Select greedily by log perplexity under L minus log perplexity under U.

    `query_score` holds log P_U(S) of each candidate; `model` has the counts of L, zeros on entry.
    Returns places of candidates and their scores.
    """
    rows, lengths = text.rows, text.lengths
    out, out_scores = np.empty(budget, np.int32), np.empty(budget)
    n = len(candidates)
    taken = np.zeros(n, np.bool_)
    score = np.empty(n)
    n_tokens = np.int64(0)
    for k in range(len(out)):
        for c in range(n):
            if not taken[c]:
                s = candidates[c]
                under_l = sentence_log_probability(text, model, n_tokens, s)
                score[c] = (query_score[c] - under_l) / lengths[s]
        c = best_free(score, taken)
        taken[c] = True
        out[k], out_scores[k] = c, score[c]
        s = candidates[c]
        n_tokens += lengths[s]
        for p in range(rows.indptr[s], rows.indptr[s + 1]):
            f = rows.indices[p]
            if f < text.n_words:
                model.words[f] += rows.counts[p]
            elif f < text.end:
                model.bigrams[f] += rows.counts[p]
                model.histories[text.parts[f, 0]] += rows.counts[p]
    return out, out_scores
