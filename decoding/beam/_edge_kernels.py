"""Edges of the search: where hypotheses may go on to, and what the step costs.

The hypotheses of a stack that cover the same positions form a *group*; a group and a span that it
may cover next make an *edge*, a grid of hypotheses × options.
"""

from typing import NamedTuple

import numpy as np

from regmt.core.compile import hot_part, part
from regmt.decoding.beam._coverage_kernels import (
    MONOTONE,
    RIGHT,
    Coverages,
    forward_block_orientation,
    grown_coverages,
    is_covered,
    number_coverage,
    orientation,
    overlaps,
)
from regmt.decoding.beam._lm_kernels import Scorer, ScoreRows, Texts
from regmt.decoding.beam._stack_kernels import COVERAGES

RULE_MOSES, RULE_STRICT, _RULE_EXTENDED, RULE_START = range(4)

# Columns of an edge.
GROUP, START, END, COVERED, FIRST, LAST, SWAPS_ONLY, SPAN = range(8)


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
    lm_lowers: bool  # what an option adds beside its own score cannot be positive
    states_per_option: int  # how many may come up at a step


class Source(NamedTuple):
    """The sentence to be translated."""

    max_length: int  # words of the longest span with options
    future: np.ndarray  # (n + 1, n + 1) float64: best score of each span in isolation


class Nodes(NamedTuple):
    """Finished hypotheses; node 0 is the empty one."""

    ints: np.ndarray  # (capacity, 6) int32: the columns of a hypothesis
    scores: np.ndarray  # (capacity,) float64
    arc_starts: np.ndarray  # (capacity + 1,) int64


class Spans(NamedTuple):
    """What the spans of the sentence may be translated as, as in OptionArrays."""

    starts: np.ndarray
    ceilings: np.ndarray  # (spans,) float64: at most the score of an option, without LM
    score: np.ndarray
    estimate: np.ndarray
    backward: np.ndarray
    block_backward: np.ndarray
    history: np.ndarray


class Behind(NamedTuple):
    """What matters of an option to the phrase after it, as in OptionArrays."""

    start: np.ndarray
    end: np.ndarray
    forward: np.ndarray
    block_forward: np.ndarray


class Problem(NamedTuple):
    """All that the search is given."""

    source: Source
    spans: Spans
    behind: Behind
    texts: Texts
    scorer: Scorer
    rows: ScoreRows
    configuration: Configuration


class Finished(NamedTuple):
    """The finished stacks."""

    nodes: Nodes
    # (capacity, 3) int32: first node, last node + 1 and coverage of each group.
    groups: np.ndarray
    stack_groups: np.ndarray  # (n + 2,) int64: first group of each stack
    coverages: Coverages


class Edges(NamedTuple):
    """The grids of one stack."""

    ints: np.ndarray  # (capacity, 8) int32
    rest: np.ndarray  # (capacity,) float64: estimate of what remains afterwards
    best: np.ndarray  # (capacity,) float64: estimate of the best corner


@hot_part
def may_follow(behind, configuration, previous, start, end, swaps_only):
    """Whether the phrase [start, end) may come right after option `previous` (-1: at first)."""
    if configuration.allow_swaps and previous >= 0 and behind.start[previous] == end:
        return True
    if swaps_only:
        return False
    limit = configuration.distortion_limit
    if limit < 0 or configuration.distortion_rule == RULE_START:
        return True
    before = 0 if previous < 0 else behind.end[previous]
    return abs(start - before) <= limit


@hot_part
def extension(behind, configuration, block_ints, bits, coverage, previous, block, start, end):
    """Score of going on to [start, end), apart from the option's own; and the orientations.

    The orientations are one number: towards the previous phrase, 4 × towards the block before,
    16 × of the next block as seen from the previous phrase.
    """
    before = 0 if previous < 0 else behind.end[previous]
    base = -configuration.distortion_weight * abs(start - before)
    code = MONOTONE if start == 0 else RIGHT
    if previous >= 0:
        code = orientation(start, end, np.int64(behind.start[previous]), np.int64(before))
        if configuration.uses_neighbours:
            base += behind.forward[previous, code]
    if configuration.uses_blocks:
        backward = MONOTONE if start == 0 else RIGHT
        if block != 0:
            backward = orientation(
                start, end, np.int64(block_ints[block, 1]), np.int64(block_ints[block, 2])
            )
        code += 4 * backward
        if previous >= 0:
            ahead = forward_block_orientation(
                bits, coverage, start, end, behind.start[previous], before
            )
            base += behind.block_forward[previous, ahead]
            code += 16 * ahead
    return base, code


