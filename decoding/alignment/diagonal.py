"""IBM model 2 with a diagonal prior: the reparameterisation known from fast_align.

Dyer, Chahuneau and Smith, "A simple, fast, and effective reparameterization of IBM Model 2",
NAACL 2013. With H hidden and O observed words, positions counted from 1,

    p(a_o = 0) = p0,    p(a_o = h) = (1 - p0) exp(-λ |h/H - o/O|) / Z_λ(o, H, O).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int64Array, read_only
from regmt.core.errors import InputError
from regmt.core.resume import Arrays
from regmt.decoding.alignment._diagonal_kernels import (
    diagonal_expectation,
    mean_expected_feature,
)
from regmt.decoding.alignment.bitext import Bitext, Part, Side
from regmt.decoding.alignment.directed_model import (
    DirectedModel,
    PartModel,
    Positions,
    settled,
    train_em,
)
from regmt.decoding.alignment.direction import Expected, Lexicon
from regmt.decoding.alignment.translation_table import TranslationTable

TENSION_RANGE = (0.1, 14.0)

_GRADIENT_STEPS = 8
_STEP_SIZE = 20.0


@dataclass(frozen=True)
class DiagonalPart(PartModel):
    """What one part of a text needs of the model."""

    hidden: Side
    lexicon: Lexicon
    tension: float
    p0: float | None

    def expect(self, part: Part, expected: Expected) -> Positions:
        text, lexicon = part.direction(self.hidden), read_only(self.lexicon)
        prior = float(self.tension), -1.0 if self.p0 is None else float(self.p0)
        feature = np.zeros(1)
        weights = np.empty(text.hidden.longest)
        diagonal_expectation(text, lexicon, prior, weights, expected, feature)
        return Positions(np.zeros(1, dtype=np.int64), feature)


@dataclass
class DiagonalModel(DirectedModel):
    """One direction of the model; with ``tension=0`` and ``p0=None`` it is IBM model 1."""

    table: TranslationTable
    tension: float  #: λ; 0 makes all positions equally likely
    p0: float | None  #: probability of the empty word; None counts it as a position, 1/(H+1)

    def for_part(self, part: Part, p0: float | None = None) -> DiagonalPart:
        p0 = self.p0 if p0 is None else p0
        return DiagonalPart(self.table.hidden, self.table.for_part(part), self.tension, p0)

    def no_positions(self) -> Float64Array:
        return np.zeros(1)

    def state(self) -> dict[str, npt.NDArray[Any]]:
        return {"tension": np.array([self.tension])}

    def with_state(self, table: TranslationTable, state: Arrays) -> DiagonalModel:
        return replace(self, table=table, tension=float(state["tension"][0]))


def train_diagonal(
    bitext: Bitext,
    hidden: Side = "source",
    *,
    iterations: int = 5,
    p0: float | None = 0.08,
    tension: float = 4.0,
    optimize_tension: bool = True,
    alpha: float = 0.01,
    initial: DiagonalModel | None = None,
    prior_strength: float = 0.0,
    likelihoods: list[float] | None = None,
    jobs: int = 1,
) -> DiagonalModel:
    """Estimate one direction by EM.

    Parameters
    ----------
    bitext : Bitext
    hidden : {"source", "target"}
        The side whose words generate those of the other.
    iterations : int
    p0 : float or None
        Probability of the empty word; None for 1/(H+1).
    tension : float
        First value of λ.
    optimize_tension : bool
        Follow the gradient of λ, observed minus expected distance from the diagonal, after every
        iteration but the first.
    alpha : float
        Symmetric Dirichlet prior of t(·|e) for the mean-field estimate; 0 for maximum likelihood.
    initial : DiagonalModel, optional
        Start from this model instead of a uniform table; `tension` is then its own.
    prior_strength : float
        With `initial`: MAP estimates with its table as the prior, worth that many observations
        per word. A few sentences are thus aligned with what a large corpus has taught.
    likelihoods : list of float, optional
        Receives the log-likelihood before each M-step.
    jobs : int
        Threads; the result is the same.
    """
    if p0 is not None and not 0.0 <= p0 < 1.0:
        raise InputError(f"p0 = {p0} is not a probability below 1", remedy="use for example 0.08")
    if initial is None:
        first, prior_strength = TranslationTable.uniform(bitext, hidden), 0.0
    else:
        first, tension = initial.table.carried_to(bitext), initial.tension
    sizes = _sizes(bitext, hidden)
    n_observed = len(bitext.observed(hidden).words)

    def update(
        model: DiagonalModel, table: TranslationTable, positions: Float64Array
    ) -> DiagonalModel:
        tension = model.tension
        if optimize_tension and (model.table is not first or initial is not None):
            tension = _climb(tension, positions[0] / n_observed, sizes)
        return DiagonalModel(table, tension, p0)

    models = train_em(
        bitext,
        [DiagonalModel(first, tension, p0)],
        update,
        what="IBM 2" if optimize_tension else "IBM 1",
        iterations=iterations,
        alpha=alpha,
        prior_strength=prior_strength,
        likelihoods=likelihoods,
        jobs=jobs,
    )
    return settled(bitext, models)[0]


train_ibm1 = partial(train_diagonal, p0=None, tension=0.0, optimize_tension=False, alpha=0.0)
"""Estimate t(f|e) of IBM model 1 by EM: the diagonal model without tension.

p(f|e) = ∏_j Σ_{i=0..I} t(f_j|e_i) / (I+1), with e_0 the empty word (Brown et al. 1993, model 1).
All positions are equally likely, and EM finds the global maximum."""


def _climb(tension: float, observed_feature: float, sizes: Int64Array) -> float:
    """Take a few gradient steps: ∂L/∂λ is observed minus expected feature (closed form)."""
    for _ in range(_GRADIENT_STEPS):
        gradient = observed_feature - mean_expected_feature(sizes, tension)
        tension = float(np.clip(tension + _STEP_SIZE * gradient, *TENSION_RANGE))
    return tension


def _sizes(bitext: Bitext, hidden: Side) -> Int64Array:
    """Return the distinct sentence sizes as rows (hidden length, observed length, count)."""
    sides = bitext.source_offsets, bitext.target_offsets
    lengths = np.stack(list(map(np.diff, sides if hidden == "source" else sides[::-1])), axis=1)
    lengths = lengths[lengths.min(axis=1) > 0]
    distinct, counts = np.unique(lengths, axis=0, return_counts=True)
    return np.column_stack([distinct, counts])
