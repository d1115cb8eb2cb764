"""Beam decoding of the model of a sentence: its phrase table, made in memory, and the decoder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from regmt.core.errors import InputError
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.beam.hypothesis import Hypothesis
from regmt.decoding.extraction.phrase_scoring import PhraseOptions
from regmt.decoding.instance_model import InstanceTrainer
from regmt.decoding.lm import BEGIN, END
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import PhraseTable
from regmt.decoding.reordering import ReorderingTable, ReorderingType
from regmt.decoding.settings import SearchSettings
from regmt.decoding.weights import Weights
from regmt.instance_selection.ngrams import Orders
from regmt.resources import Resources
from regmt.sentence.learner import Wanted
from regmt.sentence.sentence_model import Ngram, SentenceModel
from regmt.translation.options import TranslationOptions
from regmt.translation.phrase_scores import regression_scores
from regmt.translation.regression_table import RegressionTable

LONGEST_PHRASE = 5
REGRESSION = "Regression0"
"""Feature by which the best translations are rescored."""
UNKNOWN = "UnknownWordPenalty0"
"""Feature of unknown words; without a weight it has 1."""

_COMMON = Weights({"Distortion0": 0.3, "LM0": 0.5, "WordPenalty0": -1.0, "PhrasePenalty0": 0.2})
_PHRASES = _COMMON.updated({"LexicalReordering0": (0.3,) * 6})
DEFAULT_WEIGHTS = {
    "regression": _COMMON.updated({"TranslationModel0": (0.2, 0.2, 0.0)}),
    "phrases": _PHRASES.updated({"TranslationModel0": (0.2,) * 4}),
    # Halfway from plain weights to those tuned on several corpora together, which lose on others
    # (`benchmarks/default_weights.py`): W's prediction leaves less to say for classical scores.
    # Distortion keeps its plain weight: without a limit nothing else holds back moves.
    "combined": _PHRASES.updated(
        {
            "WordPenalty0": -0.9,
            "PhrasePenalty0": 0.5,
            "TranslationModel0": (0.25, 0.1, 0.1, 0.1, 0.1, 0.05, 0.1, 0.1),
            REGRESSION: 1.0,
        }
    ),
}
"""Weights that serve untuned, for each kind of phrase table."""


class SentenceTables(NamedTuple):
    """What the beam decoder translates a sentence with."""

    tokens: list[str]
    phrases: PhraseTable
    reordering: ReorderingTable | None
    predicted: dict[Ngram, float] | None  #: target features that W predicts, to rescore with


class BeamSentenceDecoder:
    """Decodes with a phrase table of the sentence's own.

    The table holds, by `TranslationOptions.scores`:

    ``regression``
        W's entries with p(f_x|f_y), p(f_y|f_x) and e (8.3).
    ``phrases``
        The phrase pairs of the selected instances with p(s|t), lex(s|t), p(t|s), lex(t|s).
    ``combined``
        Those, and W's view of them: p^μ(s|t) and p^μ(t|s) of W, then of the W learned from
        target to source. The best translations are then rescored by how near their n-grams are to
        those that W predicts (the pre-image problem, Eq 3.9; reranking as in chapter 6).
    """

    def __init__(
        self,
        resources: Resources,
        options: TranslationOptions,
        weights: Mapping[str, float | Sequence[float]] | None,
    ) -> None:
        self.options = options
        combined = options.scores == "combined"
        self.wanted = Wanted(options.scores != "phrases", ends=combined, both_directions=combined)
        self.lm = resources.language_model(order=options.lm_order, path=options.lm)
        self.weights = _checked(DEFAULT_WEIGHTS[options.scores], weights or {})
        self.regression_weight = self.weights.get(REGRESSION, (0.0,))[0]
        self.model_weights = Weights({k: v for k, v in self.weights.items() if k != REGRESSION})
        self.settings = SearchSettings(
            stack=options.stack, distortion_limit=options.distortion_limit
        )
        self.trainer: InstanceTrainer | None = None
        if options.scores != "regression":
            self.trainer = InstanceTrainer(
                corpus=resources.index.corpus,
                links=resources.links,
                options=PhraseOptions(longest=LONGEST_PHRASE),
            )

    def prepare(self, model: SentenceModel) -> SentenceTables:
        """Make the tables of a sentence."""
        predicted = None
        if self.options.scores == "combined":
            predicted = model.predicted_ngrams(threshold=0.0)
        return SentenceTables(model.tokens, *self.tables(model), predicted)

    def search(self, prepared: SentenceTables, *, nbest: int = 1) -> list[Hypothesis]:
        """Return up to `nbest` different translations, best first."""
        reordering = {}
        if prepared.reordering is not None:
            reordering["LexicalReordering0"] = prepared.reordering
        decoder = BeamDecoder(
            Model(
                phrase_tables={"TranslationModel0": prepared.phrases},
                language_models={"LM0": self.lm},
                reordering_tables=reordering,
                weights=self.model_weights,
                settings=self.settings,
            )
        )
        rescored = prepared.predicted is not None
        size = max(nbest, self.options.rescored) if rescored else nbest
        found = decoder.decode(prepared.tokens, nbest=size, distinct=True)
        if prepared.predicted is not None:
            found = [self._rescored(hypothesis, prepared.predicted) for hypothesis in found]
            found = sorted(found, key=lambda hypothesis: -hypothesis.score)[:nbest]
        return found

    def _rescored(self, hypothesis: Hypothesis, predicted: dict[Ngram, float]) -> Hypothesis:
        value = preimage_gain(hypothesis.tokens, predicted, self.options.orders)
        return replace(
            hypothesis,
            score=hypothesis.score + self.regression_weight * value,
            features={**hypothesis.features, REGRESSION: (value,)},
        )

    def tables(self, model: SentenceModel) -> tuple[PhraseTable, ReorderingTable | None]:
        """Return the phrase table of a sentence and the reordering table, if there is one."""
        if self.trainer is None:
            return regression_phrase_table(model), None
        scored = self.trainer.train(model.ids, sentence=model.sentence.ids)
        reordering = scored.reordering_table(ReorderingType())
        if self.options.scores == "phrases":
            return scored.phrase_table(), reordering
        tables = [RegressionTable.from_coefficients(model.local_coef)]
        assert model.reverse is not None, "the model was learned in both directions"
        tables.append(RegressionTable.from_coefficients(model.reverse.T.tocsr()))
        pairs = scored.pairs
        sources = pairs.source_phrases.flat(pairs.source)
        targets = pairs.target_phrases.flat(pairs.target)
        seen_by_w = regression_scores(model, tables, sources, targets)
        scored = replace(scored, scores=np.hstack([scored.scores, seen_by_w]))
        return scored.phrase_table(), reordering


def _checked(default: Weights, given: Mapping[str, float | Sequence[float]]) -> Weights:
    """Return the default weights with those given; refuse what the model of a sentence lacks."""
    weights = default.updated(given)
    sizes = {UNKNOWN: 1, **{name: len(values) for name, values in default.items()}}
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


def preimage_gain(tokens: Sequence[str], predicted: Mapping[Ngram, float], orders: Orders) -> float:
    """Return ``‖ŷ‖² − ‖Φ(y) − ŷ‖²`` = Σ 2 ŷ_f c_f − c_f² over the n-grams f of a translation.

    c_f counts f in the translation with its ends; a feature that was not predicted has ŷ_f = 0.
    Larger is nearer to the prediction (Eq 3.9).
    """
    padded = (BEGIN, *tokens, END)
    counts: Counter[Ngram] = Counter()
    for n in range(orders.lowest, orders.highest + 1):
        words = tuple(tokens) if n == 1 else padded  # the ends are no features by themselves
        counts.update(words[i : i + n] for i in range(len(words) - n + 1))
    return sum(2.0 * predicted.get(gram, 0.0) * c - c * c for gram, c in counts.items())


def regression_phrase_table(model: SentenceModel) -> PhraseTable:
    """Return W as the phrase table of the thesis (8.3)."""
    table = RegressionTable.from_coefficients(model.local_coef)
    names = {row: model.target_name(row) for row in np.unique(table.target).tolist()}
    return table.to_phrase_table(model.source_names, names)
