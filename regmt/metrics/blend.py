"""Sums of metrics as one, such as BLEU − TER."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError
from regmt.metrics.base import Metric
from regmt.metrics.text import Lines


class Blend(Metric):
    """A linear combination of metrics, each scored from its own statistics.

    The study of metrics as objectives uses BLEU:4 − TER, BLEU:4 − 2 TERp and BLEU:4 + 2 METEOR.
    Metrics keep their own scales (per cent but for NIST).

    Parameters
    ----------
    terms : sequence of (float, Metric)
        Weights and metrics. All must pull the same way: error rates are subtracted from metrics
        where higher is better, or all are errors.
    name : str

    Notes
    -----
    Statistics: those of the metrics one after the other.
    """

    def __init__(self, terms: Sequence[tuple[float, Metric]], *, name: str) -> None:
        directions = {(weight > 0) == metric.higher_is_better for weight, metric in terms}
        if len(directions) != 1 or any(weight == 0 for weight, _ in terms):
            raise InputError(
                f"{name!r} combines metrics of opposite directions",
                remedy="subtract error rates from scores, as in bleu-ter",
            )
        self.terms = list(terms)
        self.name = name
        self.n_statistics = sum(metric.n_statistics for _, metric in terms)
        self.higher_is_better = directions.pop()
        self.scale = sum(abs(weight) * metric.scale for weight, metric in terms)

    def _compute(
        self, hypotheses: Lines, sentence: Int64Array, references: Sequence[Lines]
    ) -> Float64Array:
        parts = [metric._compute(hypotheses, sentence, references) for _, metric in self.terms]
        return np.concatenate(parts, axis=1)

    def score(self, totals: npt.ArrayLike) -> Float64Array:
        """Return the weighted sum of the scores."""
        return np.asarray(sum(w * m.score(part) for w, m, part in self._split(totals)))[()]

    def sentence_scores(self, statistics: npt.ArrayLike) -> Float64Array:
        """Return the weighted sum of the sentence scores."""
        parts = self._split(statistics)
        return np.asarray(sum(weight * m.sentence_scores(part) for weight, m, part in parts))

    def _split(self, statistics: npt.ArrayLike) -> list[tuple[float, Metric, Float64Array]]:
        statistics = np.asarray(statistics, dtype=np.float64)
        out, begin = [], 0
        for weight, metric in self.terms:
            end = begin + metric.n_statistics
            out.append((weight, metric, statistics[..., begin:end]))
            begin = end
        return out

    def signature(self, n_references: int | None = None) -> str:
        """Return the signatures of the parts."""
        return " ".join(
            f"{weight:+g}*{metric.name}({metric.signature(n_references)})"
            for weight, metric in self.terms
        )
