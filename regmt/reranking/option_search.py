"""Choose options of the regression by the metric of reranked dev lists (RegMT thesis, 6.2.3).

The thesis optimises α_BP of the brevity cost and λ of the lasso so; λ_BP is the weight of the
score ``regmt-brevity``, which every trial tunes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from regmt.core.progress import notice
from regmt.decoding.weights import Weights
from regmt.reranking.matrix import tune_weights
from regmt.reranking.regression import RegressionOptions
from regmt.reranking.rerank import ScoreTuning
from regmt.reranking.score_models import ScoreModels
from regmt.tuning.pool import gain


class Trial(NamedTuple):
    """Some values of the options, and what they give on the dev set."""

    values: dict[str, float]
    options: RegressionOptions
    weights: Weights
    gain: float  #: the metric, with the sign that makes more better


def try_options(
    tuning: ScoreTuning,
    names: Sequence[str],
    models: ScoreModels,
    grid: Mapping[str, Sequence[float]],
) -> list[Trial]:
    """Tune the weights of the scores with all combinations of values.

    Parameters
    ----------
    tuning : ScoreTuning
        Its dev set judges each combination, with weights that were tuned on it.
    names : sequence of str
        The scores.
    models : ScoreModels
    grid : mapping
        Values of ``brevity_alpha`` (α_BP) and of options of the learner, by name.

    Returns
    -------
    list of Trial
        In the order of the values.
    """
    trials = []
    for values in product(*grid.values()):
        given = dict(zip(grid, values, strict=True))
        options = _with_values(models.regression, given)
        matrix, statistics = tuning.scored(tuning.dev, names, replace(models, regression=options))
        weights = tune_weights(
            matrix, statistics, metric=tuning.metric, tuner=tuning.tuner, seed=tuning.seed
        )
        pool = matrix.pool(statistics)
        value = float(gain(tuning.metric, pool.totals(pool.best(pool.vector(weights)))))
        trials.append(Trial(given, options, weights, value))
        told = ", ".join(f"{name} {value:g}" for name, value in given.items())
        score = value if tuning.metric.higher_is_better else -value
        notice(f"{told}: {tuning.metric.name} {score:.2f}")
    return trials


def _with_values(options: RegressionOptions, values: Mapping[str, float]) -> RegressionOptions:
    learner = dict(options.learner_options)
    learner |= {name: value for name, value in values.items() if name != "brevity_alpha"}
    alpha = values.get("brevity_alpha", options.brevity_alpha)
    return replace(options, brevity_alpha=alpha, learner_options=tuple(learner.items()))
