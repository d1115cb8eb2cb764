"""The expected log probability ratio (5.5)."""

from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Int32Array, Int64Array
from regmt.core.compile import kernel, part
from regmt.instance_selection.selectors._queue_kernels import best_free


class Features(NamedTuple):
    """The n-grams that count: those with ``first <= id < last``."""

    n_distinct: int  # how many there are; ids may be unused
    starts: Int64Array  # where the ids of each order begin
    first: int
    last: int
    parts: Int32Array  # (n-grams, 2) an n-gram without its last, and without its first word


@part
def segmented_ratio(f, order, ratio, in_use, parts):
    """Σ_{h∈H(x)} 1/|H(x)| Σ_{y∈Y_h(x)} ratio(y): the mean over all segmentations of an n-gram.

    Each of the n-1 places between words is cut in half of the segmentations, so that a span is
    a segment of the share 2^-(places inside it and at its ends).
    """
    if order == 1:
        return ratio[f]
    if order == 2:
        own = ratio[f] if in_use[f] else 0.0
        return 0.5 * (own + ratio[parts[f, 0]] + ratio[parts[f, 1]])
    total = 0.0
    tail = f
    for i in range(order):
        span = tail
        for j in range(order, i, -1):
            free = (j - i - 1) + (1 if i > 0 else 0) + (1 if j < order else 0)
            total += ratio[span] / (1 << free)
            span = parts[span, 0]
        tail = parts[tail, 1]
    return total


@kernel
def expected_log_ratio(
    postings, rows, features, candidates, query_count, n_query, smoothing, ratio, selected_count,
    budget,
):  # fmt: skip
    """Select greedily by ELPR (5.5), rescoring all candidates that a selection may change.

    Parameters
    ----------
    postings, rows : IncidenceArrays
        N-gram → sentences, and sentence → n-grams.
    features : Features
    query_count : ndarray of int64, shape (n_features,)
        C_U(x).
    n_query, smoothing
        P(x) = (C(x) + ε) / (N + ε V), with V the number of features.
    ratio : ndarray of float64, shape (n_features,)
        log (C_U(x) + ε) - log (C_L(x) + ε) for empty L; kept up to date.
    selected_count : ndarray of int64, shape (n_features,)
        C_L(x): zeros.

    Returns
    -------
    Places of the selected candidates and their scores.
    """
    starts, first, last, parts = features.starts, features.first, features.last, features.parts
    indptr, indices, counts = rows.indptr, rows.indices, rows.counts
    n_distinct = features.n_distinct
    out, out_scores = np.empty(budget, np.int32), np.empty(budget)
    n = len(candidates)
    n_words = starts[1]
    known, n_known = np.zeros(n), np.zeros(n)
    novel, n_novel, n_segments = np.zeros(n), np.zeros(n), np.zeros(n)
    stale = np.ones(len(indptr) - 1, np.bool_)
    taken = np.zeros(n, np.bool_)
    score = np.empty(n)
    n_selected = 0
    # A small map of what is not zero: most n-grams are neither in the query nor selected.
    in_use = np.zeros(len(ratio), np.uint8)
    for f in range(len(ratio)):
        if query_count[f] > 0:
            in_use[f] = 1
    for k in range(len(out)):
        # The part of every log ratio that does not depend on the feature.
        constant = np.log(n_selected + smoothing * n_distinct)
        constant -= np.log(n_query + smoothing * n_distinct)
        for c in range(n):
            if taken[c]:
                continue
            s = candidates[c]
            if stale[s]:
                stale[s] = False
                known[c] = n_known[c] = novel[c] = n_novel[c] = n_segments[c] = 0
                order = 1
                for p in range(indptr[s], indptr[s + 1]):
                    f = indices[p]
                    if f < first or f >= last:
                        continue
                    while f >= starts[order]:
                        order += 1
                    if in_use[f] == 2:
                        known[c] += ratio[f]
                        n_known[c] += 1
                    else:
                        novel[c] += segmented_ratio(f, order, ratio, in_use, parts)
                        n_novel[c] += 1
                        n_segments[c] += (order + 1) / 2  # mean number of segments
            score[c] = 0.0
            if n_known[c] > 0:
                score[c] += 0.4 * (known[c] / n_known[c] + constant)
            if n_novel[c] > 0:
                score[c] += 0.6 * (novel[c] + n_segments[c] * constant) / n_novel[c]
        c = best_free(score, taken)
        taken[c] = True
        out[k], out_scores[k] = c, score[c]
        s = candidates[c]
        for p in range(indptr[s], indptr[s + 1]):
            f = indices[p]
            selected_count[f] += counts[p]
            in_use[f] = 2
            ratio[f] = np.log(query_count[f] + smoothing) - np.log(selected_count[f] + smoothing)
            if first <= f < last:
                n_selected += counts[p]
            if f < n_words:  # whatever holds a changed n-gram holds its words
                for q in range(postings.indptr[f], postings.indptr[f + 1]):
                    stale[postings.indices[q]] = True
    return out, out_scores
