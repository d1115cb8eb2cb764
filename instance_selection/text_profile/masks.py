"""Masks: replace strings that a translation must keep unchanged by one token per kind.

The corpus sees ``⟦printf⟧`` for every ``%s`` and ``%d``, which share their statistics; the string
itself is kept separately. If a sentence has several of a kind, they are numbered
(``⟦printf⟧``, ``⟦printf2⟧``, …), so a mask token stands for one string of its sentence. Paired tags
are ``⟦open⟧`` and ``⟦close⟧`` with the number of their pair.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

#: Stands for a mask in masked text; a private character, so that tokenizers split it off.
PLACE = "\ue000"

# The first alternative that matches at a position decides.
_PATTERNS = {
    # What could be taken for a mask, and what tokenizers drop.
    "text": r"[\ue000⟦⟧\x00-\x08\x0e-\x1b]+",
    "url": r"""(?<![\w.])(?:(?:https?|ftps?|file|irc|mailto|vnd[\w.]*):/?/?|www\.)"""
    r"""[^\s<>"'“”„‘’«»()\[\]{}|\\]*[\w/=&\#%~+-]""",
    "email": r"(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+",
    "path": r"(?<![\w/.~])(?:~|\.{1,2})?(?:/[\w.+-]*[\w+-]){2,}/?(?![\w/])"
    r"|(?<![\w.])[A-Za-z]:\\[\w.\\+-]*[\w\\]|(?<![\w/.-])[\w-]+(?:/[\w-]+)+\.\w{1,5}\b",
    "option": r"(?<![\w-])--[A-Za-z][\w-]*\w",
    "tag": r"\\?</?[A-Za-z][\w:.-]*(?:\s+[\w:.-]+(?:=(?:\"[^\"<>]*\"|'[^'<>]*'|[^\s\"'<>=]+))?)*"
    r"\s*/?\\?>|<!--[^<>]*-->",
    "entity": r"&(?:[A-Za-z][A-Za-z0-9]{1,31}|\#\d{1,7}|\#x[0-9A-Fa-f]{1,6});",
    "variable": r"\$\{[\w.:-]+\}|\$\[\w+\]|\$\(\w+\)|\$[A-Za-z_]\w*(?:\.\w+)*[|$]?"
    r"|%[A-Z][A-Z_]{2,}\d*%?|%MOD\d",
    # The last is what Weblate puts in place of its own masks.
    "brace": r"\{\{[^{}\n]{0,80}\}\}|\{[\w.:!\[\]-]{0,60}\}|\[X\d+X\]",
    "break": r"\r\n|[\n\r\t\v\f]|\\[nrt]",
}
_DIRECTIVE = (
    r"%(?:\d+\$)?(?:\([\w.]+\))?[-+\#0']*(?:\*|\d+)?(?:\.(?:\*|\d+))?"
    r"(?:hh|h|ll|l|q|j|z|t|L|I64)?[diouxXeEfFgGaAcCsSpnm@]"
)
# "50%ige" and "100%s" apart: directly after a digit, no letter may follow.
_PATTERNS["printf"] = rf"%%|(?<!\d){_DIRECTIVE}|{_DIRECTIVE}(?![^\W\d_])|%L?\d{{1,2}}(?!\d)"
_MASK = re.compile("|".join(f"(?P<{kind}>{pattern})" for kind, pattern in _PATTERNS.items()))
_TRIGGER = re.compile(r"[%{$<&@/\\⟦⟧\ue000\x00-\x1f]|--|www\.|\[X\d|(?:mailto|vnd|file):")

# Placeholders filled in the order in which they stand.
_IN_ORDER = re.compile(r"%(?![%(])(?!\d+\$|L?\d+$)|\{\}|\{:")
_NAME_OF_TAG = re.compile(r"\\?<(/?)([\w:.-]+)")
_MASK_TOKEN = re.compile(r"⟦([a-z]+)\d*⟧")


