"""The maximum-a-posteriori estimator used for all smoothed distributions."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array


def map_estimate(
    counts: npt.ArrayLike,
    totals: npt.ArrayLike,
    prior: npt.ArrayLike,
    strength: npt.ArrayLike,
) -> Float64Array:
    """Estimate θ = (f + α p0) / (T + α): a multinomial under a Dirichlet prior.

    PORTAGE report, appendix A. With many observations it goes to the relative frequency f/T,
    with none to the prior p0. All arguments broadcast; several priors are combined by adding
    their ``strength * prior`` and their strengths.

    Parameters
    ----------
    counts : array_like
        f, how often each event was seen in its context.
    totals : array_like
        T, how often the context was seen.
    prior : array_like
        p0, the prior probability of each event.
    strength : array_like
        α > 0, how many observations the prior is worth.
    """
    counts, totals, prior, strength = (
        np.asarray(a, dtype=np.float64) for a in (counts, totals, prior, strength)
    )
    estimate: Float64Array = (counts + strength * prior) / (totals + strength)
    return estimate
