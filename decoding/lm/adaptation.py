"""Adapt a language model to a few new sentences without training it again.

For an n-gram hw of the sentences, of two words or more, the new probability is the MAP estimate
with the model as the prior, ``p'(w|h) = (c(hw) + s p(w|h)) / (c(h) + s)``. Its strength s is
`STRENGTH`, plus how often h was seen in the text of the model. The *correction* is
``log10 p'(w|h) - log10 p(w|h)``, that of the longest n-gram that matches; it is 0 for all others.
Added to the score of the model it gives that of the adapted one.

The priors of a sentence do not depend on the other sentences. So they can be kept when sentences
are added.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.decoding.lm import _kernels
from regmt.decoding.lm.language_model import LanguageModel
from regmt.decoding.lm.ngram_table import empty_table
from regmt.decoding.map_estimate import map_estimate
from regmt.instance_selection.vocabulary import Vocabulary

STRENGTH = 5.0
"""How many occurrences of a history in new sentences the model is worth, if it has not seen it."""


def ngram_priors(
    model: LanguageModel,
    words: Int64Array,
    offsets: Int64Array,
    *,
    seen: Callable[[Int64Array, int], Int64Array],
    order: int,
) -> list[Float64Array]:
    """Return log10 p(w|h) and the strength s of the n-grams of each sentence.

    Parameters
    ----------
    model : LanguageModel
    words : ndarray of int64
        Of all sentences, each from ``<s>`` to ``</s>``, as ids of the model.
    offsets : ndarray of int64
        Where the sentences begin.
    seen : callable
        Is given places among the words and a length; returns how often the history of that length
        at each place was seen.
    order : int
        Of the longest n-gram.

    Returns
    -------
    list of ndarray, each of shape (order - 1, 2, n)
        For the orders from 2 and the n-gram that begins at each of the n words of a sentence.
    """
    n = len(words)
    end = np.repeat(offsets[1:], np.diff(offsets))
    priors = np.zeros((order - 1, 2, n))
    states = np.empty(n, dtype=np.int64)
    _kernels.step_all(model.arrays, np.zeros(n, np.int64), words, np.empty(n), states)
    states[offsets[:-1]] = model.begin_state
    for k in range(2, order + 1):
        at = np.flatnonzero(np.arange(n) + k <= end)
        logprob, after = np.empty(len(at)), np.empty(len(at), dtype=np.int64)
        _kernels.step_all(model.arrays, states[at], words[at + k - 1], logprob, after)
        priors[k - 2, :, at] = np.stack([logprob, STRENGTH + seen(at, k - 1)], axis=1)
        states[at] = after
    return np.split(priors, offsets[1:-1], axis=2)


def correction(
    vocabulary: Vocabulary, tokens: Int32Array, offsets: Int64Array, priors: list[Float64Array]
) -> LanguageModel:
    """Return the corrections of all n-grams of some sentences as a language model.

    Parameters
    ----------
    vocabulary : Vocabulary
        Of the result, which begins with ``<unk>``, ``<s>`` and ``</s>``.
    tokens, offsets : ndarray
        The sentences from ``<s>`` to ``</s>`` as ids of the vocabulary.
    priors : list of ndarray
        See `ngram_priors`.
    """
    known = np.concatenate(priors, axis=2)
    n_words, order = len(vocabulary), len(known) + 1
    most = len(known) * len(tokens)
    table, starts = empty_table(most), np.zeros(order + 1, dtype=np.int64)
    parent, word, counts, places = np.zeros((4, 1 + n_words + most), dtype=np.int64)
    word[1 : 1 + n_words] = np.arange(n_words)
    _kernels.count_ngrams(
        table, tokens, offsets, order, n_words, parent, word, counts, places, starts
    )
    n, first = starts[-1], starts[1]
    k = np.repeat(np.arange(order - 1), np.diff(starts[1:]))
    logprob, strength = known[k, :, places[first:n]].T
    totals = np.bincount(parent[first:n], counts[first:n])[parent[first:n]]
    adapted = map_estimate(counts[first:n], totals, 10.0**logprob, strength)
    changes = np.zeros(n)
    changes[first:] = np.log10(adapted) - logprob
    nodes = parent[:n].astype(np.int32), word[:n].astype(np.int32)
    return LanguageModel(vocabulary, starts, *nodes, changes, np.zeros(n), table=table)
