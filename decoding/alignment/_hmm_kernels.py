"""Inner loops of the HMM alignment model.

Hidden states of a sentence with H hidden words: h = 0 … H-1 (linked to that word), and for each
of them, and for the place before the first word, an empty state that remembers it. `memory` below
is the sum over both kinds: where the last link was.
"""

import math

import numpy as np

from regmt.core.compile import kernel

UNCONDITIONED, PREVIOUS_HIDDEN, PREVIOUS_OBSERVED, CURRENT_OBSERVED = 0, 1, 2, 3


@kernel
def _fill_row(jump, origin, n_hidden, max_jump, row):
    """Fill `row` with the probabilities of jumping from `origin` to each hidden position."""
    total = 0.0
    for h in range(n_hidden):
        delta = min(max(h - origin, -max_jump), max_jump)
        row[h] = jump[delta + max_jump]
        total += row[h]
    for h in range(n_hidden):
        row[h] = row[h] / total if total > 0.0 else 1.0 / n_hidden


@kernel
def _fill_matrix(jumps, origin_class, fixed_class, n_hidden, max_jump, matrix):
    """Fill the H × H matrix of jump probabilities; a class of -1 is looked up per origin."""
    for h in range(n_hidden):
        k = origin_class[h] if fixed_class < 0 else fixed_class
        _fill_row(jumps[k], h, n_hidden, max_jump, matrix[h])


@kernel
def _class_at(conditioning, observed, first, o, classes):
    """Return the jump class at observed position `o`, -1 if it depends on the hidden word."""
    if conditioning == PREVIOUS_HIDDEN:
        return -1
    if conditioning == PREVIOUS_OBSERVED:
        return classes[observed[first + o - 1]]
    if conditioning == CURRENT_OBSERVED:
        return classes[observed[first + o]]
    return 0


@kernel
def end_weights(jump, n_hidden, max_jump, end_anchor, weights):
    """Fill the probabilities of ending at each position: of jumping onto the anchor behind."""
    for h in range(n_hidden):
        weights[h] = 1.0
        if end_anchor:
            total = 0.0
            last = 0.0
            for g in range(n_hidden + 1):
                delta = min(max(g - h, -max_jump), max_jump)
                last = jump[delta + max_jump]
                total += last
            weights[h] = last / total if total > 0.0 else 1.0 / (n_hidden + 1)
    weights[n_hidden] = 1.0 / (n_hidden + 1) if end_anchor else 1.0


