"""A translated sentence and how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regmt.decoding.beam.hypothesis import Hypothesis
from regmt.decoding.nbest import NBestEntry
from regmt.instance_selection.selectors.base import Selection
from regmt.instance_selection.sentence import Sentence
from regmt.sentence.sentence_model import SentenceModel


@dataclass(repr=False)
class Translation:
    """A translated sentence and its derivation.

    Attributes
    ----------
    hypotheses : list of Hypothesis
        Best first; empty if there was nothing to translate.
    model : SentenceModel
        The model learned for the sentence.
    exact : int or None
        The training pair whose source is the sentence; the best translation is its target side.
    restored : str
        The best translation in the form of the input: recased and detokenised, with the source's
        placeholders. Equals `text` if the corpus is not raw text.
    whole : Sentence or None
        The sentence if it was translated in parts; `model` is then that of the first part.
    divided : sequence of Translation
        Those parts.
    """

    hypotheses: list[Hypothesis]
    model: SentenceModel
    exact: int | None
    restored: str
    whole: Sentence | None = None
    divided: Sequence[Translation] = ()

    @property
    def parts(self) -> Sequence[Translation]:
        """Its parts, or itself."""
        return self.divided or [self]  # not kept: a cycle would live on, with the whole index

    @property
    def source(self) -> str:
        """The raw sentence."""
        return (self.whole or self.model.sentence).text

    @property
    def selection(self) -> Selection:
        """The training pairs selected for it."""
        return self.model.selection

    @property
    def tokens(self) -> list[str]:
        """The words of the best translation."""
        return self.hypotheses[0].tokens if self.hypotheses else []

    @property
    def text(self) -> str:
        """The words of the best translation as one string."""
        return " ".join(self.tokens)

    def __str__(self) -> str:
        return self.restored

    def __repr__(self) -> str:
        return f"<Translation {self.restored!r} of {self.source!r}>"

    def _repr_html_(self) -> str:
        from regmt.explanation.page import short

        return short(self)

    def nbest_entries(self, sentence: int, *, links: bool = False) -> list[NBestEntry]:
        """Return the hypotheses as lines of an n-best list, with word links if wanted."""
        return [hypothesis.entry(sentence, links=links) for hypothesis in self.hypotheses]
