"""MIRA: online large-margin updates (Phrasal thesis §6.2.2; Chiang et al. 2008)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError, check_ranges
from regmt.metrics import Metric
from regmt.tuning._kernels import simplex_dual
from regmt.tuning.mert import Seed, normalised
from regmt.tuning.oracle import hill_climb, target_losses
from regmt.tuning.pool import Features, Pool, gain

Candidates = Callable[[int, Float64Array], tuple[Features, Float64Array, Float64Array]]
"""(sentence, weights) → features, metric statistics and fixed scores of its hypotheses."""

_TOLERANCE = 1e-8
_MAX_STEPS = 10_000


@dataclasses.dataclass(frozen=True)
class MiraUpdate:
    """A solved update: the change of the weights, the slack ξ and the dual variables."""

    change: Float64Array
    slack: float
    alpha: Float64Array


def mira_update(
    differences: Features, margins: Float64Array, losses: Float64Array, *, C: float
) -> MiraUpdate:
    """Solve one update of MIRA, Eq 6.1–6.2 (with the constraint's sign put right).

    ``min ½‖Δw‖² + Cξ`` so that ``(w + Δw)·(Ψ(eʳ) − Ψ(e)) ≥ Δ(eʳ, e) − ξ`` for all e, and ξ ≥ 0.
    The dual has one variable per hypothesis, ``α ≥ 0`` and ``Σα ≤ C``; ``Δw = Σ α (Ψ(eʳ) − Ψ(e))``.

    Parameters
    ----------
    differences : array, shape (n, features)
        Ψ(eʳ) − Ψ(e) per competing hypothesis e.
    margins : float64 array, shape (n,)
        The present score difference ``w·(Ψ(eʳ) − Ψ(e))``.
    losses : float64 array, shape (n,)
        Δ(eʳ, e).
    """
    gram = differences @ differences.T
    gram = gram.toarray() if hasattr(gram, "toarray") else gram
    violations = losses - margins
    alpha, _ = simplex_dual(
        np.ascontiguousarray(gram), violations, C, np.zeros_like(losses), _TOLERANCE, _MAX_STEPS
    )
    change = np.asarray(differences.T @ alpha)
    slack = max(0.0, float((violations - differences @ change).max(initial=0.0)))
    return MiraUpdate(change, slack, alpha)


@dataclasses.dataclass(frozen=True, kw_only=True)
class Mira:
    """Batch k-best MIRA: passes over the pool with targets by corpus hill-climbing.

    Each step updates on one sentence against all hypotheses of its list that are worse than the
    target. The start is scaled to ``Σ|w| = 1`` (unless weights are fixed), and the average of the
    weights after all steps is returned, which does not depend on where the last pass ends.

    Parameters
    ----------
    C : float
        The greatest step, Eq 6.1.
    epochs : int
        Passes over the sentences, in an order drawn from the seed.
    """

    C: float = 0.01
    epochs: int = 10

    def __post_init__(self) -> None:
        check_ranges(self, positive=["C", "epochs"])

    def tune(self, pool: Pool, start: Float64Array, metric: Metric, seed: Seed) -> Float64Array:
        """Return the averaged weights."""
        rng = np.random.default_rng(seed)
        targets = hill_climb(pool, metric, scores=pool.scores(start))
        losses = target_losses(pool, targets, metric)
        # Margins are compared with losses below 1, so the size of the weights matters here.
        vector = np.array(start if pool.base.any() else normalised(start), np.float64)
        average = np.zeros_like(vector)
        for _ in range(self.epochs):
            for i in rng.permutation(pool.sentences):
                rows = np.arange(pool.offsets[i], pool.offsets[i + 1])
                rows = rows[losses[rows] > 0.0]
                if len(rows):
                    differences = pool.differences(np.full_like(rows, targets[i]), rows)
                    margins = differences @ vector + pool.base[targets[i]] - pool.base[rows]
                    vector = (
                        vector + mira_update(differences, margins, losses[rows], C=self.C).change
                    )
                average += vector
        return average / (self.epochs * pool.sentences)


@dataclasses.dataclass(frozen=True, kw_only=True)
class OnlineMira:
    """Online MIRA: decode a sentence with the current weights, update, continue with the next.

    A sentence is scored in the context of those before it: its statistics are added to a sum that
    decays (Chiang et al. 2008), so that any corpus metric can be used. The target is the hypothesis
    of best metric *and* model score, the competitors are the `k` best of the model.

    Parameters
    ----------
    C, epochs
        See `Mira`.
    k : int
        Hypotheses that a step looks at.
    decay : float
        Of the context per sentence, at least 0 and below 1.
    """

    C: float = 0.01
    epochs: int = 10
    k: int = 30
    decay: float = 0.9

    def __post_init__(self) -> None:
        check_ranges(self, positive=["C", "epochs", "k"], not_negative=["decay"])
        if self.decay >= 1.0:
            raise InputError(f"decay = {self.decay!r} is not below 1")

    def tune(self, pool: Pool, start: Float64Array, metric: Metric, seed: Seed) -> Float64Array:
        """Return the averaged weights; reranked lists of the pool replace the decoder."""

        def candidates(i: int, vector: Float64Array) -> tuple[Features, Float64Array, Float64Array]:
            rows = slice(pool.offsets[i], pool.offsets[i + 1])
            return pool.features[rows], pool.statistics[rows], pool.base[rows]

        first = start if pool.base.any() else normalised(start)
        return self.learn(candidates, pool.sentences, first, metric, seed)

    def learn(
        self,
        candidates: Candidates,
        sentences: int,
        start: Float64Array,
        metric: Metric,
        seed: Seed,
    ) -> Float64Array:
        """Learn from any source of hypotheses, such as a decoder."""
        rng = np.random.default_rng(seed)
        vector = np.array(start, np.float64)
        average = np.zeros_like(vector)
        context: Float64Array | None = None
        for _ in range(self.epochs):
            for i in rng.permutation(sentences):
                features, statistics, base = candidates(int(i), vector)
                scores = base + features @ vector
                best = np.argsort(-scores, kind="stable")[: self.k]
                features, statistics, scores = features[best], statistics[best], scores[best]
                if context is None:
                    context = np.zeros(statistics.shape[1])
                # The metric moves by the share of this sentence in the context: undo that share.
                share = (1.0 - self.decay) * metric.scale
                gains = gain(metric, context + statistics) / share
                target = int(np.argmax(gains + scores - scores.max()))
                # Hypotheses with a better metric than the target need not be pushed below it.
                others = np.flatnonzero(gains < gains[target])
                if len(others):
                    differences = features[[target] * len(others)] - features[others]
                    margins = scores[target] - scores[others]
                    losses = gains[target] - gains[others]
                    vector = vector + mira_update(differences, margins, losses, C=self.C).change
                context = self.decay * (context + statistics[0])
                average += vector
        return average / (self.epochs * sentences)
