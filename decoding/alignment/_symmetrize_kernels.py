"""Inner loop of the growing heuristics of symmetrisation."""

import numpy as np

from regmt.core.compile import kernel

FORWARD, BACKWARD, TAKEN = 1, 2, 4

_NEIGHBOURS = np.array(
    [[-1, 0], [0, -1], [1, 0], [0, 1], [-1, -1], [-1, 1], [1, -1], [1, 1]], dtype=np.int64
)


@kernel
def grow(grid, source_offsets, target_offsets, linked, n_neighbours, final):
    """Take more links of the cells in `grid`; they hold FORWARD, BACKWARD and TAKEN bits.

    First those next to taken ones while one of their words has no link; then, with ``final`` 1
    or 2, those where that many of their words have none. `linked` are two arrays, of source and of
    target words: whether each has a link.
    """
    rows, columns = linked
    first = 0
    for s in range(len(source_offsets) - 1):
        a, b = source_offsets[s], target_offsets[s]
        n_i, n_j = source_offsets[s + 1] - a, target_offsets[s + 1] - b
        added = True
        while added:
            added = False
            for cell in range(n_i * n_j):
                if not grid[first + cell] & TAKEN:
                    continue
                for k in range(n_neighbours):
                    i, j = cell // n_j + _NEIGHBOURS[k, 0], cell % n_j + _NEIGHBOURS[k, 1]
                    if i < 0 or j < 0 or i >= n_i or j >= n_j:
                        continue
                    other = first + i * n_j + j
                    if grid[other] in (FORWARD, BACKWARD) and not (rows[a + i] and columns[b + j]):
                        grid[other] |= TAKEN
                        rows[a + i] = columns[b + j] = added = True
        for direction in range(FORWARD, BACKWARD + 1 if final else FORWARD):
            for cell in range(n_i * n_j):
                i, j = a + cell // n_j, b + cell % n_j
                free = (not rows[i]) + (not columns[j])
                if grid[first + cell] == direction and free >= final:
                    grid[first + cell] |= TAKEN
                    rows[i] = columns[j] = True
        first += n_i * n_j
