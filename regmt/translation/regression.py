"""The regression model of one test sentence: W learned from the pairs selected for it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy import sparse

from regmt.core.arrays import Float64Array, Int64Array
from regmt.decoding.lm import BEGIN, END
from regmt.features.from_index import LocalProblem, local_problem
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.learners import Learner

Ngram = tuple[str, ...]


@dataclass
class SentenceModel:
    """What was learned for one test sentence.

    Attributes
    ----------
    tokens : list of str
        The test sentence after preprocessing.
    ids : ndarray of int64, shape (m,)
        The training pairs it was learned from.
    problem : LocalProblem
        X, Y and φ(x).
    coef : csr_matrix, shape (N_Y + n_ends, N_X)
        W, filled in the columns of φ(x). The last rows belong to `ends`.
    ends : list of tuple of str
        N-grams with the beginning or the end of the sentence, if they were asked for.
    reverse : csr_matrix or None, shape (len(problem.columns), N_Y)
        W learned from target to source, for the source features of the test sentence.
    unknown_words : list of str
        The words of the sentence that none of the training pairs holds.
    """

    tokens: list[str]
    ids: Int64Array
    problem: LocalProblem
    coef: sparse.csr_matrix
    ends: list[Ngram]
    reverse: sparse.csr_matrix | None
    unknown_words: list[str]

    @property
    def n_targets(self) -> int:
        """Number of target features, without those of the sentence's ends."""
        return self.problem.Y.shape[1]

    @property
    def local_coef(self) -> sparse.csr_matrix:
        """W without the sentence's ends, over the source features of the test sentence alone."""
        return self.coef[: self.n_targets, self.problem.columns]

    @property
    def source_names(self) -> list[Ngram]:
        """The source features of the test sentence, in the order of `local_coef`'s columns."""
        return [self.problem.source_name(int(column)) for column in self.problem.columns]

    def target_name(self, row: int) -> Ngram:
        """Return the n-gram of a row of W."""
        if row >= self.n_targets:
            return self.ends[row - self.n_targets]
        return self.problem.target_name(row)

    def target_names(self, rows: Int64Array) -> list[Ngram]:
        """Return the n-grams of many ascending rows of W."""
        inner = int(np.searchsorted(rows, self.n_targets))
        ends = [self.ends[row - self.n_targets] for row in rows[inner:].tolist()]
        return [*self.problem.target_names(rows[:inner]), *ends]

    def prediction(self) -> Float64Array:
        """Return ŷ = W φ(x), one value per row of W (Eq 3.1)."""
        predicted = self.coef @ self.problem.query.T
        return predicted.toarray().ravel()

    def predicted_ngrams(self, *, threshold: float) -> dict[Ngram, float]:
        """Return the target features predicted above `threshold`, with their values."""
        values = self.prediction()
        rows = np.flatnonzero(values > threshold)
        return dict(zip(self.target_names(rows), values[rows].tolist(), strict=True))


def learn_sentence(
    index: Index,
    ids: Sequence[int] | npt.NDArray[np.integer],
    sentence: str,
    *,
    learner: Learner | None,
    orders: Orders,
    ends: bool = False,
    both_directions: bool = False,
) -> SentenceModel:
    """Learn W for `sentence` from the training pairs `ids`.

    Parameters
    ----------
    index : Index
    ids : sequence of int
    sentence : str
        Raw; treated with the preprocessing of the index.
    learner : Learner or None
        Fitted anew; None leaves W empty.
    orders : Orders
        N-gram orders of the features of both sides.
    ends : bool
        Learn n-grams with the beginning and the end of the target sentence, too.
    both_directions : bool
        Learn the map from target to source as well. Only the few source features of the test
        sentence are its responses, so it costs little.
    """
    pairs: Int64Array = np.asarray(ids, dtype=np.int64)
    problem = local_problem(index, pairs, sentence, source_orders=orders, target_orders=orders)
    responses = problem.Y
    names: list[Ngram] = []
    if ends:
        extra, names = sentence_ends(index, pairs, orders)
        responses = sparse.hstack([problem.Y, extra], format="csr")
    coef = sparse.csr_matrix((responses.shape[1], problem.X.shape[1]))
    # A side may have no features: no pair was selected, or all sentences are too short.
    if learner is not None and all(coef.shape):
        coef = learner.fit(problem.X, responses, columns=problem.columns).coef_
    reverse = None
    if both_directions and learner is not None:
        reverse = sparse.csr_matrix((len(problem.columns), problem.Y.shape[1]))
        if all(reverse.shape):
            reverse = learner.fit(problem.Y, problem.X[:, problem.columns]).coef_
    tokens = index.source.text.preprocessing(sentence)
    text = index.source.text
    seen = np.concatenate([np.empty(0, np.int32), *(text[i] for i in pairs.tolist())])
    known = np.isin(text.vocabulary.encode(tokens), seen)
    return SentenceModel(
        tokens=tokens,
        ids=pairs,
        problem=problem,
        coef=coef,
        ends=names,
        reverse=reverse,
        unknown_words=[token for token, k in zip(tokens, known, strict=True) if not k],
    )


def sentence_ends(
    index: Index, ids: Int64Array, orders: Orders
) -> tuple[sparse.csr_matrix, list[Ngram]]:
    """Return the n-grams at the ends of the selected target sentences as further columns of Y.

    For each order k > 1 the n-gram of ``<s>`` and the first k-1 words, and that of the last k-1
    words and ``</s>``.
    """
    columns: dict[Ngram, int] = defaultdict(lambda: len(columns))
    rows: list[int] = []
    where: list[int] = []
    for row, pair in enumerate(ids.tolist()):
        words = index.target.text.sentence(pair)
        for k in range(max(2, orders.lowest), orders.highest + 1):
            if len(words) < k - 1:
                continue
            for gram in ((BEGIN, *words[: k - 1]), (*words[len(words) - k + 1 :], END)):
                rows.append(row)
                where.append(columns[gram])
    shape = (len(ids), len(columns))
    matrix = sparse.csr_matrix((np.ones(len(rows)), (rows, where)), shape=shape)
    return matrix, list(columns)
