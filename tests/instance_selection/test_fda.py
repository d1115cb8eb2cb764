"""Feature decay against a plain transcription of Algorithm 2 and against naive greedy search."""

import heapq
import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors import make_selector

ORDERS = Orders(1, 2)
VARIANTS = [(i, d) for i in ("one", "idf", "length") for d in ("none", "inverse", "exponential")]


def ngrams(sentence, orders=ORDERS):
    words = sentence.split()
    return [
        tuple(words[i : i + n])
        for n in range(orders.lowest, orders.highest + 1)
        for i in range(len(words) - n + 1)
    ]


def algorithm_2(corpus, test_features, n_wanted, *, init, decay, orders=ORDERS, exponent=0.0):
    """Algorithm 2, line by line; sums are rounded correctly, so that no order of terms matters."""
    features = [set(ngrams(s, orders)) & test_features for s in corpus]
    frequency = Counter(f for fs in features for f in fs)
    start = {
        "one": lambda f: 1.0,
        "idf": lambda f: math.log(len(corpus) / frequency[f]),
        "length": lambda f: float(len(f)),
    }[init]
    initial = {f: start(f) for f in frequency}
    value = dict(initial)
    selected_count = Counter()

    def score(i):
        total = math.fsum(value[f] for f in features[i])
        return total * len(corpus[i].split()) ** -exponent

    queue = [(-score(i), i) for i in range(len(corpus)) if features[i]]
    heapq.heapify(queue)
    selected = []
    while len(selected) < n_wanted and queue:
        _, i = heapq.heappop(queue)
        current = score(i)
        if not queue or (-current, i) <= queue[0]:
            selected.append((i, current))
            for f in features[i]:
                selected_count[f] += 1
                n = selected_count[f]
                value[f] = {
                    "none": initial[f],
                    "inverse": initial[f] / (1 + n),
                    "exponential": initial[f] / (1 + 2**n),
                }[decay]
        else:
            heapq.heappush(queue, (-current, i))
    return selected


def naive_greedy(corpus, test_features, n_wanted, *, i, l, d, c, s, orders):  # noqa: E741
    """The five-parameter form, every sentence scored anew before every selection."""
    tokens = [[f for f in ngrams(x, orders) if f in test_features] for x in corpus]
    frequency = Counter(f for fs in tokens for f in fs)
    n_words = sum(len(x.split()) for x in corpus)
    f0 = {f: math.log(n_words / frequency[f]) ** i * len(f) ** l for f in frequency}
    count = Counter()
    left = [k for k in range(len(corpus)) if tokens[k]]
    selected = []
    while left and len(selected) < n_wanted:
        scores = {
            k: math.fsum(f0[f] * d ** count[f] * (1 + count[f]) ** -c for f in tokens[k])
            * len(corpus[k].split()) ** -s
            for k in left
        }
        k = min(left, key=lambda k: (-scores[k], k))
        selected.append((k, scores[k]))
        left.remove(k)
        count.update(tokens[k])
    return selected


def same_selection(selection, expected):
    assert len(selection) == len(expected)
    np.testing.assert_allclose(selection.scores, [s for _, s in expected], rtol=1e-9, atol=1e-9)
    assert selection.ids.tolist() == [i for i, _ in expected]


def random_corpus(rng, n, n_words=30, longest=12):
    weights = 1 / np.arange(1, n_words + 1)
    weights /= weights.sum()
    words = [f"w{i}" for i in range(n_words)]
    return [
        " ".join(rng.choice(words, size=rng.integers(1, longest + 1), p=weights)) for _ in range(n)
    ]


@pytest.mark.parametrize(("init", "decay"), VARIANTS)
@pytest.mark.parametrize("exponent", [0.0, 1.0])
def test_equals_algorithm_2(init, decay, exponent):
    rng = np.random.default_rng(5)
    corpus = random_corpus(rng, 120)
    queries = random_corpus(rng, 3)
    options = {"init": init, "decay": decay, "length_exponent": exponent}
    selector = make_selector("fda", options=options)
    selector.fit(Corpus.from_strings(corpus, corpus))
    for query, selection in zip(queries, selector.select(queries, 150), strict=True):
        expected = algorithm_2(
            corpus, set(ngrams(query)), 150, init=init, decay=decay, exponent=exponent
        )
        same_selection(selection, expected)


