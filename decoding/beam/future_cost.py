"""Future cost: the best isolated score of every span of a sentence (Phrasal thesis 2.2.3)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regmt.core.compile import kernel
from regmt.decoding.beam.option_arrays import SentenceOptions


def future_costs(options: SentenceOptions) -> npt.NDArray[np.float64]:
    """Return F with ``F[i, j]`` the best score of translating positions i … j-1 in isolation.

    ``F[i, j] = max(best option of the span, max_k F[i, k] + F[k, j])``, the corrected form of
    Algorithm 1 of the Phrasal thesis; options are scored with their own features and the language
    models' value of their words alone.

    Returns
    -------
    ndarray, shape (n + 1, n + 1)
        ``F[i, i]`` is 0; below the diagonal the values mean nothing.
    """
    n = len(options.tokens)
    costs = np.full((n + 1, n + 1), -np.inf)
    np.fill_diagonal(costs, 0.0)
    arrays = options.arrays
    np.maximum.at(costs, (arrays.start, arrays.end), arrays.estimate)
    _join_spans(costs)
    return costs


@kernel
def _join_spans(costs: npt.NDArray[np.float64]) -> None:
    n = costs.shape[0] - 1
    for length in range(2, n + 1):
        for i in range(n - length + 1):
            j = i + length
            best = costs[i, j]
            for k in range(i + 1, j):
                best = max(best, costs[i, k] + costs[k, j])
            costs[i, j] = best
