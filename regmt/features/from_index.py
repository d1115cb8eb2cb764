"""X, Y and φ(x) for one test sentence, taken from the rows of an index.

The index already contains the n-gram counts of every training sentence. The regression problem of
a sentence is the rows of its selected pairs with the columns that occur in them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from scipy import sparse

from regmt.core.arrays import Int64Array, offsets_of, places_of
from regmt.features.segments import segments
from regmt.features.subwords import with_subwords
from regmt.features.weighting import Weighting, order_weight
from regmt.instance_selection.index import Index, SideIndex
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.sentence import Sentence
from regmt.instance_selection.spellings import Spellings

if TYPE_CHECKING:
    from regmt.features.gapped import GappedNgramFeatures


@dataclass
class LocalProblem:
    """The regression problem of one test sentence.

    Attributes
    ----------
    X : csr_matrix, shape (m, N_X)
        Source features of the selected pairs.
    Y : csr_matrix, shape (m, N_Y)
        Target features of the selected pairs.
    query : csr_matrix, shape (1, N_X)
        φ(x): the features of the test sentence that occur in X.
    source_ids, target_ids : ndarray of int64
        The n-gram ids (of the index) of the columns of X and Y.
    n_source_features : int
        Distinct features of the test sentence, whether in X or not.
    further : list of tuple of str
        The source features that are no n-grams of the index, because they have a gap or are parts
        of words: their ids follow those of the n-grams.
    """

    X: sparse.csr_matrix
    Y: sparse.csr_matrix
    query: sparse.csr_matrix
    source_ids: Int64Array
    target_ids: Int64Array
    n_source_features: int
    index: Index
    further: list[tuple[str, ...]] = field(default_factory=list)

    @property
    def columns(self) -> npt.NDArray[np.int32]:
        """The columns of X that φ(x) uses: the only columns of W that prediction reads."""
        return self.query.indices

    @property
    def source_coverage(self) -> float:
        """scov: the part of the test sentence's distinct features that occur in X."""
        return self.query.nnz / self.n_source_features if self.n_source_features else 0.0

    def only(self, targets: npt.NDArray[np.integer]) -> LocalProblem:
        """Return the same problem with only those of the target n-grams `targets` that Y has."""
        kept = np.flatnonzero(np.isin(self.target_ids, targets))
        return replace(self, Y=self.Y[:, kept], target_ids=self.target_ids[kept])

    def source_name(self, column: int) -> tuple[str, ...]:
        """Return the words of a source feature."""
        number = int(self.source_ids[column])
        n_ngrams = len(self.index.source.table)
        if number >= n_ngrams:
            return self.further[number - n_ngrams]
        return self.index.source.ngram(number)

    def target_name(self, column: int) -> tuple[str, ...]:
        """Return the words of a target feature."""
        return self.index.target.ngram(int(self.target_ids[column]))

    def target_names(self, columns: Int64Array) -> list[tuple[str, ...]]:
        """Return the words of many target features."""
        return self.index.target.ngrams(self.target_ids[columns])


def local_problem(
    index: Index,
    ids: Sequence[int] | npt.NDArray[np.integer],
    sentence: str | Sentence,
    *,
    source_orders: Orders | str = "1-2",
    target_orders: Orders | str = "1-2",
    weighting: Weighting = "none",
    alpha: float = 1.0,
    boundaries: Collection[str] = (),
    max_gap: int = 0,
    spellings: Spellings | None = None,
    query_first: bool = True,
) -> LocalProblem:
    """Make the regression problem of `sentence` from the training pairs `ids`.

    Parameters
    ----------
    index : Index
    ids : sequence of int, shape (m,)
        The selected training pairs; row i of X and Y is pair ``ids[i]``.
    sentence : str or Sentence
        The test sentence; a raw one goes through the preprocessing of the index.
    source_orders, target_orders : Orders or str
        N-gram orders of the features.
    weighting, alpha
        Weight of the source features, see `order_weight`. Target features stay counts.
    boundaries : collection of str
        Punctuation that no n-gram of either side may cross.
    max_gap : int
        Source features may have one gap of up to this many words (8.2.1); target features, of
        which translations are made, have none.
    spellings : Spellings, optional
        Of the words of the source side: the character n-grams of words that it lacks become source
        features, see `with_subwords`.
    query_first : bool
        Put the features of the test sentence first among the columns of X. Learners give ties to
        the first column, so with this a weight that equal columns could share goes to the one
        that the prediction reads. Otherwise the columns are in the order of their ids.
    """
    source_orders, target_orders = (
        Orders.parse(o) if isinstance(o, str) else o for o in (source_orders, target_orders)
    )
    rows: Int64Array = np.asarray(ids, dtype=np.int64)
    encoded = index.source.text.encode(sentence)
    _, in_sentence = index.source.find([encoded], orders=source_orders)
    in_sentence, counts = np.unique(in_sentence, return_counts=True)
    allowed = _within_segments(index.source, in_sentence, boundaries)
    in_sentence, counts = in_sentence[allowed], counts[allowed]
    first = in_sentence if query_first else in_sentence[:0]
    X, source_ids = _rows(index.source, rows, source_orders, boundaries, first)
    Y, target_ids = _rows(index.target, rows, target_orders, boundaries, in_sentence[:0])

    by_id = np.argsort(source_ids, kind="stable")
    place = np.searchsorted(source_ids, in_sentence, sorter=by_id)
    column = by_id[np.minimum(place, len(by_id) - 1)] if len(by_id) else place
    covered = source_ids[column] == in_sentence if len(by_id) else np.zeros(len(place), bool)
    query = sparse.csr_matrix(
        (
            counts[covered].astype(np.float64),
            column[covered].astype(np.int32),
            np.array([0, covered.sum()], dtype=np.int32),
        ),
        shape=(1, len(source_ids)),
    )
    query.sort_indices()
    n_source_features = len(distinct_ngrams(encoded.tokens, source_orders, boundaries))
    problem = LocalProblem(X, Y, query, source_ids, target_ids, n_source_features, index)
    if max_gap:
        from regmt.features.gapped import GappedNgramFeatures  # loads scikit-learn

        features = GappedNgramFeatures(
            orders=source_orders, max_gap=max_gap, boundaries=tuple(boundaries)
        )
        problem = _with_gaps(problem, rows, encoded, features, query_first)
    if spellings is not None:
        problem = with_subwords(problem, rows, encoded, spellings, query_first=query_first)
    if weighting != "none":
        scale = _scale(problem, weighting, alpha)
        for matrix in (problem.X, problem.query):
            matrix.data *= scale[matrix.indices]
    return problem


