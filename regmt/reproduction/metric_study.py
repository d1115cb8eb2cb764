"""Models trained to one metric and tested by others: Tables 1, 2, 4 and 5 of the metric study."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import add
from typing import Any

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.progress import progress
from regmt.reproduction.data import Data
from regmt.reproduction.estimate import Estimate, Resampling
from regmt.reproduction.nbest_lists import Pools
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Result
from regmt.reproduction.scoring import metric_of
from regmt.significance import chance_of_wins
from regmt.tuning.mert import Mert

METRICS = {
    "BLEU:1": "bleu:1",
    "BLEU:2": "bleu:2",
    "BLEU:3": "bleu:3",
    "BLEU:4": "bleu",
    "BLEU:5": "bleu:5",
    "NIST": "nist",
    "TER": "ter",
    "TERp": "terp",
    "WER": "wer",
    "METR": "meteor",
    "METR-r": "meteor-r",
    "METR:0.5": "meteor:0.5",
    "METR-r:0.5": "meteor-r:0.5",
}
LOWER = ("TER", "TERp", "WER")

FAMILIES = {
    "n-grams": ("BLEU:1", "BLEU:2", "BLEU:3", "BLEU:4", "BLEU:5", "NIST"),
    "edit distance": LOWER,
    "METEOR": ("METR", "METR-r", "METR:0.5", "METR-r:0.5"),
}
"""Metrics that are alike."""

JUDGED = {
    "n-grams": FAMILIES["n-grams"][:-1],
    "edit distance": FAMILIES["edit distance"],
    "METEOR": ("METR", "METR-r"),
}
"""Those by which the document finds a model of the same family the best."""

ROBUST = ("BLEU:2", "BLEU:3", "BLEU:4", "BLEU:5", "NIST", "METR:0.5", "METR-r:0.5")
FRAGILE = ("METR", "METR-r", *LOWER)

RUNS = 20
SENTENCES = 200
"""Sentences of the human evaluation."""


class Study:
    """Lists with the statistics of all metrics."""

    def __init__(self, entry: Entry, data: Data, names: Sequence[str], pair: str) -> None:
        self.pools = {name: Pools(entry, data, metric_of(METRICS[name]), pair) for name in names}
        self.settings = next(iter(self.pools.values())).settings

    def train(self, name: str, seed: int) -> Float64Array:
        """Tune to one metric; the starts are the same for all metrics."""
        return self.pools[name].tune(Mert(restarts=3), seed)

    def scores_on_dev(self, weights: Float64Array) -> dict[str, float]:
        """Return the dev scores by all metrics, the higher the better."""
        return {
            name: _sign(name) * pools.score_on_dev(weights) for name, pools in self.pools.items()
        }

    def scores(self, weights: Float64Array) -> dict[str, Estimate]:
        """Return the test scores by all metrics."""
        return {name: pools.score(weights) for name, pools in self.pools.items()}


def matrix(entry: Entry, data: Data, *, pair: str = "de-en") -> Result:
    """Tables 1 and 2: train by each metric, test by all."""
    study = Study(entry, data, entry.columns, pair)
    weights = {
        name: study.train(name, data.seed) for name in progress(entry.columns, what="metrics")
    }
    on_dev = {name: study.scores_on_dev(found) for name, found in weights.items()}
    on_test = {name: study.scores(found) for name, found in weights.items()}
    rows = {name: [one.value for one in scores.values()] for name, scores in on_test.items()}
    return entry.result(study.settings, rows, matrix_figures(on_dev, on_test))


def matrix_figures(
    on_dev: Mapping[str, Mapping[str, float]], on_test: Mapping[str, Mapping[str, Estimate]]
) -> dict[str, Estimate]:
    """Return what the findings of Table 1 are about: trained model → metric → score.

    Scores on dev are the higher the better, those on test as the metrics give them.
    """
    figures = {
        f"{name} by {metric}": _sign(metric) * figure
        for name, scores in on_test.items()
        for metric, figure in scores.items()
    }
    for family, metrics in JUDGED.items():
        for metric in metrics:
            inside = [name for name in on_dev if name in FAMILIES[family]]
            outside = [name for name in on_dev if name not in FAMILIES[family]]
            own, other = (
                max(names, key=lambda name: on_dev[name][metric]) for names in (inside, outside)
            )
            difference = figures[f"{own} by {metric}"] - figures[f"{other} by {metric}"]
            figures[f"own {family}, {metric}"] = difference
    losses = _largest_losses(on_test)
    for fragile, robust in itertools.product(FRAGILE, ROBUST):
        figures[f"loss {fragile} over {robust}"] = losses[fragile] - losses[robust]
    return figures


def variance(entry: Entry, data: Data) -> Result:
    """Table 4: how much models of one metric vary over runs."""
    study = Study(entry, data, entry.columns, "de-en")
    n = RUNS if data.sentences is None or data.sentences >= RUNS else 2
    resampling = Resampling(n)
    rows: dict[str, list[float]] = {}
    figures: dict[str, Estimate] = {}
    for name in progress(entry.columns, what="metrics"):
        runs = [study.scores(study.train(name, data.seed + k)) for k in range(n)]
        spreads = [
            resampling.deviation([run[metric].value for run in runs]) for metric in entry.columns
        ]
        rows[name] = [spread.value for spread in spreads]
        figures[name] = (1.0 / len(spreads)) * reduce(add, spreads)
    return entry.result(f"{study.settings}, {n} seeds", rows, figures)


def preferences(entry: Entry, data: Data) -> Result:
    """Table 5: the sign tests of the printed preferences."""
    rows = {
        pair: (percent, chance_of_wins(wins, SENTENCES - wins))
        for pair, (percent, _) in entry.printed.items()
        for wins in [round(SENTENCES * percent / 100.0)]
    }
    as_printed = all(abs(rows[pair][1] - p) <= 0.0051 for pair, (_, p) in entry.printed.items())
    return entry.result(
        f"{SENTENCES} sentences for each pair of models; one-sided exact sign test",
        rows,
        facts={"all p-values as printed, to two digits": as_printed},
    )


def _sign(metric: str) -> float:
    return -1.0 if metric in LOWER else 1.0


def _largest_losses(on_test: Mapping[str, Mapping[str, Estimate]]) -> dict[str, Estimate]:
    """Return how far each model falls below the best one by the foreign metric it does worst by.

    The unit is the standard deviation of the models by that metric.
    """
    worst: dict[str, list[Estimate]] = {name: [] for name in on_test}
    for metric in next(iter(on_test.values())):
        scores = {name: _sign(metric) * found[metric] for name, found in on_test.items()}
        best = _pointwise(np.max, list(scores.values()))
        spread = float(np.std([score.value for score in scores.values()])) or 1.0
        for name, score in scores.items():
            if not any(name in family and metric in family for family in FAMILIES.values()):
                worst[name].append((1.0 / spread) * (best - score))
    return {name: _pointwise(np.max, losses) for name, losses in worst.items()}


def _pointwise(function: Callable[..., Any], figures: Sequence[Estimate]) -> Estimate:
    draws = np.asarray(function([figure.draws for figure in figures], axis=0))
    return Estimate(float(function([figure.value for figure in figures])), draws, figures[0].units)
