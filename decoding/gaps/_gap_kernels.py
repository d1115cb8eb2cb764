"""Inner loops of the extraction of phrase pairs with gaps; a set of words is a 64-bit number."""

import numpy as np

from regmt.core.compile import hot_part, kernel

MOST_WORDS, MOST_SPAN = 5, 10
"""Words of a phrase with gaps, and how far apart its first and its last word may be, plus one."""


@hot_part
def _words(first, last):
    """Return the positions first … last - 1 as bits."""
    return (np.uint64(1) << np.uint64(last)) - (np.uint64(1) << np.uint64(first))


@hot_part
def _parts(linked, own, n, out):
    """Find the parts of a target phrase; returns their number, 0 if the phrase is too large.

    `own` are its linked words, `linked` all words with links. Words without a link between two
    of its words belong to it, so that a gap always contains a word of another phrase. Fills `out`
    with the first and the last position, plus one, of up to two parts.
    """
    parts = 0
    words = 0
    begin = -1
    last = -1
    first = -1
    for j in range(n + 1):
        bit = np.uint64(1) << np.uint64(j)
        if j < n and own & bit != np.uint64(0):
            if first < 0:
                first = j
            if begin < 0:
                begin = j
            last = j
        elif begin >= 0 and (j == n or linked & bit != np.uint64(0)):
            if parts == 2:
                return 0
            out[2 * parts] = begin
            out[2 * parts + 1] = last + 1
            words += last + 1 - begin
            parts += 1
            begin = -1
    if words > MOST_WORDS or last + 1 - first > MOST_SPAN:
        return 0
    return parts


@kernel
def extract_gapped(source_offsets, target_offsets, link_offsets, link_source, link_target, found):
    """Write where phrase pairs with at most one gap per side, and one gap at least, occur.

    A row is: sentence; first and last position, plus one, of both parts of the source phrase; and
    of the target phrase. A part that does not exist is 0, 0. The first and the last word of every
    part have links, and sentences have at most 63 words. With `found` of no rows they are counted.
    """
    n_found = 0
    forward = np.zeros(64, np.uint64)  # target words of each source word
    backward = np.zeros(64, np.uint64)
    parts = np.zeros(4, np.int64)
    for s in range(len(source_offsets) - 1):
        n = source_offsets[s + 1] - source_offsets[s]
        m = target_offsets[s + 1] - target_offsets[s]
        if n > 63 or m > 63:
            continue
        forward[:] = 0
        backward[:] = 0
        linked = np.uint64(0)
        for link in range(link_offsets[s], link_offsets[s + 1]):
            i, j = link_source[link], link_target[link]
            forward[i] |= np.uint64(1) << np.uint64(j)
            backward[j] |= np.uint64(1) << np.uint64(i)
            linked |= np.uint64(1) << np.uint64(j)
        for a in range(n):
            if forward[a] == np.uint64(0):
                continue
            for b in range(a + 1, min(n, a + MOST_WORDS) + 1):
                if forward[b - 1] == np.uint64(0):
                    continue
                # The second part [c, d); none at first.
                for c in range(b, max(b + 1, min(n, a + MOST_SPAN))):
                    if c > b and forward[c] == np.uint64(0):
                        continue
                    for d in range(c if c == b else c + 1, min(n, a + MOST_SPAN) + 1):
                        if c == b and d > c:
                            break
                        if (b - a) + (d - c) > MOST_WORDS:
                            break
                        if d > c and forward[d - 1] == np.uint64(0):
                            continue
                        source = _words(a, b) | _words(c, d)
                        own = np.uint64(0)
                        for i in range(a, b):
                            own |= forward[i]
                        for i in range(c, d):
                            own |= forward[i]
                        outside = np.uint64(0)
                        for j in range(m):
                            if own & (np.uint64(1) << np.uint64(j)) != np.uint64(0):
                                outside |= backward[j] & ~source
                        if outside != np.uint64(0):
                            continue
                        n_parts = _parts(linked, own, m, parts)
                        if n_parts == 0 or (n_parts == 1 and d == c):
                            continue
                        if len(found):
                            found[n_found, 0] = s
                            found[n_found, 1] = a
                            found[n_found, 2] = b
                            found[n_found, 3] = c if d > c else 0
                            found[n_found, 4] = d if d > c else 0
                            for k in range(4):
                                found[n_found, 5 + k] = parts[k] if k < 2 * n_parts else 0
                        n_found += 1
    return n_found
