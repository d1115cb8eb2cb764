"""The queue of bounds of density-weighted diversity sampling against scoring every candidate."""

import math

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors import make_selector


def compensated(terms):
    """Return the sum as `row_sum` rounds it, so that scores are equal to the last bit."""
    total = lost = 0.0
    for term in terms:
        larger = total + term
        lost += (total - larger) + term if total >= term else (term - larger) + total
        total = larger
    return total + lost


def exhaustive(index, selector, query, alpha, budget):
    """Score all candidates with all their n-grams at every step."""
    rows, (first, last) = index.source.sentences, index.source.table.select_orders(selector.orders)
    mass = dict(zip(query.features.tolist(), query.counts.tolist(), strict=True))
    n_query = max(selector.n_ngrams(query), 1)
    held = {i: rows.row(i)[(rows.row(i) >= first) & (rows.row(i) < last)] for i in range(len(rows))}
    left = {i: x.tolist() for i, x in held.items() if mass.keys() & set(x.tolist())}
    count = np.zeros(len(index.source.table))
    chosen = []
    while left and len(chosen) < budget:
        scores = {}
        for i, features in left.items():
            worth = [mass[f] / n_query * np.exp(-alpha * count[f]) for f in features if f in mass]
            d = compensated(worth) / len(features)
            u = sum(count[f] == 0 for f in features) / len(features)
            scores[i] = 2 * d * u / (d + u) if d * u > 0 else 0.0
        best = min(left, key=lambda i: (-scores[i], i))
        chosen.append((best, scores[best]))
        del left[best]
        here = slice(rows.indptr[best], rows.indptr[best + 1])
        count[rows.indices[here]] += rows.counts[here]
    return chosen


words = st.sampled_from("a a a b b c d e f g".split())
sentence = st.lists(words, min_size=1, max_size=9).map(" ".join)


@settings(deadline=None, max_examples=80)
@given(
    source=st.lists(sentence, min_size=1, max_size=25),
    query=st.lists(words, min_size=1, max_size=7).map(" ".join),
    orders=st.sampled_from([Orders(1, 1), Orders(1, 2), Orders(2, 2), Orders(1, 3), Orders(2, 3)]),
    alpha=st.sampled_from([0.0, 0.3, 1.0]),
    budget=st.integers(1, 25),
)
def test_the_bounds_leave_the_result_as_it_is(source, query, orders, alpha, budget):
    index = Index.build(Corpus.from_strings(source, source), order=3)
    selector = make_selector("dwds", orders=orders, options={"alpha": alpha}).fit(index)
    (found,) = selector.select([query], budget)
    expected = exhaustive(index, selector, selector.query([query]), alpha, budget)
    assert found.ids.tolist() == [i for i, _ in expected]
    for score, (_, wanted) in zip(found.scores.tolist(), expected, strict=True):
        assert math.isclose(score, wanted, rel_tol=1e-13)
    (again,) = selector.select([query], budget)  # the work space is clean
    assert again.ids.tolist() == found.ids.tolist()
