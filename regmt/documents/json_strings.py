"""JSON resources: objects of strings in one language, nested or not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import partial

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.documents.document import Document, Edit, Unit, decoded

_TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|[{}\[\]:,]')


def parse(
    raw: bytes, path: StrPath, source_language: str = "", target_language: str = ""
) -> Document:
    """Read the strings to be replaced; those under names with ``@`` are no text (ARB)."""
    data, encoding = decoded(raw, path, "utf-8")
    try:
        json.loads(data)
    except (ValueError, RecursionError) as error:
        problem = getattr(error, "msg", "nested too deeply or a number too long")
        line = getattr(error, "lineno", None)
        raise InputError(f"not valid JSON: {problem}", path=path, line=line) from error
    ascii_only = data.isascii() and b"\\u" in data

    def edits(span: tuple[int, int], targets: Sequence[str], _: str | None) -> list[Edit]:
        return [Edit(*span, json.dumps(targets[0], ensure_ascii=ascii_only))]

    units = []
    line, before = 1, 0
    for name, start, end in _strings(data):
        line, before = line + data.count(b"\n", before, start), start
        text = json.loads(data[start:end])
        if text.strip() and not any(part.startswith("@") for part in name):
            write = partial(edits, (start, end))
            units.append(Unit([text], [""], "new", line, write, name=".".join(name)))
    return Document(str(path), data, encoding, units, source_language, target_language)


def _strings(data: bytes) -> Iterator[tuple[tuple[str, ...], int, int]]:
    """Yield the names that lead to each string, and its place."""
    open_containers: list[list[str]] = [["[", ""]]  # kind and current name
    for match in _TOKEN.finditer(data):
        token = match.group().decode()
        current = open_containers[-1]
        if token in "{[":
            open_containers.append([token, ""])
        elif token in "}]":
            open_containers.pop()
        elif token == ",":
            current[1] = ""
        elif current == ["{", ""] and token != ":":
            current[1] = token
        elif token != ":":
            names = tuple(json.loads(name) for _, name in open_containers if name)
            yield names, match.start(), match.end()
