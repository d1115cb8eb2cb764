"""Tuning the weights of the pipeline on a dev set.

What depends on no weight (selection, W, phrase tables) is made once per dev sentence; every
iteration of tuning only searches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from regmt.core.progress import progress
from regmt.decoding.beam.decoder import map_in_threads
from regmt.decoding.weights import Weights
from regmt.metrics import Metric, make_metric
from regmt.translation.beam import UNKNOWN
from regmt.translation.translator import Translator
from regmt.tuning.constraints import Constraints
from regmt.tuning.nbest_dev import NBestDev, NBestLists
from regmt.tuning.outer_loop import tune
from regmt.tuning.run_state import Iteration
from regmt.tuning.tuner import DECODER_INTERPOLATION, make_tuner


def tune_translator(
    translator: Translator,
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
    translator : Translator
        What is tuned; it starts from its own weights.
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
    made = translator.resources.map(translator.at, Translator.prepare, sources, jobs=jobs)
    prepared = list(progress(made, what="prepare", total=len(sources)))

    def decode(weights: Weights) -> NBestLists:
        decoder = translator.with_weights(weights).decoder
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
        constraints=Constraints(fixed=[UNKNOWN] if translator.options.decoder == "beam" else []),
        interpolation=DECODER_INTERPOLATION.get(tuner, 1.0),
    )
    start = translator.decoder.weights
    result = tune(dev, start=start, seed=seed, iterations=iterations, on_iteration=on_iteration)
    return result.weights
