"""The loops of the selectors: arrays in, arrays out.

Sentence ids ascend within every candidate list, so that comparing places compares ids; whoever
has the higher score comes first, and among equal scores the lower id.
"""

import numpy as np
from numba import njit


@njit(cache=True)
def count_candidates(indptr, indices, features, excluded, hits):
    """Count in `hits` how many of `features` each sentence holds; return how many hold any.

    Excluded sentences are left out. `hits` must come in as zeros.
    """
    n_candidates = 0
    for feature in features:
        for p in range(indptr[feature], indptr[feature + 1]):
            sentence = indices[p]
            if excluded[sentence]:
                continue
            if hits[sentence] == 0:
                n_candidates += 1
            hits[sentence] += 1
    return n_candidates


@njit(cache=True)
def take_candidates(hits, candidates):
    """Move the sentences that `count_candidates` found to `candidates`; `hits` is zeros again."""
    found = 0
    for sentence in range(len(hits)):
        if hits[sentence] > 0:
            candidates[found] = sentence
            found += 1
            hits[sentence] = 0


@njit(cache=True)
def candidate_rows(indptr, indices, counts, features, excluded, hits, n_candidates):
    """Turn the postings of `features` into rows: candidate → its features, ascending.

    Parameters
    ----------
    indptr, indices, counts
        Postings: n-gram → sentences and its count in each.
    features : ndarray of int64
        Ascending.
    excluded : ndarray of bool
    hits : ndarray of int32
        As `count_candidates` left it; zeros again on return.

    Returns
    -------
    candidates : ndarray of int32
        Sentence ids, ascending.
    row_start : ndarray of int64
    row_feature : ndarray of int32
        Places in `features`.
    row_count : ndarray of int32
        How often the sentence holds the feature.
    """
    candidates = np.empty(n_candidates, np.int32)
    row_start = np.zeros(n_candidates + 1, np.int64)
    found = 0
    for sentence in range(len(hits)):
        if hits[sentence] > 0:
            candidates[found] = sentence
            row_start[found + 1] = row_start[found] + hits[sentence]
            hits[sentence] = found  # from here on: the place among the candidates
            found += 1
    cursor = row_start[:-1].copy()
    row_feature = np.empty(row_start[-1], np.int32)
    row_count = np.empty(row_start[-1], np.int32)
    for local in range(len(features)):
        feature = features[local]
        for p in range(indptr[feature], indptr[feature + 1]):
            sentence = indices[p]
            if excluded[sentence]:
                continue
            at = cursor[hits[sentence]]
            row_feature[at] = local
            row_count[at] = counts[p]
            cursor[hits[sentence]] += 1
    for c in range(n_candidates):
        hits[candidates[c]] = 0
    return candidates, row_start, row_feature, row_count


@njit(cache=True)
def sift_down(scores, places, size, root):
    """Let the entry at `root` sink to where it belongs in a heap of (score, place)."""
    score, place = scores[root], places[root]
    at = root
    while True:
        child = 2 * at + 1
        if child >= size:
            break
        right = child + 1
        if right < size and (
            scores[right] > scores[child]
            or (scores[right] == scores[child] and places[right] < places[child])
        ):
            child = right
        if scores[child] < score or (scores[child] == score and places[child] > place):
            break
        scores[at], places[at] = scores[child], places[child]
        at = child
    scores[at], places[at] = score, place


