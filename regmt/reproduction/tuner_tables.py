"""Tuners on the same lists: Phrasal Tables 3.3, 3.4, 6.1, PRO Table 1 and Figure 6.

Weights are tuned on dev and judged on test.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from regmt.core.progress import progress
from regmt.reproduction.data import Data
from regmt.reproduction.estimate import Estimate, Resampling, mean_over_runs
from regmt.reproduction.nbest_lists import Pools
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Result
from regmt.reproduction.scoring import metric_of
from regmt.tuning.mert import Directions, Mert
from regmt.tuning.tuner import Tuner, make_tuner

SEEDS = 5
RESTARTS = 5
RUNS = 20
"""Runs whose spread is compared."""

STRATEGIES: dict[Directions, str] = {"koehn": "KCD", "powell": "Powell", "random": "Random"}


class Lists(Pools):
    """The lists of dev and test with BLEU."""

    def __init__(self, entry: Entry, data: Data) -> None:
        super().__init__(entry, data, metric_of("bleu"))

    def run(self, tuner: Tuner, seed: int) -> tuple[float, Estimate]:
        """Return BLEU on dev and on test after tuning on dev."""
        weights = self.tune(tuner, seed)
        return self.score_on_dev(weights), self.score(weights)

    def runs(self, tuner: Tuner, seed: int, runs: int) -> tuple[list[float], list[Estimate]]:
        """Return BLEU on dev and on test of runs with different seeds."""
        dev, test = zip(*(self.run(tuner, seed + k) for k in range(runs)), strict=True)
        return list(dev), list(test)

    def compare(self, entry: Entry, tuners: Mapping[str, Tuner], seed: int) -> Result:
        """Return BLEU on dev and on test by tuner."""
        each = progress(tuners.items(), what="tune")
        found = {label: self.run(tuner, seed) for label, tuner in each}
        return entry.result(
            self.settings,
            {label: (dev, test.value) for label, (dev, test) in found.items()},
            {label: test for label, (_, test) in found.items()},
        )


def phrasal_3_3(entry: Entry, data: Data) -> Result:
    """Search strategies of MERT."""
    lists = Lists(entry, data)
    rows: dict[str, list[float]] = {}
    figures: dict[str, Estimate] = {}
    for directions, label in STRATEGIES.items():
        dev, test = lists.runs(Mert(directions=directions, restarts=RESTARTS), data.seed, SEEDS)
        figures[label] = mean_over_runs(test)
        values = [one.value for one in test]
        rows[label] = [*np.mean([dev, values], axis=1), *np.std([dev, values], axis=1)]
    settings = f"{lists.settings}, {SEEDS} seeds, {RESTARTS} restarts"
    return entry.result(settings, rows, figures)


def phrasal_3_4(entry: Entry, data: Data) -> Result:
    """Smoothing of plateaus; which window and which kind of smoothing, is chosen on dev."""
    lists = Lists(entry, data)
    rows: dict[str, list[float]] = {}
    figures: dict[str, Estimate] = {}
    chosen: list[str] = []
    for directions, label in progress(STRATEGIES.items(), what="smoothing"):
        dev, test = lists.run(Mert(directions=directions, restarts=2), data.seed)
        figures[f"{label} none"] = test
        rows[f"{label} none"] = [dev, test.value] * 2
        found: dict[str, tuple[float, Estimate]] = {}
        for window in (3, 5, 7):
            for smoothing in ("average", "max"):
                tuner = Mert(directions=directions, restarts=2, smoothing=smoothing, window=window)
                dev, test = found[f"{smoothing} {window}"] = lists.run(tuner, data.seed)
                rows.setdefault(f"{label} {window}", []).extend((dev, test.value))
        best = max(found, key=lambda name: found[name][0])
        figures[f"{label} chosen"] = found[best][1]
        chosen.append(f"{label} {best}")
    settings = f"{lists.settings}, 2 restarts; best on dev: {', '.join(chosen)}"
    return entry.result(settings, rows, figures)


def phrasal_6_1(entry: Entry, data: Data) -> Result:
    """Learning algorithms."""
    tuners = {
        "log-linear, unregularised": make_tuner("loglinear", {"sigma": 1e6}),
        "log-linear, σ = 100": make_tuner("loglinear"),
        "SVM-ISO": make_tuner("svm-iso"),
        "M3N": make_tuner("m3n"),
        "MIRA": make_tuner("mira"),
        "MERT": make_tuner("mert", {"restarts": RESTARTS}),
    }
    return Lists(entry, data).compare(entry, tuners, data.seed)


def pro_table_1(entry: Entry, data: Data) -> Result:
    """MERT, MIRA and PRO."""
    tuners = {
        "MERT": make_tuner("mert", {"restarts": 19}),
        "MIRA": make_tuner("online-mira"),
        "PRO": make_tuner("pro"),
    }
    return Lists(entry, data).compare(entry, tuners, data.seed)


def pro_figure_6(entry: Entry, data: Data) -> Result:
    """How much MERT and PRO vary from run to run."""
    lists = Lists(entry, data)
    runs = RUNS if data.sentences is None or data.sentences >= RUNS else 2
    resampling = Resampling(runs)
    rows: dict[str, tuple[float, ...]] = {}
    figures: dict[str, Estimate] = {}
    for label, tuner in {"MERT": Mert(restarts=2), "PRO": make_tuner("pro")}.items():
        dev, test = lists.runs(tuner, data.seed, runs)
        values = [one.value for one in test]
        spreads = [resampling.deviation(each) for each in (dev, values)]
        figures[label] = spreads[1]
        means = np.mean([dev, values], axis=1).tolist()
        rows[label] = (*means, *(spread.value for spread in spreads))
    return entry.result(f"{lists.settings}, {runs} seeds", rows, figures)
