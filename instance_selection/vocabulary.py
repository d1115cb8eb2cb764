"""The border between strings and integers: a word is a string outside, an int32 inside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array

UNKNOWN = -1
"""Id of a word that is not in the vocabulary."""


class Vocabulary:
    """Words with ids 0 … V-1, in the order of their first occurrence.

    Kept as one newline-joined UTF-8 block until the first look-up, so that opening an index does
    not pay for words that nobody asks about.

    Parameters
    ----------
    words : sequence of str
        The distinct words in id order.
    """

    def __init__(self, words: Sequence[str] = ()) -> None:
        self._words: list[str] | None = list(words)
        self._ids: dict[str, int] | None = None
        self._block: npt.NDArray[np.uint8] | None = None

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

    @property
    def words(self) -> list[str]:
        """All words in id order."""
        if self._words is None:
            assert self._block is not None
            text = self._block.tobytes().decode("utf-8")
            self._words = text.split("\n") if text else []
        return self._words

    @property
    def ids(self) -> dict[str, int]:
        """The map from word to id."""
        if self._ids is None:
            self._ids = {word: i for i, word in enumerate(self.words)}
        return self._ids

    def __len__(self) -> int:
        return len(self.words)

    def __contains__(self, word: str) -> bool:
        return word in self.ids

    def __getitem__(self, word_id: int) -> str:
        return self.words[word_id]

    def add(self, word: str) -> int:
        """Return the id of `word`, giving it the next free one if it is new."""
        found = self.ids.get(word)
        if found is None:
            found = self.ids[word] = len(self.words)
            self.words.append(word)
        return found

    def encode(self, tokens: Iterable[str]) -> Int32Array:
        """Return the ids of `tokens`, `UNKNOWN` (-1) for words not in the vocabulary."""
        ids = self.ids
        return np.fromiter((ids.get(token, UNKNOWN) for token in tokens), dtype=np.int32)

    def decode(self, ids: Iterable[int]) -> list[str]:
        """Return the words of `ids`."""
        words = self.words
        return [words[i] for i in ids]

    def __getstate__(self) -> dict[str, object]:
        # The dictionary is rebuilt where it is needed: workers often never need it.
        return {"_words": self.words, "_ids": None, "_block": None}
