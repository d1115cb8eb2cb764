"""Inner loops that write tables as bytes, without a string per line."""

import math

import numpy as np

from regmt.core.compile import kernel, part

_SEPARATOR = np.frombuffer(b" ||| ", dtype=np.uint8)
_END = np.frombuffer(b" ||| |||", dtype=np.uint8)
_SPACE, _NEWLINE, _ZERO, _POINT, _MINUS, _E = 32, 10, 48, 46, 45, 101

DIGITS = 6
LONGEST_NUMBER = 14


@part
def put_integer(out, n, value):
    """Write a non-negative integer; returns the new length."""
    if value >= 10:
        n = put_integer(out, n, value // 10)
    out[n] = _ZERO + value % 10
    return n + 1


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
def significant_digits(values):
    """Digits d and powers p of non-negative numbers; what is written is d · 10^-p, p >= 0."""
    digits = np.zeros(len(values), dtype=np.int64)
    powers = np.zeros(len(values), dtype=np.int64)
    for i in range(len(values)):
        if values[i] > 0.0:
            digits[i], exponent = _significant(values[i])
            powers[i] = DIGITS - 1 - exponent
            if powers[i] < 0:
                digits[i] *= 10 ** -powers[i]
                powers[i] = 0
    return digits, powers


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
    if -4 <= exponent < DIGITS:
        if exponent < 0:
            out[n] = _ZERO
            out[n + 1] = _POINT
            n += 2
            for _ in range(-1 - exponent):
                out[n] = _ZERO
                n += 1
            return put_integer(out, n, digits)
        if n_digits <= exponent + 1:
            n = put_integer(out, n, digits)
            for _ in range(exponent + 1 - n_digits):
                out[n] = _ZERO
                n += 1
            return n
        scale = 10 ** (n_digits - exponent - 1)
        n = put_integer(out, n, digits // scale)
        out[n] = _POINT
        n += 1
        rest = digits % scale
        for k in range(n_digits - exponent - 2, -1, -1):
            out[n] = _ZERO + rest // 10**k % 10
            n += 1
        return n
    scale = 10 ** (n_digits - 1)
    out[n] = _ZERO + digits // scale
    n += 1
    if n_digits > 1:
        out[n] = _POINT
        n += 1
        for k in range(n_digits - 2, -1, -1):
            out[n] = _ZERO + digits // 10**k % 10
            n += 1
    out[n] = _E
    n += 1
    out[n] = _MINUS if exponent < 0 else 43
    n += 1
    exponent = abs(exponent)
    if exponent < 10:
        out[n] = _ZERO
        n += 1
    return put_integer(out, n, exponent)


@part
def _put_bytes(out, n, text, first, last):
    for k in range(first, last):
        out[n] = text[k]
        n += 1
    return n


@part
def _put_phrase(out, n, tokens, at, length, words, word_starts):
    for p in range(at, at + length):
        if p > at:
            out[n] = _SPACE
            n += 1
        word = tokens[p]
        # words stand in one block, separated by one byte
        n = _put_bytes(out, n, words, word_starts[word], word_starts[word + 1] - 1)
    return n


@kernel
def put_lines(
    first_row,
    source,
    source_at,
    source_length,
    source_words,
    source_starts,
    target,
    target_at,
    target_length,
    target_words,
    target_starts,
    numbers,
    links,
    counts,
    longest_line,
    out,
):
    """Write lines from `first_row` on until `out` is full.

    With empty `links` a line ends after the numbers. Returns the next row and the bytes written.
    """
    n = 0
    row = first_row
    while row < len(source_at) and n + longest_line <= len(out):
        n = _put_phrase(
            out, n, source, source_at[row], source_length[row], source_words, source_starts
        )
        n = _put_bytes(out, n, _SEPARATOR, 0, 5)
        n = _put_phrase(
            out, n, target, target_at[row], target_length[row], target_words, target_starts
        )
        n = _put_bytes(out, n, _SEPARATOR, 0, 5)
        for k in range(numbers.shape[1]):
            if k:
                out[n] = _SPACE
                n += 1
            n = put_number(out, n, numbers[row, k])
        if len(links):
            n = _put_bytes(out, n, _SEPARATOR, 0, 5)
            some = False
            for bit in range(49):
                if links[row] >> bit & 1:
                    if some:
                        out[n] = _SPACE
                        n += 1
                    some = True
                    out[n] = _ZERO + bit // 7
                    out[n + 1] = _MINUS
                    out[n + 2] = _ZERO + bit % 7
                    n += 3
            n = _put_bytes(out, n, _SEPARATOR, 0, 5)
            for k in range(counts.shape[1]):
                if k:
                    out[n] = _SPACE
                    n += 1
                n = put_integer(out, n, counts[row, k])
            n = _put_bytes(out, n, _END, 0, len(_END))
        out[n] = _NEWLINE
        n += 1
        row += 1
    return row, n
