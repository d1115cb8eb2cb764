"""Inner loops of suffix arrays over words."""

import numpy as np

from regmt.core.compile import hot_part, kernel


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
def insertion_places(side, depth, sorted_positions, positions, places):
    """Write before which of sorted positions each of some suffixes of later sentences stands.

    It stands after those that begin with the same `depth` words, which are earlier in the text.
    """
    tokens, sentence = side.tokens, side.sentence
    n = len(tokens)
    for i in range(len(places)):
        p = positions[i]
        low, high = 0, len(sorted_positions)
        while low < high:
            middle = (low + high) // 2
            q = sorted_positions[middle]
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


@hot_part
def added_before(side, place):
    """Return how many added suffixes stand before a place."""
    places = side.added.places
    low, high = 0, len(places)
    while low < high:
        middle = (low + high) // 2
        if places[middle] < place:
            low = middle + 1
        else:
            high = middle
    return low


@hot_part
def position_at(side, place):
    """Return the position of the suffix at a place among all."""
    i = added_before(side, place)
    if i < len(side.added.places) and side.added.places[i] == place:
        return side.added.positions[i]
    return side.positions[place - i]


@kernel
def find_places(side, positions, out):
    """Write the places of some positions among all suffixes."""
    places, n = side.added.places, len(side.positions)
    for k in range(len(positions)):
        p = positions[k]
        if p >= n:
            out[k] = places[side.added.ranks[p - n]]
            continue
        rank = side.ranks[p]
        low, high = 0, len(places)
        while low < high:  # how many of the added have no more sorted ones before them
            middle = (low + high) // 2
            if places[middle] - middle <= rank:
                low = middle + 1
            else:
                high = middle
        out[k] = rank + low


@hot_part
def _bound(side, positions, low, high, k, word):
    """Return the first of the suffixes low … high - 1 whose word k is `word` or greater."""
    n = len(side.tokens)
    while low < high:
        middle = (low + high) // 2
        p = positions[middle]
        q = p + k
        if q >= n or side.sentence[q] != side.sentence[p] or side.tokens[q] < word:
            low = middle + 1
        else:
            high = middle
    return low


@hot_part
def narrowed(side, positions, first, last, k, word):
    """Return those of the suffixes first … last - 1 whose word k is `word`."""
    first = _bound(side, positions, first, last, k, word)
    return first, _bound(side, positions, first, last, k, word + 1)


@hot_part
def added_range(side, at, length):
    """Return which of the added suffixes begin with the words ``at … at + length - 1``."""
    first, last = np.int64(0), np.int64(len(side.added.positions))
    for k in range(length):
        if first == last:
            break
        word = np.int64(side.tokens[at + k])
        first, last = narrowed(side, side.added.positions, first, last, k, word)
    return first, last


@hot_part
def begins_with(side, p, at, length):
    """Tell whether a suffix begins with the words ``at … at + length - 1``."""
    if p + length > len(side.tokens) or side.sentence[p + length - 1] != side.sentence[p]:
        return False
    k = 0
    while k < length and side.tokens[p + k] == side.tokens[at + k]:
        k += 1
    return k == length


@kernel
def find_spans(side, words, longest, low, high):
    """Write the suffixes ``low[i, k] … high[i, k] - 1`` that begin with words i … i + k."""
    sorted_ones, added = side.positions, side.added.positions
    for i in range(len(words)):
        first, last = np.int64(0), np.int64(len(sorted_ones))
        first_added, last_added = np.int64(0), np.int64(len(added))
        for k in range(min(longest, len(words) - i)):
            word = np.int64(words[i + k])
            if word < 0:
                break
            first, last = narrowed(side, sorted_ones, first, last, k, word)
            first_added, last_added = narrowed(side, added, first_added, last_added, k, word)
            if first == last and first_added == last_added:
                break
            low[i, k], high[i, k] = first + first_added, last + last_added


@kernel
def find_ranges(side, at, lengths, low, high):
    """Write the suffixes ``low[i] … high[i] - 1`` that begin with some words of the text."""
    for i in range(len(at)):
        first, last = np.int64(0), np.int64(len(side.positions))
        for k in range(lengths[i]):
            word = np.int64(side.tokens[at[i] + k])
            first, last = narrowed(side, side.positions, first, last, k, word)
        first_added, last_added = added_range(side, at[i], lengths[i])
        low[i], high[i] = first + first_added, last + last_added
