"""The difference of perplexities under what is selected and under the queries."""

import numpy as np

from regmt.core.compile import kernel
from regmt.instance_selection.selectors._queue_kernels import best_free


@kernel
def sentence_log_probability(
    indptr, indices, counts, n_words, end, parts, opening, words, histories, bigrams,
    n_tokens, alpha, weight, sentence,
):  # fmt: skip
    """Natural logarithm of the probability of a sentence under the bigram model of `perplexity`.

    ``P(w | v) = λ C(vw)/C(v) + (1-λ) P(w)``, ``P(w) = (C(w) + α) / (N + α (V+1))``; the first
    word, and a word after an unseen one, has P(w).
    """
    mass = n_tokens + alpha * (n_words + 1)
    total = 0.0
    product = (words[opening[sentence]] + alpha) / mass
    for p in range(indptr[sentence], indptr[sentence + 1]):
        f = indices[p]
        if f < n_words:
            continue
        if f >= end:
            break
        v, w = parts[f, 0], parts[f, 1]
        probability = (words[w] + alpha) / mass
        if histories[v] > 0:
            probability = weight * bigrams[f] / histories[v] + (1 - weight) * probability
        for _ in range(counts[p]):
            product *= probability
            if product < 1e-200:  # far from underflow, and few logarithms
                total += np.log(product)
                product = 1.0
    return total + np.log(product)


@kernel
def perplexity_difference(
    indptr, indices, counts, n_words, end, parts, opening, lengths, candidates,
    query_score, words, histories, bigrams, alpha, weight, out, out_scores,
):  # fmt: skip
    """Select greedily by log perplexity under L minus log perplexity under U.

    `query_score` holds log P_U(S) of each candidate; `words`, `histories` and `bigrams` are the
    counts of L, zeros on entry.
    """
    n = len(candidates)
    taken = np.zeros(n, np.bool_)
    score = np.empty(n)
    n_tokens = 0
    for k in range(len(out)):
        for c in range(n):
            if not taken[c]:
                s = candidates[c]
                under_l = sentence_log_probability(
                    indptr, indices, counts, n_words, end, parts, opening, words,
                    histories, bigrams, n_tokens, alpha, weight, s,
                )  # fmt: skip
                score[c] = (query_score[c] - under_l) / lengths[s]
        c = best_free(score, taken)
        taken[c] = True
        out[k], out_scores[k] = c, score[c]
        s = candidates[c]
        n_tokens += lengths[s]
        for p in range(indptr[s], indptr[s + 1]):
            f = indices[p]
            if f < n_words:
                words[f] += counts[p]
            elif f < end:
                bigrams[f] += counts[p]
                histories[parts[f, 0]] += counts[p]