@settings(max_examples=40, deadline=None)
@given(
    corpus=st.lists(
        st.lists(st.sampled_from("abcdef"), min_size=1, max_size=7).map(" ".join),
        min_size=1,
        max_size=25,
    ),
    query=st.lists(st.sampled_from("abcdefxy"), max_size=8).map(" ".join),
    budget=st.integers(1, 30),
    decay=st.sampled_from(["none", "inverse", "exponential"]),
)
def test_ties_go_to_the_lower_id(corpus, query, budget, decay):
    """Six words and init 1 make ties and duplicates the rule."""
    selector = make_selector("fda", options={"init": "one", "decay": decay})
    selector.fit(Corpus.from_strings(corpus, corpus))
    (selection,) = selector.select([query], budget)
    expected = algorithm_2(corpus, set(ngrams(query)), budget, init="one", decay=decay)
    same_selection(selection, expected)
    assert len(set(selection.ids.tolist())) == len(selection)


@pytest.mark.parametrize(
    ("i", "l", "d", "c", "s"),
    [
        (1.0, 1.0, 0.5, 0.0, 1.0),
        (1.0, 0.0, 1.0, 1.0, 0.0),
        (0.5, 2.0, 0.8, 0.7, 0.3),
        (2.0, -1.0, 1.0, 0.0, 0.0),
    ],
)
def test_five_parameters_equal_naive_greedy(i, l, d, c, s):  # noqa: E741 (the names of the paper)
    rng = np.random.default_rng(6)
    corpus = random_corpus(rng, 60)
    queries = random_corpus(rng, 2)
    orders = Orders(1, 3)
    options = {
        "idf_exponent": i,
        "ngram_length_exponent": l,
        "decay_factor": d,
        "decay_exponent": c,
        "length_exponent": s,
    }
    selector = make_selector("fda5", orders=orders, options=options)
    selector.fit(Corpus.from_strings(corpus, corpus))
    (selection,) = selector.select(queries, 60, mode="testset")
    features = {f for query in queries for f in ngrams(query, orders)}
    expected = naive_greedy(corpus, features, 60, i=i, l=l, d=d, c=c, s=s, orders=orders)
    same_selection(selection, expected)


def test_worked_example():
    """Three sentences by hand: "a b" first; then its features are worth half."""
    source = ["a b", "b", "a c", "d"]
    selector = make_selector("fda", orders=Orders(1, 1), options={"init": "one"})
    selector.fit(Corpus.from_strings(source, source))
    (selection,) = selector.select(["a b c"], 4)
    # "a b" and "a c" both score 2; the tie goes to the lower id. Then "a c" is worth 1/2 + 1,
    # "b" 1/2. "d" shares nothing.
    assert selection.ids.tolist() == [0, 2, 1]
    assert selection.scores.tolist() == [2.0, 1.5, 0.5]
    np.testing.assert_allclose(selection.gains, [2 / 3, 1 / 3, 0])


def test_multi30k(real_data):
    """Every variant on real text: 100 of 29,000 sentences, ids and scores."""
    folder = real_data / "multi30k-de-en"
    corpus = (folder / "train.de").read_text(encoding="utf-8").splitlines()
    queries = (folder / "dev.de").read_text(encoding="utf-8").splitlines()[:2]
    index = Index.build(Corpus.from_strings(corpus, corpus), order=2)
    for init, decay in VARIANTS:
        selector = make_selector("fda", options={"init": init, "decay": decay}).fit(index)
        for query, selection in zip(queries, selector.select(queries, 100), strict=True):
            expected = algorithm_2(corpus, set(ngrams(query)), 100, init=init, decay=decay)
            same_selection(selection, expected)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("fda", {"init": "two"}),
        ("fda", {"decay": "slow"}),
        ("fda", {"length_exponent": "long"}),
        ("fda", {"alpha": 1}),
        ("fda5", {"decay_factor": 1.5}),
        ("fda6", {}),
    ],
)
def test_bad_options(name, options):
    with pytest.raises(InputError):
        make_selector(name, options=options)
