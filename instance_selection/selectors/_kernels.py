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
        code = np.int64(length)
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


@njit(cache=True)
def dwds_score(indptr, indices, first, last, density, selected_count, sentence):
    """Density-weighted diversity (5.2–5.4) of one sentence."""
    total, lost = 0.0, 0.0
    n_new = n = 0
    for p in range(indptr[sentence], indptr[sentence + 1]):
        f = indices[p]
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


@njit(cache=True)
def density_diversity(
    indptr, indices, counts, first, last, candidates, mass, density, selected_count, alpha, out,
    out_scores,
):  # fmt: skip
    """Select greedily by `dwds_score`; it only falls as L grows, so that a lazy queue is exact.

    Parameters
    ----------
    indptr, indices, counts
        Sentence → its distinct n-grams with their counts; of these ``first <= id < last`` count.
    candidates : ndarray of int32
    mass, density : ndarray of float64, shape (n_features,)
        P_U(x), twice; `density` becomes P_U(x) exp(-α C_L(x)).
    selected_count : ndarray of int64, shape (n_features,)
        C_L(x): zeros on entry.
    """
    size = len(candidates)
    places = np.arange(size).astype(np.int32)
    scores = np.empty(size)
    for c in range(size):
        scores[c] = dwds_score(indptr, indices, first, last, density, selected_count, candidates[c])
    heapify(scores, places)
    for selected in range(len(out)):
        while True:
            c = places[0]
            score = dwds_score(indptr, indices, first, last, density, selected_count, candidates[c])
            if is_ahead(score, c, scores, places, size):
                break
            scores[0] = score
            sift_down(scores, places, size, 0)
        out[selected], out_scores[selected] = c, score
        size -= 1
        scores[0], places[0] = scores[size], places[size]
        sift_down(scores, places, size, 0)
        sentence = candidates[c]
        for p in range(indptr[sentence], indptr[sentence + 1]):
            f = indices[p]
            selected_count[f] += counts[p]
            density[f] = mass[f] * np.exp(-alpha * selected_count[f])


@njit(cache=True)
def best_free(score, taken):
    """Return the first place of the highest score that is not taken."""
    best = -1
    for c in range(len(score)):
        if not taken[c] and (best < 0 or score[c] > score[best]):
            best = c
    return best


@njit(cache=True)
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


@njit(cache=True)
def expected_log_ratio(
    postings_indptr,
    postings_indices,
    indptr,
    indices,
    counts,
    starts,
    first,
    last,
    parts,
    candidates,
    query_count,
    n_query,
    smoothing,
    n_distinct,
    ratio,
    selected_count,
    out,
    out_scores,
):
    """Select greedily by ELPR (5.5), scoring anew all candidates that a selection may change.

    Parameters
    ----------
    postings_indptr, postings_indices, indptr, indices, counts
        N-gram → sentences, and sentence → n-grams.
    starts : ndarray of int64
        Where the ids of each order begin; ``first <= id < last`` are the features.
    parts : ndarray of int32, shape (n_features, 2)
        An n-gram without its last, and without its first word.
    query_count : ndarray of int64, shape (n_features,)
        C_U(x).
    n_query, smoothing, n_distinct
        P(x) = (C(x) + ε) / (N + ε V).
    ratio : ndarray of float64, shape (n_features,)
        log (C_U(x) + ε) - log (C_L(x) + ε) for empty L; kept up to date.
    selected_count : ndarray of int64, shape (n_features,)
        C_L(x): zeros.
    """
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
                for q in range(postings_indptr[f], postings_indptr[f + 1]):
                    stale[postings_indices[q]] = True


@njit(cache=True)
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


@njit(cache=True)
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


@njit(cache=True)
def link_words(
    postings_indptr, postings_indices, n_source, indptr, indices, tokens, offsets, frequency, link
):
    """Link each target token to the source word of its pair with the highest dice coefficient.

    Parameters
    ----------
    postings_indptr, postings_indices
        Source n-gram → sentences; the first `n_source` are the words.
    indptr, indices
        Target sentence → its distinct n-grams.
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
        postings = postings_indices[postings_indptr[x] : postings_indptr[x + 1]]
        n = cooccurrences(postings, indptr, indices, len(frequency), seen, words)
        for sentence in postings:
            for p in range(offsets[sentence], offsets[sentence + 1]):
                y = tokens[p]
                dice = 2 * seen[y] / (len(postings) + frequency[y])
                if dice > best[p]:
                    best[p] = dice
                    link[p] = x
        for k in range(n):
            seen[words[k]] = 0
