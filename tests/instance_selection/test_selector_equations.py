"""Every selector but fda and dice against a direct transcription of its equation.

Each transcription works on words and n-gram tuples and scores every sentence anew at every step.
"""

import math
from collections import Counter
from itertools import combinations, pairwise

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors import make_selector

N_PAIRS = 60


def texts(prefix, n, seed):
    rng = np.random.default_rng(seed)
    words = [f"{prefix}{i}" for i in range(25)]
    weights = 1 / np.arange(1, 26)
    weights /= weights.sum()
    return [" ".join(rng.choice(words, size=rng.integers(1, 10), p=weights)) for _ in range(n)]


SOURCE, TARGET = texts("s", N_PAIRS, 1), texts("t", N_PAIRS, 2)
QUERIES = [*texts("s", 4, 3), "s0 unseen s1 s2", "s3"]


def ngrams(sentence, orders):
    words = sentence.split()
    return [
        tuple(words[i : i + n])
        for n in range(orders.lowest, orders.highest + 1)
        for i in range(len(words) - n + 1)
    ]


def candidates(query, orders):
    wanted = set(ngrams(query, orders))
    return [i for i in range(N_PAIRS) if wanted & set(ngrams(SOURCE[i], orders))]


def rounded(score):
    """Drop the digits in which equal scores may differ by the order of their terms."""
    return float(f"{score:.11g}")


def greedy(left, score):
    """Take the best of `left` (score, then id) again and again; `score(i, L)` sees the chosen."""
    left, chosen = list(left), []
    while left:
        scores = {i: score(i, [j for j, _ in chosen]) for i in left}
        best = min(left, key=lambda i: (-rounded(scores[i]), i))
        chosen.append((best, scores[best]))
        left.remove(best)
    return chosen


def check(name, expected, *, orders=None, options=None, budget=N_PAIRS):
    """Compare the selection for each query with ``expected(query, orders)``."""
    selector = make_selector(name, orders=orders, options=options)
    selector.fit(Corpus.from_strings(SOURCE, TARGET))
    for query, selection in zip(QUERIES, selector.select(QUERIES, budget), strict=True):
        wanted = expected(query, selector.orders)[:budget]
        assert len(selection) == len(wanted)
        np.testing.assert_allclose(selection.scores, [s for _, s in wanted], rtol=1e-9, atol=1e-14)
        assert selection.ids.tolist() == [i for i, _ in wanted]


def ranked(scores):
    return sorted(scores.items(), key=lambda item: (-rounded(item[1]), item[0]))


def idf(feature, orders):
    holders = sum(feature in ngrams(s, orders) for s in SOURCE)
    return math.log(N_PAIRS / holders) if holders else 0.0


def cosine(query, i, orders):
    vectors = []
    for sentence in (query, SOURCE[i]):
        vectors.append(
            {f: n * idf(f, orders) for f, n in Counter(ngrams(sentence, orders)).items()}
        )
    q, s = vectors
    norms = [math.sqrt(sum(w * w for w in v.values())) for v in vectors]
    return sum(q[f] * s.get(f, 0.0) for f in q) / (norms[0] * norms[1])


@pytest.mark.parametrize("orders", [None, Orders(1, 2)])
def test_tfidf(orders):
    def expected(query, orders):
        return ranked({i: cosine(query, i, orders) for i in candidates(query, orders)})

    check("tfidf", expected, orders=orders)


def test_ngram_coverage_5_1():
    def expected(query, orders):
        count = Counter(f for s in SOURCE for f in ngrams(s, orders))
        wanted = set(ngrams(query, orders))

        def score(i, chosen):
            seen = {f for j in chosen for f in ngrams(SOURCE[j], orders)}
            unseen = (set(ngrams(SOURCE[i], orders)) & wanted) - seen
            return sum(count[x] for x in unseen) / len(SOURCE[i].split())

        return greedy(candidates(query, orders), score)

    check("ngram", expected)
    check("ngram", expected, orders=Orders(1, 3))


@pytest.mark.parametrize("alpha", [1.0, 0.3])
def test_dwds_5_2_to_5_4(alpha):
    def expected(query, orders):
        in_u = Counter(ngrams(query, orders))
        total = sum(in_u.values())

        def score(i, chosen):
            in_l = Counter(f for j in chosen for f in ngrams(SOURCE[j], orders))
            features = set(ngrams(SOURCE[i], orders))
            d = sum(in_u[x] / total * math.exp(-alpha * in_l[x]) for x in features) / len(features)
            u = sum(x not in in_l for x in features) / len(features)
            return 2 * d * u / (d + u) if d + u else 0.0

        return greedy(candidates(query, orders), score)

    # Later the density is so small that scores differ only beyond the precision of a float.
    check("dwds", expected, options={"alpha": alpha}, budget=12)
    check("dwds", expected, options={"alpha": alpha}, orders=Orders(2, 3), budget=12)


