"""Extension features in the search: functions of their authors, called through their addresses.

The search puts a step into an array, calls the function, and takes the values and the new state out
of it. It knows nothing but addresses, so that it is compiled once for all features; to numba, None
in place of `Extensions` is a type of its own, so that a search without them has no trace of them.
"""

import ctypes
from typing import NamedTuple

import numpy as np

from regmt.core.compile import DISABLE_JIT, hot_part, intrinsic
from regmt.decoding.beam._coverage_kernels import row_slot

# Places in the numbers of a step; the state before, the state after, the words of the coverage and
# the feature's own numbers follow. Its real numbers are the values, then its own.
(
    OPTION, PREVIOUS, START, END, FINAL, N_STATE, N_WORDS, N_INTS, N_VALUES, N_REALS, HEAD,
) = range(11)  # fmt: skip

PROTOTYPE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
"""What is called: a function of the addresses of the numbers and of the real numbers of a step."""


class Extensions(NamedTuple):
    """The extension features of a model, prepared for a sentence."""

    calls: np.ndarray  # (F, 3) int64: addresses of the function, its numbers and its real numbers
    initial: np.ndarray  # (S,) int32: states of all features before the first phrase
    number_starts: np.ndarray  # (F,) int64
    numbers: np.ndarray  # int64: those of all features, one after the other
    real_starts: np.ndarray  # (F,) int64
    reals: np.ndarray  # float64
    weights: np.ndarray  # (V,) float64: of the values of all features


if DISABLE_JIT:

    def call_step(function, numbers, reals):
        """Call the function at an address."""
        PROTOTYPE(int(function))(int(numbers), int(reals))

else:

    @intrinsic
    def call_step(typing, function, numbers, reals):
        """Call the function at an address."""
        from llvmlite import ir
        from numba import types

        def generate(context, builder, signature, arguments):
            pointer = ir.IntType(8).as_pointer()
            kind = ir.FunctionType(ir.VoidType(), [pointer, pointer])
            target = builder.inttoptr(arguments[0], kind.as_pointer())
            builder.call(target, [builder.inttoptr(a, pointer) for a in arguments[1:]])
            return context.get_dummy_value()

        return types.none(types.int64, types.int64, types.int64), generate


@hot_part
def extend(extensions, states, count, n_models, bits, step):
    """Call all features for a step; returns their weighted score, the state and their number.

    `step` holds the coverage with the new phrase, the state of the hypothesis, the one that the
    language models lead to, option, previous option, start, end and whether it is the last. There
    must be room for one more state.
    """
    coverage, before, after, option, previous, start, end, final = step
    ints, numbers = states.ints, extensions.numbers
    for k in range(n_models):
        ints[count, k] = ints[after, k]
    column = n_models
    value = 0
    total = 0.0
    for f in range(extensions.calls.shape[0]):
        first = extensions.number_starts[f]
        numbers[first + OPTION] = option
        numbers[first + PREVIOUS] = previous
        numbers[first + START] = start
        numbers[first + END] = end
        numbers[first + FINAL] = final
        n_state = numbers[first + N_STATE]
        place = first + HEAD
        for i in range(n_state):
            numbers[place + i] = ints[before, column + i]
        for w in range(numbers[first + N_WORDS]):
            numbers[place + 2 * n_state + w] = np.int64(bits[coverage, w])
        call_step(extensions.calls[f, 0], extensions.calls[f, 1], extensions.calls[f, 2])
        for i in range(n_state):
            ints[count, column] = numbers[place + n_state + i]
            column += 1
        real = extensions.real_starts[f]
        for i in range(numbers[first + N_VALUES]):
            total += extensions.weights[value] * extensions.reals[real + i]
            value += 1
    for k in range(column, ints.shape[1]):  # of operations
        ints[count, k] = ints[after, k]
    slot = row_slot(ints, states.table, count)
    if states.table[slot] < 0:
        states.table[slot] = count
        count += 1
    return total, np.int64(states.table[slot]), count
