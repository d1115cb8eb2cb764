"""A sentence as text and as numbers: encoded once, then passed on unchanged."""

from __future__ import annotations

from dataclasses import dataclass

from regmt.core.arrays import Int32Array
from regmt.instance_selection.ngrams import Orders


@dataclass(frozen=True, eq=False)
class Sentence:
    """A sentence of one side of a corpus; `Text.encode` makes it.

    Attributes
    ----------
    text : str
        As it was given.
    tokens : list of str
        After the preprocessing of the corpus.
    ids : ndarray of int32
        The tokens in the vocabulary of the corpus, -1 for words that it does not have.
    """

    text: str
    tokens: list[str]
    ids: Int32Array

    def __len__(self) -> int:
        return len(self.tokens)

    def __repr__(self) -> str:
        return f"Sentence({self.text!r})"

    def part(self, start: int, end: int) -> Sentence:
        """Return some of its words as a sentence."""
        tokens = self.tokens[start:end]
        return Sentence(" ".join(tokens), tokens, self.ids[start:end])

    def distinct_ngrams(self, orders: Orders) -> set[tuple[str, ...]]:
        """Return the different n-grams, unknown words included."""
        return set(orders.ngrams(self.tokens))