class Mask(NamedTuple):
    """A masked string: its kind, the string, and the token that stands for it."""

    kind: str
    text: str
    token: str

    @property
    def in_order(self) -> bool:
        """Whether its place among its like gives it its meaning, as with ``%s``."""
        return self.kind == "break" or bool(_IN_ORDER.match(self.text))


def kind_of(token: str) -> str:
    """Return the kind of a mask token, and nothing for a word."""
    match = _MASK_TOKEN.fullmatch(token) if token[:1] == "⟦" else None
    return match.group(1) if match else ""


def mask(text: str) -> tuple[str, tuple[Mask, ...]]:
    """Return `text` with `PLACE` for each masked string, and these."""
    if not _TRIGGER.search(text):
        return text, ()
    found: list[tuple[str, str]] = []

    def replace(match: re.Match[str]) -> str:
        found.append((str(match.lastgroup), match.group()))
        return PLACE

    masked = _MASK.sub(replace, text)
    return masked, _numbered(found)


def same_masks(source: str, target: str) -> bool:
    """Tell whether a raw translation has each masked string as often as its source."""
    strings = (Counter(each.text for each in mask(text)[1]) for text in (source, target))
    return next(strings) == next(strings)


def with_strings(text: str, masks: Sequence[Mask]) -> str:
    """Return a translation with the masked strings in place of their tokens.

    What only its words make up, such as ``{`` and ``}`` side by side, becomes no placeholder: a
    space keeps them apart.
    """

    def apart(match: re.Match[str]) -> str:
        new = match.lastgroup in ("brace", "variable")
        return f"{match[0][0]} {match[0][1:]}" if new else match[0]

    string_of = {each.token: each.text for each in masks}
    if "{" in text or "$" in text:
        text = _MASK.sub(apart, text)
    return _MASK_TOKEN.sub(lambda match: string_of.get(match[0], match[0]), text)


def like_source(masks: Sequence[Mask], source: Sequence[Mask]) -> tuple[Mask, ...]:
    """Give the masks of a translation the tokens of equal strings in the source."""
    free: dict[tuple[str, str], list[str]] = {}
    for each in source:
        free.setdefault((each.kind, each.text), []).append(each.token)
    tokens = [equal.pop(0) if (equal := free.get(each[:2])) else "" for each in masks]
    for i, each in enumerate(masks):
        if not tokens[i]:
            tokens[i] = next(t for n in count(1) if (t := _token(each.kind, n)) not in tokens)
    return tuple(each._replace(token=tokens[i]) for i, each in enumerate(masks))


def _token(kind: str, number: int) -> str:
    return f"⟦{kind}{number if number > 1 else ''}⟧"


def _numbered(found: list[tuple[str, str]]) -> tuple[Mask, ...]:
    """Pair the tags, and number the masks of each kind."""
    pair_of: dict[int, int] = {}
    opened: list[int] = []
    for i, (kind, text) in enumerate(found):
        name = _NAME_OF_TAG.match(text) if kind == "tag" else None
        if name and not name[1] and not text.rstrip("\\>").endswith("/"):
            opened.append(i)
        elif name and name[1]:
            for k in reversed(opened):
                if _NAME_OF_TAG.match(found[k][1])[2] == name[2]:  # type: ignore[index]
                    pair_of[i], pair_of[k] = k, k
                    del opened[opened.index(k) :]  # tags left open in between have no partner
                    break
    numbers: Counter[str] = Counter()
    number_of_pair: dict[int, int] = {}
    masks = []
    for i, (kind, text) in enumerate(found):
        if i in pair_of and pair_of[i] != i:
            kind, number = "close", number_of_pair[pair_of[i]]
        else:
            kind = "open" if i in pair_of else kind
            numbers[kind] += 1
            number = number_of_pair[i] = numbers[kind]
        masks.append(Mask(kind, text, _token(kind, number)))
    return tuple(masks)