def _with_gaps(
    problem: LocalProblem,
    ids: Int64Array,
    sentence: Sentence,
    features: GappedNgramFeatures,
    query_first: bool,
) -> LocalProblem:
    """Return a problem with gapped source features, recounted in the selected pairs."""
    text, n_ngrams = problem.index.source.text, len(problem.index.source.table)
    number_of = {problem.source_name(k): n for k, n in enumerate(problem.source_ids.tolist())}
    sources = [text.sentence(i) for i in ids.tolist()]
    names = features.fit(sources).feature_names_
    gapped = [name for name in names if name not in number_of]
    number_of |= {name: n_ngrams + k for k, name in enumerate(gapped)}
    X, query = features.transform(sources), features.transform([sentence.tokens])
    numbers = np.array([number_of[name] for name in names], dtype=np.int64)
    behind = np.ones(len(names), dtype=bool)
    behind[query.indices if query_first else slice(0)] = False
    order = np.lexsort((numbers, behind))
    X, query = X[:, order], query[:, order]
    for matrix in (X, query):
        matrix.sort_indices()
    own = features.fit([sentence.tokens]).feature_names_
    return replace(
        problem,
        X=X,
        query=query,
        source_ids=numbers[order],
        n_source_features=len(own),
        further=gapped,
    )


def distinct_ngrams(
    tokens: Sequence[str], orders: Orders, boundaries: Collection[str] = ()
) -> set[tuple[str, ...]]:
    """Return the distinct n-grams of a token sequence."""
    return {name for part in segments(tokens, boundaries) for name in orders.ngrams(part)}


def _rows(
    side: SideIndex,
    ids: Int64Array,
    orders: Orders,
    boundaries: Collection[str],
    first_ids: Int64Array,
) -> tuple[sparse.csr_matrix, Int64Array]:
    """Return rows `ids` of the sentence × n-gram counts over the columns that occur in them."""
    incidence = side.sentences
    begin = incidence.indptr[ids]
    length = incidence.indptr[ids + 1] - begin
    row = np.repeat(np.arange(len(ids), dtype=np.int64), length)
    at = places_of(begin, length)
    ngram = incidence.indices[at].astype(np.int64)
    low, high = side.table.select_orders(orders)
    keep = (ngram >= low) & (ngram < high)
    distinct, column = np.unique(ngram[keep], return_inverse=True)
    row, counts = row[keep], incidence.counts[at[keep]].astype(np.float64)
    if boundaries:
        allowed = _within_segments(side, distinct, boundaries)
        renumbered = np.cumsum(allowed) - 1
        kept = allowed[column]
        row, counts, column = row[kept], counts[kept], renumbered[column[kept]]
        distinct = distinct[allowed]
    if len(first_ids):
        to_front = np.isin(distinct, first_ids, assume_unique=True)
        order = np.concatenate((np.flatnonzero(to_front), np.flatnonzero(~to_front)))
        new_place = np.empty(len(order), dtype=np.int64)
        new_place[order] = np.arange(len(order))
        distinct, column = distinct[order], new_place[column]
    indptr = offsets_of(np.bincount(row, minlength=len(ids))).astype(np.int32)
    matrix = sparse.csr_matrix(
        (counts, column.astype(np.int32), indptr), shape=(len(ids), len(distinct))
    )
    matrix.sort_indices()
    return matrix, distinct


def _scale(problem: LocalProblem, weighting: Weighting, alpha: float) -> npt.NDArray[np.float64]:
    table = problem.index.source.table
    weights = [order_weight(p, weighting=weighting, alpha=alpha) for p in range(1, table.order + 1)]
    without_gap = problem.source_ids < len(table)
    orders = np.empty(len(without_gap), dtype=np.int64)
    orders[without_gap] = table.order_of(problem.source_ids[without_gap])
    numbers = problem.source_ids[~without_gap] - len(table)
    orders[~without_gap] = [len(problem.further[k]) for k in numbers.tolist()]
    return np.sqrt(np.array(weights)[orders - 1])


def _within_segments(
    side: SideIndex, ids: Int64Array, boundaries: Collection[str]
) -> npt.NDArray[np.bool_]:
    """Tell which n-grams do not cross a boundary token: it may only be a unigram."""
    if not boundaries:
        return np.ones(len(ids), dtype=bool)
    known = side.text.vocabulary.ids
    forbidden = [known[b] for b in boundaries if b in known]
    holds = np.isin(side.table.words_of(ids), forbidden).any(axis=1)
    return ~holds | (side.table.order_of(ids) == 1)
