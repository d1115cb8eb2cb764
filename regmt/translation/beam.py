"""Beam decoding of the model of a sentence: its phrase table, made in memory, and the decoder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Int32Array
from regmt.core.errors import InputError
from regmt.decoding.alignment.links import Links
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.beam.hypothesis import Hypothesis
from regmt.decoding.beam.operation_guide import OperationGuide
from regmt.decoding.beam.translation_options import LN10
from regmt.decoding.extraction.phrase_scoring import PhraseOptions
from regmt.decoding.instance_model import InstanceTrainer
from regmt.decoding.lookup.phrase_lookup import LookupOptions, PhraseLookup
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import PhraseTable
from regmt.decoding.reordering import ReorderingTable, ReorderingType
from regmt.decoding.settings import SearchSettings
from regmt.decoding.weights import Weights
from regmt.resources import Resources, spellings
from regmt.sentence.learner import Wanted
from regmt.sentence.sentence_model import SentenceModel
from regmt.translation.corpus_models import CorpusModels
from regmt.translation.corpus_tables import corpus_phrases, corpus_tables
from regmt.translation.expected_ngrams import ExpectedNgrams
from regmt.translation.length import LENGTHS, LengthModel
from regmt.translation.memory_correction import memory_correction
from regmt.translation.options import TranslationOptions
from regmt.translation.regression_table import RegressionTable
from regmt.translation.unknown_words import UnknownWords, Used

LONGEST_PHRASE = 5
MOST_PAIRS = 30
"""Translations looked up for a source phrase, beside those that selected pairs support."""
REGRESSION = "Regression0"
LENGTH = "Length0"
OPERATIONS = "Operations0"
"""Features by which the best translations are rescored: R_n of `ExpectedNgrams`, by how many
words a translation is longer or shorter than `LengthModel` expects (negative), and the logarithm of
the probability of the operations that make it (`OperationModel`)."""
POPS = 5
"""Hypotheses that cube pruning makes for each that is kept; with them it is about as good as the
plain search of the thesis's pipelines, in half the time."""
THRESHOLD = 1e-7
"""How much worse than the best a hypothesis may be: operations set scores further apart."""
UNKNOWN = "UnknownWordPenalty0"
"""Feature of unknown words."""
CLASSES = "ClassLM0"
"""Feature of the language model of word classes."""
_LEARNED = "LM1"  # what the memory changes in the language model
_TYPED = "\ue001"  # a source word

_COMMON = Weights(
    {"Distortion0": 0.3, "LM0": 0.5, "WordPenalty0": -1.0, "PhrasePenalty0": 0.2, UNKNOWN: 1.0}
)
_PHRASES = _COMMON.updated({"LexicalReordering0": (0.3,) * 6})
_PAIRS = (0.15, 0.1, 0.15, 0.1, 0.1, 0.1, 0.05, 0.1, 0.05, 0.1, 0.1, 1.2, 0.2)
_READINGS = (0.5, 0.5, 2.0)  # a form, parts, a copy
DEFAULT_WEIGHTS = {
    "regression": _COMMON.updated({"TranslationModel0": (0.2, 0.2, 0.0)}),
    "phrases": _PHRASES.updated({"TranslationModel0": (0.2,) * 4}),
    "combined": _PHRASES.updated(
        {
            "LexicalReordering0": (0.15,) * 6,
            "TranslationModel0": (*_PAIRS, *_READINGS),
            LENGTH: 0.6,
            OPERATIONS: 0.25,
        }
    ),
}
"""Weights that serve untuned, for each kind of phrase table."""
CLASSES_WEIGHT = 0.4
"""Default weight of the language model of word classes."""
REGRESSION_WEIGHTS = (1.0, 1.5)
"""Default weights of R_n of `ExpectedNgrams`: for words, and for longer n-grams."""


class SentenceTables(NamedTuple):
    """What the beam decoder translates a sentence with."""

    tokens: list[str]
    ids: Int32Array  #: of the tokens
    phrases: PhraseTable
    reordering: ReorderingTable | None
    back_offs: Used  #: what was looked up for unknown words
    expected: ExpectedNgrams | None  #: what W predicts, to rescore with
    length: float  #: of the translation, as expected


