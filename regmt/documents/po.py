"""PO and POT files of GNU gettext."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.documents.document import Document, Edit, Unit, decoded
from regmt.documents.plurals import PluralRule

_FIELD = re.compile(
    r'(?:(msgctxt|msgid_plural|msgid|msgstr(?:\[\d{1,2}\])?)\s*)?"((?:[^"\\]|\\.)*)"\s*$'
)
_ESCAPE = re.compile(r"\\(x[0-9A-Fa-f]{2}|[0-7]{1,3}|.)")
_PLAIN = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
_QUOTED = str.maketrans({'"': '\\"', "\\": "\\\\"} | {c: f"\\{e}" for e, c in _PLAIN.items()})
_CHARSET = re.compile(rb"charset=\s*([\w.:-]+)")
_WIDTH = 77
_ORIGIN = "# regmt: "


@dataclass
class _Entry:
    """One entry: its fields, and the places of what may change."""

    start: int
    line: int
    strings: dict[str, str] = field(default_factory=dict)
    comments: list[tuple[int, int, str]] = field(default_factory=list)
    flags: tuple[int, int, str] | None = None
    keyword: int | None = None  # where the entry proper begins
    translation: tuple[int, int] = (0, 0)
    obsolete: bool = False

    @property
    def fuzzy(self) -> bool:
        return self.flags is not None and "fuzzy" in re.split(r"[,\s]+", self.flags[2])

    @property
    def targets(self) -> list[str]:
        return [text for name, text in self.strings.items() if name.startswith("msgstr")]


def parse(
    raw: bytes, path: StrPath, source_language: str = "", target_language: str = ""
) -> Document:
    """Read a PO file; its plural forms are those of its header, else of `target_language`."""
    declared = _CHARSET.search(raw)
    charset = declared[1].decode() if declared else "utf-8"
    data, encoding = decoded(raw, path, "utf-8" if charset == "CHARSET" else charset)
    newline = "\r\n" if b"\r\n" in data else "\n"
    entries = [entry for entry in _entries(data, path) if "msgid" in entry.strings]
    document = Document(str(path), data, encoding, [], target_language=target_language)
    rule = None
    for entry in entries:
        if entry.strings["msgid"] == "" and "msgctxt" not in entry.strings and not entry.obsolete:
            header = "".join(entry.targets)
            found = re.search(r"^Language: *(\S+)", header, re.M)
            if found:
                document.target_language = found[1]
            rule = PluralRule.parse(header) or PluralRule.of(document.target_language)
            document.completion += _completed_header(entry, data, document.target_language, rule)
            continue
        rule = rule or PluralRule.of(target_language)
        document.units.append(_unit(entry, rule, newline))
    return document


def _entries(data: bytes, path: StrPath) -> Iterator[_Entry]:
    """Yield the entries of a file; each begins with a comment or ``msgctxt`` after a ``msgstr``."""
    entry: _Entry | None = None
    name, at = "", 0
    for number, raw in enumerate(data.splitlines(keepends=True), start=1):
        start, at = at, at + len(raw)
        line = raw.decode().strip()
        obsolete = line.startswith("#~")
        if obsolete:
            line = line[2:].lstrip()
        if not line or (obsolete and line.startswith("|")):
            continue
        found = None if line.startswith("#") else _FIELD.match(line)
        complete = entry is not None and bool(entry.targets)
        if entry is None or (complete and (not found or found[1] in ("msgctxt", "msgid"))):
            if entry is not None:
                yield entry
            entry, name = _Entry(start, number), ""
        entry.obsolete |= obsolete
        if line.startswith("#"):
            if line.startswith("#,"):
                entry.flags = (start, at, line[2:].strip())
            elif line.startswith("#|"):
                entry.keyword = start if entry.keyword is None else entry.keyword
            elif not line.startswith("#:"):
                entry.comments.append((start, at, line))
            continue
        if found is None or not (found[1] or name) or (found[1] or "") in entry.strings:
            raise InputError(
                "not a line of a PO file",
                path=path,
                line=number,
                remedy="correct it; msgfmt -c shows further mistakes",
            )
        entry.keyword = start if entry.keyword is None else entry.keyword
        name = found[1] or name
        entry.strings[name] = entry.strings.get(name, "") + _unescaped(found[2])
        if name.startswith("msgstr"):
            entry.translation = (entry.translation[0] or start, at)
    if entry is not None:
        yield entry


def _unit(entry: _Entry, rule: PluralRule, newline: str) -> Unit:
    strings = entry.strings
    sources, targets, plurals = [strings["msgid"]], entry.targets or [""], []
    if "msgid_plural" in strings:
        plurals = [strings["msgid"], strings["msgid_plural"]]
        sources = rule.sources(*plurals)
        targets = [strings.get(f"msgstr[{i}]", "") for i in range(rule.n_forms)]
    state = "obsolete" if entry.obsolete else "fuzzy" if entry.fuzzy else "translated"
    return Unit(
        sources,
        targets[: len(sources)],
        state,
        entry.line,
        partial(_edits, entry, newline),
        context=strings.get("msgctxt", ""),
        note="\n".join(comment.lstrip("#. ") for *_, comment in entry.comments),
        plurals=plurals,
    )


def _edits(entry: _Entry, newline: str, targets: Sequence[str], remark: str | None) -> list[Edit]:
    plural = "msgid_plural" in entry.strings
    lines = [
        line
        for i, target in enumerate(targets)
        for line in _quoted(f"msgstr[{i}]" if plural else "msgstr", target)
    ]
    edits = [Edit(*entry.translation, "".join(line + newline for line in lines))]
    if remark is not None:
        comment = "".join(f"{_ORIGIN}{line}{newline}" for line in remark.splitlines())
        edits.append(Edit(entry.start, entry.start, comment))
    edits += [Edit(*c[:2], "") for c in entry.comments if c[2].startswith(_ORIGIN)]
    if remark is None:
        if entry.fuzzy and entry.flags is not None:
            kept = [flag for flag in re.split(r"[,\s]+", entry.flags[2]) if flag != "fuzzy"]
            edits.append(Edit(*entry.flags[:2], f"#, {', '.join(kept)}{newline}" if kept else ""))
    elif entry.flags is None:
        at = entry.keyword or 0
        edits.append(Edit(at, at, f"#, fuzzy{newline}"))
    elif not entry.fuzzy:
        edits.append(Edit(*entry.flags[:2], f"#, fuzzy, {entry.flags[2]}{newline}"))
    return edits


def _completed_header(
    entry: _Entry, data: bytes, language: str, rule: PluralRule
) -> Iterator[Edit]:
    """Yield the edits that replace the placeholders of a POT file, if `language` is known."""
    start, end = entry.translation
    old = data[start:end].decode()
    new = old.replace("charset=CHARSET", "charset=UTF-8")
    if language:
        new = re.sub(r'"Language: *\\n"', f'"Language: {language}\\\\n"', new)
        plural = f'"Plural-Forms: {rule}\\\\n"'
        new = re.sub(r'"Plural-Forms: *nplurals=INTEGER[^"]*"', plural, new)
    if new != old:
        yield Edit(start, end, new)
        if entry.flags is not None and entry.flags[2] == "fuzzy":
            yield Edit(*entry.flags[:2], "")


def _unescaped(text: str) -> str:
    def plain(match: re.Match[str]) -> str:
        code = match[1]
        if code[0] == "x":
            return chr(int(code[1:], 16))
        return chr(int(code, 8)) if code.isdigit() else _PLAIN.get(code, code)

    return _ESCAPE.sub(plain, text) if "\\" in text else text


def _quoted(keyword: str, text: str) -> list[str]:
    """Return the lines of a field, broken after line ends and at spaces as gettext does."""
    lines = []
    for piece in text.splitlines(keepends=True) if "\n" in text else [text]:
        current = ""
        for word in re.findall(r"\S*\s*", piece):
            quoted = word.translate(_QUOTED)
            if current and len(current) + len(quoted.rstrip()) > _WIDTH:
                lines.append(current)
                current = ""
            current += quoted
        lines.append(current)
    if len(lines) == 1 and len(lines[0]) + len(keyword) < _WIDTH + 2:
        return [f'{keyword} "{lines[0]}"']
    return [f'{keyword} ""', *(f'"{line}"' for line in lines)]
