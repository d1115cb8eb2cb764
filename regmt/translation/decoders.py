"""Decode the model of a sentence with the graph or the beam decoder.

Decoding has two steps: `prepare` builds what the search needs, `search` finds the translations.
Tuning repeats only the search, with other weights.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from regmt.decoding.beam.hypothesis import Hypothesis, Phrase
from regmt.decoding.graph import GraphDecoder, PredictedNgrams
from regmt.decoding.weights import Weights
from regmt.resources import Resources
from regmt.sentence.learner import Wanted
from regmt.sentence.sentence_model import SentenceModel
from regmt.translation.options import TranslationOptions

GivenWeights = Mapping[str, float | Sequence[float]] | None


class SentenceDecoder(Protocol):
    """Decodes the model of one sentence."""

    #: What it needs of a sentence.
    wanted: Wanted
    #: The weights in use.
    weights: Weights

    def prepare(self, model: SentenceModel) -> Any:
        """Return what `search` takes; it can be pickled."""
        ...

    def search(self, prepared: Any, *, nbest: int = 1) -> list[Hypothesis]:
        """Return up to `nbest` different translations, best first."""
        ...


class PredictedSentence(NamedTuple):
    """The search space of the graph decoder."""

    ngrams: PredictedNgrams
    source_length: int


class GraphSentenceDecoder:
    """Graph decoding of the predicted target features (8.8.2)."""

    wanted = Wanted(ends=True)

    def __init__(
        self, resources: Resources, options: TranslationOptions, weights: GivenWeights
    ) -> None:
        self.threshold = options.threshold
        self.decoder = GraphDecoder(
            lm=resources.language_model(order=options.lm_order, path=options.lm),
            weights=weights,
            length_ratio=resources.length_ratio,
            beam=options.beam,
            objective=options.objective,
        )
        self.weights = self.decoder.weights

    def prepare(self, model: SentenceModel) -> PredictedSentence:
        """Return the graph's n-grams: features predicted above the threshold, words to copy."""
        values = model.predicted_ngrams(threshold=self.threshold)
        ngrams = PredictedNgrams(values, copied=model.unknown_words)
        return PredictedSentence(ngrams, len(model.tokens))

    def search(self, prepared: PredictedSentence, *, nbest: int = 1) -> list[Hypothesis]:
        """Return up to `nbest` paths, best first."""
        paths = self.decoder.decode(
            prepared.ngrams, source_length=prepared.source_length, nbest=nbest
        )
        return [
            Hypothesis(
                (Phrase(0, prepared.source_length, tuple(path.tokens)),), path.score, path.features
            )
            for path in paths
        ]


def make_decoder(
    resources: Resources, options: TranslationOptions, weights: GivenWeights = None
) -> SentenceDecoder:
    """Make the decoder that the options ask for."""
    if options.decoder == "graph":
        return GraphSentenceDecoder(resources, options, weights)
    from regmt.translation.beam import BeamSentenceDecoder

    return BeamSentenceDecoder(resources, options, weights)
