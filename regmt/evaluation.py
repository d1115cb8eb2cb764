"""Score system outputs: several systems, references and metrics, intervals and paired tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regmt.core.errors import InputError
from regmt.metrics import Metric
from regmt.significance import (
    Comparison,
    Interval,
    bootstrap_interval,
    check_confidence,
    compare,
)


@dataclass(frozen=True, eq=False)
class Result:
    """The score of one system by one metric.

    Attributes
    ----------
    system, metric : str
    score : float
        Per cent for all metrics but NIST.
    interval : Interval or None
        Bootstrap confidence interval, if asked for.
    signature : str
        What one must know to get the same figures again.
    sentence_scores : ndarray, shape (n_sentences,)
    comparisons : tuple of (str, Comparison)
        Paired tests of this system against others, by their names.
    """

    system: str
    metric: str
    score: float
    interval: Interval | None
    signature: str
    sentence_scores: npt.NDArray[np.float64]
    comparisons: tuple[tuple[str, Comparison], ...] = ()


def evaluate(
    systems: Mapping[str, Sequence[str]],
    references: Sequence[Sequence[str]],
    metrics: Sequence[Metric],
    *,
    resamples: int = 1000,
    confidence: float = 0.95,
    seed: int = 0,
    paired: str | None = None,
    all_pairs: bool = False,
) -> list[Result]:
    """Score every system by every metric.

    Parameters
    ----------
    systems : mapping of str to sequence of n str
        The translations of each system.
    references : sequence of streams of n str
    metrics : sequence of Metric
    resamples : int
        For intervals and tests; 0 for no intervals.
    confidence : float
    seed : int
        All systems and metrics see the same resamples.
    paired : str, optional
        A member of `regmt.significance.PAIRED_TESTS`: compare each system with the first one.
    all_pairs : bool
        Compare each system with all before it instead.

    Returns
    -------
    list of Result
        System by system, in the order given, and metric by metric.
    """
    if paired is not None and len(systems) < 2:
        raise InputError("a paired test needs two systems", remedy="give another HYP")
    check_confidence(confidence)
    names = list(systems)
    results: dict[tuple[str, str], Result] = {}
    for metric in metrics:
        rows = {name: metric.statistics(lines, references) for name, lines in systems.items()}
        for place, name in enumerate(names):
            interval = None
            if resamples:
                interval = bootstrap_interval(
                    metric, rows[name], resamples=resamples, confidence=confidence, seed=seed
                )
            comparisons = []
            if paired is not None:
                for other in names[:place] if all_pairs else names[: min(place, 1)]:
                    outcome = compare(
                        paired,
                        metric,
                        rows[name],
                        rows[other],
                        resamples=resamples,
                        confidence=confidence,
                        seed=seed,
                    )
                    comparisons.append((other, outcome))
            signature = metric.signature(len(references))
            if resamples:
                signature += f"|resamples:{resamples}|seed:{seed}"
            results[name, metric.name] = Result(
                system=name,
                metric=metric.name,
                score=float(metric.score(rows[name].sum(axis=0))),
                interval=interval,
                signature=signature,
                sentence_scores=metric.sentence_scores(rows[name]),
                comparisons=tuple(comparisons),
            )
    return [results[name, metric.name] for name in names for metric in metrics]
