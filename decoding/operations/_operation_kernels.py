"""The operations by which linked words are generated from left to right.

An operation is an int64: a small number, or a hash that stands for the words it is about.
"""

from typing import NamedTuple

import numpy as np

from regmt.core.compile import kernel, part

GAP, FORWARD, CONTINUE, BACK = 1, 2, 3, 16
_GENERATE, _INSERT, _DELETE = 5, 6, 7
_OFFSET = np.uint64(1469598103934665603)
_PRIME = np.uint64(1099511628211)
_SHIFT = np.uint64(29)


class Pairs(NamedTuple):
    """Linked sentence pairs; words, links and their offsets as in corpora and `Links`."""

    source: np.ndarray  # (words,) int32
    source_offsets: np.ndarray  # (pairs + 1,) int64
    target: np.ndarray
    target_offsets: np.ndarray
    link_offsets: np.ndarray  # (pairs + 1,) int64
    link_source: np.ndarray  # (links,) int32
    link_target: np.ndarray


class Cepts(NamedTuple):
    """Which words of one pair belong together: those that links connect, directly or not."""

    of_source: np.ndarray  # (words,) the first target word of the cept, -1 without links
    of_target: np.ndarray  # (words,) the same


@part
def _mixed(code, number):
    mixed = (code ^ np.uint64(number + 2)) * _PRIME
    return mixed ^ (mixed >> _SHIFT)


@part
def find_cepts(pairs, p, cepts):
    """Number cepts by their first target words; links are few, so they are gone over until done."""
    n = pairs.source_offsets[p + 1] - pairs.source_offsets[p]
    m = pairs.target_offsets[p + 1] - pairs.target_offsets[p]
    for i in range(n):
        cepts.of_source[i] = -1
    for j in range(m):
        cepts.of_target[j] = -1
    changed = True
    while changed:
        changed = False
        for k in range(pairs.link_offsets[p], pairs.link_offsets[p + 1]):
            i, j = pairs.link_source[k], pairs.link_target[k]
            first = j
            if cepts.of_target[j] >= 0:
                first = min(first, cepts.of_target[j])
            if cepts.of_source[i] >= 0:
                first = min(first, cepts.of_source[i])
            if cepts.of_source[i] != first or cepts.of_target[j] != first:
                cepts.of_source[i] = first
                cepts.of_target[j] = first
                changed = True
    return n, m


@part
def _deleted(source, cepts, covered, at, end, codes, n_codes):
    """Delete source words without links from `at` on; returns where the next word with one is."""
    while at < end and cepts.of_source[at] < 0 and not covered[at]:
        covered[at] = True
        codes[n_codes] = np.int64(_mixed(_mixed(_OFFSET, _DELETE), source[at]))
        n_codes += 1
        at += 1
    return at, n_codes


@part
def _gaps_behind(covered, first, end):
    """Count the runs of source words that are not covered yet."""
    gaps, inside = 0, False
    for x in range(end - 1, first - 1, -1):
        if not covered[x] and not inside:
            gaps += 1
        inside = not covered[x]
    return gaps


@part
def _cept_code(source, target, cepts, n, m, first):
    code = _mixed(_OFFSET, _GENERATE)
    for i in range(n):
        if cepts.of_source[i] == first:
            code = _mixed(code, source[i])
    code = _mixed(code, -1)
    for j in range(first, m):
        if cepts.of_target[j] == first:
            code = _mixed(code, target[j])
    return np.int64(code)


@part
def _one_pair(source, target, cepts, n, m, covered, codes, n_codes):
    """Write the operations of a sentence pair; returns how many operations there are by then."""
    for i in range(n):
        covered[i] = False
    at, furthest = 0, 0
    for j in range(m):
        if cepts.of_target[j] < 0:
            codes[n_codes] = np.int64(_mixed(_mixed(_OFFSET, _INSERT), target[j]))
            n_codes += 1
            continue
        if cepts.of_target[j] != j:
            continue
        started = False
        for i in range(n):
            if cepts.of_source[i] != j:
                continue
            if not started:
                at, n_codes = _deleted(source, cepts, covered, at, n, codes, n_codes)
            if at < i and i >= furthest:
                if at < furthest:
                    codes[n_codes] = FORWARD
                    n_codes += 1
                    at = furthest
                at, n_codes = _deleted(source, cepts, covered, at, i, codes, n_codes)
                if at < i:
                    codes[n_codes] = GAP
                    n_codes += 1
            elif at != i:
                codes[n_codes] = BACK + _gaps_behind(covered, i, furthest)
                n_codes += 1
            covered[i] = True
            at = i + 1
            furthest = max(furthest, at)
            codes[n_codes] = CONTINUE if started else _cept_code(source, target, cepts, n, m, j)
            n_codes += 1
            started = True
    for i in range(n):
        if cepts.of_source[i] < 0 and not covered[i]:
            _, n_codes = _deleted(source, cepts, covered, i, i + 1, codes, n_codes)
    return n_codes


@kernel
def operations(pairs):
    """Return the operations of sentence pairs and where those of each pair begin."""
    n_pairs = len(pairs.source_offsets) - 1
    longest = 1
    room = 0
    for p in range(n_pairs):
        n = pairs.source_offsets[p + 1] - pairs.source_offsets[p]
        m = pairs.target_offsets[p + 1] - pairs.target_offsets[p]
        longest = max(longest, n, m)
        room += 4 * n + m
    codes = np.empty(room, dtype=np.int64)
    offsets = np.zeros(n_pairs + 1, dtype=np.int64)
    cepts = Cepts(np.empty(longest, np.int64), np.empty(longest, np.int64))
    covered = np.zeros(longest, dtype=np.bool_)
    for p in range(n_pairs):
        n, m = find_cepts(pairs, p, cepts)
        source = pairs.source[pairs.source_offsets[p] : pairs.source_offsets[p + 1]]
        target = pairs.target[pairs.target_offsets[p] : pairs.target_offsets[p + 1]]
        offsets[p + 1] = _one_pair(source, target, cepts, n, m, covered, codes, offsets[p])
    return codes[: offsets[n_pairs]].copy(), offsets
