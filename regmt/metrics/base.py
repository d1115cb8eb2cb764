"""The base class of metrics: additive statistics per sentence, and a score of their sum."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regmt._version import __version__
from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError
from regmt.metrics.text import Batch, LinePreparation, Lines
from regmt.metrics.words import SynonymTest, check_language, choose_synonyms


@dataclass(kw_only=True, eq=False, repr=False)
class Metric(ABC):
    """An automatic metric, computed from sufficient statistics.

    A corpus score is ``score(statistics(hypotheses, references).sum(axis=0))``; tuning and
    resampling add up rows in other ways without looking at the text again.

    Parameters
    ----------
    tokenize : str, optional
        One of `regmt.metrics.text.TOKENIZERS`; by default what is usual for the metric. Use
        ``"none"`` for text that is already tokenised, as in tuning.
    lowercase : bool, optional
        Whether to ignore case; by default what is usual for the metric.

    Attributes
    ----------
    name : str
        As given to `make_metric`.
    n_statistics : int
        Number of statistics of a sentence, the `k` below.
    higher_is_better : bool
        False for the error rates.
    scale : float
        The usual range of the score: ``score / scale`` is roughly between 0 and 1. It is 100 for
        all metrics except NIST.
    """

    tokenize: str | None = None
    lowercase: bool | None = None

    # Without annotations, so that the dataclass does not take them for options.
    name = ""
    n_statistics = 0
    higher_is_better = True
    scale = 100.0
    default_tokenize = "13a"
    default_lowercase = False

    def __post_init__(self) -> None:
        self.prepare = LinePreparation(
            tokenize=self.default_tokenize if self.tokenize is None else self.tokenize,
            lowercase=self.default_lowercase if self.lowercase is None else self.lowercase,
        )

    def statistics(self, hypotheses: Lines, references: Sequence[Lines]) -> Float64Array:
        """Return the statistics of each sentence.

        Parameters
        ----------
        hypotheses : sequence of n str
        references : sequence of streams of n str
            ``references[r][i]`` is reference `r` of sentence `i`.

        Returns
        -------
        ndarray, shape (n, k)
        """
        return self._checked(hypotheses, np.arange(len(hypotheses)), references, len(hypotheses))

    def statistics_for_lists(
        self, lists: Sequence[Lines], references: Sequence[Lines]
    ) -> Float64Array:
        """Return the statistics of many hypotheses per sentence, such as n-best lists.

        The references are prepared once, however many hypotheses they are compared with.

        Parameters
        ----------
        lists : sequence of n sequences of str
            The hypotheses of each sentence.
        references : sequence of streams of n str

        Returns
        -------
        ndarray, shape (total number of hypotheses, k)
            In the order of the lists, one after the other.
        """
        lengths = np.fromiter(map(len, lists), np.int64, len(lists))
        sentence = np.repeat(np.arange(len(lists)), lengths)
        flat = [hypothesis for hypotheses in lists for hypothesis in hypotheses]
        return self._checked(flat, sentence, references, len(lists))

    @abstractmethod
    def score(self, totals: npt.ArrayLike) -> Float64Array:
        """Return the score of summed statistics, shape (..., k) to shape (...)."""

    def sentence_scores(self, statistics: npt.ArrayLike) -> Float64Array:
        """Return the score of each sentence alone, shape (n, k) to shape (n,)."""
        return self.score(statistics)

    def corpus_score(self, hypotheses: Lines, references: Sequence[Lines]) -> float:
        """Return the score of a whole text."""
        return float(self.score(self.statistics(hypotheses, references).sum(axis=0)))

    def signature(self, n_references: int | None = None) -> str:
        """Return everything needed to compute the same score again."""
        parts = {} if n_references is None else {"nrefs": str(n_references)}
        parts |= self._signature_parts() | {"version": f"regmt-{__version__}"}
        return "|".join(f"{key}:{value}" for key, value in parts.items())

    def _signature_parts(self) -> dict[str, str]:
        return {
            "case": "lc" if self.prepare.lowercase else "mixed",
            "tok": self.prepare.tokenize,
        }

    def _checked(
        self,
        hypotheses: Lines,
        sentence: Int64Array,
        references: Sequence[Lines],
        n_sentences: int,
    ) -> Float64Array:
        if not references:
            raise InputError("no reference", remedy="give at least one")
        for number, stream in enumerate(references, start=1):
            if isinstance(stream, str):
                raise TypeError("references must be a sequence of streams, each a sequence of str")
            if len(stream) != n_sentences:
                raise InputError(
                    f"reference {number} has {len(stream)} sentences for {n_sentences} translations"
                )
        return self._compute(hypotheses, sentence, references)

    def _best_reference(self, per_reference: Float64Array) -> Float64Array:
        """Return the statistics by the reference that gives each sentence its highest score."""
        best = self.score(per_reference).argmax(axis=1)
        return np.asarray(per_reference[np.arange(len(best)), best])

    @abstractmethod
    def _compute(
        self, hypotheses: Lines, sentence: Int64Array, references: Sequence[Lines]
    ) -> Float64Array:
        """Return the statistics; hypothesis `h` translates sentence ``sentence[h]``."""


class WordMetric(Metric):
    """A metric that compares words by their ids."""

    def _compute(
        self, hypotheses: Lines, sentence: Int64Array, references: Sequence[Lines]
    ) -> Float64Array:
        return self._compare(Batch.from_lines(hypotheses, sentence, references, self.prepare))

    @abstractmethod
    def _compare(self, batch: Batch) -> Float64Array:
        """Return the statistics of a batch of word ids."""


@dataclass(kw_only=True, eq=False, repr=False)
class StemMetric(WordMetric):
    """A metric that also matches words with the same stem, and synonyms.

    Parameters
    ----------
    language : str
        ISO 639-1 code, for the stemmer.
    synonyms : bool or callable, optional
        Whether to use WordNet; by default if it is installed and the language is English. Or a
        function of two words that returns whether they are synonyms.
    """

    language: str = "en"
    synonyms: bool | SynonymTest | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        check_language(self.language)
        self.are_synonyms = choose_synonyms(self.synonyms, self.language)

    def _signature_parts(self) -> dict[str, str]:
        synonyms = "yes" if self.are_synonyms else "no"
        return super()._signature_parts() | {"stem": self.language, "syn": synonyms}


class ErrorRate(WordMetric):
    """Edits divided by a length; the statistics are these two."""

    n_statistics = 2
    higher_is_better = False

    def score(self, totals: npt.ArrayLike) -> Float64Array:
        """Return the error rate in per cent; it can exceed 100."""
        totals = np.asarray(totals, dtype=np.float64)
        edits, length = totals[..., 0], totals[..., 1]
        # Without a length, any edit means an error rate of 100.
        return (100.0 * np.where(length > 0, divide(edits, length), edits > 0))[()]


def divide(numerator: npt.ArrayLike, denominator: npt.ArrayLike) -> Float64Array:
    """Divide elementwise; 0 where the denominator is 0."""
    numerator, denominator = np.asarray(numerator, float), np.asarray(denominator, float)
    out = np.zeros(np.broadcast_shapes(numerator.shape, denominator.shape))
    return np.divide(numerator, denominator, out=out, where=denominator != 0)
