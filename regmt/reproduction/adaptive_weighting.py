"""Adaptive model weighting: Tables 7.1 to 7.3 and Figure 7.1 of the RegMT thesis."""

from __future__ import annotations

from regmt.combination.adaptation import Adaptation
from regmt.combination.setting import GRID_UPDATES, Setting, all_settings
from regmt.reproduction.data import Data
from regmt.reproduction.estimate import Estimate, mean_over_runs
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import LineFigure, Result, heights, single
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

    def __init__(self, entry: Entry, data: Data, *, online: bool = False) -> None:
        self.outputs, combined = regmt_scores(entry, data)
        self.test = self.outputs.test
        self.adaptation = Adaptation.simulated(self.test, combined, len(self.outputs.systems))
        if online:
            references = [lines[self.outputs.tune_on :] for lines in self.outputs.references]
            self.adaptation = self.adaptation.online(references, tokenize=self.outputs.tokenize)
        self.seed = data.seed
        regmt = self.outputs.bleu(self.test.best(combined))
        self.figures = self.outputs.references_for(data.seed) | {"RegMT": regmt}
        self.best = base_rows(self.outputs, data.seed)["Best"][0]

    def bleu(self, setting: Setting) -> Estimate:
        """Return BLEU, the mean over runs."""
        course = self.adaptation.run(setting, seed=self.seed, runs=RUNS)
        return mean_over_runs([self.outputs.bleu(rows) for rows in self.adaptation.rows(course)])

    @property
    def base(self) -> dict[str, float]:
        """BLEU between 0 and 1 of Random, Best and RegMT."""
        random, regmt = (self.figures[name].value / 100.0 for name in ("Random", "RegMT"))
        return {"Random": random, "Best": self.best, "RegMT": regmt}


def table_7_1(entry: Entry, data: Data) -> Result:
    """Simulated online learning, all settings."""
    experiment = Experiment(entry, data)
    cells: dict[str, list[float]] = {}
    figures = dict(experiment.figures)
    for setting in all_settings(experiment.test.sentences, GRID_UPDATES):
        label = f"{setting.label.split('-', 1)[1]} {setting.eta}"
        found = figures[f"{label} {setting.update}"] = experiment.bleu(setting)
        cells.setdefault(label, []).append(found.value / 100.0)
    base = experiment.base
    return entry.result(
        f"{experiment.outputs.settings}; random {base['Random']:.4f}, best system "
        f"{base['Best']:.4f}, RegMT {base['RegMT']:.4f}; stochastic settings over {RUNS} runs",
        cells,
        figures,
    )


def chosen_settings(entry: Entry, data: Data, *, online: bool) -> Result:
    """Tables 7.2 and 7.3: simulated online learning, and online learning from references."""
    simulated = Experiment(entry, data)
    experiment = Experiment(entry, data, online=True) if online else simulated
    rows = experiment.base
    figures = dict(experiment.figures)
    for update, kinds in CHOSEN:
        for kind in kinds.split():
            setting = Setting(
                update=update,
                stochastic=kind[0] == "S",
                mixture=kind[1] == "M",
                only_when_wrong=kind[2] == "T",
                instances=experiment.test.sentences,
            )
            found = figures[setting.label] = experiment.bleu(setting)
            rows[setting.label] = found.value / 100.0
            if online:
                figures[f"simulated {setting.label}"] = simulated.bleu(setting)
    return entry.result(experiment.outputs.settings, single(rows), figures)


def figure_7_1(entry: Entry, data: Data) -> Result:
    """Averaging the last weight vectors."""
    experiment = Experiment(entry, data)
    figures: dict[str, Estimate] = {}
    curves: dict[str, list[tuple[float, float]]] = {}
    for update in GRID_UPDATES:
        for window in (1, 5, 10, 50):
            sentences = experiment.test.sentences
            setting = Setting(update=update, instances=sentences, average=window)
            found = figures[f"{update} N={window}"] = experiment.bleu(setting)
            curves.setdefault(update, []).append((float(window), found.value / 100.0))
    return entry.result(
        f"{experiment.outputs.settings}; deterministic, weights, dynamic η",
        heights(curves),
        figures,
        drawn=LineFigure(x_label="window N", y_label="BLEU", curves=curves),
    )
