"""The beam search over the graph against an exhaustive search and against Eulerian paths."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.decoding.graph import FEATURES, GraphDecoder, PredictedNgrams
from regmt.decoding.lm import LanguageModel

BEGIN, END = "<s>", "</s>"
ARPA = """\\data\\
ngram 1=5
ngram 2=4

\\1-grams:
-99\t<s>\t-0.3
-1.2\t</s>
-0.8\ta\t-0.2
-0.7\tb\t-0.4
-1.5\t<unk>

\\2-grams:
-0.3\t<s> a
-0.4\ta b
-0.2\tb </s>
-0.9\tb a

\\end\\
"""


@pytest.fixture(scope="module")
def lm(tmp_path_factory: pytest.TempPathFactory) -> LanguageModel:
    path = tmp_path_factory.mktemp("lm") / "tiny.arpa"
    path.write_text(ARPA)
    return LanguageModel.load(path)


def grams_of(tokens: list[str], orders: range) -> Counter[tuple[str, ...]]:
    padded = [BEGIN, *tokens, END]
    grams = Counter(tuple(padded[i : i + n]) for n in orders for i in range(len(padded) - n + 1))
    for one in ((BEGIN,), (END,)):
        grams.pop(one, None)
    return grams


def exhaustive(
    values: dict[tuple[str, ...], float],
    decoder: GraphDecoder,
    *,
    source_length: int,
    longest: int,
    lm: LanguageModel | None,
) -> Iterator[tuple[float, list[str], dict[str, float]]]:
    """All sentences over the predicted words that the rules allow, with their features."""
    order = max(len(gram) for gram in values)
    lowest = min(len(gram) for gram in values)
    words = sorted({w for gram in values for w in gram} - {BEGIN, END})
    limits = {gram: max(1, round(v)) for gram, v in values.items()}
    for length in range(1, longest + 1):
        for sentence in itertools.product(words, repeat=length):
            padded = [BEGIN, *sentence, END]
            used: Counter[tuple[str, ...]] = Counter()
            regression, gaps, allowed = 0.0, 0, True
            for i in range(1, len(padded)):
                ending = [tuple(padded[i - n + 1 : i + 1]) for n in range(1, min(order, i + 1) + 1)]
                predicted = [gram for gram in ending if gram in values]
                for gram in predicted:
                    used[gram] += 1
                    k = used[gram]
                    squared = decoder.objective == "preimage"
                    regression += 2 * values[gram] - (2 * k - 1) if squared else values[gram]
                gaps += not any(len(gram) == order for gram in predicted)
                allowed &= bool(predicted) or lowest > 1 or padded[i] == END
            if not allowed or any(used[gram] > limits[gram] for gram in used):
                continue
            if gaps and not decoder.gaps:
                continue
            features = {
                "Regression": regression,
                "LM": lm.score(list(sentence)) * math.log(10) if lm else 0.0,
                "Brevity": decoder.length_ratio - source_length / length,
                "Gaps": float(gaps),
            }
            score = sum(decoder.weights[name][0] * features[name] for name in FEATURES)
            yield score, list(sentence), features


WORD = st.sampled_from(["a", "b", "c"])
VALUE = st.sampled_from([0.3, 0.7, 1.0, 1.6, 2.2])
UNIGRAMS = st.dictionaries(st.tuples(WORD), VALUE, min_size=1, max_size=3)
BIGRAMS = st.dictionaries(
    st.tuples(st.sampled_from([BEGIN, "a", "b", "c"]), st.sampled_from(["a", "b", "c", END])),
    VALUE,
    min_size=1,
    max_size=5,
).filter(lambda grams: any(set(gram) - {BEGIN, END} for gram in grams))
TRIGRAMS = st.dictionaries(st.tuples(WORD, WORD, WORD), VALUE, max_size=3)


@settings(max_examples=60, deadline=None)
@given(
    st.one_of(
        UNIGRAMS, BIGRAMS, st.builds(lambda a, b, c: a | b | c, UNIGRAMS, BIGRAMS, TRIGRAMS)
    ),
    st.sampled_from(["weight", "preimage"]),
    st.booleans(),
    st.booleans(),
)  # fmt: skip
def test_unlimited_beam_equals_exhaustive_search(
    lm: LanguageModel,
    values: dict[tuple[str, ...], float],
    objective: str,
    gaps: bool,
    with_lm: bool,
) -> None:
    decoder = GraphDecoder(
        lm=lm if with_lm else None,
        beam=None,
        objective=objective,
        gaps=gaps,
        length_ratio=1.1,
        weights={"Regression": 0.9, "LM": 0.4, "Brevity": 0.7, "Gaps": -0.35},
        max_length_factor=1.5,
    )
    source_length, longest = 3, 6  # round(3 / 1.1) = 3 expected, ⌈3 · 1.5⌉ + 1
    got = decoder.decode(PredictedNgrams(values), source_length=source_length, nbest=10**6)
    expected = sorted(
        exhaustive(
            values,
            decoder,
            source_length=source_length,
            longest=longest,
            lm=lm if with_lm else None,
        ),
        key=lambda entry: -entry[0],
    )
    assert len(got) == len(expected)
    assert len({tuple(h.tokens) for h in got}) == len(got)
    by_words = {tuple(words): (score, features) for score, words, features in expected}
    scores = [h.score for h in got]
    assert scores == sorted(scores, reverse=True)
    for hypothesis in got:
        score, features = by_words[tuple(hypothesis.tokens)]
        assert hypothesis.score == pytest.approx(score, abs=1e-6)
        for name in FEATURES:
            assert hypothesis.features[name][0] == pytest.approx(features[name], abs=1e-6)


def eulerian_paths(tokens: list[str], order: int) -> set[tuple[str, ...]]:
    """All sentences with exactly the n-grams of `tokens`, by brute force."""
    orders = range(1, order + 1)
    wanted = grams_of(tokens, orders)
    return {p for p in itertools.permutations(tokens) if grams_of(list(p), orders) == wanted}


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from("abcd"), min_size=1, max_size=6), st.sampled_from([2, 3]))
def test_a_sentence_is_spelt_from_its_own_ngrams(tokens: list[str], order: int) -> None:
    values = {gram: float(n) for gram, n in grams_of(tokens, range(1, order + 1)).items()}
    decoder = GraphDecoder(beam=500, weights={"Brevity": 0.0})
    best = decoder.decode(PredictedNgrams(values), source_length=len(tokens))[0]
    assert tuple(best.tokens) in eulerian_paths(tokens, order)
    only_highest = {gram: v for gram, v in values.items() if len(gram) == order}
    if only_highest and order == 2:
        best = decoder.decode(PredictedNgrams(only_highest), source_length=len(tokens))[0]
        assert tuple(best.tokens) in eulerian_paths(tokens, order)


def test_a_long_sentence_is_spelt_with_a_small_beam() -> None:
    tokens = "we would like a quiet double room with a view of the sea , please .".split()
    values = {gram: float(n) for gram, n in grams_of(tokens, range(1, 3)).items()}
    decoder = GraphDecoder(beam=20)
    best = decoder.decode(PredictedNgrams(values), source_length=len(tokens))[0]
    assert best.tokens == tokens
    assert best.features["Gaps"] == (0.0,)


def test_the_graph_is_a_de_bruijn_graph_with_an_eulerian_path() -> None:
    tokens = "a b a c".split()
    values = {gram: float(n) for gram, n in grams_of(tokens, range(1, 3)).items()}
    graph = PredictedNgrams(values).graph()
    assert set(graph.edges()) == {
        ((BEGIN,), ("a",)), (("a",), ("b",)), (("b",), ("a",)), (("a",), ("c",)), (("c",), (END,)),
    }  # fmt: skip
    assert nx.has_eulerian_path(graph)
    assert graph.edges[("a",), ("b",), 0] == {"value": 1.0, "limit": 1, "word": "b"}


def test_gaps_are_bridged_and_counted() -> None:
    values = {(BEGIN, "a"): 1.0, ("a",): 1.0, ("b",): 1.0, ("b", END): 1.0}
    best = GraphDecoder().decode(PredictedNgrams(values), source_length=2)[0]
    assert best.tokens == ["a", "b"]
    assert best.features["Gaps"] == (1.0,)
    assert GraphDecoder(gaps=False).decode(PredictedNgrams(values), source_length=2) == []


def test_copied_words_and_thresholds() -> None:
    values = {("a",): 0.9, ("b",): 0.1}
    prediction = PredictedNgrams(values, threshold=0.2, copied=["Özil"])
    best = GraphDecoder().decode(prediction, source_length=2)[0]
    assert sorted(best.tokens) == ["a", "Özil"]


def test_nothing_predicted_gives_the_empty_sentence() -> None:
    best = GraphDecoder().decode(PredictedNgrams({}), source_length=3)[0]
    assert best.tokens == []


def test_bad_options() -> None:
    with pytest.raises(InputError, match="unknown weight 'Lm'"):
        GraphDecoder(weights={"Lm": 1.0})
    with pytest.raises(InputError, match="unknown objective"):
        GraphDecoder(objective="best")
    with pytest.raises(InputError, match="not positive"):
        GraphDecoder(length_ratio=0.0)
