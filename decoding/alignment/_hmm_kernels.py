"""Inner loops of the HMM alignment model.

Hidden states of a sentence with H hidden words: h = 0 … H-1 (linked to that word), and for each
of them, and for the place before the first word, an empty state that remembers it. `memory` below
is the sum over both kinds: where the last link was.
"""

import math
from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.core.compile import kernel, part
from regmt.decoding.alignment.direction import Direction, Expected


class HmmParameters(NamedTuple):
    """An HMM, prepared for a text.

    Attributes
    ----------
    jumps : ndarray, shape (n_rows, 2 * max_jump + 1)
        The distributions of jumps; the last two are those onto the first and the last word.
    rows : ndarray of int32
        Row of `jumps` to leave each hidden word by, or to reach each observed word by.
    by_hidden : bool
        Which of the two `rows` says.
    use_final, end_anchor : bool
    ends : ndarray, shape (longest + 1, longest + 1) or (1, longest + 1)
        Probability of ending at each position of a sentence with so many hidden words; one row of
        1 without an anchor.
    emission : ndarray, shape (n_cells,)
        Probability of the link of each cell, wherever the last link was.
    spare : ndarray, shape (n_observed,)
        Probability of the empty word for each observed word.
    """

    jumps: Float64Array
    rows: Int32Array
    by_hidden: bool
    use_final: bool
    end_anchor: bool
    ends: Float64Array
    emission: Float64Array
    spare: Float64Array


class Space(NamedTuple):
    """Working space for one sentence, with room for H hidden and O observed words.

    Attributes
    ----------
    jump : ndarray, shape (2, H, H)
        Jump probabilities towards words before the last, and towards the last.
    filled : ndarray of int64, shape (2,)
        The row of jumps that each of them is filled with.
    begin, after, before : ndarray, shape (H + 1,)
    linked, blank : ndarray, shape (O, H + 1)
        ``blank[o, H]``: nothing is linked so far.
    scale : ndarray, shape (O,)
    origin : ndarray of int32, shape (O, H + 1)
    """

    jump: Float64Array
    filled: Int64Array
    begin: Float64Array
    after: Float64Array
    before: Float64Array
    linked: Float64Array
    blank: Float64Array
    scale: Float64Array
    origin: Int32Array

    @classmethod
    def make(cls, n_hidden: int, n_observed: int) -> "Space":
        """Make room for sentences of at most this many words."""
        edge, grid = n_hidden + 1, (n_observed, n_hidden + 1)
        return cls(
            jump=np.empty((2, n_hidden, n_hidden)),
            filled=np.empty(2, dtype=np.int64),
            begin=np.empty(edge),
            after=np.empty(edge),
            before=np.empty(edge),
            linked=np.empty(grid),
            blank=np.empty(grid),
            scale=np.empty(n_observed),
            origin=np.empty(grid, dtype=np.int32),
        )


@part
def _fill_jumps(jumps, row, rows, first, n, matrices, filled):
    """Fill the probabilities of jumping from each of `n` positions to each.

    By one row of `jumps`, or, if that is negative, by those of the words from `first` on. The last
    row has a matrix of its own; returns which of the two. What is `filled` already stays.
    """
    which = 1 if row == len(jumps) - 1 else 0
    if filled[which] == row:
        return which
    filled[which] = row
    reach = jumps.shape[1] // 2
    for h in range(n):
        k = row if row >= 0 else rows[first + h]
        total = 0.0
        for g in range(n):
            matrices[which, h, g] = jumps[k, min(max(g - h, -reach), reach) + reach]
            total += matrices[which, h, g]
        for g in range(n):
            matrices[which, h, g] = matrices[which, h, g] / total if total > 0.0 else 1.0 / n
    return which


@part
def _fill_begin(jumps, n, begin):
    """Fill the probabilities of each of `n` positions for the first link."""
    reach = jumps.shape[1] // 2
    total = 0.0
    for h in range(n):
        begin[h] = jumps[len(jumps) - 2, min(h + 1, reach) + reach]
        total += begin[h]
    for h in range(n):
        begin[h] = begin[h] / total if total > 0.0 else 1.0 / n


