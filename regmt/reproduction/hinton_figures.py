"""Hinton diagrams of W for one sentence: Figures 4.2 to 4.5 of the RegMT thesis."""

from __future__ import annotations

from functools import partial

import numpy as np
import numpy.typing as npt

from regmt.prediction.hinton import plot_weights
from regmt.reproduction.data import Data
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Cell, Drawing, Result, Table, column
from regmt.sentence import LearningOptions, SentenceLearner, SentenceModel
from regmt.sentence.learning_options import printed_options

LEARNERS = ("ridge", "qp", "fsr")
INSTANCES = 1000
SHOWN = 0.1


def figure(entry: Entry, data: Data, drawn: str, ngrams: str) -> Result:
    """Figures 4.2 to 4.5: learn W of one sentence by all three learners; draw one of them."""
    task = data.task()
    lengths = [len(line.split()) for line in task.test.source]
    # A sentence about as long as the thesis's, the first of them.
    chosen = next((i for i, n in enumerate(lengths) if 9 <= n <= 13), 0)
    source, reference = task.test.source[chosen], task.test.target[chosen]
    found: dict[str, SentenceModel] = {}
    for name in LEARNERS:
        options = LearningOptions(
            instances=INSTANCES,
            ngrams=ngrams,
            exclude_exact=True,
            learner=name,
            learner_options=printed_options(name),
        )
        found[name] = SentenceLearner(task.index, options).learn(source)
    rows: dict[str, tuple[float, int, float]] = {}
    for name, model in found.items():
        present, W = _of_reference(model, reference)
        predicted = float(np.mean(model.prediction[present] > SHOWN))
        rows[name] = float((np.abs(W) > 1e-9).mean()), int((W > SHOWN).sum()), predicted
    share = column(rows)
    tables = [
        Table(
            title="W between the features of the sentence and those of its reference",
            columns=["share not 0", f"above {SHOWN}", f"share predicted above {SHOWN}"],
            rows=rows,
        ),
        Table(
            title=f"{drawn}: best target of each source feature",
            columns=["target", "weight"],
            rows=_best_targets(found[drawn], reference),
        ),
    ]
    return entry.result(
        f"{task.name}, {INSTANCES} pairs by FDA, {ngrams}-grams: {source}",
        tables,
        {
            "L2 is dense (over half not 0)": share["ridge"] > 0.5,
            "QP is sparser than L2": share["qp"] < share["ridge"],
            "FSR is sparser than QP": share["fsr"] < share["qp"],
        },
        notes=[f"reference: {reference}"],
        figure=Drawing(partial(plot_weights, found[drawn], threshold=SHOWN)),
    )


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