@njit(cache=True)
def heapify(scores, places):
    """Order two parallel arrays as a heap: highest score first, then lowest place."""
    for root in range(len(scores) // 2 - 1, -1, -1):
        sift_down(scores, places, len(scores), root)


@njit(cache=True)
def is_ahead(score, place, scores, places, size):
    """Tell whether (score, place) may stay at the root of the heap."""
    for child in range(1, min(size, 3)):
        if scores[child] > score or (scores[child] == score and places[child] < place):
            return False
    return True


@njit(cache=True)
def row_sum(row_start, row_feature, row_count, occurrences, value, c):
    """Sum the values (≥ 0) of the features of candidate `c`, per occurrence if so asked.

    Compensated (Neumaier), so that sentences whose features are worth the same have the same
    score whatever the order of the terms, and the tie goes to the lower id.
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


@njit(cache=True)
def chain_equal_rows(row_start, row_feature, row_count, occurrences, norm):
    """Chain the candidates that no selection can tell apart, so that one of each is scored.

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
        code = np.uint64(length)
        for p in range(begin, begin + length):
            code = (code ^ np.uint64(row_feature[p])) * np.uint64(0x9E3779B97F4A7C15)
            code ^= code >> np.uint64(29)
        slot = np.int64(code & np.uint64(size - 1))
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


@njit(cache=True)
def feature_decay(
    row_start, row_feature, row_count, occurrences, norm, initial, divisor, out, out_scores
):
    """Algorithm 2 with a lazy queue; returns how many candidates were selected.

    The queue holds upper bounds, since values only get smaller: the sentence on top is scored
    anew and taken if it still is ahead of the next bound, else it sinks to its new place. Of
    candidates that score alike for ever only the first is in the queue.

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
    size = len(places)
    scores = np.empty(size)
    for k in range(size):
        c = places[k]
        scores[k] = norm[c] * row_sum(row_start, row_feature, row_count, occurrences, value, c)
    heapify(scores, places)
    selected = 0
    while selected < len(out) and size > 0:
        c = places[0]
        score = norm[c] * row_sum(row_start, row_feature, row_count, occurrences, value, c)
        if is_ahead(score, c, scores, places, size):
            out[selected], out_scores[selected] = c, score
            selected += 1
            for p in range(row_start[c], row_start[c + 1]):
                f = row_feature[p]
                count[f] += row_count[p] if occurrences else 1
                value[f] = initial[f] / divisor[count[f]]
            if following[c] >= 0:
                scores[0], places[0] = score, following[c]
            else:
                size -= 1
                scores[0], places[0] = scores[size], places[size]
        else:
            scores[0] = score
        if size > 0:
            sift_down(scores, places, size, 0)
    return selected


@njit(cache=True)
def add_weighted_postings(indptr, indices, counts, features, weights, total):
    """Add ``weight · count`` of each feature to `total` of the sentences that hold it."""
    for local in range(len(features)):
        feature = features[local]
        for p in range(indptr[feature], indptr[feature + 1]):
            total[indices[p]] += weights[local] * counts[p]


@njit(cache=True)
def new_features(indptr, indices, ids, wanted, gains):
    """Count for each selected sentence the wanted features that it is the first to hold.

    `wanted` flags features; what is found is cleared.
    """
    for k in range(len(ids)):
        for p in range(indptr[ids[k]], indptr[ids[k] + 1]):
            if wanted[indices[p]]:
                wanted[indices[p]] = False
                gains[k] += 1


@njit(cache=True)
def cooccurrences(postings, indptr, indices, n_words, seen, words):
    """Count the words that occur with a source word, once per sentence pair.

    Parameters
    ----------
    postings : ndarray of int32
        The sentences that hold the source word.
    indptr, indices
        Target sentence → its distinct n-grams, ascending, unigrams (below `n_words`) first.
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
        for p in range(indptr[sentence], indptr[sentence + 1]):
            word = indices[p]
            if word >= n_words:
                break
            if seen[word] == 0:
                words[n] = word
                n += 1
            seen[word] += 1
    return n


@njit(cache=True)
def sum_over_tokens(tokens, offsets, sentences, weight, total):
    """Set `total` to the sum of the weights of the tokens of each of `sentences`."""
    for k in range(len(sentences)):
        value = 0.0
        for p in range(offsets[sentences[k]], offsets[sentences[k] + 1]):
            value += weight[tokens[p]]
        total[k] = value
