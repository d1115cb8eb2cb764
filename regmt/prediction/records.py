"""Records of the predicted features of a sentence and their quality, before decoding.

A record is a JSON object: the coverage of the source features, the predicted target features and,
if there is a reference, the coverage of its features, the BLEU bound (5.9), the weighted
precision, recall and F1 (8.1)–(8.3), the balanced error and p^max (8.10).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from regmt.instance_selection.bleu_bound import bleu_bound
from regmt.instance_selection.coverage import coverage
from regmt.instance_selection.ngrams import Orders
from regmt.prediction.measures import Confusion, confusion, p_max
from regmt.resources import Resources
from regmt.sentence.learner import SentenceLearner
from regmt.sentence.learning_options import LearningOptions
from regmt.sentence.sentence_model import SentenceModel

Record = dict[str, Any]

_WORDS = Orders(1, 1)

THRESHOLDS = {"ridge": 0.27, "fsr": 0.51, "qp": 0.5, "ith": 0.33, "logreg": 0.39}
"""Thresholds that were best on multi30k German-English."""

DEFAULT_THRESHOLD = 0.25
"""Threshold of the other learners."""


@dataclass(frozen=True, repr=False)
class Prediction:
    """The prediction for a sentence.

    Attributes
    ----------
    record : dict
        What is reported.
    confusion : Confusion
        Weighted confusion against the reference; empty without one. Can be added up.
    """

    record: Record
    confusion: Confusion = field(default_factory=Confusion)

    def __repr__(self) -> str:
        best = ", ".join(f"{name} {weight:.2f}" for name, weight in self.record["features"][:5])
        return f"<Prediction of sentence {self.record['sentence']}: {best or 'nothing'}>"


def predict(
    sentences: Sequence[str],
    resources: Resources,
    *,
    options: LearningOptions | None = None,
    references: Sequence[str] | None = None,
    threshold: float | None = None,
    jobs: int = 1,
) -> Iterator[Prediction]:
    """Yield the prediction for each sentence, in order.

    Parameters
    ----------
    sentences : sequence of str
        Raw lines.
    resources : Resources
        The index of the training pairs.
    options : LearningOptions, optional
    references : sequence of str, optional
        Their translations, to compare with.
    threshold : float, optional
        Predict features above it; by default the usual threshold of the learner.
    jobs : int
        Number of processes; does not change the predictions.
    """
    options = options or LearningOptions()
    threshold = usual_threshold(options) if threshold is None else threshold
    theirs = itertools.repeat(None) if references is None else references
    items = zip(itertools.count(), sentences, theirs, strict=False)
    return resources.map(
        partial(SentenceLearner.of, options), partial(_predict, threshold), items, jobs=jobs
    )


def usual_threshold(options: LearningOptions) -> float:
    """Return the default threshold of a learner."""
    return THRESHOLDS.get(options.learner, DEFAULT_THRESHOLD)


def _predict(
    threshold: float, learner: SentenceLearner, item: tuple[int, str, str | None]
) -> Prediction:
    number, sentence, reference = item
    return _record(number, learner.learn(sentence), threshold, reference)


def _record(
    number: int, model: SentenceModel, threshold: float, reference: str | None
) -> Prediction:
    predicted = model.predicted_ngrams(threshold=threshold).items()
    best_first = sorted(predicted, key=lambda feature: -feature[1])
    record: Record = {
        "sentence": number,
        "source_coverage": round(model.problem.source_coverage, 4),
        "n_source_features": model.problem.n_source_features,
        "features": [[" ".join(name), round(weight, 4)] for name, weight in best_first],
    }
    if reference is None:
        return Prediction(record)
    present, uncovered = model.in_reference(reference)
    counted = confusion(model.prediction, present, uncovered, threshold=threshold)
    n_reference = int(present.sum()) + uncovered
    covered = float(present.sum()) / n_reference if n_reference else 0.0
    record["target_coverage"] = round(covered, 4)
    words = coverage(model.problem.index.target, model.ids, [reference], orders=_WORDS)
    record["bleu_bound"] = round(bleu_bound(0.0 if math.isnan(words) else words), 4)
    for name in ("precision", "recall", "f1", "ber"):
        record[name] = round(getattr(counted, name), 4)
    if model.coef is not None and n_reference:
        best = p_max(model.coef, model.problem.columns)
        record["p_max"] = round(float(best[present].sum()) / n_reference, 4)
    return Prediction(record, counted)
