"""Matches of gapped n-grams, counted in a trie of the reference's."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.core.compile import kernel, part


class Trie(NamedTuple):
    """Features as paths from node 0, found through a hash table of (node, word)."""

    keys: Int64Array
    nodes: Int64Array  # -1 where a slot is empty
    # Node, place and gap flag of the features of one order, and of the next, that begin at one
    # token.
    front: Int64Array
    behind: Int64Array


@part
def child(keys, nodes, key):
    """Return the slot of `key` in an open-addressing table: its own or the empty one for it."""
    mask = len(keys) - 1
    slot = (((key ^ (key >> 17)) * 40503) >> 8) & mask  # keys are far below 2⁴⁷
    while nodes[slot] >= 0 and keys[slot] != key:
        slot = (slot + 1) & mask
    return slot


@part
def extend(tokens, n_words, order, max_gap, grow, trie, n_nodes, counts, limits):
    """Count the features of a sentence; returns (nodes of the trie, features within `limits`).

    A feature is an n-gram with at most one gap of up to `max_gap` tokens, known by its tokens
    alone (RegMT thesis, 8.2.1). With `grow` unknown features get a node; without, they and all
    that continue them are passed over.
    """
    keys, nodes, front, behind = trie.keys, trie.nodes, trie.front, trie.behind
    within = 0
    for start in range(len(tokens)):
        front[0, 0], front[0, 1], front[0, 2] = 0, start, 0
        size = 1
        for _ in range(order):
            kept = 0
            for f in range(size):
                parent, place, gapped = front[f, 0], front[f, 1], front[f, 2]
                key = parent * n_words + tokens[place]
                slot = child(keys, nodes, key)
                if nodes[slot] < 0:
                    if not grow:
                        continue
                    keys[slot] = key
                    nodes[slot] = n_nodes
                    counts[n_nodes] = 0
                    n_nodes += 1
                node = nodes[slot]
                counts[node] += 1
                if counts[node] <= limits[node]:
                    within += 1
                for gap in range(1 if gapped else 1 + max_gap):
                    following = place + 1 + gap
                    if following < len(tokens):
                        behind[kept, 0] = node
                        behind[kept, 1] = following
                        behind[kept, 2] = gapped or gap > 0
                        kept += 1
            front, behind = behind, front
            size = kept
    return n_nodes, within


@kernel
def feature_matches(
    h_tokens, h_offsets, sentence, r_tokens, r_offsets, n_references, n_words, order, max_gap
):
    """Return Σ min(count in hypothesis, count in reference), shape (n, n_references)."""
    n = len(h_offsets) - 1
    out = np.zeros((n, n_references))
    longest = 0
    for row in range(len(r_offsets) - 1):
        longest = max(longest, r_offsets[row + 1] - r_offsets[row])
    most_nodes = 1 + longest * (order + max_gap * order * (order - 1) // 2)
    size = 16
    while size < 2 * most_nodes:
        size *= 2
    keys = np.zeros(size, dtype=np.int64)
    nodes = np.full(size, -1, dtype=np.int64)
    reference_counts = np.zeros(most_nodes, dtype=np.int64)
    counts = np.zeros(most_nodes, dtype=np.int64)
    width = 2 + (1 + max_gap) * (1 + max_gap * order)
    front = np.zeros((width, 3), dtype=np.int64)
    trie = Trie(keys, nodes, front, np.zeros((width, 3), dtype=np.int64))
    first = 0
    while first < n:
        last = first  # hypotheses first … last - 1 translate the same sentence
        while last < n and sentence[last] == sentence[first]:
            last += 1
        for r in range(n_references):
            row = sentence[first] * n_references + r
            reference = r_tokens[r_offsets[row] : r_offsets[row + 1]]
            nodes[:] = -1
            n_nodes, _ = extend(
                reference, n_words, order, max_gap, True, trie, np.int64(1),
                reference_counts, reference_counts,
            )  # fmt: skip
            for h in range(first, last):
                counts[:n_nodes] = 0
                _, out[h, r] = extend(
                    h_tokens[h_offsets[h] : h_offsets[h + 1]], n_words, order, max_gap, False,
                    trie, n_nodes, counts, reference_counts,
                )  # fmt: skip
        first = last
    return out
