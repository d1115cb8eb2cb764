"""Perplexity of a text, with and without the words that the model does not know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from regmt.decoding.lm.language_model import SentenceScore


class SentenceScorer(Protocol):
    """A language model or a mixture of several."""

    def score_sentences(self, sentences: Iterable[Sequence[str]]) -> list[SentenceScore]:
        """Return the scores of tokenised sentences."""
        ...


@dataclass(frozen=True)
class Perplexity:
    """How well a model predicts a text.

    Attributes
    ----------
    n_sentences, n_tokens, n_unknown : int
        Tokens include the end of every sentence.
    logprob, logprob_unknown : float
        Sum of log10 p over all tokens and over the unknown ones.
    """

    n_sentences: int
    n_tokens: int
    n_unknown: int
    logprob: float
    logprob_unknown: float

    @classmethod
    def of(cls, model: SentenceScorer, sentences: Iterable[Sequence[str]]) -> Perplexity:
        """Score a text."""
        scores = model.score_sentences(sentences)
        return cls(
            n_sentences=len(scores),
            n_tokens=sum(len(score.logprobs) for score in scores),
            n_unknown=sum(score.n_unknown for score in scores),
            logprob=sum(score.total for score in scores),
            logprob_unknown=sum(float(score.logprobs[score.unknown].sum()) for score in scores),
        )

    @property
    def including_unknown(self) -> float:
        """10 to the mean of −log10 p over all tokens."""
        return float(10 ** (-self.logprob / self.n_tokens)) if self.n_tokens else float("nan")

    @property
    def excluding_unknown(self) -> float:
        """The same over the tokens that the model knows."""
        n_known = self.n_tokens - self.n_unknown
        if n_known == 0:
            return float("nan")
        return float(10 ** (-(self.logprob - self.logprob_unknown) / n_known))