@kernel
def hmm_expectation(
    hidden,
    hidden_offsets,
    observed_offsets,
    observed,
    cell_offsets,
    cells,
    hidden_is_source,
    probability,
    null,
    middle,
    start,
    final,
    use_final,
    end_anchor,
    conditioning,
    classes,
    p0,
    up0,
    counts,
    null_counts,
    middle_counts,
    start_counts,
    final_counts,
    posterior,
):
    """Forward-backward over all sentences.

    Adds expected links to `counts`, `null_counts` and expected jumps to the jump counts; writes
    link posteriors into `posterior`. Empty `counts` or `posterior` are left alone. Returns the
    log-likelihood.
    """
    max_jump = len(start) // 2
    log_likelihood = 0.0
    for s in range(len(hidden_offsets) - 1):
        n_h = hidden_offsets[s + 1] - hidden_offsets[s]
        n_o = observed_offsets[s + 1] - observed_offsets[s]
        if n_o == 0:
            continue
        first = observed_offsets[s]
        step_h, step_o = (n_o, 1) if hidden_is_source else (1, n_h)
        empty = min(p0 + up0 / (n_o + 1), 0.999)
        origin_class = np.zeros(n_h, dtype=np.int64)
        if conditioning == PREVIOUS_HIDDEN:
            for h in range(n_h):
                origin_class[h] = classes[hidden[hidden_offsets[s] + h]]
        begin = np.empty(n_h)
        _fill_row(start, -1, n_h, max_jump, begin)
        jump = np.empty((n_h, n_h))
        ending = np.empty(n_h + 1)
        end_weights(final, n_h, max_jump, end_anchor, ending)
        # forward: linked[o, h], blank[o, h] with blank[o, H] for "nothing linked so far"
        linked = np.zeros((n_o, n_h))
        blank = np.zeros((n_o, n_h + 1))
        scale = np.empty(n_o)
        fixed = -2
        for o in range(n_o):
            cell = cell_offsets[s] + o * step_o
            spare = empty * null[observed[first + o]]
            if o == 0:
                for h in range(n_h):
                    linked[0, h] = begin[h]
                blank[0, n_h] = spare
            else:
                if o == n_o - 1 and use_final:
                    for h in range(n_h):
                        _fill_row(final, h, n_h, max_jump, jump[h])
                else:
                    k = _class_at(conditioning, observed, first, o, classes)
                    if k != fixed:
                        _fill_matrix(middle, origin_class, k, n_h, max_jump, jump)
                        fixed = k
                for h in range(n_h):
                    memory = linked[o - 1, h] + blank[o - 1, h]
                    blank[o, h] = memory * spare
                    for g in range(n_h):
                        linked[o, g] += memory * jump[h, g]
                nothing = blank[o - 1, n_h]
                blank[o, n_h] = nothing * spare
                for g in range(n_h):
                    linked[o, g] += nothing * begin[g]
            total = blank[o, n_h]
            for h in range(n_h):
                linked[o, h] *= (1.0 - empty) * probability[cells[cell + h * step_h]]
                total += linked[o, h] + blank[o, h]
            if total <= 0.0:
                total = 1e-300
            scale[o] = total
            for h in range(n_h):
                linked[o, h] /= total
                blank[o, h] /= total
            blank[o, n_h] /= total
            log_likelihood += math.log(total)
        # backward: after[h] belongs to the memory h, alike for linked and blank states
        after = ending.copy()
        total = blank[n_o - 1, n_h] * ending[n_h]
        for h in range(n_h):
            total += (linked[n_o - 1, h] + blank[n_o - 1, h]) * ending[h]
        if total <= 0.0:
            continue
        log_likelihood += math.log(total)
        for h in range(n_h + 1):
            after[h] /= total
        if end_anchor:
            for h in range(n_h):
                delta = min(max(n_h - h, -max_jump), max_jump)
                final_counts[delta + max_jump] += (linked[n_o - 1, h] + blank[n_o - 1, h]) * after[
                    h
                ]
        before = np.empty(n_h + 1)
        arriving = np.empty(n_h)
        for o in range(n_o - 1, -1, -1):
            cell = cell_offsets[s] + o * step_o
            word = observed[first + o]
            unlinked = blank[o, n_h] * after[n_h]
            for h in range(n_h):
                p = linked[o, h] * after[h]
                unlinked += blank[o, h] * after[h]
                if len(counts):
                    counts[cells[cell + h * step_h]] += p
                if len(posterior):
                    posterior[cell + h * step_h] = p
                if o == 0:
                    delta = min(h + 1, max_jump)
                    start_counts[delta + max_jump] += p
            if len(counts):
                null_counts[word] += unlinked
            if o == 0:
                break
            is_final = o == n_o - 1 and use_final
            if is_final:
                for h in range(n_h):
                    _fill_row(final, h, n_h, max_jump, jump[h])
                fixed = -2
                k = 0
            else:
                k = _class_at(conditioning, observed, first, o, classes)
                if k != fixed:
                    _fill_matrix(middle, origin_class, k, n_h, max_jump, jump)
                    fixed = k
            for g in range(n_h):
                arriving[g] = (
                    (1.0 - empty) * probability[cells[cell + g * step_h]] * after[g] / scale[o]
                )
            spare = empty * null[word] / scale[o]
            nothing = 0.0
            for g in range(n_h):
                nothing += begin[g] * arriving[g]
                start_counts[min(g + 1, max_jump) + max_jump] += (
                    blank[o - 1, n_h] * begin[g] * arriving[g]
                )
            before[n_h] = nothing + spare * after[n_h]
            for h in range(n_h):
                memory = linked[o - 1, h] + blank[o - 1, h]
                row = origin_class[h] if k < 0 else k
                expected = 0.0
                for g in range(n_h):
                    p = jump[h, g] * arriving[g]
                    expected += p
                    delta = min(max(g - h, -max_jump), max_jump) + max_jump
                    if is_final:
                        final_counts[delta] += memory * p
                    else:
                        middle_counts[row, delta] += memory * p
                before[h] = expected + spare * after[h]
            for h in range(n_h + 1):
                after[h] = before[h]
    return log_likelihood


