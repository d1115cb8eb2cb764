"""Hinton diagrams of W for one sentence: Figures 4.2 to 4.5 of the RegMT thesis."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from regmt.prediction.hinton import plot_weights
from regmt.reproduction.data import Data
from regmt.reproduction.result import Cell, Drawing, Result, Table, Tendency
from regmt.sentence import LearningOptions, SentenceLearner, SentenceModel
from regmt.sentence.learning_options import printed_options

LEARNERS = ("ridge", "qp", "fsr")
SHOWN = 0.1


def figure_4_2(data: Data) -> Result:
    """L2."""
    return _figure(data, "ridge", "1")


def figure_4_3(data: Data) -> Result:
    """L1 by quadratic programming."""
    return _figure(data, "qp", "1")


def figure_4_4(data: Data) -> Result:
    """L1 by forward stagewise regression."""
    return _figure(data, "fsr", "1")


def figure_4_5(data: Data) -> Result:
    """FSR with phrases."""
    return _figure(data, "fsr", "1-2")


def _figure(data: Data, drawn: str, ngrams: str) -> Result:
    """Learn W of one sentence by all three learners; draw one of them."""
    task = data.task()
    lengths = [len(line.split()) for line in task.test.source]
    # A sentence about as long as the thesis's, the first of them.
    chosen = next((i for i, n in enumerate(lengths) if 9 <= n <= 13), 0)
    source, reference = task.test.source[chosen], task.test.target[chosen]
    instances = 1000
    found: dict[str, SentenceModel] = {}
    for name in LEARNERS:
        options = LearningOptions(
            instances=instances,
            ngrams=ngrams,
            exclude_exact=True,
            learner=name,
            learner_options=printed_options(name),
        )
        found[name] = SentenceLearner(task.index, options).learn(source)
    share: dict[str, float] = {}
    rows: dict[str, tuple[Cell, ...]] = {}
    for name, model in found.items():
        present, W = _of_reference(model, reference)
        share[name] = float((np.abs(W) > 1e-9).mean())
        rows[name] = (
            share[name],
            int((W > SHOWN).sum()),
            float(np.mean(model.prediction[present] > SHOWN)),
        )
    best = _best_targets(found[drawn], reference)
    return Result(
        settings=f"{task.name}, {instances} pairs by FDA, {ngrams}-grams: {source}",
        table=Table(
            title="W between the features of the sentence and those of its reference",
            columns=["share not 0", f"above {SHOWN}", f"share predicted above {SHOWN}"],
            rows=rows,
        ),
        further=[
            Table(
                title=f"{drawn}: best target of each source feature",
                columns=["target", "weight"],
                rows=best,
            ),
        ],
        tendencies=[
            Tendency("L2 is dense (over half not 0)", share["ridge"] > 0.5),
            Tendency("QP is sparser than L2", share["qp"] < share["ridge"]),
            Tendency("FSR is sparser than QP", share["fsr"] < share["qp"]),
        ],
        notes=[f"reference: {reference}", "the document prints this figure without numbers"],
        figure=Drawing(partial(_draw, found[drawn])),
    )


def _draw(model: SentenceModel, path: Path) -> None:
    plot_weights(model, path, threshold=SHOWN)


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
    for k, column in enumerate(model.problem.columns):
        name = " ".join(model.problem.source_name(column))
        best = int(np.argmax(W[:, k]))
        target = " ".join(model.problem.target_name(int(rows[best])))
        result[name] = (target, float(W[best, k]))
    return result
