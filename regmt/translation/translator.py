"""The transductive pipeline: for each sentence select, learn, decode (RegMT thesis, 3.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from decoding.nbest import NBestEntry
from instance_selection.selectors import Selection, Selector
from regmt.translation.decoders import SentenceDecoder, make_decoder
from regmt.translation.hypothesis import Hypothesis
from regmt.translation.options import TranslationOptions
from regmt.translation.regression import SentenceModel, learn_sentence
from regmt.translation.resources import Resources


@dataclass
class Translation:
    """A translated sentence and how it came about.

    Attributes
    ----------
    source : str
        The raw sentence.
    hypotheses : list of Hypothesis
        Best first; empty if there was nothing to translate.
    selection : Selection
        The training pairs selected for it.
    model : SentenceModel
        What was learned from them.
    """

    source: str
    hypotheses: list[Hypothesis]
    selection: Selection
    model: SentenceModel

    @property
    def tokens(self) -> list[str]:
        """The words of the best translation."""
        return self.hypotheses[0].tokens if self.hypotheses else []

    @property
    def text(self) -> str:
        """The best translation as one string."""
        return " ".join(self.tokens)

    def nbest_entries(self, sentence: int) -> list[NBestEntry]:
        """Return the hypotheses as lines of an n-best list."""
        return [hypothesis.entry(sentence) for hypothesis in self.hypotheses]


class Translator:
    """Translates sentence by sentence, each with a model of its own.

    Parameters
    ----------
    resources : Resources
        The index and what is derived from it.
    options : TranslationOptions, optional
    weights : mapping, optional
        Weights of the decoder's features; by default ones that serve untuned.
    """

    def __init__(
        self,
        resources: Resources,
        options: TranslationOptions | None = None,
        *,
        weights: Mapping[str, float | Sequence[float]] | None = None,
    ) -> None:
        self.resources = resources
        self.options = options or TranslationOptions()
        self.decoder: SentenceDecoder = make_decoder(resources, self.options, weights)
        self.learner = self.options.make_learner()

    @cached_property
    def selector(self) -> Selector:
        """The selector, fitted to the index."""
        return self.options.selector_recipe.make().fit(self.resources.index)

    def prepare(self, sentence: str) -> Any:
        """Select and learn, and make of it what the decoder searches in."""
        return self.decoder.prepare(self.learn(sentence, self.select(sentence)))

    def translate(self, sentence: str) -> Translation:
        """Translate one raw sentence."""
        selection = self.select(sentence)
        model = self.learn(sentence, selection)
        prepared = self.decoder.prepare(model)
        hypotheses = self.decoder.search(prepared, nbest=self.options.nbest)
        return Translation(sentence, hypotheses, selection, model)

    def select(self, sentence: str) -> Selection:
        """Select the training pairs of one sentence."""
        options = self.options
        return self.selector.select(
            [sentence], options.instances, exclude_exact=options.exclude_exact
        )[0]

    def learn(self, sentence: str, selection: Selection) -> SentenceModel:
        """Learn W from the selected pairs."""
        return learn_sentence(
            self.resources.index,
            selection.ids,
            sentence,
            learner=self.learner if self.decoder.needs_regression else None,
            orders=self.options.orders,
            ends=self.decoder.needs_ends,
            both_directions=self.decoder.needs_both_directions,
        )
