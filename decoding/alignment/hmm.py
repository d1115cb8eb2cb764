"""The HMM alignment model: the next link depends on how far it jumps from the last one.

Vogel, Ney and Tillmann 1996; Och and Ney 2003; options after the PORTAGE report, section 6.1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array
from regmt.core.errors import InputError
from regmt.decoding.alignment import _hmm_kernels as kernels
from regmt.decoding.alignment.bitext import Bitext, Side
from regmt.decoding.alignment.diagonal import train_diagonal
from regmt.decoding.alignment.ibm1 import train_ibm1
from regmt.decoding.alignment.translation_table import TranslationTable, maximize
from regmt.decoding.map_estimate import map_estimate

Conditioning = Literal["none", "previous-hidden", "previous-observed", "current-observed"]

FirstModel = Literal["diagonal", "ibm1"]

CONDITIONINGS: tuple[Conditioning, ...] = (
    "none",
    "previous-hidden",
    "previous-observed",
    "current-observed",
)


@dataclass(frozen=True, kw_only=True)
class HmmOptions:
    """The shape of the model.

    Parameters
    ----------
    use_start, use_final : bool
        Own jump distributions for the first and the last observed word.
    end_anchor : bool
        Also count the jump from the last link onto an anchor behind the hidden sentence.
    conditioning : {"none", "previous-hidden", "previous-observed", "current-observed"}
        Jumps p(Δ|w) depend on this word too (or on its class).
    map_strength : float
        τ of p(Δ|w) = (c(Δ,w) + τ p(Δ)) / (c(w) + τ).
    max_jump : int
        Longer jumps share the count of this one.
    p0, up0 : float
        The empty word has probability p0 + up0/(O+1), O observed words, below 1.
    alpha : float
        Dirichlet prior of the lexical table, as in `train_diagonal`.
    """

    use_start: bool = True
    use_final: bool = True
    end_anchor: bool = False
    conditioning: Conditioning = "previous-hidden"
    map_strength: float = 100.0
    max_jump: int = 30
    p0: float = 0.1
    up0: float = 1.0
    alpha: float = 0.01

    def __post_init__(self) -> None:
        if self.conditioning not in CONDITIONINGS:
            raise InputError(
                f"unknown conditioning {self.conditioning!r}",
                remedy=f"use one of {', '.join(CONDITIONINGS)}",
            )
        if self.max_jump < 1:
            raise InputError(f"max_jump = {self.max_jump}", remedy="use 1 or more")
        if self.p0 < 0.0 or self.up0 < 0.0:
            raise InputError("p0 and up0 must not be negative", remedy="use for instance 0 and 1")
        if self.map_strength <= 0.0:
            raise InputError("the strength of the prior must be positive", remedy="use 100")


@dataclass
class HmmModel:
    """One direction of the model.

    Attributes
    ----------
    table : TranslationTable
        t(f|e).
    middle : ndarray of float64, shape (n_classes, 2 * max_jump + 1)
        Jump probabilities p(Δ|class), Δ = -max_jump … max_jump; one row without conditioning.
    start, final : ndarray of float64, shape (2 * max_jump + 1,)
        For the first and the last observed word.
    classes : ndarray of int32
        Row of `middle` for each word of the conditioning side; empty without conditioning.
    options : HmmOptions
    """

    table: TranslationTable
    middle: Float64Array
    start: Float64Array
    final: Float64Array
    classes: Int32Array
    options: HmmOptions

    @classmethod
    def uniform(
        cls,
        bitext: Bitext,
        table: TranslationTable,
        options: HmmOptions,
        *,
        classes: Int32Array | None = None,
    ) -> HmmModel:
        """Return the model with this lexical table in which all jumps are equally likely."""
        width = 2 * options.max_jump + 1
        jump = np.full(width, 1.0 / width)
        if options.conditioning == "none":
            return cls(table, jump[None, :], jump, jump, np.zeros(0, dtype=np.int32), options)
        if classes is None:
            n = _n_conditioning_words(bitext, table.hidden, options.conditioning)
            classes = np.arange(n, dtype=np.int32)
        n_rows = int(classes.max(initial=-1)) + 2  # the last row is for unknown words
        middle = np.tile(jump, (n_rows, 1))
        return cls(table, middle, jump, jump, classes.astype(np.int32), options)

    def restarted(self, bitext: Bitext) -> HmmModel:
        """Return the model with the lexical table of the word pairs of another text."""
        probability, null = self.table.for_pairs_of(bitext)
        table = TranslationTable(
            self.table.hidden,
            bitext.pair_starts,
            bitext.pair_targets,
            bitext.n_target_words,
            probability,
            null,
        )
        return replace(self, table=table)

    def updated(self, table: TranslationTable, jumps: JumpCounts | None) -> HmmModel:
        """Return the model after an M-step; without expected jumps it keeps its own."""
        if jumps is None:
            return replace(self, table=table)
        middle, start, final = jumps.estimates(self.options)
        return replace(self, table=table, middle=middle, start=start, final=final)

    def viterbi(self, bitext: Bitext, *, p0: float | None = None) -> Int32Array:
        """Return the hidden position of each observed word on the best path, -1 for none."""
        observed, _ = bitext.observed(self.table.hidden)
        best = np.empty(len(observed), dtype=np.int32)
        arguments = (*self._arguments(bitext, p0), best)
        kernels.hmm_viterbi(*arguments)
        return best

    def posteriors(
        self, bitext: Bitext, *, p0: float | None = None, jumps: JumpCounts | None = None
    ) -> Float64Array:
        """Return the posterior probability of the link of each cell of `bitext`.

        Expected jumps are added to `jumps` if it is given.
        """
        posterior = np.empty(len(bitext.cells))
        jumps = jumps or JumpCounts.zeros(self)
        arguments = (
            *self._arguments(bitext, p0),
            np.empty(0),
            np.empty(0),
            *jumps.arrays(),
            posterior,
        )
        kernels.hmm_expectation(*arguments)
        return posterior

    def log_likelihood(self, bitext: Bitext) -> float:
        """Return log p(observed | hidden) of a text (natural logarithm)."""
        return self._expectation(bitext).log_likelihood

    def sentence_log_likelihoods(self, bitext: Bitext) -> Float64Array:
        """Return log p(observed | hidden) of each sentence pair, shape (n_sentences,)."""
        hidden, hidden_offsets, observed_offsets, observed, cell_offsets, *rest = self._arguments(
            bitext, None
        )
        unused = (np.empty(0), np.empty(0), *JumpCounts.zeros(self).arrays(), np.empty(0))
        scores = np.empty(len(bitext))
        for s in range(len(bitext)):
            here = slice(s, s + 2)
            arguments = (
                hidden,
                hidden_offsets[here],
                observed_offsets[here],
                observed,
                cell_offsets[here],
                *rest,
                *unused,
            )
            scores[s] = kernels.hmm_expectation(*arguments)
        return scores

    def _arguments(self, bitext: Bitext, p0: float | None) -> Any:  # what the kernels take first
        hidden_side = self.table.hidden
        hidden = bitext.source if hidden_side == "source" else bitext.target
        observed, observed_offsets = bitext.observed(hidden_side)
        probability, null = self.table.for_pairs_of(bitext)
        options = self.options
        return (
            hidden,
            bitext.hidden(hidden_side),
            observed_offsets,
            observed,
            bitext.cell_offsets,
            bitext.cells,
            hidden_side == "source",
            probability,
            null,
            self.middle,
            self.start if options.use_start else self._unconditioned(),
            self.final if options.use_final else self._unconditioned(),
            options.use_final,
            options.end_anchor,
            CONDITIONINGS.index(options.conditioning),
            self._classes_for(bitext),
            float(options.p0 if p0 is None else p0),
            float(options.up0),
        )

    def _unconditioned(self) -> Float64Array:
        """Return the jump distribution that knows no words (the last row of `middle`)."""
        return self.middle[-1]

    def _classes_for(self, bitext: Bitext) -> Int32Array:
        """Return the row of each word of `bitext`; words unknown here take the general one."""
        if self.options.conditioning == "none":
            return np.zeros(1, dtype=np.int32)
        n = _n_conditioning_words(bitext, self.table.hidden, self.options.conditioning)
        rows = np.full(n, len(self.middle) - 1, dtype=np.int32)
        known = min(n, len(self.classes))
        rows[:known] = self.classes[:known]
        return rows

    def _expectation(self, bitext: Bitext) -> _Expectation:
        n_observed = (
            bitext.n_target_words if self.table.hidden == "source" else bitext.n_source_words
        )
        result = _Expectation(
            np.zeros(bitext.n_pairs), np.zeros(n_observed), JumpCounts.zeros(self)
        )
        arguments = (
            *self._arguments(bitext, None),
            result.counts,
            result.null_counts,
            *result.jumps.arrays(),
            np.empty(0),
        )
        result.log_likelihood = kernels.hmm_expectation(*arguments)
        return result


@dataclass
class JumpCounts:
    """Expected jumps, in the shapes of `HmmModel`."""

    middle: Float64Array
    start: Float64Array
    final: Float64Array

    @classmethod
    def zeros(cls, model: HmmModel) -> JumpCounts:
        """Return counts for a model, all zero."""
        return cls(
            np.zeros_like(model.middle), np.zeros_like(model.start), np.zeros_like(model.final)
        )

    def arrays(self) -> tuple[Float64Array, Float64Array, Float64Array]:
        """Return middle, start, final: what the kernels add to."""
        return self.middle, self.start, self.final

    def estimates(self, options: HmmOptions) -> tuple[Float64Array, Float64Array, Float64Array]:
        """Return the jump distributions (middle, start, final)."""
        width = self.middle.shape[1]
        everywhere = self.middle.sum(axis=0)
        if not options.use_start:
            everywhere = everywhere + self.start
        if not options.use_final:
            everywhere = everywhere + self.final
        general = map_estimate(everywhere, everywhere.sum(), 1.0 / width, 1.0)
        start = map_estimate(self.start, self.start.sum(), general, 1.0)
        final = map_estimate(self.final, self.final.sum(), general, 1.0)
        if options.conditioning == "none":
            return general[None, :], start, final
        totals = self.middle.sum(axis=1, keepdims=True)
        middle = map_estimate(self.middle, totals, general, options.map_strength)
        return middle, start, final


@dataclass
class _Expectation:
    """Expected counts of one pass over a text."""

    counts: Float64Array
    null_counts: Float64Array
    jumps: JumpCounts
    log_likelihood: float = 0.0


def train_hmm(
    bitext: Bitext,
    hidden: Side = "source",
    *,
    iterations: int = 5,
    first_model: FirstModel = "diagonal",
    first_iterations: int = 5,
    options: HmmOptions | None = None,
    classes: Int32Array | None = None,
    initial: HmmModel | None = None,
    prior_strength: float = 0.0,
    likelihoods: list[float] | None = None,
) -> HmmModel:
    """Estimate one direction by EM, starting from the lexical table of a simpler model.

    Parameters
    ----------
    bitext : Bitext
    hidden : {"source", "target"}
        The side whose words generate those of the other.
    iterations : int
    first_model : {"diagonal", "ibm1"}
        The simpler model; the diagonal one keeps EM away from the poor maxima that IBM 1 leads to
        on small corpora.
    first_iterations : int
        Of the simpler model; 0 starts from a uniform table.
    options : HmmOptions, optional
        By default those of `initial`, or the defaults.
    classes : ndarray of int32, optional
        Class of each word of the conditioning side; by default each word is its own.
    initial : HmmModel, optional
        Start from this model instead; its jump distributions stay as they are.
    prior_strength : float
        With `initial`: MAP estimates with its lexical table as the prior.
    likelihoods : list of float, optional
        Receives the log-likelihood before each M-step.
    """
    if iterations < 1:
        raise InputError(f"{iterations} iterations", remedy="use 1 or more")
    prior = None
    if initial is not None:
        options = initial.options
        model = initial.restarted(bitext)
        if prior_strength > 0.0:
            prior = (model.table.probability, model.table.null)
    else:
        options = options or HmmOptions()
        if first_iterations:
            first = train_diagonal if first_model == "diagonal" else train_ibm1
            table = first(bitext, hidden, iterations=first_iterations).table
        else:
            table = TranslationTable.uniform(bitext, hidden)
        model = HmmModel.uniform(bitext, table, options, classes=classes)
    for _ in range(iterations):
        expectation = model._expectation(bitext)
        if likelihoods is not None:
            likelihoods.append(expectation.log_likelihood)
        table = maximize(
            bitext,
            hidden,
            expectation.counts,
            expectation.null_counts,
            alpha=options.alpha,
            prior=prior,
            prior_strength=prior_strength,
        )
        model = model.updated(table, None if initial is not None else expectation.jumps)
    return model


def _n_conditioning_words(bitext: Bitext, hidden: Side, conditioning: Conditioning) -> int:
    of_source = (hidden == "source") == (conditioning == "previous-hidden")
    return bitext.n_source_words if of_source else bitext.n_target_words
