"""The result of a reproduction: tables next to the printed ones, findings, figures."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regmt.reproduction.findings import Finding

Cell = float | int | str | None
Rows = Mapping[str, Sequence[Cell]]
Curves = Mapping[str, Sequence[tuple[float, float]]]


@dataclass(frozen=True, kw_only=True)
class Table:
    """Our figures, and the printed ones if the document has a table of the same shape.

    Parameters
    ----------
    title : str
    columns : sequence of str
        Of our figures.
    rows : mapping
        Name → one cell per column; None for an empty cell.
    printed : mapping
        The same names → the printed figures; further names are rows that only the document has.
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


@dataclass(frozen=True, kw_only=True)
class LineFigure:
    """Curves by name, each a list of points; those called ``printed …`` are drawn dashed."""

    x_label: str
    y_label: str
    curves: Curves
    logarithmic: bool = False

    def draw(self, path: Path) -> None:
        """Draw the curves to a ``.png`` or ``.svg`` file, the same bytes for the same curves."""
        from regmt.pictures import new_figure, save_figure

        picture = new_figure(7.0, 4.5)
        axes = picture.add_subplot()
        for name, curve in self.curves.items():
            style = "--" if name.startswith("printed") else "o-"
            axes.plot([x for x, _ in curve], [y for _, y in curve], style, label=name, markersize=4)
        if self.logarithmic:
            axes.set_xscale("log")
        axes.set_xlabel(self.x_label)
        axes.set_ylabel(self.y_label)
        axes.grid(alpha=0.3)
        axes.legend()
        save_figure(picture, path)


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
    tables : sequence of Table
    findings : sequence of Finding
        Findings of the document, and whether our figures show them.
    notes : sequence of str
        Differences from the document, and errata.
    figure : LineFigure or Drawing, optional
    """

    settings: str
    tables: Sequence[Table]
    findings: Sequence[Finding]
    notes: Sequence[str] = ()
    figure: LineFigure | Drawing | None = None

    def text(self) -> str:
        """Return everything as text."""
        parts = [self.settings, *(table.text() for table in self.tables)]
        if self.findings:
            parts.append("\n".join(line for one in self.findings for line in one.lines()))
        if self.notes:
            parts.append("\n".join(f"note: {note}" for note in self.notes))
        return "\n\n".join(parts)

    def to_json(self) -> dict[str, Any]:
        """Return everything as plain data; the curves of a figure too."""
        record: dict[str, Any] = {
            "settings": self.settings,
            "tables": [table.to_json() for table in self.tables],
            "findings": [finding.to_json() for finding in self.findings],
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


def heights(curves: Curves) -> dict[str, tuple[float, ...]]:
    """Return the rows of a table of curves over the same places."""
    return {name: tuple(y for _, y in curve) for name, curve in curves.items()}


def highest(values: Mapping[str, float]) -> str:
    """Return the name of the highest value."""
    return max(values, key=values.__getitem__)


def lowest(values: Mapping[str, float]) -> str:
    """Return the name of the lowest value."""
    return min(values, key=values.__getitem__)


def ordered(values: Mapping[str, float], *names: str, slack: float = 0.0) -> bool:
    """Return whether the values of `names` fall from first to last, allowing for `slack`."""
    return all(values[a] > values[b] - slack for a, b in itertools.pairwise(names))


def _plain(rows: Rows) -> dict[str, list[Cell]]:
    """Return rows as JSON; figures that could not be computed are null."""
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
