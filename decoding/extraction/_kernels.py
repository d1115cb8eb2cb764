"""Inner loops of phrase extraction and scoring."""

import math

import numpy as np

from regmt.core.compile import kernel

WORD, PHRASE, HIERARCHICAL = 0, 1, 2
MONOTONE, SWAP, DISCONTINUOUS = 0, 1, 2


@kernel
def _link_bounds(links_source, links_target, first, last, source_low, source_high, low, high):
    """Fill the lowest and highest linked position of each word; low > high where there is none."""
    source_low[:] = 1 << 30
    source_high[:] = -1
    low[:] = 1 << 30
    high[:] = -1
    for k in range(first, last):
        i, j = links_source[k], links_target[k]
        source_low[i] = min(source_low[i], j)
        source_high[i] = max(source_high[i], j)
        low[j] = min(low[j], i)
        high[j] = max(high[j], i)


@kernel
def _consistent(low, high, first, last, begin, end):
    """Whether the target words first … last are linked to source words begin … end only."""
    for t in range(first, last + 1):
        if high[t] >= 0 and (low[t] < begin or high[t] > end):
            return False
    return True


@kernel
def _mark_corners(n_i, n_j, limit, source_low, source_high, low, high, corners):
    """Mark the corners of all consistent pairs of at most `limit` words per side.

    `corners` are four grids with a border of one: the last words of both sides, (first source,
    last target), the first words of both, (last source, first target).
    """
    for begin in range(n_i):
        first, last = 1 << 30, -1
        for end in range(begin, min(n_i, begin + limit)):
            first = min(first, source_low[end])
            last = max(last, source_high[end])
            if last < 0 or last - first >= limit:
                continue
            if not _consistent(low, high, first, last, begin, end):
                continue
            t1 = first
            while t1 >= 0 and last - t1 < limit:
                t2 = last
                while t2 < n_j and t2 - t1 < limit:
                    corners[0, end + 1, t2 + 1] = True
                    corners[1, begin + 1, t2 + 1] = True
                    corners[2, begin + 1, t1 + 1] = True
                    corners[3, end + 1, t1 + 1] = True
                    t2 += 1
                    if t2 < n_j and high[t2] >= 0:
                        break
                t1 -= 1
                if t1 >= 0 and high[t1] >= 0:
                    break


@kernel
def _orientation(monotone, swapped, exclusive):
    if monotone and not (exclusive and swapped):
        return MONOTONE
    if swapped and not (exclusive and monotone):
        return SWAP
    return DISCONTINUOUS


