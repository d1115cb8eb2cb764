"""Number keys by radix sort."""

import numpy as np

from regmt.core.compile import kernel

_BITS = 11
_BUCKETS = 1 << _BITS


@kernel
def sorted_distinct(values, numbers):
    """Return the distinct values, ascending, and how often each occurs; `values` is overwritten.

    Parameters
    ----------
    values : ndarray of uint64
    numbers : ndarray of int32
        Gets for each value its place among the distinct ones.
    """
    n = len(values)
    highest = np.uint64(0)
    for i in range(n):
        highest = max(highest, values[i])
    places = np.arange(n).astype(np.int32)
    next_values, next_places = np.empty(n, np.uint64), np.empty(n, np.int32)
    starts = np.empty(_BUCKETS, np.int64)
    shift, digit = np.uint64(0), np.uint64(_BUCKETS - 1)
    while shift < 64 and highest >> shift > 0:
        starts[:] = 0
        for i in range(n):
            starts[(values[i] >> shift) & digit] += 1
        total = 0
        for b in range(_BUCKETS):
            size = starts[b]
            starts[b] = total
            total += size
        for i in range(n):
            bucket = (values[i] >> shift) & digit
            at = starts[bucket]
            starts[bucket] += 1
            next_values[at] = values[i]
            next_places[at] = places[i]
        values, next_values = next_values, values
        places, next_places = next_places, places
        shift += np.uint64(_BITS)
    n_distinct = 0
    for i in range(n):
        if i == 0 or values[i] != values[i - 1]:
            n_distinct += 1
        numbers[places[i]] = n_distinct - 1
    distinct, counts = np.empty(n_distinct, np.uint64), np.zeros(n_distinct, np.int32)
    for i in range(n):
        number = numbers[places[i]]
        distinct[number] = values[i]
        counts[number] += 1
    return distinct, counts
