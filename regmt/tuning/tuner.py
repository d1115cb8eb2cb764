"""Tuners by name, with their options."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Mapping
from typing import Any, Protocol

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError, check_choice
from regmt.metrics import Metric
from regmt.tuning.loglinear import LogLinear
from regmt.tuning.mert import Mert, Seed
from regmt.tuning.mira import Mira, OnlineMira
from regmt.tuning.pool import Pool
from regmt.tuning.pro import Pro
from regmt.tuning.svm import StructuredSvm


class Tuner(Protocol):
    """The base class of tuners."""

    def tune(self, pool: Pool, start: Float64Array, metric: Metric, seed: Seed) -> Float64Array:
        """Return weights learned from a pool.

        Parameters
        ----------
        pool : Pool
        start : float64 array, shape (columns,)
            The weights so far.
        metric : Metric
            The objective; `pool.statistics` are its statistics.
        seed : int or sequence of int
            For all random choices; the outer loop gives (seed, iteration).
        """


_TUNERS: dict[str, tuple[type, dict[str, Any], str]] = {
    "mert": (Mert, {}, "minimum error rate training, random directions"),
    "mert-koehn": (Mert, {"directions": "koehn"}, "MERT, best coordinate at each step"),
    "mert-powell": (Mert, {"directions": "powell"}, "MERT, Powell's method"),
    "mert-simplex": (Mert, {"directions": "simplex"}, "MERT, downhill simplex"),
    "pro": (Pro, {}, "pairwise ranking"),
    "mira": (Mira, {}, "batch k-best MIRA"),
    "online-mira": (OnlineMira, {}, "MIRA with a running context"),
    "svm-iso": (StructuredSvm, {"rescaling": "slack"}, "structured SVM, slack rescaling"),
    "m3n": (StructuredSvm, {"rescaling": "margin"}, "max-margin Markov network"),
    "loglinear": (LogLinear, {}, "conditional likelihood, L-BFGS"),
}

TUNERS: dict[str, str] = {name: text for name, (_, _, text) in _TUNERS.items()}
"""Name → one line about it."""

DECODER_INTERPOLATION = {"pro": 0.1}
"""Ψ of those tuners that are interpolated around a decoder; 1 for the others."""


def make_tuner(name: str, options: Mapping[str, object] | None = None) -> Tuner:
    """Return a tuner by name.

    Parameters
    ----------
    name : str
        One of `TUNERS`.
    options : mapping, optional
        Its parameters by name; text is converted to the parameter's type.
    """
    check_choice("tuner", name, TUNERS)
    factory, preset, _ = _TUNERS[name]
    types = typing.get_type_hints(factory)
    free = [field.name for field in dataclasses.fields(factory) if field.name not in preset]
    values = dict(preset)
    for key, value in (options or {}).items():
        if key not in free:
            raise InputError(
                f"tuner {name!r} has no option {key!r}", remedy=f"it has {', '.join(free)}"
            )
        values[key] = _convert(key, value, types[key])
    tuner: Tuner = factory(**values)
    return tuner


def _convert(key: str, value: object, kind: Any) -> object:
    kinds = [kind, *typing.get_args(kind)]
    if not isinstance(value, str):
        if int in kinds and not isinstance(value, int):
            raise InputError(f"option {key!r} is a whole number, not {value!r}")
        return value
    for number in (int, float):
        if number in kinds:
            try:
                return number(value)
            except ValueError as error:
                raise InputError(f"option {key!r} is a number, not {value!r}") from error
    return value
