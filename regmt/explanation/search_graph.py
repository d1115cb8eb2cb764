"""The graph of the search, from top to bottom: the path taken at the left, the rest beside it.

Every node has a layer. Every node, and every edge that passes a layer, has a cell of it for itself,
and edges bend between the layers. So no edge crosses a label.
"""

from __future__ import annotations

import itertools
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from regmt.explanation.drawing import element, label, svg, text_width, title

MOST_EDGES = 24
"""Edges shown beside the path, the strongest."""

_HIGH, _GAP = 24, 26  # a label, the room between two layers
_PASS = 14.0  # width of an edge that passes
_APART = 14.0  # between columns
_EDGE = 18  # above and below all, for edges that go back
Node = Hashable
Ngram = tuple[str, ...]


@dataclass(frozen=True)
class SearchGraph:
    """What is drawn.

    Attributes
    ----------
    path : list
        The nodes of the translation, each once.
    labels : dict
        The text of each node.
    layers : dict
        How far down each node stands; only the order counts.
    edges : dict
        The value of each edge, at most 1, and its description.
    """

    path: list[Node]
    labels: dict[Node, str]
    layers: dict[Node, float]
    edges: dict[tuple[Node, Node], tuple[float, str]]


def word_graph(best: Sequence[str], others: Sequence[tuple[Sequence[str], float]]) -> SearchGraph:
    """Return the words of a translation, and where other translations differ.

    Parameters
    ----------
    best : sequence of str
    others : sequence of (sequence of str, float)
        Other translations with their values, at most 1.
    """
    path: list[Node] = list(range(len(best) + 2))  # with the ends
    labels: dict[Node, str] = dict(zip(path, ["", *best, ""], strict=True))
    layers: dict[Node, float] = {node: float(i) for i, node in enumerate(path)}
    values: dict[tuple[Node, Node], float] = dict.fromkeys(itertools.pairwise(path), 1.0)
    for tokens, value in others:
        compared = SequenceMatcher(a=list(best), b=list(tokens), autojunk=False)
        for kind, i, j, k, m in compared.get_opcodes():
            if kind == "equal":
                continue
            route: list[Node] = [i, j + 1]
            if m > k:
                node = (i, j, tuple(tokens[k:m]))
                labels[node] = " ".join(tokens[k:m])
                layers[node] = i + 1.0 if j > i else i + 0.5
                route.insert(1, node)
            for edge in itertools.pairwise(route):
                values[edge] = max(values.get(edge, 0.0), value)
    return SearchGraph(path, labels, layers, {edge: (v, "") for edge, v in values.items()})


def ngram_graph(values: Mapping[Ngram, float], path: Sequence[str]) -> SearchGraph | None:
    """Return the De Bruijn graph of predicted n-grams of the highest order, None for single words.

    Nodes are (n-1)-grams, edges n-grams. A node that the path passes twice is there twice.

    Parameters
    ----------
    values : mapping
        The n-grams and their values.
    path : sequence of str
        The words taken, with the ends of the sentence.
    """
    order = max(map(len, values), default=1)
    if order == 1:
        return None
    span = order - 1
    taken = [tuple(path[i : i + span]) for i in range(len(path) - span + 1)]
    where: dict[Ngram, list[int]] = {}
    for i, name in enumerate(taken):
        where.setdefault(name, []).append(i)
    grams = {gram: value for gram, value in values.items() if len(gram) == order}
    largest = max(grams.values())
    nodes: list[Node] = list(range(len(taken)))
    labels: dict[Node, str] = {i: " ".join(name) for i, name in enumerate(taken)}
    layers: dict[Node, float] = {i: float(i) for i in range(len(taken))}
    edges: dict[tuple[Node, Node], tuple[float, str]] = {}
    for i, (a, b) in enumerate(itertools.pairwise(taken)):
        edges[i, i + 1] = _drawn((*a, b[-1]), grams.get((*a, b[-1]), 0.0), largest)
    steps = set(itertools.pairwise(taken))
    rest = [g for g in sorted(grams, key=lambda g: (-grams[g], g)) if (g[:-1], g[1:]) not in steps]
    shown, waiting = 0, True
    while waiting and shown < MOST_EDGES:  # the strongest edge that touches what is there
        waiting = False
        for gram in rest:
            a, b = gram[:-1], gram[1:]
            if not any(name in where or name in layers for name in (a, b)):
                continue
            start, end = _nearest(a, b, where, layers)
            for node, other, step in ((start, end, -1.0), (end, start, 1.0)):
                if node not in layers:
                    limits = 0.0, float(len(taken) - 1)
                    layers[node] = min(max(layers[other] + step, limits[0]), limits[1])
                    labels[node] = " ".join(a if node == start else b)
            edges[start, end] = _drawn(gram, grams[gram], largest)
            rest.remove(gram)
            shown, waiting = shown + 1, True
            break
    return SearchGraph(nodes, labels, layers, edges)


def _drawn(gram: Ngram, value: float, largest: float) -> tuple[float, str]:
    return value / largest, f"{' '.join(gram)}: {value:.3f}"


def _nearest(
    a: Ngram, b: Ngram, where: Mapping[Ngram, list[int]], layers: Mapping[Node, float]
) -> tuple[Node, Node]:
    """Return the nodes of two names that are nearest to each other, if the path passes some."""
    starts: list[Node] = list(where.get(a, [a]))
    ends: list[Node] = list(where.get(b, [b]))
    if len(starts) * len(ends) == 1:
        return starts[0], ends[0]

    def distance(pair: tuple[Node, Node]) -> float:
        known = [layers.get(node) for node in pair]
        return 0.0 if None in known else abs(known[1] - known[0] - 1)  # type: ignore[operator]

    return min(itertools.product(starts, ends), key=distance)


