"""Inner loops of phrase extraction."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array
from regmt.core.compile import kernel, part

LAST_LAST, FIRST_LAST, FIRST_FIRST, LAST_FIRST = 1, 2, 4, 8
"""Bits of corners: a pair ends or begins at this source word, and at this target word."""


class LinkedSide(NamedTuple):
    """The sentences of one side, and the lowest and the highest position each word is linked to.

    Where a word has no link, low > high = -1.
    """

    offsets: Int64Array
    low: Int32Array
    high: Int32Array


class FlatLinks(NamedTuple):
    """The arrays of `Links`."""

    offsets: Int64Array
    source: Int32Array
    target: Int32Array


class LinkedText(NamedTuple):
    """Sentence pairs with their links.

    Attributes
    ----------
    source, target : LinkedSide
    links : FlatLinks
    grid_offsets : ndarray of int64, shape (n_sentences + 1,)
    corners : ndarray of uint8
        A grid of source and target words with a border of one for each sentence pair: which
        corners of pairs lie there, as bits. They decide the orientations.
    """

    source: LinkedSide
    target: LinkedSide
    links: FlatLinks
    grid_offsets: Int64Array
    corners: npt.NDArray[np.uint8]


class Occurrences(NamedTuple):
    """Occurrences of phrase pairs.

    Attributes
    ----------
    source_at, target_at : ndarray of int32
        Positions in the flat texts.
    source_length, target_length : ndarray of int8
    links : ndarray of int64
        The links inside the pair, bit ``7 i + j``.
    corners : ndarray of uint8
        Which corners of other pairs touch this one: behind LAST_LAST and FIRST_LAST ones it
        continues monotonically or swapped, before FIRST_FIRST and LAST_FIRST ones they do.
    """

    source_at: Int32Array
    target_at: Int32Array
    source_length: npt.NDArray[np.int8]
    target_length: npt.NDArray[np.int8]
    links: Int64Array
    corners: npt.NDArray[np.uint8]

    @classmethod
    def empty(cls, n: int) -> "Occurrences":
        """Make room for `n` occurrences."""
        types = np.int32, np.int32, np.int8, np.int8, np.int64, np.uint8
        return cls(*(np.empty(n, dtype=type) for type in types))  # type: ignore[arg-type]


@part
def _consistent(low, high, first, last, begin, end):
    """Whether the target words first … last are linked to source words begin … end only."""
    for t in range(first, last + 1):
        if high[t] >= 0 and (low[t] < begin or high[t] > end):
            return False
    return True


@kernel
def mark_corners(text: LinkedText, limit):
    """Mark the corners of all consistent pairs of at most `limit` words per side (0: any)."""
    source_offsets, source_low, source_high = text.source
    target_offsets, low, high = text.target
    grid_offsets, corners = text.grid_offsets, text.corners
    for s in range(len(source_offsets) - 1):
        a, b = source_offsets[s], target_offsets[s]
        n_i, n_j = source_offsets[s + 1] - a, target_offsets[s + 1] - b
        reach = limit if limit > 0 else max(n_i, n_j)
        width = n_j + 2
        for begin in range(n_i):
            first, last = n_j, -1
            for end in range(begin, min(n_i, begin + reach)):
                first = min(first, source_low[a + end])
                last = max(last, source_high[a + end])
                if last < 0 or last - first >= reach:
                    continue
                if not _consistent(low, high, b + first, b + last, begin, end):
                    continue
                begins = grid_offsets[s] + (begin + 1) * width + 1
                ends = grid_offsets[s] + (end + 1) * width + 1
                t1 = first
                while t1 >= 0 and last - t1 < reach:
                    t2 = last
                    while t2 < n_j and t2 - t1 < reach:
                        corners[ends + t2] |= LAST_LAST
                        corners[begins + t2] |= FIRST_LAST
                        corners[begins + t1] |= FIRST_FIRST
                        corners[ends + t1] |= LAST_FIRST
                        t2 += 1
                        if t2 < n_j and high[b + t2] >= 0:
                            break
                    t1 -= 1
                    if t1 >= 0 and high[b + t1] >= 0:
                        break


@kernel
def extract(text: LinkedText, first_sentence, last_sentence, limit, insect, found: Occurrences):
    """Write every occurrence of a phrase pair; with empty arrays only count them.

    With `insect` phrases without any link are paired too.
    """
    source_offsets, source_low, source_high = text.source
    target_offsets, low, high = text.target
    link_offsets, link_source, link_target = text.links
    grid_offsets, corners = text.grid_offsets, text.corners
    source_at, target_at, source_length, target_length, links, touched = found
    n = 0
    for s in range(first_sentence, last_sentence):
        a, b = source_offsets[s], target_offsets[s]
        n_i, n_j = source_offsets[s + 1] - a, target_offsets[s + 1] - b
        width = n_j + 2
        next_link = link_offsets[s]
        for begin in range(n_i):
            while next_link < link_offsets[s + 1] and link_source[next_link] < begin:
                next_link += 1
            first, last = n_j, -1
            for end in range(begin, min(n_i, begin + limit)):
                first = min(first, source_low[a + end])
                last = max(last, source_high[a + end])
                linked = last >= 0
                if not (insect or linked) or last - first >= limit:
                    continue
                if not _consistent(low, high, b + first, b + last, begin, end):
                    continue
                mask = 0  # of the links between the source words and those from `first` on
                link = next_link
                while link < link_offsets[s + 1] and link_source[link] <= end:
                    mask |= 1 << (7 * (link_source[link] - begin) + link_target[link] - first)
                    link += 1
                above = grid_offsets[s] + begin * width
                below = grid_offsets[s] + (end + 2) * width
                t1 = first if linked else n_j - 1
                while t1 >= 0 and (last - t1 < limit or not linked):
                    t2 = last if linked else t1
                    while t2 < n_j and t2 - t1 < limit and (linked or high[b + t2] < 0):
                        if len(links):
                            source_at[n] = a + begin
                            source_length[n] = end - begin + 1
                            target_at[n] = b + t1
                            target_length[n] = t2 - t1 + 1
                            links[n] = mask << (first - t1) if linked else 0
                            touched[n] = (
                                (corners[above + t1] & LAST_LAST)
                                | (corners[below + t1] & FIRST_LAST)
                                | (corners[below + t2 + 2] & FIRST_FIRST)
                                | (corners[above + t2 + 2] & LAST_FIRST)
                            )
                        n += 1
                        t2 += 1
                        if t2 < n_j and high[b + t2] >= 0:
                            break
                    t1 -= 1
                    if linked and t1 >= 0 and high[b + t1] >= 0:
                        break
    return n
