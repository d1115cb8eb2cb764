"""Tuning the weights of the pipeline on a dev set.

What depends on no weight (selection, W, phrase tables) is made once per dev sentence; every
iteration of tuning only searches. Each half of the set tunes weights that are judged on the other
half, so that weights which fit nothing but their own sentences are not kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.core.parallel import cluster
from regmt.core.progress import notice, progress
from regmt.core.threads import map_in_threads
from regmt.decoding.beam.hypothesis import Hypothesis
from regmt.decoding.weights import Weights
from regmt.instance_selection.sentence import Sentence
from regmt.metrics import Metric, make_metric
from regmt.significance import paired_bootstrap
from regmt.translation.beam import UNKNOWN
from regmt.translation.translator import Prepared, Translator
from regmt.tuning.constraints import Constraints
from regmt.tuning.nbest_dev import NBestDev, NBestLists
from regmt.tuning.outer_loop import tune
from regmt.tuning.run_state import Iteration
from regmt.tuning.tuner import DECODER_INTERPOLATION, make_tuner

WINS = 0.9
"""Other weights are kept if they are better on this share of the resampled dev sets."""


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

    def halves(self) -> tuple[DevSentences, DevSentences]:
        """Return the first and the second half: neighbours, often alike, stay together."""
        middle = len(self.prepared) // 2
        first, second = slice(middle), slice(middle, None)
        return (
            self._replace(prepared=self.prepared[first], references=self.references[first]),
            self._replace(prepared=self.prepared[second], references=self.references[second]),
        )

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


class HowToTune(NamedTuple):
    """How weights are tuned.

    Attributes
    ----------
    tuner : str
        See `make_tuner`.
    seed, iterations : int
        See `regmt.tuning.outer_loop.tune`.
    nbest : int
        Hypotheses per sentence and iteration.
    """

    tuner: str = "mira"
    seed: int = 0
    iterations: int = 10
    nbest: int = 100


def tune_translator(
    translator: Translator,
    sentences: DevSentences,
    how: HowToTune | None = None,
    *,
    metric: Metric | None = None,
    on_iteration: Callable[[Sequence[Iteration]], None] | None = None,
) -> Weights:
    """Return weights that translate text like a dev set better than those of a translator.

    Each half tunes weights, which translate the other half as well as those halfway from the start
    to them. If one of the two is better than the start, and hardly by chance (`WINS`), the mean
    over the halves is the result, else the start.

    Parameters
    ----------
    translator : Translator
        What is tuned; it starts from its own weights.
    sentences : DevSentences
        The dev set; references in words like those of the training data.
    how : HowToTune, optional
    metric : Metric, optional
        The objective; by default BLEU of the tokens as they are.
    on_iteration : callable, optional
        See `regmt.tuning.outer_loop.tune`.
    """
    if len(sentences.prepared) < 2:
        raise InputError("a dev set of fewer than 2 sentences", remedy="give some hundred")
    metric = metric or make_metric("bleu", tokenize="none")
    start = translator.decoder.weights
    halves = sentences.halves()
    by_half: dict[str, list[Weights]] = {"as before": [], "halfway": [], "tuned": []}
    for half in halves:
        tuned = tune_prepared(translator, half, how, metric=metric, on_iteration=on_iteration)
        for name, weights in zip(by_half, (start, mean((start, tuned)), tuned), strict=True):
            by_half[name].append(weights)
    counts = {
        name: np.concatenate(
            [
                other.statistics(translator.with_weights(weights), metric)
                for other, weights in zip(reversed(halves), found, strict=True)
            ]
        )
        for name, found in by_half.items()
    }
    best = _surely_best(metric, counts)
    return start if best == "as before" else mean(by_half[best])


def _surely_best(metric: Metric, counts: dict[str, Float64Array]) -> str:
    """Return which weights translated best, the first unless others are hardly so by chance."""
    scores = {name: float(metric.score(rows.sum(axis=0))) for name, rows in counts.items()}
    first = next(iter(counts))
    wins = {
        name: paired_bootstrap(metric, rows, counts[first]).wins for name, rows in counts.items()
    }
    better = [name for name, share in wins.items() if share is not None and share >= WINS]
    sign = 1 if metric.higher_is_better else -1
    best = max(better, key=lambda name: sign * scores[name], default=first)
    shown = ", ".join(f"{name} {score:.2f}" for name, score in scores.items())
    notice(f"{metric.name} of each half with the weights of the other: {shown}; kept: {best}")
    return best


def mean(vectors: Iterable[Weights]) -> Weights:
    """Return the mean of weights that are scaled to ``Σ|w| = 1``.

    The weight of unknown words, which is not tuned, is the same in all and stays as it is.
    """
    scaled = [_normalised(weights) for weights in vectors]
    return Weights({n: np.mean([each[n] for each in scaled], axis=0).tolist() for n in scaled[0]})


def _normalised(weights: Weights) -> dict[str, Float64Array]:
    total = sum(abs(w) for name, values in weights.items() for w in values if name != UNKNOWN)
    return {
        name: np.array(values) / (1.0 if name == UNKNOWN else total or 1.0)
        for name, values in weights.items()
    }


def tune_prepared(
    translator: Translator,
    sentences: DevSentences,
    how: HowToTune | None = None,
    *,
    metric: Metric | None = None,
    on_iteration: Callable[[Sequence[Iteration]], None] | None = None,
) -> Weights:
    """Return the weights that translate a dev set itself best; see `tune_translator`."""
    how = how or HowToTune()

    def decode(weights: Weights) -> NBestLists:
        found = sentences.search(translator.with_weights(weights), nbest=how.nbest)
        return [[h.entry(i) for h in hypotheses] for i, hypotheses in enumerate(found)]

    dev = NBestDev(
        decode,
        [sentences.references],
        metric=metric or make_metric("bleu", tokenize="none"),
        tuner=make_tuner(how.tuner),
        # Its value is the same for all translations of a sentence: nothing can be learned of it.
        constraints=Constraints(fixed=[UNKNOWN] if translator.options.decoder == "beam" else []),
        interpolation=DECODER_INTERPOLATION.get(how.tuner, 1.0),
    )
    result = tune(
        dev,
        start=translator.decoder.weights,
        seed=how.seed,
        iterations=how.iterations,
        on_iteration=on_iteration,
    )
    return result.weights