class BeamSentenceDecoder:
    """Decodes with a phrase table of the sentence's own.

    The table holds, by `TranslationOptions.scores`:

    ``regression``
        W's entries with p(f_x|f_y), p(f_y|f_x) and e (8.3).
    ``phrases``
        The phrase pairs of the selected instances with p(s|t), lex(s|t), p(t|s), lex(t|s).
    ``combined``
        The phrase pairs of the whole corpus with the scores of `corpus_tables.COLUMNS`. The best
        translations are then rescored by how well their n-grams meet those that W predicts (the
        pre-image problem, Eq 3.9, in the form of `ExpectedNgrams`), by their length and
        by the operations that make them.
    """

    def __init__(
        self,
        resources: Resources,
        options: TranslationOptions,
        weights: Mapping[str, float | Sequence[float]] | None,
    ) -> None:
        self.options = options
        self.index = resources.index
        combined = options.scores == "combined"
        self.models: CorpusModels | None = None
        self.wanted = Wanted(options.scores != "phrases", ends=combined, both_directions=combined)
        self.lm = resources.language_model(order=options.lm_order, path=options.lm)
        default = DEFAULT_WEIGHTS[options.scores]
        if combined:
            regression = [REGRESSION_WEIGHTS[n > 1] for n in options.orders]
            default = default.updated({REGRESSION: regression})
            self.models = CorpusModels.of(resources, options)
            if self.models.classes is not None:
                default = default.updated({CLASSES: CLASSES_WEIGHT})
        self.weights = _checked(default, weights or {})
        rescoring = (REGRESSION, LENGTH, OPERATIONS)
        self.model_weights = Weights(
            {name: values for name, values in self.weights.items() if name not in rescoring}
        )
        self.correction = memory_correction(resources, self.lm)
        self.settings = SearchSettings(
            stack=options.stack,
            distortion_limit=options.distortion_limit,
            search="cube" if combined else "stack",
            threshold=THRESHOLD if combined else SearchSettings.threshold,
            pop_limit=POPS * options.stack,
        )
        self.lookup: PhraseLookup | None = None
        self.trainer: InstanceTrainer | None = None
        self.lengths: LengthModel | None = None
        if combined:
            self.lengths = resources.get(LENGTHS)
            base, text = resources.base, resources.index.source.text
            self.unknown = base.once(UnknownWords, lambda: UnknownWords(base.index.source.text))
            orders = options.subword_orders
            if base is not resources or orders is not None:
                spelled = None if orders is None else resources.get(spellings(orders))
                self.unknown = UnknownWords(text, self.unknown, spelled)
            self.lookup = PhraseLookup(
                corpus_phrases(resources), LookupOptions(samples=options.samples, limit=MOST_PAIRS)
            )
        elif options.scores == "phrases":
            self.trainer = InstanceTrainer(
                corpus=resources.index.corpus,
                links=resources.links,
                options=PhraseOptions(longest=LONGEST_PHRASE),
            )

    def prepare(self, model: SentenceModel) -> SentenceTables:
        """Make the tables of a sentence."""
        expected, length = None, 0.0
        if self.lengths is not None:
            expected = ExpectedNgrams.of(model)
            length = self.lengths.expected(model.sentence.ids)
        return SentenceTables(
            model.tokens, model.sentence.ids, *self.tables(model), expected, length
        )

    def search(
        self, prepared: SentenceTables, *, nbest: int = 1, beginning: Sequence[str] = ()
    ) -> list[Hypothesis]:
        """Return up to `nbest` different translations, best first.

        A `beginning` is the only translation of a word that is put before those of the sentence.
        Almost always it comes first.
        """
        phrases = {"TranslationModel0": prepared.phrases}
        reordering, weights = {}, self.model_weights
        if beginning:
            phrases["Typed0"] = PhraseTable.from_lines([_TYPED], [" ".join(beginning)], [[1.0]])
            weights = weights.updated({"Typed0": 0.0})
            ids = np.concatenate([[-1], prepared.ids]).astype(np.int32)
            prepared = prepared._replace(tokens=[_TYPED, *prepared.tokens], ids=ids)
        if prepared.reordering is not None:
            reordering["LexicalReordering0"] = prepared.reordering
        models = {"LM0": self.lm}
        if self.models is not None and self.models.classes is not None:
            models[CLASSES] = self.models.classes
        if self.correction is not None:
            # Together they are one log probability, so they have one weight.
            models[_LEARNED] = self.correction
            weights = weights.updated({_LEARNED: weights["LM0"]})
        decoder = BeamDecoder(
            Model(
                phrase_tables=phrases,
                language_models=models,
                reordering_tables=reordering,
                weights=weights,
                settings=self.settings,
            ),
            guide=self._guide(prepared),
        )
        expected = prepared.expected
        size = nbest if expected is None else max(nbest, self.options.rescored)
        found = decoder.decode(prepared.tokens, nbest=size, distinct=True)
        if self.correction is not None:
            found = [_as_one_model(hypothesis) for hypothesis in found]
        if expected is None:
            return found
        rescored = self._rescored(found, prepared, expected)
        return sorted(rescored, key=lambda hypothesis: -hypothesis.score)[:nbest]

    def _rescored(
        self, found: list[Hypothesis], prepared: SentenceTables, expected: ExpectedNgrams
    ) -> Iterator[Hypothesis]:
        operations = self._operations(found, prepared.ids)
        for hypothesis, operation in zip(found, operations, strict=True):
            added = {
                REGRESSION: expected.gains(hypothesis.tokens),
                LENGTH: (-abs(len(hypothesis.tokens) - prepared.length),),
                OPERATIONS: (operation,),
            }
            features = {**hypothesis.features, **added}
            # Not that of the search, which has the guide's, too.
            yield replace(hypothesis, score=_weighted(self.weights, features), features=features)

    def _guide(self, prepared: SentenceTables) -> OperationGuide | None:
        """Return what lets the search foresee the score of `_operations`."""
        model = self.models and self.models.operations
        (weight,) = self.weights.get(OPERATIONS, (0.0,))
        if not model or weight == 0:
            return None
        source = dict(zip(prepared.tokens, prepared.ids.tolist(), strict=True))
        return OperationGuide(model, source, self.index.target.text.vocabulary, weight)

    def _operations(self, found: list[Hypothesis], source: Int32Array) -> list[float]:
        """Return log p of the operations that make each translation of a sentence."""
        model = self.models and self.models.operations
        if not model or not found:
            return [0.0] * len(found)
        vocabulary = self.index.target.text.vocabulary
        scores = model.score_translations(
            source,
            [vocabulary.encode(hypothesis.tokens) for hypothesis in found],
            Links.from_sets([hypothesis.links for hypothesis in found]),
        )
        values: list[float] = (LN10 * scores).tolist()
        return values

    def tables(self, model: SentenceModel) -> tuple[PhraseTable, ReorderingTable | None, Used]:
        """Return the phrase table of a sentence, its reordering if there is one, and back-offs."""
        if self.lookup is not None:
            return corpus_tables(
                self.lookup,
                model,
                exclude=self.options.excluded(self.index, model.sentence),
                unknown=self.unknown,
            )
        if self.trainer is None:
            return regression_phrase_table(model), None, {}
        scored = self.trainer.train(model.ids, sentence=model.sentence.ids)
        return scored.phrase_table(), scored.reordering_table(ReorderingType()), {}


