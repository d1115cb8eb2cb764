"""Synonyms from WordNet, where one is installed and where none is."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.metrics import words
from regmt.metrics.meteor import Meteor


class SmallWordNet:
    """Stands in for NLTK's corpus reader: a word has the synsets it is listed in."""

    def __init__(self, *synsets: str, installed: bool = True) -> None:
        self._synsets = [synset.split() for synset in synsets]
        self._installed = installed

    def ensure_loaded(self) -> None:
        if not self._installed:
            raise LookupError("Resource wordnet not found")

    def synsets(self, word: str) -> list[SimpleNamespace]:
        found = (synset for synset in self._synsets if word in synset)
        return [SimpleNamespace(name=lambda synset=synset: synset[0]) for synset in found]


@pytest.fixture
def install(monkeypatch):
    def _install(wordnet: SmallWordNet | None) -> None:
        corpus = ModuleType("nltk.corpus")
        if wordnet is not None:
            corpus.wordnet = wordnet
        monkeypatch.setitem(sys.modules, "nltk", ModuleType("nltk"))
        monkeypatch.setitem(sys.modules, "nltk.corpus", corpus)
        words.wordnet_synonyms.cache_clear()

    yield _install
    words.wordnet_synonyms.cache_clear()


def test_words_of_one_synset_are_synonyms(install):
    install(SmallWordNet("car automobile", "big large"))
    test = words.wordnet_synonyms()
    assert test is not None
    assert test("car", "automobile")
    assert not test("car", "big")
    pairs = words.SynonymPairs(["car", "automobile", "big"], test)
    matrix = pairs.matrix(np.array([0, 2], np.int32), np.array([1, 2, 0], np.int32))
    assert matrix.tolist() == [[True, False, True], [False, True, False]]


def test_meteor_uses_wordnet_by_default_in_english_only(install):
    install(SmallWordNet("car automobile"))
    english, german = Meteor(), Meteor(language="de")
    assert english.statistics(["my car"], [["my automobile"]])[0, 0] == 2
    assert german.statistics(["my car"], [["my automobile"]])[0, 0] == 1
    assert "syn:yes" in english.signature()
    assert "syn:no" in german.signature()


@pytest.mark.parametrize("wordnet", [None, SmallWordNet(installed=False)])
def test_without_wordnet(install, wordnet):
    install(wordnet)
    assert words.choose_synonyms(None, "en") is None
    with pytest.raises(InputError, match="WordNet is not installed"):
        words.choose_synonyms(True, "en")
