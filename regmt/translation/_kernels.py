"""The compiled loop over phrase pairs."""

from __future__ import annotations

import numpy as np

from regmt.core.compile import kernel


@kernel
def mean_of_best(values, starts, features, sizes, other_starts, others):
    """Return for each pair the mean over one side's n-grams of the best value of the other side's.

    ``values[o, f]`` tells how well feature o of the other side explains feature f of this one; an
    n-gram that is no feature has the value 0.
    """
    means = np.zeros(len(sizes))
    for pair in range(len(sizes)):
        total = 0.0
        for f in features[starts[pair] : starts[pair + 1]]:
            best = 0.0
            for o in others[other_starts[pair] : other_starts[pair + 1]]:
                best = max(best, values[o, f])
            total += best
        means[pair] = total / max(sizes[pair], 1)
    return means
