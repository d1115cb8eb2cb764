"""PER: position-independent error rate (Tillmann et al., 1997)."""

from __future__ import annotations

from regmt.metrics.wer import Wer


class Per(Wer):
    """The word error rate of bags of words: ``(max(|h|, |r|) − |h ∩ r|) / |r|``.

    References are chosen as for `Wer`, which is never smaller on one reference.

    Notes
    -----
    Statistics: edits, reference length.
    """

    name = "per"
    _position_independent = True
