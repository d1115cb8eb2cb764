"""IBM model 2 with a diagonal prior: the reparameterisation known from fast_align.

Dyer, Chahuneau and Smith, "A simple, fast, and effective reparameterization of IBM Model 2",
NAACL 2013. With H hidden and O observed words, positions counted from 1,

    p(a_o = 0) = p0,    p(a_o = h) = (1 - p0) exp(-λ |h/H - o/O|) / Z_λ(o, H, O).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.core.errors import InputError
from regmt.decoding.alignment import _kernels
from regmt.decoding.alignment.bitext import Bitext, Side
from regmt.decoding.alignment.translation_table import TranslationTable, maximize

TENSION_RANGE = (0.1, 14.0)

_GRADIENT_STEPS = 8
_STEP_SIZE = 20.0


@dataclass
class DiagonalModel:
    """One direction of the model; with ``tension=0`` and ``p0=None`` it is IBM model 1.

    Attributes
    ----------
    table : TranslationTable
        t(f|e).
    tension : float
        λ; 0 makes all positions equally likely.
    p0 : float or None
        Probability of the empty word; None counts it as one more position, 1/(H+1).
    """

    table: TranslationTable
    tension: float
    p0: float | None

    def viterbi(self, bitext: Bitext, *, p0: float | None = None) -> Int32Array:
        """Return the best hidden position of each observed word, -1 for the empty word.

        Parameters
        ----------
        p0 : float, optional
            Another probability of the empty word than in training; raising it makes the
            alignment sparser.
        """
        observed, _ = bitext.observed(self.table.hidden)
        best = np.empty(len(observed), dtype=np.int32)
        arguments = (*self._arguments(bitext, p0), best)
        _kernels.diagonal_viterbi(*arguments)
        return best

    def posteriors(self, bitext: Bitext, *, p0: float | None = None) -> Float64Array:
        """Return the posterior probability of the link of each cell of `bitext`."""
        posterior = np.empty(len(bitext.cells))
        arguments = (*self._arguments(bitext, p0), posterior)
        _kernels.diagonal_posteriors(*arguments)
        return posterior

    def log_likelihood(self, bitext: Bitext) -> float:
        """Return log p(observed | hidden) of a text (natural logarithm)."""
        return self._expectation(bitext)[0]

    def sentence_log_likelihoods(self, bitext: Bitext) -> Float64Array:
        """Return log p(observed | hidden) of each sentence pair, shape (n_sentences,)."""
        hidden_offsets, observed_offsets, observed, cell_offsets, *rest = self._arguments(bitext)
        unused = (np.zeros(bitext.n_pairs), np.zeros(len(rest[-3])))
        scores = np.empty(len(bitext))
        for s in range(len(bitext)):
            here = slice(s, s + 2)
            arguments = (
                hidden_offsets[here],
                observed_offsets[here],
                observed,
                cell_offsets[here],
                *rest,
                *unused,
            )
            scores[s], _ = _kernels.diagonal_expectation(*arguments)
        return scores

    def _arguments(
        self, bitext: Bitext, p0: float | None = None
    ) -> Any:  # what the kernels take first
        hidden = self.table.hidden
        observed, observed_offsets = bitext.observed(hidden)
        probability, null = self.table.for_pairs_of(bitext)
        mass = self.p0 if p0 is None else p0
        return (
            bitext.hidden(hidden),
            observed_offsets,
            observed,
            bitext.cell_offsets,
            bitext.cells,
            hidden == "source",
            probability,
            null,
            float(self.tension),
            -1.0 if mass is None else float(mass),
        )

    def _expectation(self, bitext: Bitext) -> tuple[float, float, Float64Array, Float64Array]:
        counts = np.zeros(bitext.n_pairs)
        null_counts = np.zeros(
            bitext.n_target_words if self.table.hidden == "source" else bitext.n_source_words
        )
        arguments = (*self._arguments(bitext), counts, null_counts)
        log_likelihood, feature = _kernels.diagonal_expectation(*arguments)
        return log_likelihood, feature, counts, null_counts


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
    """
    if iterations < 1:
        raise InputError(f"{iterations} iterations", remedy="use 1 or more")
    if p0 is not None and not 0.0 <= p0 < 1.0:
        raise InputError(f"p0 = {p0} is not a probability below 1", remedy="use for instance 0.08")
    prior = None
    if initial is None:
        table = TranslationTable.uniform(bitext, hidden)
    else:
        tension = initial.tension
        probability, null = initial.table.for_pairs_of(bitext)
        if prior_strength > 0.0:
            prior = (probability, null)
        table = TranslationTable(
            hidden,
            bitext.pair_starts,
            bitext.pair_targets,
            bitext.n_target_words,
            probability,
            null,
        )
    model = DiagonalModel(table, tension, p0)
    sizes = _sizes(bitext, hidden) if optimize_tension else None
    n_observed = len(bitext.observed(hidden)[0])
    for iteration in range(iterations):
        log_likelihood, feature, counts, null_counts = model._expectation(bitext)
        if likelihoods is not None:
            likelihoods.append(log_likelihood)
        if sizes is not None and (iteration > 0 or initial is not None):
            tension = _climb(tension, feature / n_observed, sizes)
        table = maximize(
            bitext,
            hidden,
            counts,
            null_counts,
            alpha=alpha,
            prior=prior,
            prior_strength=prior_strength,
        )
        model = DiagonalModel(table, tension, p0)
    return model


def _climb(tension: float, observed_feature: float, sizes: Int64Array) -> float:
    """Take a few gradient steps: ∂L/∂λ is observed minus expected feature (closed form)."""
    for _ in range(_GRADIENT_STEPS):
        gradient = observed_feature - _kernels.mean_expected_feature(sizes, tension)
        tension = float(np.clip(tension + _STEP_SIZE * gradient, *TENSION_RANGE))
    return tension


def _sizes(bitext: Bitext, hidden: Side) -> Int64Array:
    """Return the distinct sentence sizes as rows (hidden length, observed length, count)."""
    lengths = np.stack(
        [np.diff(bitext.hidden(hidden)), np.diff(bitext.observed(hidden)[1])], axis=1
    )
    lengths = lengths[lengths.min(axis=1) > 0]
    distinct, counts = np.unique(lengths, axis=0, return_counts=True)
    return np.column_stack([distinct, counts])