@hot_part
def _furthest(configuration, gap, last):
    """The last place where a phrase may begin after the first gap."""
    if configuration.distortion_limit < 0 or configuration.allow_swaps:
        return last
    return min(last, gap + configuration.distortion_limit)


@hot_part
def most_edges(configuration, stack_groups, max_length, n, covered):
    """How many edges can lead to hypotheses with `covered` words, at most."""
    count = np.int64(0)
    for length in range(1, min(max_length, covered) + 1):
        groups = stack_groups[covered - length + 1] - stack_groups[covered - length]
        count += groups * (1 + _furthest(configuration, np.int64(0), n - length))
    return count


@part
def room_for_edges(finished, edges, most, counts):
    """Return the finished stacks and the edges with room for `most` edges and coverages."""
    nodes, groups, stack_groups, coverages = finished
    while counts[COVERAGES] + most >= coverages.gap.shape[0]:
        coverages = grown_coverages(coverages, counts[COVERAGES])
    if most > edges.best.shape[0]:
        edges = Edges(np.empty((2 * most, 8), np.int32), np.empty(2 * most), np.empty(2 * most))
    return Finished(nodes, groups, stack_groups, coverages), edges


@hot_part
def find_edges(source, spans, configuration, finished, edges, covered, counts):
    """Gather the grids that lead to hypotheses with `covered` words; returns their number."""
    groups, coverages, nodes = finished.groups, finished.coverages, finished.nodes
    limit, rule = configuration.distortion_limit, configuration.distortion_rule
    n, max_length = source.future.shape[0] - 1, source.max_length
    count = np.int64(0)
    for length in range(1, min(max_length, covered) + 1):
        below = covered - length
        for group in range(finished.stack_groups[below], finished.stack_groups[below + 1]):
            coverage = np.int64(groups[group, 2])
            gap = np.int64(coverages.gap[coverage])
            for start in range(gap, _furthest(configuration, gap, n - length) + 1):
                end = start + length
                span = start * max_length + length - 1
                first = spans.starts[span]
                last = spans.starts[span + 1]
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
                        if (
                            not configuration.allow_swaps
                            or end >= n
                            or not is_covered(coverages.bits, coverage, end)
                        ):
                            continue
                        swaps_only = 1
                new = number_coverage(
                    coverages, counts[COVERAGES], source.future, coverage, start, end
                )
                if new == counts[COVERAGES]:
                    counts[COVERAGES] += 1
                edges.ints[count, GROUP] = group
                edges.ints[count, START] = start
                edges.ints[count, END] = end
                edges.ints[count, COVERED] = new
                edges.ints[count, FIRST] = first
                edges.ints[count, LAST] = last
                edges.ints[count, SWAPS_ONLY] = swaps_only
                edges.ints[count, SPAN] = span
                rest = coverages.future[new]
                if configuration.estimate_distortion and covered < n:
                    # The moves still to be made if the rest is translated from left to right.
                    moves = abs(end - coverages.gap[new]) + coverages.skipped[new]
                    rest -= configuration.distortion_weight * moves
                edges.rest[count] = rest
                edges.best[count] = nodes.scores[groups[group, 0]] + spans.estimate[first] + rest
                count += 1
    return count


@hot_part
def grid_size(groups, edge_ints, edge):
    """How many cells the grid of an edge has."""
    group = edge_ints[edge, GROUP]
    return np.int64(groups[group, 1] - groups[group, 0]) * (
        edge_ints[edge, LAST] - edge_ints[edge, FIRST]
    )
