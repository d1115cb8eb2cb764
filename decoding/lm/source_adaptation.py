"""Adapt a language model to a text of which only the source is known (PORTAGE, section 5.1).

For each corpus, and for all of them, there is a language model of the source side and one of the
target side. EM finds the weights with which the source models predict the text to translate best;
the target models are mixed with these weights. A dynamic model is trained on the pairs that are
most like the sentences of the text, and mixed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from regmt.core.arrays import Int64Array, offsets_of
from regmt.core.errors import InputError
from regmt.core.progress import progress
from regmt.decoding.lm.kneser_ney import train
from regmt.decoding.lm.language_model import LanguageModel
from regmt.decoding.lm.mixture import Mixture
from regmt.instance_selection.corpus import Corpus, Text

MATCH_WEIGHT = 0.15
"""Weight of the dynamic model. EM gives it too much, since matches are like the source by
construction; the report chooses this one by hand."""


@dataclass(frozen=True)
class AdaptedMixture:
    """A mixture of target language models, with weights found on the source side.

    Attributes
    ----------
    names : tuple of str
        Of its models: ``corpus 1`` and so on, ``all``, ``matches``.
    source, target : Mixture
        With the same weights.
    """

    names: tuple[str, ...]
    source: Mixture
    target: Mixture


def adapt_to_source(
    corpus: Corpus,
    sentences: Sequence[Sequence[str]],
    *,
    sizes: Sequence[int] = (),
    order: int = 4,
    matches: Int64Array | None = None,
    match_weight: float | None = MATCH_WEIGHT,
) -> AdaptedMixture:
    """Mix language models of the target side for a text to translate.

    Parameters
    ----------
    corpus : Corpus
    sentences : sequence of sequence of str
        The text to translate.
    sizes : sequence of int
        How many sentence pairs each of several corpora has; they follow each other.
    order : int
        Of the models.
    matches : ndarray of int64, optional
        The sentence pairs that are like the text.
    match_weight : float or None
        Weight of the model of the matches, the other weights sum to the rest; None for EM.
    """
    if match_weight is not None and not 0.0 <= match_weight <= 1.0:
        raise InputError(f"`match_weight` {match_weight} is not a weight from 0 to 1")
    rows = dict[str, Int64Array]()
    if len(sizes) > 1:
        ranges = pairwise(offsets_of(sizes).tolist())
        rows = {f"corpus {k}": np.arange(a, b) for k, (a, b) in enumerate(ranges, start=1)}
    rows["all"] = np.arange(len(corpus))
    if matches is not None:
        rows["matches"] = matches
    both = [
        tuple(_model(side, ids, order) for side in (corpus.source, corpus.target))
        for ids in progress(list(rows.values()), what="language models", total=len(rows))
    ]
    of_source, of_target = ([pair[k] for pair in both] for k in (0, 1))
    if matches is None or match_weight is None:
        weights = Mixture.fit(of_source, sentences).weights.tolist()
    else:
        others = Mixture.fit(of_source[:-1], sentences).weights * (1.0 - match_weight)
        weights = [*others.tolist(), match_weight]
    return AdaptedMixture(tuple(rows), Mixture(of_source, weights), Mixture(of_target, weights))


def _model(text: Text, ids: Int64Array, order: int) -> LanguageModel:
    return train((text.sentence(i) for i in ids.tolist()), order=order, announce=False)
