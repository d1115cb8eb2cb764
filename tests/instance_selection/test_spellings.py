"""Character n-grams of a vocabulary against counting them word by word."""

import shutil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.core.store import open_arrays, write_arrays
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.spellings import Spellings

LETTERS = "abcdÄß-İ😀 "  # one becomes two in lower case, one is beyond the 16-bit range
words = st.lists(st.text(LETTERS, min_size=1, max_size=6), min_size=1, max_size=12)


def ngrams_of(word, orders):
    spelled = " " + word.lower() + " "
    return {spelled[i : i + n] for n in orders for i in range(len(spelled) - n + 1)}


@settings(max_examples=100, deadline=None)
@given(
    vocabulary=words,
    word=st.text(LETTERS + "z", min_size=1, max_size=6),
    orders=st.sampled_from(["1", "2-3", "3-5", "4"]),
    least=st.sampled_from([0.01, 0.3, 0.5, 1.0]),
)
def test_agrees_with_sets_of_strings(vocabulary, word, orders, least):
    orders = Orders.parse(orders)
    spellings = Spellings.of(vocabulary, orders)
    each = [ngrams_of(known, orders) for known in vocabulary]
    own = ngrams_of(word, orders)

    found = spellings.ngrams(word)
    assert len(set(found.tolist())) == len(found)
    which, holders = spellings.holders(found)
    assert len(spellings.distinct(word)) == len(own)
    held = [ngrams & own for ngrams in each]
    assert len(found) == len(set().union(*held))
    for k, known in enumerate(held):
        names = [spellings.name(i) for i in found[which[holders == k]].tolist()]
        assert sorted(names) == sorted(named(ngram) for ngram in known)

    dice = [
        2 * len(a) / (len(b) + len(own)) if own or b else 0.0
        for a, b in zip(held, each, strict=True)
    ]
    expected = sorted((k for k, d in enumerate(dice) if d >= least), key=lambda k: (-dice[k], k))
    assert spellings.similar(word, most=4, least=least).tolist() == expected[:4]


def named(ngram):
    before, after = ("" if end == " " else "…" for end in (ngram[0], ngram[-1]))
    return before + ngram.strip(" ") + after


def test_similar_words():
    known = ["Klebepunkt", "Klebepunkte", "Haltepunkten", "Tabelle"]
    spellings = Spellings.of(known, Orders(3, 5))
    found = spellings.similar("klebepunkten", most=9, least=0.4)
    assert [known[i] for i in found] == ["Klebepunkte", "Klebepunkt", "Haltepunkten"]
    assert spellings.similar("xyz", most=9, least=0.1).tolist() == []


@pytest.mark.parametrize("orders", ["1-2", "3-5"])
def test_opened_is_what_was_saved(tmp_path, orders):
    made = Spellings.of(["Klebepunkt", "Punkte", "Tabelle"], Orders.parse(orders))
    made.save(tmp_path / "spellings")
    opened = Spellings.open(tmp_path / "spellings")
    assert not opened.indices.flags.writeable  # it is mapped
    assert opened.orders == made.orders
    for word in ("punkt", "Tabellenpunkte"):
        assert opened.ngrams(word).tolist() == made.ngrams(word).tolist()
        ids = opened.similar(word, most=3, least=0.1).tolist()
        assert ids
        assert ids == made.similar(word, most=3, least=0.1).tolist()


@pytest.mark.parametrize(
    ("name", "value"), [("indices", 99), ("indptr", 99), ("characters", 0), ("keys3", -1)]
)
def test_damaged_arrays_are_refused(tmp_path, name, value):
    kind = "regmt spellings"
    Spellings.of(["Klebepunkt", "Punkte"], Orders(3, 4)).save(tmp_path / "good")
    facts = {"kind": kind, "version": 1}
    arrays, options = open_arrays(tmp_path / "good", remedy="-", check=list, **facts)
    arrays = {key: array.copy() for key, array in arrays.items()}
    arrays[name][-1] = value
    write_arrays(tmp_path / "made", arrays, options=options, **facts)
    shutil.copytree(tmp_path / "made", tmp_path / "bad")  # what was written here is not checked
    with pytest.raises(InputError, match=name):
        Spellings.open(tmp_path / "bad")
