"""Conditional phrase probabilities from joint counts: relative frequencies and smoothed ones.

The smoothing techniques are those compared by Foster, Kuhn and Johnson (2006) for PORTAGE.
"""

from __future__ import annotations

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError, check_choice
from regmt.decoding.extraction.pairs import PhrasePairs

SMOOTHINGS = ("none", "good-turing", "kneser-ney", "add")

_LARGEST_DISCOUNTED = 10


def conditional(
    pairs: PhrasePairs, *, given: str = "source", smoothing: str = "none", alpha: float = 0.1
) -> Float64Array:
    """Estimate p(t|s), or p(s|t) with ``given="target"``, of each pair.

    Parameters
    ----------
    pairs : PhrasePairs
    given : {"source", "target"}
    smoothing : {"none", "good-turing", "kneser-ney", "add"}
        ``none``: c(s,t) / c(s).
        ``add``: (c(s,t) + α) / (c(s) + α N(s)), N(s) the number of translations of s.
        ``good-turing``: c*(s,t) / Σ c*(s,·), with c* = (c+1) n_{c+1} / n_c for small c, n_c the
        number of pairs that occur c times.
        ``kneser-ney``: (c(s,t) - D + D N(s) p_b(t)) / c(s), with D = n_1 / (n_1 + 2 n_2) and
        p_b(t) the share of t in all distinct pairs; what is missing to 1 over the translations
        of s belongs to phrases never seen with s.
    alpha : float
        For ``add``.

    Returns
    -------
    ndarray of float64, shape (n_pairs,)
    """
    check_choice("smoothing", smoothing, SMOOTHINGS)
    if given == "source":
        condition, event, totals = pairs.source, pairs.target, pairs.source_count
    else:
        condition, event, totals = pairs.target, pairs.source, pairs.target_count
    counts = pairs.count.astype(np.float64)
    if len(counts) == 0:
        return counts
    if smoothing == "good-turing":
        discounted = good_turing(pairs.count)
        return discounted / np.bincount(condition, discounted)[condition]
    if alpha < 0.0:
        raise InputError(f"alpha = {alpha} is negative", remedy="use for example 0.1")
    return smoothed(
        smoothing,
        counts,
        totals,
        _fan_out(condition),
        _fan_out(event) / len(counts),
        discount=absolute_discount(*np.bincount(pairs.count, minlength=3)[1:3]),
        alpha=alpha,
    )


def smoothed(
    smoothing: str,
    counts: Float64Array,
    totals: Int64Array | Float64Array,
    fan_out: Int64Array,
    backoff: Float64Array,
    *,
    discount: float,
    alpha: float = 0.1,
) -> Float64Array:
    """Estimate p(t|s) from c(s,t), c(s), N(s) and p_b(t) as `conditional` does.

    ``good-turing`` needs the counts of all translations and is not among the smoothings here.
    """
    if smoothing == "kneser-ney":
        return (counts - discount + discount * fan_out * backoff) / totals
    alpha = alpha if smoothing == "add" else 0.0
    return (counts + alpha) / (totals + alpha * fan_out)


def good_turing(counts: Int64Array) -> Float64Array:
    """Return the Good-Turing estimates c* = (c+1) n_{c+1} / n_c of counts up to 10.

    Larger counts, and those for which the estimate would not lie between the discounted count
    below and c itself (too little data), stay as they are.
    """
    n = np.bincount(counts, minlength=_LARGEST_DISCOUNTED + 2)
    estimates = np.arange(len(n), dtype=np.float64)
    below = 0.0
    for c in range(1, _LARGEST_DISCOUNTED + 1):
        if n[c] == 0 or n[c + 1] == 0:
            break
        estimate = (c + 1) * n[c + 1] / n[c]
        if not below < estimate < c:
            break
        estimates[c] = below = estimate
    return estimates[counts]


def absolute_discount(once: int, twice: int) -> float:
    """Return D = n_1 / (n_1 + 2 n_2) (Ney, Essen and Kneser 1994); 0.5 where that is undefined."""
    return float(once / (once + 2 * twice)) if once and twice else 0.5


def _fan_out(phrases: Int64Array) -> Int64Array:
    """Return for each row the number of rows with the same phrase."""
    return np.bincount(phrases)[phrases]
