"""The extended features of the PRO paper (5.3): thousands of sparse features of phrase pairs.

- ``ext:count:5-6``: how often the pair was extracted, in eleven bins (discount features for rule
  frequency bins, Chiang et al. 2009);
- ``ext:ins:the``, ``ext:del:der``: target words without a link, source words without a link; the 50
  most frequent words by name, all others as one;
- ``ext:pair:Haus~house``: linked words, the 80 most frequent of both languages by name, with
  ``<unaligned>`` and ``<other>`` (Watanabe et al. 2007);
- ``ext:src:2``, ``ext:tgt:4``, ``ext:src/tgt:2,4``: lengths of phrases.

Each has one value and a weight of its own, 0 if the weights do not name it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write, parse_json, parsing
from regmt.instance_selection.corpus import Corpus, Text

PREFIX = "ext:"
"""What the names of all of them begin with."""

_PAIRED = 80
_INSERTED = 50
_BINS = ((1, 1), (2, 2), (3, 3), (4, 4), (5, 6), (7, 9), (10, 14), (15, 24), (25, 49), (50, 99))
_UNALIGNED, _OTHER = "<unaligned>", "<other>"


@dataclass(frozen=True)
class SparseFeatures:
    """The extended features, given the frequent words of both languages, most frequent first."""

    source_words: tuple[str, ...]
    target_words: tuple[str, ...]
    _known: dict[tuple[object, ...], dict[str, float]] = field(
        default_factory=dict, repr=False, compare=False
    )

    @classmethod
    def from_corpus(cls, corpus: Corpus) -> SparseFeatures:
        """Find the frequent words of a corpus."""
        return cls(_frequent(corpus.source), _frequent(corpus.target))

    def save(self, path: StrPath) -> None:
        """Write a JSON file for `load`."""
        words = {"source_words": self.source_words, "target_words": self.target_words}
        with atomic_write(path) as stream:
            json.dump(words, stream, indent=1, ensure_ascii=False)
            stream.write("\n")

    @classmethod
    def load(cls, path: StrPath) -> SparseFeatures:
        """Read a file written by `save`."""
        with parsing("frequent words", path, remedy="train the model again"):
            content = parse_json(Path(path).read_bytes())
            return cls(tuple(content["source_words"]), tuple(content["target_words"]))

    def values(
        self, source: Sequence[str], target: Sequence[str], alignment: str, count: int | None
    ) -> dict[str, float]:
        """Return the features of a phrase pair that are not 0, in the order of their names.

        Without an alignment or a count, those that depend on it are 0.
        """
        key = tuple(source), tuple(target), alignment, count
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._count(*key)
        return found

    def _count(
        self, source: tuple[str, ...], target: tuple[str, ...], alignment: str, count: int | None
    ) -> dict[str, float]:
        n, m = len(source), len(target)
        names = [f"src:{n}", f"tgt:{m}", f"src/tgt:{n},{m}"]
        if count is not None:
            names.append(f"count:{_bin(count)}")
        if alignment:
            links = [tuple(map(int, link.split("-"))) for link in alignment.split()]
            names += self._links(source, target, links)
        features: dict[str, float] = {}
        for name in sorted(names):
            features[PREFIX + name] = features.get(PREFIX + name, 0.0) + 1.0
        return features

    def _links(
        self, source: Sequence[str], target: Sequence[str], links: Sequence[tuple[int, ...]]
    ) -> Iterable[str]:
        sources = [_known(word, self.source_words, _PAIRED) for word in source]
        targets = [_known(word, self.target_words, _PAIRED) for word in target]
        for i, j in links:
            yield f"pair:{sources[i]}~{targets[j]}"
        for i in set(range(len(source))) - {i for i, _ in links}:
            yield f"pair:{sources[i]}~{_UNALIGNED}"
            yield f"del:{_known(source[i], self.source_words, _INSERTED)}"
        for j in set(range(len(target))) - {j for _, j in links}:
            yield f"pair:{_UNALIGNED}~{targets[j]}"
            yield f"ins:{_known(target[j], self.target_words, _INSERTED)}"


def joint_count(counts: str) -> int | None:
    """Return c(s,t) of the counts of a line of a phrase table, ``c(t) c(s) c(s,t)``."""
    fields = counts.split()
    if len(fields) < 3:
        return None
    try:
        return round(float(fields[2]))
    except (ValueError, OverflowError) as error:
        raise InputError(f"count {fields[2]!r} in a phrase table is not a number") from error


def _bin(count: int) -> str:
    for low, high in _BINS:
        if count <= high:
            return f"{low}" if low == high else f"{low}-{high}"
    return f"{_BINS[-1][1] + 1}+"


def _known(word: str, words: tuple[str, ...], n: int) -> str:
    return word if word in words[:n] else _OTHER


def _frequent(text: Text) -> tuple[str, ...]:
    counts = np.bincount(text.tokens, minlength=len(text.vocabulary))
    best = np.argsort(-counts, kind="stable")[:_PAIRED]
    return tuple(text.vocabulary.decode(best.tolist()))
