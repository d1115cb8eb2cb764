"""Choose among the candidates of every sentence with weights tuned on other sentences."""

from __future__ import annotations

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.reranking.candidates import Candidates
from regmt.reranking.matrix import ScoreMatrix, tune_weights
from regmt.reranking.table import Judged
from regmt.tuning.tuner import Tuner


def cross_tuned(
    matrix: ScoreMatrix,
    candidates: Candidates,
    judged: Judged,
    *,
    tuner: Tuner,
    parts: int = 2,
    tune_on_one: bool = True,
    seed: int = 0,
) -> Int64Array:
    """Return the chosen candidate of each sentence, decided by weights from another part.

    The sentences are divided into `parts` of consecutive ones. With two parts, each is decided by
    weights that were tuned on the other.

    Parameters
    ----------
    judged : Judged
        Weights are tuned to its first metric.
    tune_on_one : bool
        Tune on the next part alone (few sentences to tune on); else on all other parts.
    """
    members = np.array_split(np.arange(candidates.sentences), parts)
    chosen = np.empty(candidates.sentences, np.int64)
    for k, test in enumerate(members):
        others = members[k + 1 :] + members[:k]
        dev = others[0] if tune_on_one else np.sort(np.concatenate(others))
        part, rows = matrix.take(dev)
        weights = tune_weights(
            part, judged.statistics[0][rows], metric=judged.metrics[0], tuner=tuner, seed=seed
        )
        chosen[test] = candidates.best(matrix.combine(weights))[test]
    return chosen
