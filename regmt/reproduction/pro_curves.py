"""PRO with thousands of features, and test scores by iteration: PRO Figure 5, Table 1 "ext"."""

from __future__ import annotations

from dataclasses import replace

from regmt.decoding.extraction.phrase_scoring import score_phrases
from regmt.decoding.phrase_model import Model
from regmt.decoding.sparse_features import SparseFeatures
from regmt.reproduction.data import Data, Task
from regmt.reproduction.estimate import Estimate
from regmt.reproduction.phrase_systems import OPTIONS, SETTINGS, decode, phrase_model, tune_model
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import LineFigure, Result
from regmt.reproduction.scoring import TestSet

ITERATIONS = 5
TUNERS = {"MERT": "mert", "MIRA": "mira", "PRO": "pro"}


def figure_5(entry: Entry, data: Data) -> Result:
    """Tune the usual and the extended features by MERT, MIRA and PRO."""
    task, test = entry.test(data)
    dev = task.dev.sample(entry.size(data))
    judge = TestSet(test.target)
    rows: dict[str, tuple[float | int, ...]] = {}
    figures: dict[str, Estimate] = {}
    curves: dict[str, list[tuple[float, float]]] = {}
    for features, model in zip(("base", "ext"), _models(task), strict=True):
        for label, tuner in TUNERS.items():
            name = f"{label} {features}"
            steps = tune_model(
                task, dev, model, tuner=tuner, iterations=ITERATIONS, seed=data.seed
            ).history
            scores = [judge.score(decode(task, test, model.with_weights(s.weights))) for s in steps]
            curves[name] = [
                (float(s.iteration), e.value) for s, e in zip(steps, scores, strict=True)
            ]
            best = max(range(len(steps)), key=lambda i: steps[i].score)  # chosen on dev
            figures[name] = scores[best]
            n = sum(map(len, steps[-1].weights.values()))
            rows[name] = (steps[best].score, scores[best].value, n)
    return entry.result(
        f"{task.name}, {len(dev)} dev and {len(test)} test sentences, {ITERATIONS} iterations",
        rows,
        figures,
        drawn=LineFigure(x_label="iteration", y_label="test BLEU", curves=curves),
    )


def _models(task: Task) -> tuple[Model, Model]:
    """Return the model of all pairs, and the same with extended features."""
    scored = score_phrases(task.index.corpus, task.resources.links, OPTIONS)
    base = phrase_model(task, scored, OPTIONS, SETTINGS)
    tables = {
        name: replace(table, counts=scored.count_texts())
        for name, table in base.phrase_tables.items()
    }
    sparse = SparseFeatures.from_corpus(task.index.corpus)
    return base, replace(base, phrase_tables=tables, sparse_features=sparse)
