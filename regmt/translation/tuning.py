"""Tuning the weights of the pipeline on a dev set.

What depends on no weight (selection, W, phrase tables) is made once per dev sentence; every
iteration of tuning only searches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from regmt.core.arrays import Float64Array
from regmt.core.parallel import cluster
from regmt.core.progress import notice, progress
from regmt.core.threads import map_in_threads
from regmt.decoding.beam.hypothesis import Hypothesis
from regmt.decoding.weights import Weights
from regmt.instance_selection.sentence import Sentence
from regmt.metrics import Metric, make_metric
from regmt.translation.beam import UNKNOWN
from regmt.translation.translator import Prepared, Translator
from regmt.tuning.constraints import Constraints
from regmt.tuning.nbest_dev import NBestDev, NBestLists
from regmt.tuning.outer_loop import tune
from regmt.tuning.run_state import Iteration
from regmt.tuning.tuner import DECODER_INTERPOLATION, make_tuner


def report_iteration(history: Sequence[Iteration]) -> None:
    """Report the last iteration of tuning."""
    notice(f"tuning, iteration {history[-1].iteration}: BLEU {history[-1].score:.2f}")


class DevSentences(NamedTuple):
    """The sentences of a dev set, ready to be searched with any weights."""

    prepared: list[Prepared]
    references: Sequence[str]
    jobs: int

    @classmethod
    def prepare(
        cls,
        translator: Translator,
        sources: Sequence[str | Sentence],
        references: Sequence[str],
        *,
        jobs: int = 1,
    ) -> DevSentences:
        """Select, learn and look up for each sentence."""
        made = translator.resources.map(translator.at, Translator.prepare, sources, jobs=jobs)
        prepared = list(progress(made, what="prepare", total=len(sources)))
        return cls(prepared, references, jobs)

    def search(self, translator: Translator, *, nbest: int = 1) -> Iterator[list[Hypothesis]]:
        """Yield the best translations of each sentence."""
        if cluster() is not None:
            search = partial(Translator.search, nbest=nbest)
            found = translator.resources.map(translator.at, search, self.prepared)
        else:
            one = partial(translator.search, nbest=nbest)
            found = map_in_threads(one, self.prepared, self.jobs)
        return progress(found, what="decode", total=len(self.prepared))

    def statistics(self, translator: Translator, metric: Metric) -> Float64Array:
        """Return what the metric counts in each of the best translations."""
        texts = [found[0].text if found else "" for found in self.search(translator)]
        return metric.statistics(texts, [self.references])


def tune_translator(
    translator: Translator,
    sources: Sequence[str | Sentence],
    references: Sequence[str],
    *,
    tuner: str = "mira",
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
        The dev set; references in words like those of the training data.
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
    sentences = DevSentences.prepare(translator, sources, references, jobs=jobs)
    return tune_prepared(
        translator,
        sentences,
        tuner=tuner,
        metric=metric,
        nbest=nbest,
        iterations=iterations,
        seed=seed,
        on_iteration=on_iteration,
    )


def tune_prepared(
    translator: Translator,
    sentences: DevSentences,
    *,
    tuner: str = "mira",
    metric: Metric | None = None,
    nbest: int = 100,
    iterations: int = 10,
    seed: int = 0,
    on_iteration: Callable[[Sequence[Iteration]], None] | None = None,
) -> Weights:
    """Return the weights that translate prepared sentences best; see `tune_translator`."""

    def decode(weights: Weights) -> NBestLists:
        found = sentences.search(translator.with_weights(weights), nbest=nbest)
        return [[h.entry(i) for h in hypotheses] for i, hypotheses in enumerate(found)]

    dev = NBestDev(
        decode,
        [sentences.references],
        metric=metric or make_metric("bleu", tokenize="none"),
        tuner=make_tuner(tuner),
        # Its value is the same for all translations of a sentence: nothing can be learned of it.
        constraints=Constraints(fixed=[UNKNOWN] if translator.options.decoder == "beam" else []),
        interpolation=DECODER_INTERPOLATION.get(tuner, 1.0),
    )
    start = translator.decoder.weights
    result = tune(dev, start=start, seed=seed, iterations=iterations, on_iteration=on_iteration)
    return result.weights
