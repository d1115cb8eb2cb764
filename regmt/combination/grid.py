"""All settings of adaptive weighting side by side (Table 7.1)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from regmt.combination.adaptation import Adaptation
from regmt.combination.setting import GRID_UPDATES, all_settings
from regmt.core.arrays import Int64Array
from regmt.core.progress import progress
from regmt.metrics import Metric
from regmt.reranking.table import Judged


@dataclass(frozen=True)
class Spread:
    """A metric over several runs."""

    mean: float
    deviation: float

    @classmethod
    def of(cls, judged: Judged, runs: Int64Array, *, metric: int = 0) -> Spread:
        """Return mean and standard deviation over the rows of `runs`, shape (runs, n)."""
        values = [judged.scores(rows)[metric] for rows in runs]
        return cls(float(np.mean(values)), float(np.std(values)))


@dataclass(frozen=True)
class Grid:
    """All settings of Table 7.1 on a test set.

    Attributes
    ----------
    rows : dict
        Setting without its update, such as ``D-W-F dynamic`` → the result of each update.
    """

    updates: tuple[str, ...]
    rows: dict[str, list[Spread]]
    metric: Metric
    repeat: int

    @classmethod
    def run(
        cls,
        adaptation: Adaptation,
        judged: Judged,
        *,
        updates: tuple[str, ...] = GRID_UPDATES,
        average: int = 1,
        seed: int = 0,
        repeat: int = 1,
    ) -> Grid:
        """Run them all; stochastic ones `repeat` times."""
        sentences = adaptation.candidates.sentences
        settings = list(all_settings(sentences, updates, average=average))
        rows: dict[str, list[Spread]] = {}
        for setting in progress(settings, what="grid", unit="setting"):
            course = adaptation.run(setting, seed=seed, runs=repeat)
            _, letters = setting.label.split("-", 1)
            spread = Spread.of(judged, adaptation.rows(course))
            rows.setdefault(f"{letters} {setting.eta}", []).append(spread)
        return cls(updates, rows, judged.metrics[0], repeat)

    def table(self) -> str:
        """Lay it out, one line per setting and one column per update."""
        digits = 2 if self.metric.scale == 100.0 else 4
        width = max(map(len, self.updates)) + 2
        lines = ["setting".ljust(16) + "".join(name.rjust(width) for name in self.updates)]
        for name, spreads in self.rows.items():
            cells = (f"{spread.mean:.{digits}f}".rjust(width) for spread in spreads)
            lines.append(name.ljust(16) + "".join(cells))
        largest = max(spread.deviation for spreads in self.rows.values() for spread in spreads)
        lines += [
            "S/D stochastic/deterministic, W/M weights/mixture, T/F update only when different; "
            f"{self.metric.name}",
            f"largest standard deviation over {self.repeat} stochastic runs: {largest:.4f}",
        ]
        return "".join(f"{line}\n" for line in lines)
