"""What the drawings of an explanation share: sizes of text, and elements of SVG."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from html import escape

SIZE = 14
"""Height of letters in drawings."""

_NARROW, _WIDE = frozenset("fijlrtI.,:;'!|()[]{}/\\- \""), frozenset("mwMW@%—…")


def text_width(text: str, size: float = SIZE) -> float:
    """Return about how wide a text is, a little more than in usual fonts."""
    return size * sum(map(_share, text))


def _share(letter: str) -> float:
    """Return the width of a letter in units of its height."""
    if unicodedata.combining(letter):
        return 0.0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.05
    if letter in _NARROW:
        return 0.38
    if letter in _WIDE:
        return 0.95
    return 0.72 if letter.isupper() else 0.6


def element(name: str, content: str | None = None, **attributes: object) -> str:
    """Return an element with escaped attributes; `class_` stands for ``class``.

    The content is markup. Numbers are rounded to a tenth.
    """
    named = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{named}/>" if content is None else f"<{name}{named}>{content}</{name}>"


def _value(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else escape(str(value))


def label(text: str, x: float, y: float, *, class_: str | None = None, **more: object) -> str:
    """Return a text of a drawing."""
    return element("text", escape(text), x=x, y=y, class_=class_, **more)


def title(text: str) -> str:
    """Return what appears when a pointer is over an element."""
    return element("title", escape(text))


def svg(parts: Iterable[str], width: float, height: float, name: str, class_: str) -> str:
    """Return a drawing that keeps its size; `name` is for those who do not see it."""
    return element(
        "svg",
        "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        width=round(width),
        height=round(height),
        viewBox=f"0 0 {round(width)} {round(height)}",
        role="img",
        aria_label=name,
        class_=class_,
    )
