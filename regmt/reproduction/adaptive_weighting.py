"""Adaptive model weighting: Tables 7.1 to 7.3 and Figure 7.1 of the RegMT thesis."""

from __future__ import annotations

import numpy as np

from regmt.combination.adaptation import Adaptation
from regmt.combination.grid import Grid, Spread
from regmt.combination.setting import GRID_UPDATES, Setting
from regmt.reproduction.data import Data
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import LineFigure, Result, column, heights, single
from regmt.reproduction.system_outputs import base_rows, regmt_scores

CHOSEN = (
    ("additive", "DMF DWF"),
    ("bic", "DMF DWF"),
    ("bicw", "DWT SWT"),
    ("multiplicative", "DWF SWF"),
    ("winnow", "DWT SWT"),
)
"""The settings of Tables 7.2 and 7.3: stochastic or deterministic, weights or mixture, and whether
to update only when different (T) or always (F)."""

RUNS = 10
"""Runs of stochastic settings."""


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


def table_7_1(entry: Entry, data: Data) -> Result:
    """Simulated online learning, all settings."""
    experiment = Experiment(data)
    cells = experiment.grid()
    base = experiment.base()
    kinds = {
        kind: np.array([row for name, row in cells.items() if name[0] == kind]) for kind in "SD"
    }
    eta = np.abs(
        [
            np.subtract(row, cells[name.replace("static", "dynamic")])
            for name, row in cells.items()
            if name.endswith("static")
        ]
    )
    first_two = {kind: float(rows[:, :2].mean()) for kind, rows in kinds.items()}
    near = kinds["D"][:, 0].max() > base["Best"] - 0.01
    return entry.result(
        f"{experiment.outputs.settings}; random {base['Random']:.4f}, best system "
        f"{base['Best']:.4f}, RegMT {base['RegMT']:.4f}; stochastic settings over {RUNS} runs",
        cells,
        {
            "additive and BIC need deterministic selection": first_two["D"] > first_two["S"],
            "deterministic additive comes near the best system (1 BLEU)": near,
            "the choice of η matters little (median change under 0.2 BLEU)": np.median(eta) < 0.002,
        },
    )


def chosen_settings(entry: Entry, data: Data, *, online: bool) -> Result:
    """Tables 7.2 and 7.3: simulated online learning, and online learning from references."""
    experiment = Experiment(data, online=online)
    bleu = experiment.base()
    for update, kinds in CHOSEN:
        for kind in kinds.split():
            setting = Setting(
                update=update,
                stochastic=kind[0] == "S",
                mixture=kind[1] == "M",
                only_when_wrong=kind[2] == "T",
                instances=experiment.test.sentences,
            )
            bleu[setting.label] = experiment.bleu(setting)
    updates = {name: value for name, value in bleu.items() if "-" in name}
    additive = max(bleu["Add-D-M-F"], bleu["Add-D-W-F"])
    # The better of the two additive updates stands for both.
    lowest = min([additive, *(v for name, v in updates.items() if not name.startswith("Add"))])
    return entry.result(
        experiment.outputs.settings,
        single(bleu),
        {
            "the additive update is the best of all": additive >= max(updates.values()),
            "the additive update reaches the best system to 1 BLEU": additive > bleu["Best"] - 0.01,
            "every update is above random selection": lowest > bleu["Random"],
        },
    )


def figure_7_1(entry: Entry, data: Data) -> Result:
    """Averaging the last weight vectors."""
    experiment = Experiment(data)
    windows = (1, 5, 10, 50)

    def averaged(update: str, window: int) -> float:
        sentences = experiment.test.sentences
        return experiment.bleu(Setting(update=update, instances=sentences, average=window))

    curves = {
        update: [(float(window), averaged(update, window)) for window in windows]
        for update in GRID_UPDATES
    }
    rows = heights(curves)
    gain = {name: max(row[1:]) - row[0] for name, row in rows.items()}
    return entry.result(
        f"{experiment.outputs.settings}; deterministic, weights, dynamic η",
        rows,
        {
            "averaging helps Winnow": gain["winnow"] > 0,
            "averaging does not help multiplicative updates": gain["multiplicative"] <= 0,
        },
        figure=LineFigure(x_label="window N", y_label="BLEU", curves=curves),
    )
