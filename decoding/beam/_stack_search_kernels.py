"""Stack search: all hypotheses of all edges with all their options."""

import numpy as np

from regmt.core.compile import hot_part, part
from regmt.decoding.beam._edge_kernels import (
    COVERED,
    END,
    FIRST,
    GROUP,
    LAST,
    SPAN,
    START,
    SWAPS_ONLY,
    extension,
    may_follow,
)
from regmt.decoding.beam._lm_kernels import score_option, score_row
from regmt.decoding.beam._stack_kernels import (
    BLOCK,
    BOUND,
    GENERATED,
    OPTION,
    REJECTED,
    STATE,
    STATES,
    Step,
    block_after,
    has_room,
    place,
    with_room,
)

_ROUNDING = 1e-9  # more than sums in another order can differ by


@part
def fill_all(problem, finished, edges, order, stack, final):
    """Stack search: every hypothesis with every option of every edge.

    Edges come best first, so that the bound rises early.
    """
    lm_lowers = True
    for weight in problem.scorer.weights:
        if weight < 0:
            lm_lowers = False
    configuration = problem.configuration
    for edge in order:
        group = edges.ints[edge, GROUP]
        most = np.int64(finished.groups[group, 1] - finished.groups[group, 0]) * (
            edges.ints[edge, LAST] - edges.ints[edge, FIRST]
        )
        if not has_room(stack, configuration, most):
            stack = with_room(stack, problem.options.history, configuration, most)
        _fill_from(problem, finished, edges, edge, stack, lm_lowers, final)
    return stack


@hot_part
def _fill_from(problem, finished, edges, edge, stack, lm_lowers, final):
    """Every hypothesis of an edge with every option.

    Scores below the bound without the language models, which can only lower them (unless their
    weights are negative), are not looked into.
    """
    options, scorer, configuration = problem.options, problem.scorer, problem.configuration
    nodes, groups = finished.nodes, finished.groups
    counts, limits = stack.counts, stack.limits
    group = edges.ints[edge, GROUP]
    start = np.int64(edges.ints[edge, START])
    end = np.int64(edges.ints[edge, END])
    coverage = np.int64(edges.ints[edge, COVERED])
    swaps_only = edges.ints[edge, SWAPS_ONLY] == 1
    first, last = np.int64(edges.ints[edge, FIRST]), np.int64(edges.ints[edge, LAST])
    span = np.int64(edges.ints[edge, SPAN])
    rest = edges.rest[edge]
    ceiling = problem.ceilings[span] + rest + _ROUNDING
    for node in range(np.int64(groups[group, 0]), np.int64(groups[group, 1])):
        previous = np.int64(nodes.ints[node, OPTION])
        if not may_follow(options, configuration, previous, start, end, swaps_only):
            continue
        block = np.int64(nodes.ints[node, BLOCK])
        base, code = extension(
            options, configuration, stack.blocks.ints, finished.coverages.bits, coverage,
            previous, block, start, end,
        )  # fmt: skip
        base += nodes.scores[node]
        counts[GENERATED] += last - first
        if lm_lowers and base + ceiling < limits[BOUND]:
            counts[REJECTED] += last - first
            continue
        state = np.int64(nodes.ints[node, STATE])
        row = score_row(scorer, state, span, last - first, final) - first
        new_block = np.int64(-1)
        for option in range(first, last):
            score = base + options.score[option]
            if configuration.uses_neighbours:
                score += options.backward[option, code & 3]
            if configuration.uses_blocks:
                score += options.block_backward[option, (code >> 2) & 3]
            if lm_lowers and score + rest < limits[BOUND]:
                counts[REJECTED] += 1
                continue
            if np.isnan(scorer.scores[row + option]):
                counts[STATES] = score_option(
                    scorer, row + option, options, option, final, stack.states, state,
                    counts[STATES],
                )  # fmt: skip
            score += scorer.scores[row + option]
            total = score + rest
            if total < limits[BOUND]:
                counts[REJECTED] += 1
                continue
            if new_block < 0:
                new_block = block_after(stack, configuration, block, start, end)
            after = np.int64(scorer.states[row + option])
            step = Step(node, option, coverage, new_block, code, after, score, total)
            place(stack, options.history, configuration, final, step)
