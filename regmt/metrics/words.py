"""Words that count as equal: the same stem, a common WordNet synset."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from regmt.core.arrays import Int32Array
from regmt.core.errors import InputError

# ISO 639-1 codes of the languages the Snowball stemmers know.
STEMMERS = dict(
    item.split()
    for item in """
ar arabic, ca catalan, da danish, de german, el greek, en english, es spanish, eu basque,
fi finnish, fr french, ga irish, hi hindi, hu hungarian, hy armenian, id indonesian,
it italian, lt lithuanian, ne nepali, nl dutch, no norwegian, pt portuguese, ro romanian,
ru russian, sr serbian, sv swedish, ta tamil, tr turkish, yi yiddish
""".split(",")
)

SynonymTest = Callable[[str, str], bool]


def check_language(language: str) -> str:
    """Return `language` if there is a stemmer for it."""
    if language not in STEMMERS:
        remedy = f"use one of {', '.join(STEMMERS)}"
        raise InputError(f"no stemmer for language {language!r}", remedy=remedy)
    return language


def stem_ids(words: Sequence[str], language: str) -> Int32Array:
    """Return for each word the id of its stem (Snowball's); words of one stem share it."""
    check_language(language)
    ids: dict[str, int] = {}
    stems = (stem(word.lower(), language) for word in words)
    return np.fromiter((ids.setdefault(stem, len(ids)) for stem in stems), np.int32, len(words))


@lru_cache(maxsize=1 << 18)  # a stemmer takes 0.1 ms for a word, and words come again
def stem(word: str, language: str) -> str:
    """Return Snowball's stem of a word in lower case."""
    return str(_stemmer(language).stemWord(word))


@lru_cache(maxsize=4)
def _stemmer(language: str) -> Any:
    import snowballstemmer

    return snowballstemmer.stemmer(STEMMERS[language])


@lru_cache(maxsize=1)
def wordnet_synonyms() -> SynonymTest | None:
    """Return the synonym test of the English WordNet, or None where none is installed.

    It needs NLTK and its ``wordnet`` corpus; nothing is downloaded.
    """
    try:
        from nltk.corpus import wordnet

        wordnet.ensure_loaded()
    except (ImportError, LookupError):
        return None

    @lru_cache(maxsize=100_000)
    def synsets(word: str) -> frozenset[str]:
        return frozenset(synset.name() for synset in wordnet.synsets(word))

    return lambda one, other: not synsets(one).isdisjoint(synsets(other))


def choose_synonyms(synonyms: bool | SynonymTest | None, language: str) -> SynonymTest | None:
    """Return the synonym test to use: the one given, WordNet's, or none."""
    if callable(synonyms):
        return synonyms
    if synonyms is False or (synonyms is None and language != "en"):
        return None
    test = wordnet_synonyms()
    if test is None and synonyms:
        raise InputError(
            "WordNet is not installed",
            remedy="install nltk and run python -m nltk.downloader wordnet",
        )
    return test


class SynonymPairs:
    """Remembers which word ids of a batch are synonyms."""

    def __init__(self, words: Sequence[str], test: SynonymTest) -> None:
        self._words = words
        self._test = test
        self._known: dict[tuple[int, int], bool] = {}

    def matrix(self, one: Int32Array, other: Int32Array) -> np.ndarray:
        """Return which words of `one` are synonyms of which of `other`, shape (n, m) of bool."""
        return np.array(
            [[self._ask(a, b) for b in other.tolist()] for a in one.tolist()], dtype=np.bool_
        ).reshape(len(one), len(other))

    def _ask(self, a: int, b: int) -> bool:
        key = (a, b) if a < b else (b, a)
        if key not in self._known:
            self._known[key] = a == b or self._test(self._words[a], self._words[b])
        return self._known[key]
