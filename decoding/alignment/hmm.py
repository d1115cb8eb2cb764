"""The HMM alignment model: the probability of a link depends on its distance from the last one.

Vogel, Ney and Tillmann 1996; Och and Ney 2003; options after the PORTAGE report, section 6.1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.core.errors import check_choice, check_ranges
from regmt.core.resume import Arrays
from regmt.core.scratch import scratch, slices
from regmt.decoding.alignment import _hmm_kernels as kernels
from regmt.decoding.alignment.bitext import Bitext, Part, Side
from regmt.decoding.alignment.diagonal import train_diagonal, train_ibm1
from regmt.decoding.alignment.directed_model import (
    DirectedModel,
    PartModel,
    Positions,
    on_text,
    settled,
    train_em,
    with_table,
)
from regmt.decoding.alignment.direction import Expected, Lexicon
from regmt.decoding.alignment.translation_table import TranslationTable
from regmt.decoding.map_estimate import map_estimate

Conditioning = Literal["none", "previous-hidden", "previous-observed", "current-observed"]

FirstModel = Literal["diagonal", "ibm1"]

CONDITIONINGS: tuple[Conditioning, ...] = get_args(Conditioning)

_ROWS_AT_ONCE = 1 << 12


@dataclass(frozen=True, kw_only=True)
class HmmOptions:
    """The shape of the model.

    Parameters
    ----------
    use_start, use_final : bool
        Use separate jump distributions for the first and the last observed word.
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
        check_choice("conditioning", self.conditioning, CONDITIONINGS)
        check_ranges(self, positive=["max_jump", "map_strength"], not_negative=["p0", "up0"])


@dataclass(frozen=True)
class HmmPart(PartModel):
    """What one part of a text needs of the model."""

    hidden: Side
    lexicon: Lexicon
    jumps: Float64Array  #: as in `HmmParameters`, without the rows that the part does not need
    rows: Int32Array  #: row of `jumps` of each word of the conditioning side
    all_rows: Int64Array  #: the rows of `jumps` among those of all words
    options: HmmOptions  #: with the p0 that is to be used

    def expect(self, part: Part, expected: Expected) -> Positions:
        text, model = part.direction(self.hidden), self._parameters(part)
        space = kernels.Space.make(text.hidden.longest, text.observed.longest)
        counts = np.zeros_like(self.jumps)
        if len(expected.best):
            kernels.hmm_viterbi(text, model, space, expected.best)
        else:
            kernels.hmm_expectation(text, model, space, expected, counts)
        return Positions(self.all_rows, counts)

    def _parameters(self, part: Part) -> kernels.HmmParameters:
        options, text = self.options, part.direction(self.hidden)
        lengths = np.diff(text.observed.offsets)
        empty = np.minimum(options.p0 + options.up0 / (lengths + 1), 0.999)
        linked = np.repeat(1.0 - empty, np.diff(text.cell_offsets))
        linked *= self.lexicon.probability[text.cells]
        return kernels.HmmParameters(
            self.jumps,
            self.rows,
            options.conditioning == "previous-hidden",
            options.use_final,
            options.end_anchor,
            self._ends(text.hidden.longest),
            linked,
            np.repeat(empty, lengths) * self.lexicon.null,
        )

    def _ends(self, longest: int) -> Float64Array:
        """Return the probabilities of ending at h = 0 … H of H hidden words, H = 0 … `longest`.

        The probability of ending at a word is that of jumping onto an anchor behind the last one.
        """
        if not self.options.end_anchor:
            return np.ones((1, longest + 1))
        reach, places = self.options.max_jump, np.arange(longest + 1)
        jumps = self.jumps[-1, np.clip(places - places[:, None], -reach, reach) + reach]
        ends = np.ascontiguousarray((jumps / np.cumsum(jumps, axis=1)).T)
        np.fill_diagonal(ends, 1.0 / (places + 1))  # nothing was linked
        return ends


