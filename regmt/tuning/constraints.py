"""Weights that are fixed or tied: the other tuners see only what is free."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from instance_selection.errors import InputError
from regmt.tuning.pool import FloatArray, Pool


@dataclasses.dataclass(frozen=True)
class Constraints:
    """Which weights stay as they are, and which are one.

    A name stands for all values of a feature, ``name:k`` for value *k* of it, counted from 0.

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
        """Tell whether anything is constrained."""
        return bool(self.fixed or self.tied)

    def reduce(self, pool: Pool, start: FloatArray) -> Reduction:
        """Return the pool of the free weights only.

        With ``w = f + T v``, f the fixed weights and T the matrix of the ties, scores are
        ``(base + X f) + (X T) v``: a pool like any other.
        """
        group = np.full(len(pool.columns), -1, np.int64)
        for names in self.tied:
            members = np.concatenate([_select(pool, name) for name in names])
            if (group[members] >= 0).any():
                raise InputError("a feature is in two groups of tied weights")
            group[members] = members.min()
        fixed = np.zeros(len(pool.columns), bool)
        for name in self.fixed:
            fixed[_select(pool, name)] = True
        if (fixed & (group >= 0)).any():
            raise InputError("a feature is both fixed and tied")
        if fixed.all():
            raise InputError("all weights are fixed", remedy="leave one free")
        own = np.where(group >= 0, group, np.arange(len(group)))
        leaders = np.unique(own[~fixed])
        rows = np.flatnonzero(~fixed)
        ties = sp.csr_array(
            (np.ones(len(rows)), (rows, np.searchsorted(leaders, own[rows]))),
            shape=(len(group), len(leaders)),
        )
        constant = np.where(fixed, start, 0.0)
        base = pool.base + pool.features @ constant
        # What all hypotheses of a sentence share ranks nothing (unknown words mostly do this);
        # without it the scale of the free weights stays free.
        base = base - base[pool.offsets[:-1]][pool.sentence_of_row()]
        features = pool.features @ ties
        reduced = dataclasses.replace(
            pool,
            columns=tuple(pool.columns[leader] for leader in leaders),
            features=features,
            base=base,
        )
        first = np.asarray(ties.T @ start) / np.asarray(ties.sum(axis=0)).ravel()
        return Reduction(reduced, first, constant, ties)


@dataclasses.dataclass(frozen=True)
class Reduction:
    """A pool of free weights, where they start, and the way back to all weights."""

    pool: Pool
    start: FloatArray
    constant: FloatArray
    ties: sp.csr_array

    def expand(self, free: FloatArray) -> FloatArray:
        """Return all weights for given free ones."""
        return np.asarray(self.constant + self.ties @ free)


def _select(pool: Pool, name: str) -> NDArray[np.int64]:
    exact = [c for c, (own, _) in enumerate(pool.columns) if own == name]
    if not exact and ":" in name:
        base, _, index = name.rpartition(":")
        exact = [c for c, (own, k) in enumerate(pool.columns) if own == base and str(k) == index]
    if not exact:
        known = list(dict.fromkeys(own for own, _ in pool.columns))
        shown = ", ".join(known[:20]) + (", …" if len(known) > 20 else "")
        raise InputError(f"no feature {name!r} in the n-best lists", remedy=f"they have {shown}")
    return np.array(exact, np.int64)
