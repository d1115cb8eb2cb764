"""Comparison of learners: Tables 8.6, 8.7 and 8.8 of the RegMT thesis.

The thesis's lasso is fsr, its iter-ε ith. QP and LP are not in Table 8.7.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.prediction import Confusion
from regmt.reproduction.data import Bitext, Data
from regmt.reproduction.predictions import (
    Judged,
    Predictions,
    best_threshold,
    phrase_predictions,
    total,
)
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Result, single

ORDERS = ("1", "2", "1-2")
LEARNERS = ("ridge", "fsr", "qp", "ith", "svr", "logreg", "svc")


@dataclass(frozen=True)
class Score:
    """A learner on the sentences after those that gave its threshold."""

    threshold: float
    confusion: Confusion
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
    threshold = best_threshold(judged[:half])
    return Score(threshold, total(judged[half:], threshold), milliseconds)


def _texts(dev: Bitext, test: Bitext, n: int) -> Bitext:
    first, second = dev.sample(n), test.sample(n)
    return Bitext(first.source + second.source, first.target + second.target)


def table_8_6(entry: Entry, data: Data) -> Result:
    """The threshold with the best weighted F1 of each learner."""
    task, orders = data.task(), Orders.parse("1-2")
    dev = task.dev.sample(2 * data.size(10))
    scores, _ = compare(task.index, orders, dev, LEARNERS)
    scores["phrases"] = _score(phrase_predictions(task, dev, orders))
    found = {name: score.threshold for name, score in scores.items()}
    regression = [found[name] for name in ("ridge", "fsr", "qp", "svr")]
    between = all(0.1 < value < 0.6 for value in regression)
    return entry.result(
        f"{task.name}, {len(dev) // 2} dev sentences, 1&2-grams, m = 100 by dice",
        single(found),
        {
            "those of ridge, FSR, QP and SVR lie between 0.1 and 0.6": between,
            "that of iter-ε is the highest": found["ith"] == max(found.values()),
            "FSR's is higher than L2's": found["fsr"] > found["ridge"],
        },
    )


def table_8_7(entry: Entry, data: Data) -> Result:
    """Weighted BER, precision, recall and F1 of the learners."""
    task = data.task()
    texts = _texts(task.dev, task.test, data.size(10))
    tables, tendencies = [], {}
    for text in ORDERS:
        scores, title = compare(task.index, Orders.parse(text), texts, LEARNERS)
        rows = {
            name: (*score.figures, score.threshold, round(score.milliseconds, 1))
            for name, score in scores.items()
        }
        tables.append(entry.table(rows, title=title, printed=entry.printed[text]))
        f1 = {name: score.confusion.f1 for name, score in scores.items()}
        above = f"F1 of lasso above L2 ({f1['fsr']:.3f}, {f1['ridge']:.3f})"
        tendencies[f"{text}-grams: {above}"] = f1["fsr"] > f1["ridge"]
        none = "none of the others is above lasso (QP is not printed)"
        others = ("ith", "svr", "logreg", "svc")
        tendencies[f"{text}-grams: {none}"] = all(f1["fsr"] >= f1[name] for name in others)
    return entry.result(
        f"{task.name}, {len(texts) // 2} sentences for the thresholds and as many for the "
        "figures, m = 100 by dice",
        tables,
        tendencies,
    )


def table_8_8(entry: Entry, data: Data) -> Result:
    """Weighted F1 of L2, lasso and the phrase tables of individual systems."""
    task = data.task()
    texts = _texts(task.dev, task.test, data.size(60))
    tables, tendencies = [], {}
    for text in ORDERS:
        orders = Orders.parse(text)
        scores, title = compare(task.index, orders, texts, ("ridge", "fsr"))
        scores["phrases"] = _score(phrase_predictions(task, texts, orders))
        rows = {name: score.figures for name, score in scores.items()}
        tables.append(entry.table(rows, title=title, printed=entry.printed[text]))
        ridge, lasso, phrases = (score.confusion.f1 for score in scores.values())
        tendencies[f"{text}-grams: F1 of lasso above L2"] = lasso > ridge
        if text == "2":
            tendencies["2-grams: lasso above the phrase tables"] = lasso > phrases
        else:
            tendencies[f"{text}-grams: the phrase tables above lasso"] = phrases > lasso
    return entry.result(
        f"{task.name}, {len(texts) // 2} dev and test sentences, m = 100 by dice",
        tables,
        tendencies,
    )
