"""Kernels of the language model: the n-gram table and the query `lm_step`.

Every n-gram is a node; node 0 is the empty context and node ``word + 1`` a unigram. The child of a
node by a word is found in an open-addressing hash table, an int32 array of shape (slots, 3) with
``(node, word, child)`` per slot, -1 in an empty one. There is at least one empty slot.
"""

import numpy as np

from regmt.core.compile import hot_part, kernel

# Odd multipliers below 2**31: node and word are below 2**31, too, so no product overflows. Slots
# are unsigned: an index that may be negative takes longer.
_MIX_NODE = np.uint64(1640531527)
_MIX_WORD = np.uint64(2024237689)
_HASH_BITS = np.uint64(31)
_HASH_MASK = np.uint64((1 << 31) - 1)
_ONE = np.uint64(1)


@hot_part
def _home(n_slots, node, word):
    """First slot where a child can be: a hash as a fraction of 2**31, times the number of slots."""
    mixed = np.uint64(node) * _MIX_NODE + np.uint64(word) * _MIX_WORD
    return ((mixed ^ (mixed >> _HASH_BITS)) & _HASH_MASK) * n_slots >> _HASH_BITS


@hot_part
def _slot_of(table, node, word):
    """The slot that holds a child, or the empty one where it would be."""
    n_slots = np.uint64(table.shape[0])
    slot = _home(n_slots, node, word)
    while table[slot, 0] != node or table[slot, 1] != word:
        if table[slot, 0] < 0:
            break
        slot += _ONE
        if slot == n_slots:
            slot = np.uint64(0)
    return slot


@hot_part
def _write(table, slot, node, word, child):
    table[slot, 0], table[slot, 1], table[slot, 2] = node, word, child


@hot_part
def lm_child(table, node, word):
    """Node of the n-gram `node` followed by `word`, -1 if the model does not hold it."""
    if node == 0:
        return np.int64(word) + 1
    return np.int64(table[_slot_of(table, node, word), 2])  # -1 in an empty slot


@hot_part
def lm_step(lm, state, word):
    """Score `word` after `state`.

    p(w | h) of the longest n-gram the model holds, times the back-off weights on the way there.

    Parameters
    ----------
    lm : LanguageModelArrays
    state : int
        A node: the context, as returned by the last step; 0 is the empty context.
    word : int
        Word id, 0 for unknown words.

    Returns
    -------
    log10 p : float64
    new state : int64
    """
    total = 0.0  # in double precision, uncompiled too: NumPy adds float and float32 in float32
    node = lm_child(lm.table, state, word)
    while node < 0:
        total += np.float64(lm.backoff[state])
        state = np.int64(lm.suffix[state])
        node = lm_child(lm.table, state, word)
    return total + np.float64(lm.logprob[node]), np.int64(lm.next_state[node])


@kernel
def score_word(lm, state, word):
    """`lm_step` for Python."""
    return lm_step(lm, state, word)


@kernel
def score_tokens(lm, begin_state, end_word, tokens, offsets, scores):
    """Log10 p of every token of every sentence and of its end.

    `scores` has one place more per sentence than there are tokens: that of sentence i start at
    ``offsets[i] + i``.
    """
    for i in range(len(offsets) - 1):
        state = begin_state
        for j in range(offsets[i], offsets[i + 1]):
            scores[j + i], state = lm_step(lm, state, np.int64(tokens[j]))
        scores[offsets[i + 1] + i], state = lm_step(lm, state, np.int64(end_word))


@kernel
def insert_ngrams(table, first_node, parents, words):
    """Enter nodes ``first_node …`` as children; returns the place of a duplicate, or -1."""
    for i in range(len(parents)):
        slot = _slot_of(table, parents[i], words[i])
        if table[slot, 0] >= 0:
            return i
        _write(table, slot, parents[i], words[i], first_node + i)
    return -1


@hot_part
def _enter(table, slot, parent, word, node):
    """Enter a node at a slot or behind it; returns whether there was room."""
    while slot < table.shape[0] and table[slot, 0] >= 0:
        slot += 1
    if slot == table.shape[0]:
        return False
    _write(table, slot, parent, word, node)
    return True


@kernel
def fill_window(table, first_slot, n_slots, first_node, parents, words, late, overflow):
    """`insert_ngrams` for the slots ``first_slot …`` of a table alone; n-grams must differ.

    The nodes `late`, ascending, found no place in the window before. Writes those that find none
    here, and returns how many there are.
    """
    n_over = n_late = 0
    for i in range(len(parents)):
        node = first_node + i
        slot = np.int64(_home(np.uint64(n_slots), parents[i], words[i])) - first_slot
        if 0 <= slot < table.shape[0] and not _enter(table, slot, parents[i], words[i], node):
            overflow[n_over] = node
            n_over += 1
        if n_late < len(late) and late[n_late] == node:
            n_late += 1
            if not _enter(table, np.int64(0), parents[i], words[i], node):
                overflow[n_over] = node
                n_over += 1
    return n_over


