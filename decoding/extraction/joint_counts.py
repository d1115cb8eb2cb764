"""Combine the joint counts of several sources into one table (PORTAGE, section 6.2)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.decoding.extraction.counts import JointCounts
from regmt.decoding.extraction.pairs import PhrasePairs


def combine_counts(
    tables: Sequence[JointCounts],
    union: PhrasePairs,
    *,
    alpha: float = 0.0,
    given: str = "source",
) -> Float64Array:
    """Estimate p(t|s) in each of several tables over the union of their pairs.

    Where table k knows s, p_k(t|s) = (f_k(s,t) + α) / (f_k(s) + α N(s,*)), N(s,*) the number of
    translations of s in all tables; where it does not, 1/N(s,*). Each column sums to 1 over the
    union. With α = 0 a pair that a table lacks has probability 0 there.

    Parameters
    ----------
    tables : sequence of JointCounts
        With the same phrase numbers, e.g. of parts of one corpus.
    union : PhrasePairs
        At least all of their pairs.
    alpha : float
    given : {"source", "target"}
        ``target`` estimates p(s|t).

    Returns
    -------
    ndarray of float64, shape (n_pairs, n_tables)
    """
    if alpha < 0.0:
        raise InputError(f"alpha = {alpha} is negative", remedy="use 0, 0.01 or 0.1")
    width = len(union.target_phrases)
    union_keys = union.source * width + union.target
    condition = union.source if given == "source" else union.target
    fan_out = np.bincount(condition)
    columns = []
    for table in tables:
        counts = np.zeros(len(union))
        rows = np.searchsorted(union_keys, table.source * width + table.target)
        np.add.at(counts, rows, table.count)
        totals = np.bincount(condition, counts)
        with np.errstate(invalid="ignore"):
            known = (counts + alpha) / (totals + alpha * fan_out)[condition]
        uniform = 1.0 / fan_out[condition]
        columns.append(np.where(totals[condition] > 0.0, known, uniform))
    return np.stack(columns, axis=1)
