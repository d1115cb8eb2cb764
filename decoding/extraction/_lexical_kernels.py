"""Inner loops of the lexical weights of phrase pairs."""

from typing import NamedTuple

from regmt.core.arrays import Int32Array, Int64Array
from regmt.core.compile import kernel
from regmt.decoding.alignment._pair_kernels import find_pair
from regmt.decoding.extraction.lexical_table import LexicalTable


class Places(NamedTuple):
    """Two texts, and where the phrases of each pair stand in them."""

    source: Int32Array
    target: Int32Array
    source_at: Int64Array
    source_length: Int64Array
    target_at: Int64Array
    target_length: Int64Array


@kernel
def lexical_weights(places: Places, masks, table: LexicalTable, sums, out):
    """Koehn's lexical weights: out[:, 0] = lex(source|target), out[:, 1] = lex(target|source).

    `sums` is working space for what is linked to each source word, and to each target word.
    """
    source, target, source_at, source_length, target_at, target_length = places
    row_starts, columns, forward, backward, forward_null, backward_null = table
    for r in range(len(masks)):
        n_i, n_j = source_length[r], target_length[r]
        sums[:] = 0.0
        for i in range(n_i):
            for j in range(n_j):
                if masks[r] >> (7 * i + j) & 1:
                    sums[0, i] += 1.0
                    sums[1, j] += 1.0
                    s, t = source[source_at[r] + i], target[target_at[r] + j]
                    p = find_pair(row_starts, columns, s, t)
                    if p >= 0:
                        sums[2, i] += backward[p]
                        sums[3, j] += forward[p]
        out[r, 0] = 1.0
        for i in range(n_i):
            linked = sums[0, i] > 0.0
            s = source[source_at[r] + i]
            out[r, 0] *= sums[2, i] / sums[0, i] if linked else backward_null[s]
        out[r, 1] = 1.0
        for j in range(n_j):
            linked = sums[1, j] > 0.0
            t = target[target_at[r] + j]
            out[r, 1] *= sums[3, j] / sums[1, j] if linked else forward_null[t]


@kernel
def zens_ney_weights(places: Places, table: LexicalTable, misses, out):
    """Noisy-or weights ∏_i (1 - ∏_j (1 - p(s_i|t_j))), and the same the other way round."""
    source, target, source_at, source_length, target_at, target_length = places
    for r in range(len(source_at)):
        n_i, n_j = source_length[r], target_length[r]
        misses[:] = 1.0
        for i in range(n_i):
            for j in range(n_j):
                s, t = source[source_at[r] + i], target[target_at[r] + j]
                p = find_pair(table.row_starts, table.columns, s, t)
                if p >= 0:
                    misses[0, i] *= 1.0 - table.backward[p]
                    misses[1, j] *= 1.0 - table.forward[p]
        out[r, :] = 1.0
        for i in range(n_i):
            out[r, 0] *= 1.0 - misses[0, i]
        for j in range(n_j):
            out[r, 1] *= 1.0 - misses[1, j]
