"""The outer loop of tuning: decode, merge, optimise, until nothing is new."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from decoding.nbest import NBestEntry, read_nbest, write_nbest
from decoding.weights import Weights
from instance_selection.errors import InputError
from instance_selection.files import StrPath, atomic_write, read_lines
from regmt.metrics import Metric
from regmt.tuning.constraints import Constraints
from regmt.tuning.interpolation import Interpolation, interpolate
from regmt.tuning.mert import normalised
from regmt.tuning.pool import FloatArray, Pool, PoolBuilder
from regmt.tuning.tuner import Tuner

NBestLists = Sequence[Sequence[NBestEntry]]
Decode = Callable[[Weights], NBestLists]
"""Weights → the n-best lists of the dev set, best first."""

SMALL_CHANGE = 1e-5
"""The loop ends when no weight changes by more (Phrasal thesis §3.1)."""

_STATE_FILE = "state.json"


@dataclasses.dataclass(frozen=True)
class Iteration:
    """What one iteration did.

    Parameters
    ----------
    iteration : int
        0 for the start weights.
    weights : Weights
        Those the dev set was decoded with.
    score : float
        The metric of what was decoded.
    new, hypotheses : int
        How many hypotheses were new, and how many there are.
    """

    iteration: int
    weights: Weights
    score: float
    new: int
    hypotheses: int

    def to_json(self) -> dict[str, Any]:
        """Return it as a line of the history."""
        return {**dataclasses.asdict(self), "weights": dict(self.weights)}

    @classmethod
    def from_json(cls, record: dict[str, Any]) -> Iteration:
        """Read a line of the history."""
        return cls(**{**record, "weights": Weights(record["weights"])})


@dataclasses.dataclass(frozen=True)
class TuningResult:
    """The weights that decoded the dev set best, how well, and the way there.

    `reason` says why the loop ended.
    """

    weights: Weights
    score: float
    history: tuple[Iteration, ...]
    reason: str


def tune(
    decode: Decode,
    references: Sequence[Sequence[str]],
    *,
    metric: Metric,
    tuner: Tuner,
    start: Weights,
    constraints: Constraints = Constraints(),  # noqa: B008 (immutable)
    interpolation: Interpolation = 1.0,
    seed: int = 0,
    iterations: int = 30,
    state: StrPath | None = None,
    on_iteration: Callable[[Sequence[Iteration]], None] | None = None,
) -> TuningResult:
    """Tune weights on a dev set (Phrasal thesis §3.1 and §6.3; PRO Fig. 2).

    Every iteration decodes, merges the lists into those of all earlier iterations and learns new
    weights from the whole pool. It ends when decoding gives nothing new, when no weight changes by
    more than 1e-5 (of weights with ``Σ|w| = 1``), or after `iterations` rounds of learning; the
    last weights are decoded too. The result is the best iteration by what was really decoded.

    Parameters
    ----------
    decode : callable
        Weights → n-best lists, best first; see also `decoder_of_lists`.
    references : sequence of sequences of str
        ``references[r][i]`` is reference *r* of dev sentence *i*.
    start : Weights
        Features that they lack start with 0; those that no hypothesis has keep their weights.
    interpolation : float or "search"
        See `regmt.tuning.interpolation`.
    seed : int
        Iteration *t* learns with the seed (seed, t), whatever the metric and the tuner.
    state : path-like, optional
        A folder for the lists and weights of each iteration. If it holds an interrupted run of the
        same options, that is continued, with the same result as if it had not been interrupted.
    on_iteration : callable, optional
        Called with the history after each decoding.
    """
    run = _Run(
        state,
        start,
        _fingerprint(references, metric, tuner, start, constraints, interpolation, seed),
    )
    builder = PoolBuilder(references, metric)
    for number in range(len(run.history)):
        builder.add(run.lists(number))
    # Decoding and learning take turns; each is kept as soon as it is done.
    while (reason := run.reason or run.limit_reached(iterations)) is None:
        if run.weights is not None:
            lists = decode(run.weights)
            new = builder.add(lists)
            score = float(metric.score(_first_best_totals(lists, references, metric)))
            step = Iteration(len(run.history), run.weights, score, new, len(builder))
            run.decoded(step, lists)
            if on_iteration is not None:
                on_iteration(run.history)
        else:
            last = run.history[-1]
            pool = builder.pool()
            seeds = (seed, last.iteration)
            weights = learn(pool, last.weights, metric, tuner, constraints, interpolation, seeds)
            small = _largest_change(pool, last.weights, weights) < SMALL_CHANGE
            run.learned(weights, "the weights no longer change" if small else None)
    better = max if metric.higher_is_better else min
    best = better(run.history, key=lambda iteration: iteration.score)
    return TuningResult(best.weights, best.score, tuple(run.history), reason)


def learn(
    pool: Pool,
    weights: Weights,
    metric: Metric,
    tuner: Tuner,
    constraints: Constraints,
    interpolation: Interpolation,
    seed: Sequence[int],
) -> Weights:
    """Return new weights from a pool: one round of learning within the constraints."""
    start = pool.vector(weights)
    reduction = constraints.reduce(pool, start)
    learned = tuner.tune(reduction.pool, reduction.start, metric, seed)
    free = interpolate(reduction.pool, reduction.start, learned, metric, interpolation)
    return weights.updated(pool.weights(reduction.expand(free)))


def decoder_of_lists(lists: NBestLists) -> Decode:
    """Return a decoder that can do nothing but rank given lists by the weights."""

    def decode(weights: Weights) -> NBestLists:
        return [
            sorted(entries, key=lambda entry: -weights.dot(entry.features)) for entries in lists
        ]

    return decode


def uniform_weights(lists: NBestLists) -> Weights:
    """Return weight 1 for every value of every feature of the lists."""
    names: dict[str, tuple[float, ...]] = {}
    for entries in lists:
        for entry in entries:
            for name, values in entry.features.items():
                names.setdefault(name, (1.0,) * len(values))
    return Weights(names)


def _first_best_totals(
    lists: NBestLists, references: Sequence[Sequence[str]], metric: Metric
) -> FloatArray:
    texts = [entries[0].text for entries in lists]
    return np.asarray(metric.statistics(texts, references).sum(axis=0))


def _largest_change(pool: Pool, before: Weights, after: Weights) -> float:
    vectors = (normalised(pool.vector(weights)) for weights in (before, after))
    return float(np.abs(np.subtract(*vectors)).max(initial=0.0))


def _fingerprint(
    references: Sequence[Sequence[str]],
    metric: Metric,
    tuner: Tuner,
    start: Weights,
    constraints: Constraints,
    interpolation: Interpolation,
    seed: int,
) -> dict[str, Any]:
    """Return what must agree for an interrupted run to be continued."""
    text = json.dumps([list(stream) for stream in references], ensure_ascii=False)
    return {
        "tuner": repr(tuner),
        "metric": f"{metric.name} {metric.signature()}",
        "start weights": {name: list(values) for name, values in start.items()},
        "fixed": list(constraints.fixed),
        "tied": [list(group) for group in constraints.tied],
        "interpolation": interpolation,
        "seed": seed,
        "references": hashlib.sha256(text.encode()).hexdigest(),
    }


class _Run:
    """The state of a run, kept in a folder if there is one.

    `weights` are those to decode with next, None if they are still to be learned.
    """

    def __init__(self, folder: StrPath | None, start: Weights, fingerprint: dict[str, Any]) -> None:
        self.folder = None if folder is None else Path(folder)
        self.fingerprint = fingerprint
        self.history: list[Iteration] = []
        self.weights: Weights | None = start
        self.reason: str | None = None
        if self.folder is not None:
            if (self.folder / _STATE_FILE).exists():
                self._load(self.folder / _STATE_FILE)
            elif self.folder.exists() and not self.folder.is_dir():
                raise InputError("is a file, expected a folder", path=self.folder)
            else:
                self.folder.mkdir(parents=True, exist_ok=True)

    def _load(self, path: Path) -> None:
        try:
            saved = json.loads("\n".join(read_lines(path)))
            for name, value in self.fingerprint.items():
                if saved["run"][name] != value:
                    raise InputError(
                        f"holds a run with other options ({name})",
                        path=path.parent,
                        remedy="give the same options, or another folder",
                    )
            self.history = [Iteration.from_json(record) for record in saved["history"]]
            self.weights = None if saved["weights"] is None else Weights(saved["weights"])
            self.reason = saved["reason"]
        except (json.JSONDecodeError, KeyError, TypeError) as error:
            raise InputError(
                "not the state of a tuning run", path=path, remedy="remove the folder"
            ) from error

    def limit_reached(self, iterations: int) -> str | None:
        """Return the reason to end if the last of `iterations` weights have been decoded."""
        done = self.weights is None and len(self.history) > iterations
        return f"{iterations} iterations" if done else None

    def lists(self, iteration: int) -> NBestLists:
        """Return the lists of an iteration before the interruption."""
        return read_nbest(self._nbest_path(iteration))

    def decoded(self, step: Iteration, lists: NBestLists) -> None:
        """Add an iteration; the lists are kept first, then the state that counts them."""
        self.history.append(step)
        self.weights = None
        self.reason = "no new hypotheses" if step.new == 0 else None
        if self.folder is not None:
            write_nbest(lists, self._nbest_path(step.iteration))
        self._save()

    def learned(self, weights: Weights, reason: str | None) -> None:
        """Set the weights of the next iteration, or end."""
        self.weights, self.reason = weights, reason
        self._save()

    def _nbest_path(self, iteration: int) -> Path:
        assert self.folder is not None
        return self.folder / f"iteration-{iteration:03d}.nbest.gz"

    def _save(self) -> None:
        if self.folder is None:
            return
        record = {
            "run": self.fingerprint,
            "history": [iteration.to_json() for iteration in self.history],
            "weights": None if self.weights is None else dict(self.weights),
            "reason": self.reason,
        }
        with atomic_write(self.folder / _STATE_FILE) as stream:
            json.dump(record, stream, ensure_ascii=False, indent=1)
            stream.write("\n")
