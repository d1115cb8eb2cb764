"""The exchange algorithm: words move to the class where bigrams of classes become most likely."""

from typing import NamedTuple

import numpy as np

from regmt.core.compile import kernel, part


class Neighbours(NamedTuple):
    """The words beside each word: those of word w are ``offsets[w] <= p < offsets[w + 1]``."""

    offsets: np.ndarray  # (words + 1,) int64
    words: np.ndarray  # (bigrams,) int32
    counts: np.ndarray  # (bigrams,) int64


class Beside(NamedTuple):
    """The classes beside one word, without the word itself."""

    counts: np.ndarray  # (classes,) int64
    found: np.ndarray  # (classes,) int64: those with a count, in any order


@part
def _x_log_x(x):
    return x * np.log(x) if x > 0 else 0.0


@part
def _collect(neighbours, word, classes, beside):
    """Count the classes beside a word; returns how many, the word beside itself, and the total."""
    n_found, itself, total = 0, 0, 0
    for p in range(neighbours.offsets[word], neighbours.offsets[word + 1]):
        count = neighbours.counts[p]
        total += count
        if neighbours.words[p] == word:
            itself += count
            continue
        c = classes[neighbours.words[p]]
        if beside.counts[c] == 0:
            beside.found[n_found] = c
            n_found += 1
        beside.counts[c] += count
    return n_found, itself, total


@part
def _add(bigrams, sums, c, sign, after, n_after, before, n_before, itself, totals):
    """Add the bigrams of a word to those of class `c`, or take them away."""
    for k in range(n_after):
        bigrams[c, after.found[k]] += sign * after.counts[after.found[k]]
    for k in range(n_before):
        bigrams[before.found[k], c] += sign * before.counts[before.found[k]]
    bigrams[c, c] += sign * itself
    sums[0, c] += sign * totals[0]
    sums[1, c] += sign * totals[1]


@part
def _gain(bigrams, sums, c, after, n_after, before, n_before, itself, totals):
    """What the objective gains if a word that is in no class joins class `c`."""
    gain = 0.0
    for k in range(n_after):
        other = after.found[k]
        if other != c:
            now = bigrams[c, other]
            gain += _x_log_x(now + after.counts[other]) - _x_log_x(now)
    for k in range(n_before):
        other = before.found[k]
        if other != c:
            now = bigrams[other, c]
            gain += _x_log_x(now + before.counts[other]) - _x_log_x(now)
    now = bigrams[c, c]
    gain += _x_log_x(now + after.counts[c] + before.counts[c] + itself) - _x_log_x(now)
    for side in range(2):
        gain -= _x_log_x(sums[side, c] + totals[side]) - _x_log_x(sums[side, c])
    return gain


@kernel
def exchange(following, preceding, classes, n_classes, n_rounds):
    """Move each word in turn to its best class, in place, until almost none moves.

    The last word is the boundary of sentences and stays. Returns the number of rounds.
    """
    n_words = len(classes) - 1
    bigrams = np.zeros((n_classes, n_classes), dtype=np.int64)
    for w in range(n_words + 1):
        for p in range(following.offsets[w], following.offsets[w + 1]):
            bigrams[classes[w], classes[following.words[p]]] += following.counts[p]
    sums = np.zeros((2, n_classes), dtype=np.int64)
    for a in range(n_classes):
        for b in range(n_classes):
            sums[0, a] += bigrams[a, b]
            sums[1, b] += bigrams[a, b]
    after = Beside(np.zeros(n_classes, np.int64), np.zeros(n_classes, np.int64))
    before = Beside(np.zeros(n_classes, np.int64), np.zeros(n_classes, np.int64))
    for done in range(n_rounds):
        n_moved = 0
        for w in range(n_words):
            n_after, itself, total_after = _collect(following, w, classes, after)
            n_before, _, total_before = _collect(preceding, w, classes, before)
            totals = (total_after, total_before)
            own = classes[w]
            _add(bigrams, sums, own, -1, after, n_after, before, n_before, itself, totals)
            best, highest = (
                own,
                _gain(bigrams, sums, own, after, n_after, before, n_before, itself, totals),
            )
            for c in range(n_classes):
                gain = _gain(bigrams, sums, c, after, n_after, before, n_before, itself, totals)
                if gain > highest + 1e-9:
                    best, highest = c, gain
            _add(bigrams, sums, best, 1, after, n_after, before, n_before, itself, totals)
            if best != own:
                classes[w] = best
                n_moved += 1
            for k in range(n_after):
                after.counts[after.found[k]] = 0
            for k in range(n_before):
                before.counts[before.found[k]] = 0
        if n_moved * 500 < n_words:
            return done + 1
    return n_rounds
