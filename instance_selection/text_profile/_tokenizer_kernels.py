"""One scan over a block of lines: where the rules of a tokenizer put spaces.

A line is an array of characters, each with the bits of the classes it belongs to. Between two
characters is a gap, which a rule opens. A rule is a row of seven numbers that stands for a regular
expression "(left)mark(right)": the class of the mark; the classes of the left neighbour and whether
it must (1) or must not (0) be of one of them; the same for the right neighbour; and whether to open
the gap before and after the mark. 0 for the classes of a neighbour stands for no condition.
"""

from __future__ import annotations

import numpy as np

from regmt.core.compile import kernel, part
from regmt.instance_selection.text_profile.character_classes import (
    ALPHA,
    CONTROL,
    DIGIT,
    END,
    LOWER,
    PERIOD,
    QUOTE,
    SPACE,
)

NEWLINE = 10
BLANK = 32


@kernel
def split_lines(codes, class_of, rules, keep, keep_before_number, moses):
    """Return the block with a blank in every open gap; lines are separated by line breaks.

    Parameters
    ----------
    codes : ndarray of uint32
        Code points of lines, each of them ended by a line break.
    class_of : ndarray of uint16
        Code point → bits of its classes.
    rules : ndarray of int64, shape (n_rules, 7)
    keep, keep_before_number : ndarray of uint64
        Sorted hashes of abbreviations that keep their period, always or before a number.
    moses : bool
        Drop control characters, keep runs of periods whole, and split periods by abbreviations.
    """
    line = np.empty(len(codes), np.uint32)
    kinds = np.empty(len(codes), np.uint16)
    gaps = np.empty(len(codes) + 1, np.bool_)
    out = np.empty(2 * len(codes), np.uint32)
    n_out = 0
    start = 0
    for at in range(len(codes)):
        if codes[at] != NEWLINE:
            continue
        n, present = _take_line(codes[start:at], class_of, line, kinds, moses)
        start = at + 1
        gaps[: n + 1] = False
        gaps[0] = gaps[n] = not moses  # 13a puts a space around the line
        if moses and present & PERIOD:
            _isolate_runs_of_periods(kinds, gaps, n)
        for r in range(len(rules)):
            if present & rules[r, 0]:
                _apply(rules[r], kinds, gaps, n)
        if moses and present & PERIOD:
            _split_periods(line, kinds, gaps, n, keep, keep_before_number)
        for i in range(n):
            out[n_out] = BLANK
            n_out += gaps[i]
            out[n_out] = line[i]
            n_out += 1
        out[n_out] = NEWLINE
        n_out += 1
    return out[:n_out]


@part
def _take_line(codes, class_of, line, kinds, moses):
    """Copy a line without doubled and outer spaces and, for Moses, without control characters.

    Return its length and the classes of its characters.
    """
    n = 0
    present = 0
    after_space = True
    for code in codes:
        kind = np.int64(class_of[code])
        if kind & SPACE:
            if not after_space:
                line[n] = BLANK
                kinds[n] = SPACE
                n += 1
            after_space = True
        else:
            after_space = False
            if not (moses and kind & CONTROL):
                line[n] = code
                kinds[n] = kind
                present |= kind
                n += 1
    first = 0
    while first < n and kinds[first] == SPACE:  # spaces that control characters stood between
        first += 1
    while n > first and kinds[n - 1] == SPACE:
        n -= 1
    if first:
        line[: n - first] = line[first:n].copy()
        kinds[: n - first] = kinds[first:n].copy()
    return n - first, present


@part
def _apply(rule, kinds, gaps, n):
    """Open gaps as a substitution by a regular expression does: matches do not overlap."""
    mark, left, left_is, right, right_is, before, after = rule
    used = -1  # the last character and the last gap that a match has taken up
    used_gap = -1
    gap_was_open = False  # the gap after the last match, before this rule opened it
    for i in range(n):
        if not kinds[i] & mark or used >= i:
            continue
        open_left = gap_was_open if used == i - 1 and i > 0 else gaps[i]
        if left:
            if (used_gap >= i) if open_left else (i == 0 or used >= i - 1):
                continue
            kind = SPACE if open_left else kinds[i - 1]
            if (kind & left != 0) != left_is:
                continue
        open_right = gaps[i + 1]
        if right == END:
            if i < n - 1 or open_right:
                continue
        elif right:
            if i == n - 1 and not open_right:
                continue
            kind = SPACE if open_right else kinds[i + 1]
            if (kind & right != 0) != right_is:
                continue
        used = i
        if right and right != END:
            if open_right:
                used_gap = i + 1
            else:
                used = i + 1
        gap_was_open = open_right
        gaps[i] |= before != 0
        gaps[i + 1] |= after != 0


@part
def _isolate_runs_of_periods(kinds, gaps, n):
    i = 0
    while i < n:
        end = i
        while end < n and kinds[end] & PERIOD:
            end += 1
        if end > i + 1:
            gaps[i] = True
            gaps[end] = True
        i = max(end, i + 1)


@part
def _split_periods(line, kinds, gaps, n, keep, keep_before_number):
    """Split the period off a word, except from abbreviations and before a lower-case word."""
    start = 0
    for i in range(n):
        if gaps[i] or kinds[i] == SPACE:
            start = i if gaps[i] and kinds[i] != SPACE else i + 1
        if i == start or not kinds[i] & PERIOD:
            continue
        following = i + 1
        if following < n and not gaps[following] and kinds[following] != SPACE:
            continue
        while following < n and kinds[following] == SPACE:
            following += 1
        next_kind = kinds[following] if following < n else 0
        only_periods = True
        has_period = False
        has_letter = False
        for j in range(start, i):
            only_periods &= kinds[j] & PERIOD != 0
            has_period |= kinds[j] & PERIOD != 0
            has_letter |= kinds[j] & ALPHA != 0
        if only_periods or (has_period and has_letter) or next_kind & LOWER:
            continue
        stem = _hash(line[start:i])
        if _holds(keep, stem) or (next_kind & DIGIT and _holds(keep_before_number, stem)):
            continue
        gaps[i] = True
    ends_in_quote = n > 1 and kinds[n - 1] & QUOTE and kinds[n - 2] & PERIOD
    if ends_in_quote and not gaps[n - 1]:
        gaps[n - 2] = True
        gaps[n - 1] = True


@kernel
def sorted_hashes(codes, n):
    """Return the hashes of `n` words, each of them ended by a line break."""
    hashes = np.empty(n, np.uint64)
    start = 0
    k = 0
    for at in range(len(codes)):
        if codes[at] == NEWLINE:
            hashes[k] = _hash(codes[start:at])
            start = at + 1
            k += 1
    return np.sort(hashes)


@part
def _hash(codes):
    """Return the 64-bit FNV-1a hash of a word."""
    value = np.uint64(14695981039346656037)
    for code in codes:
        value = (value ^ np.uint64(code)) * np.uint64(1099511628211)
    return value


@part
def _holds(hashes, value):
    at = np.searchsorted(hashes, value)
    return at < len(hashes) and hashes[at] == value
