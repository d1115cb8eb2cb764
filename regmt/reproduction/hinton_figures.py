"""Hinton diagrams of W for one sentence: Figures 4.2 to 4.5 of the RegMT thesis."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import numpy as np
import numpy.typing as npt

from regmt.core.progress import progress
from regmt.prediction.hinton import plot_weights
from regmt.reproduction.data import Data
from regmt.reproduction.estimate import Estimate, Resampling
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Cell, Drawing, Result, Table
from regmt.sentence import LearningOptions, SentenceLearner, SentenceModel
from regmt.sentence.learning_options import printed_options

LEARNERS = ("ridge", "qp", "fsr")
INSTANCES = 1000
SHOWN = 0.1


@dataclass(frozen=True)
class Learned:
    """W of one sentence by all three learners."""

    source: str
    reference: str
    models: Mapping[str, SentenceModel]


def figure(entry: Entry, data: Data, drawn: str, ngrams: str) -> Result:
    """Figures 4.2 to 4.5: learn W of sentences by all three learners; draw one of the first."""
    found = data.remember(("W", ngrams, entry.size(data)), lambda: _learn(entry, data, ngrams))
    resampling = Resampling(len(found))
    rows: dict[str, tuple[float, ...]] = {}
    used: dict[str, Estimate] = {}
    for name in LEARNERS:
        shares, above, predicted = [], [], []
        for one in found:
            present, W = _of_reference(one.models[name], one.reference)
            shares.append(_used(W))
            above.append(float((W > SHOWN).sum()))
            predicted.append(float(np.mean(one.models[name].prediction[present] > SHOWN)))
        used[name] = resampling.mean(shares)
        rows[name] = used[name].value, float(np.mean(above)), float(np.mean(predicted))
    first = found[0]
    tables = [
        Table(
            title="W between the features of a sentence and those of its reference, means",
            columns=["share used", f"above {SHOWN}", f"share predicted above {SHOWN}"],
            rows=rows,
        ),
        Table(
            title=f"{drawn}: best target of each source feature",
            columns=["target", "weight"],
            rows=_best_targets(first.models[drawn], first.reference),
        ),
    ]
    return entry.result(
        f"{data.task().name}, {len(found)} sentences, {INSTANCES} pairs by FDA, {ngrams}-grams; "
        f"drawn: {first.source}",
        tables,
        used,
        notes=[
            f"reference: {first.reference}",
            "share used: (Σ|w|)² / Σw², by the number of cells; 1 if all weights are as large",
        ],
        drawn=Drawing(partial(plot_weights, first.models[drawn], threshold=SHOWN)),
    )


def _learn(entry: Entry, data: Data, ngrams: str) -> list[Learned]:
    """Learn W of test sentences about as long as the thesis's."""
    task = data.task()
    texts = zip(task.test.source, task.test.target, strict=True)
    chosen = [(x, y) for x, y in texts if 9 <= len(x.split()) <= 13][: entry.size(data)]
    found = []
    for source, reference in progress(chosen, what="W", total=len(chosen)):
        models = {}
        for name in LEARNERS:
            options = LearningOptions(
                instances=INSTANCES,
                ngrams=ngrams,
                exclude_exact=True,
                learner=name,
                learner_options=printed_options(name),
            )
            models[name] = SentenceLearner(task.index, options).learn(source)
        found.append(Learned(source, reference, models))
    return found


def _used(W: npt.NDArray[np.float64]) -> float:
    """Return the share of the cells that W uses: small weights count little."""
    square = float((W * W).sum())
    return float(np.abs(W).sum()) ** 2 / (square * W.size) if square else np.nan


def _of_reference(
    model: SentenceModel, reference: str
) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.float64]]:
    """Return which target features the reference has, and W from the sentence to these."""
    present, _ = model.in_reference(reference)
    assert model.coef is not None
    return present, model.coef[present][:, model.problem.columns].toarray()


def _best_targets(model: SentenceModel, reference: str) -> dict[str, tuple[Cell, ...]]:
    present, W = _of_reference(model, reference)
    rows = np.flatnonzero(present)
    result: dict[str, tuple[Cell, ...]] = {}
    if not W.size:
        return {"": ("nothing", 0.0)}
    for k, feature in enumerate(model.problem.columns):
        name = " ".join(model.problem.source_name(feature))
        best = int(np.argmax(W[:, k]))
        target = " ".join(model.problem.target_name(int(rows[best])))
        result[name] = (target, float(W[best, k]))
    return result
