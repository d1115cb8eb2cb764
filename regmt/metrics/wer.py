"""WER: word error rate, the edit distance to the nearest reference (Nießen et al., 2000)."""

from __future__ import annotations

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.metrics import _kernels
from regmt.metrics.base import ErrorRate
from regmt.metrics.text import Batch


class Wer(ErrorRate):
    """Insertions, deletions and substitutions, divided by the length of the reference.

    With several references, each sentence is compared with the one that gives the lowest rate
    for it, and is divided by *that* one's length (the metric study, footnote 8).

    Notes
    -----
    Statistics: edits, reference length.
    """

    name = "wer"
    _position_independent = False

    def _compare(self, batch: Batch) -> Float64Array:
        return np.asarray(
            _kernels.error_statistics(*batch.arrays, len(batch.words), self._position_independent)
        )
