"""Map words to integers: a word is a string outside, an int32 inside."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array

UNKNOWN = -1
"""Id of a word that is not in the vocabulary."""


class _WordArrays(NamedTuple):
    """Words as arrays that may be memory-mapped; a lookup reads only what it needs."""

    text: npt.NDArray[np.uint8]  # UTF-8, one newline between words
    ends: Int64Array  # (V,) where each word ends in the text
    hashes: npt.NDArray[np.uint64]  # (V,) sorted
    order: Int32Array  # (V,) the word of each hash


class Vocabulary:
    """Words with ids 0 … V-1, in the order of their first occurrence.

    A vocabulary opened from arrays looks words up in them. It builds a list or a dictionary of all
    words only when one is asked for, so that opening takes no time.

    Parameters
    ----------
    words : sequence of str
        The distinct words in id order.
    """

    def __init__(self, words: Sequence[str] = ()) -> None:
        self._words: list[str] | None = list(words)
        self._ids: dict[str, int] | None = None
        self._block: npt.NDArray[np.uint8] | None = None
        self._arrays: _WordArrays | None = None

    @classmethod
    def from_block(cls, block: npt.NDArray[np.uint8]) -> Vocabulary:
        """Make a vocabulary from `to_block`'s array, which may be memory-mapped."""
        vocabulary = cls()
        vocabulary._words = None
        vocabulary._block = block
        return vocabulary

    def to_block(self) -> npt.NDArray[np.uint8]:
        """Return the words as one newline-joined UTF-8 array."""
        return np.frombuffer("\n".join(self.words).encode("utf-8"), dtype=np.uint8)

    @classmethod
    def from_arrays(cls, arrays: Mapping[str, npt.NDArray[Any]], name: str) -> Vocabulary:
        """Make a vocabulary from `to_arrays`' arrays, which may be memory-mapped."""
        found = _WordArrays(*(arrays[f"{name}_{field}"] for field in _WordArrays._fields))
        vocabulary = cls.from_block(found.text)
        vocabulary._arrays = found
        return vocabulary

    def to_arrays(self, name: str) -> dict[str, npt.NDArray[Any]]:
        """Return the words as arrays to look them up in, under names that begin with `name`."""
        text = self.to_block()
        ends = np.append(np.flatnonzero(text == ord("\n")), len(text))[: len(self)]
        hashes = _hashes(self.words)
        order = np.argsort(hashes, kind="stable").astype(np.int32)
        arrays = _WordArrays(text, ends.astype(np.int64), hashes[order], order)
        return {f"{name}_{field}": array for field, array in arrays._asdict().items()}

    @property
    def words(self) -> list[str]:
        """All words in id order."""
        if self._words is None:
            assert self._block is not None
            text = self._block.tobytes().decode("utf-8")
            self._words = text.split("\n") if text else []
            self._arrays = None  # the list and the dictionary are faster
        return self._words

    @property
    def ids(self) -> dict[str, int]:
        """The map from word to id."""
        if self._ids is None:
            self._ids = {word: i for i, word in enumerate(self.words)}
        return self._ids

    def __len__(self) -> int:
        arrays = self._arrays
        return len(self.words if arrays is None else arrays.ends)

    def __contains__(self, word: str) -> bool:
        return word in self.ids if self._arrays is None else self.encode([word])[0] >= 0

    def has_any(self, words: Iterable[str]) -> bool:
        """Return whether one of some words is there; needs no dictionary."""
        if self._arrays is not None:
            return any(word in self for word in words)
        return not set(words).isdisjoint(self.words)

    def __getitem__(self, word_id: int) -> str:
        arrays = self._arrays
        if arrays is None:
            return self.words[word_id]
        begin = arrays.ends[word_id - 1] + 1 if word_id > 0 else 0
        return str(arrays.text[begin : arrays.ends[word_id]].tobytes(), "utf-8")

    def add(self, word: str) -> int:
        """Return the id of `word`, giving it the next free one if it is new."""
        found = self.ids.get(word)
        if found is None:
            found = self.ids[word] = len(self.words)
            self.words.append(word)
        return found

    def same_words(self, other: Vocabulary) -> bool:
        """Return whether another vocabulary has the same words in the same order."""
        if self._arrays is None or other._arrays is None:
            return self.words == other.words
        return np.array_equal(self._arrays.text, other._arrays.text)

    def copy(self) -> Vocabulary:
        """Return a vocabulary to which words can be added without changing this one."""
        copied = Vocabulary(self.words)
        copied._ids = dict(self.ids)
        return copied

    def encode(self, tokens: Iterable[str]) -> Int32Array:
        """Return the ids of `tokens`, `UNKNOWN` (-1) for words not in the vocabulary."""
        arrays = self._arrays
        if arrays is not None:
            return self._look_up(list(tokens), arrays)
        ids = self.ids
        return np.fromiter((ids.get(token, UNKNOWN) for token in tokens), dtype=np.int32)

    def _look_up(self, tokens: list[str], arrays: _WordArrays) -> Int32Array:
        found = np.full(len(tokens), UNKNOWN, dtype=np.int32)
        hashes = _hashes(tokens)
        first = np.searchsorted(arrays.hashes, hashes)
        last = np.searchsorted(arrays.hashes, hashes, side="right")
        for k in np.flatnonzero(first < last).tolist():
            for word in arrays.order[first[k] : last[k]].tolist():  # one, unless hashes collide
                if self[word] == tokens[k]:
                    found[k] = word
        return found

    def decode(self, ids: Iterable[int]) -> list[str]:
        """Return the words of `ids`."""
        words = self.words if self._arrays is None else self
        return [words[i] for i in ids]

    def __getstate__(self) -> dict[str, object]:
        # The dictionary is rebuilt where it is needed: workers often never need it.
        return {"_words": self.words, "_ids": None, "_block": None, "_arrays": None}


def _hashes(words: Sequence[str]) -> npt.NDArray[np.uint64]:
    """Return 64 bits of a hash of each word, the same in every process."""
    digests = [hashlib.blake2b(word.encode("utf-8"), digest_size=8).digest() for word in words]
    return np.frombuffer(b"".join(digests), dtype="<u8").astype(np.uint64)
