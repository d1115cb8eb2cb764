"""MERT over lattices instead of n-best lists (Macherey et al. 2008; PORTAGE §7.1)."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.decoding.lattice import Lattice
from regmt.decoding.weights import Weights
from regmt.metrics import Metric
from regmt.tuning._kernels import lattice_envelope, running_totals
from regmt.tuning.constraints import Constraints
from regmt.tuning.line_search import Plateaus
from regmt.tuning.mert import Mert, normalised
from regmt.tuning.pool import TextStatistics, vector_weights, weights_vector
from regmt.tuning.run_state import Iteration, checksum


class LatticeSurface:
    """The corpus metric over all paths of one lattice per sentence.

    Give it to `Mert.optimise`. The envelope of each sentence is carried through its lattice, so
    that a line search is exact over all paths; the metric is computed once for each translation
    that is ever on an envelope. Lattices of earlier iterations are not merged in (PORTAGE §7.1).

    Parameters
    ----------
    lattices : sequence of Lattice
        All with the same columns.
    references : sequence of sequences of str
        ``references[r][i]`` is reference *r* of sentence *i*.
    metric : Metric
    """

    scale_free = True

    def __init__(
        self, lattices: Sequence[Lattice], references: Sequence[Sequence[str]], metric: Metric
    ) -> None:
        if not lattices or any(len(stream) != len(lattices) for stream in references):
            raise InputError(f"{len(lattices)} lattices do not match the references")
        if any(lattice.columns != lattices[0].columns for lattice in lattices):
            raise InputError("the lattices do not have the same features")
        self.columns = lattices[0].columns
        self._lattices = lattices
        self._offsets = [lattice.arc_offsets() for lattice in lattices]
        self._statistics = TextStatistics(references, metric)
        self._lock = threading.Lock()  # searches from several starts share what they have scored

    @property
    def dimensions(self) -> int:
        """Number of weights."""
        return len(self.columns)

    def same_on_all_paths(self, column: int) -> bool:
        """Return whether a feature has one value for all translations of each sentence."""
        start, direction = np.zeros((2, self.dimensions))
        direction[column] = 1.0
        each = zip(self._lattices, self._offsets, strict=True)
        # Lines through the same point: the envelope is one line only if all have the same slope.
        return all(not len(_upper_lines(*one, start, direction)[0]) for one in each)

    def totals(self, vector: Float64Array) -> Float64Array:
        """Return the summed metric statistics of the best paths under `vector`."""
        return self.plateaus(vector, np.zeros_like(vector)).totals[0]

    def plateaus(self, vector: Float64Array, direction: Float64Array) -> Plateaus:
        """Return the plateaus along ``vector + γ direction`` over all paths."""
        each = zip(self._lattices, self._offsets, strict=True)
        found = [_upper_lines(lattice, offsets, vector, direction) for lattice, offsets in each]
        gamma = np.concatenate([gamma for gamma, _ in found])
        with self._lock:
            rows = self._statistics.rows([texts for _, texts in found])
            statistics = self._statistics.values
        first = np.array([of_sentence[0] for of_sentence in rows], np.int64)
        old = np.array([row for of_sentence in rows for row in of_sentence[:-1]], np.int64)
        new = np.array([row for of_sentence in rows for row in of_sentence[1:]], np.int64)
        order = np.argsort(gamma, kind="stable")
        return Plateaus(gamma[order], running_totals(statistics, first, order, old, new))


@dataclass(eq=False)
class LatticeDev:
    """Decodes the dev set to lattices and learns from the last ones by MERT.

    Parameters
    ----------
    decode_lattices : callable
        Weights → one lattice per sentence.
    references : sequence of sequences of str
        ``references[r][i]`` is reference *r* of dev sentence *i*.
    metric : Metric
    mert : Mert
    constraints : Constraints, optional
    """

    decode_lattices: Callable[[Weights], Sequence[Lattice]]
    references: Sequence[Sequence[str]]
    metric: Metric = field(kw_only=True)
    mert: Mert = field(kw_only=True)
    constraints: Constraints = field(default_factory=Constraints, kw_only=True)

    def __post_init__(self) -> None:
        self._surface: LatticeSurface | None = None

    def options(self) -> dict[str, Any]:
        """Return what must agree for an interrupted run to be continued."""
        return {
            "tuner": f"lattices, {self.mert!r}",
            "metric": f"{self.metric.name} {self.metric.signature()}",
            **self.constraints.to_json(),
            "references": checksum(self.references),
        }

    def decode(self, weights: Weights) -> tuple[float, int, int]:
        """Decode; return the metric of the best paths and the number of arcs (all of them new)."""
        lattices = self.decode_lattices(weights)
        self._surface = LatticeSurface(lattices, self.references, self.metric)
        totals = self._surface.totals(weights_vector(self._surface.columns, weights))
        arcs = sum(len(lattice.source) for lattice in lattices)
        return float(self.metric.score(totals)), arcs, arcs

    def learn(self, weights: Weights, seed: Sequence[int]) -> Weights:
        """Return weights learned from the last lattices."""
        assert self._surface is not None, "decode comes before learn"
        columns = self._surface.columns
        parameters = self.constraints.parametrise(columns, weights_vector(columns, weights))
        # A fixed feature that all paths share (unknown words, mostly) ranks nothing; without it
        # the scale of the free weights stays free, and they can be normalised.
        ranking = parameters.constant.copy()
        for column in np.flatnonzero(ranking).tolist():
            if self._surface.same_on_all_paths(column):
                ranking[column] = 0.0
        surface = replace(parameters, constant=ranking).surface(self._surface)
        free = self.mert.optimise(surface, parameters.start, self.metric, seed)
        if surface.scale_free:
            free = normalised(free)
        return weights.updated(vector_weights(columns, parameters.expand(free)))

    def keep(self, folder: Path, iteration: int) -> None:
        """Keep nothing: the same weights give the same lattices again."""

    def restore(self, folder: Path, history: Sequence[Iteration]) -> None:
        """Decode again with the last weights."""
        self.decode(history[-1].weights)


def _upper_lines(
    lattice: Lattice, offsets: np.ndarray, vector: Float64Array, direction: Float64Array
) -> tuple[Float64Array, list[str]]:
    """Return where the best path changes along a line, and the translations in between."""
    m, b, arc, back, starts = lattice_envelope(
        lattice.nodes,
        offsets,
        lattice.source,
        lattice.features @ direction,
        lattice.features @ vector,
    )
    lines = range(starts[lattice.nodes - 1], starts[lattice.nodes])
    if not len(lines):
        raise InputError("a lattice has no path from its first to its last node")
    texts = []
    for line in lines:
        path = []
        while arc[line] >= 0:
            path.append(arc[line])
            line = back[line]
        texts.append(" ".join(lattice.tokens(path[::-1])))
    top = slice(lines.start, lines.stop)
    return -np.diff(b[top]) / np.diff(m[top]), texts
