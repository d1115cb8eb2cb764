"""The lexical table t(observed word | hidden word) of an alignment model, and its M-step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import numpy as np
from scipy.special import digamma

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, read_only
from regmt.core.mapped import forget
from regmt.core.scratch import scratch, slices
from regmt.decoding.alignment._pair_kernels import add_at, look_up_pairs, take_pairs
from regmt.decoding.alignment.bitext import Bitext, Part, Side
from regmt.decoding.alignment.direction import Lexicon
from regmt.decoding.map_estimate import map_estimate

UNSEEN = 1e-9
"""Probability of a word pair that the training text did not show."""


@dataclass
class TranslationTable:
    """t(f|e) for the word pairs of a text and for the empty word as e.

    The pairs are those of `Bitext`: source-major whatever the direction.
    """

    hidden: Side  #: the side that generates the other
    pair_starts: Int64Array
    pair_targets: Int32Array
    probability: Float64Array  #: (n_pairs,)
    null: Float64Array  #: (n_observed_words,) t(f | empty word)
    totals: Float64Array | None = None
    """Of each hidden word, what `probability` is still to be divided by: while they are trained,
    both directions share one array of expected counts. `settled` divides."""

    @classmethod
    def uniform(
        cls, bitext: Bitext, hidden: Side, ones: Float64Array | None = None
    ) -> TranslationTable:
        """Return the table in which every observed word is equally likely.

        With `ones`, one for each pair, both directions can share them.
        """
        n = bitext.n_observed_words(hidden)
        table = cls(hidden, bitext.pair_starts, bitext.pair_targets, np.empty(0), np.full(n, 1 / n))
        if ones is None:
            return replace(table, probability=same_for_all(bitext, 1 / n))
        other = bitext.n_source_words if hidden == "source" else bitext.n_target_words
        return replace(table, probability=ones, totals=np.full(other, float(n)))

    @property
    def lexicon(self) -> Lexicon:
        """The probabilities, as kernels take them."""
        return read_only(Lexicon(self.probability, self.null))

    def for_part(self, part: Part) -> Lexicon:
        """Return what a part of the text needs: of its word pairs, and of its observed words."""
        probability, null = np.empty(len(part.pairs)), self.null[part.observed(self.hidden).words]
        totals = np.empty(0) if self.totals is None else self.totals
        arrays = self.pair_starts, self.pair_targets, self.probability, totals, part.pairs
        take_pairs(*map(read_only, arrays), self.hidden == "source", probability)
        return Lexicon(probability, null)

    def settled(self, bitext: Bitext) -> TranslationTable:
        """Return the table with its own probabilities."""
        if self.totals is None:
            return self
        counts, totals = self.probability, self.totals
        each = (counts[here] / totals[owner] for here, owner in bitext.pair_owners(self.hidden))
        return replace(self, probability=_of_pairs(bitext, each), totals=None)

    def for_pairs_of(self, bitext: Bitext) -> Lexicon:
        """Look up the pairs of another text with the same word ids.

        Word ids beyond this table's vocabularies are words that it does not know.
        """
        if bitext.pair_starts is self.pair_starts:
            return self.lexicon
        null = np.full(bitext.n_observed_words(self.hidden), UNSEEN)
        shared = min(len(null), len(self.null))
        null[:shared] = self.null[:shared]
        probability = np.full(bitext.n_pairs, UNSEEN)
        known = self.pair_starts, self.pair_targets, self.probability
        look_up_pairs(
            *map(read_only, (bitext.pair_starts, bitext.pair_targets, *known)), probability
        )
        return read_only(Lexicon(probability, null))

    def carried_to(self, bitext: Bitext) -> TranslationTable:
        """Return the table of the word pairs of another text with the same word ids."""
        same = np.array_equal(bitext.pair_starts, self.pair_starts)
        same = same and np.array_equal(bitext.pair_targets, self.pair_targets)
        forget(bitext.pair_targets, self.pair_targets)
        lexicon = self.lexicon if same else self.for_pairs_of(bitext)
        return TranslationTable(self.hidden, bitext.pair_starts, bitext.pair_targets, *lexicon)


def maximize(
    bitext: Bitext,
    hidden: Side,
    counts: Float64Array,
    null_counts: Float64Array,
    alpha: float = 0.0,
    prior: Lexicon | None = None,
    prior_strength: float = 0.0,
) -> TranslationTable:
    """M-step: turn expected counts of links into t(f|e).

    Maximum likelihood c(e,f)/c(e); with ``alpha > 0`` the mean-field estimate under a symmetric
    Dirichlet prior, exp(ψ(c(e,f)+α) - ψ(c(e)+αN(e))), N(e) the number of words seen with e; with
    `prior` the MAP estimate (c(e,f) + τ p0(f|e)) / (c(e) + τ).

    Parameters
    ----------
    counts : ndarray of shape (n_pairs,)
    null_counts : ndarray of shape (n_observed_words,)
        Expected links to the empty word.
    alpha : float
    prior : Lexicon, optional
    prior_strength : float
        τ.
    """
    n_hidden = bitext.n_source_words if hidden == "source" else bitext.n_target_words
    totals = np.zeros(n_hidden)
    for here, owner in bitext.pair_owners(hidden):
        add_at(read_only(owner), read_only(counts[here]), 0, totals)
        forget(counts)
    null_total = float(null_counts.sum())
    table = TranslationTable(hidden, bitext.pair_starts, bitext.pair_targets, counts, null_counts)
    if prior is None and alpha == 0.0:
        totals[totals == 0.0] = 1.0
        return replace(table, null=null_counts / (null_total or 1.0), totals=totals)
    if prior is not None:
        null = map_estimate(null_counts, null_total, prior.null, prior_strength)
    else:
        fertile = np.zeros(n_hidden)
        for _, owner in bitext.pair_owners(hidden):
            fertile += np.bincount(owner, minlength=n_hidden)
        log_totals = digamma(np.maximum(totals + alpha * fertile, alpha))
        null = np.exp(digamma(null_counts + alpha) - digamma(null_total + alpha * len(null_counts)))

    def estimates() -> Iterator[Float64Array]:
        for here, owner in bitext.pair_owners(hidden):
            if prior is not None:
                given = prior.probability[here]
                yield map_estimate(counts[here], totals[owner], given, prior_strength)
            else:
                yield np.exp(digamma(counts[here] + alpha) - log_totals[owner])
            forget(counts)

    return replace(table, probability=_of_pairs(bitext, estimates()), null=null)


def same_for_all(bitext: Bitext, value: float) -> Float64Array:
    """Return an array with the same value for each pair of a text."""
    parts = (np.full(here.stop - here.start, value) for here in slices(bitext.n_pairs))
    return _of_pairs(bitext, parts)


def _of_pairs(bitext: Bitext, parts: Iterable[Float64Array]) -> Float64Array:
    """Return parts of an array with a value for each pair of a text as one."""
    with scratch("a table of word pairs", 8 * bitext.n_pairs) as place:
        return place.joined(parts, np.float64)
