"""WER and PER: error rates against the nearest reference.

WER is the word error rate (Nießen et al., 2000), PER the position-independent one (Tillmann et al.,
1997).
"""

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


class Per(Wer):
    """The word error rate of bags of words: ``(max(|h|, |r|) − |h ∩ r|) / |r|``.

    References are chosen as for `Wer`, which is never smaller on one reference.

    Notes
    -----
    Statistics: edits, reference length.
    """

    name = "per"
    _position_independent = True
