"""Adapt a language model to a few new sentences without training it again."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from regmt.decoding.lm import _kernels
from regmt.decoding.lm.language_model import BEGIN, END, UNKNOWN_WORD, LanguageModel
from regmt.decoding.map_estimate import map_estimate
from regmt.instance_selection.ngrams import NgramTable, flatten
from regmt.instance_selection.vocabulary import Vocabulary

STRENGTH = 5.0
"""How many occurrences of a history in new sentences the model is worth."""
MOST = 1.5
"""The largest correction, log10."""


def correction(
    model: LanguageModel, sentences: Sequence[Sequence[str]], *, strength: float = STRENGTH
) -> LanguageModel:
    """Return what new sentences change in the log probabilities of a model.

    For an n-gram hw of the sentences, of two words or more, the new probability is the MAP estimate
    with the model as the prior, ``p'(w|h) = (c(hw) + s p(w|h)) / (c(h) + s)`` with the strength s.
    The correction is ``log10 p'(w|h) - log10 p(w|h)``, that of the longest n-gram that matches; it
    is 0 for all others. Add it to the score of the model.
    """
    vocabulary = Vocabulary([UNKNOWN_WORD, BEGIN, END])
    lines = [[1, *map(vocabulary.add, sentence), 2] for sentence in sentences]
    tokens, offsets = flatten(lines)
    n_words = len(vocabulary)
    table, ranks = NgramTable.build(tokens, offsets, n_words=n_words, order=model.order)
    words = model.encode(vocabulary.words).astype(np.int64)
    states = np.empty(n_words, dtype=np.int64)
    logprob = np.empty(n_words)
    _kernels.step_all(model.arrays, np.zeros(n_words, np.int64), words, logprob, states)
    states[1] = model.begin_state
    nodes = [np.zeros(1 + n_words)]
    parents, last = [np.zeros(1 + n_words, np.int64)], [np.arange(-1, n_words)]
    start = 1
    for keys, rank in zip(table.keys, ranks[1:], strict=True):
        prefix, word = np.divmod(keys, n_words)
        counts = np.bincount(rank[rank >= 0], minlength=len(keys))
        logprob, after = np.empty(len(keys)), np.empty(len(keys), np.int64)
        _kernels.step_all(model.arrays, states[prefix], words[word], logprob, after)
        totals = np.bincount(prefix, counts)[prefix]
        adapted = map_estimate(counts, totals, 10.0**logprob, strength)
        nodes.append(np.minimum(np.log10(adapted) - logprob, MOST))
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
