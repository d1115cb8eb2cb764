"""Dice selection against a direct transcription of (5.10) and (5.11)."""

import math
from collections import Counter

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors import make_selector


def ngrams(sentence, highest):
    words = sentence.split()
    return {
        tuple(words[i : i + n]) for n in range(1, highest + 1) for i in range(len(words) - n + 1)
    }


def equation_5_11(source, target, query, *, denominator, highest=2):
    """Return id → φ for the pairs that share a feature with the query."""
    pairs = [(s.split(), t.split()) for s, t in zip(source, target, strict=True)]
    of_source = Counter(x for s, _ in pairs for x in set(s))
    of_target = Counter(y for _, t in pairs for y in set(t))
    both = Counter((x, y) for s, t in pairs for x in set(s) for y in set(t))

    def dice(x, y):
        if denominator == "product":
            return 2 * both[x, y] / (of_source[x] * of_target[y])
        return 2 * both[x, y] / (of_source[x] + of_target[y])

    known = {f for s in source for f in ngrams(s, highest)}
    features = ngrams(query, highest) & known
    scores = {}
    for i, (s, t) in enumerate(pairs):
        if features & ngrams(source[i], highest):
            total = sum(dice(y, word) for x in features for word in t for y in x)
            scores[i] = total / (len(t) * math.log(max(len(s), 2)))
    return scores


@pytest.mark.parametrize("denominator", ["product", "sum"])
@pytest.mark.parametrize("highest", [1, 2, 3])
def test_equals_equation_5_11(denominator, highest):
    rng = np.random.default_rng(8)

    def texts(prefix, n):
        return [
            " ".join(f"{prefix}{w}" for w in rng.zipf(1.7, rng.integers(1, 9)) if w < 30) or prefix
            for _ in range(n)
        ]

    source, target, queries = texts("s", 80), texts("t", 80), texts("s", 5)
    selector = make_selector(
        "dice", orders=Orders(1, highest), options={"denominator": denominator}
    )
    selector.fit(Corpus.from_strings(source, target))
    for query, selection in zip(queries, selector.select(queries, 80), strict=True):
        expected = equation_5_11(source, target, query, denominator=denominator, highest=highest)
        assert set(selection.ids.tolist()) == set(expected)
        np.testing.assert_allclose(
            selection.scores, [expected[i] for i in selection.ids.tolist()], rtol=1e-9
        )
        assert (np.diff(selection.scores) <= 0).all()


def test_worked_example():
    source, target = ["das Haus", "das Buch", "ein Buch"], ["the house", "the book", "a book"]
    selector = make_selector("dice", orders=Orders(1, 1)).fit(Corpus.from_strings(source, target))
    (selection,) = selector.select(["Haus"], 3)
    # dice(Haus, the) = 2·1/(1·2) = 1, dice(Haus, house) = 2·1/(1·1) = 2; |T| log |S| = 2 log 2
    assert selection.ids.tolist() == [0]
    assert selection.scores[0] == pytest.approx((1 + 2) / (2 * math.log(2)))


def test_unknown_denominator():
    with pytest.raises(InputError, match="product, sum"):
        make_selector("dice", options={"denominator": "max"})
