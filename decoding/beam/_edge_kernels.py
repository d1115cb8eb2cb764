"""Edges of the search: where hypotheses may go on to, and what the step costs.

The hypotheses of a stack that cover the same positions form a *group*; a group and a span that it
may cover next make an *edge*, a grid of hypotheses × options.
"""

from typing import NamedTuple

import numpy as np

from regmt.core._array_kernels import larger_matrix, larger_vector
from regmt.core.compile import hot_part, part
from regmt.decoding.beam._coverage_kernels import (
    MONOTONE,
    RIGHT,
    forward_block_orientation,
    grown_coverages,
    is_covered,
    number_coverage,
    orientation,
    overlaps,
)
from regmt.decoding.beam._stack_kernels import COVERAGES, descending

RULE_MOSES, RULE_STRICT, RULE_EXTENDED, RULE_START = range(4)

# Columns of an edge.
GROUP, START, END, COVERED, FIRST, LAST, SWAPS_ONLY = range(7)


class Configuration(NamedTuple):
    """What the search is told besides options and language models; numbers only."""

    distortion_weight: float
    distortion_limit: int  # -1: none
    distortion_rule: int
    allow_swaps: bool
    uses_neighbours: bool
    uses_blocks: bool
    stack: int  # -1: unlimited
    log_threshold: float
    estimate_distortion: bool
    recombine: bool
    keep_arcs: bool


class Source(NamedTuple):
    """The sentence to be translated."""

    max_length: int  # words of the longest span with options
    future: np.ndarray  # (n + 1, n + 1) float64: best score of each span in isolation


class Scorer(NamedTuple):
    """The language models and a cache of their steps."""

    lm: tuple  # LanguageModelArrays
    weights: np.ndarray  # (K,) float64: weights for log10 p
    begin_states: np.ndarray  # (K,) int32
    end_words: np.ndarray  # (K,) int32
    cache_keys: np.ndarray  # (slots,) int64
    cache_values: np.ndarray  # (slots, 2) float64


class Nodes(NamedTuple):
    """Finished hypotheses; node 0 is the empty one."""

    ints: np.ndarray  # (capacity, 5) int32: previous, option, coverage, block, orientations
    states: np.ndarray  # (capacity, K) int32: of the language models
    scores: np.ndarray  # (capacity,) float64
    arc_starts: np.ndarray  # (capacity + 1,) int64


class Edges(NamedTuple):
    """The grids of one stack."""

    ints: np.ndarray  # (capacity, 7) int32
    rest: np.ndarray  # (capacity,) float64: estimate of what remains afterwards
    best: np.ndarray  # (capacity,) float64: estimate of the best corner
    order: np.ndarray  # int64: the edges in use, best corner first


@hot_part
def may_follow(options, configuration, previous, start, end, swaps_only):
    """Whether the phrase [start, end) may come right after option `previous` (-1: at first)."""
    if configuration.allow_swaps and previous >= 0 and options.start[previous] == end:
        return True
    if swaps_only:
        return False
    limit = configuration.distortion_limit
    if limit < 0 or configuration.distortion_rule == RULE_START:
        return True
    before = 0 if previous < 0 else options.end[previous]
    return abs(start - before) <= limit


@hot_part
def extension(options, configuration, block_ints, bits, coverage, previous, block, start, end):
    """Score of going on to [start, end), apart from the option's own; and the orientations.

    The orientations are one number: towards the previous phrase, 4 × towards the block before,
    16 × of the next block as seen from the previous phrase.
    """
    before = 0 if previous < 0 else options.end[previous]
    base = -configuration.distortion_weight * abs(start - before)
    code = MONOTONE if start == 0 else RIGHT
    if previous >= 0:
        code = orientation(start, end, np.int64(options.start[previous]), np.int64(before))
        if configuration.uses_neighbours:
            base += options.forward[previous, code]
    if configuration.uses_blocks:
        backward = MONOTONE if start == 0 else RIGHT
        if block != 0:
            backward = orientation(
                start, end, np.int64(block_ints[block, 1]), np.int64(block_ints[block, 2])
            )
        code += 4 * backward
        if previous >= 0:
            ahead = forward_block_orientation(
                bits, coverage, start, end, options.start[previous], before
            )
            base += options.block_forward[previous, ahead]
            code += 16 * ahead
    return base, code


@part
def find_edges(
    source, covered, options, configuration, nodes, groups, stack_groups, coverages, counts, edges
):
    """Gather the grids that lead to hypotheses with `covered` words, best corner first."""
    limit = configuration.distortion_limit
    rule = configuration.distortion_rule
    swaps = configuration.allow_swaps
    n, max_length = source.future.shape[0] - 1, source.max_length
    count = np.int64(0)
    for length in range(1, min(max_length, covered) + 1):
        below = covered - length
        for group in range(stack_groups[below], stack_groups[below + 1]):
            coverage = np.int64(groups[group, 2])
            gap = np.int64(coverages.gap[coverage])
            furthest = n - length
            if limit >= 0 and not swaps:
                furthest = min(furthest, gap + limit)
            for start in range(gap, furthest + 1):
                end = start + length
                span = start * max_length + length - 1
                first = options.span_starts[span]
                last = options.span_starts[span + 1]
                if first == last or overlaps(coverages.bits, coverage, start, end):
                    continue
                swaps_only = 0
                if limit >= 0:
                    if rule == RULE_MOSES:
                        allowed = start == gap or end <= gap + limit
                    elif rule == RULE_STRICT:
                        allowed = end <= gap + limit
                    else:
                        allowed = start <= gap + limit
                    if not allowed:
                        if not swaps or end >= n or not is_covered(coverages.bits, coverage, end):
                            continue
                        swaps_only = 1
                if counts[COVERAGES] == coverages.bits.shape[0]:
                    coverages = grown_coverages(coverages, counts[COVERAGES])
                new = number_coverage(
                    coverages, counts[COVERAGES], source.future, coverage, start, end
                )
                if new == counts[COVERAGES]:
                    counts[COVERAGES] += 1
                if count == edges.best.shape[0]:
                    edges = Edges(
                        larger_matrix(edges.ints, 2 * count),
                        larger_vector(edges.rest, 2 * count),
                        larger_vector(edges.best, 2 * count),
                        edges.order,
                    )
                edges.ints[count, GROUP] = group
                edges.ints[count, START] = start
                edges.ints[count, END] = end
                edges.ints[count, COVERED] = new
                edges.ints[count, FIRST] = first
                edges.ints[count, LAST] = last
                edges.ints[count, SWAPS_ONLY] = swaps_only
                rest = coverages.future[new]
                if configuration.estimate_distortion and covered < n:
                    # The moves still to be made if the rest is translated from left to right.
                    moves = abs(end - coverages.gap[new]) + coverages.skipped[new]
                    rest -= configuration.distortion_weight * moves
                edges.rest[count] = rest
                edges.best[count] = nodes.scores[groups[group, 0]] + options.estimate[first] + rest
                count += 1
    order = descending(edges.best, np.int64(0), count)
    return Edges(edges.ints, edges.rest, edges.best, order), coverages
