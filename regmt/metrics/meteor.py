"""METEOR: an explicit word alignment, scored by its F-mean and its fragmentation."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.metrics import _alignment_kernels
from regmt.metrics.base import StemMetric, divide
from regmt.metrics.text import Batch
from regmt.metrics.words import SynonymPairs, SynonymTest, stem_ids


@dataclass(kw_only=True, eq=False, repr=False)
class Meteor(StemMetric):
    r"""METEOR (Lavie and Denkowski, 2009; equations 2 and 3 of the metric study).

    .. math:: 100 \cdot \frac{P R}{\alpha P + (1 - \alpha) R}
        \left(1 - \gamma \left(\frac{\text{chunks}}{m}\right)^\beta\right)

    with `m` words aligned one to one, precision P = m / length of the translation and recall
    R = m / length of the reference. Words are aligned by identity, then the free ones by stem,
    then by WordNet synsets, each time with the fewest crossings. Each sentence is compared with
    the reference that gives it the highest score; a corpus is scored from summed counts.

    The parameter sets of the metric study: METR α=0.8 β=2.5 γ=0.4, METR-r α=0.95 β=0.5 γ=0.5,
    and both with α=0.5, where the F-mean is F1.

    Parameters
    ----------
    alpha, beta, gamma : float
    language, synonyms, tokenize, lowercase
        See `StemMetric` and `Metric`. Case is ignored by default.

    Notes
    -----
    Statistics: matches, length of the translation, length of the reference, chunks.
    """

    alpha: float = 0.8
    beta: float = 2.5
    gamma: float = 0.4
    name: str = "meteor"

    n_statistics = 4
    default_lowercase = True

    def __post_init__(self) -> None:
        super().__post_init__()
        if not (0 <= self.alpha <= 1 and self.beta >= 0 and 0 <= self.gamma <= 1):
            raise InputError("METEOR needs α and γ from 0 to 1 and β of at least 0")

    def _compare(self, batch: Batch) -> Float64Array:
        stems = stem_ids(batch.words, self.language)
        if self.are_synonyms is None:
            matches = _alignment_kernels.meteor_matches(*batch.arrays, stems)
        else:
            matches = self._matches_with_synonyms(batch, stems, self.are_synonyms)
        matched, chunks = matches[..., 0], matches[..., 1]
        lengths = np.broadcast_to(batch.lengths[:, np.newaxis], matched.shape)
        return self._best_reference(
            np.stack([matched, lengths, batch.reference_lengths, chunks], axis=-1)
        )

    @staticmethod
    def _matches_with_synonyms(
        batch: Batch, stems: npt.NDArray[np.int32], test: SynonymTest
    ) -> Float64Array:
        pairs = SynonymPairs(batch.words, test)
        out = np.zeros((len(batch.hypotheses), batch.n_references, 2))
        for h, r, hypothesis, reference in batch.pairs():
            synonyms = pairs.matrix(hypothesis, reference)
            partner = _alignment_kernels.align_words(
                hypothesis, reference, stems[hypothesis], stems[reference], synonyms
            )
            out[h, r] = np.sum(partner >= 0), _alignment_kernels.count_chunks(partner)
        return out

    def score(self, totals: npt.ArrayLike) -> Float64Array:
        """Return METEOR from 0 to 100."""
        totals = np.asarray(totals, dtype=np.float64)
        matches, chunks = totals[..., 0], totals[..., 3]
        precision = divide(matches, totals[..., 1])
        recall = divide(matches, totals[..., 2])
        mean = divide(precision * recall, self.alpha * precision + (1 - self.alpha) * recall)
        penalty = self.gamma * divide(chunks, matches) ** self.beta
        return (100.0 * mean * (1.0 - penalty))[()]

    def _signature_parts(self) -> dict[str, str]:
        parameters = {name: f"{getattr(self, name):g}" for name in ("alpha", "beta", "gamma")}
        return super()._signature_parts() | parameters
