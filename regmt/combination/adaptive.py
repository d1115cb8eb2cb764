"""Algorithm 3: choose the best translation model while learning the weights (chapter 7)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from regmt.combination.setting import Setting
from regmt.combination.updates import make_update, normalised
from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError

_TIE = 1e-12
_SMALLEST_SCORE = 1e-6
_ARRAYS = ("log_weights", "cumulative", "updates", "mean", "deviation")  # of the state


@dataclass
class AdaptiveWeights:
    """The state of Algorithm 3, for one run or for several independent ones side by side.

    Parameters
    ----------
    models : int
        M.
    setting : Setting
    seed : int
        For stochastic choices and ties.
    runs : int
        R; all arrays have R rows.
    """

    models: int
    setting: Setting
    seed: int = 0
    runs: int = 1
    steps: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        if self.models < 1:
            raise InputError("no models to choose from")
        shape = (self.runs, self.models)
        self.log_weights: Float64Array = np.full(shape, -np.log(self.models))  # line 1
        self.cumulative: Float64Array = np.zeros(shape)  # L_p[n] of (7.2)
        # Mean and sum of squared deviations of the squared losses, for σ² of (7.6).
        self.updates: Float64Array = np.zeros((self.runs, 1))
        self.mean: Float64Array = np.zeros(shape)
        self.deviation: Float64Array = np.zeros(shape)
        self.recent: list[Float64Array] = []
        self._update = make_update(self.setting.update)
        self._generator = np.random.default_rng(self.seed)

    @property
    def weights(self) -> Float64Array:
        """The weights w, shape (runs, models), each row a distribution."""
        return np.exp(self.log_weights)

    @property
    def eta(self) -> Float64Array:
        """The learning rate of each run, shape (runs, 1)."""
        setting = self.setting
        if not isinstance(setting.eta, str):
            rate = np.full((self.runs, 1), float(setting.eta))
        elif setting.eta == "static":  # line 2
            rate = np.full((self.runs, 1), np.sqrt(self.models / (0.05 * setting.instances)))
        else:  # line 18, with L*[j] = min_i L_i[j]
            least = self.cumulative.min(axis=1, keepdims=True)
            rate = np.sqrt(self.models / (least + setting.constant))
        return np.asarray(rate)

    def choose(self, scores: Float64Array, lengths: Int64Array) -> Int64Array:
        """Choose a model for the next instance (lines 6 to 10).

        Parameters
        ----------
        scores : ndarray, shape (M,)
            RegScore of each model's translation, from 0 to 1.
        lengths : ndarray, shape (M,)
            Words of the translations; among equally good models, the shortest translation wins.

        Returns
        -------
        ndarray of int64, shape (runs,)
        """
        scores = np.clip(np.asarray(scores, np.float64), _SMALLEST_SCORE, 1.0)
        if scores.shape != (self.models,):
            raise InputError(f"{scores.size} scores for {self.models} models")
        if self.setting.mixture:  # line 7
            self.log_weights = normalised(self.log_weights + np.log(scores))
        # Line 8, an estimate before this update, is not used by any of the updates. Line 9: the
        # update by the scores of the instance itself, without changing the losses.
        loss = np.broadcast_to(1.0 - scores, self.log_weights.shape)
        self.log_weights = self._update(
            self.log_weights, loss, self._bic(self.cumulative + loss**2), self.eta
        )
        return self._estimate(lengths)  # line 10

    def learn(self, chosen: Int64Array, losses: Float64Array) -> None:
        """Learn from the losses of all models on the instance (lines 11 to 18).

        Lines 12 and 14 are printed alike. According to the text (7.2.4), without *update when
        correct* nothing is done if the chosen model was the best one.

        Parameters
        ----------
        chosen : ndarray of int64, shape (runs,)
            What `choose` returned.
        losses : ndarray, shape (M,)
            l_p[n], from 0 to 1.
        """
        losses = np.asarray(losses, np.float64)
        if losses.shape != (self.models,) or not np.isfinite(losses).all():
            raise InputError("losses must be one finite number per model")
        loss = np.broadcast_to(losses, self.log_weights.shape)
        wrong = losses[chosen] > losses.min() + _TIE
        active = (wrong | (not self.setting.only_when_wrong))[:, None]
        self.cumulative = self.cumulative + np.where(active, loss**2, 0.0)
        self._observe(loss**2, active)
        updated = self._update(self.log_weights, loss, self._bic(self.cumulative), self.eta)
        self.log_weights = np.where(active, updated, self.log_weights)
        if self.setting.average > 1:  # line 16
            self.recent = [*self.recent, np.exp(self.log_weights)][-self.setting.average :]
            mean = np.mean(self.recent, axis=0)
            self.log_weights = np.log(np.maximum(mean, np.finfo(float).tiny))
        self.steps += 1

    def _estimate(self, lengths: Int64Array) -> Int64Array:
        """E(w, Model.selection) of 7.2.3."""
        weights = self.weights
        if self.setting.stochastic:
            reached = np.cumsum(weights, axis=1)
            drawn = self._generator.random((self.runs, 1)) * reached[:, -1:]
            return np.asarray((reached <= drawn).sum(axis=1).clip(max=self.models - 1))
        top = weights >= weights.max(axis=1, keepdims=True) - _TIE
        length = np.where(top, np.asarray(lengths), np.iinfo(np.int64).max)
        tied = top & (length == length.min(axis=1, keepdims=True))
        if (tied.sum(axis=1) == 1).all():
            return np.asarray(tied.argmax(axis=1))
        order = self._generator.random(tied.shape)
        return np.asarray(np.where(tied, order, -1.0).argmax(axis=1))

    def _observe(self, squared: Float64Array, active: npt.NDArray[np.bool_]) -> None:
        """Welford's running mean and deviation of the squared losses."""
        self.updates = self.updates + active
        difference = squared - self.mean
        step = np.where(active, difference / np.maximum(self.updates, 1.0), 0.0)
        self.mean = self.mean + step
        self.deviation = self.deviation + np.where(active, difference * (squared - self.mean), 0.0)

    def _bic(self, cumulative: Float64Array) -> Float64Array:
        """L_p/σ² of (7.6); its second term is the same for all models and drops out.

        σ² is the mean over the models of the sample variance of their squared losses; 1 while it
        cannot be estimated.
        """
        n = self.updates
        variance = (self.deviation / np.maximum(n - 1.0, 1.0)).mean(axis=1, keepdims=True)
        return cumulative / np.where((n > 1) & (variance > 0), variance, 1.0)

    def to_json(self) -> dict[str, Any]:
        """Return the whole state; `from_json` continues exactly from it."""
        return {
            **{name: getattr(self, name) for name in ("models", "runs", "seed", "steps")},
            "setting": vars(self.setting),
            **{name: getattr(self, name).tolist() for name in _ARRAYS},
            "recent": [weights.tolist() for weights in self.recent],
            "generator": self._generator.bit_generator.state,
        }

    @classmethod
    def from_json(cls, record: dict[str, Any]) -> AdaptiveWeights:
        """Restore a state."""
        state = cls(record["models"], Setting(**record["setting"]), record["seed"], record["runs"])
        for name in _ARRAYS:
            value = np.array(record[name], np.float64)
            if value.shape != getattr(state, name).shape:
                raise InputError(f"the saved {name!r} has another shape")
            setattr(state, name, value)
        state.recent = [np.array(weights, np.float64) for weights in record["recent"]]
        state._generator.bit_generator.state = record["generator"]
        state.steps = record["steps"]
        return state


