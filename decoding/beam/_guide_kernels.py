"""The operations of a translation while the search makes it, phrase by phrase."""

from typing import NamedTuple

import numpy as np

from regmt.core.compile import hot_part, kernel, part
from regmt.decoding.beam._coverage_kernels import is_covered, row_slot
from regmt.decoding.lm._kernels import lm_step
from regmt.decoding.operations._operation_kernels import Cepts, find_cepts

N_STATE = 3
"""Numbers of a state: of the model, the source position after the last operation, the furthest."""
JUMP_GAP, JUMP_FORWARD, JUMP_BACK = range(3)
"""Places in `PhraseOperations.jumps`; those after the last are of jumps over more gaps."""


class PhraseOperations(NamedTuple):
    """The operations of translation options, each as if it were a sentence pair."""

    lm: tuple  # LanguageModelArrays
    begin_state: int
    end_word: int
    weight: float  # for log10 p
    jumps: np.ndarray  # int32: ids of a gap, of a jump forward, of jumps back over 0, 1, … gaps
    first: np.ndarray  # (o,) int64: where the operations of an option begin
    inserted: np.ndarray  # (o,) int64: where those begin that come after a jump
    last: np.ndarray  # (o,) int64: where they end
    ends: np.ndarray  # (o,) int64: the source position after the last, from the option's start
    words: np.ndarray  # int32: the operations
    states: np.ndarray  # int32: state after the operations of the option up to here, alone
    rests: np.ndarray  # float64: log10 p of those after this one, alone


@kernel
def phrase_ends(pairs):
    """Tell of pairs how many target words come before the first cept, and where the last one ends.

    That is the source position after it and after the words without links behind it.
    """
    n_pairs = len(pairs.source_offsets) - 1
    inserted = np.empty(n_pairs, dtype=np.int64)
    ends = np.empty(n_pairs, dtype=np.int64)
    longest = 1
    for p in range(n_pairs):
        longest = max(longest, pairs.source_offsets[p + 1] - pairs.source_offsets[p])
        longest = max(longest, pairs.target_offsets[p + 1] - pairs.target_offsets[p])
    cepts = Cepts(np.empty(longest, np.int64), np.empty(longest, np.int64))
    for p in range(n_pairs):
        n, m = find_cepts(pairs, p, cepts)
        before = np.int64(0)
        while before < m and cepts.of_target[before] < 0:
            before += 1
        last = m - 1
        while last >= 0 and cepts.of_target[last] != last:
            last -= 1
        end = np.int64(n)
        if last >= 0:
            while cepts.of_source[end - 1] != last:
                end -= 1
            while end < n and cepts.of_source[end] < 0:
                end += 1
        inserted[p], ends[p] = before, end
    return inserted, ends


@hot_part
def _step(operations, option, bits, coverage, start, end, final, own, at, furthest):
    """Score the operations by which an option continues a translation.

    Returns log10 p and the new state. The operations within the option are those it has alone: a
    source word without a link is deleted with the phrase that covers it, and gaps before the option
    do not count inside.
    """
    lm, jumps = operations.lm, operations.jumps
    score = 0.0
    inserted, last = operations.inserted[option], operations.last[option]
    for j in range(operations.first[option], inserted):
        logprob, own = lm_step(lm, own, np.int64(operations.words[j]))
        score += logprob
    if start >= furthest:
        if at < furthest:
            logprob, own = lm_step(lm, own, np.int64(jumps[JUMP_FORWARD]))
            score += logprob
        if furthest < start:
            logprob, own = lm_step(lm, own, np.int64(jumps[JUMP_GAP]))
            score += logprob
    elif at != start:
        gaps, inside = 0, False
        for x in range(furthest - 1, start - 1, -1):
            covered = (x < start or x >= end) and is_covered(bits, coverage, np.int64(x))
            if not covered and not inside:
                gaps += 1
            inside = not covered
        place = min(JUMP_BACK + gaps, jumps.shape[0] - 1)
        logprob, own = lm_step(lm, own, np.int64(jumps[place]))
        score += logprob
    for j in range(inserted, last):
        logprob, own = lm_step(lm, own, np.int64(operations.words[j]))
        score += logprob
        if own == operations.states[j]:  # what comes is as it is alone
            score += operations.rests[j]
            own = np.int64(operations.states[last - 1])
            break
    if final:
        logprob, own = lm_step(lm, own, operations.end_word)
        score += logprob
    return score, own, start + operations.ends[option], max(furthest, end)


@part
def begin_operations(operations, states):
    """Write the state of the empty hypothesis."""
    states.ints[0, states.ints.shape[1] - N_STATE] = operations.begin_state


@hot_part
def extend_by_operations(operations, states, count, bits, step):
    """Score a step of the search; returns the weighted score, the state and their number.

    `step` is that of `extend`. There must be room for one more state.
    """
    coverage, before, after, option, _, start, end, final = step
    ints = states.ints
    column = ints.shape[1] - N_STATE
    for k in range(column):
        ints[count, k] = ints[after, k]
    score, own, at, furthest = _step(
        operations, option, bits, coverage, start, end, final, np.int64(ints[before, column]),
        np.int64(ints[before, column + 1]), np.int64(ints[before, column + 2]),
    )  # fmt: skip
    ints[count, column] = own
    ints[count, column + 1] = at
    ints[count, column + 2] = furthest
    slot = row_slot(ints, states.table, count)
    if states.table[slot] < 0:
        states.table[slot] = count
        count += 1
    return operations.weight * score, np.int64(states.table[slot]), count
