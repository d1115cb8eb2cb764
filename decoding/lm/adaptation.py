"""Adapt a language model to a few new sentences without training it again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from regmt.core.arrays import Int32Array, Int64Array
from regmt.decoding.lm import _kernels
from regmt.decoding.lm.language_model import BEGIN, END, UNKNOWN_WORD, LanguageModel
from regmt.decoding.map_estimate import map_estimate
from regmt.instance_selection.ngrams import NgramTable, flatten
from regmt.instance_selection.vocabulary import Vocabulary

STRENGTH = 5.0
"""How many occurrences of a history in new sentences the model is worth, if it has not seen it."""


def correction(
    model: LanguageModel,
    sentences: Sequence[Sequence[str]],
    *,
    seen: Callable[[Sequence[str], Int32Array], Int64Array],
    order: int | None = None,
) -> LanguageModel:
    """Return what new sentences change in the log probabilities of a model.

    For an n-gram hw of the sentences, of two words or more, the new probability is the MAP
    estimate with the model as the prior, ``p'(w|h) = (c(hw) + s p(w|h)) / (c(h) + s)``. Its
    strength s is `STRENGTH`, plus how often h was seen in the text of the model. The correction is
    ``log10 p'(w|h) - log10 p(w|h)``, that of the longest n-gram that matches; it is 0 for all
    others. Add it to the score of the model.

    Parameters
    ----------
    model : LanguageModel
    sentences : sequence of sequence of str
    seen : callable
        Is given words and histories as rows of places among these words, all of one length;
        returns how often each history was seen. They may begin with ``<s>``, the word at 1.
    order : int, optional
        Of the longest n-gram; by default that of the model.
    """
    vocabulary = Vocabulary([UNKNOWN_WORD, BEGIN, END])
    lines = [[1, *map(vocabulary.add, sentence), 2] for sentence in sentences]
    tokens, offsets = flatten(lines)
    n_words = len(vocabulary)
    table, ranks = NgramTable.build(tokens, offsets, n_words=n_words, order=order or model.order)
    spelled = vocabulary.words
    words = model.encode(spelled).astype(np.int64)
    states = np.empty(n_words, dtype=np.int64)
    logprob = np.empty(n_words)
    _kernels.step_all(model.arrays, np.zeros(n_words, np.int64), words, logprob, states)
    states[1] = model.begin_state
    nodes = [np.zeros(1 + n_words)]
    parents, last = [np.zeros(1 + n_words, np.int64)], [np.arange(-1, n_words)]
    start = 1
    for k, (keys, rank) in enumerate(zip(table.keys, ranks[1:], strict=True), start=2):
        prefix, word = np.divmod(keys, n_words)
        counts = np.bincount(rank[rank >= 0], minlength=len(keys))
        logprob, after = np.empty(len(keys)), np.empty(len(keys), np.int64)
        _kernels.step_all(model.arrays, states[prefix], words[word], logprob, after)
        totals = np.bincount(prefix, counts)[prefix]
        histories, which = np.unique(prefix, return_inverse=True)
        rows = table.words_of(table.starts[k - 2] + histories)[:, : k - 1]
        strength = STRENGTH + seen(spelled, rows)[which.reshape(-1)]
        adapted = map_estimate(counts, totals, 10.0**logprob, strength)
        nodes.append(np.log10(adapted) - logprob)
        parents.append(start + prefix)
        last.append(word)
        start += len(states)
        states = after
    logprobs = np.concatenate(nodes)
    last[0][0] = 0
    return LanguageModel(
        vocabulary,
        1 + table.starts,
        np.concatenate(parents).astype(np.int32),
        np.concatenate(last).astype(np.int32),
        logprobs,
        np.zeros(len(logprobs)),
    )