def graph_svg(graph: SearchGraph) -> str:
    """Draw a graph."""
    ranks = {layer: rank for rank, layer in enumerate(sorted(set(graph.layers.values())))}
    rank_of = {node: ranks[layer] for node, layer in graph.layers.items()}
    columns, passing = _columns(graph, rank_of)
    lefts = _lefts(graph, columns, passing)
    middles = [(a + b - _APART) / 2 for a, b in itertools.pairwise(lefts)]
    at = {
        node: (middles[columns[node]], _EDGE + (_HIGH + _GAP) * rank_of[node]) for node in columns
    }
    steps = set(itertools.pairwise(graph.path))
    parts = []
    for edge in sorted(graph.edges, key=lambda e: (e in steps, rank_of[e[0]], rank_of[e[1]])):
        value, about = graph.edges[edge]
        route = _route(edge, at, rank_of, middles[passing[edge]] if edge in passing else None)
        kind = "edge taken" if edge in steps else "edge"
        width = 1.0 + 3.0 * value
        content = title(about) if about else None
        parts.append(element("path", content, d=route, class_=kind, stroke_width=width))
    on_path = set(graph.path)
    for node, (x, y) in at.items():
        kind = "node taken" if node in on_path else "node"
        name = graph.labels[node]
        if not name or name in ("<s>", "</s>"):  # the ends of the sentence
            end = y + _HIGH if node == graph.path[0] else y
            parts.append(element("circle", cx=x, cy=end, r=4, class_=kind))
            continue
        width = _width(name)
        left = x - width / 2
        parts.append(element("rect", x=left, y=y, width=width, height=_HIGH, rx=5, class_=kind))
        parts.append(label(name, x, y + 17, class_=kind, text_anchor="middle"))
    height = 2 * _EDGE + (_HIGH + _GAP) * len(ranks) - _GAP
    return svg(parts, lefts[-1] + 2, height, "The graph of the search", "graph")


def _columns(
    graph: SearchGraph, rank_of: Mapping[Node, int]
) -> tuple[dict[Node, int], dict[tuple[Node, Node], int]]:
    """Give nodes, and edges that pass layers, columns in which nothing else has their layers."""
    used: list[set[int]] = []

    def first_free(ranks: range) -> int:
        column = next((c for c, taken in enumerate(used) if taken.isdisjoint(ranks)), len(used))
        used.extend([set()] * (column == len(used)))
        used[column].update(ranks)
        return column + 1

    columns: dict[Node, int] = dict.fromkeys(graph.path, 0)
    for node in sorted(set(graph.labels) - set(graph.path), key=lambda n: (rank_of[n], str(n))):
        columns[node] = first_free(range(rank_of[node], rank_of[node] + 1))
    passing = {}
    spans = {edge: rank_of[edge[1]] - rank_of[edge[0]] for edge in graph.edges}
    steps = set(itertools.pairwise(graph.path))  # nothing else stands in their column
    for edge in sorted(spans.keys() - steps, key=lambda e: (abs(spans[e]), rank_of[e[0]], str(e))):
        start, end = (rank_of[node] for node in edge)
        if spans[edge] > 1:
            passing[edge] = first_free(range(start + 1, end))
        elif spans[edge] < 1:
            passing[edge] = first_free(range(end, start + 1))
    return columns, passing


def _lefts(
    graph: SearchGraph,
    columns: Mapping[Node, int],
    passing: Mapping[tuple[Node, Node], int],
) -> list[float]:
    """Return where each column begins, and the end."""
    widths = [0.0] * (1 + max([*columns.values(), *passing.values()]))
    for node, column in columns.items():
        widths[column] = max(widths[column], _width(graph.labels[node]))
    for column in passing.values():
        widths[column] = max(widths[column], _PASS)
    return [2.0, *(2.0 + total for total in itertools.accumulate(w + _APART for w in widths))]


def _width(name: str) -> float:
    return 1.08 * text_width(name) + 16  # it may be bold


def _route(
    edge: tuple[Node, Node],
    at: Mapping[Node, tuple[float, int]],
    rank_of: Mapping[Node, int],
    x: float | None,
) -> str:
    """Return the line of an edge; it bends only between layers."""
    (x1, y1), (x2, y2) = (at[node] for node in edge)
    y1 += _HIGH
    if x is None:
        return f"M{x1:.1f} {y1}{_bend(x1, y1, x2, y2)}"
    step = _HIGH + _GAP
    if rank_of[edge[1]] > rank_of[edge[0]]:  # down, past the layers between
        high, low = y1 + _GAP, y2 - _GAP
        return f"M{x1:.1f} {y1}{_bend(x1, y1, x, high)}V{low}{_bend(x, low, x2, y2)}"
    turn = _GAP * 0.8
    low, high = y1, y1 - _HIGH - step * (rank_of[edge[0]] - rank_of[edge[1]])
    return (
        f"M{x1:.1f} {y1}C{x1:.1f} {y1 + turn:.1f} {x:.1f} {y1 + turn:.1f} {x:.1f} {low}"
        f"V{high}C{x:.1f} {high - turn:.1f} {x2:.1f} {y2 - turn:.1f} {x2:.1f} {y2}"
    )


def _bend(x1: float, y1: float, x2: float, y2: float) -> str:
    half = (y1 + y2) / 2
    return f"C{x1:.1f} {half:.1f} {x2:.1f} {half:.1f} {x2:.1f} {y2:.0f}"
