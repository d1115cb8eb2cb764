"""Corrections of a language model: MAP estimates with the model as the prior."""

from __future__ import annotations

from collections import Counter
from math import log10

import numpy as np
import pytest

from regmt.decoding.lm.adaptation import STRENGTH, correction, ngram_priors
from regmt.decoding.lm.kneser_ney import train
from regmt.decoding.lm.language_model import BEGIN, END, UNKNOWN_WORD
from regmt.instance_selection.ngrams import flatten
from regmt.instance_selection.vocabulary import Vocabulary

OLD = ["a b c a b", "b c d a", "c a b b", "a a c d b c"]
NEW = ["a b d", "b d a b", "new a b"]
QUERIES = ["a b d a b", "b d b", "new a new", "c c d a", "unseen a b"]


@pytest.mark.parametrize("order", [2, 3])
def test_n_grams_of_new_sentences_get_the_map_estimate(order: int) -> None:
    model = train([line.split() for line in OLD], order=order)
    vocabulary = Vocabulary([UNKNOWN_WORD, BEGIN, END])
    lines = [[BEGIN, *line.split(), END] for line in NEW]
    tokens, offsets = flatten([[vocabulary.add(word) for word in line] for line in lines])
    words = [vocabulary[i] for i in tokens]
    priors = ngram_priors(
        model,
        model.encode(words).astype(np.int64),
        offsets,
        seen=lambda at, n: np.array([len(words[i]) for i in at]),
        order=order,
    )
    learned = correction(vocabulary, tokens, offsets, priors)
    counts: Counter[tuple[str, ...]] = Counter()
    contexts: Counter[tuple[str, ...]] = Counter()
    for line in NEW:
        words = (BEGIN, *line.split(), END)
        for n in range(2, order + 1):
            for i in range(len(words) - n + 1):
                counts[words[i : i + n]] += 1
                contexts[words[i : i + n - 1]] += 1

    def old(history: tuple[str, ...], word: str) -> float:
        """Log10 p(word | history), a history that need not be at the beginning."""
        state = 0
        for each in history:
            before = model.begin_state if each == BEGIN else model.step(state, id_of(each))[1]
            state = before
        return model.step(state, id_of(word))[0]

    def id_of(word: str) -> int:
        return int(model.encode([word])[0])

    for line in QUERIES:
        words = (BEGIN, *line.split(), END)
        found = learned.score_sentences([line.split()])[0].logprobs
        for i in range(1, len(words)):
            expected = 0.0
            for n in range(order, 1, -1):
                ngram = words[max(0, i - n + 1) : i + 1]
                if len(ngram) == n and counts[ngram]:
                    before = old(ngram[:-1], ngram[-1])
                    strength = STRENGTH + len(ngram[0])
                    total = contexts[ngram[:-1]] + strength
                    expected = log10((counts[ngram] + strength * 10**before) / total) - before
                    break
            assert found[i - 1] == pytest.approx(expected, abs=1e-5), (words, i)
