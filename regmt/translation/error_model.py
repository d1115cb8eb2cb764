"""Regressions of probabilities: that a word is right, and that a sentence has no error."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import numpy as np

from regmt.core.arrays import Float64Array

_PENALTY = 1.0  #: of half the squares of the coefficients
_LARGEST = 30.0  #: logarithm of a number of errors that is as good as infinite


@dataclass(frozen=True)
class Regression:
    """A generalised linear model of standardised features."""

    mean: list[float]
    scale: list[float]
    coef: list[float]
    intercept: float

    def predictor(self, features: Float64Array) -> Float64Array:
        """Return the linear predictor of rows."""
        standardised = (features - np.array(self.mean)) / np.array(self.scale)
        predictor: Float64Array = standardised @ np.array(self.coef) + self.intercept
        return predictor

    def __call__(self, features: Float64Array) -> Float64Array:
        """Return the probabilities of rows."""
        raise NotImplementedError

    @classmethod
    def fit(cls, features: Float64Array, labels: Float64Array) -> Self:
        """Fit with an L2 penalty of 1; labels of one kind give their smoothed rate."""
        mean, scale = features.mean(axis=0), features.std(axis=0)
        scale[scale == 0] = 1.0
        if labels.min() == labels.max():
            rate = (labels.sum() + 1) / (len(labels) + 2)
            return cls(mean.tolist(), scale.tolist(), [0.0] * len(mean), cls._inverse(rate))
        coef, intercept = cls._solve((features - mean) / scale, labels)
        return cls(mean.tolist(), scale.tolist(), coef.tolist(), intercept)

    @classmethod
    def _inverse(cls, rate: float) -> float:
        """Return the predictor of a probability."""
        raise NotImplementedError

    @classmethod
    def _solve(cls, features: Float64Array, labels: Float64Array) -> tuple[Float64Array, float]:
        raise NotImplementedError


class Logistic(Regression):
    """A logistic regression."""

    def __call__(self, features: Float64Array) -> Float64Array:
        """Return the probabilities of rows."""
        # The logistic function, without overflow far from the data.
        return 0.5 + 0.5 * np.tanh(0.5 * self.predictor(features))

    @classmethod
    def _inverse(cls, rate: float) -> float:
        return float(np.log(rate / (1 - rate)))

    @classmethod
    def _solve(cls, features: Float64Array, labels: Float64Array) -> tuple[Float64Array, float]:
        from sklearn.linear_model import LogisticRegression

        model = LogisticRegression(C=1 / _PENALTY, max_iter=1000).fit(features, labels)
        return model.coef_[0], float(model.intercept_[0])


class NoError(Regression):
    """The probability that nothing is wrong where errors are rare events.

    Their number has a Poisson distribution of the mean μ = exp(β·x + b), so there is none with
    probability exp(−μ): a regression with the complementary log-log link. If the logarithm of the
    length n is a feature, this falls like exp(−c nᵏ), as it does if each word is an occasion for
    an error. The probabilities of a logistic regression fall like a power of n.
    """

    def __call__(self, features: Float64Array) -> Float64Array:
        """Return the probabilities of rows."""
        return np.exp(-np.exp(np.minimum(self.predictor(features), _LARGEST)))

    @classmethod
    def _inverse(cls, rate: float) -> float:
        return float(np.log(-np.log(rate)))

    @classmethod
    def _solve(cls, features: Float64Array, labels: Float64Array) -> tuple[Float64Array, float]:
        from scipy.optimize import minimize

        right = labels > 0
        rows = np.column_stack([features, np.ones(len(features))])

        def loss(solution: Float64Array) -> tuple[float, Float64Array]:
            errors = np.exp(np.clip(rows @ solution, -_LARGEST, _LARGEST))
            wrong = -np.expm1(-errors)
            slopes = np.where(right, errors, -errors * np.exp(-errors) / wrong)
            coef = np.append(solution[:-1], 0.0)
            value = np.where(right, errors, -np.log(wrong)).sum() + _PENALTY / 2 * coef @ coef
            return float(value), rows.T @ slopes + _PENALTY * coef

        found = minimize(loss, np.zeros(rows.shape[1]), jac=True, method="L-BFGS-B").x
        return found[:-1], float(found[-1])
