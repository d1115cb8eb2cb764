"""The outer loop of tuning: decode, merge and optimise until there are no new hypotheses."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from regmt.core.errors import check_choice
from regmt.core.files import StrPath
from regmt.core.tables import html_table
from regmt.decoding.weights import Weights
from regmt.metrics import Metric
from regmt.tuning.mert import normalised
from regmt.tuning.run_state import Iteration, RunState

SMALL_CHANGE = 1e-5
"""The loop ends when no weight changes by more (Phrasal thesis §3.1)."""


class DevSet(Protocol):
    """A dev set that can be decoded and learned from: by n-best lists or by lattices."""

    metric: Metric

    def options(self) -> dict[str, Any]:
        """Return what must agree for an interrupted run to be continued."""

    def decode(self, weights: Weights) -> tuple[float, int, int]:
        """Decode; return the metric, how many hypotheses are new, and how many there are."""

    def learn(self, weights: Weights, seed: Sequence[int]) -> Weights:
        """Return new weights, given the last ones."""

    def keep(self, folder: Path, iteration: int) -> None:
        """Keep what was decoded in a folder."""

    def restore(self, folder: Path, history: Sequence[Iteration]) -> None:
        """Bring back what was kept, after an interruption."""


@dataclasses.dataclass(frozen=True, repr=False)
class TuningResult:
    """The best weights for the dev set, their score, and the history of the run.

    Attributes
    ----------
    weights : Weights
    score : float
        The metric of what they decoded.
    history : tuple of Iteration
    reason : str
        Why the loop ended.
    metric : Metric
    """

    weights: Weights
    score: float
    history: tuple[Iteration, ...]
    reason: str
    metric: Metric

    @property
    def summary(self) -> str:
        """The metric before and after, and why the loop ended."""
        return f"{self.metric.name} {self.history[0].score:.2f} → {self.score:.2f} ({self.reason})"

    def __repr__(self) -> str:
        return f"<TuningResult: {self.summary}>"

    def _repr_html_(self) -> str:
        rows = [(step.iteration, f"{step.score:.2f}", step.new) for step in self.history]
        return html_table([("iteration", self.metric.name, "new"), *rows], caption=self.summary)


def tune(
    dev: DevSet,
    *,
    start: Weights,
    seed: int = 0,
    iterations: int = 30,
    origin: str = "last",
    state: StrPath | None = None,
    on_iteration: Callable[[Sequence[Iteration]], None] | None = None,
) -> TuningResult:
    """Tune weights on a dev set (Phrasal thesis §3.1 and §6.3; PRO Fig. 2).

    Every iteration decodes and then learns new weights. It ends when decoding gives nothing new,
    when no weight changes by more than 1e-5 (of weights with ``Σ|w| = 1``), or after `iterations`
    rounds of learning; the last weights are decoded too. The result is the iteration whose decoded
    translations score best.

    Parameters
    ----------
    dev : DevSet
        `regmt.tuning.nbest_dev.NBestDev` or `regmt.tuning.lattice_mert.LatticeDev`.
    start : Weights
        Features that they lack start with 0; those that no hypothesis has keep their weights.
    seed : int
        Iteration *t* learns with the seed (seed, t) for any metric and tuner.
    origin : {"last", "best"}
        Learn from the last weights, or from those whose translations scored best so far, as in
        the metric study.
    state : path-like, optional
        A folder for the results of each iteration. If it has an interrupted run with the same
        options, the run continues, with the same result as without the interruption.
    on_iteration : callable, optional
        Called with the history after each decoding.
    """
    check_choice("origin", origin, ("last", "best"))
    better = max if dev.metric.higher_is_better else min

    def best_of(history: Sequence[Iteration]) -> Iteration:
        return better(history, key=lambda iteration: iteration.score)

    options = {
        **dev.options(),
        "start weights": {name: list(values) for name, values in start.items()},
        "seed": seed,
        **({"origin": origin} if origin != "last" else {}),
    }
    run = RunState(state, start, options)
    if run.folder is not None and run.history:
        dev.restore(run.folder, run.history)
    # Decoding and learning alternate; each step is saved as soon as it is done.
    while (reason := run.reason or run.limit_reached(iterations)) is None:
        if run.weights is not None:
            number = len(run.history)
            step = Iteration(number, run.weights, *dev.decode(run.weights))
            if run.folder is not None:  # first what was decoded, then the state that counts it
                dev.keep(run.folder, number)
            run.decoded(step)
            if on_iteration is not None:
                on_iteration(run.history)
        else:
            last = run.history[-1]
            origin_weights = (best_of(run.history) if origin == "best" else last).weights
            weights = dev.learn(origin_weights, (seed, last.iteration))
            small = largest_change(last.weights, weights) < SMALL_CHANGE
            run.learned(weights, "the weights no longer change" if small else None)
    best = best_of(run.history)
    return TuningResult(best.weights, best.score, tuple(run.history), reason, dev.metric)


def largest_change(before: Weights, after: Weights) -> float:
    """Return the largest change of a weight, both vectors scaled to ``Σ|w| = 1``."""
    vectors: tuple[list[float], list[float]] = [], []
    for name, values in after.items():
        vectors[0].extend(before.get(name, (0.0,) * len(values)))
        vectors[1].extend(values)
    old, new = (normalised(np.array(vector)) for vector in vectors)
    return float(np.abs(old - new).max(initial=0.0))
