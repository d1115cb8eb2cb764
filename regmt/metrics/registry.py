"""Metrics by name: ``bleu``, ``bleu:2``, ``bleu+1``, ``ter``, …"""

from __future__ import annotations

from instance_selection.errors import InputError
from regmt.metrics.base import Metric
from regmt.metrics.bleu import Bleu

METRICS = {
    "bleu": "BLEU; bleu:N for n-grams up to N",
    "bleu+1": "BLEU with add-one smoothing for n ≥ 2, for single sentences",
    "sbleu": "BLEU smoothed by max(matches, 1/(2·length)), for single sentences",
}


def make_metric(
    name: str,
    *,
    tokenize: str | None = None,
    lowercase: bool | None = None,
    order: int | None = None,
) -> Metric:
    """Return the metric called `name`.

    Parameters
    ----------
    name : str
        A key of `METRICS`, with ``:N`` for another n-gram order.
    tokenize, lowercase
        See `Metric`; by default what is usual for the metric.
    order : int, optional
        The n-gram order, unless the name has it.
    """
    base, colon, suffix = name.strip().lower().partition(":")
    if colon:
        if not suffix.isdecimal() or order is not None:
            raise InputError(f"unknown metric {name!r}", remedy="write for instance bleu:2")
        order = int(suffix)
    smoothing = {"bleu": "exp", "bleu+1": "add-one", "sbleu": "half"}.get(base)
    if smoothing is not None:
        return Bleu(
            order=4 if order is None else order,
            smoothing=smoothing,
            tokenize=tokenize,
            lowercase=lowercase,
        )
    raise InputError(f"unknown metric {name!r}", remedy=f"use one of {', '.join(METRICS)}")
