"""Learning targets: the hypotheses that together score best (Phrasal thesis §6.2.1)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from regmt.core.arrays import Float64Array
from regmt.metrics import Metric
from regmt.metrics.bleu import Bleu
from regmt.tuning.pool import Pool, gain

_RISE = 1e-10


def hill_climb(
    pool: Pool, metric: Metric, *, scores: Float64Array | None = None, max_passes: int = 100
) -> NDArray[np.int64]:
    """Choose one hypothesis per sentence so that the *corpus* metric is high (§6.2.1.1).

    A greedy pass adds sentence after sentence; then a hypothesis is swapped for another of its
    list whenever the corpus score rises, until a whole pass changes nothing. The score never
    drops after the greedy pass.

    Parameters
    ----------
    scores : float64 array, shape (rows,), optional
        Model scores that decide between hypotheses of equal merit, so that of several targets the
        one is taken that the model reaches most easily. By default the first in the list.

    Returns
    -------
    int64 array, shape (sentences,)
        Rows of the pool.
    """
    offsets, statistics = pool.offsets, pool.statistics
    targets = np.empty(pool.sentences, np.int64)
    totals = np.zeros(statistics.shape[1])
    for i in range(pool.sentences):
        rows = slice(offsets[i], offsets[i + 1])
        values = gain(metric, totals + statistics[rows])
        targets[i] = offsets[i] + _first_best(values, None if scores is None else scores[rows])
        totals += statistics[targets[i]]
    for _ in range(max_passes):
        changed = False
        for i in range(pool.sentences):
            rows = slice(offsets[i], offsets[i + 1])
            others = totals - statistics[targets[i]]
            values = gain(metric, others + statistics[rows])
            current = values[targets[i] - offsets[i]]
            if values.max() > current + _RISE * max(1.0, abs(current)):
                best = _first_best(values, None if scores is None else scores[rows])
                targets[i] = offsets[i] + best
                totals = others + statistics[targets[i]]
                changed = True
        if not changed:
            break
    return targets


def _first_best(values: Float64Array, scores: Float64Array | None) -> int:
    if scores is None:
        return int(np.argmax(values))
    best = np.flatnonzero(values == values.max())
    return int(best[np.argmax(scores[best])])


def target_losses(pool: Pool, targets: NDArray[np.int64], metric: Metric) -> Float64Array:
    """Return Δ(eʳ, e) of §6.2.2 for every hypothesis, shape (rows,).

    The corpus metric of the targets minus the one with this hypothesis in place of its sentence's
    target, times the number of sentences and on a scale where the metric ends at 1: so it is about
    a difference of sentence scores and does not depend on the size of the corpus. It is 0 for the
    targets and for what is as good, which learners do not count among the competitors e ≠ eʳ.
    """
    sentence = pool.sentence_of_row()
    totals = pool.totals(targets)
    chosen = pool.statistics[targets]
    swapped = gain(metric, totals - chosen[sentence] + pool.statistics)
    losses = (float(gain(metric, totals)) - swapped) * (pool.sentences / metric.scale)
    # As good as the target, such as another derivation of the same words: no competitor.
    losses[losses < _RISE * pool.sentences] = 0.0
    losses[targets] = 0.0
    return np.asarray(losses)


def sentence_gains(metric: Metric, statistics: Float64Array) -> Float64Array:
    """Return the metric of each hypothesis alone, about from 0 to 1, more being better.

    For BLEU it is BLEU+1 (Lin and Och 2004), as in PRO: without smoothing most sentences have 0.
    """
    if isinstance(metric, Bleu):
        single = Bleu(order=metric.order, smoothing="add-one")
        return np.asarray(single.sentence_scores(statistics)) / single.scale
    scores = np.asarray(metric.sentence_scores(statistics)) / metric.scale
    return scores if metric.higher_is_better else -scores
