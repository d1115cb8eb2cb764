"""Base class of selectors: the query, the selection, and the three settings of section 5.4.3."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, read_only
from regmt.core.errors import InputError, check_choice
from regmt.core.mapped import limit
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.growth import GrownPostings
from regmt.instance_selection.incidence import Incidence
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders, flatten
from regmt.instance_selection.selectors import _candidate_kernels
from regmt.instance_selection.sentence import Sentence

Ranking = tuple[npt.NDArray[np.integer], Float64Array]
"""Sentence ids in the order of selection, and their scores."""

MODES = ("sentence", "union", "testset")

UNIGRAMS_AND_BIGRAMS = Orders(1, 2)


@dataclass(frozen=True)
class Selection:
    """Training sentences in the order of their selection.

    Attributes
    ----------
    ids : ndarray of int64
        Sentence pairs, 0-based.
    scores : ndarray of float64
        The selector's score of each when it was selected.
    gains : ndarray of float64
        The share of the query's distinct n-grams that each is the first to cover; the sum is the
        source coverage of the selection.
    """

    ids: Int64Array
    scores: Float64Array
    gains: Float64Array

    def __len__(self) -> int:
        return len(self.ids)


@dataclass(frozen=True)
class Query:
    """The text to select for: one sentence, or a whole test set.

    Attributes
    ----------
    tokens, offsets
        Its sentences as word ids of the index, -1 for words the index does not know.
    features : ndarray of int64
        The distinct n-grams in it that the index knows, in the order of their words.
    counts : ndarray of int64
        How often each occurs in the query.
    n_distinct : int
        Number of its distinct n-grams, unknown ones included.
    """

    tokens: Int32Array
    offsets: Int64Array
    features: Int64Array
    counts: Int64Array
    n_distinct: int


@dataclass(kw_only=True)
class Selector(ABC):
    """Chooses training sentences for a query.

    Parameters
    ----------
    orders : Orders
        The n-grams that serve as features.

    Notes
    -----
    `fit` keeps work space that `select` uses, so one selector serves one thread at a time.
    """

    orders: Orders = UNIGRAMS_AND_BIGRAMS

    #: The name under which `make_selector` knows it.
    name: ClassVar[str]

    def fit(self, data: Index | Corpus) -> Self:
        """Take the sentences to select from: an index, or a corpus, which is indexed first."""
        if isinstance(data, Corpus):
            data = Index.build(data, order=self.orders.highest)
        self.index = data
        source = data.source
        self._first, self._last = source.table.select_orders(self.orders)
        self._rows = frozen(source.sentences)
        self._postings = frozen(source.postings)
        self._excluded = np.zeros(len(data), dtype=bool)
        self._wanted = np.zeros(len(source.table), dtype=bool)
        self._hits = np.zeros(len(data), dtype=np.int32)
        self._prepare()
        return self

    def select(
        self,
        queries: Sequence[str | Sentence],
        budget: int,
        *,
        mode: str = "sentence",
        budget_words: int | None = None,
        exclude: Sequence[int] | Int64Array = (),
        exclude_exact: bool = False,
    ) -> list[Selection]:
        """Select training sentences.

        Parameters
        ----------
        queries : sequence of str or Sentence
            Source sentences; raw ones are treated with the preprocessing of the index.
        budget : int
            How many sentence pairs: for each query, or in all with ``mode="testset"``.
        mode : {"sentence", "union", "testset"}
            One selection per query (L_I), the union of these (L_∪), or one selection for the
            n-grams of all queries together (L_∪F).
        budget_words : int, optional
            Stop before this many target words are exceeded as well.
        exclude : sequence of int
            Sentence pairs that must not be selected.
        exclude_exact : bool
            Do not select pairs whose source equals the query (any of them in ``testset`` mode).

        Returns
        -------
        list of Selection
            As many as queries with ``mode="sentence"``, else a single one. Fewer than `budget`
            sentences are selected when no more have anything in common with the query.
        """
        check_choice("mode", mode, MODES)
        if budget < 1 or (budget_words is not None and budget_words < 1):
            raise InputError("the budget is not positive", remedy="select at least one")
        groups = [list(queries)] if mode == "testset" else [[query] for query in queries]
        selections = [
            self._select_group(group, budget, budget_words, exclude, exclude_exact)
            for group in groups
        ]
        if mode == "union":
            return [self.union(selections, queries)]
        return selections

    def union(
        self, selections: Sequence[Selection], queries: Sequence[str | Sentence]
    ) -> Selection:
        """Join selections, each pair where it first occurs, with the gains for all `queries`."""
        ids = np.concatenate([s.ids for s in selections] or [np.empty(0, np.int64)])
        scores = np.concatenate([s.scores for s in selections] or [np.empty(0)])
        _, first = np.unique(ids, return_index=True)
        first.sort()
        return self._selection(ids[first], scores[first], self.query(queries))

    def query(self, sentences: Sequence[str | Sentence]) -> Query:
        """Find the features of sentences."""
        source = self.index.source
        encoded = [source.text.encode(sentence) for sentence in sentences]
        tokens, offsets = flatten([sentence.ids for sentence in encoded])
        features, counts = self._features(tokens, offsets, self.orders)
        distinct = set().union(*(sentence.distinct_ngrams(self.orders) for sentence in encoded))
        return Query(tokens, offsets, features, counts, len(distinct))

    def _features(
        self, tokens: Int32Array, offsets: Int64Array, orders: Orders | None = None
    ) -> tuple[Int64Array, Int64Array]:
        """Return the distinct n-grams that any pair has, in their order, and their counts."""
        _, ngrams = self.index.source.table.find(tokens, offsets, orders=orders)
        features, counts = np.unique(ngrams, return_counts=True)
        held = np.flatnonzero(self._postings.sizes(features))
        held = held[self.index.source.table.ordered(features[held])]
        return features[held], counts[held].astype(np.int64)

    def _select_group(
        self,
        sentences: Sequence[str | Sentence],
        budget: int,
        budget_words: int | None,
        exclude: Sequence[int] | Int64Array,
        exclude_exact: bool,
    ) -> Selection:
        limit()  # every query begins with few pages of mapped files
        query = self.query(sentences)
        excluded = np.asarray(exclude, dtype=np.int64)
        if exclude_exact:
            each = np.split(query.tokens, query.offsets[1:-1])
            exact = [self.index.exact_matches(words) for words in each]
            excluded = np.concatenate((excluded, *exact))
        # A pair has at least one target word, so the words bound the pairs too.
        budget = min(budget, len(self.index), budget_words or budget)
        self._excluded[excluded] = True
        try:
            ids, scores = self._rank(query, budget)
        finally:
            self._excluded[excluded] = False
        if budget_words is not None:
            words = np.cumsum(self.index.target.text.lengths[ids])
            within = int(np.searchsorted(words, budget_words, side="right"))
            ids, scores = ids[:within], scores[:within]
        return self._selection(ids, scores, query)

    def _selection(
        self, ids: npt.NDArray[np.integer], scores: Float64Array, query: Query
    ) -> Selection:
        gains = np.zeros(len(ids))
        if len(ids):
            self._wanted[query.features] = True
            wide = ids.astype(np.int64)
            _candidate_kernels.new_features(self._rows.arrays, wide, self._wanted, gains)
            self._wanted[query.features] = False
            gains /= max(query.n_distinct, 1)
        return Selection(ids.astype(np.int64), np.asarray(scores, dtype=np.float64), gains)

    def idf(self, features: Int64Array) -> Float64Array:
        """Return log(|U| / cnt(f, U)), counting sentences (5.7); 0 for a feature in all."""
        holders = self._postings.sizes(features)
        return np.log(len(self.index) / np.maximum(holders, 1))  # 0: all were deleted

    def frequency(self, features: Int64Array) -> Float64Array:
        """Return how often each feature occurs in the corpus."""
        postings, features = self._postings.only(features)
        bounds = zip(postings.indptr[features], postings.indptr[features + 1], strict=True)
        return np.array([postings.counts[a:b].sum() for a, b in bounds], dtype=np.float64)

    def holders(self, query: Query) -> Int32Array:
        """Return the sentences that share a feature with the query, ascending, none excluded."""
        postings, features = self._postings.only(query.features)
        n = _candidate_kernels.count_candidates(
            postings.arrays, features, self._excluded, self._hits
        )
        candidates = np.empty(n, dtype=np.int32)
        _candidate_kernels.take_candidates(self._hits, candidates)
        return candidates

    @property
    def all_orders(self) -> Orders:
        """Every order of the index."""
        return Orders(1, self.index.order)

    def query_in_all_orders(self, query: Query) -> Query:
        """Return the query with its n-grams of every order of the index as features."""
        features, counts = self._features(query.tokens, query.offsets)
        return replace(query, features=features, counts=counts)

    def n_ngrams(self, query: Query) -> int:
        """Return the number of n-gram tokens of the query, unknown ones included."""
        lengths = np.diff(query.offsets)
        return int(sum(np.maximum(lengths - n + 1, 0).sum() for n in self.orders))

    def _prepare(self) -> None:  # noqa: B027 (a hook: most selectors need nothing here)
        """Compute what depends on the corpus alone."""

    @abstractmethod
    def _rank(self, query: Query, budget: int) -> Ranking:
        """Return up to `budget` sentence ids in the order of selection, and their scores.

        Sentences flagged in ``self._excluded`` must not be among them.
        """


def frozen(incidence: Incidence) -> Incidence:
    """Return read-only views, as an opened index has them, so that kernels compile only once."""
    if isinstance(incidence, GrownPostings):
        return incidence
    return Incidence(*read_only(incidence.arrays))


def best(ids: npt.NDArray[np.integer], scores: Float64Array, budget: int) -> Ranking:
    """Return the `budget` highest-scoring ids, highest first, equal scores by id.

    `ids` must ascend.
    """
    if budget < len(ids):
        threshold = np.partition(scores, len(scores) - budget)[len(scores) - budget]
        keep = np.flatnonzero(scores >= threshold)
        ids, scores = ids[keep], scores[keep]
    order = np.argsort(-scores, kind="stable")[:budget]
    return ids[order], scores[order]
