"""XLIFF 1.2 and 2, TMX, Qt TS and Android resources."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.documents.document import Document, Edit, Unit, decoded, enclosed
from regmt.documents.plurals import PluralRule
from regmt.documents.xliff_matches import ORIGIN, alternatives, matches, segment_id
from regmt.documents.xml_tree import (
    Node,
    codes_of,
    margin,
    marked_up,
    read_elements,
    remarks_removed,
    start_tag,
    text_of,
    written,
)

_DECLARED = re.compile(rb"""\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']""")
_PROPERTY = "x-regmt"


def parse(
    raw: bytes, path: StrPath, source_language: str = "", target_language: str = ""
) -> Document:
    """Read one of the XML formats, recognised by its root element."""
    declared = _DECLARED.match(raw)
    charset = declared[1].decode() if declared else "utf-8"
    data, encoding = decoded(raw, path, charset, unknown="xmlcharrefreplace")
    document = Document(str(path), data, encoding, [], source_language, target_language)

    starts: list[int] = []  # of the units' elements

    def found(node: Node) -> None:
        root = node
        while root.parent is not None:
            root = root.parent
        reader = _reader(root)
        new = list(reader(document, node)) if reader is not None else []
        while new and starts and starts[-1] > node.start:  # a unit inside another is its text
            del starts[-1], document.units[-1]
        document.units += new
        starts.extend([node.start] * len(new))

    root = read_elements(data, path, _UNITS, found)
    if _reader(root) is None:
        raise InputError(
            f"<{root.tag}> is not the root of a format that is read here",
            path=path,
            remedy="give XLIFF 1.2 or 2, TMX, Qt TS or Android resources",
        )
    return document


def _reader(root: Node) -> Callable[[Document, Node], Iterator[Unit]] | None:
    two = root.tag == "xliff" and root.attributes.get("version", "").startswith("2")
    return _READERS.get("xliff2" if two else root.tag)


def _xliff1(document: Document, node: Node) -> Iterator[Unit]:
    data, source, target = document.data, node.child("source"), node.child("target")
    if node.tag != "trans-unit" or source is None:
        return
    document.source_language = node.inherited("source-language") or document.source_language
    document.target_language = node.inherited("target-language") or document.target_language
    state = target.attributes.get("state", "") if target is not None else ""
    yield Unit(
        [text_of(data, source)],
        [text_of(data, target)],
        "fixed"
        if node.inherited("translate") == "no"
        else "fuzzy"
        if state == "new" or state.startswith("needs-")
        else "translated",
        node.line,
        partial(_xliff1_edits, document, node, source),
        name=node.attributes.get("id", ""),
        context=node.attributes.get("resname", ""),
        note="\n".join(text_of(data, note) for note in node.all("note")),
        offers=partial(alternatives, data, node),
    )


def _xliff1_edits(
    document: Document, node: Node, source: Node, targets: Sequence[str], remark: str | None
) -> list[Edit]:
    data, target = document.data, node.child("target")
    content = marked_up(targets[0], codes_of(data, source))
    state = "needs-review-translation" if remark is not None else "translated"
    if target is not None:
        edits = [Edit(target.start, target.end, written(data, target, content, state=state))]
    else:
        after = node.child("seg-source") or source
        text = f'{margin(data, source.start)}<target state="{state}">{content}</target>'
        edits = [Edit(after.end, after.end, text)]
    if remark is not None:
        place = edits[0].end
        note = f'<note from="{ORIGIN}">{marked_up(remark, ())}</note>'
        edits.append(Edit(place, place, margin(data, source.start) + note))
    edits += remarks_removed(data, node.all("note"), **{"from": ORIGIN})
    if node.attributes.get("approved") == "yes" and remark is not None:
        edits.append(Edit(node.start, node.inner, start_tag(data, node, approved="no")))
    return edits


def _xliff2(document: Document, node: Node) -> Iterator[Unit]:
    if node.tag != "unit":
        return
    data = document.data
    document.source_language = node.inherited("srcLang") or document.source_language
    document.target_language = node.inherited("trgLang") or document.target_language
    notes = node.child("notes")
    for segment in node.all("segment"):
        source, target = segment.child("source"), segment.child("target")
        if source is None:
            continue
        fixed = node.inherited("translate") == "no"
        state = "fuzzy" if segment.attributes.get("state") == "initial" else "translated"
        yield Unit(
            [text_of(data, source)],
            [text_of(data, target)],
            "fixed" if fixed else state,
            segment.line,
            partial(_xliff2_edits, document, node, segment, source),
            name=node.attributes.get("id", ""),
            context=node.attributes.get("name", ""),
            note="\n".join(text_of(data, n) for n in notes.all("note")) if notes else "",
            offers=partial(matches, data, node, segment),
        )


