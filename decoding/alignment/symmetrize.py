"""Joining the links of the two directions: intersection, union and the growing heuristics."""

from __future__ import annotations

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.core.errors import InputError
from regmt.decoding.alignment import _symmetrize_kernels as kernels
from regmt.decoding.alignment.links import Links

HEURISTICS = (
    "intersection",
    "union",
    "grow",
    "grow-diag",
    "grow-final",
    "grow-final-and",
    "grow-diag-final",
    "grow-diag-final-and",
)


def symmetrize(
    forward: Links,
    backward: Links,
    source_offsets: Int64Array,
    target_offsets: Int64Array,
    *,
    heuristic: str = "grow-diag-final-and",
) -> Links:
    """Join two sets of links between the same sentences.

    ``grow`` starts from the intersection and adds neighbouring links of the union that give a
    word its first link; with ``diag`` diagonal neighbours count too. ``final`` then adds links of
    either direction where a word has none yet, ``final-and`` only where both words have none
    (Koehn, Och and Marcu 2003; Och and Ney 2003).

    Parameters
    ----------
    forward, backward : Links
        Links found with the source hidden and with the target hidden.
    source_offsets, target_offsets : ndarray of int64
        Of the sentences.
    heuristic : str
        One of `HEURISTICS`.
    """
    if heuristic not in HEURISTICS:
        raise InputError(
            f"unknown heuristic {heuristic!r}", remedy=f"use one of {', '.join(HEURISTICS)}"
        )
    if len(forward) != len(backward):
        raise InputError(
            f"{len(forward)} alignments in one direction, {len(backward)} in the other",
            remedy="give two files that correspond line by line",
        )
    steps = heuristic.split("-")
    if heuristic == "union":
        start, diagonal, final = kernels.UNION, False, 0
    elif heuristic == "intersection":
        start, diagonal, final = kernels.INTERSECTION, False, 0
    else:
        start, diagonal = kernels.GROW, "diag" in steps
        final = 2 if steps[-1] == "and" else 1 if "final" in steps else 0
    sizes, source, target = kernels.join(
        np.diff(source_offsets),
        np.diff(target_offsets),
        forward.offsets,
        forward.source,
        forward.target,
        backward.offsets,
        backward.source,
        backward.target,
        start,
        diagonal,
        final,
    )
    return Links.from_sizes(sizes, source, target)
