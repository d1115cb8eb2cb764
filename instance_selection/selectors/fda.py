"""Feature decay (Algorithm 2): features already covered are worth less."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError, check_choice
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors import _candidate_kernels, _decay_kernels
from regmt.instance_selection.selectors.base import Query, Ranking, Selector

UP_TO_TRIGRAMS = Orders(1, 3)

INITS = ("one", "idf", "length")
DECAYS = ("none", "inverse", "exponential")


@dataclass(kw_only=True)
class DecaySelector(Selector):
    """Greedily select the sentence with the highest sum of decaying feature values.

    The sentence score is ``|S|^(-s) Σ_f value(f)`` over the features that S shares with the query;
    after each selection the value of its features becomes ``init(f) / divisor(cnt(f, L))``.
    """

    #: Sum over every occurrence of a feature, and count occurrences, instead of its presence.
    occurrences: ClassVar[bool] = False
    length_exponent = 0.0  # s; without an annotation, so that it is an option only where it is one

    @abstractmethod
    def _initial(self, features: Int64Array) -> Float64Array:
        """Return init(f) of each feature."""

    @abstractmethod
    def _divisor(self, counts: Float64Array) -> Float64Array:
        """Return what the value of a feature is divided by when it was selected so often."""

    def _prepare(self) -> None:
        self._norm = self.index.source.text.lengths.astype(np.float64) ** -self.length_exponent

    def _rank(self, query: Query, budget: int) -> Ranking:
        postings, features = self._postings.only(query.features)
        shared = postings.arrays, features, self._excluded, self._hits
        n = _candidate_kernels.count_candidates(*shared)
        candidates, *rows = _candidate_kernels.candidate_rows(*shared, n)
        _, row_feature, row_count = rows
        budget = min(budget, n)
        # No feature can be counted more often than this.
        highest = budget
        if self.occurrences:
            highest = int(np.bincount(row_feature, row_count).max(initial=0.0))
        chosen = np.empty(budget, dtype=np.int32)
        scores = np.empty(budget)
        with np.errstate(over="ignore"):  # a divisor that overflows means a value of 0
            divisor = self._divisor(np.arange(highest + 1, dtype=np.float64))
        _decay_kernels.feature_decay(
            *rows,
            self.occurrences,
            self._norm[candidates],
            self._initial(query.features),
            divisor,
            chosen,
            scores,
        )
        return candidates[chosen], scores


@dataclass(kw_only=True)
class FDA(DecaySelector):
    """Feature decay algorithm (Algorithm 2).

    A feature counts once per sentence, in the sum over ``features(S)`` as in the counts: cnt(f, U)
    and cnt(f, L) are numbers of sentences. So no initial value is negative, which the queue relies
    on. A feature that no selected sentence holds keeps its initial value.

    Parameters
    ----------
    init : {"idf", "one", "length"}
        log(|U| / cnt(f, U)), 1 (5.7), or the number of words of the n-gram.
    decay : {"inverse", "exponential", "none"}
        init / (1 + cnt(f, L)), init / (1 + 2^cnt(f, L)) (5.8), or no decay.
    length_exponent : float
        Divide the score by |S| to this power; 0, as in the thesis, prefers long sentences.
    """

    name: ClassVar[str] = "fda"

    init: str = "idf"
    decay: str = "inverse"
    length_exponent: float = 0.0

    def __post_init__(self) -> None:
        check_choice("init", self.init, INITS)
        check_choice("decay", self.decay, DECAYS)

    def _initial(self, features: Int64Array) -> Float64Array:
        if self.init == "idf":
            return self.idf(features)
        if self.init == "length":
            return self.index.source.table.order_of(features).astype(np.float64)
        return np.ones(len(features))

    def _divisor(self, counts: Float64Array) -> Float64Array:
        if self.decay == "none":
            return np.ones(len(counts))
        divisor = 1 + (counts if self.decay == "inverse" else 2.0**counts)
        divisor[0] = 1  # Algorithm 2 decays a feature only when it is first covered
        return divisor


@dataclass(kw_only=True)
class FDA5(DecaySelector):
    """The five-parameter form of feature decay (Biçici and Yuret, TASLP 2015).

    ``f0 = idf^i · len^l``, ``f1 = f0 · d^cnt · (1 + cnt)^(-c)``, score ``|S|^(-s) Σ f1``.

    As in the authors' program every occurrence counts: the sum runs over the n-gram tokens of the
    sentence, cnt is the number of occurrences in L, and idf is log(words in U / occurrences in U).
    The defaults are that program's too; its formula writes cnt^(-c) and means 1 + cnt, since
    nothing has decayed before the first selection.

    Parameters
    ----------
    idf_exponent, ngram_length_exponent, decay_factor, decay_exponent, length_exponent : float
        i, l, d (in (0, 1]), c (≥ 0) and s.
    """

    name: ClassVar[str] = "fda5"
    occurrences: ClassVar[bool] = True

    orders: Orders = UP_TO_TRIGRAMS
    idf_exponent: float = 1.0
    ngram_length_exponent: float = 1.0
    decay_factor: float = 0.5
    decay_exponent: float = 0.0
    length_exponent: float = 1.0

    def __post_init__(self) -> None:
        if not (0 < self.decay_factor <= 1 and self.decay_exponent >= 0):
            raise InputError(
                f"decay factor {self.decay_factor} and exponent {self.decay_exponent} make "
                "values grow",
                remedy="use 0 < factor <= 1 and exponent >= 0",
            )

    def _initial(self, features: Int64Array) -> Float64Array:
        words = self.index.source.table.order_of(features).astype(np.float64)
        initial = words**self.ngram_length_exponent
        if self.idf_exponent:
            n_tokens = len(self.index.source.text.tokens)
            initial *= np.log(n_tokens / self.frequency(features)) ** self.idf_exponent
        return initial

    def _divisor(self, counts: Float64Array) -> Float64Array:
        return self.decay_factor**-counts * (1 + counts) ** self.decay_exponent