def _xliff2_edits(
    document: Document,
    node: Node,
    segment: Node,
    source: Node,
    targets: Sequence[str],
    remark: str | None,
) -> list[Edit]:
    data, target = document.data, segment.child("target")
    content = marked_up(targets[0], codes_of(data, source))
    marks: dict[str, str | None] = {"state": "translated", "subState": None}
    if remark is not None:
        marks = {"state": "initial", "subState": f"{ORIGIN}:needs-review"}
        marks["id"] = segment_id(node, segment)
    tag = start_tag(data, segment, **marks)
    edits = [Edit(segment.start, segment.inner, tag)]
    if target is not None:
        edits.append(Edit(target.start, target.end, written(data, target, content)))
    else:
        text = f"{margin(data, source.start)}<target>{content}</target>"
        edits.append(Edit(source.end, source.end, text))
    notes = node.child("notes")
    if remark is None and notes is not None:
        ours = remarks_removed(data, notes.all("note"), category=ORIGIN)
        edits += remarks_removed(data, [notes]) if len(ours) == len(notes.all("note")) else ours
    elif remark is not None:
        note = f'<note category="{ORIGIN}">{marked_up(remark, ())}</note>'
        if notes is not None:
            edits.append(Edit(notes.inner_end, notes.inner_end, note))
            edits += remarks_removed(data, notes.all("note"), category=ORIGIN)
        else:
            first = node.child("originalData") or node.all("segment")[0]
            around = "<notes>", f"</notes>{margin(data, first.start)}"
            edits += enclosed(first.start, around, note, rank=1)
    return edits


def _same_language(wanted: str, found: str) -> bool:
    """Whether ``de`` is meant by ``de-AT``, or they are equal."""
    wanted, found = (code.lower().replace("_", "-") for code in (wanted, found))
    return found == wanted or found.startswith(f"{wanted}-") or wanted.startswith(f"{found}-")


def _tmx(document: Document, node: Node) -> Iterator[Unit]:
    if node.tag != "tu" or node.parent is None or node.parent.parent is None:
        return
    data, header = document.data, node.parent.parent.child("header")
    declared = header.attributes.get("srclang", "") if header is not None else ""
    if not document.source_language and declared != "*all*":
        document.source_language = declared
    variants = [
        (v.attributes.get("xml:lang") or v.attributes.get("lang", ""), v) for v in node.all("tuv")
    ]
    if not document.source_language and variants:
        document.source_language = variants[0][0]
    if not document.target_language:
        others = (c for c, _ in variants if not _same_language(document.source_language, c))
        document.target_language = next(others, "")
    source, target = (
        next((v for code, v in variants if code and _same_language(language, code)), None)
        if language
        else None
        for language in (document.source_language, document.target_language)
    )
    if source is None or (segment := source.child("seg")) is None:
        return
    ours = any(prop.attributes.get("type") == _PROPERTY for prop in node.all("prop"))
    yield Unit(
        [text_of(data, segment)],
        [text_of(data, target.child("seg")) if target is not None else ""],
        "fuzzy" if ours else "translated",
        node.line,
        partial(_tmx_edits, document, node, source, target),
        name=node.attributes.get("tuid", ""),
        note="\n".join(text_of(data, note) for note in node.all("note")),
    )


def _tmx_edits(
    document: Document,
    node: Node,
    source: Node,
    target: Node | None,
    targets: Sequence[str],
    remark: str | None,
) -> list[Edit]:
    data, segment = document.data, source.child("seg")
    assert segment is not None
    content = marked_up(targets[0], codes_of(data, segment))
    old = target.child("seg") if target is not None else None
    if old is not None:
        edits = [Edit(old.start, old.end, written(data, old, content))]
    else:
        text = f'<tuv xml:lang="{document.target_language}"><seg>{content}</seg></tuv>'
        edits = [Edit(source.end, source.end, margin(data, source.start) + text)]
    if remark is not None:
        first = node.all("tuv")[0].start
        note = f'<prop type="{_PROPERTY}">{marked_up(remark, ())}</prop>'
        edits.append(Edit(first, first, note + margin(data, first)))
    edits += remarks_removed(data, node.all("prop"), type=_PROPERTY)
    return edits


