"""The n-spectrum feature map: a sentence becomes the counts of its word n-grams (3.4.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy import sparse
from sklearn.utils.validation import check_is_fitted

from regmt.features.counted import CountedFeatures, Feature, Sentences
from regmt.features.segments import segments
from regmt.features.weighting import Weighting, order_weight
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.text_profile import TextProfile


@dataclass(kw_only=True, eq=False, repr=False)
class NgramFeatures(CountedFeatures):
    """Counts of word n-grams, optionally weighted by their order; shorter n-grams come first.

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
    preprocessing : TextProfile, optional
        How sentences that are given as lines become tokens; by default split at white space.

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
    preprocessing: TextProfile | None = None

    def transform(self, sentences: Sentences) -> sparse.csr_matrix:
        """Return the features, shape (n_sentences, n_features); unknown n-grams are left out."""
        matrix = super().transform(sentences)
        if self.weighting != "none":
            matrix.data *= self.scale_[matrix.indices]
        return matrix

    @property
    def scale_(self) -> npt.NDArray[np.float64]:
        """√w of each column."""
        check_is_fitted(self, "feature_names_")
        orders = map(len, self.feature_names_)
        return np.sqrt(
            [order_weight(p, weighting=self.weighting, alpha=self.alpha) for p in orders]
        )

    def _count(self, sentence: str | Sequence[str]) -> Counter[Feature]:
        if isinstance(sentence, str):
            sentence = self.preprocessing(sentence) if self.preprocessing else sentence.split()
        orders = Orders.parse(self.orders) if isinstance(self.orders, str) else self.orders
        parts = segments(sentence, frozenset(self.boundaries))
        return Counter(name for part in parts for name in orders.ngrams(part))

    def _ordered(self, features: list[Feature]) -> list[Feature]:
        return sorted(features, key=len)
