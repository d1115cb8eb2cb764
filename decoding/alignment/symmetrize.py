"""Combine the links of the two directions: intersection, union and the growing heuristics."""

from __future__ import annotations

import numpy as np

from regmt.core.arrays import Int64Array, offsets_of, read_only
from regmt.core.errors import InputError, check_choice
from regmt.decoding.alignment import _symmetrize_kernels as kernels
from regmt.decoding.alignment.links import Links

_GROWING = (
    "grow",
    "grow-diag",
    "grow-final",
    "grow-final-and",
    "grow-diag-final",
    "grow-diag-final-and",
)
_MOSES = "moses-"
HEURISTICS = ("intersection", "union", *_GROWING, *(_MOSES + name for name in _GROWING))


def symmetrize(
    forward: Links,
    backward: Links,
    source_offsets: Int64Array,
    target_offsets: Int64Array,
    *,
    heuristic: str = "grow-diag-final-and",
) -> Links:
    """Combine two sets of links between the same sentences.

    ``grow`` starts from the intersection and adds neighbouring links of the union that give a
    word its first link; with ``diag`` diagonal neighbours count too. ``final`` then adds links of
    either direction where a word has none yet, ``final-and`` only where both words have none
    (Koehn, Och and Marcu 2003; Och and Ney 2003). Links are visited by source position, then by
    target position; with the prefix ``moses-`` by target position first, as Moses' symal does.

    Parameters
    ----------
    forward, backward : Links
        Links found with the source hidden and with the target hidden.
    source_offsets, target_offsets : ndarray of int64
        Of the sentences.
    heuristic : str
        One of `HEURISTICS`.
    """
    check_choice("heuristic", heuristic, HEURISTICS)
    if len(forward) != len(backward):
        raise InputError(
            f"{len(forward)} alignments in one direction, {len(backward)} in the other",
            remedy="give two files that correspond line by line",
        )
    if heuristic.startswith(_MOSES):
        return symmetrize(
            forward.turned(),
            backward.turned(),
            target_offsets,
            source_offsets,
            heuristic=heuristic.removeprefix(_MOSES),
        ).turned()
    widths = np.diff(target_offsets)
    cell_offsets = offsets_of(np.diff(source_offsets) * widths)
    grid = np.zeros(cell_offsets[-1], dtype=np.int8)
    for links, mark in ((forward, kernels.FORWARD), (backward, kernels.BACKWARD)):
        owner = links.owner
        grid[cell_offsets[owner] + links.source * widths[owner] + links.target] |= mark
    if heuristic == "union":
        return Links.from_cells(np.flatnonzero(grid), source_offsets, target_offsets)
    both = np.flatnonzero(grid == kernels.FORWARD | kernels.BACKWARD)
    taken = Links.from_cells(both, source_offsets, target_offsets)
    if heuristic == "intersection":
        return taken
    grid[both] |= kernels.TAKEN
    linked = np.zeros(source_offsets[-1], dtype=bool), np.zeros(target_offsets[-1], dtype=bool)
    for side, at in zip(linked, taken.positions(source_offsets, target_offsets), strict=True):
        side[at] = True
    steps = heuristic.split("-")
    kernels.grow(
        grid,
        read_only(source_offsets),
        read_only(target_offsets),
        linked,
        8 if "diag" in steps else 4,
        2 if steps[-1] == "and" else 1 if "final" in steps else 0,
    )
    return Links.from_cells(np.flatnonzero(grid & kernels.TAKEN), source_offsets, target_offsets)
