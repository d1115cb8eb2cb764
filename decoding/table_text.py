"""The text of phrase tables and reordering tables: fields separated by ``|||``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.core.files import StrPath, open_lines

SEPARATOR = " ||| "


class TableColumns(NamedTuple):
    """The fields of all lines of a table; a field that is absent is ``""``."""

    sources: list[str]
    targets: list[str]
    scores: Float64Array  #: (n_lines, n_scores)
    alignments: list[str]
    counts: list[str]


def read_columns(
    path: StrPath, wanted: Iterable[str] | None, *, with_target: bool = True
) -> TableColumns:
    """Read a table; the parameters are those of `PhraseTable.load`."""
    keep = None if wanted is None else frozenset(wanted)
    needed = 2 if with_target else 1
    more = "target ||| scores ||| alignment ||| counts" if with_target else "scores"
    remedy = f"the format is 'source ||| {more}'"
    numbers: list[int] = []
    # Columns, not rows: millions of small lists would keep the garbage collector busy.
    columns = TableColumns([], [], np.empty((0, 0)), [], [])
    sources, targets, _, alignments, counts = columns
    scores: list[str] = []
    n_scores = number = 0
    last = phrase = ""  # adjacent lines mostly have the same source
    for number, line in enumerate(open_lines(path), start=1):
        source, found, rest = line.partition(SEPARATOR)
        if source != last or number == 1:
            last, phrase = source, " ".join(source.split())
        if not found or not phrase:
            problem = "no source phrase" if found else f"one field where {1 + needed} are needed"
            raise InputError(problem, path=path, line=number, remedy=remedy)
        if keep is not None and source not in keep and number > 1:
            continue
        fields = rest.split(SEPARATOR)
        if len(fields) < needed or (len(fields) > 1 and not with_target):
            problem = f"{len(fields) + 1} fields where {1 + needed} are needed"
            raise InputError(problem, path=path, line=number, remedy=remedy)
        if number == 1:  # known even if no line is wanted
            n_scores = len(fields[needed - 1].split())
            if keep is not None and source not in keep:
                continue
        numbers.append(number)
        sources.append(phrase)
        scores.append(fields[needed - 1])
        targets.append(fields[0] if with_target else "")
        alignments.append(_field(fields[2]) if len(fields) > 2 else "")
        counts.append(_field(fields[3]) if len(fields) > 3 else "")
    if number == 0:  # not even the number of scores is known
        raise InputError("no phrase pairs: the file is empty", path=path)
    return columns._replace(scores=_parse_scores(scores, numbers, path, n_scores))


def _field(field: str) -> str:
    # Moses ends lines with empty fields: "… ||| |||".
    return field.removesuffix(" |||").strip("| ") if "|" in field else field.strip()


def _parse_scores(fields: list[str], numbers: list[int], path: StrPath, width: int) -> Float64Array:
    """Return the scores of all lines, `width` each; on trouble name the first bad line."""
    widths = np.fromiter((len(field.split()) for field in fields), np.int64, len(fields))
    try:
        values = np.fromiter(map(float, " ".join(fields).split()), np.float64, widths.sum())
        if np.all(widths == width) and width > 0 and np.all((values >= 0) & (values < np.inf)):
            return values.reshape(len(fields), width)
    except ValueError:
        pass
    for field, number, found in zip(fields, numbers, widths.tolist(), strict=True):
        if found != width or found == 0:
            raise InputError(
                f"{found} scores, expected {width}" if found else "no scores",
                path=path,
                line=number,
                remedy="all lines have the same number of scores",
            )
        for text in field.split():
            try:
                good = 0.0 <= float(text) < np.inf
            except ValueError:
                good = False
            if not good:
                raise InputError(f"score {text!r} is not a probability", path=path, line=number)
    return np.zeros((0, width))
