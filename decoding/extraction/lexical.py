"""Word translation probabilities from links, and the lexical weights of phrase pairs."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, read_only
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction import _lexical_kernels as kernels
from regmt.decoding.extraction._lexical_kernels import Places
from regmt.decoding.extraction.pairs import PhrasePairs
from regmt.decoding.extraction.phrases import LONGEST
from regmt.instance_selection.corpus import Corpus


@dataclass
class LexicalTable:
    """w(t|s) and w(s|t) of linked words, in compressed rows of source words.

    Attributes
    ----------
    row_starts : ndarray of int64, shape (n_source_words + 1,)
    columns : ndarray of int32
        Target words, ascending within a row.
    forward, backward : ndarray of float64
        w(t|s), w(s|t).
    forward_null : ndarray of float64, shape (n_target_words,)
        w(t | empty word), from target words without a link.
    backward_null : ndarray of float64, shape (n_source_words,)
    """

    row_starts: Int64Array
    columns: Int32Array
    forward: Float64Array
    backward: Float64Array
    forward_null: Float64Array
    backward_null: Float64Array

    def arrays(self) -> kernels.Lexicon:
        """Return them as kernels take them."""
        return read_only(kernels.Lexicon(**vars(self)))

    @classmethod
    def from_links(cls, corpus: Corpus, links: Links) -> LexicalTable:
        """Estimate by relative frequency; a word without a link counts as linked to none."""
        n_source, n_target = len(corpus.source.vocabulary), len(corpus.target.vocabulary)
        source_at, target_at = links.positions(corpus.source.offsets, corpus.target.offsets)
        source, target = corpus.source.tokens[source_at], corpus.target.tokens[target_at]
        keys, counts = np.unique(source.astype(np.int64) * n_target + target, return_counts=True)
        rows, columns = np.divmod(keys, n_target)
        source_free = _unlinked(corpus.source.tokens, source_at, n_source)
        target_free = _unlinked(corpus.target.tokens, target_at, n_target)
        source_total = np.bincount(rows, counts, n_source) + source_free
        target_total = np.bincount(columns, counts, n_target) + target_free
        row_starts = np.zeros(n_source + 1, dtype=np.int64)
        np.cumsum(np.bincount(rows, minlength=n_source), out=row_starts[1:])
        return cls(
            row_starts,
            columns.astype(np.int32),
            counts / source_total[rows],
            counts / target_total[columns],
            target_free / max(1.0, target_free.sum()),
            source_free / max(1.0, source_free.sum()),
        )


def lexical_weights(pairs: PhrasePairs, table: LexicalTable) -> Float64Array:
    """Return lex(s|t) and lex(t|s) of each pair, shape (n_pairs, 2), by its links.

    lex(t|s) = ∏_j mean of w(t_j|s_i) over the words s_i linked to t_j, w(t_j|NULL) if there is
    none (Koehn, Och and Marcu 2003, Eq 3).
    """
    return lexical_weights_at(pairs.places(), pairs.links, table)


def lexical_weights_at(places: Places, links: Int64Array, table: LexicalTable) -> Float64Array:
    """Return the lexical weights of pairs given by their places, see `lexical_weights`."""
    out = np.empty((len(links), 2))
    kernels.lexical_weights(
        read_only(places), read_only(links), table.arrays(), np.empty((4, LONGEST)), out
    )
    return out


def zens_ney_weights(pairs: PhrasePairs, table: LexicalTable) -> Float64Array:
    """Return ∏_i (1 - ∏_j (1 - w(s_i|t_j))) and its mirror image, shape (n_pairs, 2).

    Noisy-or weights of all word pairs, whatever the links (Zens and Ney 2004).
    """
    out = np.empty((len(pairs), 2))
    places, space = read_only(pairs.places()), np.empty((2, LONGEST))
    kernels.zens_ney_weights(places, table.arrays(), space, out)
    return out


def _unlinked(tokens: Int32Array, linked: Int64Array, n_words: int) -> Float64Array:
    """Count the occurrences of each word that have no link."""
    free = np.ones(len(tokens), dtype=bool)
    free[linked] = False
    return np.bincount(tokens[free], minlength=n_words).astype(np.float64)
