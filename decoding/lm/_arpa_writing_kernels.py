"""Kernels that write the lines of an ARPA file, as bytes."""

from typing import NamedTuple

import numpy as np

from regmt.core.compile import hot_part, kernel

_DIGITS = 8
_LOWEST, _HIGHEST = 1e-8, 1e8  # numbers between them are exact in 64-bit integers
_FLOAT_BIAS, _FRACTION_BITS = 150, 23
_POWERS_OF_5 = 5 ** np.arange(17)
_LOG10_OF_2 = np.log10(2.0)


class Texts(NamedTuple):
    """Texts one after the other, as bytes."""

    block: np.ndarray  # uint8
    bounds: np.ndarray  # int64


class Ngrams(NamedTuple):
    """The n-grams of a model, see LanguageModel; the values as the bits of float32."""

    parent: np.ndarray
    word: np.ndarray
    logprob: np.ndarray  # int32
    backoff: np.ndarray  # int32


def is_special(values):
    """Tell which numbers of an array `write_lines` cannot write itself."""
    size = np.abs(values)
    plain = ((size >= _LOWEST) & (size < _HIGHEST)) | ((size == 0) & ~np.signbit(values))
    return ~plain


@hot_part
def _scaled(mantissa, power, k):
    """Mantissa · 2^power · 10^k as an integer, rounded half to even; k is from 0 to 16."""
    shift = power + k
    mantissa *= _POWERS_OF_5[k]
    if shift >= 0:
        return mantissa << shift
    below = mantissa & ((np.int64(1) << -shift) - 1)
    half = np.int64(1) << (-shift - 1)
    mantissa >>= -shift
    return mantissa + (below > half or (below == half and mantissa & 1 == 1))


@hot_part
def _write_number(bits, out, at):
    """Write a float32 as C's ``%.8g`` does; returns where it ends."""
    if bits == 0:
        out[at] = 48
        return at + 1
    if bits < 0:
        out[at] = 45
        at += 1
    power = ((bits >> _FRACTION_BITS) & 255) - _FLOAT_BIAS
    mantissa = (bits & ((1 << _FRACTION_BITS) - 1)) | (1 << _FRACTION_BITS)
    # log10 of 2^(power + 23) to 2^(power + 24), right or one too small.
    exponent = np.int64(np.floor((power + _FRACTION_BITS) * _LOG10_OF_2))
    digits = _scaled(mantissa, power, _DIGITS - 1 - exponent)
    if digits >= 10**_DIGITS:
        exponent += 1
        digits = _scaled(mantissa, power, _DIGITS - 1 - exponent)
    length = _DIGITS
    while digits % 10 == 0:
        digits //= 10
        length -= 1
    scientific = exponent < -4
    point = 1 if scientific else exponent + 1  # digits before the point; none or less: zeros
    for _ in range(length, point):  # zeros that were taken away before the point
        digits *= 10
        length += 1
    if point <= 0:
        out[at] = 48
        out[at + 1] = 46
        at += 2
        for _ in range(point, 0):
            out[at] = 48
            at += 1
    width = length + (0 < point < length)
    for place in range(width - 1, -1, -1):
        if place == point and point > 0:
            out[at + place] = 46
        else:
            out[at + place] = 48 + digits % 10
            digits //= 10
    at += width
    if scientific:
        out[at] = 101
        out[at + 1] = 45
        out[at + 2] = 48
        out[at + 3] = 48 - exponent
        at += 4
    return at


@hot_part
def _write_text(texts, number, out, at):
    for i in range(texts.bounds[number], texts.bounds[number + 1]):
        out[at] = texts.block[i]
        at += 1
    return at


@kernel
def write_lines(ngrams, words, special, is_special, first, order, has_backoff, out):
    """Write the lines of n-grams ``first …``, one for each row of `is_special`.

    Parameters
    ----------
    ngrams : Ngrams
    words : Texts
    special : Texts
        Numbers that are written by others, in their order.
    is_special : ndarray of bool, shape (n, 2)
        Which of log10 p and back-off weight they stand for.
    first, order : int
    has_backoff : bool
        Whether the lines end with the back-off weight.
    out : ndarray of uint8
        Room for all lines.

    Returns
    -------
    int
        How many bytes were written.
    """
    at = 0
    n_special = 0
    path = np.empty(order, np.int64)
    for row in range(is_special.shape[0]):
        node = np.int64(first + row)
        if is_special[row, 0]:
            at = _write_text(special, n_special, out, at)
            n_special += 1
        else:
            at = _write_number(np.int64(ngrams.logprob[node]), out, at)
        own = node
        for k in range(order - 1, -1, -1):
            path[k] = ngrams.word[own]
            own = np.int64(ngrams.parent[own])
        for k in range(order):
            out[at] = 9 if k == 0 else 32
            at = _write_text(words, path[k], out, at + 1)
        if has_backoff:
            out[at] = 9
            at += 1
            if is_special[row, 1]:
                at = _write_text(special, n_special, out, at)
            else:
                at = _write_number(np.int64(ngrams.backoff[node]), out, at)
        n_special += is_special[row, 1]
        out[at] = 10
        at += 1
    return at
