"""A dev set whose n-best lists accumulate over the iterations of tuning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regmt.decoding.nbest import NBestEntry, read_nbest, write_nbest
from regmt.decoding.weights import Weights
from regmt.metrics import Metric
from regmt.tuning.constraints import Constraints
from regmt.tuning.interpolation import Interpolation, interpolate
from regmt.tuning.pool import Pool, PoolBuilder
from regmt.tuning.run_state import Iteration, checksum
from regmt.tuning.tuner import Tuner

NBestLists = Sequence[Sequence[NBestEntry]]
DecodeNBest = Callable[[Weights], NBestLists]
"""Weights → the n-best lists of the dev set, best first."""


@dataclass(eq=False)
class NBestDev:
    """Decodes the dev set to n-best lists and learns from all lists so far.

    Parameters
    ----------
    decode_lists : callable
        Weights → n-best lists, best first; see also `decoder_of_lists`.
    references : sequence of sequences of str
        ``references[r][i]`` is reference *r* of dev sentence *i*.
    metric : Metric
    tuner : Tuner
    constraints : Constraints, optional
    interpolation : float or "search"
        See `regmt.tuning.interpolation`.
    """

    decode_lists: DecodeNBest
    references: Sequence[Sequence[str]]
    metric: Metric = field(kw_only=True)
    tuner: Tuner = field(kw_only=True)
    constraints: Constraints = field(default_factory=Constraints, kw_only=True)
    interpolation: Interpolation = field(default=1.0, kw_only=True)

    def __post_init__(self) -> None:
        self._builder = PoolBuilder(self.references, self.metric)
        self._last: NBestLists = []

    def options(self) -> dict[str, Any]:
        """Return what must agree for an interrupted run to be continued."""
        return {
            "tuner": repr(self.tuner),
            "metric": f"{self.metric.name} {self.metric.signature()}",
            **self.constraints.to_json(),
            "interpolation": self.interpolation,
            "references": checksum(self.references),
        }

    def decode(self, weights: Weights) -> tuple[float, int, int]:
        """Decode; return the metric of the first hypotheses, how many are new, and how many are."""
        self._last = self.decode_lists(weights)
        new = self._builder.add(self._last)
        texts = [entries[0].text for entries in self._last]
        score = self.metric.corpus_score(texts, self.references)
        return score, new, len(self._builder)

    def learn(self, weights: Weights, seed: Sequence[int]) -> Weights:
        """Return weights learned from all lists so far."""
        how = self.metric, self.tuner, self.constraints, self.interpolation
        return learn(self._builder.pool(), weights, *how, seed)

    def keep(self, folder: Path, iteration: int) -> None:
        """Write the lists of an iteration."""
        write_nbest(self._last, _nbest_path(folder, iteration))

    def restore(self, folder: Path, history: Sequence[Iteration]) -> None:
        """Read the lists of all iterations before the interruption."""
        for step in history:
            self._builder.add(read_nbest(_nbest_path(folder, step.iteration)))


def _nbest_path(folder: Path, iteration: int) -> Path:
    return folder / f"iteration-{iteration:03d}.nbest.gz"


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
    parameters = constraints.parametrise(pool.columns, pool.vector(weights))
    free_pool = parameters.pool(pool)
    learned = tuner.tune(free_pool, parameters.start, metric, seed)
    free = interpolate(free_pool, parameters.start, learned, metric, interpolation)
    return weights.updated(pool.weights(parameters.expand(free)))


def decoder_of_lists(lists: NBestLists) -> DecodeNBest:
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
