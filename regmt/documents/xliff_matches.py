"""Stored translations offered beside the one that is filled in, as XLIFF files hold them.

XLIFF 1.2 has ``<alt-trans>`` elements in a unit, XLIFF 2 the Translation Candidates module.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from regmt.documents.document import Candidate, Edit, enclosed
from regmt.documents.xml_tree import Node, margin, marked_up, remarks_removed

ORIGIN = "regmt"
_NAMESPACE = "urn:oasis:names:tc:xliff:matches:2.0"


def alternatives(data: bytes, node: Node, candidates: Sequence[Candidate]) -> list[Edit]:
    """Return the edits that give a ``<trans-unit>`` these alternatives in place of earlier ones."""
    edits = remarks_removed(data, node.all("alt-trans"), origin=ORIGIN)
    before = node.child("target") or node.child("seg-source") or node.child("source")
    assert before is not None
    indentation = margin(data, before.start)
    text = "".join(
        f'{indentation}<alt-trans match-quality="{each.percent}%" origin="{ORIGIN}">'
        f"{_pair(each)}</alt-trans>"
        for each in candidates
    )
    return [*edits, Edit(before.end, before.end, text)] if text else edits


def segment_id(node: Node, segment: Node) -> str:
    """Return the identifier of a segment in its ``<unit>``, a new one if it has none."""
    return segment.attributes.get("id") or f"{ORIGIN}-{node.all('segment').index(segment) + 1}"


def matches(data: bytes, node: Node, segment: Node, candidates: Sequence[Candidate]) -> list[Edit]:
    """Return the edits that give a segment of a ``<unit>`` these candidates alone."""
    reference = f"#{segment_id(node, segment)}"
    old = node.child("matches")
    mine = {"origin": ORIGIN, "ref": reference}
    edits = remarks_removed(data, old.all("match"), **mine) if old is not None else []
    if old is not None and not candidates and len(edits) == len(old.children):
        return remarks_removed(data, [old])
    prefix = "mtc:" if old is None else _prefix(data, old)
    text = "".join(
        f'<{prefix}match ref="{reference}" origin="{ORIGIN}"'
        f' type="{"icm" if each.percent > 100 else "tm"}"'
        f' matchQuality="{min(each.percent, 100)}">{_pair(each)}</{prefix}match>'
        for each in candidates
    )
    if not text:
        return edits
    if old is not None and old.end > old.inner_end:
        return [*edits, Edit(old.inner_end, old.inner_end, text)]
    first = node.children[0].start  # before notes
    around = f'<mtc:matches xmlns:mtc="{_NAMESPACE}">', f"</mtc:matches>{margin(data, first)}"
    edits = [] if old is None else remarks_removed(data, [old])  # <mtc:matches/>
    return [*edits, *enclosed(first, around, text)]


def _pair(candidate: Candidate) -> str:
    source, target = (marked_up(text, ()) for text in (candidate.source, candidate.target))
    return f"<source>{source}</source><target>{target}</target>"


def _prefix(data: bytes, node: Node) -> str:
    """Return the namespace prefix of an element with its colon."""
    name = re.match(rb"<((?:[^\s/>:]+:)?)", data[node.start : node.inner])
    return name[1].decode() if name else ""
