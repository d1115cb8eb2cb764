"""Inner loops that extract phrase pairs around occurrences of phrases and count them."""

import numpy as np

from regmt.core.compile import kernel, part
from regmt.decoding.lookup._suffix_kernels import (
    added_before,
    added_range,
    begins_with,
    position_at,
)

# Columns of the rows that count phrase pairs. A row is found by its key and the words of a phrase.
KEY, AT, LENGTH, HASH, COUNT = range(5)
SELECTED, SUPPORT, LAST, OTHER_AT, VARIANT = range(5, 10)
TALLY = 10  # of six orientations
PAIR_COLUMNS = 16
COUNT_COLUMNS = 5

MASK, MASK_COUNT, NEXT = range(3)  # columns of the ways in which the words of a pair are linked

UNMARKED, ALWAYS, EXCLUDED = range(3)

_MOST_PAIRS = 28  # of one occurrence of a phrase: pairs of both ends within seven words
_CLEARED = 1 << 16


@part
def _find_or_add(slots, rows, n, key, tokens, at, length):
    """Return the row of a key and the words ``at … at + length - 1``; row n is new."""
    h = key * 0x9E3779B97F4A7C1
    for k in range(length):
        h = (h ^ tokens[at + k]) * 0x100000001B3
        h ^= h >> 29
    mask = len(slots) - 1
    slot = h & mask
    while True:
        row = slots[slot]
        if row < 0:
            slots[slot] = n
            for column in range(rows.shape[1]):
                rows[n, column] = 0
            rows[n, KEY], rows[n, AT], rows[n, LENGTH], rows[n, HASH] = key, at, length, h
            return n
        if rows[row, HASH] == h and rows[row, KEY] == key and rows[row, LENGTH] == length:
            k = 0
            while k < length and tokens[rows[row, AT] + k] == tokens[at + k]:
                k += 1
            if k == length:
                return row
        slot = (slot + 1) & mask


@part
def _window(own, other, first, last, begin, end, n_other):
    """Return (left, low, high, right) of the spans that are consistent with words begin … end.

    The spans of the other side begin at left … low and end at high … right. Words outside low …
    high are without links. left > low if there is no span.
    """
    low, high = np.int64(1 << 30), np.int64(-1)
    for k in range(first, last):
        if begin <= own[k] <= end:
            j = np.int64(other[k])
            if j < low:
                low = j
            if j > high:
                high = j
    left, right = np.int64(0), n_other - 1
    if high < 0:
        return np.int64(1), left, left, left
    for k in range(first, last):
        j = np.int64(other[k])
        if j < low:
            if j >= left:
                left = j + 1
        elif j > high:
            if j <= right:
                right = j - 1
        elif own[k] < begin or own[k] > end:
            return np.int64(1), np.int64(0), left, right
    return left, low, high, right


@part
def _occurrences(side, low, high, samples, marks, found):
    """Write where a phrase occurs: at positions always visited, and a sample of the others.

    The sample is evenly spread over all occurrences: by what follows them, then by the text.
    """
    of_sentence, always, places = marks
    n = 0
    for i in range(len(always)):
        if low <= places[i] < high:
            found[n] = always[i]
            n += 1
    size = high - low
    take = size if samples < 0 else min(samples, size)
    before = added_before(side, low)
    mixed = before < added_before(side, high)
    for i in range(take):
        place = low + i * size // take
        p = position_at(side, place) if mixed else side.positions[place - before]
        if of_sentence[side.sentence[p]] == UNMARKED:
            found[n] = p
            n += 1
    return n


