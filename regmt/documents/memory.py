"""The translations in a file as training pairs."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.progress import notice
from regmt.documents.formats import open_document

# In XLIFF 1.2 and TMX the content of these elements is markup of the text itself.
_WRAPPERS = re.compile(r"</?(?:bpt|ept|ph|it|ut|sub)\b[^<>]*>")


class TrainingPairs(NamedTuple):
    """Both sides of the translations in a file, and the languages that it names."""

    source: list[str]
    target: list[str]
    languages: tuple[str, str]


def training_pairs(
    path: StrPath, languages: tuple[str | None, str | None] = (None, None)
) -> TrainingPairs:
    """Read the translations of a file, and report their number and what was left out.

    Fuzzy, obsolete and untranslated units are left out. Each plural form is paired with what it
    translates. A file in the other direction than `languages`, source and target, is turned round,
    and one of other languages is reported.
    """
    wanted = _code(languages[0] or ""), _code(languages[1] or "")
    document = open_document(path, source_language=languages[0], target_language=languages[1])
    left_out: Counter[str] = Counter()
    xml = document.data.lstrip()[:1] == b"<"
    pairs: list[tuple[str, str]] = []
    for unit in document.units:
        if unit.state != "translated":
            left_out["untranslated" if unit.state == "new" else unit.state] += 1
            continue
        for source, target in unit.pairs:
            if xml:
                source, target = _WRAPPERS.sub("", source), _WRAPPERS.sub("", target)
            if source.strip() and target.strip():
                pairs.append((source, target))
            else:
                left_out["empty"] += 1
    reasons = ", ".join(f"{n:,} {reason}" for reason, n in sorted(left_out.items()))
    if not pairs:
        raise InputError(
            f"no translations{f' ({reasons})' if reasons else ''}",
            path=path,
            remedy="give files with translations; those that are fuzzy are not used",
        )
    notice(f"{path}: {len(pairs):,} pairs" + (f"; left out: {reasons}" if reasons else ""))
    sides = [source for source, _ in pairs], [target for _, target in pairs]
    named = _code(document.source_language), _code(document.target_language)
    found = named[0] or "en", named[1]
    if wanted[0] and found[0] != wanted[0] and found[1] == wanted[0]:
        sides, found = (sides[1], sides[0]), (found[1], found[0])
    elif any(a and b and a != b for a, b in zip(named, wanted, strict=True)):
        notice(f"{path} names the language {_listed(named)}; expected: {_listed(wanted)}")
    return TrainingPairs(*sides, found)


def _listed(languages: tuple[str, str]) -> str:
    return ", ".join(filter(None, languages))


def _code(language: str) -> str:
    """Return ``de`` for ``de_DE`` or ``de-AT``."""
    return re.split(r"[-_@.]", language)[0].lower()
