"""W as a Hinton diagram with grid lines (figures 4.2-4.5)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.explanation.drawing import element, label, svg, text_width, title
from regmt.sentence.sentence_model import Ngram, SentenceModel

MOST_COLUMNS = 30
"""Source features shown, those with the largest weights."""

_CELL = 22
_SLANT = 0.71  # sine and cosine of the angle of column names


def largest_rows(model: SentenceModel) -> Int64Array:
    """Return the target features that have a weight, those with the largest first."""
    if model.coef is None or 0 in model.local_coef.shape:
        return np.empty(0, dtype=np.int64)
    largest = np.abs(model.local_coef.toarray()).max(axis=1)
    order = np.argsort(-largest, kind="stable")
    return order[largest[order] > 0]


def weights_svg(model: SentenceModel, rows: Int64Array, said: set[Ngram]) -> str:
    """Draw some rows of W over the n-grams of the sentence in their order, shorter ones first.

    The names of rows in `said` are emphasised.
    """
    sources, words = model.source_names, model.tokens
    coef = model.local_coef[rows].toarray()
    use = np.abs(coef).max(axis=0)
    columns = [j for j in np.argsort(-use, kind="stable")[:MOST_COLUMNS].tolist() if use[j] > 0]

    def place(column: int) -> tuple[int, int]:
        n = len(sources[column])
        starts = (i for i in range(len(words)) if tuple(words[i : i + n]) == sources[column])
        return n, next(starts, len(words))

    columns.sort(key=place)
    names = [model.target_name(int(row)) for row in rows]
    return matrix_svg(
        coef[:, columns],
        [" ".join(sources[j]) for j in columns],
        [" ".join(name) for name in names],
        [name in said for name in names],
    )


def matrix_svg(
    matrix: Float64Array,
    columns: Sequence[str],
    rows: Sequence[str],
    emphasised: Sequence[bool],
) -> str:
    """Draw a matrix as squares whose area is the absolute value; negative ones have another colour.

    Parameters
    ----------
    matrix : ndarray, shape (rows, columns)
    columns, rows : sequence of str
    emphasised : sequence of bool
        Rows whose name is emphasised.
    """
    longest = max(map(text_width, columns), default=0.0)
    left = 14.0 + 1.1 * max(map(text_width, rows), default=0.0)  # some are bold
    top = 16.0 + _SLANT * longest
    right, bottom = left + _CELL * len(columns), top + _CELL * len(rows)
    largest = float(np.abs(matrix).max(initial=0.0)) or 1.0
    grid = [f"M{left + _CELL * j:.1f} {top:.1f}V{bottom:.1f}" for j in range(len(columns) + 1)]
    grid += [f"M{left:.1f} {top + _CELL * i:.1f}H{right:.1f}" for i in range(len(rows) + 1)]
    parts = [element("path", d="".join(grid), class_="grid")]
    for j, name in enumerate(columns):
        x, y = left + _CELL * (j + 0.5), top - 8.0
        parts.append(label(name, x, y, transform=f"rotate(-45 {x:.1f} {y:.1f})"))
    for i, name in enumerate(rows):
        y = top + _CELL * (i + 0.5)
        style = "said" if emphasised[i] else None
        parts.append(label(name, left - 8, y + 5, class_=style, text_anchor="end"))
        for j in np.flatnonzero(matrix[i]).tolist():
            value = float(matrix[i, j])
            side = (_CELL - 4) * (abs(value) / largest) ** 0.5
            parts.append(
                element(
                    "rect",
                    title(f"{columns[j]} → {name}: {value:.3f}"),
                    x=left + _CELL * (j + 0.5) - side / 2,
                    y=y - side / 2,
                    width=side,
                    height=side,
                    class_="weight" if value > 0 else "weight negative",
                )
            )
    width = max(right, left + _CELL * len(columns) + _SLANT * longest)
    return svg(parts, width + 4, bottom + 4, "Weights of W", "matrix")
