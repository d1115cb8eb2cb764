"""Stack search: all hypotheses of all edges with all their options."""

import numpy as np

from regmt.core.compile import hot_part
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
    grid_size,
    may_follow,
)
from regmt.decoding.beam._extension_kernels import extend
from regmt.decoding.beam._guide_kernels import extend_by_operations
from regmt.decoding.beam._lm_kernels import row_start, score_option
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
)

_ROUNDING = 1e-9  # more than sums in another order can differ by


@hot_part
def fill_all(problem, extensions, operations, finished, edges, order, done, stack, final):
    """Stack search: every hypothesis with every option of every edge.

    Edges come best first, so that the bound rises early. Scores below it without the language
    models, which can only lower them (unless their weights are negative), are not looked into.
    Returns how many edges are done: all, or those before the first without room for it.
    """
    spans, rows, configuration = problem.spans, problem.rows, problem.configuration
    nodes, groups = finished.nodes, finished.groups
    counts, limits = stack.counts, stack.limits
    n_models = problem.scorer.weights.shape[0]
    while done < len(order):
        edge = order[done]
        if not has_room(stack, configuration, grid_size(groups, edges.ints, edge)):
            return done
        done += 1
        group = edges.ints[edge, GROUP]
        start = np.int64(edges.ints[edge, START])
        end = np.int64(edges.ints[edge, END])
        coverage = np.int64(edges.ints[edge, COVERED])
        swaps_only = edges.ints[edge, SWAPS_ONLY] == 1
        first, last = np.int64(edges.ints[edge, FIRST]), np.int64(edges.ints[edge, LAST])
        span = np.int64(edges.ints[edge, SPAN])
        rest = edges.rest[edge]
        ceiling = spans.ceilings[span] + rest + _ROUNDING
        for node in range(np.int64(groups[group, 0]), np.int64(groups[group, 1])):
            previous = np.int64(nodes.ints[node, OPTION])
            if not may_follow(problem.behind, configuration, previous, start, end, swaps_only):
                continue
            block = np.int64(nodes.ints[node, BLOCK])
            base, code = extension(
                problem.behind, configuration, stack.blocks.ints, finished.coverages.bits, coverage,
                previous, block, start, end,
            )  # fmt: skip
            base += nodes.scores[node]
            counts[GENERATED] += last - first
            if configuration.lm_lowers and base + ceiling < limits[BOUND]:
                counts[REJECTED] += last - first
                continue
            state = np.int64(nodes.ints[node, STATE])
            row = row_start(rows, state, span, last - first, final) - first
            new_block = np.int64(-1)
            for option in range(first, last):
                score = base + spans.score[option]
                if configuration.uses_neighbours:
                    score += spans.backward[option, code & 3]
                if configuration.uses_blocks:
                    score += spans.block_backward[option, (code >> 2) & 3]
                if configuration.lm_lowers and score + rest < limits[BOUND]:
                    counts[REJECTED] += 1
                    continue
                if np.isnan(rows.scores[row + option]):
                    counts[STATES] = score_option(
                        problem.scorer, rows, row + option, problem.texts, option, final,
                        stack.states, state, counts[STATES],
                    )  # fmt: skip
                score += rows.scores[row + option]
                after = np.int64(rows.states[row + option])
                if operations is not None:
                    added, after, counts[STATES] = extend_by_operations(
                        operations, stack.states, counts[STATES], finished.coverages.bits,
                        (coverage, state, after, option, previous, start, end, final),
                    )  # fmt: skip
                    score += added
                if extensions is not None:
                    added, after, counts[STATES] = extend(
                        extensions, stack.states, counts[STATES], n_models,
                        finished.coverages.bits,
                        (coverage, state, after, option, previous, start, end, final),
                    )  # fmt: skip
                    score += added
                total = score + rest
                if total < limits[BOUND]:
                    counts[REJECTED] += 1
                    continue
                if new_block < 0:
                    new_block = block_after(stack, configuration, block, start, end)
                step = Step(node, option, coverage, new_block, code, after, score, total)
                place(stack, spans.history, configuration, final, step)
    return done
