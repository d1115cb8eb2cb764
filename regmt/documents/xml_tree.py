"""XML as places in a file: what stands where, without building the document again."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.documents.document import Edit

_TAG = re.compile(rb"""<[^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*>""")
_PIECE = re.compile(
    r"""<!\[CDATA\[(?P<literal>.*?)\]\]>|<!--.*?-->|<\?.*?\?>"""
    r"""|(?P<code></?[\w:](?:[^"'>]|"[^"]*"|'[^']*')*>)|(?P<text>[^<]+)""",
    re.S,
)


_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")  # no XML file may hold them
_TEXT = frozenset(("source", "target", "seg", "seg-source", "note", "string", "numerusform"))
_NONE: dict[str, str] = {}


class Node:
    """An element: its tag without prefix, its attributes, and the places of its parts in bytes."""

    __slots__ = (
        "attributes",
        "children",
        "end",
        "inner",
        "inner_end",
        "line",
        "parent",
        "start",
        "tag",
    )

    def __init__(
        self, tag: str, attributes: dict[str, str], parent: Node | None, start: int, line: int
    ) -> None:
        self.tag, self.attributes, self.parent = tag, attributes or _NONE, parent
        self.start, self.line = start, line
        self.inner = self.inner_end = self.end = start
        self.children: list[Node] = []

    def child(self, tag: str) -> Node | None:
        """Return the first child of this tag."""
        return next((child for child in self.children if child.tag == tag), None)

    def all(self, tag: str) -> list[Node]:
        """Return the children of this tag."""
        return [child for child in self.children if child.tag == tag]

    def inherited(self, name: str) -> str:
        """Return an attribute of the element or of the nearest one around it that has it."""
        node: Node | None = self
        while node is not None:
            if name in node.attributes:
                return node.attributes[name]
            node = node.parent
        return ""


def read_elements(
    data: bytes, path: StrPath, wanted: Iterable[str], found: Callable[[Node], None]
) -> Node:
    """Call `found` with each element of the tags `wanted` when it is complete; return the root.

    Other elements keep no children, so that memory stays small. Entities are not permitted, and
    nothing outside the file is read.
    """
    tags = frozenset(wanted)
    root: list[Node] = []
    open_nodes: list[Node] = []
    inside = inline = 0
    parser = expat.ParserCreate("utf-8")

    def start(name: str, attributes: dict[str, str]) -> None:
        nonlocal inside, inline
        parent = open_nodes[-1] if open_nodes else None
        if inline or (parent is not None and parent.tag in _TEXT):
            inline += 1  # markup of a text, which `text_of` reads
            return
        tag = name.rpartition(":")[2]
        node = Node(tag, attributes, parent, parser.CurrentByteIndex, parser.CurrentLineNumber)
        node.inner = _end_of_tag(data, node.start)
        if parent is None:
            root.append(node)
        elif inside or len(open_nodes) == 1:
            parent.children.append(node)
        inside += tag in tags
        open_nodes.append(node)

    def end(name: str) -> None:
        nonlocal inside, inline
        if inline:
            inline -= 1
            return
        node = open_nodes.pop()
        if data[node.inner - 2 : node.inner] == b"/>":
            node.inner_end = node.end = node.inner
        else:
            node.inner_end = parser.CurrentByteIndex
            node.end = data.index(b">", node.inner_end) + 1
        if node.tag in tags:
            inside -= 1
            found(node)

    def entity(*_: object) -> None:
        raise InputError(
            "declares entities, which could expand without limit or read other files",
            path=path,
            line=parser.CurrentLineNumber,
            remedy="remove the <!ENTITY declarations",
        )

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.EntityDeclHandler = entity
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        raise InputError(
            f"not well-formed XML: {expat.ErrorString(error.code)}",
            path=path,
            line=error.lineno,
            remedy="correct the file; xmllint --noout shows further mistakes",
        ) from error
    return root[0]


def _end_of_tag(data: bytes, start: int) -> int:
    match = _TAG.match(data, start)
    assert match is not None  # expat has read it
    return match.end()


def text_of(data: bytes, node: Node | None) -> str:
    """Return the text of an element; inline elements stand in it as they do in the file."""
    if node is None:
        return ""
    return "".join(text for _, text in _pieces(data, node))


def codes_of(data: bytes, node: Node) -> set[str]:
    """Return the tags of inline elements."""
    return {text for kind, text in _pieces(data, node) if kind == "code"}


def _pieces(data: bytes, node: Node) -> Iterator[tuple[str, str]]:
    content = data[node.inner : node.inner_end].decode().replace("\r\n", "\n")
    for match in _PIECE.finditer(content):
        if match.lastgroup:
            text = match[match.lastgroup]
            yield match.lastgroup, html.unescape(text) if match.lastgroup == "text" else text


def marked_up(text: str, codes: Collection[str], quote: Callable[[str], str] = str) -> str:
    """Return text as content of an element: `codes` are tags, the rest is quoted and escaped."""
    known = sorted(codes, key=len, reverse=True)
    parts = re.split(f"({'|'.join(map(re.escape, known))})", text) if known else [text]
    parts[::2] = (escape(quote(_NOT_XML.sub("", part))) for part in parts[::2])
    return "".join(parts)


def start_tag(data: bytes, node: Node, **attributes: str | None) -> str:
    """Return the start tag of an element with some attributes set, or without those of None.

    It is never self-closing.
    """
    tag = data[node.start : node.inner].decode().removesuffix(">").rstrip("/").rstrip()
    for name, value in attributes.items():
        tag, n = re.subn(
            rf"""(\s{re.escape(name)}\s*=\s*)("[^"]*"|'[^']*')""",
            lambda match, value=value: match[1] + quoteattr(value) if value else "",  # type: ignore[misc]
            tag,
        )
        if value and not n:
            tag += f" {name}={quoteattr(value)}"
    return tag + ">"


def written(data: bytes, node: Node, content: str, **attributes: str | None) -> str:
    """Return an element with other content."""
    name = re.match(r"<([^\s/>]+)", data[node.start : node.inner].decode())
    assert name is not None
    return f"{start_tag(data, node, **attributes)}{content}</{name[1]}>"


def remarks_removed(data: bytes, notes: Iterable[Node], **attributes: str) -> list[Edit]:
    """Return the edits that remove earlier remarks, which have these attributes."""
    return [
        Edit(note.start - len(margin(data, note.start).encode()), note.end, "")
        for note in notes
        if attributes.items() <= note.attributes.items()
    ]


def margin(data: bytes, place: int) -> str:
    """Return the line break and the indentation before a place; nothing if it follows text."""
    line = data.rfind(b"\n", max(0, place - 200), place)
    indentation = data[line + 1 : place]
    if line < 0 or indentation.strip():
        return ""
    return ("\r\n" if data[line - 1 : line] == b"\r" else "\n") + indentation.decode()
