"""TER: translation edit rate, with block shifts (Snover et al., 2006), and TERp-like costs."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, offsets_of
from regmt.core.errors import InputError
from regmt.metrics import _ter_kernels
from regmt.metrics.base import ErrorRate, StemMetric
from regmt.metrics.paraphrases import Paraphrases
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
    phrase : tuple of 4 float
        w of a paraphrase with the probability p, which costs ``w1 + e (w2 ln p + w3 p + w4)`` and
        at least 0; e is what the edits of its words would cost (Snover et al. 2009). By default
        e (1 - p).
    """

    insertion: float = 1.0
    deletion: float = 1.0
    substitution: float = 1.0
    stem: float = 0.25
    synonym: float = 0.25
    shift: float = 1.0
    phrase: tuple[float, float, float, float] = (0.0, 0.0, -1.0, 1.0)

    def __post_init__(self) -> None:
        values = [value for name, value in vars(self).items() if name != "phrase"]
        if min(values) < 0 or max(self.stem, self.synonym) > self.substitution:
            raise InputError(
                "edit costs must not be negative, and a stem or synonym must not cost more "
                "than any other substitution"
            )

    def for_kernels(self) -> _ter_kernels.WordCosts:
        """Return the costs as the kernels take them."""
        names = _ter_kernels.WordCosts._fields
        return _ter_kernels.WordCosts(*(float(getattr(self, name)) for name in names))

    def of_paraphrase(self, edits: float, probability: float) -> float:
        """Return what a paraphrase costs whose words would cost `edits`."""
        w1, w2, w3, w4 = self.phrase
        weight = w2 * math.log(probability) + w3 * probability + w4
        return max(0.0, w1 + edits * weight)


TERPA = EditCosts(
    insertion=0.2588527567630183,
    deletion=1.4269364675533365,
    substitution=1.5565478292505814,
    stem=0.0,
    synonym=0.0,
    shift=0.5620538767397316,
    phrase=(-0.2306579294476191, -0.1469465037633749, -0.07843705907022736, 0.17708577297831574),
)
"""The costs of TERpA, fitted to the adequacy judgements of NIST Metrics MATR 2008; as published
with the program (``terpa.param``)."""


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
    costs less than any other; such pairs can also start block shifts. A phrase may be replaced by
    a paraphrase.

    Parameters
    ----------
    costs : EditCosts
    paraphrases : Paraphrases, optional
    cap : bool
        Count no more edits than the reference has words.
    language, synonyms, tokenize, lowercase
        See `StemMetric` and `Metric`.
    """

    costs: EditCosts = EditCosts()
    paraphrases: Paraphrases | None = None
    cap: bool = False
    name: str = "terp"

    def _compare(self, batch: Batch) -> Float64Array:
        costs = self.costs.for_kernels()
        stems = stem_ids(batch.words, self.language)
        lengths = batch.reference_lengths.mean(axis=1)
        if self.are_synonyms is None and self.paraphrases is None:
            edits = _ter_kernels.fewest_edits(*batch.arrays, stems, costs)
        else:
            known = SynonymPairs(batch.words, self.are_synonyms or _never)
            edits = np.full(len(batch.hypotheses), np.inf)
            for h, _, hypothesis, reference in batch.pairs():
                synonyms = known.matrix(hypothesis, reference)
                phrases = self._phrases(batch, hypothesis, reference, stems)
                found = _ter_kernels.word_edits(
                    hypothesis, reference, stems, synonyms, phrases, costs
                )
                edits[h] = min(edits[h], found)
        if self.cap:
            edits = np.minimum(edits, lengths)
        return np.column_stack([edits, lengths])

    def _phrases(
        self, batch: Batch, hypothesis: Int32Array, reference: Int32Array, stems: Int32Array
    ) -> _ter_kernels.PhraseEdits:
        """Return the paraphrases that may stand for phrases of a reference."""
        if self.paraphrases is None:
            return _ter_kernels.no_phrases.py_func(len(reference))
        words = [[batch.words[w] for w in side.tolist()] for side in (hypothesis, reference)]
        ids = dict(zip(words[0], hypothesis.tolist(), strict=True))
        found = list(self.paraphrases.in_pair(*words))
        paraphrases = [
            np.array([ids[word] for word in paraphrase], dtype=np.int32)
            for _, _, paraphrase, _ in found
        ]
        unshifted = self.costs.for_kernels()._replace(shift=np.inf)
        none = np.zeros((0, 0), dtype=np.bool_)
        costs = []
        for (start, end, _, probability), own in zip(found, paraphrases, strict=True):
            theirs = np.ascontiguousarray(reference[start:end])
            alone = _ter_kernels.no_phrases.py_func(end - start)
            edits = _ter_kernels.word_edits(own, theirs, stems, none, alone, unshifted)
            costs.append(self.costs.of_paraphrase(edits, probability))
        ends = np.array([end for _, end, _, _ in found], dtype=np.int64)
        return _ter_kernels.PhraseEdits(
            np.searchsorted(ends, np.arange(len(reference) + 2)),
            np.array([start for start, _, _, _ in found], dtype=np.int64),
            np.concatenate([np.zeros(0, np.int32), *paraphrases]),
            offsets_of([len(own) for own in paraphrases]),
            np.array(costs, dtype=np.float64),
        )

    def _signature_parts(self) -> dict[str, str]:
        words = {name: cost for name, cost in vars(self.costs).items() if name != "phrase"}
        costs = {f"cost-{name}": f"{cost:g}" for name, cost in words.items()}
        if self.paraphrases is not None:
            costs["cost-phrase"] = ",".join(f"{w:g}" for w in self.costs.phrase)
            costs["paraphrases"] = str(len(self.paraphrases))
        return super()._signature_parts() | costs | ({"cap": "yes"} if self.cap else {})


def _never(_one: str, _other: str) -> bool:
    return False
