"""BLEU: geometric mean of n-gram precisions with a brevity penalty (Papineni et al., 2002)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError, check_choice
from regmt.metrics import _kernels
from regmt.metrics.base import WordMetric, divide
from regmt.metrics.text import Batch

SMOOTHINGS = ("exp", "none", "add-one", "half")


@dataclass(kw_only=True, eq=False, repr=False)
class Bleu(WordMetric):
    r"""BLEU:N, as sacreBLEU computes it.

    .. math:: \mathrm{BLEU} = 100 \min(1, e^{1 - r/c}) \prod_{n=1}^{N} p_n^{1/N}

    with `c` the length of the hypotheses, `r` that of the closest references (the shorter of two
    equally close ones) and `p_n` the clipped n-gram precision.

    Parameters
    ----------
    order : int
        N, from 1 to 9; usually 4.
    smoothing : {"exp", "none", "add-one", "half"}
        What to do with an order without a match. ``exp``, the default of sacreBLEU, halves the
        numerator again for each such order. ``add-one`` adds 1 to numerator and denominator for
        n ≥ 2 (Lin and Och, 2004): the *BLEU+1* that PRO optimises. ``half`` takes
        ``max(matches, 1 / (2 · length))`` with the length of the hypothesis: the sentence BLEU
        of the RegMT thesis (ch. 7, Table 8.2), where orders longer than the hypothesis count as
        having one n-gram.
    tokenize, lowercase
        See `Metric`.

    Notes
    -----
    Statistics: length, closest reference length, matches for n = 1 … N, n-grams for n = 1 … N.
    """

    order: int = 4
    smoothing: str = "exp"

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 1 <= self.order <= 9:
            raise InputError(f"BLEU:{self.order} does not exist", remedy="use an order from 1 to 9")
        check_choice("smoothing", self.smoothing, SMOOTHINGS)
        self.name = {"add-one": "bleu+1", "half": "sbleu"}.get(self.smoothing, "bleu")
        if self.order != 4:
            self.name += f":{self.order}"
        self.n_statistics = 2 + 2 * self.order

    def _compare(self, batch: Batch) -> Float64Array:
        lengths = batch.reference_lengths
        gaps = np.abs(lengths - batch.lengths[:, np.newaxis])
        nearest = np.lexsort((lengths, gaps), axis=1)[:, :1]
        closest = np.take_along_axis(lengths, nearest, axis=1)[:, 0]
        return ngram_statistics(batch, self.order, closest)

    def score(self, totals: npt.ArrayLike) -> Float64Array:
        """Return BLEU from 0 to 100."""
        return self._score(totals, effective_order=False)

    def sentence_scores(self, statistics: npt.ArrayLike) -> Float64Array:
        """Return sentence BLEU.

        With the smoothing ``exp`` or ``none`` only the orders a sentence is long enough for are
        averaged, as sacreBLEU does for single sentences.
        """
        return self._score(statistics, effective_order=self.smoothing in ("exp", "none"))

    def _score(self, totals: npt.ArrayLike, *, effective_order: bool) -> Float64Array:
        totals = np.asarray(totals, dtype=np.float64)
        length, reference_length = totals[..., 0], totals[..., 1]
        matches = totals[..., 2 : 2 + self.order]
        ngrams = totals[..., 2 + self.order :]
        precisions = divide(*self._smoothed(matches, ngrams, length))
        penalty = np.exp(np.minimum(0.0, 1.0 - divide(reference_length, length)))
        if effective_order:
            counted = ngrams > 0
            n_orders = np.maximum(1, counted.sum(axis=-1))
        else:
            counted = np.ones_like(ngrams, dtype=bool)
            n_orders = np.asarray(self.order)
        positive = precisions > 0
        logs = np.log(100.0 * precisions, out=np.zeros_like(precisions), where=positive & counted)
        defined = (positive | ~counted).all(axis=-1) & (length > 0)
        if self.smoothing != "half":
            defined &= matches.any(axis=-1)  # as sacreBLEU: nothing matched, nothing to smooth
        return np.where(defined, penalty * np.exp(logs.sum(axis=-1) / n_orders), 0.0)[()]

    def _smoothed(
        self, matches: Float64Array, ngrams: Float64Array, length: Float64Array
    ) -> tuple[Float64Array, Float64Array]:
        """Return numerators and denominators of the precisions."""
        if self.smoothing == "exp":
            without = (matches == 0) & (ngrams > 0)
            return np.where(without, 0.5 ** np.cumsum(without, axis=-1), matches), ngrams
        if self.smoothing == "add-one":
            one = np.minimum(np.arange(self.order), 1)  # not for n = 1
            return matches + one, ngrams + one
        if self.smoothing == "half":
            floor = divide(1.0, 2.0 * length)[..., np.newaxis]
            return np.maximum(matches, floor), np.maximum(ngrams, 1.0)
        return matches, ngrams

    def _signature_parts(self) -> dict[str, str]:
        parts = super()._signature_parts()
        return {
            "case": parts["case"],
            "eff": "no",
            "tok": parts["tok"],
            "smooth": self.smoothing,
            **({"order": str(self.order)} if self.order != 4 else {}),
        }


def ngram_statistics(
    batch: Batch,
    order: int,
    reference_lengths: npt.NDArray[np.generic],
    information: Float64Array | None = None,
) -> Float64Array:
    """Return rows of length, reference length, clipped matches and n-grams of each order.

    With the `information` of the n-grams of the references (see `regmt.metrics.nist`), that of
    the matches is added up instead of their number.
    """
    weights = np.zeros((0, 0)) if information is None else information
    matches = _kernels.clipped_matches(*batch.arrays, order, weights)
    ngrams = np.maximum(0, batch.lengths[:, np.newaxis] - np.arange(order))
    return np.column_stack([batch.lengths, reference_lengths, matches, ngrams])
