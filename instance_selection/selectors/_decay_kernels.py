"""Feature decay (Algorithm 2) with a lazy queue."""

import numpy as np

from regmt.core.compile import kernel, part
from regmt.instance_selection.selectors._queue_kernels import heapify, is_ahead, sift_down


@part
def row_sum(row_start, row_feature, row_count, occurrences, value, c):
    """Sum the values (≥ 0) of the features of candidate `c`, optionally per occurrence.

    Compensated (Neumaier), so that sentences whose features are worth the same have the same
    score for any order of the terms, and the tie goes to the lower id.
    """
    total, lost = 0.0, 0.0
    for p in range(row_start[c], row_start[c + 1]):
        term = value[row_feature[p]]
        if occurrences:
            term *= row_count[p]
        larger = total + term
        if total >= term:
            lost += (total - larger) + term
        else:
            lost += (term - larger) + total
        total = larger
    return total + lost


@part
def chain_equal_rows(row_start, row_feature, row_count, occurrences, norm):
    """Chain the candidates that always have equal scores, so that one of each chain is scored.

    These are the candidates with the same features (and counts, if they matter) and norm; most
    sentences share only a common word or two with a query, so there are few different ones.

    Returns
    -------
    heads : ndarray of int32
        The first candidate of each chain, ascending.
    following : ndarray of int32
        The next candidate of the same chain, -1 at its end.
    """
    n = len(norm)
    following = np.full(n, -1, np.int32)
    tail = np.empty(n, np.int32)
    heads = np.empty(n, np.int32)
    n_heads = 0
    size = 16
    while size < 2 * n:
        size *= 2
    slots = np.full(size, -1, np.int32)
    for c in range(n):
        begin, length = row_start[c], row_start[c + 1] - row_start[c]
        code = (np.int64(min(norm[c], 1.0) * 2097152.0) * 31 + length) & 0x7FFFFFFF
        for p in range(begin, begin + length):  # 31 bits, so that no product overflows
            code = (code * 1_000_003 + row_feature[p] + 1) & 0x7FFFFFFF
            code ^= code >> 13
        slot = code & (size - 1)
        while slots[slot] >= 0:
            head = slots[slot]
            first = row_start[head]
            same = row_start[head + 1] - first == length and norm[head] == norm[c]
            if same:
                for k in range(length):
                    if row_feature[first + k] != row_feature[begin + k] or (
                        occurrences and row_count[first + k] != row_count[begin + k]
                    ):
                        same = False
                        break
            if same:
                following[tail[head]] = c
                tail[head] = c
                break
            slot = (slot + 1) & (size - 1)
        if slots[slot] < 0:
            slots[slot] = c
            tail[c] = c
            heads[n_heads] = c
            n_heads += 1
    return heads[:n_heads].copy(), following


@kernel
def feature_decay(
    row_start, row_feature, row_count, occurrences, norm, initial, divisor, out, out_scores
):
    """Algorithm 2 with a lazy queue; returns how many candidates were selected.

    The queue holds upper bounds, since values only get smaller: the sentence on top is rescored
    and taken if it is still ahead of the next bound; otherwise it sinks to its new place. Among
    candidates that always have the same score, only the first is in the queue. When features lose
    all their value, the bounds of many candidates become useless at once: the queue is made anew of
    those that are worth something. The others follow by place at the end, with score 0.

    Parameters
    ----------
    row_start, row_feature, row_count
        Candidate → its features (`candidate_rows`).
    occurrences : bool
        Count every occurrence of a feature, not only its presence.
    norm : ndarray of float64, shape (n_candidates,)
        Factor on the score of each candidate.
    initial : ndarray of float64, shape (n_features,)
        init(f, U).
    divisor : ndarray of float64
        decay: the value of a feature counted n times in L is ``initial / divisor[n]``.
    out, out_scores : ndarray of int32 and float64
        Filled with places of candidates and their scores at the time of selection.
    """
    places, following = chain_equal_rows(row_start, row_feature, row_count, occurrences, norm)
    value = initial / divisor[0]
    count = np.zeros(len(initial), np.int64)
    taken = np.zeros(len(norm), np.bool_)
    size, n_worth = len(places), np.sum(value > 0.0)
    scores = np.empty(size)
    for k in range(size):
        c = places[k]
        scores[k] = norm[c] * row_sum(row_start, row_feature, row_count, occurrences, value, c)
    heapify(scores, places)
    selected = 0
    while selected < len(out) and size > 0 and n_worth > 0:
        c = places[0]
        score = norm[c] * row_sum(row_start, row_feature, row_count, occurrences, value, c)
        if is_ahead(score, c, scores, places, size):
            out[selected], out_scores[selected] = c, score
            selected += 1
            taken[c] = True
            n_before = n_worth
            for p in range(row_start[c], row_start[c + 1]):
                f = row_feature[p]
                count[f] += row_count[p] if occurrences else 1
                n_worth -= value[f] > 0.0
                value[f] = initial[f] / divisor[count[f]]
                n_worth += value[f] > 0.0
            if following[c] >= 0:
                scores[0], places[0] = score, following[c]
            else:
                size -= 1
                scores[0], places[0] = scores[size], places[size]
            if n_worth < n_before:
                n_kept = 0
                for k in range(size):
                    c = places[k]
                    score = norm[c] * row_sum(
                        row_start, row_feature, row_count, occurrences, value, c
                    )
                    if score > 0.0:
                        scores[n_kept], places[n_kept] = score, c
                        n_kept += 1
                size = n_kept
                heapify(scores[:size], places[:size])
        else:
            scores[0] = score
        if size > 0:
            sift_down(scores, places, size, np.int64(0))
    c = 0
    while selected < len(out) and c < len(taken):
        if not taken[c]:
            out[selected], out_scores[selected] = c, 0.0
            selected += 1
        c += 1
    return selected