@kernel
def gather(source, target, links, phrases, longest, samples, marks, room, totals):
    """Count the phrase pairs around occurrences of source phrases.

    Parameters: `phrases` (q, 3) with the suffixes low … high - 1 and the length of each phrase;
    `marks`: of each sentence, and positions and places of those marked `ALWAYS`; `room`: for rows
    of pairs, their slots, the ways in which they are linked, and positions. Writes the extractions
    of each phrase by the mark of the sentence into `totals` (q, 2). Returns the number of rows,
    with the columns named above (KEY: the number of the source phrase; VARIANT: the most frequent
    links); -1 if there is no room.
    """
    rows, slots, variants, found = room
    n, n_variants = np.int64(0), np.int64(0)
    for q in range(len(phrases)):
        length = phrases[q, 2]
        n_found = _occurrences(source, phrases[q, 0], phrases[q, 1], samples, marks, found)
        for f in range(n_found):
            s = source.sentence[found[f]]
            begin = found[f] - source.offsets[s]
            end = begin + length - 1
            n_i = source.offsets[s + 1] - source.offsets[s]
            n_j = target.offsets[s + 1] - target.offsets[s]
            first, last = links.offsets[s], links.offsets[s + 1]
            left, lowest, highest, right = _window(
                links.own, links.other, first, last, begin, end, n_j
            )
            if max(n, n_variants) + _MOST_PAIRS > len(rows):
                return -1
            for t1 in range(max(left, highest - longest + 1), lowest + 1):
                for t2 in range(highest, min(right, t1 + longest - 1) + 1):
                    totals[q, marks[0][s]] += 1
                    at = target.offsets[s] + t1
                    row = _find_or_add(slots, rows, n, q, target.tokens, at, t2 - t1 + 1)
                    if row == n:
                        n += 1
                        rows[row, OTHER_AT] = found[f]
                        rows[row, VARIANT] = rows[row, LAST] = -1
                    rows[row, COUNT] += 1
                    if marks[0][s] == ALWAYS:
                        rows[row, SELECTED] += 1
                        rows[row, SUPPORT] += rows[row, LAST] != s
                        rows[row, LAST] = s
                    # Links inside the pair, and those of the words at its four corners; words
                    # before and behind both sentences count as linked to each other.
                    mask = 0
                    before = begin == 0 and t1 == 0
                    behind = end == n_i - 1 and t2 == n_j - 1
                    before_swapped = behind_swapped = False
                    for k in range(first, last):
                        i, j = links.own[k], links.other[k]
                        if begin <= i <= end:
                            mask |= 1 << int(7 * (i - begin) + j - t1)
                        elif j == t1 - 1:
                            before |= i == begin - 1
                            before_swapped |= i == end + 1
                        elif j == t2 + 1:
                            behind |= i == end + 1
                            behind_swapped |= i == begin - 1
                    to_previous = 2 if before == before_swapped else int(before_swapped)
                    to_next = 2 if behind == behind_swapped else int(behind_swapped)
                    rows[row, TALLY + to_previous] += 1
                    rows[row, TALLY + 3 + to_next] += 1
                    v = rows[row, VARIANT]
                    while v >= 0 and variants[v, MASK] != mask:
                        v = variants[v, NEXT]
                    if v < 0:
                        v = n_variants
                        n_variants += 1
                        variants[v, MASK], variants[v, MASK_COUNT] = mask, 0
                        variants[v, NEXT] = rows[row, VARIANT]
                        rows[row, VARIANT] = v
                    variants[v, MASK_COUNT] += 1
    for row in range(n):
        best = most = 0
        v = rows[row, VARIANT]
        while v >= 0:
            mask, count = variants[v, MASK], variants[v, MASK_COUNT]
            if count > most or (count == most and mask < best):
                best, most = mask, count
            v = variants[v, NEXT]
        rows[row, VARIANT] = best
    return n


@part
def _grown(rows, slots, n):
    """Return rows and slots with room for the pairs of one more occurrence."""
    if n + _MOST_PAIRS <= len(rows):
        return rows, slots
    larger = np.empty((2 * len(rows), rows.shape[1]), dtype=np.int64)
    slots = np.full(2 * len(slots), -1, dtype=np.int32)
    for row in range(n):
        for column in range(rows.shape[1]):
            larger[row, column] = rows[row, column]
        slot = larger[row, HASH] & (len(slots) - 1)
        while slots[slot] >= 0:
            slot = (slot + 1) & (len(slots) - 1)
        slots[slot] = row
    return larger, slots


@kernel
def count_marginals(side, other, links, longest, rare, alone, out):
    """Count the extractions and the partners of every phrase of one side.

    Writes the extractions of single words into `alone`, and rows of phrases that occur more than
    `rare` times into `out`: the key ``length << 40 | first suffix``, the suffix behind the last,
    the extractions and the different partners. Returns the numbers of rows, of different pairs,
    of those that occur once, and of those that occur twice.
    """
    n_suffixes = len(side.positions)
    rows = np.empty((1 << 17, COUNT_COLUMNS), dtype=np.int64)
    slots = np.full(1 << 18, -1, dtype=np.int32)
    starts = np.zeros(longest + 1, dtype=np.int64)
    totals = np.zeros((longest + 1, 2), dtype=np.int64)
    n = np.int64(0)
    n_out = n_pairs = once = twice = 0
    for r in range(n_suffixes + 1):
        shared = side.common[r] if r < n_suffixes else 0
        for k in range(shared + 1, longest + 1):
            if r > starts[k] and totals[k, 0] > 0:
                if k == 1:
                    alone[side.tokens[side.positions[starts[k]]]] = totals[k, 0]
                if r - starts[k] > rare:
                    out[n_out, 0] = (k << 40) | starts[k]
                    out[n_out, 1] = r
                    out[n_out, 2], out[n_out, 3] = totals[k, 0], totals[k, 1]
                    n_out += 1
            starts[k] = r
            totals[k, 0] = totals[k, 1] = 0
        if r == n_suffixes:
            break
        if shared == 0 and n > _CLEARED:  # pairs of phrases that begin with other words are done
            for slot in range(len(slots)):
                slots[slot] = -1
            n = np.int64(0)
        p = side.positions[r]
        s = side.sentence[p]
        begin = p - side.offsets[s]
        n_other = other.offsets[s + 1] - other.offsets[s]
        first, last = links.offsets[s], links.offsets[s + 1]
        for k in range(1, min(longest, side.offsets[s + 1] - p) + 1):
            left, lowest, highest, right = _window(
                links.own, links.other, first, last, begin, begin + k - 1, n_other
            )
            rows, slots = _grown(rows, slots, n)
            for t1 in range(max(left, highest - longest + 1), lowest + 1):
                for t2 in range(highest, min(right, t1 + longest - 1) + 1):
                    at = other.offsets[s] + t1
                    key = (k << 40) | starts[k]
                    row = _find_or_add(slots, rows, n, key, other.tokens, at, t2 - t1 + 1)
                    if row == n:
                        n += 1
                        n_pairs += 1
                        totals[k, 1] += 1
                    totals[k, 0] += 1
                    rows[row, COUNT] += 1
                    once += (rows[row, COUNT] == 1) - (rows[row, COUNT] == 2)
                    twice += (rows[row, COUNT] == 2) - (rows[row, COUNT] == 3)
    return n_out, n_pairs, once, twice