@kernel
def hmm_viterbi(
    hidden,
    hidden_offsets,
    observed_offsets,
    observed,
    cell_offsets,
    cells,
    hidden_is_source,
    probability,
    null,
    middle,
    start,
    final,
    use_final,
    end_anchor,
    conditioning,
    classes,
    p0,
    up0,
    best,
):
    """Write the hidden position of each observed word on the best path, -1 for the empty word."""
    max_jump = len(start) // 2
    for s in range(len(hidden_offsets) - 1):
        n_h = hidden_offsets[s + 1] - hidden_offsets[s]
        n_o = observed_offsets[s + 1] - observed_offsets[s]
        first = observed_offsets[s]
        step_h, step_o = (n_o, 1) if hidden_is_source else (1, n_h)
        empty = min(p0 + up0 / (n_o + 1), 0.999)
        origin_class = np.zeros(n_h, dtype=np.int64)
        if conditioning == PREVIOUS_HIDDEN:
            for h in range(n_h):
                origin_class[h] = classes[hidden[hidden_offsets[s] + h]]
        begin = np.empty(n_h)
        _fill_row(start, -1, n_h, max_jump, begin)
        jump = np.empty((n_h, n_h))
        ending = np.empty(n_h + 1)
        end_weights(final, n_h, max_jump, end_anchor, ending)
        # score[m]: best path whose last link was at m (n_h: none); was_blank, origin: how it came
        score = np.zeros(n_h + 1)
        score[n_h] = 1.0
        following = np.empty(n_h + 1)
        origin = np.empty((n_o, n_h + 1), dtype=np.int32)
        was_blank = np.zeros((n_o, n_h + 1), dtype=np.bool_)
        fixed = -2
        for o in range(n_o):
            cell = cell_offsets[s] + o * step_o
            spare = empty * null[observed[first + o]]
            if o > 0:
                if o == n_o - 1 and use_final:
                    for h in range(n_h):
                        _fill_row(final, h, n_h, max_jump, jump[h])
                else:
                    k = _class_at(conditioning, observed, first, o, classes)
                    if k != fixed:
                        _fill_matrix(middle, origin_class, k, n_h, max_jump, jump)
                        fixed = k
            highest = 0.0
            for g in range(n_h):
                arrived = score[n_h] * begin[g]
                came_from = n_h
                if o > 0:
                    for h in range(n_h):
                        if score[h] * jump[h, g] > arrived:
                            arrived = score[h] * jump[h, g]
                            came_from = h
                arrived *= (1.0 - empty) * probability[cells[cell + g * step_h]]
                stayed = score[g] * spare
                was_blank[o, g] = stayed > arrived
                origin[o, g] = g if stayed > arrived else came_from
                following[g] = max(stayed, arrived)
                highest = max(highest, following[g])
            following[n_h] = score[n_h] * spare
            was_blank[o, n_h] = True
            origin[o, n_h] = n_h
            highest = max(highest, following[n_h])
            if highest <= 0.0:
                highest = 1.0
            for h in range(n_h + 1):
                score[h] = following[h] / highest  # scaling leaves the best path as it is
        last = n_h
        for h in range(n_h - 1, -1, -1):
            if score[h] * ending[h] >= score[last] * ending[last]:
                last = h
        for o in range(n_o - 1, -1, -1):
            best[first + o] = -1 if was_blank[o, last] else last
            last = origin[o, last]
