"""Translators' files that clients send; their names give nothing but the format."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import PurePath
from typing import Any

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.responses import Response

from regmt.documents import Document, Unit, parse_document
from regmt.documents.checks import check_unit
from regmt.serve.service import Languages, Service


async def opened(file: UploadFile, pair: Languages | None = None) -> Document:
    """Parse an uploaded file, in a thread: a large one must not hold up other requests."""
    name = f"file{PurePath(file.filename or '').suffix}"
    source, target = pair or (None, None)
    content = await file.read()
    return await asyncio.to_thread(
        parse_document, content, name, source_language=source, target_language=target
    )


async def filled(service: Service, pair: Languages, file: UploadFile, overwrite: bool) -> Response:
    """Return a file with the translations that it lacks, marked for review."""
    document = await opened(file, pair)
    states = ("new", "translated", "fuzzy") if overwrite else ("new",)
    units = [unit for unit in document.units if unit.state in states]
    sources = [source for unit in units for source in unit.sources]
    service.check_size(sources)
    calls = [(pair, source, 0, (None, None)) for source in sources]
    records = iter(await service.pool.map("segment", calls))
    service.metrics.segments += len(sources)
    for unit in units:
        own = [next(records) for _ in unit.sources]
        document.fill(unit, [each["translatedText"] for each in own], _origin(own[0]))
    return await download(document, file)


def with_targets(document: Document, text: str) -> None:
    """Fill a document with the translations of a person: unit numbers and lists of targets."""
    try:
        for number, own in json.loads(text).items():
            unit = document.units[int(number)]
            right = isinstance(own, list) and all(isinstance(target, str) for target in own)
            if not right or len(own) != len(unit.sources):
                raise ValueError
            if own != unit.targets or unit.state == "fuzzy":
                document.fill(unit, own)
    except (ValueError, TypeError, AttributeError, IndexError, RecursionError):
        problem = "targets must be a JSON object of unit numbers and lists of texts, one per form"
        raise HTTPException(400, problem) from None


async def download(document: Document, file: UploadFile) -> Response:
    """Return a document as a file of its name."""
    content = await asyncio.to_thread(bytes, document)
    name = "".join(c if c.isalnum() or c in "._-" else "_" for c in file.filename or "file")
    headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{_percent(name)}"}
    return Response(content, media_type="application/octet-stream", headers=headers)


def units(document: Document) -> list[dict[str, Any]]:
    """Return what can be translated in a document."""
    return [
        {
            "number": number,
            "sources": unit.sources,
            "targets": unit.targets,
            "state": unit.state,
            "context": unit.context,
            "note": unit.note,
        }
        for number, unit in enumerate(document.units)
        if unit.state not in ("obsolete", "fixed")
    ]


def problems(source: str, target: str) -> list[dict[str, str]]:
    """Return what the mechanical checks find in a translation."""
    unit = Unit([source], [target], "translated", 1, _no_edits)
    return [{"check": found.check, "message": found.message} for found in check_unit(unit)]


def _no_edits(targets: Sequence[str], remark: str | None) -> list[Any]:
    return []


def _origin(record: dict[str, Any]) -> str:
    parts = ["translation memory" if record["exact"] else "machine translation"]
    if "confidence" in record:
        parts.append(f"needs no edit with probability {record['confidence']:.2f}")
    if record["matches"]:
        parts.append(f"match {record['matches'][0]['percent']} %")
    return "; ".join(parts)


def _percent(name: str) -> str:
    from urllib.parse import quote

    return quote(name)