@kernel
def extract(
    source_offsets,
    target_offsets,
    first_sentence,
    last_sentence,
    link_offsets,
    links_source,
    links_target,
    limit,
    insect,
    model,
    source_at,
    source_length,
    target_at,
    target_length,
    masks,
    orientations,
):
    """Write every occurrence of a phrase pair; with empty arrays only count them.

    `source_at`, `target_at` are positions in the flat text, `masks` the links inside the pair
    (bit ``7 i + j``), `orientations` ``3 · (towards the previous) + (towards the next)``.
    """
    n = 0
    widest = tallest = 0
    for s in range(first_sentence, last_sentence):
        widest = max(widest, source_offsets[s + 1] - source_offsets[s])
        tallest = max(tallest, target_offsets[s + 1] - target_offsets[s])
    write = len(source_at) > 0
    corners = np.zeros((4, widest + 2, tallest + 2), dtype=np.bool_)
    all_source_low = np.empty(widest, dtype=np.int64)
    all_source_high = np.empty(widest, dtype=np.int64)
    all_low = np.empty(tallest, dtype=np.int64)
    all_high = np.empty(tallest, dtype=np.int64)
    for s in range(first_sentence, last_sentence):
        n_i = source_offsets[s + 1] - source_offsets[s]
        n_j = target_offsets[s + 1] - target_offsets[s]
        source_low, source_high = all_source_low[:n_i], all_source_high[:n_i]
        low, high = all_low[:n_j], all_high[:n_j]
        first_link, last_link = link_offsets[s], link_offsets[s + 1]
        _link_bounds(
            links_source, links_target, first_link, last_link, source_low, source_high, low, high
        )
        if write:
            corners[:, : n_i + 2, : n_j + 2] = False
            if model == WORD:
                for k in range(first_link, last_link):
                    for c in range(4):
                        corners[c, links_source[k] + 1, links_target[k] + 1] = True
            else:
                reach = limit if model == PHRASE else max(n_i, n_j)
                _mark_corners(n_i, n_j, reach, source_low, source_high, low, high, corners)
            # dummy words before and behind both sentences are linked to each other
            corners[0, 0, 0] = True
            corners[2, n_i + 1, n_j + 1] = True
        next_link = first_link
        for begin in range(n_i):
            while next_link < last_link and links_source[next_link] < begin:
                next_link += 1
            first, last = 1 << 30, -1
            for end in range(begin, min(n_i, begin + limit)):
                first = min(first, source_low[end])
                last = max(last, source_high[end])
                unlinked = last < 0
                if unlinked:
                    if not insect:
                        continue
                    t_from, t_to = n_j - 1, 0
                else:
                    if last - first >= limit:
                        continue
                    if not _consistent(low, high, first, last, begin, end):
                        continue
                    t_from, t_to = first, last
                t1 = t_from
                while t1 >= 0 and (unlinked or last - t1 < limit):
                    if unlinked and high[t1] >= 0:
                        t1 -= 1
                        continue
                    t2 = t1 if unlinked else t_to
                    while t2 < n_j and t2 - t1 < limit:
                        if write:
                            source_at[n] = source_offsets[s] + begin
                            source_length[n] = end - begin + 1
                            target_at[n] = target_offsets[s] + t1
                            target_length[n] = t2 - t1 + 1
                            mask = 0
                            k = next_link
                            while k < last_link and links_source[k] <= end:
                                bit = 7 * (links_source[k] - begin) + links_target[k] - t1
                                mask |= 1 << int(bit)
                                k += 1
                            masks[n] = mask
                            previous = _orientation(
                                corners[0, begin, t1], corners[1, end + 2, t1], model == WORD
                            )
                            following = _orientation(
                                corners[2, end + 2, t2 + 2],
                                corners[3, begin, t2 + 2],
                                model == WORD,
                            )
                            orientations[n] = 3 * previous + following
                        n += 1
                        t2 += 1
                        if t2 < n_j and high[t2] >= 0:
                            break
                    t1 -= 1
                    if not unlinked and t1 >= 0 and high[t1] >= 0:
                        break
    return n


