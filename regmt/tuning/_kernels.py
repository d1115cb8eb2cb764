"""Kernels of tuning: upper envelopes of lines, running sums along a direction, small duals."""

from __future__ import annotations

import numpy as np

from regmt.core._array_kernels import larger_vector
from regmt.core.compile import kernel


@kernel
def envelopes(slopes, intercepts, offsets):
    """Upper envelope of the lines ``b + γ m`` of each sentence, for γ from −∞ to ∞.

    Phrasal thesis §3.1.1 (Algorithm 2 with slopes ascending). Each sentence starts with the line
    of least slope and moves to the line it meets first; candidates are only lines that are
    steeper, so equal slopes need no division. Of several lines through one meeting point the
    steepest is taken; of equal lines the one with the lowest id.

    Returns ``first`` (the line that is best at −∞, per sentence) and, per change of the best line,
    ``gamma, old, new``, by sentence and rising γ within it.
    """
    sentences = offsets.size - 1
    first = np.empty(sentences, np.int64)
    gamma = np.empty(slopes.size, np.float64)
    old = np.empty(slopes.size, np.int64)
    new = np.empty(slopes.size, np.int64)
    size = 0
    for s in range(sentences):
        current = offsets[s]
        for h in range(offsets[s] + 1, offsets[s + 1]):
            if slopes[h] < slopes[current] or (
                slopes[h] == slopes[current] and intercepts[h] > intercepts[current]
            ):
                current = h
        first[s] = current
        while True:
            m, b = slopes[current], intercepts[current]
            best = -1
            # The meeting point (b − b_h)/(m_h − m) is kept as a fraction: a division per line
            # would be the most expensive part of the search.
            best_rise, best_run = 0.0, 1.0
            for h in range(offsets[s], offsets[s + 1]):
                run = slopes[h] - m
                if run > 0.0:
                    rise = b - intercepts[h]
                    left, right = rise * best_run, best_rise * run
                    if best < 0 or left < right or (left == right and run > best_run):
                        best, best_rise, best_run = h, rise, run
            if best < 0:
                break
            gamma[size] = best_rise / best_run
            old[size] = current
            new[size] = best
            size += 1
            current = best
    return first, gamma[:size].copy(), old[:size].copy(), new[:size].copy()


@kernel
def running_totals(statistics, first, order, old, new):
    """Metric statistics of the corpus before, between and after the changes in `order`."""
    width = statistics.shape[1]
    totals = np.zeros((order.size + 1, width), np.float64)
    for h in first:
        for k in range(width):
            totals[0, k] += statistics[h, k]
    for i in range(order.size):
        e = order[i]
        for k in range(width):
            totals[i + 1, k] = totals[i, k] + (statistics[new[e], k] - statistics[old[e], k])
    return totals


@kernel
def best_hypotheses(scores, offsets):
    """The best hypothesis of each sentence; of equal ones the first."""
    best = np.empty(offsets.size - 1, np.int64)
    for s in range(offsets.size - 1):
        top = offsets[s]
        for h in range(offsets[s] + 1, offsets[s + 1]):
            if scores[h] > scores[top]:
                top = h
        best[s] = top
    return best


