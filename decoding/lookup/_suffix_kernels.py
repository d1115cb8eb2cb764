"""Inner loops of suffix arrays over words."""

import numpy as np

from regmt.core.compile import kernel, part


@kernel
def sort_suffixes(tokens, sentence, n_words, depth):
    """Return all positions in the order of the `depth` words (or more) that follow each.

    Suffixes end with their sentence, a shorter one stands before its extensions, and equal ones
    stand in the order of the text. The sorted prefixes double in length with every round (Manber
    and Myers 1993); each round is a counting sort.
    """
    n = len(tokens)
    first = np.zeros(n_words + 1, dtype=np.int32)
    for p in range(n):
        first[tokens[p] + 1] += 1
    for w in range(n_words):
        first[w + 1] += first[w]
    order = np.empty(n, dtype=np.int32)
    bucket = np.empty(n, dtype=np.int32)  # the first place of suffixes that are equal so far
    for p in range(n):
        bucket[p] = first[tokens[p]]
    place = np.arange(n).astype(np.int32)  # the next free place of each bucket
    for p in range(n):
        order[place[bucket[p]]] = p
        place[bucket[p]] += 1
    known = 1
    sorted_order = np.empty(n, dtype=np.int32)
    sorted_bucket = np.empty(n, dtype=np.int32)
    while known < depth:
        for r in range(n):
            place[r] = r
        for p in range(n):  # nothing follows: before all others of its bucket
            if p + known >= n or sentence[p + known] != sentence[p]:
                sorted_order[place[bucket[p]]] = p
                place[bucket[p]] += 1
        for r in range(n):
            p = order[r] - known
            if p >= 0 and sentence[p] == sentence[order[r]]:
                sorted_order[place[bucket[p]]] = p
                place[bucket[p]] += 1
        before, before_next = -1, -1
        start = 0
        for r in range(n):
            p = sorted_order[r]
            q = p + known
            following = bucket[q] if q < n and sentence[q] == sentence[p] else -1
            if bucket[p] != before or following != before_next:
                start = r
            before, before_next = bucket[p], following
            sorted_bucket[p] = start
        order, sorted_order = sorted_order, order
        bucket, sorted_bucket = sorted_bucket, bucket
        known *= 2
    return order


@kernel
def common_words(tokens, sentence, positions, depth, suffixes, common):
    """Write how many words, at most `depth`, some suffixes share with the one before each."""
    n = len(tokens)
    for r in suffixes:
        p, q = positions[r - 1], positions[r]
        k = 0
        while k < depth and max(p, q) + k < n and tokens[p + k] == tokens[q + k]:
            if sentence[p + k] != sentence[p] or sentence[q + k] != sentence[q]:
                break
            k += 1
        common[r] = k


@kernel
def insertion_places(tokens, sentence, positions, depth, places):
    """Write before which of the sorted `positions` each of the last suffixes of a text stands.

    It stands after those that begin with the same `depth` words, which are earlier in the text.
    """
    n = len(tokens)
    for i in range(len(places)):
        p = n - len(places) + i
        low, high = 0, len(positions)
        while low < high:
            middle = (low + high) // 2
            q = positions[middle]
            k = 0
            while k < depth and p + k < n and sentence[p + k] == sentence[p]:
                if sentence[q + k] != sentence[q] or tokens[q + k] != tokens[p + k]:
                    break
                k += 1
            if k == depth or sentence[q + k] != sentence[q]:
                before = True
            elif p + k >= n or sentence[p + k] != sentence[p]:
                before = False
            else:
                before = tokens[q + k] < tokens[p + k]
            if before:
                low = middle + 1
            else:
                high = middle
        places[i] = low


@kernel
def move_ranks(ranks, places, moved):
    """Fill in the ranks after suffixes were inserted before ascending places."""
    # How many places there are up to the first rank of each block, so that few are left to search.
    shift = 12
    blocks = np.zeros((len(ranks) >> shift) + 2, np.int64)
    for place in places:
        blocks[min((place >> shift) + 1, len(blocks) - 1)] += 1
    for b in range(1, len(blocks)):
        blocks[b] += blocks[b - 1]
    for i in range(len(ranks)):
        rank = np.int64(ranks[i])
        low = blocks[rank >> shift]
        high = blocks[(rank >> shift) + 1]
        while low < high and places[low] <= rank:
            low += 1
        moved[i] = rank + low


@kernel
def widen(common, lengths, first, end):
    """Widen ranges of suffixes to all that share a number of words with them."""
    for i in range(len(lengths)):
        while common[first[i]] >= lengths[i]:
            first[i] -= 1
        while end[i] < len(common) and common[end[i]] >= lengths[i]:
            end[i] += 1


@part
def _bound(side, low, high, k, word):
    """Return the first of the suffixes low … high - 1 whose word k is `word` or greater."""
    n = len(side.tokens)
    while low < high:
        middle = (low + high) // 2
        p = side.positions[middle]
        q = p + k
        if q >= n or side.sentence[q] != side.sentence[p] or side.tokens[q] < word:
            low = middle + 1
        else:
            high = middle
    return low


@kernel
def find_spans(side, words, longest, low, high):
    """Write the suffixes ``low[i, k] … high[i, k] - 1`` that begin with words i … i + k."""
    for i in range(len(words)):
        first, last = np.int64(0), np.int64(len(side.positions))
        for k in range(min(longest, len(words) - i)):
            word = np.int64(words[i + k])
            if word < 0:
                break
            first = _bound(side, first, last, k, word)
            last = _bound(side, first, last, k, word + 1)
            if first == last:
                break
            low[i, k], high[i, k] = first, last