@dataclass(frozen=True)
class Course:
    """The course of Algorithm 3 on a test set.

    Attributes
    ----------
    chosen : ndarray of int64, shape (runs, n)
        The model chosen for each sentence.
    weights : ndarray, shape (n, M)
        The weights of the first run with which each sentence was decided.
    """

    chosen: Int64Array
    weights: Float64Array


def run_adaptive(
    scores: Float64Array,
    losses: Float64Array,
    lengths: Int64Array,
    setting: Setting,
    *,
    seed: int = 0,
    runs: int = 1,
) -> Course:
    """Go through a test set, sentence by sentence.

    Parameters
    ----------
    scores : ndarray, shape (n, M)
        RegScore of each translation, from 0 to 1.
    losses : ndarray, shape (n, M)
        What is learned from after each sentence: ``1 − scores`` in simulated online learning,
        one minus the sentence BLEU against the reference in online learning.
    lengths : ndarray of int64, shape (n, M)
    runs : int
        Independent runs; without stochastic choices they differ in ties only.
    """
    n, models = scores.shape
    state = AdaptiveWeights(models, setting, seed, runs)
    chosen = np.empty((runs, n), np.int64)
    weights = np.empty((n, models))
    for j in range(n):
        chosen[:, j] = state.choose(scores[j], lengths[j])
        weights[j] = state.weights[0]
        state.learn(chosen[:, j], losses[j])
    return Course(chosen, weights)
