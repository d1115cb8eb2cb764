"""Language model scores of phrases: in isolation, and after a context.

The states of all language models together are numbered as they come up. What the language models
say about an option after a state is stored, since many hypotheses share a state.
"""

from typing import NamedTuple

import numpy as np

from regmt.core._array_kernels import larger_matrix
from regmt.core.compile import hot_part, kernel, part
from regmt.decoding.beam._coverage_kernels import mix, row_slot
from regmt.decoding.lm._kernels import lm_step


# Small tuples are passed on: numba takes each array of a tuple apart and together at every call.
class Scorer(NamedTuple):
    """The language models: the first two, which are often large, and the others joined."""

    lm: tuple  # LanguageModelArrays
    second: tuple  # LanguageModelArrays
    others: tuple  # LanguageModelArrays
    weights: np.ndarray  # (K,) float64: weights for log10 p
    begin_states: np.ndarray  # (K,) int32
    end_words: np.ndarray  # (K,) int32


class ScoreRows(NamedTuple):
    """What the language models said: a row per state and span, a place per option of the span."""

    keys: np.ndarray  # (slots,) int64, -1 empty
    starts: np.ndarray  # (slots,) int64
    scores: np.ndarray  # (room,) float64: weighted scores, NaN where not computed yet
    states: np.ndarray  # (room,) int32: states after the option
    used: np.ndarray  # (2,) int64: rows and places in use


class Texts(NamedTuple):
    """The words of options, as in OptionArrays."""

    starts: np.ndarray
    words: np.ndarray
    states: np.ndarray
    rests: np.ndarray


class States(NamedTuple):
    """States of all language models and features together; a number stands for K + S of them."""

    ints: np.ndarray  # (capacity, K + S) int32: S of extension features follow
    table: np.ndarray  # (slots,) int32, -1 empty


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


@part
def grown_states(states, count):
    """Return the states with twice the room."""
    ints = larger_matrix(states.ints, 2 * states.ints.shape[0])
    table = np.full(2 * states.table.shape[0], -1, np.int32)
    for s in range(count):
        table[row_slot(ints, table, s)] = s
    return States(ints, table)


@hot_part
def forget(rows):
    """Empty the stored rows."""
    rows.used[0] = 0
    rows.used[1] = 0
    for slot in range(rows.keys.shape[0]):
        rows.keys[slot] = -1


@hot_part
def row_start(rows, state, span, n_options, final):
    """Where the scores of a span's options after a state stand; at the end of sentences `final`."""
    keys = rows.keys
    key = (state << 32) | (2 * span + final)
    mask = keys.shape[0] - 1
    home = np.int64(mix(np.uint64(0), key) & np.uint64(mask))
    slot = home
    while keys[slot] >= 0:
        if keys[slot] == key:
            return rows.starts[slot]
        slot = (slot + 1) & mask
    if 2 * rows.used[0] > mask or rows.used[1] + n_options > rows.scores.shape[0]:
        forget(rows)
        slot = home
    start = rows.used[1]
    rows.used[0] += 1
    rows.used[1] += n_options
    keys[slot] = key
    rows.starts[slot] = start
    for place in range(start, start + n_options):
        rows.scores[place] = np.nan
    return start


@hot_part
def _score_words(lm, own, texts, k, first, last, end):
    """Score words after a state of model k, and the end of the sentence if `end` is a word."""
    score = 0.0
    for j in range(first, last):
        logprob, own = lm_step(lm, own, np.int64(texts.words[k, j]))
        score += logprob
        if own == texts.states[k, j]:
            score += texts.rests[k, j]
            own = np.int64(texts.states[k, last - 1])
            break
    if end >= 0:
        logprob, own = lm_step(lm, own, end)
        score += logprob
    return score, own


@hot_part
def score_option(scorer, rows, place, texts, option, final, states, state, count):
    """Fill in the language model score of an option's words and the state after them.

    Once the state of a model equals the one that the phrase alone would have reached, the rest is
    known (`Texts.rests`). With `final` the end of the sentence is scored, too. Returns the
    number of states, `count` or one more.
    """
    ints = states.ints
    total = 0.0
    first = texts.starts[option]
    last = texts.starts[option + 1]
    n_models = scorer.weights.shape[0]
    for k in range(n_models, ints.shape[1]):  # of extension features: not changed here
        ints[count, k] = ints[state, k]
    for k in range(n_models):
        own = np.int64(ints[state, k])
        end = np.int64(scorer.end_words[k]) if final else np.int64(-1)
        if k == 0:
            score, own = _score_words(scorer.lm, own, texts, k, first, last, end)
        elif k == 1:
            score, own = _score_words(scorer.second, own, texts, k, first, last, end)
        else:
            score, own = _score_words(scorer.others, own, texts, k, first, last, end)
        ints[count, k] = own
        total += scorer.weights[k] * score
    slot = row_slot(ints, states.table, count)
    if states.table[slot] < 0:
        states.table[slot] = count
        count += 1
    rows.scores[place] = total
    rows.states[place] = states.table[slot]
    return count
