"""How much of a test set a selection covers, and what the selection looks like (section 5.4)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int64Array, places_of
from regmt.instance_selection.index import Index, SideIndex
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.sentence import Sentence

ORDERS = (Orders(1, 1), Orders(2, 2), Orders(1, 2))
"""The n-grams over which coverage is reported: words, bigrams, and both."""

_BIGRAMS = Orders(2, 2)


def features_of(side: SideIndex, ids: npt.NDArray[np.integer], *, orders: Orders) -> Int64Array:
    """Return the distinct n-grams of the given sentences, ascending."""
    first, last = side.table.select_orders(orders)
    begin, end = side.sentences.indptr[ids], side.sentences.indptr[np.asarray(ids) + 1]
    present = np.unique(side.sentences.indices[places_of(begin, end - begin)])
    return present[(present >= first) & (present < last)].astype(np.int64)


def coverage(
    side: SideIndex,
    ids: npt.NDArray[np.integer],
    sentences: Sequence[str | Sentence],
    *,
    orders: Orders,
) -> float:
    """Return the share of the distinct n-grams of `sentences` found in a selection.

    On the source side this is scov, on the target side, with references, tcov.

    Parameters
    ----------
    side : SideIndex
        ``index.source`` or ``index.target``.
    ids : ndarray of int
        The selected sentence pairs.
    sentences : sequence of str or Sentence
        Test sentences of that language, treated with the preprocessing of the index.
    orders : Orders

    Returns
    -------
    float
        Between 0 and 1; nan if `sentences` have no n-gram of these orders.
    """
    encoded = [side.text.encode(sentence) for sentence in sentences]
    n_distinct = len(set().union(*(one.distinct_ngrams(orders) for one in encoded)))
    if n_distinct == 0:
        return math.nan
    _, known = side.find(encoded, orders=orders)
    covered = np.intersect1d(np.unique(known), features_of(side, ids, orders=orders))
    return len(covered) / n_distinct


@dataclass
class Measures:
    """Measures of one or several selections, gathered one by one.

    Coverage is the mean over the selections added, each measured on its own test sentences:
    sentence by sentence as in Table 5.1, or once for a whole test set as in Table 5.2.

    Parameters
    ----------
    index : Index

    Attributes
    ----------
    scov, tcov : dict of str to list of float
        For ``"1"``, ``"2"`` and ``"1-2"`` the coverage of each selection; nan where a test
        sentence is too short to have such n-grams. `tcov` stays empty without references.
    """

    index: Index
    scov: dict[str, list[float]] = field(default_factory=dict)
    tcov: dict[str, list[float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._selected = np.zeros(len(self.index), dtype=bool)
        self._orders = [orders for orders in ORDERS if orders.highest <= self.index.order]
        self._n_sentences = self._n_source_words = self._n_target_words = 0

    def add(
        self,
        ids: npt.NDArray[np.integer],
        sources: Sequence[str],
        references: Sequence[str] | None = None,
    ) -> None:
        """Add a selection with the test sentences it was made for."""
        self._selected[ids] = True
        self._n_sentences += len(ids)
        self._n_source_words += int(self.index.source.text.lengths[ids].sum())
        self._n_target_words += int(self.index.target.text.lengths[ids].sum())
        target = self.index.target.text
        encoded = None if references is None else list(map(target.encode, references, sources))
        sides: list[tuple[dict[str, list[float]], SideIndex, Sequence[str | Sentence] | None]] = [
            (self.scov, self.index.source, sources),
            (self.tcov, self.index.target, encoded),
        ]
        for values, side, sentences in sides:
            if sentences is not None:
                for orders in self._orders:
                    share = coverage(side, ids, sentences, orders=orders)
                    values.setdefault(str(orders), []).append(share)

    @property
    def unique_target_bigrams(self) -> int:
        """Number of distinct target bigrams in all that was selected."""
        if self.index.order < 2:
            return 0
        selected = np.flatnonzero(self._selected)
        return len(features_of(self.index.target, selected, orders=_BIGRAMS))

    @property
    def words_per_sentence(self) -> tuple[float, float]:
        """Mean source and target length of what was selected, repetitions counted."""
        n = max(self._n_sentences, 1)
        return self._n_source_words / n, self._n_target_words / n

    @property
    def n_distinct(self) -> int:
        """Number of different sentence pairs selected."""
        return int(self._selected.sum())

    def table(self) -> str:
        """Return the measures as aligned text."""
        from regmt.instance_selection.bleu_bound import bleu_bound

        rows: list[tuple[str, ...]] = [("", *(f"{orders}-grams" for orders in self._orders))]
        for name, values in (("scov", self.scov), ("tcov", self.tcov)):
            if values:
                means = (mean(values[str(orders)]) for orders in self._orders)
                rows.append((name, *(f"{value:.4f}" for value in means)))
        lines = [f"{row[0]:<24}" + "".join(f"{cell:>12}" for cell in row[1:]) for row in rows]
        source, target = self.words_per_sentence
        facts = [
            ("sentence pairs", f"{self.n_distinct:,}"),
            ("words per sentence", f"{source:.1f} / {target:.1f}"),
            ("unique target bigrams", f"{self.unique_target_bigrams:,}"),
        ]
        if "1" in self.tcov:
            facts.append(("BLEU bound (5.9)", f"{bleu_bound(mean(self.tcov['1'])):.4f}"))
        return "\n".join(lines + [f"{name:<24}{value:>12}" for name, value in facts])


def mean(values: Iterable[float]) -> float:
    """Return the mean of the values that are not nan; nan if there is none."""
    known = [value for value in values if not math.isnan(value)]
    return math.fsum(known) / len(known) if known else math.nan