def _as_one_model(hypothesis: Hypothesis) -> Hypothesis:
    """Add what the memory of the index changes in the language model to its score."""
    features = dict(hypothesis.features)
    (change,) = features.pop(_LEARNED)
    features["LM0"] = (features["LM0"][0] + change,)
    return replace(hypothesis, features=features)


def _weighted(weights: Weights, features: Mapping[str, Sequence[float]]) -> float:
    """Return w · Ψ; a feature without a weight, what was typed before, counts nothing."""
    return sum(
        w * value
        for name, values in features.items()
        for w, value in zip(weights.get(name, (0.0,) * len(values)), values, strict=True)
    )


def _checked(default: Weights, given: Mapping[str, float | Sequence[float]]) -> Weights:
    """Return the default weights with those given; refuse what the model of a sentence lacks."""
    weights = default.updated(given)
    sizes = {name: len(values) for name, values in default.items()}
    for name, values in weights.items():
        if name not in sizes:
            raise InputError(
                f"weight for {name!r}, which is no feature of the beam decoder",
                remedy=f"its features are {', '.join(sizes)}",
            )
        if len(values) != sizes[name]:
            raise InputError(
                f"{len(values)} weight(s) for {name!r}, which has {sizes[name]} value(s)"
            )
    return weights


def regression_phrase_table(model: SentenceModel) -> PhraseTable:
    """Return W as the phrase table of the thesis (8.3)."""
    table = RegressionTable.from_coefficients(model.local_coef)
    names = {row: model.target_name(row) for row in np.unique(table.target).tolist()}
    return table.to_phrase_table(model.source_names, names)
