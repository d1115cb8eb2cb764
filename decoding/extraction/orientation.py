"""Probabilities of orientations (monotone, swapped, discontinuous) of phrase pairs."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import check_ranges
from regmt.decoding.extraction.pairs import PhrasePairs
from regmt.decoding.map_estimate import map_estimate


@dataclass(frozen=True, kw_only=True)
class PriorStrengths:
    """How many observations the priors are worth; 10 each was best (PORTAGE, section 6.4)."""

    uniform: float = 10.0
    overall: float = 10.0
    source: float = 10.0
    target: float = 10.0

    def __post_init__(self) -> None:
        check_ranges(self, positive=["uniform", "overall", "source", "target"])


def orientation_probabilities(
    pairs: PhrasePairs, *, strengths: PriorStrengths | None = None, add: float | None = None
) -> Float64Array:
    """Estimate p(o | pair) towards the previous and towards the next phrase.

    By default with the hierarchy of priors of the PORTAGE report, section 6.4:
    p_g(o) from counts of all pairs and the uniform distribution; p_s(o|s) and p_t(o|t) from
    counts of one phrase and p_g; and

        p(o|s,t) = (f(o,s,t) + α_s p_s(o|s) + α_t p_t(o|t)) / (f(s,t) + α_s + α_t).

    Parameters
    ----------
    pairs : PhrasePairs
    strengths : PriorStrengths, optional
    add : float, optional
        Instead of the priors add this to every count (Moses does, with 0.5).

    Returns
    -------
    ndarray of float64, shape (n_pairs, 6)
        Monotone, swapped, discontinuous towards the previous phrase, then towards the next.
    """
    strengths = strengths or PriorStrengths()
    out = np.empty((len(pairs), 6))
    for first in (0, 3):
        counts = pairs.orientations[:, first : first + 3]
        totals = counts.sum(axis=1, keepdims=True)
        if add is not None:
            estimate = map_estimate(counts, totals, 1.0 / 3.0, 3.0 * add)
        else:
            everywhere = counts.sum(axis=0)
            overall = map_estimate(everywhere, everywhere.sum(), 1.0 / 3.0, strengths.uniform)
            by_source = _of_side(pairs.source, counts, overall, strengths.overall)
            by_target = _of_side(pairs.target, counts, overall, strengths.overall)
            strength = strengths.source + strengths.target
            prior = (strengths.source * by_source + strengths.target * by_target) / strength
            estimate = map_estimate(counts, totals, prior, strength)
        out[:, first : first + 3] = estimate
    return out


def _of_side(
    phrases: Int64Array, counts: Int64Array, prior: Float64Array, strength: float
) -> Float64Array:
    """Return p(o | phrase) for the phrase of each row."""
    sums = np.stack([np.bincount(phrases, column) for column in counts.T], axis=1)
    estimate = map_estimate(sums, sums.sum(axis=1, keepdims=True), prior, strength)
    return estimate[phrases]
