"""Tuners compared on the same lists: Phrasal Tables 3.3, 3.4, 6.1, PRO Table 1 and Figure 6."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.progress import progress
from regmt.reproduction.data import Data
from regmt.reproduction.nbest_lists import NBEST, dev_and_test, usual_size
from regmt.reproduction.result import Cell, Result, Table, Tendency, column
from regmt.reproduction.scoring import metric_of
from regmt.tuning.mert import Mert
from regmt.tuning.pool import Pool, corpus_gain
from regmt.tuning.tuner import Tuner, make_tuner

SEEDS = 3
RESTARTS = 5
STRATEGIES = {"koehn": "KCD", "powell": "Powell", "random": "Random"}
NOTE = "lists of fixed size, decoded once; the documents decode again after each round of tuning"

PRINTED_3_3 = {
    "KCD": (30.967, 30.778),
    "Powell": (30.638, 30.692),
    "Random": (31.681, 31.754),
}
PRINTED_3_4 = {
    "KCD none": (30.967, 30.778, 30.967, 30.778),
    "KCD 3": (31.665, 31.675, 31.536, 31.927),
    "KCD 5": (31.317, 31.229, 31.484, 31.702),
    "KCD 7": (31.205, 31.824, 31.627, 31.294),
    "Powell none": (30.638, 30.692, 30.638, 30.692),
    "Powell 3": (31.333, 31.412, 31.428, 30.944),
    "Powell 5": (31.748, 31.777, 31.407, 31.596),
    "Powell 7": (31.249, 31.571, 30.870, 30.911),
    "Random none": (31.681, 31.754, 31.681, 31.754),
    "Random 3": (31.548, 31.778, 31.179, 30.898),
    "Random 5": (31.336, 31.647, 30.903, 31.666),
    "Random 7": (30.501, 29.336, 31.920, 31.906),
}
PRINTED_6_1 = {
    "log-linear, unregularised": (30.9, 31.5),
    "log-linear, σ = 100": (31.8, 32.3),
    "SVM-ISO": (30.8, 30.7),
    "M3N": (31.3, 31.6),
    "MIRA": (31.9, 31.8),
    "MERT": (31.9, 31.7),
}
PRINTED_PRO_1 = {"MERT": (20.5, 17.7), "MIRA": (20.5, 17.9), "PRO": (20.4, 18.2)}
"""Urdu-English, phrase-based, baseline features."""


class Lists:
    """The pools of dev and test, and the default weights as a point to start from."""

    def __init__(self, data: Data) -> None:
        dev, test = dev_and_test(data, usual_size(data))
        self.metric = metric_of("bleu")
        self.dev, self.test = dev.pool(self.metric), test.pool(self.metric)
        self.settings = (
            f"{data.task().name}, {self.dev.sentences} dev and {self.test.sentences} test "
            f"sentences, {NBEST}-best"
        )

    @property
    def start(self) -> Float64Array:
        """Return uniform weights: what is learned shall be learned from the lists."""
        return np.full(len(self.dev.columns), 1.0 / len(self.dev.columns))

    def run(self, tuner: Tuner, seed: int) -> tuple[float, float]:
        """Return BLEU on dev and on test after tuning on dev."""
        weights = tuner.tune(self.dev, self.start, self.metric, seed)
        return self.score(self.dev, weights), self.score(self.test, weights)

    def score(self, pool: Pool, weights: Float64Array) -> float:
        """Return the BLEU of the best candidates."""
        return float(corpus_gain(pool, weights, self.metric))

    def mean(self, tuner: Tuner, seeds: Sequence[int]) -> tuple[float, float, float, float]:
        """Return the means over seeds, and the standard deviations."""
        found = np.array([self.run(tuner, seed) for seed in seeds])
        dev, test = found.mean(axis=0).tolist()
        return dev, test, float(found[:, 0].std()), float(found[:, 1].std())


def _seeds(data: Data, n: int = SEEDS) -> list[int]:
    return [data.seed + k for k in range(n)]


def phrasal_3_3(data: Data) -> Result:
    """Search strategies of MERT."""
    lists = Lists(data)
    rows: dict[str, tuple[Cell, ...]] = {}
    for directions, label in STRATEGIES.items():
        tuner = Mert(directions=directions, restarts=RESTARTS)  # type: ignore[arg-type]
        rows[label] = lists.mean(tuner, _seeds(data))
    dev = column(rows)
    return Result(
        settings=f"{lists.settings}, {SEEDS} seeds, {RESTARTS} restarts",
        table=Table(
            title="BLEU",
            columns=["dev", "test", "± dev", "± test"],
            rows=rows,
            printed=PRINTED_3_3,
            printed_columns=["MT02 dev", "MT03 test"],
            digits=2,
        ),
        tendencies=[
            Tendency(
                "random directions find the best dev score (to 0.1)",
                dev["Random"] >= max(dev.values()) - 0.1,
            ),
            Tendency("KCD and Powell are within 0.5 on dev", abs(dev["KCD"] - dev["Powell"]) < 0.5),
        ],
        notes=[NOTE],
    )


def phrasal_3_4(data: Data) -> Result:
    """Smoothing of plateaus."""
    lists = Lists(data)
    rows: dict[str, tuple[Cell, ...]] = {}
    gains = dict.fromkeys(STRATEGIES.values(), 0.0)
    for directions, label in progress(STRATEGIES.items(), what="smoothing", total=len(STRATEGIES)):
        plain = Mert(directions=directions, restarts=2)  # type: ignore[arg-type]
        none = lists.run(plain, data.seed)
        rows[f"{label} none"] = (*none, *none)
        for window in (3, 5, 7):
            cells: list[float] = []
            for smoothing in ("average", "max"):
                tuner = Mert(
                    directions=directions,  # type: ignore[arg-type]
                    restarts=2,
                    smoothing=smoothing,
                    window=window,
                )
                cells += lists.run(tuner, data.seed)
            rows[f"{label} {window}"] = tuple(cells)
            gains[label] = max(gains[label], cells[1] - none[1], cells[3] - none[1])
    return Result(
        settings=f"{lists.settings}, 2 restarts",
        table=Table(
            title="BLEU with the average and with the maximum of neighbouring plateaus",
            columns=["avg dev", "avg test", "max dev", "max test"],
            rows=rows,
            printed=PRINTED_3_4,
            digits=2,
        ),
        tendencies=[
            Tendency(f"some window helps {label} on test ({gains[label]:+.2f})", gains[label] > 0)
            for label in ("KCD", "Powell")
        ],
        notes=[NOTE, "printed: MT02 dev and MT03 test"],
    )


def phrasal_6_1(data: Data) -> Result:
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
    rows = {
        label: lists.run(tuner, data.seed)
        for label, tuner in progress(tuners.items(), what="tune", total=len(tuners))
    }
    test = column(rows, 1)
    close = [test[name] for name in ("log-linear, σ = 100", "M3N", "MIRA", "MERT")]
    return Result(
        settings=lists.settings,
        table=Table(
            title="BLEU",
            columns=["dev", "test"],
            rows=rows,
            printed=PRINTED_6_1,
            printed_columns=["MT02 dev", "MT03 dev-test"],
            digits=2,
        ),
        tendencies=[
            Tendency(
                "regularised log-linear is at least as good as unregularised",
                test["log-linear, σ = 100"] >= test["log-linear, unregularised"],
            ),
            Tendency(
                "log-linear, M3N, MIRA and MERT are within 1 BLEU", max(close) - min(close) < 1
            ),
            Tendency("SVM-ISO is the lowest", test["SVM-ISO"] == min(test.values())),
        ],
        notes=[NOTE],
    )


def pro_table_1(data: Data) -> Result:
    """MERT, MIRA and PRO."""
    lists = Lists(data)
    tuners = {
        "MERT": make_tuner("mert", {"restarts": 19}),
        "MIRA": make_tuner("online-mira"),
        "PRO": make_tuner("pro"),
    }
    rows = {label: lists.run(tuner, data.seed) for label, tuner in tuners.items()}
    test = column(rows, 1)
    return Result(
        settings=lists.settings,
        table=Table(
            title="BLEU", columns=["tune", "test"], rows=rows, printed=PRINTED_PRO_1, digits=2
        ),
        tendencies=[
            Tendency(
                "all three are within 1 BLEU on test", max(test.values()) - min(test.values()) < 1.0
            ),
            Tendency("PRO is at least as good as MERT on test", test["PRO"] >= test["MERT"]),
        ],
        notes=[NOTE, "printed: Urdu-English, phrase-based, baseline features"],
    )


def pro_figure_6(data: Data) -> Result:
    """How much MERT and PRO vary from run to run."""
    lists = Lists(data)
    names = {"MERT": make_tuner("mert", {"restarts": 2}), "PRO": make_tuner("pro")}
    rows = {label: lists.mean(tuner, _seeds(data, 5)) for label, tuner in names.items()}
    return Result(
        settings=f"{lists.settings}, 5 seeds",
        table=Table(
            title="BLEU: mean and standard deviation",
            columns=["tune", "test", "± tune", "± test"],
            rows=rows,
            digits=3,
        ),
        tendencies=[
            Tendency("on test PRO varies less than MERT", rows["PRO"][3] < rows["MERT"][3])
        ],
        notes=[NOTE, "the document prints curves"],
    )
