"""What holds for every selector."""

import pickle
from itertools import pairwise

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors import SELECTORS, make_selector
from regmt.instance_selection.selectors.stream import Recipe, select_stream

SOURCE = [
    "das ist ein kleines Haus",
    "das Haus ist klein",
    "das ist ein kleines Haus",  # twice
    "ein Buch ist auf dem Tisch",
    "der Tisch ist groß",
    "wo ist das Buch ?",
    "ja",
    "wir kaufen ein Haus und ein Buch",
    "der Hund schläft auf dem Tisch",
    "guten Tag",
]
TARGET = [
    "this is a small house",
    "the house is small",
    "that is a small house",
    "a book is on the table",
    "the table is big",
    "where is the book ?",
    "yes",
    "we buy a house and a book",
    "the dog sleeps on the table",
    "hello",
]
QUERIES = ["das ist ein Buch", "der Hund ist klein", "wo ist der Tisch ?", "ein Haus"]


@pytest.fixture(scope="module")
def index():
    return Index.build(Corpus.from_strings(SOURCE, TARGET), order=3)


def same(left, right):
    assert len(left) == len(right)
    for a, b in zip(left, right, strict=True):
        assert a.ids.tolist() == b.ids.tolist()
        assert a.scores.tolist() == b.scores.tolist()
        assert a.gains.tolist() == b.gains.tolist()


@pytest.mark.parametrize("name", sorted(SELECTORS))
class TestEverySelector:
    def test_deterministic_and_without_memory(self, name, index):
        selector = make_selector(name).fit(index)
        first = selector.select(QUERIES, 5)
        same(first, selector.select(QUERIES, 5))
        same(first[::-1], selector.select(QUERIES[::-1], 5))
        same(first, make_selector(name).fit(index).select(QUERIES, 5))
        same(first, make_selector(name).fit(Corpus.from_strings(SOURCE, TARGET)).select(QUERIES, 5))

    def test_arrays(self, name, index):
        for selection in make_selector(name).fit(index).select(QUERIES, 4):
            assert 0 < len(selection) <= 4
            assert selection.ids.dtype == np.int64
            assert selection.scores.dtype == selection.gains.dtype == np.float64
            assert len(selection.ids) == len(selection.scores) == len(selection.gains)
            assert len(set(selection.ids.tolist())) == len(selection)
            assert np.isfinite(selection.scores).all()

    @pytest.mark.parametrize("query", ["", "   ", "xyzzy plugh"])
    def test_nothing_in_common(self, name, index, query):
        selector = make_selector(name).fit(index)
        (selection,) = selector.select([query], 3)
        assert len(selection) == (3 if name == "random" else 0)
        assert selection.gains.sum() == 0

    def test_no_queries(self, name, index):
        selector = make_selector(name).fit(index)
        assert selector.select([], 3) == []
        assert len(selector.select([], 3, mode="union")[0]) == 0

    def test_budget_larger_than_the_corpus(self, name, index):
        selector = make_selector(name).fit(index)
        (selection,) = selector.select(QUERIES, 1000, mode="testset")
        assert len(set(selection.ids.tolist())) == len(selection) <= len(SOURCE)

    def test_duplicates_are_separate_sentences(self, name, index):
        """Both copies may be selected, and by id where their scores are equal."""
        (selection,) = make_selector(name).fit(index).select([SOURCE[0]], 1000)
        ids, scores = selection.ids.tolist(), selection.scores.tolist()
        if name not in ("random", "idf-quota"):
            assert {0, 2} <= set(ids)
        if {0, 2} <= set(ids) and scores[ids.index(0)] == scores[ids.index(2)] != 0:
            assert ids.index(0) < ids.index(2)

    def test_saved_index(self, name, index, tmp_path):
        index.save(tmp_path / "index")
        opened = Index.open(tmp_path / "index")
        expected = make_selector(name).fit(index).select(QUERIES, 5)
        same(expected, make_selector(name).fit(opened).select(QUERIES, 5))

    def test_union_and_testset(self, name, index):
        selector = make_selector(name).fit(index)
        each = selector.select(QUERIES, 3)
        (union,) = selector.select(QUERIES, 3, mode="union")
        in_turn = [i for selection in each for i in selection.ids.tolist()]
        assert union.ids.tolist() == list(dict.fromkeys(in_turn))
        (whole,) = selector.select(QUERIES, 3, mode="testset")
        assert 0 < len(whole) <= 3

    def test_gains_are_the_source_coverage(self, name, index):
        selector = make_selector(name, orders=Orders(1, 2)).fit(index)
        for query, selection in zip(QUERIES, selector.select(QUERIES, 5), strict=True):
            wanted = bigrams_and_words(query)
            covered = {f for i in selection.ids for f in bigrams_and_words(SOURCE[i])}
            assert selection.gains.sum() == pytest.approx(len(wanted & covered) / len(wanted))

    def test_exclude(self, name, index):
        selector = make_selector(name).fit(index)
        (selection,) = selector.select([SOURCE[0]], 1000, exclude=[1, 3])
        assert not {1, 3} & set(selection.ids.tolist())
        (selection,) = selector.select([SOURCE[0]], 1000, exclude_exact=True)
        assert not {0, 2} & set(selection.ids.tolist())
        (again,) = selector.select([SOURCE[0]], 1000)  # nothing stays excluded
        (fresh,) = make_selector(name).fit(index).select([SOURCE[0]], 1000)
        same([again], [fresh])

    def test_budget_words(self, name, index):
        selector = make_selector(name).fit(index)
        for n in (1, 7, 20):
            for selection in selector.select(QUERIES, 1000, budget_words=n):
                assert sum(len(TARGET[i].split()) for i in selection.ids) <= n

    def test_any_order(self, name, index):
        for orders in (Orders(1, 1), Orders(2, 2), Orders(2, 3), Orders(1, 3)):
            selector = make_selector(name, orders=orders).fit(index)
            assert len(selector.select(QUERIES, 3)) == len(QUERIES)

    def test_pickle(self, name, index):
        selector = make_selector(name).fit(index)
        same(selector.select(QUERIES, 3), pickle.loads(pickle.dumps(selector)).select(QUERIES, 3))

    def test_stream_equals_select(self, name, index):
        for mode in ("sentence", "union", "testset"):
            stream = select_stream(Recipe(name), index, QUERIES, 4, mode=mode)
            same(list(stream), make_selector(name).fit(index).select(QUERIES, 4, mode=mode))


