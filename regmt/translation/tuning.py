"""Tuning the weights of the pipeline on a dev set.

What depends on no weight (selection, W, phrase tables) is made once per dev sentence; every
iteration of tuning only searches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regmt.core.parallel import map_in_order
from regmt.core.progress import progress
from regmt.decoding.beam.decoder import map_in_threads
from regmt.decoding.weights import Weights
from regmt.metrics import Metric, make_metric
from regmt.translation.beam import UNKNOWN
from regmt.translation.decoders import make_decoder
from regmt.translation.options import TranslationOptions
from regmt.translation.resources import Resources
from regmt.translation.run import Spec, shared_spec, translator_of
from regmt.translation.translator import Translator
from regmt.tuning.constraints import Constraints
from regmt.tuning.nbest_dev import NBestDev, NBestLists
from regmt.tuning.outer_loop import tune
from regmt.tuning.run_state import Iteration
from regmt.tuning.tuner import DECODER_INTERPOLATION, make_tuner


def tune_pipeline(
    resources: Resources,
    options: TranslationOptions,
    sources: Sequence[str],
    references: Sequence[str],
    *,
    tuner: str = "mert",
    metric: Metric | None = None,
    nbest: int = 100,
    iterations: int = 10,
    seed: int = 0,
    jobs: int = 1,
    on_iteration: Callable[[Sequence[Iteration]], None] | None = None,
) -> Weights:
    """Return the weights that translate a dev set best.

    Parameters
    ----------
    resources, options
        Of the translator to tune; it starts from its default weights.
    sources, references : sequence of str
        The dev set.
    tuner : str
        See `make_tuner`.
    metric : Metric, optional
        The objective; by default BLEU of the tokens as they are.
    nbest : int
        Hypotheses per sentence and iteration.
    iterations, seed, on_iteration
        See `regmt.tuning.outer_loop.tune`.
    jobs : int
        Processes that prepare, threads that search.
    """
    prepared = prepare_all(resources, options, sources, jobs=jobs)

    def decode(weights: Weights) -> NBestLists:
        decoder = make_decoder(resources, options, weights)
        found = map_in_threads(lambda one: decoder.search(one, nbest=nbest), prepared, jobs)
        return [
            [hypothesis.entry(i) for hypothesis in hypotheses]
            for i, hypotheses in enumerate(progress(found, what="decode", total=len(prepared)))
        ]

    dev = NBestDev(
        decode,
        [references],
        metric=metric or make_metric("bleu", tokenize="none"),
        tuner=make_tuner(tuner),
        # Its value is the same for all translations of a sentence: nothing can be learned of it.
        constraints=Constraints(fixed=[UNKNOWN] if options.decoder == "beam" else []),
        interpolation=DECODER_INTERPOLATION.get(tuner, 1.0),
    )
    start = Translator(resources, options).decoder.weights
    result = tune(dev, start=start, seed=seed, iterations=iterations, on_iteration=on_iteration)
    return result.weights


def prepare_all(
    resources: Resources, options: TranslationOptions, sentences: Sequence[str], *, jobs: int = 1
) -> list[Any]:
    """Select, learn and make the tables or predictions of each sentence."""
    if jobs == 1:
        translator = Translator(resources, options)
        one_by_one = (translator.prepare(sentence) for sentence in sentences)
        return list(progress(one_by_one, what="prepare", total=len(sentences)))
    with shared_spec(resources, options) as spec:
        each = map_in_order(_prepare_item, spec, sentences, jobs=jobs)
        return list(progress(each, what="prepare", total=len(sentences)))


def _prepare_item(spec: Spec, sentence: str) -> Any:
    return translator_of(spec).prepare(sentence)
