"""The lexical weights of phrase pairs."""

from __future__ import annotations

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array, read_only
from regmt.decoding.extraction import _lexical_kernels as kernels
from regmt.decoding.extraction._lexical_kernels import Places
from regmt.decoding.extraction.counts import JointCounts
from regmt.decoding.extraction.lexical_table import LexicalTable
from regmt.decoding.extraction.pairs import PhrasePairs, first_rows, phrase_places
from regmt.decoding.extraction.phrases import LONGEST


def lexical_weights(pairs: JointCounts, table: LexicalTable) -> Float64Array:
    """Return lex(s|t) and lex(t|s) of each row, shape (n_rows, 2), by its links.

    lex(t|s) = ∏_j mean of w(t_j|s_i) over the words s_i linked to t_j, w(t_j|NULL) if there is
    none (Koehn, Och and Marcu 2003, Eq 3).
    """
    return lexical_weights_at(phrase_places(pairs), pairs.links, table)


def largest_lexical_weights(counts: JointCounts, table: LexicalTable) -> Float64Array:
    """Return for each pair the largest of the lexical weights of its links, shape (n_pairs, 2).

    The maximum over all links that the pair was extracted with (thesis, Eq 8.7; Koehn, Och and
    Marcu 2003), in each direction.
    """
    return np.asarray(np.maximum.reduceat(lexical_weights(counts, table), first_rows(counts)))


def lexical_weights_at(places: Places, links: Int64Array, table: LexicalTable) -> Float64Array:
    """Return the lexical weights of pairs given by their places, see `lexical_weights`."""
    out = np.empty((len(links), 2))
    places, links, table = read_only(places), read_only(links), read_only(table)
    kernels.lexical_weights(places, links, table, np.empty((4, LONGEST)), out)
    return out


def zens_ney_weights(pairs: PhrasePairs, table: LexicalTable) -> Float64Array:
    """Return ∏_i (1 - ∏_j (1 - w(s_i|t_j))) and its mirror image, shape (n_pairs, 2).

    Noisy-or weights of all word pairs, regardless of the links (Zens and Ney 2004).
    """
    out = np.empty((len(pairs), 2))
    places, table = read_only(phrase_places(pairs)), read_only(table)
    kernels.zens_ney_weights(places, table, np.empty((2, LONGEST)), out)
    return out
