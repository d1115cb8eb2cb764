"""The phrases of a text as integers: each n-gram of up to seven words has a number."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Int32Array, Int64Array, offsets_of, places_of
from regmt.instance_selection.ngrams import NgramTable
from regmt.instance_selection.vocabulary import Vocabulary

LONGEST = 7
"""Words of the longest phrase: the links of a pair must fit into the bits of one integer."""


@dataclass
class Phrases:
    """The phrases of one side.

    Attributes
    ----------
    tokens : ndarray of int32
        The text.
    vocabulary : Vocabulary
    ids : ndarray of int64, shape (longest, n_tokens)
        ``ids[k - 1, p]`` is the number of the phrase of k words that begins at p, or -1.
    at : ndarray of int64, shape (n_phrases,)
        Where each phrase occurs first.
    starts : ndarray of int64, shape (longest + 1,)
        Phrases of k words have the numbers ``starts[k - 1] … starts[k] - 1``.
    """

    tokens: Int32Array
    vocabulary: Vocabulary
    ids: Int64Array
    at: Int64Array
    starts: Int64Array

    def __len__(self) -> int:
        return len(self.at)

    @classmethod
    def number(
        cls, tokens: Int32Array, offsets: Int64Array, vocabulary: Vocabulary, *, longest: int
    ) -> Phrases:
        """Number the phrases of a text of up to `longest` words."""
        table, ranks = NgramTable.build(tokens, offsets, n_words=len(vocabulary), order=longest)
        ids = np.stack(ranks)
        at = np.zeros(len(table), dtype=np.int64)
        for k in range(longest):
            here = np.flatnonzero(ids[k] >= 0)
            ids[k, here] += table.starts[k]
            at[ids[k, here[::-1]]] = here[::-1]  # the first occurrence is written last
        return cls(tokens, vocabulary, ids, at, table.starts)

    def lengths(self, ids: Int64Array) -> Int64Array:
        """Return the number of words of phrases."""
        return np.searchsorted(self.starts, ids, side="right")

    def flat(self, ids: Int64Array) -> tuple[Int32Array, Int64Array]:
        """Return the word ids of phrases, one phrase after the other, and their offsets."""
        lengths = self.lengths(ids)
        return self.tokens[places_of(self.at[ids], lengths)], offsets_of(lengths)

    def strings(self, ids: Int64Array) -> list[str]:
        """Return phrases as text, words separated by spaces."""
        words = self.vocabulary.words
        text = [words[w] for w in self.tokens.tolist()] if len(ids) > len(self.tokens) else None
        found = []
        for p, n in zip(self.at[ids].tolist(), self.lengths(ids).tolist(), strict=True):
            if text is not None:
                found.append(" ".join(text[p : p + n]))
            else:
                found.append(" ".join([words[w] for w in self.tokens[p : p + n].tolist()]))
        return found
