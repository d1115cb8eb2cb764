"""Inner loop of the symmetrisation heuristics."""

import numpy as np

from regmt.core.compile import kernel

INTERSECTION, UNION, GROW = 0, 1, 2

_NEIGHBOURS = np.array(
    [[-1, 0], [0, -1], [1, 0], [0, 1], [-1, -1], [-1, 1], [1, -1], [1, 1]], dtype=np.int64
)


@kernel
def join(
    source_lengths,
    target_lengths,
    forward_offsets,
    forward_source,
    forward_target,
    backward_offsets,
    backward_source,
    backward_target,
    start,
    diagonal,
    final,
):
    """Join the links of each sentence pair; `final` is 0 none, 1 final, 2 final-and.

    Returns the number of links per sentence pair and their positions, sorted.
    """
    n = len(source_lengths)
    widest = max(1, source_lengths.max()) if n else 1
    tallest = max(1, target_lengths.max()) if n else 1
    # 1: forward, 2: backward, 4: taken
    grid = np.zeros((widest, tallest), dtype=np.int8)
    sizes = np.zeros(n, dtype=np.int64)
    room = len(forward_source) + len(backward_source)
    source = np.empty(room, dtype=np.int32)
    target = np.empty(room, dtype=np.int32)
    out = 0
    for s in range(n):
        n_i, n_j = source_lengths[s], target_lengths[s]
        grid[:n_i, :n_j] = 0
        for k in range(forward_offsets[s], forward_offsets[s + 1]):
            grid[forward_source[k], forward_target[k]] |= 1
        for k in range(backward_offsets[s], backward_offsets[s + 1]):
            grid[backward_source[k], backward_target[k]] |= 2
        rows = np.zeros(n_i, dtype=np.int64)
        columns = np.zeros(n_j, dtype=np.int64)
        for i in range(n_i):
            for j in range(n_j):
                if grid[i, j] == 3 or (start == UNION and grid[i, j] != 0):
                    grid[i, j] |= 4
                    rows[i] += 1
                    columns[j] += 1
        if start == GROW:
            _grow(grid, n_i, n_j, rows, columns, 8 if diagonal else 4)
        if final:
            for direction in (1, 2):
                for i in range(n_i):
                    for j in range(n_j):
                        if grid[i, j] & 4 or not grid[i, j] & direction:
                            continue
                        free = int(rows[i] == 0) + int(columns[j] == 0)
                        if free >= final:
                            grid[i, j] |= 4
                            rows[i] += 1
                            columns[j] += 1
        for i in range(n_i):
            for j in range(n_j):
                if grid[i, j] & 4:
                    source[out] = i
                    target[out] = j
                    sizes[s] += 1
                    out += 1
    return sizes, source[:out].copy(), target[:out].copy()


@kernel
def _grow(grid, n_i, n_j, rows, columns, n_neighbours):
    """Add links of the union next to taken ones while one of their words has no link."""
    added = True
    while added:
        added = False
        for i in range(n_i):
            for j in range(n_j):
                if not grid[i, j] & 4:
                    continue
                for k in range(n_neighbours):
                    a, b = i + _NEIGHBOURS[k, 0], j + _NEIGHBOURS[k, 1]
                    if a < 0 or b < 0 or a >= n_i or b >= n_j:
                        continue
                    if grid[a, b] & 4 or grid[a, b] == 0 or (rows[a] > 0 and columns[b] > 0):
                        continue
                    grid[a, b] |= 4
                    rows[a] += 1
                    columns[b] += 1
                    added = True
