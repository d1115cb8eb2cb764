"""The RegMT score of a candidate: its distance from the predicted target features (6.2).

For a source sentence x one W is learned from the training pairs selected for it; all candidates y
are then compared with the prediction ``ŷ = W Φ_X(x)``.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
from scipy import sparse

from instance_selection.errors import InputError
from instance_selection.index import Index
from instance_selection.ngrams import NgramTable, Orders, flatten
from instance_selection.selectors.parallel import Recipe
from instance_selection.vocabulary import Int32Array
from regmt.features.from_index import local_problem
from regmt.features.gapped import GappedNgramFeatures
from regmt.features.weighting import Weighting, order_weight
from regmt.learners.base import Learner
from regmt.learners.registry import make_learner
from regmt.parallel import map_in_order
from regmt.reranking.candidates import FloatArray, Int64Array

FDA = Recipe("fda")


@dataclass(frozen=True, kw_only=True)
class RegressionOptions:
    """How W is learned for a sentence, and what is compared.

    Parameters
    ----------
    learner : str
        One of `regmt.learners.LEARNERS`.
    learner_options : tuple of (name, value)
    selector : Recipe
        Of the training pairs.
    instances : int
        How many, the m of the regression.
    source_orders, target_orders : str
        Orders of the n-grams.
    weighting, alpha
        Weight of an n-gram by its order, in Φ_X and in the squared loss; see `order_weight`.
    boundaries : tuple of str
        Punctuation that no n-gram crosses (6.2.1).
    max_gap : int
        With more than 0, n-grams with a gap of up to so many words (8.2.1) instead.
    exclude_exact : bool
        Do not learn from training pairs whose source is the sentence itself.
    brevity_alpha : float
        α_BP of (6.3).
    brevity_form : {"reference", "printed"}
        See `brevity`.
    """

    learner: str = "fsr"
    learner_options: tuple[tuple[str, float | int | str], ...] = ()
    selector: Recipe = FDA
    instances: int = 100
    source_orders: str = "1-2"
    target_orders: str = "1-2"
    weighting: Weighting = "none"
    alpha: float = 1.0
    boundaries: tuple[str, ...] = ()
    max_gap: int = 0
    exclude_exact: bool = False
    brevity_alpha: float = 0.1316
    brevity_form: str = "reference"

    def __post_init__(self) -> None:
        if self.brevity_form not in ("reference", "printed"):
            raise InputError(
                f"unknown form of the brevity cost {self.brevity_form!r}",
                remedy="use reference or printed",
            )
        if self.max_gap and (self.weighting != "none" or self.boundaries):
            raise InputError("gapped n-grams have no weighting and no boundaries")
        for orders in (self.source_orders, self.target_orders):
            Orders.parse(orders)
        make_learner(self.learner, **dict(self.learner_options))


@dataclass(frozen=True)
class RegressionScores:
    r"""The scores of some candidates of one sentence.

    Attributes
    ----------
    loss : ndarray, shape (n,)
        (6.5): the squared loss to the prediction plus that of the features outside F_Y.
    uncovered : ndarray, shape (n,)
        The second part alone, ``‖Φ_Y(y) \ F_Y‖²``.
    brevity : ndarray, shape (n,)
        BP of (6.3).
    """

    loss: FloatArray
    uncovered: FloatArray
    brevity: FloatArray


class RegressionScorer:
    """Scores candidates by regression; one W per source sentence.

    Parameters
    ----------
    index : Index
        Of the training data, with n-grams of at least the orders asked for.
    options : RegressionOptions
    """

    def __init__(self, index: Index, options: RegressionOptions) -> None:
        self.index = index
        self.options = options
        self.selector = options.selector.make().fit(index)

    def score(self, source: str, candidates: Sequence[str]) -> RegressionScores:
        """Score raw candidate lines; both sides go through the preprocessing of the index."""
        options = self.options
        (selection,) = self.selector.select(
            [source], options.instances, exclude_exact=options.exclude_exact
        )
        prepare = self.index.target.text.preprocessing
        tokens = [prepare(line) for line in candidates]
        if options.max_gap:
            parts = self._gapped(source, selection.ids, tokens)
        else:
            parts = self._spectrum(source, selection.ids, tokens)
        counts, predicted, covered, weight, whole = parts
        # ‖c − ŷ‖² = Σ_f w_f (c_f² − 2 c_f ŷ_f) + ‖ŷ‖²; ŷ is 0 outside F_Y, so (6.5) is this sum.
        squares = counts.multiply(counts)
        loss = squares @ weight - 2.0 * (counts @ (weight * predicted)) + whole.square
        uncovered = squares @ (weight * ~covered)
        length = np.asarray(counts.sum(axis=1)).ravel()
        penalty = brevity(length, whole.length, form=options.brevity_form)
        return RegressionScores(np.maximum(loss, 0.0), np.asarray(uncovered), penalty)

    def _learner(self) -> Learner:
        return make_learner(self.options.learner, **dict(self.options.learner_options))

    def _spectrum(self, source: str, ids: Int64Array, tokens: list[list[str]]) -> _Parts:
        """Compare word n-grams: X and Y are rows of the index."""
        options, table = self.options, self.index.target.table
        orders = Orders.parse(options.target_orders)
        problem = local_problem(
            self.index,
            ids,
            source,
            source_orders=options.source_orders,
            target_orders=orders,
            weighting=options.weighting,
            alpha=options.alpha,
            boundaries=options.boundaries,
        )
        prediction = np.zeros(len(problem.target_ids))
        if problem.query.nnz and len(prediction):
            learner = self._learner().fit(problem.X, problem.Y, columns=problem.columns)
            prediction = learner.predict(problem.query).ravel()
        counts, ngrams, order_of = self._candidate_ngrams(tokens, orders)
        place = np.minimum(np.searchsorted(problem.target_ids, ngrams), max(0, len(prediction) - 1))
        covered = (
            problem.target_ids[place] == ngrams if len(prediction) else np.zeros(len(ngrams), bool)
        )
        predicted = np.where(covered, prediction[place] if len(prediction) else 0.0, 0.0)
        by_order = np.array(
            [0.0]
            + [
                order_weight(p, weighting=options.weighting, alpha=options.alpha)
                for p in range(1, orders.highest + 1)
            ]
        )
        target_order = np.searchsorted(table.starts, problem.target_ids, side="right")
        whole = _whole(prediction, by_order[target_order], options.brevity_alpha)
        return counts, predicted, covered, by_order[order_of], whole

    def _candidate_ngrams(
        self, tokens: list[list[str]], orders: Orders
    ) -> tuple[sparse.csr_matrix, Int64Array, Int64Array]:
        """Count all n-grams of the candidates, those included that the index has never seen.

        Returns the counts (candidates × n-grams), and of each n-gram its id in the index (-1 for
        a new one) and its order.
        """
        text, table = self.index.target.text, self.index.target.table
        size = table.n_words
        new: dict[str, int] = {}
        known = text.vocabulary.ids
        encoded = []
        for words in tokens:
            ids = [known.get(word, -1) for word in words]
            encoded.append(
                [
                    i if i >= 0 else new.setdefault(word, size + len(new))
                    for i, word in zip(ids, words, strict=True)
                ]
            )
        flat, offsets = flatten(encoded)
        local, ranks = NgramTable.build(
            flat, offsets, n_words=size + len(new), order=orders.highest
        )
        row = np.repeat(np.arange(len(tokens)), np.diff(offsets))
        boundary = np.array(
            [i for b in self.options.boundaries if (i := known.get(b, new.get(b, -1))) >= 0],
            dtype=np.int64,
        )
        columns, found, order_of, start = [], [], [], 0
        words_of = np.zeros((0, 0), np.int32)
        parts = []
        for k in range(1, orders.highest + 1):
            if k == 1:
                distinct, number = np.unique(flat, return_inverse=True)
                words_of = distinct.reshape(-1, 1).astype(np.int32)
                of_rank: Int64Array = np.full(local.n_words, -1, np.int64)
                of_rank[distinct] = np.arange(len(distinct))
                at = np.arange(len(flat))
            else:
                prefix, last = np.divmod(local.keys[k - 2], local.n_words)
                before = of_rank[prefix] if k == 2 else prefix
                words_of = np.column_stack((words_of[before], last.astype(np.int32)))
                at = np.flatnonzero(ranks[k - 1] >= 0)
                number = ranks[k - 1][at]
            if k < orders.lowest:
                continue
            crosses = np.zeros(len(words_of), bool)
            if k > 1 and len(boundary):
                crosses |= np.isin(words_of, boundary).any(axis=1)
            keep = ~crosses[number]
            parts.append(row[at[keep]])
            columns.append(start + number[keep])
            found.append(self._in_index(words_of, k))
            order_of.append(np.full(len(words_of), k))
            start += len(words_of)
        occurrences = np.concatenate(parts)
        counts = sparse.csr_matrix(
            (np.ones(len(occurrences)), (occurrences, np.concatenate(columns))),
            shape=(len(tokens), start),
        )
        counts.sum_duplicates()
        return counts, np.concatenate(found), np.concatenate(order_of)

    def _in_index(self, words: Int32Array, order: int) -> Int64Array:
        """Return the ids that the index gives to n-grams, one per row of `words`; -1 for none."""
        ids = np.full(len(words), -1, np.int64)
        offsets = np.arange(len(words) + 1, dtype=np.int64) * order
        at, ngram = self.index.target.table.find(
            words.ravel(), offsets, orders=Orders(order, order)
        )
        ids[at] = ngram
        return ids

    def _gapped(self, source: str, ids: Int64Array, tokens: list[list[str]]) -> _Parts:
        """Compare gapped n-grams, counted anew in the selected pairs."""
        options, index = self.options, self.index
        selected = ids.tolist()
        sources = [index.source.text.sentence(i) for i in selected]
        targets = [index.target.text.sentence(i) for i in selected]
        query = index.source.text.preprocessing(source)
        source_map = GappedNgramFeatures(orders=options.source_orders, max_gap=options.max_gap)
        target_map = GappedNgramFeatures(orders=options.target_orders, max_gap=options.max_gap)
        # The features of the sentence come first, so that ties of the learners go to them.
        X = source_map.fit([query, *sources]).transform(sources)
        Y = target_map.fit([*targets, *tokens]).transform(targets)
        counts = target_map.transform(tokens)
        covered = np.asarray(Y.sum(axis=0)).ravel() > 0
        prediction = np.zeros(Y.shape[1])
        phi = source_map.transform([query])
        if selected:
            learner = self._learner().fit(X, Y, columns=phi.indices)
            prediction = learner.predict(phi).ravel()
        ones = np.ones(len(prediction))
        return counts, prediction, covered, ones, _whole(prediction, ones, options.brevity_alpha)


def score_lists(
    index: Index,
    options: RegressionOptions,
    items: Sequence[tuple[str, list[str]]],
    *,
    jobs: int = 1,
) -> Iterator[RegressionScores]:
    """Yield the scores of (source, candidates) pairs, in order, by one process or several."""
    if jobs == 1:
        scorer = RegressionScorer(index, options)
        for source, lines in items:
            yield scorer.score(source, lines)
        return
    # Workers open the index memory-mapped and so share it.
    with tempfile.TemporaryDirectory(prefix="regmt-") as folder:
        path = str(Path(folder) / "index")
        index.save(path)
        yield from map_in_order(_score_in_worker, (path, options), items, jobs=jobs)


def _score_in_worker(
    spec: tuple[str, RegressionOptions], item: tuple[str, list[str]]
) -> RegressionScores:
    return _worker_scorer(spec).score(*item)


@lru_cache(maxsize=1)
def _worker_scorer(spec: tuple[str, RegressionOptions]) -> RegressionScorer:
    path, options = spec
    return RegressionScorer(Index.open(path), options)


@dataclass(frozen=True)
class _Whole:
    """Of the whole prediction: its weighted square, and the length (6.3) that it foretells."""

    square: float
    length: float


_Parts = tuple[sparse.csr_matrix, FloatArray, np.ndarray, FloatArray, _Whole]


def _whole(prediction: FloatArray, weight: FloatArray, alpha: float) -> _Whole:
    return _Whole(
        float((weight * prediction) @ prediction), predicted_length(prediction, alpha=alpha)
    )


def predicted_length(prediction: FloatArray, *, alpha: float) -> float:
    """Return ``|⌈W Φ_X(x) + α_BP⌋|`` of (6.3): the sum of the predictions rounded to integers."""
    return float(np.maximum(np.rint(prediction + alpha), 0.0).sum())


def brevity(length: FloatArray, estimate: float, *, form: str = "reference") -> FloatArray:
    """Return the brevity cost BP of (6.3) for candidates with so many features.

    Parameters
    ----------
    length : ndarray, shape (n,)
        ``|Φ_Y(y)|``, the number of features of each candidate.
    estimate : float
        The length that the regression foretells, see `predicted_length`.
    form : {"reference", "printed"}
        ``printed``: ``exp(min(1 − |Φ_Y(y)| / estimate, 0))``, which falls below 1 where the
        candidate is *longer* than foretold. ``reference``: ``exp(min(1 − estimate/|Φ_Y(y)|, 0))``
        as in (6.1), which falls where it is shorter; that is what section 6.2.3 wants and what
        its negative weight λ_BP rewards.
    """
    if form == "printed":
        ratio = length / max(estimate, 1.0)
    else:
        ratio = estimate / np.maximum(length, 1.0)
    return np.asarray(np.exp(np.minimum(1.0 - ratio, 0.0)))


def regmt_cost(scores: RegressionScores, *, brevity_weight: float = -13.68) -> FloatArray:
    """Return what (6.4) minimises, with the uncovered features of (6.5).

    Parameters
    ----------
    brevity_weight : float
        λ_BP; the default is the one found in 6.2.3 for English-German.
    """
    return scores.loss + brevity_weight * scores.brevity
