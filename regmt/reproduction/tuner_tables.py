"""Tuners on the same lists: Phrasal Tables 3.3, 3.4, 6.1, PRO Table 1 and Figure 6."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from regmt.core.progress import progress
from regmt.reproduction.data import Data
from regmt.reproduction.nbest_lists import NBEST, Pools
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Result, column
from regmt.reproduction.scoring import metric_of
from regmt.tuning.mert import Directions, Mert
from regmt.tuning.tuner import Tuner, make_tuner

SEEDS = 3
RESTARTS = 5
STRATEGIES: dict[Directions, str] = {"koehn": "KCD", "powell": "Powell", "random": "Random"}


class Lists(Pools):
    """The lists of dev and test with BLEU."""

    def __init__(self, data: Data) -> None:
        super().__init__(data, metric_of("bleu"))
        self.settings = (
            f"{data.task().name}, {self.dev.sentences} dev and {self.test.sentences} test "
            f"sentences, {NBEST}-best"
        )

    def run(self, tuner: Tuner, seed: int) -> tuple[float, float]:
        """Return BLEU on dev and on test after tuning on dev."""
        weights = self.tune(tuner, seed)
        return self.score(self.dev, weights), self.score(self.test, weights)

    def compare(self, tuners: Mapping[str, Tuner], seed: int) -> dict[str, tuple[float, float]]:
        """Return BLEU on dev and on test by tuner."""
        each = progress(tuners.items(), what="tune")
        return {label: self.run(tuner, seed) for label, tuner in each}

    def mean(self, tuner: Tuner, seeds: Sequence[int]) -> tuple[float, float, float, float]:
        """Return the means over seeds, and the standard deviations."""
        found = np.array([self.run(tuner, seed) for seed in seeds])
        dev, test = found.mean(axis=0).tolist()
        return dev, test, float(found[:, 0].std()), float(found[:, 1].std())


def _seeds(data: Data, n: int = SEEDS) -> list[int]:
    return [data.seed + k for k in range(n)]


def phrasal_3_3(entry: Entry, data: Data) -> Result:
    """Search strategies of MERT."""
    lists = Lists(data)
    rows = {
        label: lists.mean(Mert(directions=directions, restarts=RESTARTS), _seeds(data))
        for directions, label in STRATEGIES.items()
    }
    dev = column(rows)
    return entry.result(
        f"{lists.settings}, {SEEDS} seeds, {RESTARTS} restarts",
        rows,
        {
            "random directions find the best dev score (to 0.1)": (
                dev["Random"] >= max(dev.values()) - 0.1
            ),
            "KCD and Powell are within 0.5 on dev": abs(dev["KCD"] - dev["Powell"]) < 0.5,
        },
    )


def phrasal_3_4(entry: Entry, data: Data) -> Result:
    """Smoothing of plateaus."""
    lists = Lists(data)
    rows: dict[str, list[float]] = {}
    gains = dict.fromkeys(STRATEGIES.values(), 0.0)
    for directions, label in progress(STRATEGIES.items(), what="smoothing"):
        none = lists.run(Mert(directions=directions, restarts=2), data.seed)
        rows[f"{label} none"] = [*none, *none]
        for window in (3, 5, 7):
            cells: list[float] = []
            for smoothing in ("average", "max"):
                tuner = Mert(directions=directions, restarts=2, smoothing=smoothing, window=window)
                cells += lists.run(tuner, data.seed)
            rows[f"{label} {window}"] = cells
            gains[label] = max(gains[label], cells[1] - none[1], cells[3] - none[1])
    return entry.result(
        f"{lists.settings}, 2 restarts",
        rows,
        {
            f"some window helps {label} on test ({gains[label]:+.2f})": gains[label] > 0
            for label in ("KCD", "Powell")
        },
    )


def phrasal_6_1(entry: Entry, data: Data) -> Result:
    """Learning algorithms."""
    lists = Lists(data)
    tuners = {
        "log-linear, unregularised": make_tuner("loglinear", {"sigma": 1e6}),
        "log-linear, σ = 100": make_tuner("loglinear"),
        "SVM-ISO": make_tuner("svm-iso"),
        "M3N": make_tuner("m3n"),
        "MIRA": make_tuner("mira"),
        "MERT": make_tuner("mert", {"restarts": RESTARTS}),
    }
    rows = lists.compare(tuners, data.seed)
    test = column(rows, 1)
    plain, regularised, iso, *others = test.values()
    close = [regularised, *others]
    return entry.result(
        lists.settings,
        rows,
        {
            "regularised log-linear is at least as good as unregularised": regularised >= plain,
            "log-linear, M3N, MIRA and MERT are within 1 BLEU": max(close) - min(close) < 1,
            "SVM-ISO is the lowest": iso == min(test.values()),
        },
    )


def pro_table_1(entry: Entry, data: Data) -> Result:
    """MERT, MIRA and PRO."""
    lists = Lists(data)
    tuners = {
        "MERT": make_tuner("mert", {"restarts": 19}),
        "MIRA": make_tuner("online-mira"),
        "PRO": make_tuner("pro"),
    }
    rows = lists.compare(tuners, data.seed)
    test = column(rows, 1)
    return entry.result(
        lists.settings,
        rows,
        {
            "all three are within 1 BLEU on test": max(test.values()) - min(test.values()) < 1.0,
            "PRO is at least as good as MERT on test": test["PRO"] >= test["MERT"],
        },
    )


def pro_figure_6(entry: Entry, data: Data) -> Result:
    """How much MERT and PRO vary from run to run."""
    lists = Lists(data)
    names = {"MERT": make_tuner("mert", {"restarts": 2}), "PRO": make_tuner("pro")}
    rows = {label: lists.mean(tuner, _seeds(data, 5)) for label, tuner in names.items()}
    return entry.result(
        f"{lists.settings}, 5 seeds",
        rows,
        {"on test PRO varies less than MERT": rows["PRO"][3] < rows["MERT"][3]},
    )
