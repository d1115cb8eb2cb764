"""Which format a file has, by its name and its content."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.documents.document import Document, read_document

_HEAD = 65536  # bytes that are looked at

# Suffixes, the module that parses them, and what tells them from other files of that name.
_FORMATS: dict[str, tuple[str, str]] = {
    "po pot": ("po", ""),
    "xlf xliff sdlxliff mqxliff tmx": ("xml_formats", ""),
    "ts": ("xml_formats", r"<TS\b"),
    "xml": ("xml_formats", r"<resources\b"),
    "json arb": ("json_strings", r"\s*\{"),
    "csv tsv tab": ("tables", r"(?i)[^\n]*\bsource\b[^\n]*\btarget\b"),
}
_OF = {suffix: format for suffixes, format in _FORMATS.items() for suffix in suffixes.split()}


def format_of(path: StrPath) -> str | None:
    """Return the suffix of a translators' file, or None for a file of another kind."""
    suffix = Path(path).suffix.lower().lstrip(".")
    if suffix not in _OF or not Path(path).is_file():
        return None
    with open(path, "rb") as stream:
        return _recognised(suffix, stream.read(_HEAD))


def _recognised(suffix: str, head: bytes) -> str | None:
    """Return the suffix if a file begins as one of its format does."""
    head = head.replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xff\xfe")
    pattern, text = _OF[suffix][1], head.decode("utf-8", "replace")
    at_start = suffix in ("json", "arb", "csv", "tsv", "tab")
    found = re.match(pattern, text) if at_start else re.search(pattern, text)
    return suffix if found else None


def open_document(
    path: StrPath, *, source_language: str | None = None, target_language: str | None = None
) -> Document:
    """Read a translators' file.

    Parameters
    ----------
    path : path-like
        PO, POT, XLIFF 1.2 or 2, TMX, Qt TS, Android or JSON resources, or a table with the columns
        ``source`` and ``target``; at most 100 MB.
    source_language, target_language : str, optional
        For formats that hold several languages (TMX), and for plural forms if the file does not
        tell its language.
    """
    return parse_document(
        read_document(path), path, source_language=source_language, target_language=target_language
    )


def parse_document(
    raw: bytes,
    path: StrPath,
    *,
    source_language: str | None = None,
    target_language: str | None = None,
) -> Document:
    """Read the bytes of a translators' file; its suffix is that of `path`, which is not opened."""
    suffix = Path(path).suffix.lower().lstrip(".")
    if suffix not in _OF or not _recognised(suffix, raw[:_HEAD]):
        raise InputError("not a translators' file", path=path, remedy="give PO, XLIFF or TMX")
    module = import_module(f"regmt.documents.{_OF[suffix][0]}")
    parse: Callable[..., Document] = module.parse
    return parse(raw, path, source_language or "", target_language or "")