@kernel
def hmm_expectation(
    text: Direction, model: HmmParameters, space: Space, expected: Expected, jump_counts
):
    """Forward-backward over all sentences; adds expected jumps to `jump_counts` too."""
    hidden, (words, observed), cells, cell_offsets, hidden_is_source = text
    hidden_offsets = hidden.offsets
    jumps, rows, by_hidden, use_final, end_anchor, ends, emission, spares = model
    jump, filled, begin, after, before, linked, blank, scale, _ = space
    counts, null_counts, posterior, log_likelihoods = expected
    counting, keeping = len(counts) > 0, len(posterior) > 0
    reach = jumps.shape[1] // 2
    start, final = len(jumps) - 2, len(jumps) - 1
    for s in range(len(cell_offsets) - 1):
        first, first_h = observed[s], hidden_offsets[s]
        n_h, n_o = hidden_offsets[s + 1] - first_h, observed[s + 1] - first
        log_likelihoods[s] = 0.0
        if n_o == 0:
            continue
        step_h, step_o = (n_o, 1) if hidden_is_source else (1, n_h)
        _fill_begin(jumps, n_h, begin)
        filled[:] = -2
        # forward: linked[o, h], blank[o, h]
        for o in range(n_o):
            cell = cell_offsets[s] + o * step_o
            spare = spares[first + o]
            nothing = 1.0 if o == 0 else blank[o - 1, n_h]
            for h in range(n_h):
                linked[o, h] = 0.0
                blank[o, h] = 0.0
            if o > 0:
                row = final if use_final and o == n_o - 1 else -1 if by_hidden else rows[first + o]
                which = _fill_jumps(jumps, row, rows, first_h, n_h, jump, filled)
                for h in range(n_h):
                    memory = linked[o - 1, h] + blank[o - 1, h]
                    blank[o, h] = memory * spare
                    for g in range(n_h):
                        linked[o, g] += memory * jump[which, h, g]
            blank[o, n_h] = nothing * spare
            total = blank[o, n_h]
            for h in range(n_h):
                linked[o, h] = (linked[o, h] + nothing * begin[h]) * emission[cell + h * step_h]
                total += linked[o, h] + blank[o, h]
            if total <= 0.0:
                total = 1e-300
            scale[o] = total
            for h in range(n_h):
                linked[o, h] /= total
                blank[o, h] /= total
            blank[o, n_h] /= total
            log_likelihoods[s] += math.log(total)
        # backward: after[h] belongs to the memory h, alike for linked and blank states
        n_end = n_h if end_anchor else 0
        total = blank[n_o - 1, n_h] * ends[n_end, n_h]
        for h in range(n_h):
            total += (linked[n_o - 1, h] + blank[n_o - 1, h]) * ends[n_end, h]
        if total <= 0.0:
            continue
        log_likelihoods[s] += math.log(total)
        for h in range(n_h + 1):
            after[h] = ends[n_end, h] / total
        for h in range(n_end):
            p = (linked[n_o - 1, h] + blank[n_o - 1, h]) * after[h]
            jump_counts[final, min(n_h - h, reach) + reach] += p
        for o in range(n_o - 1, -1, -1):
            cell = cell_offsets[s] + o * step_o
            unlinked = blank[o, n_h] * after[n_h]
            for h in range(n_h):
                p = linked[o, h] * after[h]
                unlinked += blank[o, h] * after[h]
                if counting:
                    counts[cells[cell + h * step_h]] += p
                if keeping:
                    posterior[cell + h * step_h] = p
                if o == 0:
                    jump_counts[start, min(h + 1, reach) + reach] += p
            if counting:
                null_counts[words[first + o]] += unlinked
            if o == 0:
                break
            row = final if use_final and o == n_o - 1 else -1 if by_hidden else rows[first + o]
            which = _fill_jumps(jumps, row, rows, first_h, n_h, jump, filled)
            spare = spares[first + o] / scale[o]
            before[n_h] = 0.0
            for g in range(n_h):
                after[g], stay = emission[cell + g * step_h] * after[g] / scale[o], after[g]
                before[g] = spare * stay
                before[n_h] += begin[g] * after[g]
                p = blank[o - 1, n_h] * begin[g] * after[g]
                jump_counts[start, min(g + 1, reach) + reach] += p
            before[n_h] += spare * after[n_h]
            for h in range(n_h):
                memory = linked[o - 1, h] + blank[o - 1, h]
                k = row if row >= 0 else rows[first_h + h]
                following = 0.0
                for g in range(n_h):
                    p = jump[which, h, g] * after[g]
                    following += p
                    jump_counts[k, min(max(g - h, -reach), reach) + reach] += memory * p
                before[h] = following + before[h]
            for h in range(n_h + 1):
                after[h] = before[h]


@kernel
def hmm_viterbi(text: Direction, model: HmmParameters, space: Space, best):
    """Write the hidden position of each observed word on the best path, -1 for the empty word."""
    hidden_offsets, observed = text.hidden.offsets, text.observed.offsets
    cell_offsets, hidden_is_source = text.cell_offsets, text.hidden_is_source
    jumps, rows, by_hidden, use_final, end_anchor, ends, emission, spares = model
    # score[m]: best path whose last link was at m (H: none)
    jump, filled, begin, score, following, _, _, _, origin = space
    final = len(jumps) - 1
    for s in range(len(cell_offsets) - 1):
        first, first_h = observed[s], hidden_offsets[s]
        n_h, n_o = hidden_offsets[s + 1] - first_h, observed[s + 1] - first
        step_h, step_o = (n_o, 1) if hidden_is_source else (1, n_h)
        _fill_begin(jumps, n_h, begin)
        filled[:] = -2
        score[:n_h] = 0.0
        score[n_h] = 1.0
        for o in range(n_o):
            cell = cell_offsets[s] + o * step_o
            spare = spares[first + o]
            row = final if use_final and o == n_o - 1 else -1 if by_hidden else rows[first + o]
            which = _fill_jumps(jumps, row, rows, first_h, n_h, jump, filled)
            following[n_h] = highest = score[n_h] * spare
            origin[o, n_h] = -1
            for g in range(n_h):
                arrived = score[n_h] * begin[g]
                came_from = n_h
                for h in range(n_h if o > 0 else 0):
                    if score[h] * jump[which, h, g] > arrived:
                        arrived = score[h] * jump[which, h, g]
                        came_from = h
                arrived *= emission[cell + g * step_h]
                stayed = score[g] * spare
                origin[o, g] = -1 if stayed > arrived else came_from  # -1: with no link
                following[g] = max(stayed, arrived)
                highest = max(highest, following[g])
            if highest <= 0.0:
                highest = 1.0
            for h in range(n_h + 1):
                score[h] = following[h] / highest  # scaling leaves the best path as it is
        last = n_h
        n_end = n_h if end_anchor else 0
        for h in range(n_h - 1, -1, -1):
            if score[h] * ends[n_end, h] >= score[last] * ends[n_end, last]:
                last = h
        for o in range(n_o - 1, -1, -1):
            best[first + o] = -1 if origin[o, last] < 0 else last
            last = last if origin[o, last] < 0 else origin[o, last]