@kernel
def count_ngrams(table, tokens, offsets, order, n_words, parent, word, counts, places, starts):
    """Enter the n-grams of sentences as nodes in the order of length, then of the text.

    Writes their counts, where each stands first, and where the nodes of each order start.
    """
    node_at = np.empty(len(tokens), dtype=np.int64)  # of the n-gram at each place, order by order
    for i in range(len(tokens)):
        node_at[i] = np.int64(tokens[i]) + 1
    starts[0], n = 1, n_words + 1
    for k in range(1, order):
        starts[k] = n
        for s in range(len(offsets) - 1):
            for i in range(offsets[s], offsets[s + 1] - k):
                node, last = node_at[i], np.int64(tokens[i + k])
                slot = _slot_of(table, node, last)
                if table[slot, 0] < 0:
                    _write(table, slot, node, last, n)
                    parent[n], word[n], places[n] = node, last, i
                    n += 1
                node_at[i] = table[slot, 2]
                counts[node_at[i]] += 1
    starts[order] = n


@kernel
def find_ngrams(table, ngrams, nodes):
    """Nodes of n-grams given as rows of word ids, -1 where the model does not hold one."""
    for i in range(ngrams.shape[0]):
        node = np.int64(0)
        for j in range(ngrams.shape[1]):
            node = lm_child(table, node, np.int64(ngrams[i, j]))
            if node < 0:
                break
        nodes[i] = node


@kernel
def link_suffixes(table, parent, word, suffix):
    """Fill in for each node that of the longest n-gram at its end that the model holds.

    As in an Aho-Corasick automaton: follow the suffixes of the prefix until one of them has the
    last word as its child. Nodes are in order of length, so the prefix is done already. Usually
    the first try succeeds; in a pruned model intermediate n-grams may be missing, and contribute a
    back-off weight of one, so that skipping them is exact.
    """
    for node in range(1, len(parent)):
        context = np.int64(parent[node])
        if context == 0:
            suffix[node] = 0
            continue
        child = np.int64(-1)
        while child < 0:
            context = np.int64(suffix[context])
            child = lm_child(table, context, np.int64(word[node]))
        suffix[node] = child


@kernel
def mark_contexts(parents, next_state):
    """Write 1 for each node with a child."""
    for i in range(len(parents)):
        next_state[parents[i]] = 1


@kernel
def link_states(first_node, suffixes, backoffs, next_state):
    """Fill in for some nodes the state after each: its longest suffix that can matter later.

    An n-gram matters if a longer one begins with it, as `mark_contexts` has written, or if its
    back-off weight is not one. Shorter n-grams must be done.
    """
    for i in range(len(suffixes)):
        node = first_node + i
        if node == 0:
            next_state[node] = 0
        elif next_state[node] == 1 or backoffs[i] != 0.0:
            next_state[node] = node
        else:
            next_state[node] = next_state[suffixes[i]]


@kernel
def count_each(numbers, counts):
    """Count how often each number occurs."""
    for i in range(len(numbers)):
        counts[numbers[i]] += 1


@kernel
def step_all(lm, states, words, logprobs, new_states):
    """`lm_step` for many pairs of a state and a word."""
    for i in range(len(words)):
        logprobs[i], new_states[i] = lm_step(lm, np.int64(states[i]), np.int64(words[i]))


@kernel
def normalise_backoffs(table, starts, parent, word, suffix, logprob, backoff):
    """Fill in the back-off weights that make p(· | h) sum to one for every context h.

    weight(h) = (1 − Σ p(w | h)) / (1 − Σ p(w | h')), both sums over the words that follow h in
    the model, h' the suffix of h. Weights of shorter contexts are done first: p(w | h') may need
    them. A context that leaves no probability to other words gets the weight 10**-99.
    """
    own = np.zeros(len(parent))
    below = np.zeros(len(parent))
    for k in range(1, len(starts) - 1):
        for node in range(starts[k], starts[k + 1]):
            context = parent[node]
            own[context] += 10.0 ** logprob[node]
            lower = np.int64(suffix[context])
            total = 0.0
            child = lm_child(table, lower, np.int64(word[node]))
            while child < 0:
                total += backoff[lower]
                lower = np.int64(suffix[lower])
                child = lm_child(table, lower, np.int64(word[node]))
            below[context] += 10.0 ** (total + logprob[child])
        for context in range(starts[k - 1], starts[k]):
            if own[context] > 0.0:
                left, left_below = 1.0 - own[context], 1.0 - below[context]
                if left > 1e-12 and left_below > 1e-12:
                    backoff[context] = np.log10(left / left_below)
                else:
                    backoff[context] = -99.0
