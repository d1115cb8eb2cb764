"""Adaptive model weighting: Tables 7.1 to 7.3 and Figure 7.1 of the RegMT thesis."""

from __future__ import annotations

import numpy as np

from regmt.combination.adaptation import Adaptation
from regmt.combination.grid import Grid, Spread
from regmt.combination.setting import GRID_UPDATES, Setting
from regmt.reproduction.data import Data
from regmt.reproduction.result import LineFigure, Result, Table, Tendency, column, single
from regmt.reproduction.system_outputs import base_rows, regmt_scores

PRINTED_7_1 = {
    "S-M-T static": (0.1421, 0.1433, 0.1579, 0.1535, 0.1525),
    "S-M-T dynamic": (0.1422, 0.1431, 0.1573, 0.1550, 0.1523),
    "S-M-F static": (0.1421, 0.1432, 0.1569, 0.1529, 0.1525),
    "S-M-F dynamic": (0.1423, 0.1433, 0.1576, 0.1544, 0.1523),
    "S-W-T static": (0.1419, 0.1439, 0.1563, 0.1523, 0.1526),
    "S-W-T dynamic": (0.1426, 0.1440, 0.1576, 0.1526, 0.1522),
    "S-W-F static": (0.1417, 0.1439, 0.1562, 0.1526, 0.1524),
    "S-W-F dynamic": (0.1430, 0.1440, 0.1560, 0.1526, 0.1526),
    "D-M-T static": (0.1642, 0.1529, 0.1531, 0.1535, 0.1522),
    "D-M-T dynamic": (0.1641, 0.1530, 0.1531, 0.1520, 0.1528),
    "D-M-F static": (0.1643, 0.1530, 0.1507, 0.1536, 0.1521),
    "D-M-F dynamic": (0.1643, 0.1530, 0.1507, 0.1519, 0.1526),
    "D-W-T static": (0.1643, 0.1638, 0.1646, 0.1638, 0.1522),
    "D-W-T dynamic": (0.1643, 0.1638, 0.1646, 0.1647, 0.1525),
    "D-W-F static": (0.1644, 0.1638, 0.1646, 0.1638, 0.1522),
    "D-W-F dynamic": (0.1644, 0.1638, 0.1646, 0.1647, 0.1524),
}
CHOSEN = (
    ("additive", False, True, False),
    ("additive", False, False, False),
    ("bic", False, True, False),
    ("bic", False, False, False),
    ("bicw", False, False, True),
    ("bicw", True, False, True),
    ("multiplicative", False, False, False),
    ("multiplicative", True, False, False),
    ("winnow", False, False, True),
    ("winnow", True, False, True),
)
"""Update, stochastic, mixture, only when wrong: the settings of Tables 7.2 and 7.3."""
PRINTED_7_2 = {
    "Random": 0.2088,
    "Best": 0.2408,
    "RegMT": 0.2357,
    "Add-D-M-F": 0.2353,
    "Add-D-W-F": 0.2354,
    "BIC-D-M-F": 0.2141,
    "BIC-D-W-F": 0.2407,
    "BICW-D-W-T": 0.2357,
    "BICW-S-W-T": 0.2247,
    "Mul-D-W-F": 0.2267,
    "Mul-S-W-F": 0.2094,
    "Winnow-D-W-T": 0.2139,
    "Winnow-S-W-T": 0.2140,
}
PRINTED_7_3 = PRINTED_7_2 | {
    "Add-D-M-F": 0.2360,
    "Add-D-W-F": 0.2360,
    "BIC-D-M-F": 0.2141,
    "BIC-D-W-F": 0.2374,
    "BICW-D-W-T": 0.2419,
    "BICW-S-W-T": 0.2121,
    "Mul-D-W-F": 0.2373,
    "Mul-S-W-F": 0.2054,
    "Winnow-D-W-T": 0.2142,
    "Winnow-S-W-T": 0.2143,
}


RUNS = 10
"""Of settings with chance in them."""


class Experiment:
    """Adaptive weighting of the systems by RegMT scores, judged on the test lines."""

    def __init__(self, data: Data, *, online: bool = False) -> None:
        self.outputs, self.combined = regmt_scores(data)
        self.test = self.outputs.test
        self.judged = self.outputs.judged.tail(self.outputs.skipped)
        self.adaptation = Adaptation.simulated(self.test, self.combined, len(self.outputs.systems))
        if online:
            references = [lines[self.outputs.tune_on :] for lines in self.outputs.references]
            self.adaptation = self.adaptation.online(references, tokenize=self.outputs.tokenize)
        self.seed = data.seed

    def bleu(self, setting: Setting) -> float:
        """Return BLEU between 0 and 1, the mean over runs."""
        course = self.adaptation.run(setting, seed=self.seed, runs=RUNS)
        return Spread.of(self.judged, self.adaptation.rows(course)).mean / 100.0

    def grid(self) -> dict[str, tuple[float, ...]]:
        """Return BLEU of all settings of Table 7.1, row by row."""
        found = Grid.run(self.adaptation, self.judged, seed=self.seed, repeat=RUNS)
        return {
            name: tuple(spread.mean / 100.0 for spread in spreads)
            for name, spreads in found.rows.items()
        }

    def base(self) -> dict[str, float]:
        """Return Random, Best and RegMT."""
        rows = column(base_rows(self.outputs, self.seed))
        regmt = self.outputs.scores(self.test.best(self.combined))[0]
        return {"Random": rows["Random"], "Best": rows["Best"], "RegMT": regmt}


