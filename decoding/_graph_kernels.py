"""Kernel of the graph decoder: extend all paths of one length by one word."""

from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.compile import kernel, part
from regmt.decoding.lm._kernels import lm_step

LN10 = np.log(10.0)


class PredictionArrays(NamedTuple):
    """The predicted n-grams."""

    keys: Int64Array  # the n-gram keys of orders 2 … n, one order after the other
    key_starts: Int64Array
    gram_starts: Int64Array  # (n + 1,) first n-gram id of each order
    gain: Float64Array  # (grams,) predicted value of each n-gram
    limit: Int64Array  # (grams,) how often each may be used; 0 for mere prefixes of others
    ranking: Int64Array  # (grams,) within each order, the n-gram ids by falling gain
    lowest: int  # the lowest predicted order


class PathArrays(NamedTuple):
    """The paths of one length."""

    history: Int64Array  # (paths, n - 1) rank of the last 1, 2, … words in that order, or -1
    used: Int64Array  # (paths, grams) how often each path used each n-gram
    lm_states: Int64Array


@part
def _place(keys, first, last, wanted):
    """Binary search in ``keys[first:last]``; -1 if absent."""
    end = last
    low = first
    while low < end:
        middle = (low + end) >> 1
        if keys[middle] < wanted:
            low = middle + 1
        else:
            end = middle
    if low < last and keys[low] == wanted:
        return low - first
    return np.int64(-1)


@kernel
def lengthen(prediction, paths, lm, lm_words, squared, words_left, allow_gaps):
    """Append every predicted word (or the end) to every path.

    Parameters
    ----------
    prediction : PredictionArrays
    paths : PathArrays
    lm, lm_words : language model, its id per word
    squared : count ``2·value − (2k − 1)`` for the k-th use instead of ``value``
    words_left : how many more words the future estimate looks ahead
    allow_gaps : whether n-grams of the highest order may be missing on the way

    Returns
    -------
    Arrays over the new paths: parent, word, regression, lm (natural logarithm), gap, future,
    lm_state, and the n-gram used at each order (-1 for none).
    """
    gram_starts, keys, key_starts = prediction.gram_starts, prediction.keys, prediction.key_starts
    gain, limit, ranking = prediction.gain, prediction.limit, prediction.ranking
    lowest = prediction.lowest
    history, used, lm_states = paths.history, paths.used, paths.lm_states
    order = len(gram_starts) - 1
    n_words = gram_starts[1]
    n_paths = history.shape[0]
    most = n_paths * n_words
    parent = np.empty(most, np.int64)
    word = np.empty(most, np.int32)
    regression = np.empty(most, np.float64)
    lm_score = np.empty(most, np.float64)
    gap = np.empty(most, np.int64)
    future = np.empty(most, np.float64)
    states = np.empty(most, np.int64)
    grams = np.full((most, order), -1, np.int64)
    n = 0
    found = np.empty(order, np.int64)
    for path in range(n_paths):
        for w in range(1, n_words):  # word 0 begins the sentence, word 1 ends it
            allowed = True
            total = 0.0
            top = False
            supported = lowest > 1 or w == 1
            for k in range(1, order + 1):
                found[k - 1] = -1
                if k == 1:
                    gram = np.int64(w)
                else:
                    before = history[path, k - 2]
                    if before < 0:
                        continue
                    rank = _place(keys, key_starts[k - 2], key_starts[k - 1], before * n_words + w)
                    if rank < 0:
                        continue
                    gram = gram_starts[k - 1] + rank
                if limit[gram] == 0:  # only a prefix of predicted n-grams
                    continue
                if used[path, gram] >= limit[gram]:
                    allowed = False
                    break
                found[k - 1] = gram
                uses = used[path, gram]
                total += 2.0 * gain[gram] - (2.0 * uses + 1.0) if squared else gain[gram]
                supported = True
                if k == order:
                    top = True
            # Where single words are predicted, a step needs a prediction of some order.
            if not allowed or not supported or not (top or allow_gaps):
                continue
            logp, state = lm_step(lm, np.int64(lm_states[path]), np.int64(lm_words[w]))
            parent[n] = path
            word[n] = w
            regression[n] = total
            lm_score[n] = logp * LN10
            gap[n] = 0 if top else 1
            states[n] = state
            for k in range(order):
                grams[n, k] = found[k]
            estimate = 0.0
            if w != 1:
                # Per order the best n-grams still free, as many as words are still to come.
                for k in range(order):
                    left = words_left
                    for place in range(gram_starts[k], gram_starts[k + 1]):
                        if left <= 0:
                            break
                        gram = ranking[place]
                        uses = used[path, gram] + (1 if found[k] == gram else 0)
                        while uses < limit[gram] and left > 0:
                            value = 2.0 * gain[gram] - (2.0 * uses + 1.0) if squared else gain[gram]
                            if value <= 0.0:
                                break
                            estimate += value
                            uses += 1
                            left -= 1
            future[n] = estimate
            n += 1
    return (
        parent[:n], word[:n], regression[:n], lm_score[:n], gap[:n], future[:n], states[:n],
        grams[:n],
    )  # fmt: skip