@dataclass
class HmmModel(DirectedModel):
    """One direction of the model."""

    table: TranslationTable
    middle: Float64Array  #: p(Δ|class), Δ = -max_jump … max_jump; one row without conditioning
    start: Float64Array  #: (2 * max_jump + 1,) for the first observed word
    final: Float64Array  #: for the last one
    classes: Int32Array  #: row of `middle` for each word of the conditioning side; empty without
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
        middle = np.broadcast_to(jump, (n_rows, len(jump)))
        return cls(table, middle, jump, jump, classes.astype(np.int32), options)

    def updated(self, table: TranslationTable, positions: Float64Array) -> HmmModel:
        """Return the model after an M-step, from expected jumps in the shape of `no_positions`."""
        options, counts, start, final = self.options, positions[:-2], positions[-2], positions[-1]
        strength, everywhere = options.map_strength, counts.sum(axis=0)
        if not options.use_start:
            everywhere = everywhere + start
        if not options.use_final:
            everywhere = everywhere + final
        general = map_estimate(everywhere, everywhere.sum(), 1.0 / len(everywhere), 1.0)
        start, final = (map_estimate(jump, jump.sum(), general, 1.0) for jump in (start, final))
        middle = general[None, :]
        if options.conditioning != "none":
            with scratch("jumps of words", counts.nbytes) as place:
                each = (
                    map_estimate(rows, rows.sum(axis=1, keepdims=True), general, strength).ravel()
                    for rows in (counts[here] for here in slices(len(counts), _ROWS_AT_ONCE))
                )
                middle = place.joined(each, np.float64).reshape(counts.shape)
        return replace(self, table=table, middle=middle, start=start, final=final)

    def for_part(self, part: Part, p0: float | None = None) -> HmmPart:
        options = self.options if p0 is None else replace(self.options, p0=p0)
        distinct, rows = np.unique(self._rows(part), return_inverse=True)
        general = self.middle[-1]  # the one that knows no words
        start = self.start if options.use_start else general
        final = self.final if options.use_final else general
        n = len(self.middle)
        return HmmPart(
            self.table.hidden,
            self.table.for_part(part),
            np.vstack([self.middle[distinct], start, final]),
            rows.reshape(-1).astype(np.int32),
            np.concatenate([distinct, [n, n + 1]]),
            options,
        )

    def no_positions(self) -> Float64Array:
        """Return zeros in the shape of `middle`, with a row for `start` and one for `final`."""
        return np.zeros((len(self.middle) + 2, self.middle.shape[1]))

    def state(self) -> dict[str, npt.NDArray[Any]]:
        return {"middle": self.middle, "start": self.start, "final": self.final}

    def with_state(self, table: TranslationTable, state: Arrays) -> HmmModel:
        middle, start, final = (state[name] for name in ("middle", "start", "final"))
        return replace(self, table=table, middle=middle, start=start, final=final)

    def _rows(self, part: Part) -> Int32Array:
        """Return the rows of jumps of hidden or observed words; unknown ones take the general."""
        conditioning, text = self.options.conditioning, part.direction(self.table.hidden)
        if conditioning == "none":
            return np.zeros(len(text.observed.words), dtype=np.int32)
        of_hidden = conditioning == "previous-hidden"
        words = text.hidden.words if of_hidden else text.observed.words
        rows = np.full(len(words), len(self.middle) - 1, dtype=np.int32)
        known = words < len(self.classes)
        rows[known] = self.classes[words[known]]
        return np.roll(rows, 1) if conditioning == "previous-observed" else rows


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
    jobs: int = 1,
) -> HmmModel:
    """Estimate one direction by EM, starting from the lexical table of a simpler model.

    Parameters
    ----------
    bitext, hidden, iterations, prior_strength, likelihoods, jobs
        As in `train_diagonal`.
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
    """
    if initial is not None:
        model = on_text(initial, bitext)
    else:
        prior_strength = 0.0
        if first_iterations:
            first = train_diagonal if first_model == "diagonal" else train_ibm1
            table = first(bitext, hidden, iterations=first_iterations, jobs=jobs).table
        else:
            table = TranslationTable.uniform(bitext, hidden)
        model = HmmModel.uniform(bitext, table, options or HmmOptions(), classes=classes)
    models = train_em(
        bitext,
        [model],
        HmmModel.updated if initial is None else with_table,
        what="HMM",
        iterations=iterations,
        alpha=model.options.alpha,
        prior_strength=prior_strength,
        likelihoods=likelihoods,
        jobs=jobs,
    )
    return settled(bitext, models)[0]


def _n_conditioning_words(bitext: Bitext, hidden: Side, conditioning: Conditioning) -> int:
    of_source = (hidden == "source") == (conditioning == "previous-hidden")
    return bitext.n_source_words if of_source else bitext.n_target_words
