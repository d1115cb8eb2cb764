"""W's view of phrase pairs of any length.

The thesis's W used as a phrase table has one direction, no lexical weights and no alignment (8.8).
Phrase pairs extracted from the *same* selected instances have those; here they get scores of W
beside them. W scores a pair of phrases as Eq 8.12 scores a pair of sentences: the mean over the
n-grams of one side of how well the best n-gram of the other side explains each.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from scipy import sparse

from instance_selection.index import SideIndex
from instance_selection.ngrams import Int64Array, Orders, flatten
from regmt.translation.phrase_table import RegressionTable
from regmt.translation.regression import SentenceModel

Float64Array = npt.NDArray[np.float64]

FLOOR = 1e-4
"""Least regression score of a phrase pair, whose logarithm the decoder takes."""


def regression_scores(
    model: SentenceModel,
    table: RegressionTable,
    sources: Sequence[str],
    targets: Sequence[str],
    *,
    orders: Orders,
) -> Float64Array:
    """Score phrase pairs with W.

    Parameters
    ----------
    model : SentenceModel
    table : RegressionTable
        Eq 8.8 and 8.9 of `model`'s W, or of the one learned from target to source.
    sources, targets : sequence of str
        The two sides of each pair, words separated by spaces.
    orders : Orders
        Of the features.

    Returns
    -------
    ndarray of float64, shape (n_pairs, 2)
        ``p^μ(s | t)`` and ``p^μ(t | s)``: Eq 8.12 with the n-grams of the phrases as Φ_X and Φ_Y.
    """
    problem = model.problem
    source_ids = problem.source_ids[problem.columns]
    source_of, source_features, n_source = _features(
        problem.index.source, sources, orders, source_ids
    )
    target_of, target_features, n_target = _features(
        problem.index.target, targets, orders, problem.target_ids
    )
    shape = (len(problem.target_ids), len(source_ids))
    direct, inverse = (
        sparse.csr_matrix((values, (table.target, table.source)), shape=shape)
        for values in (table.direct, table.inverse)
    )
    # How well the best n-gram of the source phrase explains each target feature, and conversely.
    explained = _best(direct.toarray().T, source_of, source_features, len(sources))
    explains = _best(inverse.toarray(), target_of, target_features, len(targets))
    scores = np.zeros((len(sources), 2))
    scores[:, 0] = _mean(explains, source_of, source_features, n_source)
    scores[:, 1] = _mean(explained, target_of, target_features, n_target)
    return np.maximum(scores, FLOOR)


def _features(
    side: SideIndex, phrases: Sequence[str], orders: Orders, known: Int64Array
) -> tuple[Int64Array, Int64Array, Int64Array]:
    """Return owner and local number of the known n-grams in phrases, and how many each has."""
    encode = side.text.vocabulary.encode
    tokens, offsets = flatten([encode(phrase.split(" ")) for phrase in phrases])
    owner, ngram = side.table.find(tokens, offsets, orders=orders)
    by_id = np.argsort(known, kind="stable")
    place = np.minimum(np.searchsorted(known, ngram, sorter=by_id), max(0, len(known) - 1))
    lengths = np.diff(offsets)
    sizes = sum(np.maximum(lengths - n + 1, 0) for n in range(orders.lowest, orders.highest + 1))
    if len(known) == 0:
        return owner[:0], ngram[:0], np.asarray(sizes)
    local = by_id[place]
    found = known[local] == ngram
    return owner[found], local[found], np.asarray(sizes)


def _best(
    rows: Float64Array, owner: Int64Array, features: Int64Array, n_phrases: int
) -> Float64Array:
    """Return for each phrase the maximum over its features' rows."""
    best = np.zeros((n_phrases, rows.shape[1]))
    if len(owner):
        first = np.flatnonzero(np.diff(owner, prepend=-1))
        best[owner[first]] = np.maximum.reduceat(rows[features], first, axis=0)
    return best


def _mean(
    best: Float64Array, owner: Int64Array, features: Int64Array, sizes: Int64Array
) -> Float64Array:
    """Return for each pair the mean of the other side's best values over its own features."""
    sums = np.bincount(owner, weights=best[owner, features], minlength=len(sizes))
    return np.asarray(sums / np.maximum(sizes, 1))
