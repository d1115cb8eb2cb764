"""Inner loops that write tables as bytes, without a string per line."""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array
from regmt.core.compile import kernel, part

_SEPARATOR = np.frombuffer(b" ||| ", dtype=np.uint8)
_END = np.frombuffer(b" ||| |||", dtype=np.uint8)
_SPACE, _NEWLINE, _ZERO, _POINT, _MINUS, _PLUS, _E = 32, 10, 48, 46, 45, 43, 101

DIGITS = 6
LONGEST_NUMBER = 14


class PhraseTexts(NamedTuple):
    """The phrases of one side of a table."""

    tokens: Int32Array
    at: Int64Array  #: where the phrase of each row stands among the tokens
    lengths: Int64Array
    words: npt.NDArray[np.uint8]  #: in one block, separated by one byte
    starts: Int64Array  #: where each of them begins


@part
def _put_digits(out, n, digits, n_digits, point):
    """Write digits with a point behind the first `point` of them, unless those are all."""
    end = n + n_digits + (1 if point < n_digits else 0)
    place = end
    for k in range(n_digits - 1, -1, -1):
        place -= 1
        out[place] = _ZERO + digits % 10
        digits //= 10
        if k == point:
            place -= 1
            out[place] = _POINT
    return end


@part
def _put_integer(out, n, value):
    """Write a non-negative integer; returns the new length."""
    width, rest = 1, value // 10
    while rest:
        width += 1
        rest //= 10
    return _put_digits(out, n, value, width, width)


@part
def _significant(value):
    """Digits and exponent of a positive number: value ≈ d.ddddd · 10^exponent."""
    exponent = math.floor(math.log10(value))
    digits = round(value * 10.0 ** (DIGITS - 1 - exponent))
    if digits < 10 ** (DIGITS - 1):  # log10 rounded up to a power of ten
        exponent -= 1
        digits = round(value * 10.0 ** (DIGITS - 1 - exponent))
    if digits >= 10**DIGITS:  # rounded up to the next power of ten
        exponent += 1
        digits = 10 ** (DIGITS - 1)
    return digits, exponent


@kernel
def significant_digits(values, digits, powers):
    """Write digits d and powers p of non-negative numbers: what is written is d · 10^-p, p >= 0."""
    for i in range(len(values)):
        digits[i] = powers[i] = 0
        if values[i] > 0.0:
            digits[i], exponent = _significant(values[i])
            powers[i] = max(DIGITS - 1 - exponent, 0)
            digits[i] *= 10 ** max(exponent - DIGITS + 1, 0)


@kernel
def put_number(out, n, value):
    """Write a non-negative number with six digits, as C's ``%g`` does; returns the new length."""
    if value <= 0.0:
        out[n] = _ZERO
        return n + 1
    digits, exponent = _significant(value)
    n_digits = DIGITS
    while n_digits > 1 and digits % 10 == 0:
        digits //= 10
        n_digits -= 1
    if 0 <= exponent < DIGITS:
        while n_digits <= exponent:
            digits *= 10
            n_digits += 1
        return _put_digits(out, n, digits, n_digits, exponent + 1)
    if -5 < exponent < 0:
        return _put_digits(out, n, digits, n_digits - exponent, 1)
    n = _put_digits(out, n, digits, n_digits, 1)
    out[n] = _E
    out[n + 1] = _MINUS if exponent < 0 else _PLUS
    exponent = abs(exponent)
    return _put_digits(out, n + 2, exponent, 2 if exponent < 100 else 3, 3)


@part
def _put_bytes(out, n, text, first, last):
    for k in range(first, last):
        out[n] = text[k]
        n += 1
    return n


@part
def _put_phrase(out, n, side: PhraseTexts, row):
    for p in range(side.at[row], side.at[row] + side.lengths[row]):
        word = side.tokens[p]
        n = _put_bytes(out, n, side.words, side.starts[word], side.starts[word + 1] - 1)
        out[n] = _SPACE
        n += 1
    return n - 1


@kernel
def put_lines(
    first_row, source: PhraseTexts, target: PhraseTexts, numbers, links, counts, longest_line, out
):
    """Write lines from `first_row` on until `out` is full.

    With empty `links` a line ends after the numbers. Returns the next row and the bytes written.
    """
    n = 0
    row = first_row
    while row < len(source.at) and n + longest_line <= len(out):
        n = _put_phrase(out, n, source, row)
        n = _put_bytes(out, n, _SEPARATOR, 0, len(_SEPARATOR))
        n = _put_phrase(out, n, target, row)
        n = _put_bytes(out, n, _SEPARATOR, 0, len(_SEPARATOR) - 1)
        for k in range(numbers.shape[1]):
            out[n] = _SPACE
            n = put_number(out, n + 1, numbers[row, k])
        if len(links):
            n = _put_bytes(out, n, _SEPARATOR, 0, len(_SEPARATOR) - (links[row] != 0))
            for bit in range(49):
                if links[row] >> bit & 1:
                    out[n] = _SPACE
                    out[n + 1] = _ZERO + bit // 7
                    out[n + 2] = _MINUS
                    out[n + 3] = _ZERO + bit % 7
                    n += 4
            n = _put_bytes(out, n, _SEPARATOR, 0, len(_SEPARATOR) - 1)
            for k in range(counts.shape[1]):
                out[n] = _SPACE
                n = _put_integer(out, n + 1, counts[row, k])
            n = _put_bytes(out, n, _END, 0, len(_END))
        out[n] = _NEWLINE
        n += 1
        row += 1
    return row, n
