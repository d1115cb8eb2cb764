"""Word translation probabilities from links."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, offsets_of
from regmt.decoding.alignment.links import Links
from regmt.instance_selection.corpus import Corpus


class LexicalTable(NamedTuple):
    """w(t|s) and w(s|t) of linked words, in compressed rows of source words."""

    row_starts: Int64Array  #: (n_source_words + 1,)
    columns: Int32Array  #: target words, ascending within a row
    forward: Float64Array  #: w(t|s)
    backward: Float64Array  #: w(s|t)
    forward_null: Float64Array  #: (n_target_words,) w(t | empty word), from words without a link
    backward_null: Float64Array  #: (n_source_words,)

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
        return cls(
            offsets_of(np.bincount(rows, minlength=n_source)),
            columns.astype(np.int32),
            counts / source_total[rows],
            counts / target_total[columns],
            target_free / max(1.0, target_free.sum()),
            source_free / max(1.0, source_free.sum()),
        )


def _unlinked(tokens: Int32Array, linked: Int64Array, n_words: int) -> Float64Array:
    """Count the occurrences of each word that have no link."""
    free = np.ones(len(tokens), dtype=bool)
    free[linked] = False
    return np.bincount(tokens[free], minlength=n_words).astype(np.float64)
