"""Fixed and tied weights: tuners see only the free ones."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.tuning.line_search import Plateaus, Surface
from regmt.tuning.pool import Pool

Columns: TypeAlias = tuple[tuple[str, int], ...]


@dataclasses.dataclass(frozen=True)
class Constraints:
    """Which weights are fixed, and which are tied together.

    A name means all values of a feature, ``name:k`` its value *k*, counted from 0.

    Parameters
    ----------
    fixed : sequence of str
        Features that keep their start weights.
    tied : sequence of sequences of str
        Groups of features that share one weight; it starts from the average of theirs.
    """

    fixed: Sequence[str] = ()
    tied: Sequence[Sequence[str]] = ()

    def __bool__(self) -> bool:
        """Return whether anything is constrained."""
        return bool(self.fixed or self.tied)

    def to_json(self) -> dict[str, list[Any]]:
        """Return the constraints as JSON gives them back."""
        return {"fixed": list(self.fixed), "tied": [list(group) for group in self.tied]}

    def parametrise(self, columns: Columns, start: Float64Array) -> Parameters:
        """Return the free weights behind all weights, ``w = f + T v``."""
        group = np.full(len(columns), -1, np.int64)
        for names in self.tied:
            members = np.concatenate([_select(columns, name) for name in names])
            if (group[members] >= 0).any():
                raise InputError("a feature is in two groups of tied weights")
            group[members] = members.min()
        fixed = np.zeros(len(columns), bool)
        for name in self.fixed:
            fixed[_select(columns, name)] = True
        if (fixed & (group >= 0)).any():
            raise InputError("a feature is both fixed and tied")
        if fixed.all():
            raise InputError("all weights are fixed", remedy="leave at least one free")
        own = np.where(group >= 0, group, np.arange(len(group)))
        leaders = np.unique(own[~fixed])
        rows = np.flatnonzero(~fixed)
        ties = sp.csr_array(
            (np.ones(len(rows)), (rows, np.searchsorted(leaders, own[rows]))),
            shape=(len(group), len(leaders)),
        )
        first = np.asarray(ties.T @ start) / np.asarray(ties.sum(axis=0)).ravel()
        return Parameters(
            tuple(columns[leader] for leader in leaders), first, np.where(fixed, start, 0.0), ties
        )


@dataclasses.dataclass(frozen=True)
class Parameters:
    """The free weights v and the map to all weights, ``w = f + T v``.

    Parameters
    ----------
    columns : tuple of (name, index)
        What each free weight is; of tied ones the first.
    start : float64 array, shape (free,)
        Where they start.
    constant : float64 array, shape (all,)
        f, the fixed weights.
    ties : CSR array, shape (all, free)
        T.
    """

    columns: Columns
    start: Float64Array
    constant: Float64Array
    ties: sp.csr_array

    def expand(self, free: Float64Array) -> Float64Array:
        """Return all weights for given free ones."""
        return np.asarray(self.constant + self.ties @ free)

    def pool(self, pool: Pool) -> Pool:
        """Return a pool of the free weights: scores are ``(base + X f) + (X T) v``."""
        base = pool.base + pool.features @ self.constant
        # What all hypotheses of a sentence share ranks nothing (unknown words mostly do this);
        # without it the scale of the free weights stays free.
        base = base - base[pool.offsets[:-1]][pool.sentence_of_row()]
        return dataclasses.replace(
            pool, columns=self.columns, features=pool.features @ self.ties, base=base
        )

    def surface(self, surface: Surface) -> Surface:
        """Return a surface over the free weights."""
        return _FreeSurface(surface, self)


class _FreeSurface:
    """A surface seen through the free weights only."""

    def __init__(self, surface: Surface, parameters: Parameters) -> None:
        self._surface = surface
        self._parameters = parameters
        self.dimensions = len(parameters.columns)
        self.scale_free = surface.scale_free and not parameters.constant.any()

    def totals(self, vector: Float64Array) -> Float64Array:
        return self._surface.totals(self._parameters.expand(vector))

    def plateaus(self, vector: Float64Array, direction: Float64Array) -> Plateaus:
        whole = np.asarray(self._parameters.ties @ direction)
        return self._surface.plateaus(self._parameters.expand(vector), whole)


def _select(columns: Columns, name: str) -> NDArray[np.int64]:
    exact = [c for c, (own, _) in enumerate(columns) if own == name]
    if not exact and ":" in name:
        base, _, index = name.rpartition(":")
        exact = [c for c, (own, k) in enumerate(columns) if own == base and str(k) == index]
    if not exact:
        known = list(dict.fromkeys(own for own, _ in columns))
        shown = ", ".join(known[:20]) + (", …" if len(known) > 20 else "")
        raise InputError(f"no feature {name!r} among the hypotheses", remedy=f"they have {shown}")
    return np.array(exact, np.int64)
