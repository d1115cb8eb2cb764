"""What the memory of an index changes in the language model."""

from __future__ import annotations

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, offsets_of, places_of
from regmt.decoding.lm.adaptation import correction, ngram_priors
from regmt.decoding.lm.language_model import BEGIN, END, UNKNOWN_WORD, LanguageModel
from regmt.instance_selection.index import Index, SideIndex
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.vocabulary import UNKNOWN, Vocabulary
from regmt.resources import Resources

MOST_LEARNED = 500
"""Pairs of the memory, the latest, to which the language model is adapted."""

_SPECIAL = [UNKNOWN_WORD, BEGIN, END]


class _Priors:
    """The priors of added pairs by language model and number; they stay as they are."""

    def __init__(self) -> None:
        self.of_model: dict[LanguageModel, dict[int, Float64Array]] = {}


def memory_correction(resources: Resources, lm: LanguageModel) -> LanguageModel | None:
    """Return what the latest pairs of the memory change in the language model; None if no pairs.

    The search scores with both. The order is one more than that of the index, which knows how many
    of its pairs have a history.
    """
    index = resources.index
    added = index.added_pairs()[-MOST_LEARNED:]
    if not len(added):
        return None
    priors = _priors(resources, lm, added)
    tokens, offsets = _with_ends(index, added)
    vocabulary = index.target.text.vocabulary
    occurs = np.zeros(len(vocabulary) + 1, dtype=bool)  # at the end what is no word
    occurs[tokens] = True
    occurs[UNKNOWN] = False
    number = np.cumsum(occurs, dtype=np.int32) + np.int32(len(_SPECIAL) - 1)
    tokens = number[tokens]
    tokens[offsets[:-1]], tokens[offsets[1:] - 1] = 1, 2
    spelled = vocabulary.decode(np.flatnonzero(occurs).tolist())
    return correction(Vocabulary([*_SPECIAL, *spelled]), tokens, offsets, priors)


def _priors(resources: Resources, lm: LanguageModel, added: Int64Array) -> list[Float64Array]:
    """Return the priors of some pairs; only those that were not asked for before are computed."""
    index, base = resources.index, resources.base
    known = base.once(_Priors, _Priors).of_model.get(lm, {})
    numbers = index.numbers[added].tolist()
    new = [i for i, number in zip(added.tolist(), numbers, strict=True) if number not in known]
    computed = {}
    if new:
        tokens, offsets = _with_ends(index, np.array(new))
        words = lm.encode(index.target.text.vocabulary.decode(tokens[tokens >= 0].tolist()))
        in_model = np.empty(len(tokens), dtype=np.int64)
        in_model[tokens >= 0] = words
        in_model[offsets[:-1]], in_model[offsets[1:] - 1] = lm.encode([BEGIN, END])
        side = base.index.target

        def seen(at: Int64Array, n: int) -> Int64Array:
            return _seen(side, tokens, offsets, at, n)

        order = min(lm.order, index.order + 1)
        found = ngram_priors(lm, in_model, offsets, seen=seen, order=order)
        computed = dict(zip(index.numbers[new].tolist(), found, strict=True))
    priors = [known[number] if number in known else computed[number] for number in numbers]
    base.once(_Priors, _Priors).of_model[lm] = dict(zip(numbers, priors, strict=True))
    return priors


def _with_ends(index: Index, pairs: Int64Array) -> tuple[Int32Array, Int64Array]:
    """Return target sides as ids of the index, with -1 for the beginning and the end of each."""
    text = index.target.text
    lengths = text.offsets[pairs + 1] - text.offsets[pairs]
    offsets = offsets_of(lengths + 2)
    tokens = np.full(offsets[-1], UNKNOWN, dtype=np.int32)
    tokens[places_of(offsets[:-1] + 1, lengths)] = text.tokens[
        places_of(text.offsets[pairs], lengths)
    ]
    return tokens, offsets


def _seen(
    side: SideIndex, tokens: Int32Array, offsets: Int64Array, at: Int64Array, n: int
) -> Int64Array:
    """Return how many pairs have the history of `n` words at each place.

    A beginning counts as often as what follows it.
    """
    counts: Int64Array = np.zeros(len(at), dtype=np.int64)
    begins = np.isin(at, offsets[:-1])
    for places, skipped in ((np.flatnonzero(~begins), 0), (np.flatnonzero(begins), 1)):
        length = n - skipped
        if length == 0:
            counts[places] = len(side.text)  # all sentences have a beginning
        elif len(places):
            rows = tokens[at[places, None] + skipped + np.arange(length)]
            ids = np.where(rows < side.table.n_words, rows, UNKNOWN).ravel()
            starts = length * np.arange(len(places) + 1)
            row, ngram = side.table.find(ids, starts, orders=Orders(length, length))
            counts[places[row]] = side.postings.sizes(ngram)
    return counts
