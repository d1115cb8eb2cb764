"""Stack search: all hypotheses of all edges with all their options."""

import numpy as np

from regmt.core.compile import kernel
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
    place,
)


@kernel
def fill_all(
    options, scorer, configuration, nodes, groups, coverages, edges, order, pool, arcs, blocks,
    counts, final,
):  # fmt: skip
    """Stack search: every hypothesis with every option of every edge.

    Edges come best first, so that the bound rises early; a score below it without the language
    models, which can only lower it (unless their weights are negative), is not looked into.
    """
    starts, ends = options.start, options.end
    option_scores = options.score
    backward, forward = options.backward, options.forward
    block_backward, block_forward = options.block_backward, options.block_forward
    word_starts, words = options.word_starts, options.words
    word_states, rests = options.states, options.rests
    lm, lm_weights, end_words = scorer.lm, scorer.weights, scorer.end_words
    cache_keys, cache_values = scorer.cache_keys, scorer.cache_values
    node_ints, node_states, node_scores = nodes.ints, nodes.states, nodes.scores
    edge_ints, edge_rests, bits = edges.ints, edges.rest, coverages.bits
    after = np.zeros((1, lm_weights.shape[0]), np.int32)
    lm_lowers = True
    for k in range(lm_weights.shape[0]):
        if lm_weights[k] < 0:
            lm_lowers = False
    bound = -np.inf
    best = -np.inf
    for edge in order:
        group = edge_ints[edge, GROUP]
        start = np.int64(edge_ints[edge, START])
        end = np.int64(edge_ints[edge, END])
        coverage = np.int64(edge_ints[edge, COVERED])
        swaps_only = edge_ints[edge, SWAPS_ONLY] == 1
        rest = edge_rests[edge]
        for node in range(np.int64(groups[group, 0]), np.int64(groups[group, 1])):
            previous = np.int64(node_ints[node, OPTION])
            if not may_follow(starts, ends, configuration, previous, start, end, swaps_only):
                continue
            block = np.int64(node_ints[node, BLOCK])
            base, code = extension(
                starts, ends, forward, block_forward, configuration, blocks.ints, bits, coverage,
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
                    lm, lm_weights, end_words, cache_keys, cache_values,
                    word_starts, words, word_states, rests,
                    option, final, node_states, node, after, np.int64(0),
                )  # fmt: skip
                total = score + rest
                if total < bound:
                    counts[REJECTED] += 1
                    continue
                pool, arcs, blocks, best, bound = place(
                    pool, arcs, blocks, counts, options.history, configuration, final, best, bound,
                    node, option, coverage, block, start, end, code, score, total, after,
                    np.int64(0),
                )  # fmt: skip
    return pool, arcs, blocks, best
