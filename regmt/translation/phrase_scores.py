"""Scores of W for phrase pairs of any length.

In the thesis, W as a phrase table has one direction, no lexical weights and no alignment (8.8).
Phrase pairs extracted from aligned text have these; here they also get scores of W. W scores a pair
of phrases as Eq 8.12 scores a pair of sentences: the mean over the n-grams of one side of how well
the best n-gram of the other side explains each.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.instance_selection.index import SideIndex
from regmt.instance_selection.ngrams import Orders
from regmt.sentence.sentence_model import SentenceModel
from regmt.translation._kernels import mean_of_best
from regmt.translation.regression_table import RegressionTable

FlatPhrases = tuple[Int32Array, Int64Array]

FLOOR = 1e-4
"""Least regression score of a phrase pair, whose logarithm the decoder takes."""


def regression_scores(
    model: SentenceModel,
    tables: Sequence[RegressionTable],
    sources: FlatPhrases,
    targets: FlatPhrases,
) -> Float64Array:
    """Score phrase pairs with W.

    Parameters
    ----------
    model : SentenceModel
    tables : sequence of RegressionTable
        Eq 8.8 and 8.9 of `model`'s W, and of the one learned from target to source.
    sources, targets : pair of (word ids, offsets)
        The two sides of each pair: phrase i is ``ids[offsets[i] : offsets[i + 1]]``.

    Returns
    -------
    ndarray of float64, shape (n_pairs, 2 × n_tables)
        For each table ``p^μ(s | t)`` and ``p^μ(t | s)``: Eq 8.12 with the n-grams of the phrases
        as Φ_X and Φ_Y.
    """
    problem = model.problem
    source_ids = problem.source_ids[problem.columns]
    source = _features(problem.index.source, sources, model.orders, source_ids)
    target = _features(problem.index.target, targets, model.orders, problem.target_ids)
    scores = np.zeros((len(sources[1]) - 1, 2 * len(tables)))
    for k, table in enumerate(tables):
        direct, inverse = np.zeros((2, len(source_ids), len(problem.target_ids)))
        direct[table.source, table.target] = table.direct
        inverse[table.source, table.target] = table.inverse
        scores[:, 2 * k] = mean_of_best(np.ascontiguousarray(inverse.T), *source, *target[:2])
        scores[:, 2 * k + 1] = mean_of_best(direct, *target, *source[:2])
    return np.maximum(scores, FLOOR)


def _features(
    side: SideIndex, phrases: FlatPhrases, orders: Orders, known: Int64Array
) -> tuple[Int64Array, Int64Array, Int64Array]:
    """Return the local numbers of the known n-grams in phrases, and how many n-grams each has.

    Those of phrase i are ``features[starts[i] : starts[i + 1]]``; the result is
    (starts, features, sizes), where sizes counts unknown n-grams, too.
    """
    offsets = phrases[1]
    owner, ngram = side.table.find(*phrases, orders=orders)
    by_id = np.argsort(known, kind="stable")
    place = np.minimum(np.searchsorted(known, ngram, sorter=by_id), max(0, len(known) - 1))
    local = by_id[place] if len(known) else np.zeros(len(ngram), dtype=np.int64)
    found = known[local] == ngram if len(known) else np.zeros(len(ngram), dtype=bool)
    starts = np.searchsorted(owner[found], np.arange(len(offsets)))
    lengths = np.diff(offsets)
    sizes = sum(np.maximum(lengths - n + 1, 0) for n in range(orders.lowest, orders.highest + 1))
    return starts, local[found], np.asarray(sizes)
