"""How long the translation of a sentence will be: a regression of its length on the source words.

Each source word w adds g + b_w words to the translation, where g is the ratio of the lengths of the
two sides of the corpus. The b_w are a ridge estimate, with the pairs weighted by the inverse of
their length, to which the variance of the length is proportional:

    min_b  Σ_s (|y_s| − g |x_s| − Σ_{w∈x_s} b_w)² / (|x_s| + 1) + λ ‖b‖².
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array
from regmt.core.files import StrPath
from regmt.core.store import open_arrays, write_arrays
from regmt.core.structure import Structure
from regmt.instance_selection.corpus import Corpus
from regmt.resources import Derived, Resources

RIDGE = 3.0
"""λ above: a word seen three times in pairs of a few words moves half of the way."""
_STEPS = 30
_MOST = 1e6
_KIND = "regmt length of translations"
_REMEDY = "remove the folder; it is made again"


@dataclass
class LengthModel:
    """Expected numbers of target words."""

    of_words: Float64Array  #: g + b_w for each source word
    ratio: float  #: g, for unknown words

    @classmethod
    def fit(cls, corpus: Corpus) -> LengthModel:
        """Estimate from all pairs of a corpus."""
        from scipy import sparse
        from scipy.sparse.linalg import lsqr

        source, target = corpus.source, corpus.target
        n_words = len(source.vocabulary)
        ratio = float(target.lengths.sum() / source.lengths.sum())
        weights = 1.0 / np.sqrt(source.lengths + 1.0)
        words = sparse.csr_matrix(
            (np.repeat(weights, source.lengths), source.tokens, source.offsets),
            shape=(len(source), n_words),
        )
        excess = (target.lengths - ratio * source.lengths) * weights
        solved = lsqr(words, excess, damp=np.sqrt(RIDGE), atol=0, btol=0, iter_lim=_STEPS)
        return cls(ratio + solved[0], ratio)

    def expected(self, words: Int32Array) -> float:
        """Return the expected length of the translation of a sentence, at least one word."""
        known = words[(words >= 0) & (words < len(self.of_words))]
        total = self.of_words[known].sum() + self.ratio * (len(words) - len(known))
        return max(1.0, float(total))

    def save(self, path: StrPath) -> None:
        """Write it as a folder of arrays."""
        arrays = {"of_words": self.of_words, "ratio": np.array([self.ratio])}
        write_arrays(path, arrays, kind=_KIND, version=1, options={})

    @classmethod
    def open(cls, path: StrPath) -> LengthModel:
        """Open what `save` wrote."""
        arrays, _ = open_arrays(path, kind=_KIND, version=1, remedy=_REMEDY, check=_check)
        return cls(arrays["of_words"], float(arrays["ratio"][0]))


def _check(structure: Structure) -> None:
    structure.reals("of_words", None, lowest=-_MOST)
    structure.reals("ratio", 1, lowest=0.0)


def _make(resources: Resources) -> LengthModel:
    return LengthModel.fit(resources.index.corpus)


LENGTHS = Derived("lengths", _make, LengthModel.save, LengthModel.open)
