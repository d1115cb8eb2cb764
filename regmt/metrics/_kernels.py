"""Comparing word ids: n-gram matches, edit distances. Called with whole batches.

Throughout, hypothesis `h` is ``h_tokens[h_offsets[h]:h_offsets[h + 1]]``, it translates sentence
``sentence[h]``, and reference `r` of sentence `i` is row ``i * n_references + r``.
"""

from __future__ import annotations

import numpy as np

from regmt.core.compile import kernel, part


@part
def count_occurrences(gram, start, end, text, first, last, text_end, order, counts, where):
    """Count in ``counts[k]`` where ``gram[start:start + k + 1]`` begins in ``text[first:last]``.

    ``where[k]`` becomes the last such place. An n-gram ends before `end` and `text_end`.
    """
    for k in range(order):
        counts[k] = 0
    word = gram[start]
    for place in range(first, last):
        if text[place] == word:
            limit = min(order, end - start, text_end - place)
            k = 0
            while k < limit and gram[start + k] == text[place + k]:
                counts[k] += 1
                where[k] = place
                k += 1


@kernel
def clipped_matches(
    h_tokens, h_offsets, sentence, r_tokens, r_offsets, n_references, order, information
):
    """Return the matched n-grams of each hypothesis, or their information, shape (n, order).

    An n-gram at place i is matched if it occurs less often before i in the hypothesis than in
    some reference; that counts min(count in hypothesis, max count in a reference) of each.
    ``information[k, p]`` belongs to the n-gram of order k + 1 that begins at ``r_tokens[p]``; with
    an empty array each match counts 1.
    """
    n = len(h_offsets) - 1
    out = np.zeros((n, order))
    before = np.zeros(order, dtype=np.int64)
    found = np.zeros(order, dtype=np.int64)
    most = np.zeros(order, dtype=np.int64)
    where = np.zeros(order, dtype=np.int64)
    place = np.zeros(order, dtype=np.int64)
    for h in range(n):
        begin, end = h_offsets[h], h_offsets[h + 1]
        for i in range(begin, end):
            for k in range(order):
                most[k] = 0
            for row in range(sentence[h] * n_references, (sentence[h] + 1) * n_references):
                r_begin, r_end = r_offsets[row], r_offsets[row + 1]
                count_occurrences(
                    h_tokens, i, end, r_tokens, r_begin, r_end, r_end, order, found, where
                )
                for k in range(order):
                    if found[k] > most[k]:
                        most[k] = found[k]
                        place[k] = where[k]
            if most[0] == 0:
                continue
            count_occurrences(h_tokens, i, end, h_tokens, begin, i, end, order, before, where)
            for k in range(order):
                if before[k] < most[k]:
                    out[h, k] += information[k, place[k]] if information.size else 1.0
    return out


@kernel
def ngram_matches(h_tokens, h_offsets, sentence, r_tokens, r_offsets, n_references, order):
    """Return the clipped matches with each reference, shape (n, n_references, order)."""
    n = len(h_offsets) - 1
    out = np.zeros((n, n_references, order))
    before = np.zeros(order, dtype=np.int64)
    found = np.zeros(order, dtype=np.int64)
    where = np.zeros(order, dtype=np.int64)
    for h in range(n):
        begin, end = h_offsets[h], h_offsets[h + 1]
        for i in range(begin, end):
            count_occurrences(h_tokens, i, end, h_tokens, begin, i, end, order, before, where)
            for r in range(n_references):
                row = sentence[h] * n_references + r
                r_begin, r_end = r_offsets[row], r_offsets[row + 1]
                count_occurrences(
                    h_tokens, i, end, r_tokens, r_begin, r_end, r_end, order, found, where
                )
                for k in range(order):
                    if before[k] < found[k]:
                        out[h, r, k] += 1
    return out


@part
def levenshtein(a, b, row):
    """Return the edit distance of `a` and `b`; `row` is scratch of length ≥ len(b) + 1."""
    for j in range(len(b) + 1):
        row[j] = j
    for i in range(len(a)):
        diagonal = row[0]
        row[0] = i + 1
        for j in range(len(b)):
            substituted = diagonal + (a[i] != b[j])
            diagonal = row[j + 1]
            row[j + 1] = min(substituted, diagonal + 1, row[j] + 1)
    return row[len(b)]


@part
def common_words(a, b, counts):
    """Return the size of the intersection of two bags; `counts` is all zeros before and after."""
    common = 0
    for word in a:
        counts[word] += 1
    for word in b:
        if counts[word] > 0:
            counts[word] -= 1
            common += 1
    for word in a:
        counts[word] = 0
    return common


@kernel
def error_statistics(
    h_tokens, h_offsets, sentence, r_tokens, r_offsets, n_references, n_words, position_independent
):
    """Return rows of edits and reference length, of the reference with the lowest error rate."""
    n = len(h_offsets) - 1
    out = np.zeros((n, 2))
    longest = 0
    for row in range(len(r_offsets) - 1):
        longest = max(longest, r_offsets[row + 1] - r_offsets[row])
    scratch = np.zeros(1 + longest, dtype=np.int64)
    counts = np.zeros(n_words, dtype=np.int64)
    for h in range(n):
        hypothesis = h_tokens[h_offsets[h] : h_offsets[h + 1]]
        best = np.inf
        for row in range(sentence[h] * n_references, (sentence[h] + 1) * n_references):
            reference = r_tokens[r_offsets[row] : r_offsets[row + 1]]
            length = len(reference)
            if position_independent:
                common = common_words(hypothesis, reference, counts)
                edits = max(len(hypothesis), length) - common
            else:
                edits = levenshtein(hypothesis, reference, scratch)
            # An empty reference is matched by an empty hypothesis only.
            rate = edits / length if length else 1e9 * edits
            if rate < best:
                best = rate
                out[h, 0] = edits
                out[h, 1] = length
    return out