@kernel
def lattice_envelope(nodes, arc_offsets, arc_source, slopes, intercepts):
    """Upper envelope over all paths of a lattice (Macherey et al. 2008), by dynamic programming.

    Node 0 is the start, node ``nodes − 1`` the end; the arcs into node *v* are those from
    ``arc_offsets[v]`` to ``arc_offsets[v + 1]``, all from earlier nodes. The envelope of a node is
    that of the envelopes of its predecessors, each moved by the line of the arc.

    Returns the slopes and intercepts of all kept lines, the arc and the line each came from
    (−1 at the start) and ``starts`` so that the lines of node *v* are ``starts[v]:starts[v + 1]``,
    by rising slope.
    """
    m = np.empty(1024, np.float64)
    b = np.empty(1024, np.float64)
    arc = np.empty(1024, np.int64)
    back = np.empty(1024, np.int64)
    starts = np.zeros(nodes + 1, np.int64)
    m[0], b[0], arc[0], back[0] = 0.0, 0.0, -1, -1
    size = 1
    starts[1] = 1
    for v in range(1, nodes):
        count = 0
        for a in range(arc_offsets[v], arc_offsets[v + 1]):
            count += starts[arc_source[a] + 1] - starts[arc_source[a]]
        cand_m = np.empty(count, np.float64)
        cand_b = np.empty(count, np.float64)
        cand_arc = np.empty(count, np.int64)
        cand_back = np.empty(count, np.int64)
        n = 0
        for a in range(arc_offsets[v], arc_offsets[v + 1]):
            for line in range(starts[arc_source[a]], starts[arc_source[a] + 1]):
                cand_m[n] = m[line] + slopes[a]
                cand_b[n] = b[line] + intercepts[a]
                cand_arc[n] = a
                cand_back[n] = line
                n += 1
        if size + n > m.size:
            room = max(2 * m.size, size + n)
            m, b = larger_vector(m, room), larger_vector(b, room)
            arc, back = larger_vector(arc, room), larger_vector(back, room)
        bottom = size
        for i in np.argsort(cand_m, kind="mergesort"):
            if size > bottom and m[size - 1] == cand_m[i]:
                if cand_b[i] <= b[size - 1]:
                    continue
                size -= 1
            # The last line is needed only if it rises above the meeting point of its neighbours.
            while size - bottom >= 2 and (b[size - 2] - cand_b[i]) * (
                m[size - 1] - m[size - 2]
            ) <= (b[size - 2] - b[size - 1]) * (cand_m[i] - m[size - 2]):
                size -= 1
            m[size], b[size] = cand_m[i], cand_b[i]
            arc[size], back[size] = cand_arc[i], cand_back[i]
            size += 1
        starts[v + 1] = size
    return m[:size].copy(), b[:size].copy(), arc[:size].copy(), back[:size].copy(), starts


@kernel
def simplex_dual(gram, linear, budget, start, tolerance, max_steps):
    """Maximise ``linear·α − ½ αᵀ gram α`` over ``α ≥ 0, Σα ≤ budget`` by pairwise steps.

    The dual of Eq 6.1–6.2 (and of the one-slack form of 6.3–6.6): sequential minimal optimisation
    on the pair that violates the optimality conditions most. The unused part of the budget is one
    more variable with a zero vector. `start` is a feasible α, such as zeros.

    Returns α and the largest violation that is left.
    """
    n = linear.size
    alpha = start.copy()
    rest = budget
    gradient = linear.copy()
    for j in range(n):
        if alpha[j] > 0.0:
            rest -= alpha[j]
            for i in range(n):
                gradient[i] -= alpha[j] * gram[j, i]
    rest = max(rest, 0.0)
    violation = 0.0
    for _ in range(max_steps):
        up, up_gradient = -1, 0.0  # −1 is the unused part, whose gradient is 0
        down, down_gradient = -2, np.inf
        if rest > 0.0:
            down, down_gradient = -1, 0.0
        for i in range(n):
            if gradient[i] > up_gradient:
                up, up_gradient = i, gradient[i]
            if alpha[i] > 0.0 and gradient[i] < down_gradient:
                down, down_gradient = i, gradient[i]
        violation = up_gradient - down_gradient
        if violation <= tolerance or up == down or down == -2:
            break
        curvature = 0.0
        if up >= 0:
            curvature += gram[up, up]
        if down >= 0:
            curvature += gram[down, down]
        if up >= 0 and down >= 0:
            curvature -= 2.0 * gram[up, down]
        limit = rest if down == -1 else alpha[down]
        step = limit
        if curvature > 0.0:
            step = min(limit, violation / curvature)
        if down == -1:
            rest = 0.0 if step == limit else rest - step
        else:
            alpha[down] = 0.0 if step == limit else alpha[down] - step
            for i in range(n):
                gradient[i] += step * gram[down, i]
        if up == -1:
            rest += step
        else:
            alpha[up] += step
            for i in range(n):
                gradient[i] -= step * gram[up, i]
    return alpha, violation
