"""Tables of results: rows by name, columns by metric, marks for significant differences."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.tables import aligned
from regmt.metrics import Metric
from regmt.reranking.candidates import Candidates
from regmt.significance import approximate_randomization
from regmt.tuning.oracle import sentence_gains

SIGNIFICANT = 0.05


@dataclass(frozen=True)
class Judged:
    """Candidates with the statistics of some metrics.

    Attributes
    ----------
    metrics : list of Metric
    statistics : list of ndarray, each of shape (rows, k)
    """

    metrics: list[Metric]
    statistics: list[Float64Array]

    @classmethod
    def of(
        cls,
        candidates: Candidates,
        references: Sequence[Sequence[str]],
        metrics: Sequence[Metric],
    ) -> Judged:
        """Compare all candidates with the references."""
        bounds = candidates.offsets.tolist()
        lists = [candidates.lines[a:b] for a, b in itertools.pairwise(bounds)]
        return cls(
            list(metrics), [metric.statistics_for_lists(lists, references) for metric in metrics]
        )

    def tail(self, first: int) -> Judged:
        """Return the candidates from row `first` on."""
        return Judged(self.metrics, [statistics[first:] for statistics in self.statistics])

    def scores(self, rows: Int64Array) -> list[float]:
        """Return the corpus score of one candidate per sentence by each metric."""
        return [
            float(metric.score(statistics[rows].sum(axis=0)))
            for metric, statistics in zip(self.metrics, self.statistics, strict=True)
        ]

    def oracle(self, candidates: Candidates) -> Int64Array:
        """Return the best candidate of each sentence by the first metric, sentence by sentence."""
        return candidates.best(sentence_gains(self.metrics[0], self.statistics[0]))

    def random(self, candidates: Candidates, *, seed: int, repeat: int = 100) -> list[float]:
        """Return the mean scores of choosing at random."""
        generator = np.random.default_rng(seed)
        sizes = np.diff(candidates.offsets)
        draws = [candidates.offsets[:-1] + generator.integers(0, sizes) for _ in range(repeat)]
        return [float(value) for value in np.mean([self.scores(rows) for rows in draws], axis=0)]


def list_rows(candidates: Candidates, judged: Judged) -> dict[str, Int64Array | Sequence[float]]:
    """Return the rows of Table 6.2 that reranking is compared with."""
    return {"Baseline": candidates.offsets[:-1], "Oracle": judged.oracle(candidates)}


def result_table(
    judged: Judged,
    rows: Mapping[str, Int64Array | Sequence[float]],
    *,
    against: str | None = None,
    seed: int = 0,
) -> str:
    """Lay out results as in Tables 6.2 to 6.4.

    Parameters
    ----------
    rows : mapping
        Name → the chosen candidate of each sentence, or the scores themselves.
    against : str, optional
        The row that others are tested against by approximate randomisation; ``*`` marks p < 0.05.
    """
    lines = [["", *(metric.name.upper() for metric in judged.metrics)]]
    for name, value in rows.items():
        chosen = isinstance(value, np.ndarray)
        scores = judged.scores(np.asarray(value)) if chosen else [float(v) for v in value]
        cells = []
        for k, (metric, score) in enumerate(zip(judged.metrics, scores, strict=True)):
            mark = " "
            if chosen and against is not None and name != against:
                outcome = approximate_randomization(
                    metric,
                    judged.statistics[k][np.asarray(value)],
                    judged.statistics[k][np.asarray(rows[against])],
                    seed=seed,
                )
                mark = "*" if outcome.p < SIGNIFICANT else " "
            digits = 2 if metric.scale == 100.0 else 4
            cells.append(f"{score:.{digits}f}{mark}")
        lines.append([name, *cells])
    text = aligned(lines, numbers=True)
    if against is not None and len(rows) > 1:
        text += f"* differs from {against}, p < {SIGNIFICANT} (approximate randomisation)\n"
    return text
