"""The model learned for one sentence: W and its predictions."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
from scipy import sparse

from regmt.core.arrays import Float64Array, Int64Array
from regmt.decoding.lm.language_model import BEGIN, END
from regmt.features.from_index import LocalProblem
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors.base import Selection
from regmt.instance_selection.sentence import Sentence

Ngram = tuple[str, ...]


@dataclass(kw_only=True)
class SentenceModel:
    """The regression model of one sentence.

    Attributes
    ----------
    sentence : Sentence
    selection : Selection
        The training pairs it was learned from.
    problem : LocalProblem
        X, Y and φ(x).
    orders : Orders
        Of the features.
    prediction : ndarray, shape (N_Y + n_ends,)
        ŷ = W φ(x) (Eq 3.1), or what else the learner predicts.
    coef : csr_matrix or None, shape (N_Y + n_ends, N_X)
        W, filled in the columns of φ(x). The last rows belong to `ends`. None for learners that
        have no W.
    ends : list of tuple of str
        N-grams with the beginning or the end of the sentence, if they were asked for.
    reverse : csr_matrix or None, shape (len(problem.columns), N_Y)
        W learned from target to source, for the source features of the sentence.
    """

    sentence: Sentence
    selection: Selection
    problem: LocalProblem
    orders: Orders
    prediction: Float64Array
    coef: sparse.csr_matrix | None
    ends: list[Ngram] = field(default_factory=list)
    reverse: sparse.csr_matrix | None = None

    def __repr__(self) -> str:
        n_targets, n_sources = len(self.prediction), len(self.problem.columns)
        return f"<W of {self.sentence.text!r}: {n_targets} target × {n_sources} source features>"

    @property
    def ids(self) -> Int64Array:
        """The training pairs it was learned from."""
        return self.selection.ids

    @property
    def tokens(self) -> list[str]:
        """The words of the sentence."""
        return self.sentence.tokens

    @property
    def n_targets(self) -> int:
        """Number of target features, without those of the sentence's ends."""
        return self.problem.Y.shape[1]

    @property
    def local_coef(self) -> sparse.csr_matrix:
        """W without the sentence's ends, over the source features of the sentence alone."""
        assert self.coef is not None, "this learner has no W"
        return self.coef[: self.n_targets, self.problem.columns]

    @property
    def source_names(self) -> list[Ngram]:
        """The source features of the sentence, in the order of `local_coef`'s columns."""
        return [self.problem.source_name(int(column)) for column in self.problem.columns]

    @property
    def unknown_words(self) -> list[str]:
        """The words of the sentence that none of the training pairs holds."""
        text = self.problem.index.source.text
        seen = np.concatenate([np.empty(0, np.int32), *(text[i] for i in self.ids.tolist())])
        known = np.isin(self.sentence.ids, seen)
        return [token for token, k in zip(self.tokens, known, strict=True) if not k]

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

    def predicted_ngrams(self, *, threshold: float) -> dict[Ngram, float]:
        """Return the target features predicted above `threshold`, with their values."""
        rows = np.flatnonzero(self.prediction > threshold)
        return dict(zip(self.target_names(rows), self.prediction[rows].tolist(), strict=True))

    def in_reference(self, reference: str | Sentence) -> tuple[npt.NDArray[np.bool_], int]:
        """Compare with a reference translation.

        Returns
        -------
        present : ndarray of bool, shape (N_Y,)
            Which target features occur in the reference.
        n_uncovered : int
            Distinct features of the reference that the selected pairs do not have.
        """
        target = self.problem.index.target
        encoded = target.text.encode(reference, self.sentence.text)
        _, ngrams = target.find([encoded], orders=self.orders)
        present = np.isin(self.problem.target_ids, ngrams)
        return present, len(encoded.distinct_ngrams(self.orders)) - int(present.sum())


def sentence_ends(
    index: Index, ids: Int64Array, orders: Orders
) -> tuple[sparse.csr_matrix, list[Ngram]]:
    """Return the n-grams at the ends of the selected target sentences as further columns of Y.

    For each order k > 1 the n-gram of ``<s>`` and the first k-1 words, and that of the last k-1
    words and ``</s>``.
    """
    text, words = index.target.text, index.target.text.vocabulary.words
    columns: dict[tuple[bool, tuple[int, ...]], int] = defaultdict(lambda: len(columns))
    rows: list[int] = []
    where: list[int] = []
    for row, pair in enumerate(ids.tolist()):
        tokens = text[pair].tolist()
        for k in range(max(2, orders.lowest), min(orders.highest, len(tokens) + 1) + 1):
            for at_end, inner in ((False, tokens[: k - 1]), (True, tokens[len(tokens) - k + 1 :])):
                rows.append(row)
                where.append(columns[at_end, tuple(inner)])
    shape = (len(ids), len(columns))
    matrix = sparse.csr_matrix((np.ones(len(rows)), (rows, where)), shape=shape)
    names = []
    for at_end, inner in columns:
        spelled = tuple(words[i] for i in inner)
        names.append((*spelled, END) if at_end else (BEGIN, *spelled))
    return matrix, names
