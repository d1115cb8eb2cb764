"""Tables (CSV, TSV) with the columns ``source`` and ``target``."""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Literal

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.documents.document import Document, Edit, Unit, decoded

_STATES = {"1": "fuzzy", "true": "fuzzy", "yes": "fuzzy", "fuzzy": "fuzzy", "x": "fuzzy"}


def parse(
    raw: bytes, path: StrPath, source_language: str = "", target_language: str = ""
) -> Document:
    """Read a table whose first row names its columns.

    Beside ``source`` and ``target`` there may be ``id``, ``context``, ``fuzzy`` and
    ``translator_comments``, the names of translate-toolkit.
    """
    data, encoding = decoded(raw, path, "utf-8")
    lines = io.StringIO(data.decode(), newline="").readlines()
    first = lines[0] if lines else ""
    delimiter = max("\t,;", key=first.count)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode()))
    document = Document(str(path), data, encoding, [], source_language, target_language)
    rows = csv.reader(lines, delimiter=delimiter, strict=True)
    columns: dict[str, int] = {}
    end = 0
    try:
        for row in rows:
            begin, end = end, rows.line_num  # a row may have several lines
            span = (starts[begin], starts[end])
            if not columns:
                columns = {name.strip().lower(): i for i, name in enumerate(row)}
                if not {"source", "target"} <= columns.keys():
                    raise csv.Error("its first row does not name the columns source and target")
                continue
            if not row:
                continue
            if len(row) != len(columns):
                raise csv.Error(f"{len(row)} columns instead of {len(columns)}")

            cell = defaultdict(str, zip(columns, row, strict=True))
            document.units.append(
                Unit(
                    [cell["source"]],
                    [cell["target"]],
                    _STATES.get(cell["fuzzy"].lower(), "translated"),
                    begin + 1,
                    partial(_edits, data, span, row, columns, delimiter),
                    name=cell["id"],
                    context=cell["context"],
                    note=cell["translator_comments"],
                )
            )
    except csv.Error as error:
        raise InputError(
            f"not a table: {error}", path=path, line=rows.line_num, remedy="correct the row"
        ) from error
    return document


def _edits(
    data: bytes,
    span: tuple[int, int],
    row: list[str],
    columns: dict[str, int],
    delimiter: str,
    targets: Sequence[str],
    remark: str | None,
) -> list[Edit]:
    new = list(row)
    values = {"target": targets[0], "fuzzy": "" if remark is None else "1"}
    if remark is not None:
        values["translator_comments"] = remark
    for name, value in values.items():
        if name in columns:
            new[columns[name]] = value
    old = data[slice(*span)].decode()
    end = old[len(old.rstrip("\r\n")) :] or "\n"
    buffer = io.StringIO()
    quoting: Literal[0, 1] = csv.QUOTE_ALL if old.startswith('"') else csv.QUOTE_MINIMAL
    csv.writer(buffer, delimiter=delimiter, quoting=quoting, lineterminator=end).writerow(new)
    return [Edit(*span, buffer.getvalue())]
