"""WER: word error rate, the edit distance to the nearest reference (Nießen et al., 2000)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array
from regmt.metrics import _kernels
from regmt.metrics.base import WordMetric, error_rate
from regmt.metrics.text import Batch


class Wer(WordMetric):
    """Insertions, deletions and substitutions, divided by the length of the reference.

    With several references, each sentence is compared with the one that gives the lowest rate
    for it, and is divided by *that* one's length (the metric study, footnote 8).

    Notes
    -----
    Statistics: edits, reference length.
    """

    name = "wer"
    higher_is_better = False
    _position_independent = False

    @property
    def n_statistics(self) -> int:
        """2."""
        return 2

    def _compare(self, batch: Batch) -> Float64Array:
        return np.asarray(
            _kernels.error_statistics(*batch.arrays, len(batch.words), self._position_independent)
        )

    def score(self, totals: npt.ArrayLike) -> Float64Array:
        """Return the error rate in per cent; it can exceed 100."""
        totals = np.asarray(totals, dtype=np.float64)
        return error_rate(totals[..., 0], totals[..., 1])[()]
