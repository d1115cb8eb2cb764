"""F1 over n-grams, contiguous or with a gap: the metric of the RegMT thesis (8.2.1)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.metrics import _feature_kernels
from regmt.metrics.base import WordMetric, divide
from regmt.metrics.text import Batch


@dataclass(kw_only=True, eq=False, repr=False)
class F1(WordMetric):
    r"""F1 of the n-gram features of translation and reference.

    .. math:: F_1 = \frac{2 \cdot \text{matches}}{\text{features of reference} +
        \text{features of translation}}

    on counts; a feature of order n ≤ N is an n-gram with at most one gap of up to `max_gap`
    tokens, known by its tokens alone. This reproduces Table 8.2. ``max_gap=3`` is
    :math:`F_1^{g3}`. Each sentence is compared with the reference that gives it the highest F1.

    Parameters
    ----------
    order : int
        N, 5 in the thesis.
    max_gap : int
        0 for contiguous n-grams.
    tokenize, lowercase
        See `Metric`.

    Notes
    -----
    Statistics: matches, features of the translation, features of the reference.
    """

    order: int = 5
    max_gap: int = 0

    n_statistics = 3

    def __post_init__(self) -> None:
        super().__post_init__()
        order, gap = self.order, self.max_gap
        if order < 1 or gap < 0:
            raise InputError(f"F1 with order {order} and gaps up to {gap} does not exist")
        self.name = "f1" + (f"g{gap}" if gap else "") + (f":{order}" if order != 5 else "")

    def n_features(self, length: npt.ArrayLike) -> Float64Array:
        """Return how many features sentences of these lengths have, repeated ones included."""
        length = np.asarray(length)
        total = np.zeros(length.shape)
        for n in range(1, self.order + 1):
            total += np.maximum(0, length - n + 1)
            for gap in range(1, self.max_gap + 1):
                total += (n - 1) * np.maximum(0, length - n - gap + 1)
        return total

    def _compare(self, batch: Batch) -> Float64Array:
        matches = _feature_kernels.feature_matches(
            *batch.arrays, max(1, len(batch.words)), self.order, self.max_gap
        )
        features = np.broadcast_to(self.n_features(batch.lengths)[:, np.newaxis], matches.shape)
        reference_features = self.n_features(batch.reference_lengths)
        return self._best_reference(np.stack([matches, features, reference_features], axis=-1))

    def score(self, totals: npt.ArrayLike) -> Float64Array:
        """Return F1 in per cent."""
        totals = np.asarray(totals, dtype=np.float64)
        return divide(200.0 * totals[..., 0], totals[..., 1] + totals[..., 2])[()]

    def _signature_parts(self) -> dict[str, str]:
        return super()._signature_parts() | {"order": str(self.order), "gap": str(self.max_gap)}
