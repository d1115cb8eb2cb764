"""Small tables, as aligned text and as HTML for notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape


def aligned(rows: Sequence[Sequence[str]], *, numbers: bool = False) -> str:
    """Return rows as lines of text with aligned columns.

    With `numbers` all columns but the first are aligned to the right.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    pad = str.rjust if numbers else str.ljust
    return "".join(
        "  ".join([row[0].ljust(widths[0]), *map(pad, row[1:], widths[1:])]).rstrip() + "\n"
        for row in rows
    )


def html_table(rows: Iterable[Sequence[object]], *, caption: str = "") -> str:
    """Return rows as an HTML table; the first row is the header."""
    cells = ((("td", "th")[i == 0], row) for i, row in enumerate(rows))
    body = "".join(
        f"<tr>{''.join(f'<{tag}>{escape(str(cell))}</{tag}>' for cell in row)}</tr>\n"
        for tag, row in cells
    )
    title = f"<caption>{escape(caption)}</caption>\n" if caption else ""
    return f"<table>\n{title}{body}</table>"
