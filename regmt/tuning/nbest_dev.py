"""A dev set whose n-best lists accumulate over the iterations of tuning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from regmt.core.arrays import Float64Array
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


class NBestDev:
    """Decodes the dev set to n-best lists and learns from all lists so far.

    Parameters
    ----------
    decode : callable
        Weights → n-best lists, best first; see also `decoder_of_lists`.
    references : sequence of sequences of str
        ``references[r][i]`` is reference *r* of dev sentence *i*.
    metric : Metric
    tuner : Tuner
    constraints : Constraints, optional
    interpolation : float or "search"
        See `regmt.tuning.interpolation`.
    """

    def __init__(
        self,
        decode: DecodeNBest,
        references: Sequence[Sequence[str]],
        *,
        metric: Metric,
        tuner: Tuner,
        constraints: Constraints | None = None,
        interpolation: Interpolation = 1.0,
    ) -> None:
        self.metric = metric
        self._decode = decode
        self._references = references
        self._tuner = tuner
        self._constraints = constraints or Constraints()
        self._interpolation = interpolation
        self._builder = PoolBuilder(references, metric)
        self._last: NBestLists = []

    def options(self) -> dict[str, Any]:
        """Return what must agree for an interrupted run to be continued."""
        return {
            "tuner": repr(self._tuner),
            "metric": f"{self.metric.name} {self.metric.signature()}",
            **self._constraints.to_json(),
            "interpolation": self._interpolation,
            "references": checksum(self._references),
        }

    def decode(self, weights: Weights) -> tuple[float, int, int]:
        """Decode; return the metric of the first hypotheses, how many are new, and how many are."""
        self._last = self._decode(weights)
        new = self._builder.add(self._last)
        totals = _first_best_totals(self._last, self._references, self.metric)
        return float(self.metric.score(totals)), new, len(self._builder)

    def learn(self, weights: Weights, seed: Sequence[int]) -> Weights:
        """Return weights learned from all lists so far."""
        return learn(
            self._builder.pool(),
            weights,
            self.metric,
            self._tuner,
            self._constraints,
            self._interpolation,
            seed,
        )

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


def _first_best_totals(
    lists: NBestLists, references: Sequence[Sequence[str]], metric: Metric
) -> Float64Array:
    texts = [entries[0].text for entries in lists]
    return np.asarray(metric.statistics(texts, references).sum(axis=0))
