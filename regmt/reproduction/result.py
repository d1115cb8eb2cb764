"""What a reproduction gives: tables beside the printed ones, tendencies in words, figures."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Cell = float | int | str | None
Rows = Mapping[str, Sequence[Cell]]


@dataclass(frozen=True, kw_only=True)
class Table:
    """Our figures, and the printed ones where the document has a table of the same shape.

    Parameters
    ----------
    title : str
    columns : sequence of str
        Of our figures.
    rows : mapping
        Name → one cell per column; None where there is nothing.
    printed : mapping
        The same names → the printed figures; names that stand only here are printed-only rows.
    printed_columns : sequence of str, optional
        By default `columns`.
    digits : int
        Decimals of floating-point cells.
    """

    title: str
    columns: Sequence[str]
    rows: Rows
    printed: Rows = field(default_factory=dict)
    printed_columns: Sequence[str] | None = None
    digits: int = 3

    def text(self) -> str:
        """Return both tables side by side, aligned."""
        names = [*self.rows, *(name for name in self.printed if name not in self.rows)]
        ours = _block(self.columns, [self.rows.get(name, ()) for name in names], self.digits)
        label = max(len(name) for name in ["", *names])
        lines = [f"{name:<{label}}" for name in ["", *names]]
        lines = [f"{left}  {right}" for left, right in zip(lines, ours, strict=True)]
        if self.printed:
            columns = self.columns if self.printed_columns is None else self.printed_columns
            cells = [self.printed.get(name, ()) for name in names]
            block = _block(columns, cells, self.digits)
            lines = [f"{left}  |  {right}" for left, right in zip(lines, block, strict=True)]
            place = len(lines[0]) - len(block[0])
            head = f"{'':<{label}}  {'ours':<{place - label - 2}}printed"
            lines = [head, *lines]
        return "\n".join([self.title, *(line.rstrip() for line in lines)])

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        record: dict[str, Any] = {
            "title": self.title,
            "columns": list(self.columns),
            "rows": _plain(self.rows),
        }
        if self.printed:
            columns = self.columns if self.printed_columns is None else self.printed_columns
            record["printed_columns"] = list(columns)
            record["printed"] = _plain(self.printed)
        return record


@dataclass(frozen=True)
class Tendency:
    """A finding of the document in words, and whether our figures show it."""

    text: str
    held: bool

    def __str__(self) -> str:
        return f"{'held        ' if self.held else 'did not hold'}  {self.text}"


@dataclass(frozen=True, kw_only=True)
class LineFigure:
    """Curves by name, each a list of points; those called ``printed …`` are drawn dashed."""

    x_label: str
    y_label: str
    curves: Mapping[str, Sequence[tuple[float, float]]]
    logarithmic: bool = False

    def draw(self, path: Path) -> None:
        """Draw the curves to a picture file."""
        from regmt.reproduction.drawing import draw_lines

        draw_lines(self, path)


@dataclass(frozen=True)
class Drawing:
    """A figure of another kind, drawn by a function of the path."""

    draw: Callable[[Path], None]


@dataclass(frozen=True, kw_only=True)
class Result:
    """What an entry of the registry returns.

    Parameters
    ----------
    settings : str
        The data and the sizes, in one line.
    table : Table
    further : sequence of Table
        More tables, if one is not enough.
    tendencies : sequence of Tendency
    notes : sequence of str
        What is different from the document, and errata.
    figure : LineFigure or Drawing, optional
    """

    settings: str
    table: Table
    further: Sequence[Table] = ()
    tendencies: Sequence[Tendency] = ()
    notes: Sequence[str] = ()
    figure: LineFigure | Drawing | None = None

    @property
    def tables(self) -> list[Table]:
        """All tables."""
        return [self.table, *self.further]

    def text(self) -> str:
        """Return everything as text."""
        parts = [self.settings, *(table.text() for table in self.tables)]
        if self.tendencies:
            parts.append("\n".join(str(tendency) for tendency in self.tendencies))
        if self.notes:
            parts.append("\n".join(f"note: {note}" for note in self.notes))
        return "\n\n".join(parts)

    def to_json(self) -> dict[str, Any]:
        """Return everything as plain data; the curves of a figure too."""
        record: dict[str, Any] = {
            "settings": self.settings,
            "tables": [table.to_json() for table in self.tables],
            "tendencies": [{"text": t.text, "held": bool(t.held)} for t in self.tendencies],
            "notes": list(self.notes),
        }
        if isinstance(self.figure, LineFigure):
            curves = self.figure.curves.items()
            record["curves"] = {name: [list(point) for point in curve] for name, curve in curves}
        return record


def single(values: Mapping[str, Cell]) -> dict[str, tuple[Cell]]:
    """Return the rows of a table of one column."""
    return {name: (value,) for name, value in values.items()}


def column(rows: Rows, k: int = 0) -> dict[str, float]:
    """Return column `k` of rows of numbers."""
    return {name: float(cells[k] or 0.0) for name, cells in rows.items()}


def highest(values: Mapping[str, float]) -> str:
    """Return the name of the highest value."""
    return max(values, key=values.__getitem__)


def lowest(values: Mapping[str, float]) -> str:
    """Return the name of the lowest value."""
    return min(values, key=values.__getitem__)


def ordered(values: Mapping[str, float], *names: str, slack: float = 0.0) -> bool:
    """Tell whether the values of `names` fall from the first to the last, but for `slack`."""
    return all(values[a] > values[b] - slack for a, b in itertools.pairwise(names))


def _plain(rows: Rows) -> dict[str, list[Cell]]:
    """Return rows as JSON can hold them; what could not be computed is null."""
    return {
        name: [None if isinstance(c, float) and math.isnan(c) else c for c in cells]
        for name, cells in rows.items()
    }


def _block(columns: Sequence[str], rows: Sequence[Sequence[Cell]], digits: int) -> list[str]:
    """Lay out one block of columns: the head, then a line for each row."""
    filled = [[*(_cell(value, digits) for value in row)] for row in rows]
    filled = [[*row, *[""] * (len(columns) - len(row))] for row in filled]
    lines = [list(columns), *filled]
    widths = [max(len(line[k]) for line in lines) for k in range(len(columns))]
    return ["  ".join(f"{c:>{w}}" for c, w in zip(line, widths, strict=True)) for line in lines]


def _cell(value: Cell, digits: int) -> str:
    if value is None or (isinstance(value, float) and math.isnan(value)):
        return "-"
    if isinstance(value, str):
        return value
    return f"{value:,}" if isinstance(value, int) else f"{value:,.{digits}f}"
