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
    """An HMM, prepared for a text; `rows` are those of hidden words if `by_hidden`."""

    jumps: Float64Array  #: (n, 2 * max_jump + 1) distributions; last those of first and last word
    rows: Int32Array  #: row of `jumps` to leave each hidden, or to reach each observed word by
    by_hidden: bool
    use_final: bool
    end_anchor: bool
    ends: Float64Array  #: probability of ending at each position, a row for each H; 1 row of 1
    emission: Float64Array  #: (n_cells,) probability of the link, wherever the last one was
    spare: Float64Array  #: (n_observed,) probability of the empty word


class Space(NamedTuple):
    """Working space for one sentence, with room for H hidden and O observed words."""

    jump: Float64Array  #: (2, H, H) jumps towards words before the last, and towards the last
    turned: Float64Array  #: the same with origins and goals exchanged
    expected: Float64Array  #: (H, H) expected jumps so far, without their probabilities
    filled: Int64Array  #: (2,) the row of jumps that each of them is filled with
    begin: Float64Array  #: (H + 1,) as `after` and `before`
    after: Float64Array
    before: Float64Array
    linked: Float64Array  #: (O, H + 1) as `blank`; ``blank[o, H]``: nothing is linked so far
    blank: Float64Array
    scale: Float64Array  #: (O,)
    origin: Int32Array  #: (O, H + 1)

    @classmethod
    def make(cls, n_h: int, n_o: int) -> "Space":
        """Make room for sentences of at most this many words."""
        rows, grids = np.empty((3, n_h + 1)), np.empty((2, n_o, n_h + 1))
        jump, turned = np.empty((2, 2, n_h, n_h))
        expected, origin = np.zeros((n_h, n_h)), np.empty((n_o, n_h + 1), dtype=np.int32)
        filled = np.empty(2, dtype=np.int64)
        return cls(jump, turned, expected, filled, *rows, *grids, np.empty(n_o), origin)  # type: ignore[call-arg]


@part
def _fill_jumps(jumps, row, rows, first, n, matrices, turned, filled):
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
            turned[which, g, h] = matrices[which, h, g]
    return which


@part
def _count_jumps(jump, row, rows, first, n, expected, jump_counts):
    """Add the expected jumps by a row, or by those of the words from `first` on; begin anew."""
    reach = jump_counts.shape[1] // 2
    for h in range(n):
        k = row if row >= 0 else rows[first + h]
        for g in range(n):
            jump_counts[k, min(max(g - h, -reach), reach) + reach] += jump[h, g] * expected[h, g]
            expected[h, g] = 0.0


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
    hidden_offsets, observed = text.hidden.offsets, text.observed.offsets
    cells, cell_offsets, hidden_is_source = text.cells, text.cell_offsets, text.hidden_is_source
    jumps, rows, by_hidden, use_final, end_anchor, ends, emission, spares = model
    jump, turned, pending, filled, begin, after, before, linked, blank, scale, _ = space
    counts, unlinked, posterior, log_likelihoods, _ = expected
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
                which = _fill_jumps(jumps, row, rows, first_h, n_h, jump, turned, filled)
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
        last_row, which = -2, 0
        for o in range(n_o - 1, -1, -1):
            cell = cell_offsets[s] + o * step_o
            empty = blank[o, n_h] * after[n_h]
            for h in range(n_h):
                p = linked[o, h] * after[h]
                empty += blank[o, h] * after[h]
                if counting:
                    counts[cells[cell + h * step_h]] += p
                if keeping:
                    posterior[cell + h * step_h] = p
                if o == 0:
                    jump_counts[start, min(h + 1, reach) + reach] += p
            if counting:
                unlinked[first + o] = empty
            if o == 0:
                break
            row = final if use_final and o == n_o - 1 else -1 if by_hidden else rows[first + o]
            if row != last_row and last_row > -2:
                _count_jumps(jump[which], last_row, rows, first_h, n_h, pending, jump_counts)
            which = _fill_jumps(jumps, row, rows, first_h, n_h, jump, turned, filled)
            last_row = row
            spare = spares[first + o] / scale[o]
            before[n_h] = 0.0
            for g in range(n_h):
                after[g], stay = emission[cell + g * step_h] * after[g] / scale[o], after[g]
                before[g] = spare * stay
                before[n_h] += begin[g] * after[g]
                p = blank[o - 1, n_h] * begin[g] * after[g]
                jump_counts[start, min(g + 1, reach) + reach] += p
            before[n_h] += spare * after[n_h]
            for g in range(n_h):
                for h in range(n_h):
                    before[h] += turned[which, g, h] * after[g]
            for h in range(n_h):
                memory = linked[o - 1, h] + blank[o - 1, h]
                for g in range(n_h):
                    pending[h, g] += memory * after[g]
            for h in range(n_h + 1):
                after[h] = before[h]
        if last_row > -2:
            _count_jumps(jump[which], last_row, rows, first_h, n_h, pending, jump_counts)


@kernel
def hmm_viterbi(text: Direction, model: HmmParameters, space: Space, best):
    """Write the hidden position of each observed word on the best path, -1 for the empty word."""
    hidden_offsets, observed = text.hidden.offsets, text.observed.offsets
    cell_offsets, hidden_is_source = text.cell_offsets, text.hidden_is_source
    jumps, rows, by_hidden, use_final, end_anchor, ends, emission, spares = model
    # score[m]: best path whose last link was at m (H: none)
    jump, turned, _, filled, begin, score, following, _, _, _, origin = space
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
            which = _fill_jumps(jumps, row, rows, first_h, n_h, jump, turned, filled)
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
