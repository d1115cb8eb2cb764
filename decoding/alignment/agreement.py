"""Both directions of the HMM trained together, so that they agree on the links.

Each direction alone lets one word of its hidden side explain whatever it stands near; a link that
only one direction believes in is mostly wrong. After Liang, Taskar and Klein, "Alignment by
Agreement" (NAACL 2006), the expected links q of an EM step are those that both posteriors support:

    IBM 1   q(i,j) = p(a_j=i | f,e) · p(b_i=j | e,f)            their product
    HMM     q(i,j) = √(p(a_j=i | f,e) · p(b_i=j | e,f))         their geometric mean

The flat posteriors of IBM 1 need the sharper one. For the HMM the product would leave the links of
rare words, in which both directions have only some confidence, to the empty word: it has 1 - Σ q
of each word. Jumps are estimated by each direction for itself.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.decoding.alignment import _kernels
from regmt.decoding.alignment.bitext import Bitext, Side
from regmt.decoding.alignment.diagonal import DiagonalModel
from regmt.decoding.alignment.directions import in_both_directions
from regmt.decoding.alignment.hmm import HmmModel, HmmOptions, JumpCounts
from regmt.decoding.alignment.translation_table import TranslationTable, maximize

OPTIONS = HmmOptions(p0=0.0, up0=1.0, alpha=0.0)
"""Links that are not agreed on are the empty word's already; it needs no probability besides that
of one more position, and no prior that takes counts from rare words."""

_SIDES: tuple[Side, Side] = ("source", "target")

_CELLS_AT_ONCE = 1 << 20
"""Posteriors are held for a part of the text only."""

Posteriors = Callable[[Bitext], Float64Array]


def train_agreeing(
    bitext: Bitext,
    *,
    iterations: int = 5,
    first_iterations: int = 5,
    options: HmmOptions | None = None,
    initial: tuple[HmmModel, HmmModel] | None = None,
    prior_strength: float = 0.0,
    jobs: int = 1,
) -> tuple[HmmModel, HmmModel]:
    """Estimate both directions by EM with agreed links, starting from an agreeing IBM 1.

    Parameters
    ----------
    bitext : Bitext
    iterations, first_iterations : int
        Of the HMM, and of IBM 1 before it.
    options : HmmOptions, optional
        By default those of `initial`, or `OPTIONS`.
    initial : pair of HmmModel, optional
        Start from these models (source hidden, target hidden); their jumps stay as they are.
    prior_strength : float
        With `initial`: MAP estimates with its lexical tables as the prior.
    jobs : int
        With 2 or more the directions are computed at the same time; the result is the same.

    Returns
    -------
    forward, backward : HmmModel
        With the source and the target hidden.
    """
    if iterations < 1:
        raise InputError(f"{iterations} iterations", remedy="use 1 or more")
    if initial is not None:
        models = [model.restarted(bitext) for model in initial]
    else:
        tables = _agreeing_ibm1(bitext, first_iterations, jobs)
        models = [HmmModel.uniform(bitext, table, options or OPTIONS) for table in tables]
    priors = [(model.table.probability, model.table.null) for model in models]
    for _ in range(iterations):
        jumps = [JumpCounts.zeros(model) for model in models]

        def posteriors(model: HmmModel, counts: JumpCounts) -> Posteriors:
            return lambda part: model.posteriors(part, jumps=counts)

        counts, nulls = _agreed_links(
            bitext,
            [posteriors(model, counts) for model, counts in zip(models, jumps, strict=True)],
            geometric=True,
            jobs=jobs,
        )
        for k, model in enumerate(models):
            table = maximize(
                bitext,
                _SIDES[k],
                counts,
                nulls[k],
                alpha=model.options.alpha,
                prior=priors[k] if initial is not None and prior_strength > 0.0 else None,
                prior_strength=prior_strength,
            )
            models[k] = model.updated(table, None if initial is not None else jumps[k])
    return models[0], models[1]


def _agreeing_ibm1(bitext: Bitext, iterations: int, jobs: int) -> list[TranslationTable]:
    """Return t(f|e) and t(e|f) of IBM 1, trained with the product of both posteriors."""
    tables = [TranslationTable.uniform(bitext, side) for side in _SIDES]
    for _ in range(iterations):
        models = [DiagonalModel(table, 0.0, None) for table in tables]
        counts, nulls = _agreed_links(
            bitext, [model.posteriors for model in models], geometric=False, jobs=jobs
        )
        tables = [
            maximize(bitext, side, counts, null) for side, null in zip(_SIDES, nulls, strict=True)
        ]
    return tables


def _agreed_links(
    bitext: Bitext, posteriors: list[Posteriors], *, geometric: bool, jobs: int
) -> tuple[Float64Array, list[Float64Array]]:
    """Return how often each word pair is expected to be linked, and each word to none.

    Returns
    -------
    counts : ndarray of shape (n_pairs,)
    nulls : list of ndarray
        Of the target words, of the source words: what the observed side of each direction is.
    """
    counts = np.zeros(bitext.n_pairs)
    nulls = [np.zeros(bitext.n_target_words), np.zeros(bitext.n_source_words)]
    for part in bitext.parts(_CELLS_AT_ONCE):

        def of_part(compute: Posteriors, part: Bitext = part) -> Float64Array:
            return compute(part)

        forward, backward = in_both_directions(of_part, posteriors, jobs)
        _kernels.add_agreed_links(
            part.source,
            part.source_offsets,
            part.target,
            part.target_offsets,
            part.cells,
            part.cell_offsets,
            forward,
            backward,
            geometric,
            counts,
            *nulls,
        )
    return counts, nulls
