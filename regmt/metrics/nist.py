"""NIST: n-gram matches weighted by their information (Doddington, 2002)."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.metrics.base import WordMetric, divide
from regmt.metrics.bleu import ngram_statistics
from regmt.metrics.text import Batch, Sentences

_BETA = math.log(0.5) / math.log(1.5) ** 2  # the penalty is 0.5 at 2/3 of the length


@dataclass(kw_only=True, eq=False, repr=False)
class Nist(WordMetric):
    r"""The NIST score.

    .. math:: \sum_{n=1}^{N}
        \frac{\sum_{\text{matched}} \mathrm{info}(w_1 \ldots w_n)}{\text{n-grams}}
        \exp\left(\beta \log^2 \min(1, c / r)\right), \quad
        \mathrm{info}(w_1 \ldots w_n) = \log_2 \frac{\#(w_1 \ldots w_{n-1})}{\#(w_1 \ldots w_n)}

    with counts over *all references given*, so that the statistics of a sentence depend on the
    whole reference text. Matches are clipped by the largest count in a reference; `r` is the mean
    length of the references.

    Parameters
    ----------
    order : int
        N, usually 5.
    tokenize, lowercase
        See `Metric`.

    Notes
    -----
    Statistics: length, mean reference length, matched information for n = 1 … N, n-grams for
    n = 1 … N.
    """

    order: int = 5

    scale = 10.0

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 1 <= self.order <= 9:
            raise InputError(f"NIST:{self.order} does not exist", remedy="use an order from 1 to 9")
        self.name = "nist" if self.order == 5 else f"nist:{self.order}"
        self.n_statistics = 2 + 2 * self.order

    def _compare(self, batch: Batch) -> Float64Array:
        lengths = batch.reference_lengths.mean(axis=1)
        weights = information(batch.references, self.order)
        return ngram_statistics(batch, self.order, lengths, weights)

    def score(self, totals: npt.ArrayLike) -> Float64Array:
        """Return NIST, from 0 up; good systems reach about 10."""
        totals = np.asarray(totals, dtype=np.float64)
        matched, ngrams = totals[..., 2 : 2 + self.order], totals[..., 2 + self.order :]
        ratio = np.minimum(1.0, divide(totals[..., 0], totals[..., 1]))
        log_ratio = np.log(ratio, out=np.zeros_like(ratio), where=ratio > 0)
        penalty = np.where(ratio > 0, np.exp(_BETA * log_ratio**2), 0.0)
        return (divide(matched, ngrams).sum(axis=-1) * penalty)[()]

    def _signature_parts(self) -> dict[str, str]:
        return super()._signature_parts() | {"order": str(self.order)}


def information(references: Sentences, order: int) -> Float64Array:
    """Return the information of the n-gram of each order that begins at each token.

    Returns
    -------
    ndarray, shape (order, n_tokens)
        0 where the sentence ends too early for the n-gram.
    """
    tokens, offsets = references.tokens.astype(np.int64), references.offsets
    n_tokens = len(tokens)
    out = np.zeros((order, n_tokens))
    ends = np.repeat(offsets[1:], np.diff(offsets))
    n_words = 1 + int(tokens.max(initial=0))
    places = np.arange(n_tokens)
    prefix_id = np.zeros(n_tokens, dtype=np.int64)
    prefix_count = np.full(n_tokens, n_tokens)
    for k in range(order):
        places = places[places + k < ends[places]]
        # An n-gram is the id of its first words and its last word.
        keys = prefix_id[places] * n_words + tokens[places + k]
        _, ids, counts = np.unique(keys, return_inverse=True, return_counts=True)
        out[k, places] = np.log2(prefix_count[places] / counts[ids])
        prefix_id[places], prefix_count[places] = ids, counts[ids]
    return out
