"""Lattices: all translations that a decoder kept for a sentence, as an acyclic graph."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from regmt.core.errors import InputError


@dataclasses.dataclass(frozen=True)
class Lattice:
    """An acyclic graph whose paths from the first node to the last are translations.

    The feature vector of a path is the sum over its arcs, its words are theirs in order. Arcs stand
    in the order of their target node, so that one pass over them sees every node after all its
    predecessors.

    Parameters
    ----------
    columns : tuple of (name, index)
        What each column of `features` is: value `index` of feature `name`.
    nodes : int
        Number of nodes; node 0 is the start and node ``nodes − 1`` the end.
    source, target : int64 array, shape (arcs,)
        ``source < target`` for every arc.
    features : float64 array, shape (arcs, len(columns))
    words : tuple of tuples of str
        The target words of each arc, possibly none.
    """

    columns: tuple[tuple[str, int], ...]
    nodes: int
    source: NDArray[np.int64]
    target: NDArray[np.int64]
    features: NDArray[np.float64]
    words: tuple[tuple[str, ...], ...]

    @classmethod
    def from_arcs(
        cls,
        columns: Sequence[tuple[str, int]],
        nodes: int,
        arcs: Sequence[tuple[int, int, Sequence[float], Sequence[str]]],
    ) -> Lattice:
        """Build a lattice from arcs (source, target, feature values, words) in any order.

        Nodes must be numbered so that every arc leads to a higher number.
        """
        ordered = sorted(arcs, key=lambda arc: arc[1])
        for source, target, values, _ in ordered:
            if not 0 <= source < target < nodes:
                raise InputError(f"arc {source} → {target} in a lattice of {nodes} nodes")
            if len(values) != len(columns):
                raise InputError(
                    f"arc {source} → {target} has {len(values)} feature values, "
                    f"expected {len(columns)}"
                )
        if not ordered or ordered[-1][1] != nodes - 1:
            raise InputError("no arc leads to the last node of the lattice")
        return cls(
            tuple(columns),
            nodes,
            np.array([arc[0] for arc in ordered], np.int64),
            np.array([arc[1] for arc in ordered], np.int64),
            np.array([arc[2] for arc in ordered], np.float64).reshape(-1, len(columns)),
            tuple(tuple(arc[3]) for arc in ordered),
        )

    def arc_offsets(self) -> NDArray[np.int64]:
        """Return where the arcs into each node start, shape (nodes + 1,)."""
        return np.searchsorted(self.target, np.arange(self.nodes + 1)).astype(np.int64)

    def paths(self) -> Iterator[list[int]]:
        """Yield every path as its arcs. Their number can be exponential."""
        outgoing: list[list[int]] = [[] for _ in range(self.nodes)]
        for arc, node in enumerate(self.source):
            outgoing[node].append(arc)
        stack: list[tuple[int, list[int]]] = [(0, [])]
        while stack:
            node, path = stack.pop()
            if node == self.nodes - 1:
                yield path
            for arc in reversed(outgoing[node]):
                stack.append((int(self.target[arc]), [*path, arc]))

    def tokens(self, path: Sequence[int]) -> list[str]:
        """Return the words along a path."""
        return [word for arc in path for word in self.words[arc]]
