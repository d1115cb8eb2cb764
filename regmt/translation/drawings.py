"""Drawings for a page: the Hinton diagram of W and the De Bruijn graph, as inline SVG."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    import networkx as nx

_CELL = 22
_GREEN, _GREY, _BLUE, _RED = "#1a7f37", "#9aa4ae", "#2f6fb2", "#c0392b"


def hinton_svg(
    matrix: npt.NDArray[np.float64],
    column_names: Sequence[str],
    row_names: Sequence[str],
    emphasised: Sequence[bool],
) -> str:
    """Draw a matrix as squares whose area is the absolute value (figures 4.2-4.5).

    Parameters
    ----------
    matrix : ndarray, shape (rows, columns)
    column_names, row_names : sequence of str
    emphasised : sequence of bool
        Rows whose name is set in green.
    """
    left = 12 + 8 * max((len(name) for name in row_names), default=0)
    top = 14 + 6 * max((len(name) for name in column_names), default=0)
    width, height = left + _CELL * len(column_names) + 60, top + _CELL * len(row_names) + 8
    largest = float(np.abs(matrix).max(initial=0.0)) or 1.0
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">']
    for j, name in enumerate(column_names):
        x = left + _CELL * j + _CELL // 2
        parts.append(
            f'<text x="{x}" y="{top - 6}" transform="rotate(-60 {x} {top - 6})">'
            f"{escape(name)}</text>"
        )
    for i, name in enumerate(row_names):
        y = top + _CELL * i + _CELL // 2
        colour = _GREEN if emphasised[i] else "#1b1f23"
        parts.append(
            f'<text x="{left - 8}" y="{y + 4}" text-anchor="end" fill="{colour}">'
            f"{escape(name)}</text>"
        )
        for j in np.flatnonzero(matrix[i]).tolist():
            value = float(matrix[i, j])
            side = (_CELL - 2) * (abs(value) / largest) ** 0.5
            x = left + _CELL * j + _CELL / 2 - side / 2
            parts.append(
                f'<rect x="{x:.1f}" y="{y - side / 2:.1f}" width="{side:.1f}" height="{side:.1f}" '
                f'fill="{_BLUE if value > 0 else _RED}"><title>{value:.4f}</title></rect>'
            )
    return "".join([*parts, "</svg>"])


def graph_svg(graph: nx.MultiDiGraph, path: Sequence[str]) -> str:
    """Draw a De Bruijn graph from left to right, the edges of `path` in green.

    Parameters
    ----------
    graph : MultiDiGraph
        As made by `PredictedNgrams.graph`.
    path : sequence of str
        The words taken, with the ends of the sentence.

    Returns
    -------
    str
        Empty where there is nothing to draw: no n-gram, or single words, which nothing joins.
    """
    span = graph.graph["order"] - 1
    if graph.number_of_nodes() == 0 or span == 0:
        return ""
    nodes_taken = [tuple(path[i : i + span]) for i in range(len(path) - span + 1)]
    taken = set(itertools.pairwise(nodes_taken))
    places = _places(graph, nodes_taken)
    column_width = 26 + 7 * max(len(" ".join(node)) for node in graph)
    width = column_width * (1 + max(x for x, _ in places.values()))
    height = 44 * (1 + max(y for _, y in places.values())) + 20

    def at(node: tuple[str, ...]) -> tuple[float, float]:
        x, y = places[node]
        return column_width * (x + 0.5), 30 + 44 * y

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">']
    largest = max((data["value"] for _, _, data in graph.edges(data=True)), default=1.0)
    for a, b, data in sorted(graph.edges(data=True), key=lambda edge: (edge[0], edge[1])):
        (x1, y1), (x2, y2) = at(a), at(b)
        on_path = (a, b) in taken
        bend = -18 if x2 <= x1 or places[b][0] - places[a][0] > 1 else 0
        stroke = 0.6 + 3.0 * data["value"] / largest
        parts.append(
            f'<path d="M{x1:.0f},{y1:.0f} Q{(x1 + x2) / 2:.0f},{(y1 + y2) / 2 + bend:.0f} '
            f'{x2:.0f},{y2:.0f}" fill="none" stroke="{_GREEN if on_path else _GREY}" '
            f'stroke-width="{stroke:.1f}" opacity="{0.9 if on_path else 0.35}">'
            f"<title>{escape(' '.join((*a, b[-1])))}: {data['value']:.3f}</title></path>"
        )
    for node in sorted(graph):
        x, y = at(node)
        colour = _GREEN if node in nodes_taken else "#1b1f23"
        weight = 600 if node in nodes_taken else 400
        parts.append(
            f'<text x="{x:.0f}" y="{y - 6:.0f}" text-anchor="middle" fill="{colour}" '
            f'font-weight="{weight}">{escape(" ".join(node))}</text>'
        )
    return "".join([*parts, "</svg>"])


def _places(
    graph: nx.MultiDiGraph, path: Sequence[tuple[str, ...]]
) -> dict[tuple[str, ...], tuple[int, int]]:
    """Give each node a column and a row: the path in the first row, the rest below near it."""
    column: dict[tuple[str, ...], int] = {}
    for i, node in enumerate(path):
        column.setdefault(node, i)
    waiting = [node for node in column if node in graph]
    while waiting:  # breadth first from the path, along edges and against them
        node = waiting.pop(0)
        for neighbours, step in ((graph.successors(node), 1), (graph.predecessors(node), -1)):
            for other in sorted(neighbours):
                if other not in column:
                    column[other] = max(0, column[node] + step)
                    waiting.append(other)
    rows: dict[int, int] = defaultdict(int)
    places = {}
    on_path = set(path)
    for node in sorted(graph, key=lambda n: (n not in on_path, column.get(n, 0), n)):
        x = column.get(node, 0)
        if node in on_path:
            places[node] = (x, 0)
        else:
            rows[x] += 1
            places[node] = (x, rows[x])
    return places
