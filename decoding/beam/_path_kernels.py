"""Kernels on the search lattice: the k best paths, and language model scores of single arcs."""

import numpy as np

from regmt.core._array_kernels import larger_matrix, larger_vector
from regmt.core.compile import kernel, part
from regmt.decoding.beam._cube_kernels import heap_pop, heap_push
from regmt.decoding.beam._stack_kernels import descending
from regmt.decoding.lm._kernels import lm_step


@part
def _sort_ways(order, is_sorted, arc_starts, arc_scores, node):
    if not is_sorted[node]:
        first, last = arc_starts[node], arc_starts[node + 1]
        ranked = descending(arc_scores, first, last)
        for i in range(last - first):
            order[first + i] = ranked[i]
        is_sorted[node] = True


@kernel
def best_paths(arc_starts, arc_previous, arc_scores, node_scores, k):
    """The k best paths from node 0 to the last node, best first.

    A* backwards from the goal: what remains from a node to the start is known exactly, it is the
    node's score. Taking a path from the heap, the ways that turn off it at each of its nodes are
    put there, so that each path costs its length.

    Returns
    -------
    arcs, starts, scores : ndarray
        Path p takes ``arcs[starts[p]:starts[p + 1]]``, from the start to the goal.
    """
    n_nodes = len(node_scores)
    order = np.empty(len(arc_scores), np.int64)
    is_sorted = np.zeros(n_nodes, np.bool_)
    # A turn: node, place of its arc in `order`, the turn after it (towards the goal).
    turns = np.zeros((1024, 3), np.int64)
    after = np.zeros(1024)  # score of what comes after the node
    keys = np.zeros(1024)  # score of the best whole path with this turn
    heap = np.zeros(1024, np.int32)
    arcs = np.zeros(1024, np.int64)
    starts = np.zeros(k + 1, np.int64)
    scores = np.zeros(k)
    goal = np.int64(n_nodes - 1)
    _sort_ways(order, is_sorted, arc_starts, arc_scores, goal)
    turns[0, 0] = goal
    turns[0, 1] = arc_starts[goal]
    turns[0, 2] = -1
    keys[0] = arc_scores[order[arc_starts[goal]]]
    heap[0] = 0
    n_turns, waiting, paths, n_arcs = np.int64(1), np.int64(1), np.int64(0), np.int64(0)
    while waiting > 0 and paths < k:
        turn = np.int64(heap_pop(heap, keys, waiting))
        waiting -= 1
        scores[paths] = keys[turn]
        while True:
            if n_turns + 2 > len(keys):
                turns = larger_matrix(turns, 2 * len(keys))
                after = larger_vector(after, 2 * len(keys))
                heap = larger_vector(heap, 2 * len(keys))
                keys = larger_vector(keys, 2 * len(keys))
            node, place = turns[turn, 0], turns[turn, 1]
            if place + 1 < arc_starts[node + 1]:
                turns[n_turns, 0] = node
                turns[n_turns, 1] = place + 1
                turns[n_turns, 2] = turns[turn, 2]
                after[n_turns] = after[turn]
                keys[n_turns] = after[turn] + arc_scores[order[place + 1]]
                heap_push(heap, keys, waiting, n_turns)
                waiting += 1
                n_turns += 1
            arc = order[place]
            previous = np.int64(arc_previous[arc])
            if previous == 0:
                break
            _sort_ways(order, is_sorted, arc_starts, arc_scores, previous)
            turns[n_turns, 0] = previous
            turns[n_turns, 1] = arc_starts[previous]
            turns[n_turns, 2] = turn
            after[n_turns] = after[turn] + (arc_scores[arc] - node_scores[previous])
            turn = np.int64(n_turns)
            n_turns += 1
        while turn >= 0:
            if n_arcs == len(arcs):
                arcs = larger_vector(arcs, 2 * n_arcs)
            arcs[n_arcs] = order[turns[turn, 1]]
            n_arcs += 1
            turn = turns[turn, 2]
        paths += 1
        starts[paths] = n_arcs
    return arcs[:n_arcs].copy(), starts[: paths + 1].copy(), scores[:paths].copy()


@kernel
def arc_language_scores(
    first, second, others, end_words, word_starts, words, node_states, previous, options, final
):
    """Log10 p of the words that arcs add, from each language model, shape (n_arcs, K).

    Word by word from the state of the node an arc comes from; with the end of the sentence where
    `final`.
    """
    scores = np.zeros((len(previous), len(end_words)))
    for i in range(len(previous)):
        for k in range(len(end_words)):
            lm = first if k == 0 else second if k == 1 else others
            state = np.int64(node_states[previous[i], k])
            for j in range(word_starts[options[i]], word_starts[options[i] + 1]):
                logprob, state = lm_step(lm, state, np.int64(words[k, j]))
                scores[i, k] += logprob
            if final[i]:
                logprob, state = lm_step(lm, state, np.int64(end_words[k]))
                scores[i, k] += logprob
    return scores
