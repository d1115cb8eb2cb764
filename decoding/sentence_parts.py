"""Parts of a line: its sentences, and long sentences cut at clause boundaries.

Words of one sentence must not move into another. Besides, the search keeps a table of all spans and
all its hypotheses, so that time and memory grow faster than the length; in parts they grow with it.
"""

from __future__ import annotations

from collections.abc import Sequence

_ENDS = frozenset([*".!?。！？؟।", "?!", "!?", "!!", "!!!", "??", "???"])
"""Words after which a sentence ends. An ellipsis may stand anywhere, so it is none of them."""
_QUOTES = frozenset('"»«“”„')
_CLOSING = frozenset(")]}’'")
"""What may belong to the sentence before it: a quotation mark does if it closes a quotation."""
_GOING_ON = frozenset([*",;:%/…،؛、，；：", "..."])
"""Words that begin no sentence."""
_BOUNDARIES = (frozenset(".!?…。！？؟।"), frozenset(";:；："), frozenset(",-–—)]}»”،、，"))
"""Words after which a sentence may be cut, best first."""

Span = tuple[int, int]


def sentences_of(tokens: Sequence[str]) -> list[Span]:
    """Cut a line into spans [start, end) of sentences, by punctuation that is a word of its own."""
    start, spans = 0, []
    ended = quoted = False
    for i, token in enumerate(tokens):
        closing = token in _CLOSING or (token in _QUOTES and quoted)
        if ended and not closing and token not in _ENDS:
            ended = False
            if token not in _GOING_ON:
                spans.append((start, i))
                start = i
        ended = ended or token in _ENDS
        quoted ^= token in _QUOTES
    return [*spans, (start, len(tokens))]


def spans_of(tokens: Sequence[str], max_words: int) -> list[Span]:
    """Cut a sentence into spans [start, end) of at most `max_words` words; -1: do not cut.

    Each cut is made after the strongest punctuation in the second half of the words allowed, the
    last of equally strong ones. Without punctuation there, what is left is cut evenly.
    """
    start, n = 0, len(tokens)
    spans = []
    while 0 < max_words < n - start:
        n_parts = -(-(n - start) // max_words)
        end = start + -(-(n - start) // n_parts)
        for marks in _BOUNDARIES:
            window = range(start + max_words, start + max_words // 2, -1)
            found = next((i for i in window if tokens[i - 1] in marks), None)
            if found is not None:
                end = found
                break
        spans.append((start, end))
        start = end
    return [*spans, (start, n)]
