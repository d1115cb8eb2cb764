"""Batch selection among the outputs of several systems (6.3), and its tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.metrics import Metric
from regmt.reranking.candidates import Candidates
from regmt.reranking.table import Judged


@dataclass(frozen=True)
class SystemRows:
    """The rows of Tables 6.3 and 6.4 that show the quality of the systems.

    Attributes
    ----------
    rows : dict
        Name → the chosen candidates, or the scores.
    best : str
        The name of the best system by the first metric.
    """

    rows: dict[str, Int64Array | Sequence[float]]
    best: str


def system_rows(
    candidates: Candidates, judged: Judged, systems: Sequence[str], *, seed: int = 0
) -> SystemRows:
    """Return the rows Random, Min, Average, 2nd best, Best and Oracle.

    Systems are ranked by the first metric; *Best* is Max of Table 6.4.
    """
    first: Metric = judged.metrics[0]
    choices = [candidates.offsets[:-1] + k for k in range(len(systems))]
    scores = [judged.scores(choice) for choice in choices]
    sign = -1.0 if first.higher_is_better else 1.0
    ranking = sorted(range(len(systems)), key=lambda k: sign * scores[k][0])
    rows: dict[str, Int64Array | Sequence[float]] = {
        "Random": judged.random(candidates, seed=seed),
        "Min": choices[ranking[-1]],
        "Average": [float(value) for value in np.mean(scores, axis=0)],
    }
    if len(systems) > 1:
        rows["2nd best"] = choices[ranking[1]]
    rows["Best"] = choices[ranking[0]]
    rows["Oracle"] = judged.oracle(candidates)
    return SystemRows(rows, systems[ranking[0]])
