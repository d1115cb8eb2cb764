"""What every metric has: statistics per sentence that add up, and a score of their sum."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from regmt._version import __version__
from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError
from regmt.metrics.text import Batch, LinePreparation


class Metric(ABC):
    """An automatic metric, computed from sufficient statistics.

    A corpus score is ``score(statistics(hypotheses, references).sum(axis=0))``; tuning and
    resampling add up rows in other ways and never look at the text again.

    Parameters
    ----------
    tokenize : str, optional
        One of `regmt.metrics.text.TOKENIZERS`; by default what is usual for the metric. Text
        that is tokenised already, as it is inside tuning, takes ``"none"``.
    lowercase : bool, optional
        Whether upper and lower case are one; by default what is usual for the metric.

    Attributes
    ----------
    name : str
        As given to `make_metric`.
    higher_is_better : bool
        False for the error rates.
    scale : float
        The usual range of the score: ``score / scale`` lies about between 0 and 1. It is 100 for
        all but NIST.
    """

    name: str
    higher_is_better: bool = True
    scale: float = 100.0
    default_tokenize: str = "13a"
    default_lowercase: bool = False

    def __init__(self, *, tokenize: str | None = None, lowercase: bool | None = None) -> None:
        self.prepare = LinePreparation(
            tokenize=self.default_tokenize if tokenize is None else tokenize,
            lowercase=self.default_lowercase if lowercase is None else lowercase,
        )

    @property
    @abstractmethod
    def n_statistics(self) -> int:
        """Number of statistics of a sentence, the `k` below."""

    def statistics(
        self, hypotheses: Sequence[str], references: Sequence[Sequence[str]]
    ) -> Float64Array:
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
        self, lists: Sequence[Sequence[str]], references: Sequence[Sequence[str]]
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

    def corpus_score(self, hypotheses: Sequence[str], references: Sequence[Sequence[str]]) -> float:
        """Return the score of a whole text."""
        return float(self.score(self.statistics(hypotheses, references).sum(axis=0)))

    def signature(self, n_references: int | None = None) -> str:
        """Return what one must know to compute the same score again."""
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
        hypotheses: Sequence[str],
        sentence: Int64Array,
        references: Sequence[Sequence[str]],
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

    @abstractmethod
    def _compute(
        self,
        hypotheses: Sequence[str],
        sentence: Int64Array,
        references: Sequence[Sequence[str]],
    ) -> Float64Array:
        """Return the statistics; hypothesis `h` translates sentence ``sentence[h]``."""


class WordMetric(Metric):
    """A metric that compares words and so works on their ids."""

    def _compute(
        self,
        hypotheses: Sequence[str],
        sentence: Int64Array,
        references: Sequence[Sequence[str]],
    ) -> Float64Array:
        return self._compare(Batch.from_lines(hypotheses, sentence, references, self.prepare))

    @abstractmethod
    def _compare(self, batch: Batch) -> Float64Array:
        """Return the statistics of a batch of word ids."""


def divide(numerator: npt.ArrayLike, denominator: npt.ArrayLike) -> Float64Array:
    """Divide elementwise; 0 where the denominator is 0."""
    numerator, denominator = np.asarray(numerator, float), np.asarray(denominator, float)
    out = np.zeros(np.broadcast_shapes(numerator.shape, denominator.shape))
    return np.divide(numerator, denominator, out=out, where=denominator != 0)


def error_rate(edits: npt.ArrayLike, length: npt.ArrayLike) -> Float64Array:
    """Return ``100 · edits / length``; where that length is 0, 100 if there were edits, else 0."""
    edits, length = np.asarray(edits, float), np.asarray(length, float)
    return 100.0 * np.where(length > 0, divide(edits, length), edits > 0)
