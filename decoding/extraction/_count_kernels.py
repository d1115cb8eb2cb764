"""Inner loop of counting the occurrences of phrase pairs."""

from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Int32Array, Int64Array
from regmt.core.compile import kernel


class Groups(NamedTuple):
    """Occurrences added up by key and links."""

    keys: Int64Array  #: the distinct ones
    starts: Int64Array  #: where the groups of each key begin
    links: Int64Array  #: of each group, as `counts`
    counts: Int32Array
    orientations: Int32Array  #: (n_groups, 6)

    @classmethod
    def room(cls, n: int) -> "Groups":
        """Make room for `n` groups, all counts zero."""
        whole = np.empty((3, n + 1), dtype=np.int64)
        counts, orientations = np.zeros(n, dtype=np.int32), np.zeros((n, 6), dtype=np.int32)
        return cls(whole[0], whole[1], whole[2], counts, orientations)


@kernel
def group(order, keys, masks, orientations, out: Groups):
    """Add up occurrences with equal key and mask, given in the order of their keys.

    Within a key the groups are in the order of their masks, so that the order of the occurrences
    has no influence. Returns the number of groups and of keys.
    """
    distinct, starts, links, count, tally = out
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
