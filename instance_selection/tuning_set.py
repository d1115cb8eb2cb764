"""The pairs of a corpus that serve as its own dev set."""

from __future__ import annotations

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.instance_selection.index import Index

MOST_PAIRS = 500
LARGEST_PART = 50  # one pair in so many
SHORTEST, LONGEST = 3, 40


def tuning_pairs(index: Index) -> Int64Array:
    """Return the pairs on which weights can be tuned without a dev set, ascending.

    The pairs with 3 to 40 words on both sides are cut into as many stretches as pairs are wanted,
    and each stretch gives its first pair whose source no earlier one has given. So the sample is a
    function of the corpus and of `Index.tuning_set`, and only the latter is stored.
    """
    wanted = index.tuning_set
    if wanted is None:
        wanted = min(MOST_PAIRS, len(index) // LARGEST_PART)
    text = index.source.text
    usable = np.ones(len(index), bool)
    for side in (text, index.target.text):
        usable &= (side.lengths >= SHORTEST) & (side.lengths <= LONGEST)
    candidates = np.flatnonzero(usable)
    if not (wanted and len(candidates)):
        return np.empty(0, np.int64)
    found: dict[bytes, int] = {}
    for stretch in np.array_split(candidates, min(wanted, len(candidates))):
        for pair in stretch.tolist():
            source = text[pair].tobytes()
            if source not in found:
                found[source] = pair
                break
    return np.array(list(found.values()), np.int64)
