"""Word translation probabilities from links."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, offsets_of
from regmt.core.numbering import number_keys
from regmt.core.scratch import scratch
from regmt.decoding.alignment.links import Links
from regmt.decoding.map_estimate import map_estimate
from regmt.instance_selection.corpus import Corpus

if TYPE_CHECKING:
    from scipy import sparse

ADAPTATION_STRENGTH = 10.0
"""How many links of a word the probabilities of the whole corpus are worth in adapted ones."""
_SCRATCH_PER_LINK = 40  # bytes of temporary files


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
        return LexicalCounts.of(corpus, links).table()

    def free(self) -> tuple[Float64Array, Float64Array]:
        """Return the share of occurrences without a link of each source and each target word."""
        n_source, n_target = len(self.row_starts) - 1, len(self.forward_null)
        rows = np.repeat(np.arange(n_source), np.diff(self.row_starts))
        linked = (
            np.bincount(rows, self.forward, n_source),
            np.bincount(self.columns, self.backward, n_target),
        )
        return np.maximum(1.0 - linked[0], 0.0), np.maximum(1.0 - linked[1], 0.0)

    @classmethod
    def adapted(cls, counts: LexicalCounts, own: LexicalCounts) -> LexicalTable:
        """Estimate from the counts `own` of some pairs, with those of all as the prior.

        w(t|s) = (c(s,t) + τ w_all(t|s)) / (c(s) + τ), τ = `ADAPTATION_STRENGTH` (PORTAGE,
        section 3 and appendix A).
        """
        prior, strength = counts.table(), ADAPTATION_STRENGTH
        n_source, n_target = counts.linked.shape
        rows = np.repeat(np.arange(n_source), np.diff(prior.row_starts))
        linked = np.asarray(own.linked[rows, prior.columns]).ravel().astype(np.float64)
        source_total = np.bincount(rows, linked, n_source) + own.source_free
        target_total = np.bincount(prior.columns, linked, n_target) + own.target_free
        free = own.target_free, own.source_free
        nulls = [
            map_estimate(f, f.sum(), p, strength)
            for f, p in zip(free, (prior.forward_null, prior.backward_null), strict=True)
        ]
        return cls(
            prior.row_starts,
            prior.columns,
            map_estimate(linked, source_total[rows], prior.forward, strength),
            map_estimate(linked, target_total[prior.columns], prior.backward, strength),
            *nulls,
        )


class LexicalCounts(NamedTuple):
    """How often words are linked, and how often they are not."""

    linked: sparse.csr_matrix  #: source words × target words
    source_free: Float64Array
    target_free: Float64Array

    @classmethod
    def of(cls, corpus: Corpus, links: Links) -> LexicalCounts:
        """Count the links of a corpus."""
        from scipy import sparse

        sides = corpus.source, corpus.target
        n_source, n_target = shape = len(sides[0].vocabulary), len(sides[1].vocabulary)
        free = [np.ones(len(side.tokens), dtype=bool) for side in sides]

        def keys() -> Iterator[Int64Array]:
            for source_at, target_at in links.positions_by_parts(
                sides[0].offsets, sides[1].offsets
            ):
                free[0][source_at] = free[1][target_at] = False
                words = sides[0].tokens[source_at].astype(np.int64)
                yield words * n_target + sides[1].tokens[target_at]

        with scratch("counting links", _SCRATCH_PER_LINK * len(links.source)) as place:
            found = number_keys(keys(), scratch=place)
            words, columns = np.divmod(found.distinct, n_target)
            starts = offsets_of(np.bincount(words, minlength=n_source))
            parts = np.array(found.counts), columns.astype(np.int32), starts
        return cls(
            sparse.csr_matrix(parts, shape=shape),
            *(_count(side.tokens[f], n) for side, f, n in zip(sides, free, shape, strict=True)),
        )

    def minus(self, other: LexicalCounts) -> LexicalCounts:
        """Subtract the counts of some of the pairs."""
        linked = self.linked - other.linked
        linked.eliminate_zeros()
        free = self.source_free - other.source_free, self.target_free - other.target_free
        return LexicalCounts(linked, *free)

    def table(self) -> LexicalTable:
        """Return the relative frequencies."""
        linked, source_free, target_free = self
        n_source, n_target = linked.shape
        (rows, columns), counts = linked.tocoo().coords, linked.data
        source_total = np.bincount(rows, counts, n_source) + source_free
        target_total = np.bincount(columns, counts, n_target) + target_free
        return LexicalTable(
            linked.indptr.astype(np.int64),
            columns.astype(np.int32),
            counts / source_total[rows],
            counts / target_total[columns],
            target_free / max(1.0, target_free.sum()),
            source_free / max(1.0, source_free.sum()),
        )


def _count(words: Int32Array, n_words: int) -> Float64Array:
    return np.bincount(words, minlength=n_words).astype(np.float64)
