"""A translation as the decoders of the pipeline return it."""

from __future__ import annotations

from dataclasses import dataclass

from regmt.decoding.nbest import NBestEntry


@dataclass(frozen=True)
class Segment:
    """A source span and the target words it became."""

    start: int
    end: int
    target: tuple[str, ...]


@dataclass(frozen=True)
class Hypothesis:
    """A translation: words, score and features; from the beam decoder also its segmentation."""

    tokens: list[str]
    score: float
    features: dict[str, tuple[float, ...]]
    segments: tuple[Segment, ...] = ()

    def entry(self, sentence: int) -> NBestEntry:
        """Return it as a line of an n-best list."""
        return NBestEntry(sentence, self.tokens, self.features, self.score)
