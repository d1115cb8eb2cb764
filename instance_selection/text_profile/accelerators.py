"""Keyboard accelerators: ``_File``, ``&File``, ``~File``; removed and later restored."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import NamedTuple

from regmt.instance_selection.text_profile.masks import kind_of

# R&D is none, nor are _identifiers, two_words and "~" in formulas.
_MARKERS = re.compile(
    r"(?P<tilde>(?:^|(?<=[\s(\w]))~(?=[^\W\d_]))"
    r"|(?P<and>(?:^|(?<=[\s(]))&(?=\w)|(?<=[^\W\d_])&(?=[^\W\d_A-Z]))"
    r"|(?P<under>(?:^|(?<=[\s(]))_(?=[^\W_])(?=(?:\w[^\W\d_A-Z]*|\d+)(?!\w))"
    r"|(?<=\b[A-Z])_(?=[a-z]+\b)|(?<=[a-z])_(?=[a-z]+\b)(?<=\b[A-Z][a-z]_))"
)


class Accelerator(NamedTuple):
    """A marker, and the place in the text without it of the letter that it marked."""

    marker: str
    at: int


def take_accelerator(text: str) -> tuple[str, Accelerator | None]:
    """Return `text` without its accelerator, if exactly one character can be one."""
    if not ("~" in text or "&" in text or "_" in text):
        return text, None
    found = list(_MARKERS.finditer(text))
    if len(found) != 1 or text.count(found[0].group()) != 1:
        return text, None
    at = found[0].start()
    return text[:at] + text[at + 1 :], Accelerator(text[at], at)


class MarkedWord(NamedTuple):
    """The source word with an accelerator, and the place of the marked letter in it.

    `near` is its position in the source, `links` are the positions of its translations.
    """

    word: str
    offset: int
    near: int
    links: Collection[int] = ()


def put_accelerator(tokens: Sequence[str], marker: str, marked: MarkedWord) -> list[str]:
    """Mark a letter: the same one of the same word, else an equal letter, else the first.

    Words that translate the marked one come first, then those that are nearest. A translation
    without letters that keyboards have gets the letter in brackets at its end.
    """
    key = marked.word[marked.offset].lower()
    # how little it fits, distance, token, offset
    candidates: list[tuple[int, int, int, int]] = []
    for i, token in enumerate(tokens):
        letters = "" if kind_of(token) else [character.lower() for character in token]
        if not letters:
            continue
        fit = 0 if i in marked.links else 3
        if token.lower() == marked.word.lower() and marked.offset < len(token):
            candidates.append((-1, abs(i - marked.near), i, marked.offset))
        elif key in letters:
            at = letters.index(key)
            candidates.append((fit + (at > 0), abs(i - marked.near), i, at))
        elif letters[0] != letters[0].upper():
            apart = abs(len(token) - len(marked.word)) if fit == 0 else i  # no article of it
            candidates.append((fit + 2, apart, i, 0))
    if not candidates:
        return [*tokens, f"({marker}{key.upper()})"]
    *_, i, at = min(candidates)
    return [*tokens[:i], tokens[i][:at] + marker + tokens[i][at:], *tokens[i + 1 :]]