def segmentations(x):
    """All ways to cut an n-gram, e.g. (a b c), (a)(b c), (a b)(c), (a)(b)(c)."""
    for n_cuts in range(len(x)):
        for cuts in combinations(range(1, len(x)), n_cuts):
            ends = [0, *cuts, len(x)]
            yield [x[a:b] for a, b in pairwise(ends)]


@pytest.mark.parametrize("orders", [Orders(1, 2), Orders(1, 3), Orders(2, 2)])
def test_elpr_5_5(orders):
    epsilon = 0.5

    def expected(query, orders):
        every = Orders(1, orders.highest)
        in_u = Counter(ngrams(query, every))
        n_u = len(ngrams(query, orders))
        n_distinct = len({f for s in SOURCE for f in ngrams(s, orders)})

        def score(i, chosen):
            in_l = Counter(f for j in chosen for f in ngrams(SOURCE[j], every))
            n_l = sum(len(ngrams(SOURCE[j], orders)) for j in chosen)

            def log_ratio(y):
                p_u = (in_u[y] + epsilon) / (n_u + epsilon * n_distinct)
                p_l = (in_l[y] + epsilon) / (n_l + epsilon * n_distinct)
                return math.log(p_u / p_l)

            features = set(ngrams(SOURCE[i], orders))
            regular = [x for x in features if x in in_l]
            oov = [x for x in features if x not in in_l]
            result = 0.0
            if regular:
                result += 0.4 / len(regular) * sum(log_ratio(x) for x in regular)
            if oov:
                total = 0.0
                for x in oov:
                    ways = list(segmentations(x))
                    total += sum(log_ratio(y) for h in ways for y in h) / len(ways)
                result += 0.6 / len(oov) * total
            return result

        return greedy(candidates(query, orders), score)

    check("elpr", expected, orders=orders, options={"smoothing": epsilon})


def test_perplexity():
    alpha, weight = 0.1, 0.5
    n_vocabulary = len({w for s in SOURCE for w in s.split()}) + 1

    def log_probability(sentence, model):
        words = [w for text in model for w in text.split()]
        pairs = Counter(f for text in model for f in ngrams(text, Orders(2, 2)))
        # A bigram with a word outside the vocabulary is no event of the model.
        known = {w for s in SOURCE for w in s.split()}
        seen = {f for s in SOURCE for f in ngrams(s, Orders(2, 2))}
        pairs = Counter({f: n for f, n in pairs.items() if f in seen and set(f) <= known})
        history = Counter()
        for (v, _), n in pairs.items():
            history[v] += n
        count = Counter(words)
        total = 0.0
        tokens = sentence.split()
        for v, w in zip([None, *tokens], tokens, strict=False):
            p = (count[w] + alpha) / (len(words) + alpha * n_vocabulary)
            if v is not None and history[v]:
                p = weight * pairs[v, w] / history[v] + (1 - weight) * p
            total += math.log(p)
        return total

    def expected(query, orders):
        def score(i, chosen):
            under_u = log_probability(SOURCE[i], [query])
            under_l = log_probability(SOURCE[i], [SOURCE[j] for j in chosen])
            return (under_u - under_l) / len(SOURCE[i].split())

        return greedy(candidates(query, orders), score)

    check("perplexity", expected, options={"smoothing": alpha, "bigram_weight": weight})


def pair_length(i):
    return len(SOURCE[i].split()) + len(TARGET[i].split())


def test_shortest():
    """Each feature in turn takes its shortest pair that is still free."""
    selector = make_selector("shortest").fit(Corpus.from_strings(SOURCE, TARGET))
    for query in QUERIES:
        (selection,) = selector.select([query], N_PAIRS)
        features = selector.query([query]).features.tolist()
        named = [selector.index.source.ngram(f) for f in features]
        free = {
            f: sorted(
                candidates(" ".join(f), Orders(len(f), len(f))), key=lambda i: (pair_length(i), i)
            )
            for f in named
        }
        expected = []
        while any(free.values()):
            for f in named:
                free[f] = [i for i in free[f] if i not in expected]
                if free[f]:
                    expected.append(free[f][0])
            free = {f: [i for i in rest if i not in expected] for f, rest in free.items()}
        assert selection.ids.tolist() == expected
        assert selection.scores.tolist() == [-pair_length(i) for i in expected]


