"""Comparison of learners: Tables 8.6, 8.7 and 8.8 of the RegMT thesis.

The thesis's lasso is fsr, its iter-ε ith. QP and LP are not in Table 8.7.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.prediction import Confusion
from regmt.reproduction.data import Bitext, Data
from regmt.reproduction.estimate import Estimate, Resampling
from regmt.reproduction.predictions import (
    Judged,
    Predictions,
    best_threshold,
    phrase_predictions,
    total,
    weighted_f1,
)
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Result, Table, single

ORDERS = ("1", "2", "1-2")
LEARNERS = ("ridge", "fsr", "qp", "ith", "svr", "logreg", "svc")
THRESHOLDS = 200
"""Resampled dev sets whose thresholds are sought; each takes some milliseconds."""


@dataclass(frozen=True)
class Score:
    """A learner on the sentences after those that gave its threshold."""

    threshold: float
    confusion: Confusion
    f1: Estimate
    milliseconds: float

    @property
    def figures(self) -> tuple[float, float, float, float]:
        """BER, precision, recall and F1, all weighted."""
        found = self.confusion
        return found.ber, found.precision, found.recall, found.f1


def compare(
    index: Index,
    orders: Orders,
    texts: Bitext,
    learners: Sequence[str],
    *,
    selector: str = "dice",
    instances: int = 100,
) -> tuple[dict[str, Score], str]:
    """Return the score of each learner, and the mean dimensions in words.

    The first half of `texts` gives each learner its threshold, the second half the figures.
    """
    predictions = Predictions(index, orders, texts, selector, instances)
    scores = {}
    for name in learners:
        judged = predictions.predict(name)
        scores[name] = _score(judged, predictions.milliseconds)
    n_x, n_y = predictions.dimensions
    return scores, f"{orders}-grams, N_X × N_Y ≈ {n_x:.0f} × {n_y:.0f}"


def _score(judged: Sequence[Judged], milliseconds: float = 0.0) -> Score:
    half = len(judged) // 2
    threshold, rest = best_threshold(judged[:half]), judged[half:]
    f1 = weighted_f1(rest, threshold, Resampling(len(rest)))
    return Score(threshold, total(rest, threshold), f1, milliseconds)


def _texts(dev: Bitext, test: Bitext, n: int) -> Bitext:
    first, second = dev.sample(n), test.sample(n)
    return Bitext(first.source + second.source, first.target + second.target)


def table_8_6(entry: Entry, data: Data) -> Result:
    """The threshold with the best weighted F1 of each learner."""
    task, orders = data.task(), Orders.parse("1-2")
    dev = task.dev.sample(entry.size(data))
    predictions = Predictions(task.index, orders, dev, "dice", 100)
    judged = {name: predictions.predict(name) for name in LEARNERS}
    judged["phrases"] = phrase_predictions(task, dev, orders)
    figures = {name: _threshold(each) for name, each in judged.items()}
    return entry.result(
        f"{task.name}, {len(dev)} dev sentences, 1&2-grams, m = 100 by dice",
        single({name: figure.value for name, figure in figures.items()}),
        figures,
    )


def _threshold(judged: Sequence[Judged]) -> Estimate:
    """Return the best threshold, and those of resampled dev sets."""
    counts = Resampling(len(judged), resamples=THRESHOLDS).counts.astype(int)
    draws = [
        best_threshold([one for one, times in zip(judged, row, strict=True) for _ in range(times)])
        for row in counts.tolist()
    ]
    return Estimate(best_threshold(judged), np.array(draws), len(judged))


def table_8_7(entry: Entry, data: Data) -> Result:
    """Weighted BER, precision, recall and F1 of the learners."""
    return _compared(
        entry,
        data,
        LEARNERS,
        lambda score: (*score.figures, score.threshold, round(score.milliseconds, 1)),
    )


def table_8_8(entry: Entry, data: Data) -> Result:
    """Weighted F1 of L2, lasso and the phrase tables of individual systems."""
    return _compared(entry, data, ("ridge", "fsr"), lambda score: score.figures, phrases=True)


def _compared(
    entry: Entry,
    data: Data,
    learners: Sequence[str],
    row: Callable[[Score], tuple[float, ...]],
    *,
    phrases: bool = False,
) -> Result:
    """Compare learners, and phrase tables, by the orders of their features."""
    task = data.task()
    texts = _texts(task.dev, task.test, entry.size(data))
    tables: list[Table] = []
    figures: dict[str, Estimate] = {}
    for text in ORDERS:
        orders = Orders.parse(text)
        scores, title = compare(task.index, orders, texts, learners)
        if phrases:
            scores["phrases"] = _score(phrase_predictions(task, texts, orders))
        rows = {name: row(score) for name, score in scores.items()}
        tables.append(entry.table(rows, title=title, printed=entry.printed[text]))
        figures |= {f"{text}-grams {name}": score.f1 for name, score in scores.items()}
    return entry.result(
        f"{task.name}, {len(texts) // 2} sentences for the thresholds and as many for the "
        "figures, m = 100 by dice",
        tables,
        figures,
    )
