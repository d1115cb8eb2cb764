"""TER: translation edit rate, with block shifts (Snover et al., 2006), and TERp-like costs."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array
from regmt.core.errors import InputError
from regmt.metrics import _ter_kernels
from regmt.metrics.base import ErrorRate
from regmt.metrics.text import Batch
from regmt.metrics.words import (
    SynonymPairs,
    SynonymTest,
    check_language,
    stem_ids,
    wordnet_synonyms,
)


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


class Ter(ErrorRate):
    """Edits with block shifts over the mean reference length, as sacreBLEU computes it.

    Fewest edits over the references count. By default words are separated at white space and
    lower-cased, as sacreBLEU's Tercom tokenizer does it.

    Notes
    -----
    Statistics: edits, mean reference length.
    """

    name = "ter"
    default_tokenize = "none"
    default_lowercase = True

    def _compare(self, batch: Batch) -> Float64Array:
        different_stems = np.arange(len(batch.words), dtype=np.int32)
        return _edits(batch, different_stems, EditCosts(stem=1.0, synonym=1.0))


@dataclass(kw_only=True, eq=False, repr=False)
class Terp(Ter):
    """TER with cheap substitutions, after TER-Plus (Snover et al., 2009).

    A word in place of another with the same stem, or of a synonym where a WordNet is installed,
    costs less than any other; such pairs also lead block shifts. The phrase substitutions of
    TER-Plus need its table of paraphrases and are left out.

    Parameters
    ----------
    costs : EditCosts
    language : str
        ISO 639-1 code, for the stemmer.
    synonyms : bool or callable, optional
        Whether to use WordNet; by default if it is installed and the language is English. Or a
        function of two words that tells whether they are synonyms.
    tokenize, lowercase
        See `Metric`.
    """

    costs: EditCosts = EditCosts()
    language: str = "en"
    synonyms: bool | SynonymTest | None = None

    name = "terp"

    def __post_init__(self) -> None:
        super().__post_init__()
        check_language(self.language)
        self.are_synonyms = choose_synonyms(self.synonyms, self.language)

    def _compare(self, batch: Batch) -> Float64Array:
        costs = self.costs
        stems = stem_ids(batch.words, self.language)
        if self.are_synonyms is None:
            return _edits(batch, stems, costs)
        pairs = SynonymPairs(batch.words, self.are_synonyms)
        n_references = batch.n_references
        out = np.zeros((len(batch.hypotheses), 2))
        for h, i in enumerate(batch.sentence.tolist()):
            hypothesis = batch.hypotheses[h]
            fewest, length = np.inf, 0
            for row in range(i * n_references, (i + 1) * n_references):
                reference = batch.references[row]
                length += len(reference)
                cost = np.full((len(hypothesis), len(reference)), costs.substitution)
                cost[pairs.matrix(hypothesis, reference)] = costs.synonym
                same_stem = stems[hypothesis][:, np.newaxis] == stems[reference]
                cost[same_stem] = np.minimum(cost[same_stem], costs.stem)
                same_word = hypothesis[:, np.newaxis] == reference
                cost[same_word] = 0.0
                edits = _ter_kernels.edits_with_shifts(
                    cost,
                    same_word | (cost < costs.substitution),
                    float(costs.insertion),
                    float(costs.deletion),
                    float(costs.shift),
                )
                fewest = min(fewest, edits)
            out[h] = fewest, length / n_references
        return out

    def _signature_parts(self) -> dict[str, str]:
        return super()._signature_parts() | {
            "stem": self.language,
            "syn": "yes" if self.are_synonyms else "no",
            **{name: f"{value:g}" for name, value in vars(self.costs).items()},
        }


def choose_synonyms(synonyms: bool | SynonymTest | None, language: str) -> SynonymTest | None:
    """Return the synonym test to use: the one given, WordNet's, or none."""
    if callable(synonyms):
        return synonyms
    if synonyms is False or (synonyms is None and language != "en"):
        return None
    test = wordnet_synonyms()
    if test is None and synonyms:
        raise InputError(
            "WordNet is not installed",
            remedy="install nltk and run python -m nltk.downloader wordnet",
        )
    return test


def _edits(batch: Batch, stems: Int32Array, costs: EditCosts) -> Float64Array:
    """Return edits and mean reference lengths, without synonyms."""
    return np.asarray(
        _ter_kernels.ter_statistics(
            *batch.arrays,
            stems,
            _ter_kernels.WordCosts(
                float(costs.stem),
                float(costs.substitution),
                float(costs.insertion),
                float(costs.deletion),
                float(costs.shift),
            ),
        )
    )