def table_7_1(data: Data) -> Result:
    """Simulated online learning, all settings."""
    experiment = Experiment(data)
    cells = experiment.grid()
    base = experiment.base()
    stochastic = [v for name, values in cells.items() if name[0] == "S" for v in values[:2]]
    deterministic = [v for name, values in cells.items() if name[0] == "D" for v in values[:2]]
    eta = [
        abs(a - b)
        for name in cells
        if name.endswith("static")
        for a, b in zip(cells[name], cells[name.replace("static", "dynamic")], strict=True)
    ]
    return Result(
        settings=f"{experiment.outputs.settings}; random {base['Random']:.4f}, best system "
        f"{base['Best']:.4f}, RegMT {base['RegMT']:.4f}; stochastic settings over {RUNS} runs",
        table=Table(
            title="BLEU (S/D stochastic or deterministic, W/M weights or mixture, "
            "T/F update only when different)",
            columns=GRID_UPDATES,
            rows=cells,
            printed=PRINTED_7_1,
            digits=4,
        ),
        tendencies=[
            Tendency(
                "additive and BIC need deterministic selection",
                float(np.mean(deterministic)) > float(np.mean(stochastic)),
            ),
            Tendency(
                "deterministic additive comes near the best system (1 BLEU)",
                max(values[0] for name, values in cells.items() if name[0] == "D")
                > base["Best"] - 0.01,
            ),
            Tendency(
                "the choice of η matters little (median change under 0.2 BLEU)",
                float(np.median(eta)) < 0.002,
            ),
        ],
    )


def _test_table(data: Data, *, online: bool) -> Result:
    experiment = Experiment(data, online=online)
    bleu = experiment.base()
    for update, stochastic, mixture, wrong in CHOSEN:
        setting = Setting(
            update=update,
            stochastic=stochastic,
            mixture=mixture,
            only_when_wrong=wrong,
            instances=experiment.test.sentences,
        )
        bleu[setting.label] = experiment.bleu(setting)
    printed = PRINTED_7_3 if online else PRINTED_7_2
    rest = [value for name, value in bleu.items() if "-" in name and not name.startswith("Add")]
    additive = max(bleu["Add-D-M-F"], bleu["Add-D-W-F"])
    return Result(
        settings=experiment.outputs.settings,
        table=Table(
            title="BLEU", columns=["BLEU"], rows=single(bleu), printed=single(printed), digits=4
        ),
        tendencies=[
            Tendency("the additive update is the best of all", additive >= max(rest)),
            Tendency(
                "the additive update reaches the best system to 1 BLEU",
                additive > bleu["Best"] - 0.01,
            ),
            Tendency(
                "every update is above random selection",
                all(value > bleu["Random"] for value in [additive, *rest]),
            ),
        ],
        notes=["printed: de-en of WMT'10"],
    )


def table_7_2(data: Data) -> Result:
    """Simulated online learning on the test lines."""
    return _test_table(data, online=False)


def table_7_3(data: Data) -> Result:
    """Online learning from references."""
    return _test_table(data, online=True)


def figure_7_1(data: Data) -> Result:
    """Averaging the last weight vectors."""
    experiment = Experiment(data)
    windows = (1, 5, 10, 50)
    curves = {
        update: [
            (
                float(window),
                experiment.bleu(
                    Setting(update=update, instances=experiment.test.sentences, average=window)
                ),
            )
            for window in windows
        ]
        for update in GRID_UPDATES
    }
    gain = {name: max(b for _, b in curve[1:]) - curve[0][1] for name, curve in curves.items()}
    return Result(
        settings=f"{experiment.outputs.settings}; deterministic, weights, dynamic η",
        table=Table(
            title="BLEU by the number of weight vectors averaged",
            columns=[f"N={window}" for window in windows],
            rows={name: tuple(b for _, b in curve) for name, curve in curves.items()},
            digits=4,
        ),
        tendencies=[
            Tendency("averaging helps Winnow", gain["winnow"] > 0),
            Tendency("averaging does not help multiplicative updates", gain["multiplicative"] <= 0),
        ],
        notes=["the document prints this figure without numbers"],
        figure=LineFigure(x_label="window N", y_label="BLEU", curves=curves),
    )