@kernel
def find_marginals(side, other, links, known, phrases, longest, marks, room, found):
    """Write the first suffix, the extractions and the partners of phrases that occur.

    `phrases` (q, 2): a position and a length. Those that stand in `known`, and in no sentence
    marked `EXCLUDED` (`marks`: of each sentence, and the places of those), are looked up; of the
    others all occurrences are visited. Returns whether there was room for rows of pairs and
    their slots.
    """
    keys, ends, totals, partners = known
    rows, slots = room
    of_sentence, excluded = marks
    n_sorted, added = len(side.positions), side.added
    n = np.int64(0)
    for q in range(len(phrases)):
        at, k = phrases[q]
        first_added, last_added = added_range(side, at, k)
        # One of the suffixes of the sorted text that begin with the phrase; -1 if there is none.
        if at < n_sorted:
            rank = np.int64(side.ranks[at])
        else:
            rank = added.places[first_added] - first_added
            if rank == n_sorted or not begins_with(side, side.positions[rank], at, k):
                rank -= 1
                if rank >= 0 and not begins_with(side, side.positions[rank], at, k):
                    rank = -1
        key = (k << 40) | rank
        place, behind = -1, len(keys)  # the last key that is not greater
        while behind - place > 1:
            middle = (place + behind) // 2
            if keys[middle] <= key:
                place = middle
            else:
                behind = middle
        visit = True
        if rank >= 0 and place >= 0 and keys[place] >> 40 == k and rank < ends[place]:
            low, high = keys[place] & ((1 << 40) - 1), ends[place]
            found[q, 1], found[q, 2] = totals[place], partners[place]
            visit = False
            for marked in excluded:
                visit |= low + first_added <= marked < high + last_added
        elif rank >= 0:
            low, high = rank, rank + 1
            while side.common[low] >= k:
                low -= 1
            while high < n_sorted and side.common[high] >= k:
                high += 1
        else:
            low = high = added.places[first_added] - first_added
        found[q, 0] = low + first_added
        if not visit:
            continue
        found[q, 1] = found[q, 2] = 0
        for r in range(high - low + last_added - first_added):
            if r < high - low:
                p = side.positions[low + r]
            else:
                p = added.positions[first_added + r - (high - low)]
            s = side.sentence[p]
            if of_sentence[s] == EXCLUDED:
                continue
            begin = p - side.offsets[s]
            first, last = links.offsets[s], links.offsets[s + 1]
            n_other = other.offsets[s + 1] - other.offsets[s]
            left, lowest, highest, right = _window(
                links.own, links.other, first, last, begin, begin + k - 1, n_other
            )
            if n + _MOST_PAIRS > len(rows):
                return False
            for t1 in range(max(left, highest - longest + 1), lowest + 1):
                for t2 in range(highest, min(right, t1 + longest - 1) + 1):
                    at = other.offsets[s] + t1
                    row = _find_or_add(slots, rows, n, q, other.tokens, at, t2 - t1 + 1)
                    found[q, 1] += 1
                    if row == n:
                        n += 1
                        found[q, 2] += 1
    return True


@kernel
def count_pairs(side, other, links, wanted, marks, out):
    """Count how often phrases are extracted together, around the occurrences of one of them.

    `wanted` (n, 6): the suffixes low … high - 1 and the length of the one phrase, a position and
    the length of the other, and a count that need not be exceeded. Sentences marked `EXCLUDED` do
    not count.
    """
    for i in range(len(wanted)):
        low, high, length, at, n_words, most = wanted[i]
        count = 0
        before = added_before(side, low)
        n_added = added_before(side, high) - before
        for r in range(high - low):
            if r < n_added:
                p = side.added.positions[before + r]
            else:
                p = side.positions[low - before + r - n_added]
            s = side.sentence[p]
            if marks[s] == EXCLUDED:
                continue
            begin, first = p - side.offsets[s], other.offsets[s]
            left, lowest, highest, right = _window(
                links.own,
                links.other,
                links.offsets[s],
                links.offsets[s + 1],
                begin,
                begin + length - 1,
                other.offsets[s + 1] - first,
            )
            for t in range(max(left, highest - n_words + 1), min(lowest, right - n_words + 1) + 1):
                k = 0
                while k < n_words and other.tokens[first + t + k] == other.tokens[at + k]:
                    k += 1
                count += k == n_words
            if count >= most:
                break
        out[i] = count
