"""Coverage and the other measures, by hand."""

import math

import numpy as np
import pytest

from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.coverage import Measures, coverage, features_of, mean
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders

SOURCE = ["das Haus ist klein", "das Buch", "ein Buch"]
TARGET = ["the house is small", "the book", "a book"]


@pytest.fixture
def index():
    return Index.build(Corpus.from_strings(SOURCE, TARGET), order=2)


@pytest.mark.parametrize(
    ("orders", "expected"),
    [
        (Orders(1, 1), 3 / 4),  # das, Haus, Buch of das, neue, Haus, Buch
        (Orders(2, 2), 1 / 4),  # "das Buch" of "das neue", "neue Haus", "Haus das", "das Buch"
        (Orders(1, 2), 4 / 8),
    ],
)
def test_by_hand(index, orders, expected):
    share = coverage(index.source, np.array([0, 1]), ["das neue Haus das Buch"], orders=orders)
    assert share == pytest.approx(expected)


def test_the_whole_test_set_counts_an_ngram_once(index):
    share = coverage(index.source, np.array([1]), ["das das", "das Haus"], orders=Orders(1, 1))
    assert share == 1 / 2


def test_unknown_words_differ_from_each_other(index):
    assert coverage(index.source, np.array([1]), ["das x y"], orders=Orders(1, 1)) == 1 / 3


def test_nothing_selected_and_nothing_to_cover(index):
    nothing = np.empty(0, dtype=np.int64)
    assert coverage(index.source, nothing, ["das Haus"], orders=Orders(1, 2)) == 0
    assert math.isnan(coverage(index.source, np.array([0]), ["das"], orders=Orders(2, 2)))
    assert math.isnan(coverage(index.source, np.array([0]), [""], orders=Orders(1, 1)))
    assert len(features_of(index.source, nothing, orders=Orders(1, 2))) == 0


def test_mean_leaves_nan_out():
    assert mean([0.5, math.nan, 1.0]) == 0.75
    assert math.isnan(mean([math.nan]))


def test_measures(index):
    measures = Measures(index)
    measures.add(np.array([0, 1]), ["das Haus"], ["the house"])
    measures.add(np.array([1]), ["ein Haus"], ["a house"])
    assert measures.scov == {"1": [1.0, 0.0], "2": [1.0, 0.0], "1-2": [1.0, 0.0]}
    assert measures.tcov == {"1": [1.0, 0.0], "2": [1.0, 0.0], "1-2": [1.0, 0.0]}
    assert measures.n_distinct == 2
    assert measures.unique_target_bigrams == 4  # the house, house is, is small, the book
    assert measures.words_per_sentence == (8 / 3, 8 / 3)
    table = measures.table()
    # 0.56/8 + 0.53/4 - 0.09/2 + 0.003 = 0.1605
    for text in ("scov", "tcov", "0.5000", "unique target bigrams", "0.1605"):
        assert text in table


def test_measures_without_references(index):
    measures = Measures(index)
    measures.add(np.array([0]), ["das Haus"])
    assert "tcov" not in measures.table()
    assert "BLEU" not in measures.table()


def test_measures_of_an_index_of_words():
    measures = Measures(Index.build(Corpus.from_strings(SOURCE, TARGET), order=1))
    measures.add(np.array([0]), ["das Haus"], ["the house"])
    assert measures.tcov == {"1": [1.0]}
    assert "BLEU bound (5.9)              1.0000" in measures.table()
