"""What is reported about each sentence before it is decoded: its predicted features, and how good.

A record is a JSON object: the coverage of the source features, the predicted target features and,
where there is a reference, the coverage of its features, the BLEU bound (5.9), the weighted
precision, recall and F1 (8.1)–(8.3), the balanced error and p^max (8.10).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from regmt.core.parallel import map_in_order
from regmt.instance_selection.bleu_bound import bleu_bound
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors.stream import Recipe
from regmt.instance_selection.shared_index import shared_index
from regmt.learners import make_learner
from regmt.prediction.measures import Confusion, confusion, p_max
from regmt.prediction.predictor import Prediction, Predictor

Record = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class PredictionRecipe:
    """How to predict: small, hashable, picklable, so that every worker can make its predictor.

    Parameters
    ----------
    selector : Recipe
    learner : str
    learner_options : tuple of (name, value)
    instances : int
        Training pairs for each sentence.
    orders : Orders
        Of the source and target features.
    """

    selector: Recipe
    learner: str = "fsr"
    learner_options: tuple[tuple[str, Any], ...] = ()
    instances: int = 100
    orders: Orders = field(default_factory=Orders)

    def make(self, index: Index) -> Predictor:
        """Make the predictor."""
        return Predictor(
            index=index,
            selector=self.selector.make().fit(index),
            learner=make_learner(self.learner, **dict(self.learner_options)),
            instances=self.instances,
            source_orders=self.orders,
            target_orders=self.orders,
        )


def sentence_records(
    recipe: PredictionRecipe,
    index: Index,
    sentences: Sequence[str],
    references: Sequence[str] | None = None,
    *,
    threshold: float,
    jobs: int = 1,
) -> Iterator[tuple[Record, Confusion]]:
    """Yield the record of each sentence and its weighted confusion, in order.

    Parameters
    ----------
    recipe : PredictionRecipe
    index : Index
    sentences, references
        Raw lines.
    threshold : float
        Features above it are predicted.
    jobs : int
        Processes; the records do not depend on it.
    """
    theirs = itertools.repeat(None) if references is None else references
    items = zip(itertools.count(), sentences, theirs, strict=False)
    if jobs == 1:
        predictor = recipe.make(index)
        for number, sentence, reference in items:
            yield _record(number, predictor.predict(sentence), threshold, reference)
        return
    with shared_index(index) as folder:
        yield from map_in_order(_record_in_worker, (recipe, folder, threshold), items, jobs=jobs)


@lru_cache(maxsize=1)
def _predictor(recipe: PredictionRecipe, folder: str) -> Predictor:
    return recipe.make(Index.open(folder))


def _record_in_worker(
    spec: tuple[PredictionRecipe, str, float], item: tuple[int, str, str | None]
) -> tuple[Record, Confusion]:
    recipe, folder, threshold = spec
    number, sentence, reference = item
    prediction = _predictor(recipe, folder).predict(sentence)
    return _record(number, prediction, threshold, reference)


def _record(
    number: int, prediction: Prediction, threshold: float, reference: str | None
) -> tuple[Record, Confusion]:
    record: Record = {
        "sentence": number,
        "source_coverage": round(prediction.problem.source_coverage, 4),
        "n_source_features": prediction.problem.n_source_features,
        "features": [[" ".join(n), round(w, 4)] for n, w in prediction.above(threshold)],
    }
    if reference is None:
        return record, Confusion()
    present, uncovered = prediction.in_reference(reference)
    counted = confusion(prediction.weights, present, uncovered, threshold=threshold)
    n_reference = int(present.sum()) + uncovered
    coverage = float(present.sum()) / n_reference if n_reference else 0.0
    record["target_coverage"] = round(coverage, 4)
    record["bleu_bound"] = round(float(bleu_bound(coverage)), 4)
    for name in ("precision", "recall", "f1", "ber"):
        record[name] = round(getattr(counted, name), 4)
    if prediction.coef is not None and n_reference:
        best = p_max(prediction.coef, prediction.problem.columns)
        record["p_max"] = round(float(best[present].sum()) / n_reference, 4)
    return record, counted
