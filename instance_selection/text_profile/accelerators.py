"""Keyboard accelerators: ``_File``, ``&File``, ``~File``; removed and later restored."""

from __future__ import annotations

import re
from collections.abc import Sequence
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


def put_accelerator(
    tokens: Sequence[str], marker: str, word: str, offset: int, near: int
) -> list[str]:
    """Mark a letter: the same one of the same word, else an equal letter, else the first.

    A translation without letters that keyboards have gets the letter in brackets at its end.

    Parameters
    ----------
    tokens : sequence of str
    marker : str
    word : str
        The source word with the marked letter.
    offset : int
        The place of the letter in `word`.
    near : int
        The position of `word` in the source; of places that fit equally the nearest is taken.
    """
    key = word[offset].lower()
    candidates: list[tuple[int, int, int, int]] = []  # how little it fits, distance, token, offset
    for i, token in enumerate(tokens):
        letters = "" if kind_of(token) else [character.lower() for character in token]
        if not letters:
            continue
        if token.lower() == word.lower() and offset < len(token):
            candidates.append((0, abs(i - near), i, offset))
        elif key in letters:
            at = letters.index(key)
            candidates.append((1 + (at > 0), abs(i - near), i, at))
        elif letters[0] != letters[0].upper():
            candidates.append((3, i, i, 0))
    if not candidates:
        return [*tokens, f"({marker}{key.upper()})"]
    *_, i, at = min(candidates)
    return [*tokens[:i], tokens[i][:at] + marker + tokens[i][at:], *tokens[i + 1 :]]
