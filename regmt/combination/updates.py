"""The weight updates of chapter 7, one small class each.

Weights are stored as logarithms, which keeps very small weights comparable. Every update
returns weights that sum to one. All arrays may have leading axes (independent runs).
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError


class Update(Protocol):
    """A weight update U of (7.1)."""

    def __call__(
        self, log_weights: Float64Array, loss: Float64Array, bic: Float64Array, eta: Float64Array
    ) -> Float64Array:
        """Return the logarithms of the new weights.

        Parameters
        ----------
        log_weights : ndarray, shape (..., M)
            ln w[n], w summing to one over the models.
        loss : ndarray, shape (..., M)
            Instance losses l[n], from 0 to 1.
        bic : ndarray, shape (..., M)
            BIC[n] of (7.6), with the present losses in it.
        eta : ndarray, shape (..., 1)
            The learning rate η[n].
        """
        ...


class Additive:
    """``w ← w + e^(−η l)``, normalised (7.3)."""

    def __call__(
        self, log_weights: Float64Array, loss: Float64Array, bic: Float64Array, eta: Float64Array
    ) -> Float64Array:
        """See `Update`."""
        return normalised(np.logaddexp(log_weights, -eta * loss))


class Multiplicative:
    """``w ← w · e^(−η l²)``, normalised (7.4)."""

    def __call__(
        self, log_weights: Float64Array, loss: Float64Array, bic: Float64Array, eta: Float64Array
    ) -> Float64Array:
        """See `Update`."""
        return normalised(log_weights - eta * loss**2)


class Winnow:
    """Winnow-type update, ``w ← w · e^(η l)``, normalised (7.5).

    Parameters
    ----------
    printed : bool
        Take l for the loss, as (7.5) prints it: then the weights of the *worse* models grow. By
        default l is the performance, one minus the loss, which is what a promotion of the right
        models, as in Winnow, must look at.
    """

    def __init__(self, *, printed: bool = False) -> None:
        self.sign = 1.0 if printed else -1.0

    def __call__(
        self, log_weights: Float64Array, loss: Float64Array, bic: Float64Array, eta: Float64Array
    ) -> Float64Array:
        """See `Update`; e^η of the performance is the same for all models and drops out."""
        return normalised(log_weights + self.sign * eta * loss)


class Bic:
    """``w ← e^(−BIC/2)``, normalised (7.7): the posterior probability of the model."""

    def __call__(
        self, log_weights: Float64Array, loss: Float64Array, bic: Float64Array, eta: Float64Array
    ) -> Float64Array:
        """See `Update`."""
        return normalised(-0.5 * bic)


class BicWeighted:
    """``w ← w · e^(−BIC/2)``, normalised (7.8)."""

    def __call__(
        self, log_weights: Float64Array, loss: Float64Array, bic: Float64Array, eta: Float64Array
    ) -> Float64Array:
        """See `Update`."""
        return normalised(log_weights - 0.5 * bic)


UPDATES: dict[str, Update] = {
    "additive": Additive(),
    "multiplicative": Multiplicative(),
    "winnow": Winnow(),
    "winnow-printed": Winnow(printed=True),
    "bic": Bic(),
    "bicw": BicWeighted(),
}
"""Name → update."""


def make_update(name: str) -> Update:
    """Return an update by name."""
    if name not in UPDATES:
        raise InputError(f"unknown update {name!r}", remedy=f"use one of {', '.join(UPDATES)}")
    return UPDATES[name]


def normalised(log_weights: Float64Array) -> Float64Array:
    """Return ln w with the weights summing to one over the last axis."""
    largest = log_weights.max(axis=-1, keepdims=True)
    shifted = log_weights - largest
    return np.asarray(shifted - np.log(np.exp(shifted).sum(axis=-1, keepdims=True)))