def bigrams_and_words(sentence):
    words = sentence.split()
    return {*words, *pairwise(words)}


def test_two_jobs_equal_one(index, tmp_path):
    """The workers run the same code; one selector of each kind is enough to see the order kept."""
    queries = QUERIES * 10
    for name in ("fda", "random"):
        one = list(select_stream(Recipe(name), index, queries, 4))
        same(one, list(select_stream(Recipe(name), index, queries, 4, jobs=2)))
    (union,) = select_stream(Recipe("dice"), index, queries, 4, mode="union", jobs=2)
    same([union], make_selector("dice").fit(index).select(queries, 4, mode="union"))


def test_index_without_the_orders_asked_for(index):
    with pytest.raises(InputError, match="order 4"):
        make_selector("fda", orders=Orders(1, 4)).fit(index)
    words_only = Index.build(Corpus.from_strings(SOURCE, TARGET), order=1)
    with pytest.raises(InputError, match="bigrams"):
        make_selector("perplexity", orders=Orders(1, 1)).fit(words_only)


@pytest.mark.parametrize(
    "arguments", [{"budget": 0}, {"budget": 3, "mode": "all"}, {"budget": 3, "budget_words": 0}]
)
def test_bad_arguments(index, arguments):
    with pytest.raises(InputError):
        make_selector("fda").fit(index).select(QUERIES, **arguments)
