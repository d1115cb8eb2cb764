"""The interface for additional features of the beam decoder.

A feature of a *translation option* depends on the source sentence, the span and the target side of
the option alone. It is called once per sentence for the values of all options. The search does not
call it: its weighted values are part of the options' scores.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True)
class OptionView:
    """The translation options of one sentence, as a feature sees them.

    Attributes
    ----------
    source : sequence of str
        The sentence.
    start, end : ndarray of int32, shape (n_options,)
        Option i translates ``source[start[i]:end[i]]``.
    targets : list of tuple of str
        The target sides.
    unknown : ndarray of bool, shape (n_options,)
        Options made for words that no table translates.
    """

    source: Sequence[str]
    start: npt.NDArray[np.int32]
    end: npt.NDArray[np.int32]
    targets: list[tuple[str, ...]]
    unknown: npt.NDArray[np.bool_]


@runtime_checkable
class OptionFeature(Protocol):
    """A feature of translation options.

    Attributes
    ----------
    n_values : int
        How many values, and so weights, it has.
    """

    n_values: int

    def values(self, options: OptionView) -> npt.NDArray[np.float64]:
        """Return the values of all options, shape (n_options, n_values)."""
        ...
