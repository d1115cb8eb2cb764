"""Step features of a sentence, as the search calls them: Python objects or compiled functions."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array, offsets_of
from regmt.core.compile import DISABLE_JIT
from regmt.core.errors import InputError
from regmt.decoding.beam._extension_kernels import (
    END,
    FINAL,
    HEAD,
    N_INTS,
    N_REALS,
    N_STATE,
    N_VALUES,
    N_WORDS,
    OPTION,
    PREVIOUS,
    PROTOTYPE,
    START,
    Extensions,
)
from regmt.decoding.beam.hypothesis import Phrase
from regmt.decoding.features import (
    CompiledScorer,
    OptionView,
    Step,
    StepFeature,
    StepNumbers,
    StepScorer,
)


class StepFeatures:
    """The step features of a model, prepared for the options of a sentence.

    Attributes
    ----------
    extensions : Extensions
        For the search.
    """

    def __init__(
        self, features: Mapping[str, StepFeature], options: OptionView, weights: Float64Array
    ) -> None:
        scorers = [feature.prepare(options) for feature in features.values()]
        n_words = (len(options.source) + 63) // 64
        numbers, reals, initial = [], [], []
        for feature, scorer in zip(features.values(), scorers, strict=True):
            python = CompiledScorer(_nothing, (0,))  # its state is a number, too
            own = scorer if isinstance(scorer, CompiledScorer) else python
            sizes = [len(own.initial), n_words, len(own.ints), feature.n_values, len(own.reals)]
            room = np.zeros(2 * len(own.initial) + n_words, np.int64)
            numbers.append(np.concatenate([np.zeros(N_STATE, np.int64), sizes, room, own.ints]))
            reals.append(np.concatenate([np.zeros(feature.n_values), own.reals]))
            initial += list(own.initial)
        number_starts = offsets_of(np.array([len(part) for part in numbers]))
        real_starts = offsets_of(np.array([len(part) for part in reals]))
        all_numbers, all_reals = np.concatenate(numbers).astype(np.int64), np.concatenate(reals)
        self._python: list[_PythonStep] = []
        calls = []
        for f, (name, feature) in enumerate(features.items()):
            scorer = scorers[f]
            if isinstance(scorer, CompiledScorer):
                function = _compiled(scorer.function)
            else:
                own_numbers = all_numbers[number_starts[f] : number_starts[f + 1]]
                values = all_reals[real_starts[f] : real_starts[f + 1]]
                step = _PythonStep(name, feature, scorer, options, own_numbers, values)
                self._python.append(step)
                function = step.function
            calls.append(ctypes.cast(function, ctypes.c_void_p).value or 0)
        self.extensions = Extensions(
            np.stack(
                [
                    np.array(calls, dtype=np.int64),
                    all_numbers.ctypes.data + 8 * number_starts[:-1],
                    all_reals.ctypes.data + 8 * real_starts[:-1],
                ],
                axis=1,
            ),
            np.array(initial, dtype=np.int32),
            number_starts[:-1].copy(),
            all_numbers,
            real_starts[:-1].copy(),
            all_reals,
            weights,
        )

    def check(self) -> None:
        """Raise what a Python feature has raised during the search."""
        for step in self._python:
            if step.error is not None:
                raise step.error

    def values(self, steps: Int64Array, states: Int64Array, coverages: Int64Array) -> Float64Array:
        """Return the values of steps, shape (n_steps, V).

        Parameters
        ----------
        steps : ndarray, shape (n_steps, 5)
            Option, previous option, start, end, whether it is the last.
        states : ndarray, shape (n_steps, S)
            Before the steps.
        coverages : ndarray, shape (n_steps, words)
            With the steps.
        """
        calls, _, number_starts, numbers, real_starts, reals, weights = self.extensions
        values = np.empty((len(steps), len(weights)))
        column = value = 0
        for (function, *places), first, real in zip(
            calls.tolist(), number_starts.tolist(), real_starts.tolist(), strict=True
        ):
            n_state, n_words = numbers[first + N_STATE], numbers[first + N_WORDS]
            n_values = numbers[first + N_VALUES]
            place = first + HEAD
            for i in range(len(steps)):
                numbers[first : first + N_STATE] = steps[i]
                numbers[place : place + n_state] = states[i, column : column + n_state]
                room = place + 2 * n_state
                numbers[room : room + n_words] = coverages[i]
                PROTOTYPE(function)(*places)
                values[i, value : value + n_values] = reals[real : real + n_values]
            column += n_state
            value += n_values
        self.check()
        return values


class _PythonStep:
    """Calls a Python feature for the search; its states are numbered as they come up."""

    def __init__(
        self,
        name: str,
        feature: StepFeature,
        scorer: StepScorer,
        options: OptionView,
        numbers: Int64Array,
        values: Float64Array,
    ) -> None:
        self.error: BaseException | None = None
        self._name, self._feature, self._scorer = name, feature, scorer
        self._numbers, self._values = numbers, values
        self._states: list[Hashable] = [scorer.initial]
        self._state_numbers: dict[Hashable, int] = {scorer.initial: 0}
        self._phrases = [
            Phrase(*place)
            for place in zip(
                options.start.tolist(),
                options.end.tolist(),
                options.targets,
                options.alignments,
                strict=True,
            )
        ]
        self.function = PROTOTYPE(self._call)

    def _call(self, _numbers: int, _reals: int) -> None:
        if self.error is not None:
            return
        try:
            option, previous, _, _, final = self._numbers[:N_STATE].tolist()
            words = self._numbers[HEAD + 2 :]
            coverage = sum((word % (1 << 64)) << (64 * w) for w, word in enumerate(words.tolist()))
            seen = previous >= 0 and self._feature.looks_back
            step = Step(
                self._phrases[option],
                self._phrases[previous] if seen else None,
                coverage,
                bool(final),
                option,
            )
            state = self._states[int(self._numbers[HEAD])]
            values, after = self._scorer.extend(state, step)
            self._values[:] = self._checked(values)
            number = self._state_numbers.setdefault(after, len(self._states))
            if number == len(self._states):
                self._states.append(after)
            self._numbers[HEAD + 1] = number
        except BaseException as error:  # no exception passes through compiled code
            self.error = error

    def _checked(self, values: Sequence[float]) -> Sequence[float]:
        if len(values) != self._feature.n_values or not np.isfinite(values).all():
            raise InputError(
                f"feature {self._name!r} must give {self._feature.n_values} finite value(s) for "
                f"a step, not {values!r}"
            )
        return values


def _nothing() -> None:
    """Stand for the function of a Python feature."""


@cache
def _compiled(function: Callable[..., None]) -> Any:
    """Return a C function that calls the function of a compiled feature."""
    import numba
    from numba import types

    def call(numbers: Any, reals: Any) -> None:
        head = numba.carray(numbers, (HEAD,), np.int64)
        states = HEAD + head[N_STATE]
        coverage = states + head[N_STATE]
        own = coverage + head[N_WORDS]
        step = numba.carray(numbers, (own + head[N_INTS],), np.int64)
        n_values = head[N_VALUES]
        values = numba.carray(reals, (n_values + head[N_REALS],), np.float64)
        function(
            StepNumbers(
                head[OPTION],
                head[PREVIOUS],
                head[START],
                head[END],
                head[FINAL] != 0,
                step[coverage:own],
            ),
            step[HEAD:states],
            step[states:coverage],
            values[:n_values],
            step[own:],
            values[n_values:],
        )

    if DISABLE_JIT:
        return PROTOTYPE(
            lambda numbers, reals: call(ctypes.c_void_p(numbers), ctypes.c_void_p(reals))
        )
    return numba.cfunc(types.void(types.voidptr, types.voidptr))(call).ctypes
