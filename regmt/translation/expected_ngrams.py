"""How well a translation of any length matches the n-grams that W predicts.

The pre-image gain of Eq 3.9, ``2 ŷ_f c_f − c_f²``, subtracts the same from every n-gram that was
not predicted. If W predicts little, it therefore prefers short translations. Here an n-gram is
compared with the value expected for *this* sentence instead: for the features f of each order n,

    R_n(y) = √(2 ȳ_n) Σ_f 2 (min(ŷ_f, c_f) − α ȳ_n c_f),    ȳ_n = Σ_f ŷ_f² / Σ_f ŷ_f.

ȳ_n is the mean prediction of the n-grams that occur, if each occurs with the probability ŷ_f. With
α = 1 the expectation of R_n would be zero at any length. Predictions are too low, because
translations have n-grams that no selected pair contains, so α is smaller. The root gives W more
weight where its predictions are sharp. With ``α ȳ_n = ½`` and ``c_f ≤ 1`` the sum is Eq 3.9.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from regmt.decoding.lm import BEGIN, END
from regmt.instance_selection.ngrams import Orders
from regmt.sentence.sentence_model import Ngram, SentenceModel

SHARE = 0.5
"""α above: chosen on dev sets of several corpora (`benchmarks/notes/translation.md`)."""


class ExpectedNgrams(NamedTuple):
    """The predicted n-grams of a sentence, and ȳ_n for each order."""

    predicted: dict[Ngram, float]
    sharpness: tuple[float, ...]
    orders: Orders

    @classmethod
    def of(cls, model: SentenceModel) -> ExpectedNgrams:
        """Return those of a learned model."""
        predicted = model.predicted_ngrams(threshold=0.0)
        sharpness = []
        for n in model.orders:
            values = np.array([min(v, 1.0) for gram, v in predicted.items() if len(gram) == n])
            total = values.sum()
            sharpness.append(float(values @ values / total) if total > 0 else 0.0)
        return cls(predicted, tuple(sharpness), model.orders)

    def gains(self, tokens: Sequence[str]) -> tuple[float, ...]:
        """Return R_n of a translation for each order."""
        padded = (BEGIN, *tokens, END)
        gains = []
        for n, sharpness in zip(self.orders, self.sharpness, strict=True):
            words = tuple(tokens) if n == 1 else padded  # the ends are no features by themselves
            counts = Counter(words[i : i + n] for i in range(len(words) - n + 1))
            met = sum(min(self.predicted.get(gram, 0.0), c) for gram, c in counts.items())
            above = met - SHARE * sharpness * counts.total()
            gains.append(math.sqrt(2.0 * sharpness) * 2.0 * above)
        return tuple(gains)
