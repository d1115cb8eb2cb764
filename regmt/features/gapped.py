"""Gapped word n-grams (8.2.1): they match a phrase even if one of its inner words differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy import sparse
from sklearn.base import BaseEstimator, TransformerMixin
from sklearn.utils.validation import check_is_fitted

from regmt.instance_selection.ngrams import Orders


def gapped_ngrams(
    tokens: Sequence[str], *, orders: Orders | str = "1-5", max_gap: int = 3
) -> Counter[tuple[str, ...]]:
    """Count the n-grams of `tokens` with at most one gap of up to `max_gap` tokens.

    A feature is identified by its tokens alone: size and place of the gap do not distinguish it.
    With ``max_gap=0`` these are the ordinary n-grams. This definition gives Table 8.2.

    Examples
    --------
    >>> sorted(" ".join(f) for f in gapped_ngrams("a b c".split(), orders="2", max_gap=1))
    ['a b', 'a c', 'b c']
    """
    orders = Orders.parse(orders) if isinstance(orders, str) else orders
    counts: Counter[tuple[str, ...]] = Counter()
    tokens = tuple(tokens)
    for n in orders:
        counts.update(tokens[i : i + n] for i in range(len(tokens) - n + 1))
        for gap in range(1, max_gap + 1):
            for i in range(len(tokens) - n - gap + 1):
                for before in range(1, n):  # number of tokens in front of the gap
                    rest = i + before + gap
                    counts[tokens[i : i + before] + tokens[rest : rest + n - before]] += 1
    return counts


@dataclass(kw_only=True, eq=False, repr=False)
class GappedNgramFeatures(TransformerMixin, BaseEstimator):
    """Counts of n-grams with at most one gap; see `gapped_ngrams`.

    Parameters
    ----------
    orders : str or Orders
        Number of tokens of a feature, the gap not counted.
    max_gap : int
        The longest gap, in tokens.

    Attributes
    ----------
    feature_names_ : list of tuple of str
        The features seen in `fit`, in order of first occurrence.
    """

    orders: str | Orders = "1-2"
    max_gap: int = 3

    def fit(
        self, sentences: Iterable[str | Sequence[str]], y: object = None
    ) -> GappedNgramFeatures:
        """Number the features of `sentences` (lines split at white space, or token sequences)."""
        self._columns: dict[tuple[str, ...], int] = {}
        for sentence in sentences:
            for feature in self._count(sentence):
                self._columns.setdefault(feature, len(self._columns))
        self.feature_names_ = list(self._columns)
        return self

    def transform(self, sentences: Iterable[str | Sequence[str]]) -> sparse.csr_matrix:
        """Return the counts, shape (n_sentences, n_features); unknown features drop."""
        check_is_fitted(self, "feature_names_")
        data: list[int] = []
        indices: list[int] = []
        indptr = [0]
        for sentence in sentences:
            for feature, count in self._count(sentence).items():
                column = self._columns.get(feature)
                if column is not None:
                    indices.append(column)
                    data.append(count)
            indptr.append(len(indices))
        shape = (len(indptr) - 1, len(self.feature_names_))
        matrix = sparse.csr_matrix((np.array(data, dtype=np.float64), indices, indptr), shape=shape)
        matrix.sort_indices()
        return matrix

    def get_feature_names_out(self, input_features: object = None) -> npt.NDArray[np.object_]:
        """Return the features as strings, tokens joined by a space."""
        check_is_fitted(self, "feature_names_")
        return np.array([" ".join(name) for name in self.feature_names_], dtype=object)

    def _count(self, sentence: str | Sequence[str]) -> Counter[tuple[str, ...]]:
        tokens = sentence.split() if isinstance(sentence, str) else sentence
        return gapped_ngrams(tokens, orders=self.orders, max_gap=self.max_gap)
