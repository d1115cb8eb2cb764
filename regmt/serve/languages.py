"""Which languages are served, and in which of them a text is written."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping

from regmt.core.errors import InputError
from regmt.instance_selection.index import Index

NAMES = {
    "ar": "Arabic", "bg": "Bulgarian", "ca": "Catalan", "cs": "Czech", "da": "Danish",
    "de": "German", "el": "Greek", "en": "English", "es": "Spanish", "et": "Estonian",
    "fi": "Finnish", "fr": "French", "he": "Hebrew", "hi": "Hindi", "hu": "Hungarian",
    "id": "Indonesian", "it": "Italian", "ja": "Japanese", "ko": "Korean", "lt": "Lithuanian",
    "lv": "Latvian", "nb": "Norwegian", "nl": "Dutch", "pl": "Polish", "pt": "Portuguese",
    "ro": "Romanian", "ru": "Russian", "sk": "Slovak", "sl": "Slovenian", "sv": "Swedish",
    "th": "Thai", "tr": "Turkish", "uk": "Ukrainian", "vi": "Vietnamese", "zh": "Chinese",
}  # fmt: skip

_ORDERS = (1, 2, 3)
_SAMPLE = 2000  # lines of each side


def pair_of(index: Index) -> tuple[str, str]:
    """Return the languages of an index; refuse one that does not know them."""
    corpus = index.corpus
    source, target = (side.preprocessing.language for side in (corpus.source, corpus.target))
    if source == target:
        raise InputError(
            "the index does not know its languages",
            path=index.folder,
            remedy="build it with `source_lang` and `target_lang`",
        )
    return source, target


class Detector:
    """Finds the language of a text: naive Bayes on character n-grams of the indexes' lines.

    Parameters
    ----------
    texts : mapping of str to iterable of str
        Lines of each language.
    """

    def __init__(self, texts: Mapping[str, Iterable[str]]) -> None:
        self._counts = {
            language: Counter(gram for line in lines for gram in _grams(line))
            for language, lines in texts.items()
        }
        self._kinds = len(set().union(*self._counts.values())) + 1
        self._totals = {language: n.total() for language, n in self._counts.items()}

    @classmethod
    def of(cls, indexes: Iterable[Index]) -> Detector:
        """Make it from both sides of indexes."""
        texts: dict[str, list[str]] = {}
        for index in indexes:
            for language, side in zip(pair_of(index), (index.source, index.target), strict=True):
                lines, n = side.text.lines, len(index)
                sample = range(0, n, max(1, n // _SAMPLE))
                texts.setdefault(language, []).extend(lines[i] for i in sample)
        return cls(texts)

    def detect(self, text: str) -> list[tuple[str, float]]:
        """Return languages with their probabilities, most probable first."""
        grams = list(_grams(text))
        logs = {
            language: sum(
                math.log((counts[gram] + 1) / (self._totals[language] + self._kinds))
                for gram in grams
            )
            for language, counts in self._counts.items()
        }
        highest = max(logs.values())
        weights = {language: math.exp(log - highest) for language, log in logs.items()}
        total = sum(weights.values())
        found = [(language, weight / total) for language, weight in weights.items()]
        return sorted(found, key=lambda each: (-each[1], each[0]))


def _grams(text: str) -> Iterable[str]:
    padded = f" {' '.join(text.lower().split())} "
    return (padded[i : i + n] for n in _ORDERS for i in range(len(padded) - n + 1))
