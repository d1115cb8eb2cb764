"""The base class of feature maps that count the features of single sentences."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Self

import numpy as np
import numpy.typing as npt
from scipy import sparse
from sklearn.base import BaseEstimator, TransformerMixin
from sklearn.utils.validation import check_is_fitted

Feature = tuple[str, ...]
Sentences = Iterable[str | Sequence[str]]
"""Lines, or sequences of tokens."""


class CountedFeatures(TransformerMixin, BaseEstimator):
    """Counts of the features of sentences.

    Attributes
    ----------
    feature_names_ : list of tuple of str
        The features seen in `fit`, one per column.
    """

    def fit(self, sentences: Sentences, y: object = None) -> Self:
        """Number the features of `sentences`."""
        features = dict.fromkeys(name for sentence in sentences for name in self._count(sentence))
        self.feature_names_ = self._ordered(list(features))
        self._columns = {name: column for column, name in enumerate(self.feature_names_)}
        return self

    def transform(self, sentences: Sentences) -> sparse.csr_matrix:
        """Return the counts, shape (n_sentences, n_features); unknown features are left out."""
        check_is_fitted(self, "feature_names_")
        counts = [self._count(sentence) for sentence in sentences]
        known = [
            (row, self._columns[name], count)
            for row, counted in enumerate(counts)
            for name, count in counted.items()
            if name in self._columns
        ]
        rows, columns, data = np.array(known, dtype=np.int64).reshape(-1, 3).T
        shape = (len(counts), len(self.feature_names_))
        matrix = sparse.csr_matrix((data.astype(np.float64), (rows, columns)), shape=shape)
        matrix.sort_indices()
        return matrix

    def get_feature_names_out(self, input_features: object = None) -> npt.NDArray[np.object_]:
        """Return the features as strings, tokens joined by a space."""
        check_is_fitted(self, "feature_names_")
        return np.array([" ".join(name) for name in self.feature_names_], dtype=object)

    @abstractmethod
    def _count(self, sentence: str | Sequence[str]) -> Counter[Feature]:
        """Return the features of a sentence, in the order of their occurrence."""

    def _ordered(self, features: list[Feature]) -> list[Feature]:
        """Return the features, given in the order of their first occurrence, as columns."""
        return features

    def __sklearn_tags__(self):  # type: ignore[no-untyped-def]
        tags = super().__sklearn_tags__()
        tags.input_tags.string = True
        tags.input_tags.two_d_array = False
        return tags
