"""N-gram coverage (5.1), after Eck et al. 2005."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.instance_selection.selectors.fda import DecaySelector


@dataclass(kw_only=True)
class NgramCoverage(DecaySelector):
    """Greedily select by the frequency of the n-grams not yet covered, per word.

    ``φ(S) = Σ_{unseen x ∈ X(S)} C(x) / |S|`` (5.1), where C(x) is the number of occurrences in the
    corpus and x is an n-gram of the query; this is feature decay with init C(x) and values that
    fall to zero at once. When everything is covered the rest follow by id with score 0.
    """

    name: ClassVar[str] = "ngram"
    length_exponent = 1.0

    def _initial(self, features: Int64Array) -> Float64Array:
        return self.frequency(features)

    def _divisor(self, counts: Float64Array) -> Float64Array:
        return np.where(counts > 0, np.inf, 1.0)
