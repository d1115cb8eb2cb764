"""Density-weighted diversity sampling (5.2)–(5.4)."""

import numpy as np

from regmt.core.compile import kernel, part
from regmt.instance_selection.selectors._queue_kernels import heapify, is_ahead, sift_down


@part
def dwds_score(rows, first, last, density, selected_count, sentence):
    """Density-weighted diversity (5.2–5.4) of one sentence."""
    total, lost = 0.0, 0.0
    n_new = n = 0
    for p in range(rows.indptr[sentence], rows.indptr[sentence + 1]):
        f = rows.indices[p]
        if f < first or f >= last:
            continue
        n += 1
        if selected_count[f] == 0:
            n_new += 1
        term = density[f]
        larger = total + term  # compensated, as in `row_sum`
        if total >= term:
            lost += (total - larger) + term
        else:
            lost += (term - larger) + total
        total = larger
    if n_new == 0 or total == 0:
        return 0.0
    d, u = (total + lost) / n, n_new / n
    return 2 * d * u / (d + u)


@kernel
def density_diversity(rows, first, last, candidates, mass, density, selected_count, alpha, budget):
    """Select greedily by `dwds_score`; it only falls as L grows, so that a lazy queue is exact.

    Parameters
    ----------
    rows : IncidenceArrays
        Sentence → its distinct n-grams with their counts; of these ``first <= id < last`` count.
    candidates : ndarray of int32
    mass, density : ndarray of float64, shape (n_features,)
        P_U(x), twice; `density` becomes P_U(x) exp(-α C_L(x)).
    selected_count : ndarray of int64, shape (n_features,)
        C_L(x): zeros on entry.

    Returns
    -------
    Places of the selected candidates and their scores.
    """
    out, out_scores = np.empty(budget, np.int32), np.empty(budget)
    size = len(candidates)
    places = np.arange(size).astype(np.int32)
    scores = np.empty(size)
    for c in range(size):
        scores[c] = dwds_score(rows, first, last, density, selected_count, candidates[c])
    heapify(scores, places)
    for selected in range(len(out)):
        while True:
            c = places[0]
            score = dwds_score(rows, first, last, density, selected_count, candidates[c])
            if is_ahead(score, c, scores, places, size):
                break
            scores[0] = score
            sift_down(scores, places, size, np.int64(0))
        out[selected], out_scores[selected] = c, score
        size -= 1
        scores[0], places[0] = scores[size], places[size]
        sift_down(scores, places, size, np.int64(0))
        sentence = candidates[c]
        for p in range(rows.indptr[sentence], rows.indptr[sentence + 1]):
            f = rows.indices[p]
            selected_count[f] += rows.counts[p]
            density[f] = mass[f] * np.exp(-alpha * selected_count[f])
    return out, out_scores
