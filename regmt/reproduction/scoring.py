"""Scores of translations of tokenised text."""

from __future__ import annotations

from collections.abc import Sequence

from regmt.core.arrays import Float64Array
from regmt.metrics import Metric, make_metric
from regmt.reproduction.estimate import Estimate, Resampling


def metric_of(name: str) -> Metric:
    """Return a metric that takes tokens and case as they are."""
    return make_metric(name, tokenize="none", lowercase=False)


class TestSet:
    """Judges translations of the same sentences, with their uncertainty."""

    __test__ = False  # not a test of pytest

    def __init__(self, references: Sequence[str]) -> None:
        self.references = references
        self.resampling = Resampling(len(references))

    def score(self, outputs: Sequence[str], metric: str = "bleu") -> Estimate:
        """Return the score of a system; BLEU from 0 to 100."""
        made = metric_of(metric)
        return self.resampling.score(made, made.statistics(outputs, [self.references]))


def corpus_score(name: str, hypotheses: Sequence[str], references: Sequence[str]) -> float:
    """Return the score of a whole set; BLEU and F1 between 0 and 1 as the theses print them."""
    metric = metric_of(name)
    return metric.corpus_score(hypotheses, [references]) / (100.0 if metric.scale == 100.0 else 1.0)


def sentence_bleu(hypotheses: Sequence[str], references: Sequence[str]) -> Float64Array:
    """Return the smoothed BLEU of each sentence."""
    metric = metric_of("sbleu")
    return metric.sentence_scores(metric.statistics(hypotheses, [references])) / 100.0
