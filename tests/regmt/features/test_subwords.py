"""Features of parts of words against counting the words of each pair that hold them."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.features.from_index import local_problem
from regmt.features.subwords import spelled_alike, unseen_words
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.memory import Memory
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.spellings import Spellings
from regmt.reranking.regression import RegressionOptions
from regmt.resources import Resources, spellings
from regmt.sentence import LearningOptions, SentenceLearner

SOURCE = ["rote Punkte", "Haltepunkte , rote Tabelle", "Punkte und Punkte", "Tabellen", "und , rot"]
TARGET = ["red points", "breakpoints , red table", "points and points", "tables", "and , red"]
WORDS = [
    "rote",
    "Punkte",
    "Punkten",
    "punkt",
    "Tabellenpunkte",
    "xyz",
    "tab-elle",
    ",",
    "3.1",
    "und",
]


@pytest.fixture(scope="module")
def index():
    return Index.build(Corpus.from_strings(SOURCE, TARGET), order=3)


def held(word, orders):
    spelled = " " + word.lower() + " "
    return {spelled[i : i + n] for n in orders for i in range(len(spelled) - n + 1)}


def named(ngram):
    before, after = ("" if end == " " else "…" for end in (ngram[0], ngram[-1]))
    return (before + ngram.strip(" ") + after,)


@settings(max_examples=60, deadline=None)
@given(
    ids=st.lists(st.integers(0, 4), min_size=1, max_size=5, unique=True),
    sentence=st.lists(st.sampled_from(WORDS), max_size=5),
    orders=st.sampled_from(["3-5", "2", "4"]),
    max_gap=st.integers(0, 1),
    weighting=st.sampled_from(["none", "exponential"]),
    query_first=st.booleans(),
)
def test_counts_of_words(index, ids, sentence, orders, max_gap, weighting, query_first):
    given = {"max_gap": max_gap, "weighting": weighting, "query_first": query_first}
    line, orders = " ".join(sentence), Orders.parse(orders)
    of_words = Spellings.of(index.source.text.vocabulary.words, orders)
    plain = local_problem(index, ids, line, **given)
    problem = local_problem(index, ids, line, spellings=of_words, **given)

    known = " ".join(SOURCE).split()
    letters = [w for w in sentence if w not in known and w != "3.1"]
    wanted = Counter(ngram for word in letters for ngram in held(word, orders))
    others = [[word for word in SOURCE[i].split() if word not in sentence] for i in ids]
    rows = [Counter(n for word in row for n in held(word, orders) if n in wanted) for row in others]
    seen, weight = set().union(*rows), np.exp(-0.5) if weighting == "exponential" else 1.0
    places = [k for k, n in enumerate(problem.source_ids) if n not in plain.source_ids]
    names = {problem.source_name(k): k for k in places}
    assert sorted(names) == sorted(map(named, seen))
    for i, row in enumerate(rows):
        for ngram in seen:
            assert problem.X[i, names[named(ngram)]] == pytest.approx(weight * row[ngram])
    for ngram in seen:
        assert problem.query[0, names[named(ngram)]] == pytest.approx(weight * wanted[ngram])
    assert problem.n_source_features == plain.n_source_features + len(wanted)

    others = [k for k in range(problem.X.shape[1]) if k not in places]
    assert problem.source_ids[others].tolist() == plain.source_ids.tolist()
    assert (problem.X[:, others] != plain.X).nnz == 0
    assert (problem.query[:, others] != plain.query).nnz == 0
    assert (problem.Y != plain.Y).nnz == 0
    assert problem.X.has_sorted_indices
    assert problem.X.indices.dtype == plain.X.indices.dtype
    if query_first:
        assert problem.columns.tolist() == list(range(problem.query.nnz))


def test_words_with_other_characters_are_left_alone(index):
    encoded = index.source.text.encode("Punkten 2.0 Tab-elle Punkten a_b rote https://x")
    assert unseen_words(encoded) == {"Punkten": 2, "Tab-elle": 1}


def test_the_most_similar_word_stands_in_for_an_unseen_one(index):
    known = index.source.text.vocabulary
    of_words = Spellings.of(known.words, Orders(3, 5))
    line = index.source.text.encode("rote Punkten xyz Punkten Haltepunkten 3.1")
    found = spelled_alike(line, of_words)
    assert known.decode(found.ids[:2]) == ["rote", "Punkte"]
    assert known.decode(found.ids[3:5]) == ["Punkte", "Haltepunkte"]
    assert found.ids[[2, 5]].tolist() == [-1, -1]
    assert (line.ids >= 0).sum() == 1  # it stays as it is


@pytest.mark.parametrize("learner", ["fsr", "ridge"])
def test_w_translates_parts_of_unseen_words(index, learner):
    options = LearningOptions(subwords="3-5", ngrams="1", instances=5, learner=learner)
    model = SentenceLearner(index, options).learn("Punkten")
    assert len(model.selection) > 0
    predicted = dict(
        zip(model.target_names(np.arange(model.n_targets)), model.prediction, strict=True)
    )
    nearest = max(predicted, key=predicted.get)
    assert nearest == ("points",)
    without = SentenceLearner(index, LearningOptions(ngrams="1")).learn("Punkten")
    assert len(without.selection) == 0
    assert not without.prediction.any()


def test_sentences_without_unseen_words_are_as_before(index):
    line = "rote Punkte und 3.1"
    models = [
        SentenceLearner(index, LearningOptions(subwords=orders)).learn(line)
        for orders in (None, "3-5")
    ]
    assert models[0].ids.tolist() == models[1].ids.tolist()
    assert (models[0].coef != models[1].coef).nnz == 0
    assert models[0].prediction.tolist() == models[1].prediction.tolist()


def test_spellings_are_kept_with_the_index(index, tmp_path):
    index.save(tmp_path / "index")
    line, options = "Punkten rot", LearningOptions(subwords="3-4")
    first = SentenceLearner(Index.open(tmp_path / "index"), options).learn(line)
    assert (tmp_path / "index" / "derived" / "spellings-3-4").is_dir()
    again = SentenceLearner(Index.open(tmp_path / "index"), options).learn(line)
    assert first.prediction.tolist() == again.prediction.tolist()
    assert Resources(index).get(spellings(Orders(3, 4))).orders == Orders(3, 4)


def test_the_memory_of_an_index_is_learned_from(index, tmp_path):
    index.save(tmp_path / "index")
    Memory(tmp_path / "index").add("Punkte rosa Haltepunkt", "points pink breakpoint")
    grown = Index.open(tmp_path / "index")
    assert len(grown) == len(index) + 1
    options = LearningOptions(subwords="3-5", ngrams="1", instances=6)
    model = SentenceLearner(grown, options).learn("Punkten rosa")
    names = [name for (name,) in model.source_names]
    assert "rosa" in names  # the words of the memory are features, but hold no parts
    row = model.ids.tolist().index(len(index))
    assert model.problem.X[row, model.problem.columns[names.index("…punkt…")]] == 1.0
    assert model.target_name(int(np.argmax(model.prediction))) in {("points",), ("pink",)}


def test_what_is_not_supported_is_refused():
    with pytest.raises(InputError, match="not a range"):
        LearningOptions(subwords="three")
    with pytest.raises(InputError, match="sub-words"):
        RegressionOptions(subwords="3-5", max_gap=1)
