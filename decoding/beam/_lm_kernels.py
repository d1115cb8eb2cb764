"""Language model scores of phrases: in isolation, and after a context with a cache."""

import numpy as np

from regmt.core.compile import hot_part, kernel
from regmt.decoding.lm._kernels import lm_step

_MIX_STATE = 1640531527
_MIX_WORD = 2024237689


@kernel
def score_alone(lm, root, words, word_starts, states, rests):
    """Log10 p of phrases without context.

    Fills `states` with the state after each word and `rests` with the log10 p of the words of the
    phrase after it; returns the totals.
    """
    n = len(word_starts) - 1
    totals = np.zeros(n)
    for i in range(n):
        state = np.int64(root)
        for j in range(word_starts[i], word_starts[i + 1]):
            logprob, state = lm_step(lm, state, np.int64(words[j]))
            states[j] = state
            rests[j] = logprob
        total = 0.0
        for j in range(word_starts[i + 1] - 1, word_starts[i] - 1, -1):
            logprob = rests[j]
            rests[j] = total
            total += logprob
        totals[i] = total
    return totals


@hot_part
def cached_step(lm, keys, values, state, word):
    """`lm_step` through a direct-mapped cache: a state and its next words come up often.

    Hypotheses with the same last words differ in what they cover, and options begin with the same
    words, so that most steps have been made before. `values` holds log10 p and the new state.
    """
    key = (state << 32) | word
    mixed = state * _MIX_STATE + word * _MIX_WORD
    slot = (mixed ^ (mixed >> 31)) & (keys.shape[0] - 1)
    if keys[slot] != key:
        logprob, new_state = lm_step(lm, state, word)
        keys[slot] = key
        values[slot, 0] = logprob
        values[slot, 1] = new_state  # below 2**31: exact in a float64
    return values[slot, 0], np.int64(values[slot, 1])


# Arrays and row numbers instead of rows: a view of a row costs an atomic count of references.
@hot_part
def phrase_score(scorer, options, option, final, before, before_row, after, after_row):
    """Weighted language model score of an option's words after the states `before`.

    Once the state equals the one that the phrase alone would have reached, the rest is known
    (`OptionArrays.rests`). With `final` the end of the sentence is scored, too. The new states go
    to `after`.
    """
    lm, keys, values = scorer.lm, scorer.cache_keys, scorer.cache_values
    words, word_states = options.words, options.states
    total = 0.0
    first = options.word_starts[option]
    last = options.word_starts[option + 1]
    for k in range(scorer.weights.shape[0]):
        state = np.int64(before[before_row, k])
        score = 0.0
        for j in range(first, last):
            logprob, state = cached_step(lm, keys, values, state, np.int64(words[k, j]))
            score += logprob
            if state == word_states[k, j]:
                score += options.rests[k, j]
                state = np.int64(word_states[k, last - 1])
                break
        if final:
            logprob, state = cached_step(lm, keys, values, state, np.int64(scorer.end_words[k]))
            score += logprob
        after[after_row, k] = state
        total += scorer.weights[k] * score
    return total
