"""TER: translation edit rate, with block shifts (Snover et al., 2006), and TERp-like costs."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.metrics import _ter_kernels
from regmt.metrics.base import ErrorRate, StemMetric
from regmt.metrics.text import Batch
from regmt.metrics.words import SynonymPairs, stem_ids


@dataclass(frozen=True, kw_only=True)
class EditCosts:
    """What the edits of `Terp` cost.

    The defaults are TER's unit costs with word pairs of one stem or one synset at a quarter.
    (TERp's own weights were fitted to human judgements of one evaluation; they can be set here.)

    Parameters
    ----------
    insertion : float
        For a reference word that the hypothesis lacks.
    deletion : float
        For a hypothesis word too many.
    substitution, stem, synonym : float
        For one word in place of another: any, one with the same stem, a synonym.
    shift : float
        For moving a block of words.
    """

    insertion: float = 1.0
    deletion: float = 1.0
    substitution: float = 1.0
    stem: float = 0.25
    synonym: float = 0.25
    shift: float = 1.0

    def __post_init__(self) -> None:
        values = vars(self).values()
        if min(values) < 0 or max(self.stem, self.synonym) > self.substitution:
            raise InputError(
                "edit costs must not be negative, and a stem or synonym must not cost more "
                "than any other substitution"
            )

    def for_kernels(self) -> _ter_kernels.WordCosts:
        """Return the costs as the kernels take them."""
        return _ter_kernels.WordCosts(**{name: float(cost) for name, cost in vars(self).items()})


class Ter(ErrorRate):
    """Edits with block shifts over the mean reference length, as sacreBLEU computes it.

    The reference with the fewest edits counts. By default words are separated at white space and
    lower-cased, as in sacreBLEU's Tercom tokenizer.

    Notes
    -----
    Statistics: edits, mean reference length.
    """

    name = "ter"
    default_tokenize = "none"
    default_lowercase = True

    def _compare(self, batch: Batch) -> Float64Array:
        different_stems = np.arange(len(batch.words), dtype=np.int32)
        costs = EditCosts(stem=1.0, synonym=1.0)
        edits = _ter_kernels.fewest_edits(*batch.arrays, different_stems, costs.for_kernels())
        return np.column_stack([edits, batch.reference_lengths.mean(axis=1)])


@dataclass(kw_only=True, eq=False, repr=False)
class Terp(StemMetric, Ter):
    """TER with cheap substitutions, after TER-Plus (Snover et al., 2009).

    A word in place of another with the same stem, or of a synonym where a WordNet is installed,
    costs less than any other; such pairs can also start block shifts. The phrase substitutions of
    TER-Plus need its table of paraphrases and are left out.

    Parameters
    ----------
    costs : EditCosts
    language, synonyms, tokenize, lowercase
        See `StemMetric` and `Metric`.
    """

    costs: EditCosts = EditCosts()

    name = "terp"

    def _compare(self, batch: Batch) -> Float64Array:
        costs = self.costs.for_kernels()
        stems = stem_ids(batch.words, self.language)
        if self.are_synonyms is None:
            edits = _ter_kernels.fewest_edits(*batch.arrays, stems, costs)
        else:
            known = SynonymPairs(batch.words, self.are_synonyms)
            edits = np.full(len(batch.hypotheses), np.inf)
            for h, _, hypothesis, reference in batch.pairs():
                synonyms = known.matrix(hypothesis, reference)
                found = _ter_kernels.word_edits(hypothesis, reference, stems, synonyms, costs)
                edits[h] = min(edits[h], found)
        return np.column_stack([edits, batch.reference_lengths.mean(axis=1)])

    def _signature_parts(self) -> dict[str, str]:
        costs = {f"cost-{name}": f"{value:g}" for name, value in vars(self.costs).items()}
        return super()._signature_parts() | costs
