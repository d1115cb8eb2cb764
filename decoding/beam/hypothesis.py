"""What the decoder returns: a translation with its derivation, score and features."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product

from regmt.decoding.nbest import NBestEntry


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase pair in a derivation.

    Attributes
    ----------
    start, end : int
        The source span [start, end).
    target : tuple of str
    alignment : str
        Word alignment inside the pair (``i-j``), ``""`` if the table has none.
    """

    start: int
    end: int
    target: tuple[str, ...]
    alignment: str = ""


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """A translation: phrases in target order, the model's score w · Ψ and the features Ψ."""

    phrases: tuple[Phrase, ...]
    score: float
    features: dict[str, tuple[float, ...]] = field(default_factory=dict)

    @property
    def tokens(self) -> list[str]:
        """The words of the translation."""
        return [word for phrase in self.phrases for word in phrase.target]

    @property
    def text(self) -> str:
        """The translation as one string."""
        return " ".join(self.tokens)

    @property
    def alignment(self) -> list[tuple[int, int]]:
        """Word alignment with the source sentence, sorted pairs of positions."""
        links = []
        offset = 0
        for phrase in self.phrases:
            for link in phrase.alignment.split():
                i, _, j = link.partition("-")
                links.append((phrase.start + int(i), offset + int(j)))
            offset += len(phrase.target)
        return sorted(links)

    @property
    def links(self) -> list[tuple[int, int]]:
        """The word alignment; a phrase without one links each of its words to each."""
        links = self.alignment
        offset = 0
        for phrase in self.phrases:
            end = offset + len(phrase.target)
            if not phrase.alignment:
                links += product(range(phrase.start, phrase.end), range(offset, end))
            offset = end
        return sorted(links)

    def entry(self, sentence: int, *, links: bool = False) -> NBestEntry:
        """Return the hypothesis as a line of an n-best list, with its word links if wanted."""
        found = tuple(self.links) if links else ()
        return NBestEntry(sentence, self.tokens, self.features, self.score, found)
