"""Scores of translations of tokenised text."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.metrics import Metric, make_metric


def metric_of(name: str) -> Metric:
    """Return a metric that takes tokens and case as they are."""
    return make_metric(name, tokenize="none", lowercase=False)


def corpus_score(name: str, hypotheses: Sequence[str], references: Sequence[str]) -> float:
    """Return the score of a whole set; BLEU and F1 between 0 and 1 as the theses print them."""
    metric = metric_of(name)
    return metric.corpus_score(hypotheses, [references]) / (100.0 if metric.scale == 100.0 else 1.0)


def sentence_bleu(hypotheses: Sequence[str], references: Sequence[str]) -> Float64Array:
    """Return the smoothed BLEU of each sentence."""
    metric = metric_of("sbleu")
    return metric.sentence_scores(metric.statistics(hypotheses, [references])) / 100.0


def correlation(a: Float64Array | Sequence[float], b: Float64Array | Sequence[float]) -> float:
    """Return Pearson's correlation; nan where one side does not vary."""
    first, second = np.asarray(a, np.float64), np.asarray(b, np.float64)
    if len(first) < 2 or np.ptp(first) == 0.0 or np.ptp(second) == 0.0:
        return float("nan")
    return float(np.corrcoef(first, second)[0, 1])
