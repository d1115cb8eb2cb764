"""The interfaces for additional features of the beam decoder.

A feature of a *translation option* depends on the source sentence, the span and the target side of
the option alone. It is called once per sentence for the values of all options. The search does not
call it: its weighted values are part of the options' scores.

A feature of a *step* depends on what has been translated so far, too. The search calls it whenever
it appends a phrase to a hypothesis (Phrasal thesis 2.4.3, table 2.1).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from regmt.decoding.beam.hypothesis import Phrase


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
    alignments : list of str
        Word alignments inside the options (``i-j``), ``""`` where the table has none.
    unknown : ndarray of bool, shape (n_options,)
        Options made for words that no table translates.
    """

    source: Sequence[str]
    start: npt.NDArray[np.int32]
    end: npt.NDArray[np.int32]
    targets: list[tuple[str, ...]]
    alignments: list[str]
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


class Step(NamedTuple):
    """A phrase that is appended to a hypothesis.

    Attributes
    ----------
    phrase : Phrase
        The phrase pair, its source span and its word alignment.
    previous : Phrase or None
        The phrase before it. None at the beginning, and if the feature does not look back.
    coverage : int
        Bit i is set if source position i is covered, by this phrase or an earlier one.
    final : bool
        Whether the translation is now complete.
    option : int
        The place of the phrase in `OptionView`.
    """

    phrase: Phrase
    previous: Phrase | None
    coverage: int
    final: bool
    option: int


class StepScorer(Protocol):
    """A step feature, prepared for a sentence.

    Attributes
    ----------
    initial : hashable
        The state of the empty hypothesis.
    """

    initial: Hashable

    def extend(self, state: Any, step: Step) -> tuple[Sequence[float], Hashable]:
        """Return the values of a step and the state after it.

        The state is all that the feature knows of the partial translation: hypotheses whose states
        are equal are recombined. It may be its last word, or all its words.
        """
        ...


class StepNumbers(NamedTuple):
    """A step as a compiled feature sees it; `option` and `previous` are places in `OptionView`."""

    option: int
    previous: int  #: -1 at the beginning
    start: int
    end: int
    final: bool
    coverage: npt.NDArray[np.int64]  #: bit i % 64 of word i // 64: position i


@dataclass(frozen=True)
class CompiledScorer:
    """A step feature, prepared for a sentence, with a function that numba compiles.

    Attributes
    ----------
    function : callable
        ``function(step, state, after, values, ints, reals)`` with `step` a `StepNumbers`; it reads
        `state` and fills the arrays `after` and `values`. Decorate it with ``numba.njit``.
    initial : sequence of int
        The state of the empty hypothesis: as many 32-bit integers as all states have.
    ints, reals : ndarray of int64, of float64
        What the function needs to know about this sentence.
    """

    function: Callable[..., None]
    initial: Sequence[int] = ()
    ints: npt.NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))
    reals: npt.NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))


class StepFeature(ABC):
    """A feature of the steps of the search, with a state.

    Attributes
    ----------
    n_values : int
        How many values, and so weights, it has.
    looks_back : bool
        Whether it sees the previous phrase. Then only hypotheses that end with the same phrase are
        recombined.
    """

    n_values: int = 1
    looks_back: bool = False

    @abstractmethod
    def prepare(self, options: OptionView) -> StepScorer | CompiledScorer:
        """Return what scores the steps of a sentence.

        Threads may do so for several sentences at the same time.
        """

    def estimates(self, options: OptionView) -> npt.NDArray[np.float64] | None:
        """Return what options will probably add, shape (n_options, n_values), or None: nothing.

        The search uses it for the future cost of what is not yet covered.
        """
        return None
