"""Inner loops of the HMM alignment model.

Hidden states of a sentence with H hidden words: h = 0 … H-1 (linked to that word), and for each
of them, and for the place before the first word, an empty state that remembers it. `memory` below
is the sum over both kinds: where the last link was.
"""

import math
from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.core.compile import kernel
from regmt.decoding.alignment.direction import Direction, Expected


class HmmParameters(NamedTuple):
    """An HMM, prepared for a text.

    Attributes
    ----------
    probability, null
        Its `Lexicon`.
    jumps : ndarray, shape (n_rows, 2 * max_jump + 1)
        The distributions of jumps; the last two are those onto the first and the last word.
    rows : ndarray of int32
        Row of `jumps` to leave each hidden word by, or to reach each observed word by.
    by_hidden : bool
        Which of the two `rows` says.
    use_final, end_anchor : bool
    p0, up0 : float
    """

    probability: Float64Array
    null: Float64Array
    jumps: Float64Array
    rows: Int32Array
    by_hidden: bool
    use_final: bool
    end_anchor: bool
    p0: float
    up0: float


class Space(NamedTuple):
    """Working space for one sentence, with room for H hidden and O observed words.

    Attributes
    ----------
    jump : ndarray, shape (2, H, H)
        Jump probabilities towards words before the last, and towards the last.
    jump_row : ndarray, shape (2,)
        What they are filled for.
    begin, end, after, before : ndarray, shape (H + 1,)
    emission, linked, blank : ndarray, shape (O, H + 1)
        ``blank[o, H]``: nothing is linked so far.
    scale : ndarray, shape (O,)
    origin : ndarray of int32, shape (O, H + 1)
    """

    jump: Float64Array
    jump_row: Int64Array
    begin: Float64Array
    end: Float64Array
    after: Float64Array
    before: Float64Array
    emission: Float64Array
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
            jump_row=np.empty(2, dtype=np.int64),
            begin=np.empty(edge),
            end=np.empty(edge),
            after=np.empty(edge),
            before=np.empty(edge),
            emission=np.empty(grid),
            linked=np.empty(grid),
            blank=np.empty(grid),
            scale=np.empty(n_observed),
            origin=np.empty(grid, dtype=np.int32),
        )


class Place(NamedTuple):
    """Where a sentence pair stands in the text."""

    n_h: int
    n_o: int
    hidden: int
    observed: int


@kernel
def _fill_row(jumps, k, origin, n, row):
    """Fill `row` with the probabilities of jumping from `origin` to each of `n` positions."""
    reach = jumps.shape[1] // 2
    total = 0.0
    for h in range(n):
        row[h] = jumps[k, min(max(h - origin, -reach), reach) + reach]
        total += row[h]
    for h in range(n):
        row[h] = row[h] / total if total > 0.0 else 1.0 / n


@kernel
def _set_up(text: Direction, model: HmmParameters, s, space: Space):
    """Prepare the space for sentence pair `s`: its emissions, and how it begins and ends."""
    hidden, observed = text.hidden.offsets[s], text.observed.offsets[s]
    n_h = text.hidden.offsets[s + 1] - hidden
    n_o = text.observed.offsets[s + 1] - observed
    step_h, step_o = (n_o, 1) if text.hidden_is_source else (1, n_h)
    empty = min(model.p0 + model.up0 / (n_o + 1), 0.999)
    for o in range(n_o):
        cell = text.cell_offsets[s] + o * step_o
        for h in range(n_h):
            pair = text.cells[cell + h * step_h]
            space.emission[o, h] = (1.0 - empty) * model.probability[pair]
        space.emission[o, n_h] = empty * model.null[text.observed.words[observed + o]]
    start = len(model.jumps) - 2
    # The probability of ending at a position is that of jumping onto an anchor behind.
    for h in range(n_h + 1):
        space.end[h] = 1.0
        if model.end_anchor:
            _fill_row(model.jumps, start + 1, h, n_h + 1, space.begin)
            space.end[h] = space.begin[n_h] if h < n_h else 1.0 / (n_h + 1)
    _fill_row(model.jumps, start, -1, n_h, space.begin)
    space.jump_row[:] = -2
    return Place(n_h, n_o, hidden, observed)


@kernel
def _fill_jumps(model: HmmParameters, place: Place, o, space: Space):
    """Make sure that the jumps towards observed word `o` are filled; return which they are.

    Also returns their row of `model.jumps`, -1 if that depends on the hidden word.
    """
    which, row = 0, -1
    if model.use_final and o == place.n_o - 1:
        which, row = 1, len(model.jumps) - 1
    elif not model.by_hidden:
        row = model.rows[place.observed + o]
    if space.jump_row[which] != row:
        space.jump_row[which] = row
        for h in range(place.n_h):
            k = np.int64(model.rows[place.hidden + h]) if row < 0 else row
            _fill_row(model.jumps, k, h, place.n_h, space.jump[which, h])
    return which, row


@kernel
def _forward(model: HmmParameters, place: Place, space: Space):
    """Fill ``linked[o, h]`` and ``blank[o, h]``, scaled; return the logarithm of the scales."""
    n_h = place.n_h
    linked, blank, begin = space.linked, space.blank, space.begin
    log_likelihood = 0.0
    for o in range(place.n_o):
        spare = space.emission[o, n_h]
        nothing = 1.0
        for h in range(n_h):
            linked[o, h] = 0.0
            blank[o, h] = 0.0
        if o > 0:
            which, _ = _fill_jumps(model, place, o, space)
            nothing = blank[o - 1, n_h]
            for h in range(n_h):
                memory = linked[o - 1, h] + blank[o - 1, h]
                blank[o, h] = memory * spare
                for g in range(n_h):
                    linked[o, g] += memory * space.jump[which, h, g]
        blank[o, n_h] = nothing * spare
        total = blank[o, n_h]
        for h in range(n_h):
            linked[o, h] = (linked[o, h] + nothing * begin[h]) * space.emission[o, h]
            total += linked[o, h] + blank[o, h]
        if total <= 0.0:
            total = 1e-300
        space.scale[o] = total
        for h in range(n_h):
            linked[o, h] /= total
            blank[o, h] /= total
        blank[o, n_h] /= total
        log_likelihood += math.log(total)
    return log_likelihood


