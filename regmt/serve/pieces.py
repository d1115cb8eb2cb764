"""Cut what a client sends into lines to translate and what stays between them."""

from __future__ import annotations

import html
import re
from collections import Counter
from typing import NamedTuple

_LINE_END = re.compile(r"(\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029])")
_TAG = re.compile(r"</?[A-Za-z][^<>]*>|<!--.*?-->|<![^<>]*>", re.DOTALL)
_INLINE = set("a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong".split())
_INLINE |= set("sub sup time u var".split())
# Scripts, styles and comments are never text.
_APART = re.compile(
    r"<(script|style|textarea)\b.*?</\1\s*>|<!--.*?-->|</?[A-Za-z][^<>]*>|<![^<>]*>",
    re.DOTALL | re.IGNORECASE,
)
_ENTITY = re.compile(r"&(?!(?:[A-Za-z][A-Za-z0-9]*|#\d+|#x[0-9A-Fa-f]+);)")
_KEPT = re.compile(r"(&(?:amp|lt|gt|nbsp|#0*(?:38|60|62|160));)")


class Piece(NamedTuple):
    """A part of a text; only a line is translated."""

    text: str
    is_line: bool


def cut(text: str, *, markup: bool, inline: bool) -> list[Piece]:
    """Cut plain text at line ends, or HTML at its tags.

    Parameters
    ----------
    text : str
    markup : bool
        Whether it is HTML.
    inline : bool
        Leave tags such as ``<b>`` in the lines.
    """
    if not markup:
        return [piece for part in _LINE_END.split(text) for piece in _around(part)]
    pieces: list[Piece] = []
    line = 0
    for found in _APART.finditer(text):
        name = re.match(r"</?([A-Za-z][\w-]*)", found[0])
        if inline and name and name[1].lower() in _INLINE:
            continue
        pieces += _around(text[line : found.start()])
        pieces.append(Piece(found[0], False))
        line = found.end()
    pieces += _around(text[line:])
    return [piece._replace(text=_plain(piece.text)) if piece.is_line else piece for piece in pieces]


def escaped(translation: str, source: str) -> str:
    """Return a translated line of HTML in which only the tags of its source are tags."""
    allowed = Counter(_TAG.findall(source))
    parts, end = [], 0
    for found in _TAG.finditer(translation):
        if allowed[found[0]] > 0:
            allowed[found[0]] -= 1
            parts += [_escape(translation[end : found.start()]), found[0]]
            end = found.end()
    return "".join([*parts, _escape(translation[end:])])


def _escape(text: str) -> str:
    return _ENTITY.sub("&amp;", text).replace("<", "&lt;").replace(">", "&gt;")


def _plain(text: str) -> str:
    """Return HTML with characters for entities, except those that the syntax needs."""
    parts = _KEPT.split(re.sub(r"\s+", " ", text))
    return "".join(p if i % 2 else html.unescape(p) for i, p in enumerate(parts))


def _around(part: str) -> list[Piece]:
    """Return a part with the white space at its ends apart."""
    inner = part.strip()
    if not any(c.isalnum() for c in inner):
        return [Piece(part, False)] if part else []
    start = part.index(inner)
    pieces = [
        Piece(part[:start], False),
        Piece(inner, True),
        Piece(part[start + len(inner) :], False),
    ]
    return [piece for piece in pieces if piece.text]
