"""Greedy choice of the scores on a second dev set (PORTAGE §8.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regmt.core.arrays import Float64Array
from regmt.core.progress import notice
from regmt.decoding.weights import Weights
from regmt.metrics import Metric
from regmt.reranking.matrix import ScoreMatrix, tune_weights
from regmt.tuning.pool import gain
from regmt.tuning.tuner import Tuner


@dataclass(frozen=True)
class GreedyStep:
    """One accepted step: what was dropped or added (None at the start), and the result.

    `value` is the metric on the second dev set, with the sign that makes more better.
    """

    changed: str | None
    names: tuple[str, ...]
    value: float
    weights: Weights


def greedy_scores(
    first: ScoreMatrix,
    first_statistics: Float64Array,
    second: ScoreMatrix,
    second_statistics: Float64Array,
    *,
    strategy: str,
    metric: Metric,
    tuner: Tuner,
    start: Sequence[str] = (),
    seed: int = 0,
) -> list[GreedyStep]:
    """Prune the set of scores, or expand it, while the second dev set gains.

    Weights are tuned on the first dev set for every set tried, and judged on the second.

    Parameters
    ----------
    first, second : ScoreMatrix
        The same scores for the two dev sets.
    strategy : {"prune", "expand"}
        ``prune`` starts from all scores and drops the one whose loss does most good (or no harm);
        ``expand`` starts from `start` and adds the one that does most good.
    start : sequence of str
        For ``expand``; by default the single best score.

    Returns
    -------
    list of GreedyStep
        The last is the result; `value` never falls.
    """
    order = first.names

    def attempt(names: Sequence[str], changed: str | None) -> GreedyStep:
        kept = tuple(name for name in order if name in names)
        weights = tune_weights(
            first.only(kept), first_statistics, metric=metric, tuner=tuner, seed=seed
        )
        pool = second.pool(second_statistics)
        value = float(gain(metric, pool.totals(pool.best(pool.vector(weights)))))
        return GreedyStep(changed, kept, value, weights)

    def changes(names: Sequence[str]) -> list[GreedyStep]:
        """Try all sets with one score less, or one more."""
        if prune and len(names) > 1:
            return [attempt([n for n in names if n != name], name) for name in names]
        return [attempt([*names, name], name) for name in order if not prune and name not in names]

    prune = strategy == "prune"
    starts = [order] if prune else [start] if start else [[name] for name in order]
    steps = [_best([attempt(names, None) for names in starts])]
    while trials := changes(steps[-1].names):
        best = _best(trials)
        # A smaller set that is as good is better; a larger one has to show it.
        if best.value < steps[-1].value or (not prune and best.value == steps[-1].value):
            break
        steps.append(best)
        score = best.value if metric.higher_is_better else -best.value
        notice(
            f"{'without' if prune else 'with'} {best.changed}: "
            f"{metric.name} {score:.2f} with {len(best.names)} scores"
        )
    return steps


def _best(trials: Sequence[GreedyStep]) -> GreedyStep:
    """Return the best trial, of equal ones the first."""
    return max(trials, key=lambda trial: trial.value)
