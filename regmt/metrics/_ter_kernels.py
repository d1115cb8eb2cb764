"""Translation edit rate: edit distance near the diagonal, with greedy block shifts.

The search is that of Tercom (Snover et al., 2006) with the limits and the order of preference of
sacreBLEU: blocks of up to 10 words that match the reference move up to 50 places, the shift that
saves most is made, until none saves anything or 1,000 have been tried; edit distances are
computed in a beam of 25 cells about the diagonal.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.core.compile import kernel, part

MAX_SHIFT_SIZE = 10
MAX_SHIFT_DISTANCE = 50
MAX_SHIFTS_TRIED = 1000
BEAM_WIDTH = 25

# What a step of the edit path consumes; PARAPHRASE and more: a phrase of both, by its number.
BOTH, HYPOTHESIS_ONLY, REFERENCE_ONLY, PARAPHRASE = 0, 1, 2, 3


class PhraseEdits(NamedTuple):
    """Phrases of the reference and what may stand for them in a hypothesis, by their last word."""

    by_end: Int64Array  #: (n_r + 2,) those that end before reference word j begin at by_end[j]
    start: Int64Array  #: first reference word of each
    words: Int32Array  #: word ids of the paraphrases, one after the other
    offsets: Int64Array  #: (n_phrases + 1,)
    cost: Float64Array


class WordCosts(NamedTuple):
    """What edits cost, see `regmt.metrics.ter.EditCosts`."""

    insertion: float
    deletion: float
    substitution: float
    stem: float
    synonym: float
    shift: float


@part
def fill_rows(cost, words, phrases, order, first, insertion, deletion, distance, step):
    """Fill rows `first` … of the edit matrix; row i belongs to the first i words of `order`.

    `words` are the word ids of the hypothesis, in which `phrases` are found.
    """
    n_h, n_r = cost.shape
    ratio = n_r / n_h if n_h else 1.0
    beam = BEAM_WIDTH
    if beam < ratio / 2:
        beam = math.ceil(ratio / 2 + beam)
    for i in range(first, n_h + 1):
        diagonal = math.floor(i * ratio)
        low = max(0, diagonal - beam)
        high = n_r + 1 if i == n_h else min(n_r + 1, diagonal + beam)
        word = order[i - 1]
        distance[i, :] = np.inf
        for j in range(low, high):
            if j == 0:
                distance[i, 0] = distance[i - 1, 0] + deletion
                step[i, 0] = HYPOTHESIS_ONLY
                continue
            best = distance[i - 1, j - 1] + cost[word, j - 1]
            kind = BOTH
            if distance[i - 1, j] + deletion < best:
                best = distance[i - 1, j] + deletion
                kind = HYPOTHESIS_ONLY
            if distance[i, j - 1] + insertion < best:
                best = distance[i, j - 1] + insertion
                kind = REFERENCE_ONLY
            for k in range(phrases.by_end[j], phrases.by_end[j + 1]):
                a, b = phrases.offsets[k], phrases.offsets[k + 1]
                if b - a > i or distance[i - (b - a), phrases.start[k]] + phrases.cost[k] >= best:
                    continue
                same = True
                for m in range(a, b):
                    same = same and phrases.words[m] == words[order[i - b + m]]
                if same:
                    best = distance[i - (b - a), phrases.start[k]] + phrases.cost[k]
                    kind = PARAPHRASE + k
            distance[i, j] = best
            step[i, j] = kind
    return distance[n_h, n_r]


@part
def shifted(order, start, length, target, out):
    """Write `order` with the block at `start` moved before the word at `target`.

    Returns how many words at the beginning stay where they were.
    """
    n = len(order)
    if start <= target <= start + length:
        target = min(n, target + length)  # places within the block count from its end
    # What lies between the block and its target moves by the length of the block.
    if target < start:
        low, high, offset = target, start + length, start - target
    else:
        low, high, offset = start, target, length
    size = high - low
    for i in range(n):
        out[i] = order[low + (i - low + offset) % size] if low <= i < high else order[i]
    return low


@kernel
def align(cost, match, phrases, order, step, partner, hypothesis_errors, reference_errors):
    """Follow the edit path back: the last hypothesis word at or before each reference word.

    The error arrays become running sums, so that a block without an error has equal ends.
    """
    i, j = cost.shape
    hypothesis_errors[:] = 0
    reference_errors[:] = 0
    while i > 0 or j > 0:
        kind = step[i, j] if i > 0 else REFERENCE_ONLY
        if kind == BOTH:
            i -= 1
            j -= 1
            partner[j] = i
            wrong = not match[order[i], j]
            hypothesis_errors[i + 1] = wrong
            reference_errors[j + 1] = wrong
        elif kind >= PARAPHRASE:
            k = kind - PARAPHRASE
            while j > phrases.start[k]:
                j -= 1
                partner[j] = i - 1
            i -= phrases.offsets[k + 1] - phrases.offsets[k]
        elif kind == HYPOTHESIS_ONLY:
            i -= 1
            hypothesis_errors[i + 1] = 1
        else:
            j -= 1
            partner[j] = i - 1
            reference_errors[j + 1] = 1
    for k in range(len(hypothesis_errors) - 1):
        hypothesis_errors[k + 1] += hypothesis_errors[k]
    for k in range(len(reference_errors) - 1):
        reference_errors[k + 1] += reference_errors[k]


@part
def copy_rows(matrix, out, first, last):
    """Copy rows first … last - 1."""
    for i in range(first, last):
        for j in range(matrix.shape[1]):
            out[i, j] = matrix[i, j]


@kernel
def edits_with_shifts(cost, match, words, phrases, insertion, deletion, shift):
    """Return the cost of turning a hypothesis into a reference.

    Parameters
    ----------
    cost : ndarray of float64, shape (n_h, n_r)
        Cost of replacing hypothesis word `i` by reference word `j`; 0 for the same word.
    match : ndarray of bool, shape (n_h, n_r)
        Whether the two words are similar enough to start a shift.
    words : ndarray of int32, shape (n_h,)
        Word ids of the hypothesis.
    phrases : PhraseEdits
    insertion, deletion, shift : float
        Cost of adding a reference word, of removing a hypothesis word, of moving a block.
    """
    n_h, n_r = cost.shape
    if n_r == 0:
        return n_h * deletion
    order = np.arange(n_h)
    candidate = np.empty_like(order)
    distance = np.empty((n_h + 1, n_r + 1))
    step = np.empty((n_h + 1, n_r + 1), dtype=np.int32)
    trial_distance = np.empty_like(distance)
    trial_step = np.empty_like(step)
    for j in range(n_r + 1):
        distance[0, j] = j * insertion
        step[0, j] = REFERENCE_ONLY
    partner = np.empty(n_r, dtype=np.int64)
    hypothesis_errors = np.empty(n_h + 1, dtype=np.int64)
    reference_errors = np.empty(n_r + 1, dtype=np.int64)
    edits = fill_rows(cost, words, phrases, order, 1, insertion, deletion, distance, step)
    total_shifts = 0.0
    tried = 0
    while True:
        align(cost, match, phrases, order, step, partner, hypothesis_errors, reference_errors)
        copy_rows(distance, trial_distance, 0, n_h + 1)
        same_rows = n_h  # rows of trial_distance up to this one hold the unshifted hypothesis
        best_gain = -np.inf
        best_length = best_start = best_target = 0
        for start in range(n_h):
            if tried >= MAX_SHIFTS_TRIED:
                break
            for r_start in range(
                max(0, start - MAX_SHIFT_DISTANCE), min(n_r, start + MAX_SHIFT_DISTANCE + 1)
            ):
                if tried >= MAX_SHIFTS_TRIED:
                    break
                limit = min(MAX_SHIFT_SIZE, n_h - start, n_r - r_start)
                length = 0
                while length < limit and match[order[start + length], r_start + length]:
                    length += 1
                    if (
                        hypothesis_errors[start + length] == hypothesis_errors[start]
                        or reference_errors[r_start + length] == reference_errors[r_start]
                        or start <= partner[r_start] < start + length
                    ):
                        continue
                    previous = -1
                    for offset in range(-1, length):
                        place = r_start + offset
                        target = 0 if place == -1 else partner[place] + 1
                        if target == previous:
                            continue
                        previous = target
                        same = shifted(order, start, length, target, candidate)
                        copy_rows(distance, trial_distance, same_rows + 1, same + 1)
                        same_rows = same
                        gain = edits - fill_rows(
                            cost,
                            words,
                            phrases,
                            candidate,
                            same + 1,
                            insertion,
                            deletion,
                            trial_distance,
                            trial_step,
                        )
                        tried += 1
                        # Most saved, then the longest block, the first one, the first target.
                        better = gain > best_gain
                        if gain == best_gain:
                            better = length > best_length or (
                                length == best_length
                                and (
                                    start < best_start
                                    or (start == best_start and target < best_target)
                                )
                            )
                        if better:
                            best_gain, best_length = gain, length
                            best_start, best_target = start, target
                    if tried >= MAX_SHIFTS_TRIED:
                        break
        if tried >= MAX_SHIFTS_TRIED or best_gain <= 0 or best_gain < shift:
            return edits + total_shifts
        total_shifts += shift
        shifted(order, best_start, best_length, best_target, candidate)
        order, candidate = candidate, order
        edits = fill_rows(cost, words, phrases, order, 1, insertion, deletion, distance, step)


@kernel
def word_edits(hypothesis, reference, stems, synonyms, phrases, costs):
    """Return the cost of turning a hypothesis into a reference, given as word ids.

    ``stems[word]`` is the same for words of one stem; `synonyms` has shape (n_h, n_r), or (0, 0)
    for none.
    """
    match = np.empty((len(hypothesis), len(reference)), dtype=np.bool_)
    cost = np.empty(match.shape)
    for i in range(len(hypothesis)):
        for j in range(len(reference)):
            same = hypothesis[i] == reference[j]
            cost[i, j] = 0.0 if same else costs.substitution
            if synonyms.size and synonyms[i, j]:
                cost[i, j] = min(cost[i, j], costs.synonym)
            if stems[hypothesis[i]] == stems[reference[j]]:
                cost[i, j] = min(cost[i, j], costs.stem)
            match[i, j] = same or cost[i, j] < costs.substitution
    edits = costs.insertion, costs.deletion, costs.shift
    return edits_with_shifts(cost, match, hypothesis, phrases, *edits)


@part
def no_phrases(n_r):
    """Return no paraphrases for a reference of `n_r` words."""
    starts = np.zeros(n_r + 2, dtype=np.int64)
    none = np.zeros(0, dtype=np.int64)
    return PhraseEdits(starts, none, np.zeros(0, dtype=np.int32), starts[:1], np.zeros(0))


@kernel
def fewest_edits(h_tokens, h_offsets, sentence, r_tokens, r_offsets, n_references, stems, costs):
    """Return the least cost over the references of each hypothesis, without synonyms."""
    none = np.zeros((0, 0), dtype=np.bool_)
    fewest = np.full(len(h_offsets) - 1, np.inf)
    for h in range(len(fewest)):
        hypothesis = h_tokens[h_offsets[h] : h_offsets[h + 1]]
        for row in range(sentence[h] * n_references, (sentence[h] + 1) * n_references):
            reference = r_tokens[r_offsets[row] : r_offsets[row + 1]]
            phrases = no_phrases(len(reference))
            edits = word_edits(hypothesis, reference, stems, none, phrases, costs)
            fewest[h] = min(fewest[h], edits)
    return fewest