def _qt(document: Document, node: Node) -> Iterator[Unit]:
    data, outer = document.data, node.parent
    assert outer is not None
    if node.tag == "name":  # of a context; stands before its messages
        outer.attributes = {**outer.attributes, ":name": text_of(data, node)}
        return
    source, target = node.child("source"), node.child("translation")
    if node.tag != "message" or source is None:
        return
    document.source_language = node.inherited("sourcelanguage") or document.source_language
    document.target_language = node.inherited("language") or document.target_language
    kind = target.attributes.get("type", "") if target is not None else "unfinished"
    text, targets = text_of(data, source), [text_of(data, target)]
    if node.attributes.get("numerus") == "yes":
        forms = [text_of(data, form) for form in target.all("numerusform")] if target else []
        n = max(len(forms), PluralRule.of(document.target_language).n_forms)
        targets = forms + [""] * (n - len(forms))
    states = {"unfinished": "fuzzy" if any(targets) else "new"}
    yield Unit(
        [text] * len(targets),
        targets,
        states.get(kind, "obsolete" if kind in ("obsolete", "vanished") else "translated"),
        node.line,
        partial(_qt_edits, document, node, source, target),
        name=node.attributes.get("id", ""),
        context=outer.attributes.get(":name", ""),
        note="\n".join(
            text_of(data, child)
            for child in node.children
            if child.tag in ("comment", "extracomment", "translatorcomment")
        ),
    )


def _qt_edits(
    document: Document,
    node: Node,
    source: Node,
    target: Node | None,
    targets: Sequence[str],
    remark: str | None,
) -> list[Edit]:
    data, codes = document.data, codes_of(document.data, source)
    contents = [marked_up(text, codes) for text in targets]
    indentation = margin(data, source.start)
    content = contents[0]
    if node.attributes.get("numerus") == "yes":
        inner = indentation + "    " if indentation else ""
        forms = (f"{inner}<numerusform>{text}</numerusform>" for text in contents)
        content = "".join(forms) + indentation
    place = target.start if target is not None else source.end
    state = "unfinished" if remark is not None else None
    if target is not None:
        edits = [Edit(place, target.end, written(data, target, content, type=state))]
    else:
        mark = f' type="{state}"' if state else ""
        text = f"{indentation}<translation{mark}>{content}</translation>"
        edits = [Edit(place, place, text)]
    old, texts = node.child("translatorcomment"), []
    if remark is not None:
        texts = [f"{ORIGIN}: {remark}"]
    if old is not None:  # there can be only one
        before = text_of(data, old).split("\n")
        texts = [x for x in before if not x.startswith(ORIGIN + ":")] + texts
        text = marked_up("\n".join(texts), ())
        if text:
            edits.append(Edit(old.start, old.end, written(data, old, text)))
        else:
            edits += remarks_removed(data, [old])
    elif texts:
        note = f"<translatorcomment>{marked_up(texts[0], ())}</translatorcomment>"
        note = note + indentation if target is not None else indentation + note
        edits.insert(0, Edit(place, place, note))
    return edits


def _android(document: Document, node: Node) -> Iterator[Unit]:
    """Yield strings to be replaced; a file holds one language, so none has a translation."""
    data = document.data
    fixed = node.attributes.get("translatable") == "false"
    for item in [node] if node.tag == "string" else node.all("item"):
        text = re.sub(r"\\(['\"@?])", r"\1", text_of(data, item))
        if not text or text.startswith("@"):  # a reference to another string
            continue
        yield Unit(
            [text],
            [""],
            "fixed" if fixed else "new",
            item.line,
            partial(_android_edits, document, item),
            name=node.attributes.get("name", ""),
            context=item.attributes.get("quantity", ""),
        )


def _android_edits(
    document: Document, node: Node, targets: Sequence[str], remark: str | None
) -> list[Edit]:
    codes = codes_of(document.data, node)
    quoted = marked_up(targets[0], codes, lambda text: re.sub(r"(?<!\\)(['\"])", r"\\\1", text))
    return [Edit(node.inner, node.inner_end, quoted)]


_READERS: dict[str, Callable[[Document, Node], Iterator[Unit]]] = {
    "xliff": _xliff1,
    "xliff2": _xliff2,
    "tmx": _tmx,
    "TS": _qt,
    "resources": _android,
}
_UNITS = ("trans-unit", "unit", "tu", "message", "name", "string", "plurals", "string-array")
