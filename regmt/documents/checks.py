"""Mechanical checks of a translation: what a source holds and its translation lost or added."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from regmt.documents.document import Document, Unit
from regmt.instance_selection.text_profile.accelerators import take_accelerator
from regmt.instance_selection.text_profile.masks import Mask, mask

CHECKS = ("placeholders", "tags", "accelerators", "whitespace", "length", "punctuation")

_PLACEHOLDERS = ("printf", "brace", "variable")
_TAGS = ("open", "close", "tag")
_ALIKE = str.maketrans("。．！？：；", "..!?:;")
_LAST = re.compile(r"(\.\.\.|[.!?:…])[\s\"'”“»«’)\]]*$")
_FACTOR, _MARGIN = 2.5, 20


class Problem(NamedTuple):
    """Something wrong with the translation of a unit: one of `CHECKS`, and what it is."""

    unit: Unit
    source: str
    target: str
    check: str
    message: str

    def record(self) -> dict[str, object]:
        """Return the problem as an entry of a JSON file."""
        place: dict[str, object] = {
            "line": self.unit.line,
            "name": self.unit.name,
            "context": self.unit.context,
        }
        return {key: value for key, value in place.items() if value} | {
            key: getattr(self, key) for key in ("check", "message", "source", "target")
        }


def check_document(document: Document) -> list[Problem]:
    """Return what is wrong with the translations of a file, in its order."""
    return [problem for unit in document.units for problem in check_unit(unit)]


def check_unit(unit: Unit) -> Iterator[Problem]:
    """Yield what is wrong with a unit; one without a translation, or an obsolete one, passes."""
    if unit.state in ("obsolete", "fixed"):
        return
    for source, target in unit.pairs:
        if target:
            # A plural form may have the placeholders of either number.
            others = [s for s in unit.plurals if s != source]
            for check, message in _problems(source, target, others):
                yield Problem(unit, source, target, check, message)


def _problems(source: str, target: str, others: list[str]) -> Iterator[tuple[str, str]]:
    (plain, masks), (plain_target, masks_target) = mask(source), mask(target)
    placeholders = _placeholders(masks_target)
    if placeholders not in [_placeholders(masks), *(_placeholders(mask(o)[1]) for o in others)]:
        yield "placeholders", _difference(_placeholders(masks), placeholders)
    tags, tags_target = _texts(masks, _TAGS), _texts(masks_target, _TAGS)
    if tags != tags_target:
        yield "tags", _difference(list(tags.elements()), list(tags_target.elements()))
    elif _unpaired(masks) != _unpaired(masks_target):
        yield "tags", "not balanced"
    accelerator = take_accelerator(plain)[1]
    if accelerator is None:
        if take_accelerator(plain_target)[1] is not None:
            yield "accelerators", "added"
    elif len(re.findall(rf"{accelerator.marker}\w", plain_target)) != 1:
        yield "accelerators", f"not one letter with {accelerator.marker}"
    if _outer_space(source) != _outer_space(target):
        yield "whitespace", "other white space at the start or the end"
    elif source.count("\n") != target.count("\n"):
        yield (
            "whitespace",
            f"{target.count(chr(10))} line breaks instead of {source.count(chr(10))}",
        )
    elif "  " in target and "  " not in source:
        yield "whitespace", "two spaces"
    width, width_target = _width(source), _width(target)
    if width_target > _FACTOR * width + _MARGIN:
        yield "length", f"{width_target} characters for {width}"
    elif width > _FACTOR * width_target + _MARGIN:
        yield "length", f"only {width_target} characters for {width}"
    end, end_target = _end(plain), _end(plain_target)
    if end != end_target:
        yield "punctuation", f"ends with {end_target or 'none'} instead of {end or 'none'}"


def _placeholders(masks: tuple[Mask, ...]) -> list[str]:
    """Return placeholders; those whose order matters come first, in theirs."""
    own = [each for each in masks if each.kind in _PLACEHOLDERS]
    free = sorted(each.text for each in own if not each.in_order)
    return [*(each.text for each in own if each.in_order), *free]


def _texts(masks: tuple[Mask, ...], kinds: tuple[str, ...]) -> Counter[str]:
    return Counter(each.text for each in masks if each.kind in kinds)


def _unpaired(masks: tuple[Mask, ...]) -> Counter[str]:
    return Counter(each.text for each in masks if each.kind == "tag")


def _difference(expected: list[str], found: list[str]) -> str:
    missing, added = Counter(expected) - Counter(found), Counter(found) - Counter(expected)
    parts = [
        f"{what} {' '.join(texts.elements())}"
        for what, texts in (("missing", missing), ("added", added))
        if texts
    ]
    return ", ".join(parts) or f"in another order: {' '.join(found)}"


def _outer_space(text: str) -> tuple[str, str]:
    inner = text.strip()
    start = text.index(inner) if inner else len(text)
    return text[:start], text[start + len(inner) :]


def _width(text: str) -> int:
    """Return the width in columns; a Chinese or Japanese character takes two."""
    return len(text) + sum(unicodedata.east_asian_width(c) in "WF" for c in text)


def _end(text: str) -> str:
    """Return the punctuation mark that ends a text, ``…`` for three full stops."""
    found = _LAST.search(text.translate(_ALIKE))
    return "…" if found and found[1] == "..." else found[1] if found else ""
