"""Models trained to one metric and tested by others: Tables 1 and 4 of the metric study."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.progress import progress
from regmt.reproduction.data import Data
from regmt.reproduction.nbest_lists import NBEST, Pools, usual_size
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Result, lowest
from regmt.reproduction.scoring import metric_of
from regmt.tuning.mert import Mert

METRICS = {
    "BLEU:1": "bleu:1",
    "BLEU:2": "bleu:2",
    "BLEU:3": "bleu:3",
    "BLEU:4": "bleu",
    "BLEU:5": "bleu:5",
    "NIST": "nist",
    "TER": "ter",
    "WER": "wer",
    "METR": "meteor",
    "METR-r": "meteor-r",
    "METR:0.5": "meteor:0.5",
    "METR-r:0.5": "meteor-r:0.5",
}
LOWER = ("TER", "WER")

FAMILIES = {
    "BLEU": ("BLEU:2", "BLEU:3", "BLEU:4", "BLEU:5"),
    "edit distance": ("TER", "WER"),
    "METEOR": ("METR", "METR-r"),
}


class Study:
    """Lists with the statistics of all metrics."""

    def __init__(self, data: Data, names: tuple[str, ...]) -> None:
        self.pools = {name: Pools(data, metric_of(METRICS[name])) for name in names}
        n = usual_size(data)
        self.settings = f"{data.task().name}, {n} dev and test sentences, {NBEST}-best"

    def train(self, name: str, seed: int) -> Float64Array:
        """Tune to one metric; the starts are the same for all metrics."""
        return self.pools[name].tune(Mert(restarts=3), seed)

    def scores(self, weights: Float64Array) -> dict[str, float]:
        """Return the test scores by all metrics."""
        return {name: pools.score(pools.test, weights) for name, pools in self.pools.items()}


def matrix(entry: Entry, data: Data) -> Result:
    """Table 1: train by each metric, test by all."""
    names = tuple(METRICS)
    study = Study(data, names)
    found = {
        name: study.scores(study.train(name, data.seed)) for name in progress(names, what="metrics")
    }
    tendencies: dict[str, bool] = {}
    for family, members in FAMILIES.items():
        others = [n for n in names if n not in members]
        wins = sum(
            _standing(found, members, metric) > _standing(found, others, metric)
            for metric in members
        )
        served = f"{family} is best served by training on its own family"
        tendencies[f"{served} ({wins} of {len(members)} metrics)"] = wins == len(members)
    apart = max(abs(found["TER"][n] - found["WER"][n]) for n in ("TER", "WER"))
    worst = {name: min(_oriented(found, name, metric) for metric in found) for name in names}
    robust = [worst[n] for n in ("BLEU:2", "BLEU:3", "BLEU:4", "BLEU:5", "NIST", "METR:0.5")]
    fragile = [worst[n] for n in ("METR", "METR-r", "TER", "WER")]
    tendencies |= {
        f"TER and WER are interchangeable as objectives (within 1: {apart:.2f})": apart < 1,
        "BLEU, NIST and METR:0.5 lose less by foreign metrics than METR and edit distances": (
            float(np.mean(robust)) > float(np.mean(fragile))
        ),
    }
    rows = {name: list(scores.values()) for name, scores in found.items()}
    return entry.result(study.settings, rows, tendencies)


def variance(entry: Entry, data: Data) -> Result:
    """Table 4: how much models of one metric vary over five runs."""
    names = tuple(entry.columns)
    study = Study(data, names)
    rows: dict[str, list[float]] = {}
    for name in progress(names, what="metrics"):
        runs = [list(study.scores(study.train(name, data.seed + k)).values()) for k in range(5)]
        rows[name] = np.std(runs, axis=0, ddof=1).tolist()
    mean = {name: float(np.mean(row)) for name, row in rows.items()}
    return entry.result(
        f"{study.settings}, 5 seeds",
        rows,
        {
            "METR:0.5 varies least": lowest(mean) == "METR:0.5",
            "WER varies more than BLEU:4": mean["WER"] > mean["BLEU:4"],
        },
    )


def _oriented(found: dict[str, dict[str, float]], trained: str, metric: str) -> float:
    """Return how far a model is above the mean of all models, in standard deviations."""
    values = np.array([found[name][metric] for name in found])
    spread = float(values.std()) or 1.0
    sign = -1.0 if metric in LOWER else 1.0
    return sign * (found[trained][metric] - float(values.mean())) / spread


def _standing(found: dict[str, dict[str, float]], trained: Sequence[str], metric: str) -> float:
    return float(np.mean([_oriented(found, name, metric) for name in trained]))
