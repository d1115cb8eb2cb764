"""How strongly the two sides of a phrase pair go together, as features (PORTAGE, section 6.5)."""

from __future__ import annotations

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.decoding.extraction.pairs import PhrasePairs
from regmt.decoding.extraction.significance_filter import negative_log_p_values, sentence_counts

ASSOCIATIONS = ("significance", "llr")


def association_scores(
    pairs: PhrasePairs,
    source_offsets: Int64Array,
    target_offsets: Int64Array,
    measures: tuple[str, ...],
) -> Float64Array:
    """Return 1 + v for each measure v of `ASSOCIATIONS`, shape (n_pairs, n_measures).

    ``significance`` is -ln of the p-value of Fisher's exact test (Johnson et al. 2007), ``llr``
    the log-likelihood ratio of Dunning (1993). Both grow with the corpus without bound; a decoder
    takes the logarithm of a score, so its feature is ln(1 + v).
    """
    if not measures:
        return np.empty((len(pairs), 0))
    n_sentences = len(source_offsets) - 1
    source, target, both = sentence_counts(pairs, source_offsets, target_offsets)
    values = {
        "significance": lambda: negative_log_p_values(both, source, target, n_sentences),
        "llr": lambda: log_likelihood_ratios(both, source, target, n_sentences),
    }
    return np.column_stack([1.0 + values[name]() for name in measures])


def log_likelihood_ratios(
    both: Int64Array, source: Int64Array, target: Int64Array, n_sentences: int
) -> Float64Array:
    """Return -2 ln λ = 2 Σ o ln(o / e) over the four cells of the contingency table.

    o is how many sentence pairs have both phrases, only one of them, or none; e is how many would
    if the two were independent. The parameters are those of `negative_log_p_values`.
    """
    total = np.zeros(len(both))
    for with_source in (True, False):
        for with_target in (True, False):
            row = source if with_source else n_sentences - source
            column = target if with_target else n_sentences - target
            if with_source:
                seen = both if with_target else source - both
            else:
                seen = target - both if with_target else n_sentences - source - target + both
            expected = row * (column / n_sentences)
            some = seen > 0
            total[some] += seen[some] * np.log(seen[some] / expected[some])
    return np.maximum(2.0 * total, 0.0)
