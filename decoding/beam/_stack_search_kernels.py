"""Stack search: all hypotheses of all edges with all their options."""

import numpy as np

from regmt.core.compile import part
from regmt.decoding.beam._edge_kernels import (
    COVERED,
    END,
    FIRST,
    GROUP,
    LAST,
    START,
    SWAPS_ONLY,
    extension,
    may_follow,
)
from regmt.decoding.beam._lm_kernels import phrase_score
from regmt.decoding.beam._stack_kernels import (
    BLOCK,
    GENERATED,
    OPTION,
    REJECTED,
    Step,
    place,
)


@part
def fill_all(options, scorer, configuration, nodes, groups, coverages, edges, stack, final):
    """Stack search: every hypothesis with every option of every edge.

    Edges come best first, so that the bound rises early; a score below it without the language
    models, which can only lower it (unless their weights are negative), is not looked into.
    """
    edge_ints, edge_rests, counts = edges.ints, edges.rest, stack.counts
    node_ints, node_states, node_scores = nodes.ints, nodes.states, nodes.scores
    option_scores, backward = options.score, options.backward
    block_backward = options.block_backward
    after = np.zeros((1, scorer.weights.shape[0]), np.int32)
    lm_lowers = True
    for k in range(scorer.weights.shape[0]):
        if scorer.weights[k] < 0:
            lm_lowers = False
    bound = -np.inf
    best = -np.inf
    for edge in edges.order:
        group = edge_ints[edge, GROUP]
        start = np.int64(edge_ints[edge, START])
        end = np.int64(edge_ints[edge, END])
        coverage = np.int64(edge_ints[edge, COVERED])
        swaps_only = edge_ints[edge, SWAPS_ONLY] == 1
        rest = edge_rests[edge]
        for node in range(np.int64(groups[group, 0]), np.int64(groups[group, 1])):
            previous = np.int64(node_ints[node, OPTION])
            if not may_follow(options, configuration, previous, start, end, swaps_only):
                continue
            block = np.int64(node_ints[node, BLOCK])
            base, code = extension(
                options, configuration, stack.blocks.ints, coverages.bits, coverage,
                previous, block, start, end,
            )  # fmt: skip
            base += node_scores[node]
            first, last = np.int64(edge_ints[edge, FIRST]), np.int64(edge_ints[edge, LAST])
            for option in range(first, last):
                counts[GENERATED] += 1
                score = base + option_scores[option]
                if configuration.uses_neighbours:
                    score += backward[option, code & 3]
                if configuration.uses_blocks:
                    score += block_backward[option, (code >> 2) & 3]
                if lm_lowers and score + rest < bound:
                    counts[REJECTED] += 1
                    continue
                score += phrase_score(
                    scorer, options, option, final, node_states, node, after, np.int64(0)
                )
                total = score + rest
                if total < bound:
                    counts[REJECTED] += 1
                    continue
                step = Step(node, option, coverage, block, start, end, code, score, total)
                stack, best, bound = place(
                    stack, options.history, configuration, final, best, bound,
                    step, after, np.int64(0),
                )  # fmt: skip
    return stack, best
