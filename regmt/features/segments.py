"""Split a sentence at boundaries that n-grams must not cross (thesis, 6.2.1)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

PUNCTUATION = (".", ",", ";", ":", "?", "!", "(", ")", '"')
"""Punctuation at which sentences are usually segmented; an n-gram may not cross it."""


def segments(tokens: Sequence[str], boundaries: Collection[str]) -> list[Sequence[str]]:
    """Cut `tokens` around every boundary token, which becomes its own segment.

    Examples
    --------
    >>> segments("yes , we can".split(), {","})
    [['yes'], [','], ['we', 'can']]
    """
    if not boundaries:
        return [tokens]
    parts: list[Sequence[str]] = []
    start = 0
    for i, token in enumerate(tokens):
        if token in boundaries:
            parts += [tokens[start:i], tokens[i : i + 1]]
            start = i + 1
    parts.append(tokens[start:])
    return [part for part in parts if len(part)]
