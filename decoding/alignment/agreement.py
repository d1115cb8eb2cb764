"""Train the HMMs of both directions to agree on the links.

A single direction lets one hidden word explain all the words near it; a link that only one
direction supports is mostly wrong. Following Liang, Taskar and Klein, "Alignment by
Agreement" (NAACL 2006), the expected links q of an EM step are those that both posteriors support:

    IBM 1   q(i,j) = p(a_j=i | f,e) · p(b_i=j | e,f)            their product
    HMM     q(i,j) = √(p(a_j=i | f,e) · p(b_i=j | e,f))         their geometric mean

The flat posteriors of IBM 1 need the sharper form. For the HMM, both directions have little
confidence in the links of rare words, and the product would align these words to the empty word,
whose share is 1 - Σ q. Each direction estimates its own jumps.
"""

from __future__ import annotations

import numpy as np

from regmt.decoding.alignment._agreement_kernels import add_agreed_links
from regmt.decoding.alignment.bitext import SIDES, Bitext
from regmt.decoding.alignment.diagonal import DiagonalModel
from regmt.decoding.alignment.directed_model import (
    PartSums,
    Work,
    on_text,
    settled,
    train_em,
    with_table,
)
from regmt.decoding.alignment.hmm import HmmModel, HmmOptions
from regmt.decoding.alignment.translation_table import TranslationTable, same_for_all

OPTIONS = HmmOptions(p0=0.0, up0=1.0, alpha=0.0)
"""Links without agreement already go to the empty word. It needs no probability beyond that of one
more position, and no prior that takes counts from rare words."""


def agreed_product(_: None, work: Work) -> PartSums:
    """E-step of IBM 1."""
    return _agreed(work, geometric=False)


def agreed_mean(_: None, work: Work) -> PartSums:
    """E-step of the HMM."""
    return _agreed(work, geometric=True)


def _agreed(work: Work, *, geometric: bool) -> PartSums:
    part, models = work
    text = part.direction("source")
    posteriors, positions = zip(*(model.posteriors(part) for model in models), strict=True)
    counts = np.zeros(len(part.pairs))
    unlinked = tuple(np.empty(len(model.lexicon.null)) for model in models)
    add_agreed_links(text, posteriors, geometric, counts, unlinked)
    return PartSums(counts, unlinked, positions, 0.0)


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
        Threads; the result is the same.

    Returns
    -------
    forward, backward : HmmModel
        With the source and the target hidden.
    """
    if initial is not None:
        models = [on_text(model, bitext) for model in initial]
    else:
        prior_strength = 0.0
        ones = same_for_all(bitext, 1.0)
        flat = [DiagonalModel(TranslationTable.uniform(bitext, s, ones), 0.0, None) for s in SIDES]
        del ones
        if first_iterations:
            flat = train_em(
                bitext,
                flat,
                with_table,
                what="IBM 1",
                iterations=first_iterations,
                expect=agreed_product,
                jobs=jobs,
            )
        models = [HmmModel.uniform(bitext, one.table, options or OPTIONS) for one in flat]
        flat.clear()
    trained = train_em(
        bitext,
        models,
        HmmModel.updated if initial is None else with_table,
        what="HMM",
        iterations=iterations,
        expect=agreed_mean,
        alpha=models[0].options.alpha,
        prior_strength=prior_strength,
        jobs=jobs,
    )
    forward, backward = settled(bitext, trained)
    return forward, backward
