"""Phrase-based systems of some training pairs, and their weights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.core.progress import progress
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.extraction.phrase_scoring import PhraseOptions
from regmt.decoding.extraction.tables import ScoredPairs
from regmt.decoding.instance_model import InstanceTrainer
from regmt.decoding.phrase_model import Model
from regmt.decoding.reordering import ReorderingType
from regmt.decoding.settings import SearchSettings
from regmt.decoding.weights import Weights
from regmt.metrics import Metric
from regmt.reproduction.data import Bitext, Data, Task
from regmt.reproduction.scoring import metric_of
from regmt.translation.beam import DEFAULT_WEIGHTS, LONGEST_PHRASE
from regmt.translation.options import TranslationOptions
from regmt.translation.translator import Translator
from regmt.tuning.constraints import Constraints
from regmt.tuning.model_dev import nbest_decoder
from regmt.tuning.nbest_dev import NBestDev
from regmt.tuning.outer_loop import TuningResult, tune
from regmt.tuning.tuner import DECODER_INTERPOLATION, make_tuner

PHRASES = TranslationOptions(exact=False, scores="phrases", stack=50)
"""L_I: a phrase-based system for each sentence."""
SETTINGS = SearchSettings(stack=50, distortion_limit=6)
OPTIONS = PhraseOptions(longest=LONGEST_PHRASE)
REORDERING = "LexicalReordering0"


@dataclass(frozen=True)
class System:
    """Translations of a test set by a phrase-based system of some training pairs."""

    outputs: list[str]
    target_words: int


def phrase_system(
    task: Task,
    test: Bitext,
    ids: Int64Array | None = None,
    *,
    options: PhraseOptions = OPTIONS,
    settings: SearchSettings = SETTINGS,
    method: str = "diagonal",
) -> System:
    """Align and extract from the pairs `ids` alone, and translate `test` with the result.

    None are all pairs. The language model is that of the whole target side; the weights are
    fixed, so that systems differ by their pairs only, or by their options.
    """
    if ids is None:
        ids = np.arange(len(task.index))
    trainer = InstanceTrainer(corpus=task.index.corpus, options=options, method=method)
    model = phrase_model(task, trainer.train(ids), options, settings)
    return System(decode(task, test, model), int(task.index.target.text.lengths[ids].sum()))


def phrase_model(
    task: Task, scored: ScoredPairs, options: PhraseOptions, settings: SearchSettings
) -> Model:
    """Return a model of scored phrases with the language model of the task."""
    kind = ReorderingType(
        hierarchical=options.reordering == "hierarchical", collapsed=options.collapse
    )
    return Model(
        phrase_tables={"TranslationModel0": scored.phrase_table()},
        language_models={"LM0": task.resources.language_model()},
        reordering_tables={REORDERING: scored.reordering_table(kind)},
        weights=DEFAULT_WEIGHTS["phrases"].updated({REORDERING: (0.3,) * kind.n_features}),
        settings=settings,
    )


def decode(task: Task, test: Bitext, model: Model) -> list[str]:
    """Translate a test set with a model."""
    decoder = BeamDecoder(model)
    tokens = [task.index.source.text.preprocessing(line) for line in test.source]
    found = (decoder.decode(words) for words in tokens)
    return [
        " ".join(best[0].tokens) if best else ""
        for best in progress(found, what="decode", total=len(tokens))
    ]


def system_of_all(data: Data, task: Task, test: Bitext) -> System:
    """Return the system of all pairs, which several tables compare with."""
    key = ("all pairs", task.name, len(test), test.source[0])
    return data.remember(key, lambda: phrase_system(task, test))


def translations(
    task: Task, test: Bitext, options: TranslationOptions, weights: Weights | None = None
) -> list[str]:
    """Translate with some options, by default with the default weights."""
    translator = Translator(task.resources, options, weights=weights)
    each = (translator.translate(line).text for line in test.source)
    what = f"{options.learner}, m={options.instances}"
    return list(progress(each, what=what, total=len(test)))


def tuning_dev(
    task: Task, dev: Bitext, model: Model, *, tuner: str = "mert", metric: Metric | None = None
) -> NBestDev:
    """Return a dev set around the decoder of a model; the metric is BLEU if none is given."""
    return NBestDev(
        nbest_decoder(model, [task.index.source.text.preprocessing(line) for line in dev.source]),
        [dev.target],
        metric=metric or metric_of("bleu"),
        tuner=make_tuner(tuner, {"restarts": 5} if tuner == "mert" else None),
        constraints=Constraints(fixed=[model.unknown_penalty]),
        interpolation=DECODER_INTERPOLATION.get(tuner, 1.0),
    )


def tune_model(
    task: Task, dev: Bitext, model: Model, *, tuner: str, iterations: int, seed: int
) -> TuningResult:
    """Tune the weights of a model to the BLEU of a dev set."""
    lists = tuning_dev(task, dev, model, tuner=tuner)
    return tune(lists, start=model.weights, seed=seed, iterations=iterations)


def mean_weights(each: Sequence[Weights]) -> Weights:
    """Return the mean of weights of the same features."""
    return Weights({name: np.mean([one[name] for one in each], axis=0) for name in each[0]})
