"""METEOR's alignment: one to one, as many words as possible, with the fewest crossings."""

from __future__ import annotations

import numpy as np

from regmt.core.compile import kernel, part

BEAM = 64


@part
def count_crossings(partner, i, j):
    """Return how many links of `partner` cross a link from `i` to `j`."""
    crossings = 0
    for k in range(len(partner)):
        if partner[k] >= 0 and (k - i) * (partner[k] - j) < 0:
            crossings += 1
    return crossings


@kernel
def count_chunks(partner):
    """Return the number of runs of words that are adjacent, in order, on both sides."""
    chunks = 0
    for i in range(len(partner)):
        if partner[i] >= 0 and (i == 0 or partner[i - 1] < 0 or partner[i] != partner[i - 1] + 1):
            chunks += 1
    return chunks


@part
def align_stage(eligible, kind, partner, n_r):
    """Add links between eligible words that are still free to `partner`, in place.

    Words are linked from left to right, keeping the `BEAM` alignments with the fewest crossings.
    Words of one `kind` may be linked to the same words; where there are more of them than there
    are to link to, some stay out, and which ones is part of the search. Within a kind links
    never cross: uncrossing them costs nothing elsewhere. Ties go to fewer chunks.

    Parameters
    ----------
    eligible : ndarray of bool, shape (n_h, n_r)
    kind : ndarray of int64, shape (n_h,)
        Place of the first hypothesis word of the same kind.
    partner : ndarray of int64, shape (n_h,)
        Place of the reference word linked to each hypothesis word, or -1.
    """
    n_h = len(partner)
    taken = np.zeros(n_r, dtype=np.bool_)
    for i in range(n_h):
        if partner[i] >= 0:
            taken[partner[i]] = True
    waiting = np.zeros(n_h, dtype=np.int64)  # free words of a kind not yet considered
    surplus = np.zeros(n_h, dtype=np.int64)  # how many of them must stay out
    n_free = 0
    for i in range(n_h):
        if partner[i] < 0:
            waiting[kind[i]] += 1
            for j in range(n_r):
                if eligible[i, j] and not taken[j]:
                    n_free += 1
    if n_free == 0:
        return
    for i in range(n_h):
        if partner[i] < 0 and surplus[kind[i]] == 0:
            places = 0
            for j in range(n_r):
                places += eligible[i, j] and not taken[j]
            surplus[kind[i]] = max(0, waiting[kind[i]] - places)
    states = np.empty((BEAM, n_h), dtype=np.int64)
    skipped = np.zeros((BEAM, n_h), dtype=np.int64)
    for i in range(n_h):
        states[0, i] = partner[i]
    crossings = np.zeros(BEAM, dtype=np.int64)
    n_states = 1
    new_states = np.empty_like(states)
    new_skipped = np.empty_like(skipped)
    option_state = np.empty(BEAM * (n_r + 1), dtype=np.int64)
    option_place = np.empty_like(option_state)
    option_crossings = np.empty_like(option_state)
    used = np.empty(n_r, dtype=np.bool_)
    for i in range(n_h):
        if partner[i] >= 0:
            continue
        waiting[kind[i]] -= 1
        n_options = 0
        for s in range(n_states):
            for j in range(n_r):
                used[j] = taken[j]
            last = -1
            for k in range(i):
                if partner[k] < 0 and states[s, k] >= 0:
                    used[states[s, k]] = True
                    if kind[k] == kind[i]:
                        last = states[s, k]
            spare = surplus[kind[i]] - skipped[s, kind[i]]
            places = 0
            for j in range(last + 1, n_r):
                places += eligible[i, j] and not used[j]
            if places == 0 or spare > 0:
                option_state[n_options] = s
                option_place[n_options] = -1
                option_crossings[n_options] = crossings[s]
                n_options += 1
            for j in range(last + 1, n_r):
                if eligible[i, j] and not used[j]:
                    places -= 1
                    if places < waiting[kind[i]] - spare:
                        break  # the words of this kind to come would find no place
                    option_state[n_options] = s
                    option_place[n_options] = j
                    option_crossings[n_options] = crossings[s] + count_crossings(states[s], i, j)
                    n_options += 1
        # The options with the fewest crossings, in the order found among equals.
        n_states = 0
        level = -1
        while n_states < min(BEAM, n_options):
            next_level = -1
            for option in range(n_options):
                value = option_crossings[option]
                if value > level and (next_level < 0 or value < next_level):
                    next_level = value
            level = next_level
            for option in range(n_options):
                if option_crossings[option] == level and n_states < BEAM:
                    s = option_state[option]
                    for k in range(n_h):
                        new_states[n_states, k] = states[s, k]
                        new_skipped[n_states, k] = skipped[s, k]
                    new_states[n_states, i] = option_place[option]
                    new_skipped[n_states, kind[i]] += option_place[option] < 0
                    crossings[n_states] = level
                    n_states += 1
        states, new_states = new_states, states
        skipped, new_skipped = new_skipped, skipped
    chosen = 0
    fewest_chunks = count_chunks(states[0])
    for s in range(1, n_states):
        if crossings[s] > crossings[0]:
            break
        chunks = count_chunks(states[s])
        if chunks < fewest_chunks:
            chosen, fewest_chunks = s, chunks
    for i in range(n_h):
        partner[i] = states[chosen, i]


@kernel
def align_words(h_words, r_words, h_stems, r_stems, synonyms):
    """Return the partner of each hypothesis word, or -1: exact, then stem, then synonym matches.

    `synonyms` has shape (n_h, n_r), or (0, 0) for no such stage.
    """
    n_h, n_r = len(h_words), len(r_words)
    partner = np.full(n_h, -1, dtype=np.int64)
    kind = np.empty(n_h, dtype=np.int64)
    eligible = np.empty((n_h, n_r), dtype=np.bool_)
    for stage in range(2):
        h = h_words if stage == 0 else h_stems
        r = r_words if stage == 0 else r_stems
        for i in range(n_h):
            kind[i] = i
            for k in range(i):
                if h[k] == h[i]:
                    kind[i] = k
                    break
            for j in range(n_r):
                eligible[i, j] = h[i] == r[j]
        align_stage(eligible, kind, partner, n_r)
    if synonyms.size:
        align_stage(synonyms, np.arange(n_h), partner, n_r)
    return partner


@kernel
def meteor_matches(h_tokens, h_offsets, sentence, r_tokens, r_offsets, n_references, stems):
    """Return matches and chunks with each reference, shape (n, n_references, 2)."""
    n = len(h_offsets) - 1
    out = np.zeros((n, n_references, 2))
    none = np.zeros((0, 0), dtype=np.bool_)
    for h in range(n):
        hypothesis = h_tokens[h_offsets[h] : h_offsets[h + 1]]
        for r in range(n_references):
            row = sentence[h] * n_references + r
            reference = r_tokens[r_offsets[row] : r_offsets[row + 1]]
            partner = align_words(hypothesis, reference, stems[hypothesis], stems[reference], none)
            out[h, r, 0] = np.sum(partner >= 0)
            out[h, r, 1] = count_chunks(partner)
    return out
