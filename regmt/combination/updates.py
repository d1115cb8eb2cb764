"""The weight updates of chapter 7.

An update (U of (7.1)) takes four arrays and returns the logarithms of the new weights:

log_weights : shape (..., M)
    ln w[n] of the M models. Logarithms keep very small weights comparable.
loss : shape (..., M)
    Instance losses l[n], from 0 to 1.
bic : shape (..., M)
    BIC[n] of (7.6), including the present losses.
eta : shape (..., 1)
    The learning rate η[n].

The leading axes are independent runs.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from scipy.special import log_softmax

from regmt.core.arrays import Float64Array
from regmt.core.errors import check_choice

Update = Callable[[Float64Array, Float64Array, Float64Array, Float64Array], Float64Array]

UPDATES: dict[str, Update] = {
    # (7.3): w ← w + e^(−η l)
    "additive": lambda log_weights, loss, bic, eta: np.logaddexp(log_weights, -eta * loss),
    # (7.4): w ← w · e^(−η l²)
    "multiplicative": lambda log_weights, loss, bic, eta: log_weights - eta * loss**2,
    # (7.5): w ← w · e^(η l). Winnow promotes the right models, so l must be the performance, one
    # minus the loss; its constant e^η drops out. With the loss itself, as printed, the weights of
    # the *worse* models grow.
    "winnow": lambda log_weights, loss, bic, eta: log_weights - eta * loss,
    "winnow-printed": lambda log_weights, loss, bic, eta: log_weights + eta * loss,
    # (7.7): w ← e^(−BIC/2), the posterior probability of the model
    "bic": lambda log_weights, loss, bic, eta: -0.5 * bic,
    # (7.8): w ← w · e^(−BIC/2)
    "bicw": lambda log_weights, loss, bic, eta: log_weights - 0.5 * bic,
}
"""Name → update; the weights do not sum to one yet."""


def make_update(name: str) -> Update:
    """Return an update by name; its weights sum to one."""
    check_choice("update", name, UPDATES)
    return lambda *state: normalised(UPDATES[name](*state))


def normalised(log_weights: Float64Array) -> Float64Array:
    """Return ln w with the weights summing to one over the last axis."""
    return np.asarray(log_softmax(log_weights, axis=-1))
