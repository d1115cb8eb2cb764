"""The n-spectrum feature map: a sentence becomes the counts of its word n-grams (3.4.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy import sparse
from sklearn.base import BaseEstimator, TransformerMixin
from sklearn.utils.validation import check_is_fitted

from regmt.core.arrays import Int32Array, Int64Array
from regmt.features.segments import segments
from regmt.features.weighting import Weighting, order_weight
from regmt.instance_selection.ngrams import NgramTable, Orders, flatten
from regmt.instance_selection.tokenization import Preprocessing
from regmt.instance_selection.vocabulary import Vocabulary


@dataclass(kw_only=True, eq=False, repr=False)
class NgramFeatures(TransformerMixin, BaseEstimator):
    """Counts of word n-grams, optionally weighted by their order.

    A feature's value is its count times ``√w(p)``, so that ``φ(x)·φ(x')`` is the n-spectrum
    kernel (3.11) for ``w = 1``, and (3.12) for ``w(p) = exp(−α/p)``.

    Parameters
    ----------
    orders : str or Orders
        Orders of the n-grams, ``"2"`` or ``"1-2"``.
    weighting : {"none", "tokens", "exponential"}
        The weight of a match of p words; see `order_weight`.
    alpha : float
        α of ``exponential``.
    boundaries : tuple of str
        Punctuation that no n-gram may cross (`regmt.features.segments.PUNCTUATION` is a usual
        choice); such a token is still a unigram.
    preprocessing : Preprocessing, optional
        How sentences that are given as lines become tokens; by default split at white space.

    Attributes
    ----------
    vocabulary_ : Vocabulary
    table_ : NgramTable
        The n-grams seen in `fit`; a column of the output is an n-gram of the chosen orders.

    Examples
    --------
    Table 3.1 of the thesis:

    >>> features = NgramFeatures(orders="1-2")
    >>> counts = features.fit_transform(["the book is on the table", "I saw the man"])
    >>> counts.shape
    (2, 16)
    >>> features.feature_names_[0], int(counts[0, 0]), int(counts[1, 0])
    (('the',), 2, 1)
    """

    orders: str | Orders = "1-2"
    weighting: Weighting = "none"
    alpha: float = 1.0
    boundaries: tuple[str, ...] = ()
    preprocessing: Preprocessing | None = None

    def fit(self, sentences: Iterable[str | Sequence[str]], y: object = None) -> NgramFeatures:
        """Number the n-grams of `sentences` (lines, or sequences of tokens)."""
        orders = self._orders()
        self.vocabulary_ = Vocabulary()
        add = self.vocabulary_.add
        parts = [
            [add(token) for token in segment]
            for sentence in sentences
            for segment in segments(self._tokens(sentence), frozenset(self.boundaries))
        ]
        tokens, offsets = flatten(parts)
        self.table_, _ = NgramTable.build(
            tokens, offsets, n_words=len(self.vocabulary_), order=orders.highest
        )
        self._names: list[tuple[str, ...]] | None = None
        return self

    def transform(self, sentences: Iterable[str | Sequence[str]]) -> sparse.csr_matrix:
        """Return the features of `sentences`, shape (n_sentences, n_features)."""
        check_is_fitted(self, "table_")
        orders = self._orders()
        tokens, offsets, owner, n_sentences = self._encode(sentences)
        segment, ngram = self.table_.find(tokens, offsets, orders=orders)
        first, last = self.table_.select_orders(orders)
        matrix = sparse.csr_matrix(
            (np.ones(len(ngram)), (owner[segment], ngram - first)),
            shape=(n_sentences, last - first),
        )
        matrix.sum_duplicates()
        if self.weighting != "none":
            matrix.data *= self.scale_[matrix.indices]
        return matrix

    @property
    def scale_(self) -> npt.NDArray[np.float64]:
        """√w of each column."""
        check_is_fitted(self, "table_")
        orders = self._orders()
        sizes = np.diff(self.table_.starts)[orders.lowest - 1 : orders.highest]
        weights = [order_weight(p, weighting=self.weighting, alpha=self.alpha) for p in orders]
        return np.sqrt(np.repeat(weights, sizes))

    @property
    def feature_names_(self) -> list[tuple[str, ...]]:
        """The n-gram of each column as a tuple of tokens."""
        check_is_fitted(self, "table_")
        if self._names is None:
            first, last = self.table_.select_orders(self._orders())
            decode, words = self.vocabulary_.decode, self.table_.words
            self._names = [tuple(decode(words(i))) for i in range(first, last)]
        return self._names

    def get_feature_names_out(self, input_features: object = None) -> npt.NDArray[np.object_]:
        """Return the n-grams as strings, tokens joined by a space."""
        return np.array([" ".join(name) for name in self.feature_names_], dtype=object)

    def _orders(self) -> Orders:
        return Orders.parse(self.orders) if isinstance(self.orders, str) else self.orders

    def _tokens(self, sentence: str | Sequence[str]) -> Sequence[str]:
        if not isinstance(sentence, str):
            return sentence
        return self.preprocessing(sentence) if self.preprocessing else sentence.split()

    def _encode(
        self, sentences: Iterable[str | Sequence[str]]
    ) -> tuple[Int32Array, Int64Array, Int64Array, int]:
        """Return segments as ids, their offsets, the sentence of each, and the sentence count."""
        boundaries = frozenset(self.boundaries)
        parts: list[Int32Array] = []
        owner: list[int] = []
        n_sentences = 0
        for number, sentence in enumerate(sentences):
            n_sentences = number + 1
            for segment in segments(self._tokens(sentence), boundaries):
                parts.append(self.vocabulary_.encode(segment))
                owner.append(number)
        tokens, offsets = flatten(parts)
        return tokens, offsets, np.array(owner, dtype=np.int64), n_sentences

    def __sklearn_tags__(self):  # type: ignore[no-untyped-def]
        tags = super().__sklearn_tags__()
        tags.input_tags.string = True
        tags.input_tags.two_d_array = False
        return tags
