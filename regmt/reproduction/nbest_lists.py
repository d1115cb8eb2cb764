"""N-best lists of the individual systems, for the tables on tuning and reranking."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.progress import progress
from regmt.decoding.nbest import NBestEntry
from regmt.metrics import Metric
from regmt.reproduction.data import Bitext, Data, Task
from regmt.reproduction.estimate import Estimate, Resampling
from regmt.reproduction.registry import Entry
from regmt.translation.options import TranslationOptions
from regmt.translation.translator import Translator
from regmt.tuning.pool import Pool, PoolBuilder
from regmt.tuning.tuner import Tuner

NBEST = 50


@dataclass(frozen=True)
class Lists:
    """N-best lists of some sentences."""

    texts: Bitext
    entries: list[list[NBestEntry]]

    def __getitem__(self, which: slice) -> Lists:
        texts = Bitext(self.texts.source[which], self.texts.target[which])
        return Lists(texts, self.entries[which])

    def pool(self, metric: Metric) -> Pool:
        """Return them with the statistics of a metric."""
        builder = PoolBuilder([self.texts.target], metric)
        builder.add(self.entries)
        return builder.pool()


class Pools:
    """The lists of dev and test with the statistics of a metric."""

    def __init__(self, entry: Entry, data: Data, metric: Metric, pair: str = "de-en") -> None:
        dev, test = dev_and_test(data, entry.size(data), pair)
        self.metric = metric
        self.dev, self.test = dev.pool(metric), test.pool(metric)
        self.resampling = Resampling(self.test.sentences)
        self.settings = (
            f"{data.task(pair).name}, {self.dev.sentences} dev and {self.test.sentences} test "
            f"sentences, {NBEST}-best"
        )

    def tune(self, tuner: Tuner, seed: int) -> Float64Array:
        """Tune on dev from uniform weights, so that everything is learned from the lists."""
        size = len(self.dev.columns)
        return tuner.tune(self.dev, np.full(size, 1.0 / size), self.metric, seed)

    def score_on_dev(self, weights: Float64Array) -> float:
        """Return the metric of the best candidates of dev."""
        return float(self.metric.score(self.dev.totals(self.dev.best(weights))))

    def score(self, weights: Float64Array) -> Estimate:
        """Return the metric of the best candidates of test."""
        best = self.test.statistics[self.test.best(weights)]
        return self.resampling.score(self.metric, best)


def dev_and_test(data: Data, n: int, pair: str = "de-en") -> tuple[Lists, Lists]:
    """Return lists of `n` dev and `n` test sentences, with the default weights."""

    def make() -> tuple[Lists, Lists]:
        task = data.task(pair)
        return lists_of(task, task.dev.sample(n)), lists_of(task, task.test.sample(n))

    return data.remember(("lists", pair, n), make)


def lists_of(task: Task, texts: Bitext) -> Lists:
    """Decode with a phrase-based model for each sentence (5.4.3)."""
    options = TranslationOptions(scores="phrases", nbest=NBEST, exclude_exact=True, stack=50)
    translator = Translator(task.resources, options)
    entries = [
        translator.translate(line).nbest_entries(i)
        for i, line in enumerate(progress(texts.source, what="decode"))
    ]
    return Lists(texts, entries)
