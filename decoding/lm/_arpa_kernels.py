"""Kernels that read the lines of an ARPA file, given as bytes."""

import numpy as np

from regmt.core.compile import kernel, part

_NEWLINE = 10
_MAX_MANTISSA = 10**17


@part
def _is_space(byte):
    return byte == 32 or 9 <= byte <= 13


@part
def _hash(raw, begin, end):
    value = np.int64(5381)
    for i in range(begin, end):
        value = ((value * 33) ^ np.int64(raw[i])) & 0x7FFFFFFF
    return value ^ (value >> 15)


@kernel
def index_words(block, bounds, table):
    """Enter the words ``block[bounds[i] : bounds[i + 1]]`` into an open-addressing hash table.

    `table` is full of -1; its length is a power of two above the number of words.
    """
    mask = len(table) - 1
    for i in range(len(bounds) - 1):
        slot = _hash(block, bounds[i], bounds[i + 1]) & mask
        while table[slot] >= 0:
            slot = (slot + 1) & mask
        table[slot] = i


@part
def _find_word(raw, begin, end, block, bounds, table):
    """Number of the word ``raw[begin:end]``, -1 if it is not in the table."""
    mask = len(table) - 1
    slot = _hash(raw, begin, end) & mask
    while table[slot] >= 0:
        word = table[slot]
        start = bounds[word]
        if bounds[word + 1] - start == end - begin:
            same = True
            for i in range(end - begin):
                if block[start + i] != raw[begin + i]:
                    same = False
                    break
            if same:
                return word
        slot = (slot + 1) & mask
    return np.int64(-1)


@kernel
def parse_number(raw, begin, end):
    """Value of a decimal number such as ``-1.5e-3`` or ``-inf``; NaN if it is none."""
    at = begin
    negative = at < end and raw[at] == 45
    if at < end and (raw[at] == 45 or raw[at] == 43):
        at += 1
    if (
        end - at == 3
        and raw[at] | 32 == 105
        and raw[at + 1] | 32 == 110
        and raw[at + 2] | 32 == 102
    ):
        return -np.inf if negative else np.inf
    mantissa = np.int64(0)
    exponent = 0
    n_digits = 0
    while at < end and 48 <= raw[at] <= 57:
        if mantissa < _MAX_MANTISSA:
            mantissa = mantissa * 10 + (np.int64(raw[at]) - 48)
        else:
            exponent += 1
        n_digits += 1
        at += 1
    if at < end and raw[at] == 46:
        at += 1
        while at < end and 48 <= raw[at] <= 57:
            if mantissa < _MAX_MANTISSA:
                mantissa = mantissa * 10 + (np.int64(raw[at]) - 48)
                exponent -= 1
            n_digits += 1
            at += 1
    if n_digits == 0:
        return np.nan
    if at < end and raw[at] | 32 == 101:
        at += 1
        down = at < end and raw[at] == 45
        if at < end and (raw[at] == 45 or raw[at] == 43):
            at += 1
        if at == end:
            return np.nan
        power = 0
        while at < end and 48 <= raw[at] <= 57:
            power = min(power * 10 + (np.int64(raw[at]) - 48), 9999)
            at += 1
        exponent += -power if down else power
    if at < end:
        return np.nan
    # A power of ten up to 10**22 is exact, so that dividing by it rounds once.
    if exponent < 0:
        value = mantissa / 10.0 ** min(-exponent, 300)
        if exponent < -300:
            value /= 10.0 ** min(-exponent - 300, 300)
    else:
        value = mantissa * 10.0 ** min(exponent, 300)
    return -value if negative else value


@kernel
def parse_ngrams(raw, order, block, bounds, table, ngrams, logprobs, backoffs):
    """Read the lines ``log10 p, words, log10 back-off weight`` of one order.

    Parameters
    ----------
    raw : ndarray of uint8
    order : int
    block, bounds, table
        The words, see `index_words`.
    ngrams : ndarray of int32, shape (n, order)
    logprobs, backoffs : ndarray of float64, shape (n,)
        Filled in; further lines than n are counted only.

    Returns
    -------
    n_found : int
        Number of lines that are not blank.
    bad_line : int
        Number of the first line, from 0, that cannot be read; -1 if there is none.
    """
    n_found = 0
    line = 0
    at = 0
    size = len(raw)
    while at < size:
        field = 0
        backoff = 0.0
        while True:
            while at < size and raw[at] != _NEWLINE and _is_space(raw[at]):
                at += 1
            if at == size or raw[at] == _NEWLINE:
                break
            begin = at
            while at < size and not _is_space(raw[at]):
                at += 1
            if field == 0 or field == order + 1:
                value = parse_number(raw, begin, at)
                if np.isnan(value) or value == np.inf or (field == 0 and value > 0.0):
                    return n_found, line
                if field > 0:
                    backoff = value
                elif n_found < len(logprobs):
                    logprobs[n_found] = value
            elif field <= order:
                word = _find_word(raw, begin, at, block, bounds, table)
                if word < 0:
                    return n_found, line
                if n_found < len(logprobs):
                    ngrams[n_found, field - 1] = word
            else:
                return n_found, line
            field += 1
        at += 1
        if field > 0:
            if field < order + 1:
                return n_found, line
            if n_found < len(backoffs):
                backoffs[n_found] = backoff
            n_found += 1
        line += 1
    return n_found, -1