@kernel
def group(order, keys, masks, orientations, distinct, starts, links, count, tally):
    """Add up occurrences with equal key and mask, given in the order of their keys.

    Writes the distinct keys, where the groups of each begin, and of each group the mask, the
    count and the six counts of orientations. Within a key the groups are in the order of their
    masks, so that the order of the occurrences has no influence. Returns the number of groups
    and of keys.
    """
    n = 0
    n_keys = 0
    k = 0
    while k < len(order):
        key = keys[order[k]]
        first = n
        distinct[n_keys] = key
        starts[n_keys] = first
        n_keys += 1
        while k < len(order) and keys[order[k]] == key:
            row = order[k]
            place = n
            for g in range(first, n):
                if links[g] == masks[row]:
                    place = g
                    break
            if place == n:
                links[n] = masks[row]
                n += 1
            count[place] += 1
            tally[place, orientations[row] // 3] += 1
            tally[place, 3 + orientations[row] % 3] += 1
            k += 1
        for a in range(first + 1, n):
            b = a
            while b > first and links[b - 1] > links[b]:
                links[b - 1], links[b] = links[b], links[b - 1]
                count[b - 1], count[b] = count[b], count[b - 1]
                for c in range(6):
                    tally[b - 1, c], tally[b, c] = tally[b, c], tally[b - 1, c]
                b -= 1
    starts[n_keys] = n
    return n, n_keys


@kernel
def find_pair(row_starts, columns, source, target):
    """Return the place of a word pair in a CSR list of pairs, -1 if it is not there."""
    low, high = row_starts[source], row_starts[source + 1]
    while low < high:
        middle = (low + high) // 2
        if columns[middle] < target:
            low = middle + 1
        else:
            high = middle
    if low < row_starts[source + 1] and columns[low] == target:
        return low
    return -1


@kernel
def lexical_weights(
    source,
    target,
    source_at,
    source_length,
    target_at,
    target_length,
    masks,
    row_starts,
    columns,
    forward,
    backward,
    forward_null,
    backward_null,
    out,
):
    """Koehn's lexical weights: out[:, 0] = lex(source|target), out[:, 1] = lex(target|source)."""
    place = np.empty((7, 7), dtype=np.int64)
    for r in range(len(masks)):
        n_i, n_j = source_length[r], target_length[r]
        for i in range(n_i):
            for j in range(n_j):
                if masks[r] >> (7 * i + j) & 1:
                    place[i, j] = find_pair(
                        row_starts, columns, source[source_at[r] + i], target[target_at[r] + j]
                    )
        product = 1.0
        for i in range(n_i):
            n, total = 0, 0.0
            for j in range(n_j):
                if masks[r] >> (7 * i + j) & 1:
                    n += 1
                    if place[i, j] >= 0:
                        total += backward[place[i, j]]
            product *= total / n if n else backward_null[source[source_at[r] + i]]
        out[r, 0] = product
        product = 1.0
        for j in range(n_j):
            n, total = 0, 0.0
            for i in range(n_i):
                if masks[r] >> (7 * i + j) & 1:
                    n += 1
                    if place[i, j] >= 0:
                        total += forward[place[i, j]]
            product *= total / n if n else forward_null[target[target_at[r] + j]]
        out[r, 1] = product


@kernel
def zens_ney_weights(
    source,
    target,
    source_at,
    source_length,
    target_at,
    target_length,
    row_starts,
    columns,
    forward,
    backward,
    out,
):
    """Noisy-or weights ∏_i (1 - ∏_j (1 - p(s_i|t_j))), and the same the other way round."""
    misses = np.empty((2, 7))
    for r in range(len(source_at)):
        n_i, n_j = source_length[r], target_length[r]
        misses[:] = 1.0
        for i in range(n_i):
            for j in range(n_j):
                p = find_pair(
                    row_starts, columns, source[source_at[r] + i], target[target_at[r] + j]
                )
                if p >= 0:
                    misses[0, i] *= 1.0 - backward[p]
                    misses[1, j] *= 1.0 - forward[p]
        out[r, 0] = 1.0
        for i in range(n_i):
            out[r, 0] *= 1.0 - misses[0, i]
        out[r, 1] = 1.0
        for j in range(n_j):
            out[r, 1] *= 1.0 - misses[1, j]


@kernel
def common_sentences(
    source, target, source_starts, source_sentences, target_starts, target_sentences, both
):
    """Count the sentences in the sorted lists of both phrases of each pair."""
    for r in range(len(source)):
        a, a_end = source_starts[source[r]], source_starts[source[r] + 1]
        b, b_end = target_starts[target[r]], target_starts[target[r] + 1]
        n = 0
        while a < a_end and b < b_end:
            if source_sentences[a] < target_sentences[b]:
                a += 1
            elif source_sentences[a] > target_sentences[b]:
                b += 1
            else:
                n += 1
                a += 1
                b += 1
        both[r] = n


@kernel
def _log_choose(n, k):
    return math.lgamma(n + 1.0) - math.lgamma(k + 1.0) - math.lgamma(n - k + 1.0)


@kernel
def fisher(both, source, target, n, out):
    """Write -ln P(X ≥ both), X hypergeometric: the one-sided p-value of Fisher's exact test."""
    for r in range(len(both)):
        k, a, b = both[r], source[r], target[r]
        first = (
            _log_choose(a, k) + _log_choose(n - a, b - k) - _log_choose(n, b)
        )  # ln P(X = both); further terms by their ratio to the one before
        term = 1.0
        total = 1.0
        for x in range(k, min(a, b)):
            term *= (a - x) * (b - x) / ((x + 1.0) * (n - a - b + x + 1.0))
            total += term
            if term < 1e-17 * total and (a - x) * (b - x) < (x + 1.0) * (n - a - b + x + 1.0):
                break
        out[r] = max(0.0, -(first + math.log(total)))
