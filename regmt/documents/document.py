"""A translators' file: units, and edits that leave every other byte of the file as it is.

The libraries for these formats write a file again from its parsed form: they wrap, indent and quote
anew, and some drop inline tags. Here a parser only says where things stand; writing puts new text
in these places.
"""

from __future__ import annotations

import codecs
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from regmt.core.errors import InputError, os_error_to_input_error
from regmt.core.files import StrPath, atomic_write_bytes

LARGEST = 100_000_000
"""Bytes of the largest file that is read."""

_MARKS = {
    codecs.BOM_UTF8: "utf-8",
    codecs.BOM_UTF16_LE: "utf-16-le",
    codecs.BOM_UTF16_BE: "utf-16-be",
}


class Edit(NamedTuple):
    """Replaces bytes of a file in UTF-8; an empty stretch is an insertion.

    Insertions in one place are in the order of their ranks, equal ones stand once.
    """

    start: int
    end: int
    text: str
    rank: int = 0


def enclosed(place: int, around: tuple[str, str], text: str, *, rank: int = 0) -> list[Edit]:
    """Return insertions of `text` that share an element with others of this place and rank."""
    parts = (around[0], text, around[1])
    return [Edit(place, place, part, 3 * rank + i) for i, part in enumerate(parts)]


class Candidate(NamedTuple):
    """A stored pair that is offered beside a translation, with its match percentage."""

    percent: int
    source: str
    target: str


@dataclass(slots=True)
class Unit:
    """One string of a file with its translation.

    Attributes
    ----------
    sources, targets : list of str
        One pair for each plural form of the target language, usually one. A target that is not
        there yet is empty.
    state : {"new", "translated", "fuzzy", "obsolete", "fixed"}
        ``fixed`` must not be translated.
    name : str
        The identifier in the file, if its format has one.
    context, note : str
        What tells equal sources apart, and what developers and translators wrote.
    line : int
    plurals : list of str
        Source strings in all grammatical numbers, if there are several.
    edits : callable
        Returns the edits that write translations, marked for review, and a remark; without a
        remark they are not marked.
    offers : callable or None
        Returns the edits that put candidates beside the translation, if the format has a place for
        them.
    """

    sources: list[str]
    targets: list[str]
    state: str
    line: int
    edits: Callable[[Sequence[str], str | None], list[Edit]] = field(repr=False)
    name: str = ""
    context: str = ""
    note: str = ""
    plurals: list[str] = field(default_factory=list)
    offers: Callable[[Sequence[Candidate]], list[Edit]] | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        if self.state in ("translated", "fuzzy") and not all(self.targets):
            self.state = "new"

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Sources with their translations, one for each plural form."""
        return list(zip(self.sources, self.targets, strict=True))


class Encoding(NamedTuple):
    """How the bytes of a file become text and back."""

    name: str
    mark: bytes = b""
    unknown: str = "strict"
    """What happens to characters that it does not have, see `codecs.register_error`."""


@dataclass
class Document:
    """The units of a translators' file.

    Attributes
    ----------
    path : str
    data : bytes
        The content in UTF-8.
    units : list of Unit
        In the order of the file.
    source_language, target_language : str
        Language codes, or empty if the file does not tell.
    completion : list of Edit
        What a template needs beside its translations, such as its language.
    """

    path: str
    data: bytes
    encoding: Encoding
    units: list[Unit]
    source_language: str = ""
    target_language: str = ""
    completion: list[Edit] = field(default_factory=list, repr=False)
    edits: list[Edit] = field(default_factory=list, repr=False)

    def fill(
        self,
        unit: Unit,
        targets: Sequence[str],
        remark: str | None = None,
        candidates: Sequence[Candidate] = (),
    ) -> None:
        """Give a unit translations, one for each of its sources.

        The remark names their origin. Translations without one are those of a person, and are not
        marked for review. Candidates are put beside the others if the format has a place for them.
        """
        self.edits += [*unit.edits(targets, remark), *self.completion]
        if unit.offers is not None:
            self.edits += unit.offers(candidates if remark is not None else ())
        self.completion = []
        unit.targets, unit.state = list(targets), "fuzzy" if remark else "translated"

    def __bytes__(self) -> bytes:
        """Return the file with its edits, in its own encoding."""
        parts, end = [], 0
        edits = dict.fromkeys(self.edits)
        for edit in sorted(edits, key=lambda edit: (edit.start, edit.end, edit.rank)):
            parts += [self.data[end : edit.start], edit.text.encode()]
            end = max(end, edit.end)
        content = b"".join([*parts, self.data[end:]])
        name, mark, unknown = self.encoding
        if name == "utf-8":
            return mark + content
        try:
            return mark + content.decode().encode(name, unknown)
        except UnicodeEncodeError as error:
            raise InputError(
                f"its encoding {name} does not have {error.object[error.start]!r}",
                path=self.path,
                remedy="convert the file to UTF-8",
            ) from error

    def write(self, path: StrPath) -> None:
        """Write the file; it appears under its name only when it is complete."""
        content = bytes(self)
        with atomic_write_bytes(path) as stream:
            stream.write(content)


def read_document(path: StrPath) -> bytes:
    """Return the bytes of a file of permitted size."""
    try:
        if os.path.isdir(path):
            raise IsADirectoryError
        size = os.path.getsize(path)
        if size > LARGEST:
            raise InputError(
                f"{size / 1e6:.0f} MB, more than the {LARGEST / 1e6:.0f} MB that are read",
                path=path,
                remedy="split the file",
            )
        return Path(path).read_bytes()
    except InputError:
        raise
    except OSError as error:
        raise os_error_to_input_error(error, path) from error


def decoded(
    raw: bytes, path: StrPath, declared: str, *, unknown: str = "strict"
) -> tuple[bytes, Encoding]:
    """Return a file in UTF-8 and its encoding: that of its byte-order mark, or the declared one."""
    mark = next((mark for mark in _MARKS if raw.startswith(mark)), b"")
    raw = raw[len(mark) :]
    try:
        name = _MARKS.get(mark) or codecs.lookup(declared).name
        text = raw.decode(name)
        reversible = name == "utf-8" or text.encode(name) == raw
    except LookupError as error:
        raise InputError(
            f"unknown encoding {declared!r}", path=path, remedy="convert the file to UTF-8"
        ) from error
    except UnicodeDecodeError as error:
        raise InputError(
            f"invalid {name} (byte 0x{raw[error.start]:02x})",
            path=path,
            line=raw.count(b"\n", 0, error.start) + 1,
            remedy="correct the encoding that the file declares, or convert the file",
        ) from error
    if not reversible or "\0" in text:
        raise InputError(f"not a text in {name}", path=path, remedy="convert the file to UTF-8")
    return (raw if name == "utf-8" else text.encode()), Encoding(name, mark, unknown)