@kernel
def hmm_expectation(
    text: Direction, model: HmmParameters, space: Space, expected: Expected, jump_counts
):
    """Forward-backward over all sentences; adds expected jumps to `jump_counts` too."""
    reach = model.jumps.shape[1] // 2
    start = len(model.jumps) - 2
    linked, blank, begin = space.linked, space.blank, space.begin
    after, before = space.after, space.before
    counting, keeping = len(expected.counts) > 0, len(expected.posterior) > 0
    for s in range(len(text.cell_offsets) - 1):
        place = _set_up(text, model, s, space)
        n_h, n_o = place.n_h, place.n_o
        expected.log_likelihood[s] = 0.0
        if n_o == 0:
            continue
        log_likelihood = _forward(model, place, space)
        # backward: after[h] belongs to the memory h, alike for linked and blank states
        total = blank[n_o - 1, n_h] * space.end[n_h]
        for h in range(n_h):
            total += (linked[n_o - 1, h] + blank[n_o - 1, h]) * space.end[h]
        expected.log_likelihood[s] = log_likelihood
        if total <= 0.0:
            continue
        expected.log_likelihood[s] += math.log(total)
        for h in range(n_h + 1):
            after[h] = space.end[h] / total
        if model.end_anchor:
            for h in range(n_h):
                p = (linked[n_o - 1, h] + blank[n_o - 1, h]) * after[h]
                jump_counts[start + 1, min(n_h - h, reach) + reach] += p
        step_h, step_o = (n_o, 1) if text.hidden_is_source else (1, n_h)
        for o in range(n_o - 1, -1, -1):
            cell = text.cell_offsets[s] + o * step_o
            unlinked = blank[o, n_h] * after[n_h]
            for h in range(n_h):
                p = linked[o, h] * after[h]
                unlinked += blank[o, h] * after[h]
                if counting:
                    expected.counts[text.cells[cell + h * step_h]] += p
                if keeping:
                    expected.posterior[cell + h * step_h] = p
                if o == 0:
                    jump_counts[start, min(h + 1, reach) + reach] += p
            if counting:
                expected.null_counts[text.observed.words[place.observed + o]] += unlinked
            if o == 0:
                break
            which, row = _fill_jumps(model, place, o, space)
            # from here on emission[o] is the probability of what follows, having arrived at h
            arriving = space.emission[o]
            spare = arriving[n_h] / space.scale[o]
            nothing = 0.0
            for g in range(n_h):
                arriving[g] = arriving[g] * after[g] / space.scale[o]
                nothing += begin[g] * arriving[g]
                p = blank[o - 1, n_h] * begin[g] * arriving[g]
                jump_counts[start, min(g + 1, reach) + reach] += p
            before[n_h] = nothing + spare * after[n_h]
            for h in range(n_h):
                memory = linked[o - 1, h] + blank[o - 1, h]
                k = model.rows[place.hidden + h] if row < 0 else row
                following = 0.0
                for g in range(n_h):
                    p = space.jump[which, h, g] * arriving[g]
                    following += p
                    jump_counts[k, min(max(g - h, -reach), reach) + reach] += memory * p
                before[h] = following + spare * after[h]
            for h in range(n_h + 1):
                after[h] = before[h]


@kernel
def hmm_viterbi(text: Direction, model: HmmParameters, space: Space, best):
    """Write the hidden position of each observed word on the best path, -1 for the empty word."""
    # score[m]: best path whose last link was at m (H: none)
    score, following = space.after, space.before
    for s in range(len(text.cell_offsets) - 1):
        place = _set_up(text, model, s, space)
        n_h, n_o = place.n_h, place.n_o
        score[:n_h] = 0.0
        score[n_h] = 1.0
        for o in range(n_o):
            spare = space.emission[o, n_h]
            which = 0
            if o > 0:
                which, _ = _fill_jumps(model, place, o, space)
            following[n_h] = highest = score[n_h] * spare
            space.origin[o, n_h] = -1
            for g in range(n_h):
                arrived = score[n_h] * space.begin[g]
                came_from = n_h
                for h in range(n_h if o > 0 else 0):
                    if score[h] * space.jump[which, h, g] > arrived:
                        arrived = score[h] * space.jump[which, h, g]
                        came_from = h
                arrived *= space.emission[o, g]
                stayed = score[g] * spare
                space.origin[o, g] = -1 if stayed > arrived else came_from  # -1: with no link
                following[g] = max(stayed, arrived)
                highest = max(highest, following[g])
            if highest <= 0.0:
                highest = 1.0
            for h in range(n_h + 1):
                score[h] = following[h] / highest  # scaling leaves the best path as it is
        last = n_h
        for h in range(n_h - 1, -1, -1):
            if score[h] * space.end[h] >= score[last] * space.end[last]:
                last = h
        for o in range(n_o - 1, -1, -1):
            origin = space.origin[o, last]
            best[place.observed + o] = -1 if origin < 0 else last
            last = last if origin < 0 else origin
