"""Scores that depend only on the words of a candidate (PORTAGE §8.1, features 6 to 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.reranking.candidates import Candidates

_BRACKETS = {")": "(", "]": "[", "}": "{"}
_STRAIGHT = ('"', "&quot;")


def word_count(candidates: Candidates) -> Float64Array:
    """Return the number of words: with it, tuning can favour any length."""
    return candidates.lengths.astype(np.float64)


def character_count(candidates: Candidates) -> Float64Array:
    """Return the number of characters, spaces not counted."""
    return np.array([float(sum(map(len, words))) for words in candidates.tokens])


def length_ratio(candidates: Candidates) -> Float64Array:
    """Return words of the candidate over words of the source."""
    source = np.array([max(1, len(words)) for words in candidates.source_tokens])
    return candidates.lengths / source[candidates.sentence_of_row]


def mismatched_brackets(candidates: Candidates) -> Float64Array:
    """Return minus the number of brackets without a partner."""
    return np.array([-float(unmatched_brackets(words)) for words in candidates.tokens])


def mismatched_quotes(candidates: Candidates) -> Float64Array:
    """Return minus the number of quotation marks without a partner."""
    return np.array([-float(unmatched_quotes(words)) for words in candidates.tokens])


def unmatched_brackets(words: Sequence[str]) -> int:
    """Count the brackets that close nothing or are never closed; pairs must nest."""
    unmatched, stack = 0, []
    for character in "".join(words):
        if character in "([{":
            stack.append(character)
        elif character in _BRACKETS:
            if stack and stack[-1] == _BRACKETS[character]:
                stack.pop()
            else:
                unmatched += 1
    return unmatched + len(stack)


def unmatched_quotes(words: Sequence[str]) -> int:
    """Count the quotation marks without a partner.

    Straight marks pair among themselves. As many curved marks and guillemets must open as close,
    whichever mark opens in the language of the text.
    """
    text = " ".join(words)
    straight = sum(text.count(mark) for mark in _STRAIGHT) % 2
    count = Counter(character for character in text if character in "“”„«»")
    # German „…“ opens with the low mark and closes with the one that opens in English.
    low, left, right = count["„"], count["“"], count["”"]
    curved = abs(low - (left + right)) if low else abs(left - right)
    latex = abs(text.count("``") - text.count("''"))
    return straight + curved + abs(count["«"] - count["»"]) + latex


def document_cache(candidates: Candidates) -> Float64Array:
    """Return the log probability of the words by a unigram model of the document.

    The model of a sentence counts the words of the first candidates of the *other* sentences of
    its document, add-one smoothed: ``Σ_w ln (c(w) + 1)/(N + V)``, V the words of all candidates.
    """
    assert candidates.documents is not None
    vocabulary, ids, offsets = candidates.words
    size = len(vocabulary)
    first = candidates.offsets[:-1]
    words_of = [ids[offsets[row] : offsets[row + 1]] for row in first]
    by_document: dict[str, list[int]] = {}
    for sentence, document in enumerate(candidates.documents):
        by_document.setdefault(document, []).append(sentence)
    scores = np.empty(len(candidates))
    for members in by_document.values():
        pooled = np.concatenate([words_of[i] for i in members])
        counts = np.bincount(pooled, minlength=size)
        for i in members:
            own = np.bincount(words_of[i], minlength=size)
            logs = np.log((counts - own + 1.0) / (len(pooled) - len(words_of[i]) + size))
            for row in range(candidates.offsets[i], candidates.offsets[i + 1]):
                scores[row] = logs[ids[offsets[row] : offsets[row + 1]]].sum()
    return scores
