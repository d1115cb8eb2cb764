"""N-best lists of the individual systems, for the tables on tuning and reranking."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.progress import progress
from regmt.decoding.nbest import NBestEntry
from regmt.metrics import Metric
from regmt.reproduction.data import Bitext, Data, Task
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

    def __init__(self, data: Data, metric: Metric) -> None:
        dev, test = dev_and_test(data, usual_size(data))
        self.metric = metric
        self.dev, self.test = dev.pool(metric), test.pool(metric)

    def tune(self, tuner: Tuner, seed: int) -> Float64Array:
        """Tune on dev from uniform weights, so that everything is learned from the lists."""
        size = len(self.dev.columns)
        return tuner.tune(self.dev, np.full(size, 1.0 / size), self.metric, seed)

    def score(self, pool: Pool, weights: Float64Array) -> float:
        """Return the metric of the best candidates."""
        return float(self.metric.score(pool.totals(pool.best(weights))))


def usual_size(data: Data) -> int:
    """Return how many sentences to tune on: real text needs more of them for so many weights."""
    return data.size(60 if data.folder is None else 150)


def dev_and_test(data: Data, n: int) -> tuple[Lists, Lists]:
    """Return lists of `n` dev and `n` test sentences, with the default weights."""

    def make() -> tuple[Lists, Lists]:
        task = data.task()
        return lists_of(task, task.dev.sample(n)), lists_of(task, task.test.sample(n))

    return data.remember(("lists", n), make)


def lists_of(task: Task, texts: Bitext) -> Lists:
    """Decode with a phrase-based model for each sentence (5.4.3)."""
    options = TranslationOptions(scores="phrases", nbest=NBEST, exclude_exact=True, stack=50)
    translator = Translator(task.resources, options)
    entries = [
        translator.translate(line).nbest_entries(i)
        for i, line in enumerate(progress(texts.source, what="decode"))
    ]
    return Lists(texts, entries)
