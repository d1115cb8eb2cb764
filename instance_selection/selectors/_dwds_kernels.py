"""Density-weighted diversity sampling (5.2)–(5.4)."""

from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.core.compile import kernel, part
from regmt.instance_selection.selectors._decay_kernels import chain_equal_rows, row_sum
from regmt.instance_selection.selectors._queue_kernels import (
    heapify,
    is_ahead,
    sift_down,
    sift_up,
)


class Candidates(NamedTuple):
    """Sentences that share features with a query, as `candidate_rows` returns them."""

    ids: Int32Array
    row_start: Int64Array
    row_feature: Int32Array
    row_count: Int32Array
    most: Float64Array  #: an upper bound of 1 / |X(S)|


@part
def _bound(candidates, value, c):
    """Return an upper bound of the score: with few n-grams, all of them new.

    Rounding does not put it below the score.
    """
    _, row_start, row_feature, row_count, most = candidates
    d = row_sum(row_start, row_feature, row_count, False, value, c) * most[c]
    return 2 * d / (d + 1.0) * (1.0 + 1e-12)


@part
def _score(rows, first, last, candidates, value, selected_count, c):
    """Density-weighted diversity (5.2–5.4) of one sentence."""
    ids, row_start, row_feature, row_count, _ = candidates
    n_new = n = 0
    for p in range(rows.indptr[ids[c]], rows.indptr[ids[c] + 1]):
        f = rows.indices[p]
        if first <= f < last:
            n += 1
            if selected_count[f] == 0:
                n_new += 1
    total = row_sum(row_start, row_feature, row_count, False, value, c)
    if n_new == 0 or total == 0:
        return 0.0
    d, u = total / n, n_new / n
    return 2 * d * u / (d + u)


@kernel
def density_diversity(
    rows, first, last, candidates, features, mass, selected_count, alpha, out, out_scores
):
    """Select greedily; scores only fall as L grows, so that a lazy queue of bounds is exact.

    A bound needs only the features that a candidate shares with the query. Candidates whose bounds
    are always equal stand in the queue as one, until it comes to the front. Then they are scored
    with all their n-grams. Most never are.

    Parameters
    ----------
    rows : IncidenceArrays
        Sentence → its distinct n-grams with their counts; of these ``first <= id < last`` count.
    candidates : Candidates
    features : ndarray of int64
        Of the query, ascending.
    mass : ndarray of float64
        P_U(x) of each of them.
    selected_count : ndarray of int64
        C_L(x) of all n-grams: zeros on entry.
    out, out_scores : ndarray of int32 and float64
        Filled with places of candidates and their scores at the time of selection.
    """
    ids, row_start, row_feature, row_count, most = candidates
    value = mass.copy()  # P_U(x) exp(-α C_L(x))
    heads, following = chain_equal_rows(row_start, row_feature, row_count, False, most)
    alone = np.zeros(len(ids), np.bool_)
    places, scores = np.empty(len(ids), np.int32), np.empty(len(ids))
    size = len(heads)
    for k in range(size):
        places[k] = heads[k]
        scores[k] = _bound(candidates, value, heads[k])
    heapify(scores[:size], places[:size])
    selected = 0
    while selected < len(out):
        c = places[0]
        bound = min(scores[0], _bound(candidates, value, c))
        if bound < scores[0] and not is_ahead(bound, c, scores, places, size):
            scores[0] = bound
            sift_down(scores, places, size, np.int64(0))
            continue
        score = _score(rows, first, last, candidates, value, selected_count, c)
        if not alone[c]:
            alone[c] = True
            scores[0] = score
            sift_down(scores, places, size, np.int64(0))
            member = following[c]
            while member >= 0:
                alone[member] = True
                places[size] = member
                scores[size] = _score(rows, first, last, candidates, value, selected_count, member)
                sift_up(scores, places, np.int64(size))
                size += 1
                member = following[member]
        elif not is_ahead(score, c, scores, places, size):
            scores[0] = score
            sift_down(scores, places, size, np.int64(0))
        else:
            out[selected], out_scores[selected] = c, score
            selected += 1
            size -= 1
            scores[0], places[0] = scores[size], places[size]
            sift_down(scores, places, size, np.int64(0))
            for p in range(rows.indptr[ids[c]], rows.indptr[ids[c] + 1]):
                selected_count[rows.indices[p]] += rows.counts[p]
            for p in range(row_start[c], row_start[c + 1]):
                f = row_feature[p]
                value[f] = mass[f] * np.exp(-alpha * selected_count[features[f]])