@pytest.mark.parametrize("c", [1.0, 4.0])
def test_idf_quota_3_15_and_3_16(c):
    selector = make_selector("idf-quota", options={"c": c})
    selector.fit(Corpus.from_strings(SOURCE, TARGET))
    for query in QUERIES:
        (selection,) = selector.select([query], N_PAIRS)
        union = set()
        for f in set(ngrams(query, Orders(1, 2))):
            holders = candidates(" ".join(f), Orders(len(f), len(f)))
            if not holders:
                continue
            idf_score = sum(idf((word,), Orders(1, 1)) for word in f)
            n_train = max(1, math.ceil(c / math.log(1 + 9 / idf_score)))
            union |= set(sorted(holders, key=lambda i: (pair_length(i), i))[:n_train])
        assert set(selection.ids.tolist()) == union


def test_quota_grows_with_rarity():
    selector = make_selector("idf-quota", options={"c": 3})
    quotas = selector.quota(np.array([0.0, 1.0, 5.0, 12.0]))
    # 3/ln(1+9/1) = 1.30, 3/ln(1+9/5) = 2.91, 3/ln(1+9/12) = 5.36
    assert quotas.tolist() == [1, 2, 3, 6]


def test_alignment_5_6():
    pairs = [(s.split(), t.split()) for s, t in zip(SOURCE, TARGET, strict=True)]
    of_source = Counter(x for s, _ in pairs for x in set(s))
    of_target = Counter(y for _, t in pairs for y in set(t))
    both = Counter((x, y) for s, t in pairs for x in set(s) for y in set(t))
    age = {w: k for k, w in enumerate(dict.fromkeys(w for s, _ in pairs for w in s))}

    def link(s, y):
        return min(set(s), key=lambda x: (-2 * both[x, y] / (of_source[x] + of_target[y]), age[x]))

    links = [[(link(s, y), y) for y in t] for s, t in pairs]
    joint = Counter(a for sentence in links for a in sentence)
    total = sum(joint.values())
    left, right = Counter(), Counter()
    for (x, y), n in joint.items():
        left[x] += n
        right[y] += n
    score = [
        sum(
            math.log((joint[a] / total) / (left[a[0]] / total * right[a[1]] / total)) for a in found
        )
        for found in links
    ]
    words = Orders(1, 1)
    selector = make_selector("alignment", options={"pool": 2})
    selector.fit(Corpus.from_strings(SOURCE, TARGET))
    for query in QUERIES:
        (selection,) = selector.select([query], 5)
        near = ranked({i: cosine(query, i, words) for i in candidates(query, words)})[:10]
        expected = ranked({i: score[i] for i, _ in near})[:5]
        assert selection.ids.tolist() == [i for i, _ in expected]
        np.testing.assert_allclose(selection.scores, [s for _, s in expected], rtol=1e-9)


def test_all_pairs_may_be_asked_for():
    corpus = Corpus.from_strings(SOURCE, TARGET)
    for name, option in (("alignment", "pool"), ("idf-quota", "c")):
        large, huge = (
            make_selector(name, options={option: value}).fit(corpus).select(QUERIES, 5)
            for value in (1e6, 1e300)
        )
        assert [s.ids.tolist() for s in large] == [s.ids.tolist() for s in huge]


def test_random_depends_on_seed_and_query_only():
    corpus = Corpus.from_strings(SOURCE, TARGET)
    first, again, other = (
        make_selector("random", options={"seed": seed}).fit(corpus).select(QUERIES[:2], 20)
        for seed in (1, 1, 2)
    )
    assert first[0].ids.tolist() == again[0].ids.tolist() != other[0].ids.tolist()
    assert first[0].ids.tolist() != first[1].ids.tolist()
    assert len(set(first[0].ids.tolist())) == 20
    alone = make_selector("random", options={"seed": 1}).fit(corpus).select(QUERIES[1:2], 20)
    assert alone[0].ids.tolist() == first[1].ids.tolist()


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("dwds", {"alpha": -1}),
        ("elpr", {"smoothing": 0}),
        ("perplexity", {"bigram_weight": 1}),
        ("idf-quota", {"c": 0}),
        ("alignment", {"pool": 0}),
        ("random", {"seed": -1}),
        ("tfidf", {"alpha": 1}),
        ("fda", {"length_exponent": "nan"}),
        ("perplexity", {"smoothing": "inf"}),
    ],
)
def test_bad_options(name, options):
    with pytest.raises(InputError):
        make_selector(name, options=options)
