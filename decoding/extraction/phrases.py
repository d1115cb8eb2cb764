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
    """The phrases of one side."""

    tokens: Int32Array  #: the text
    vocabulary: Vocabulary
    ids: Int64Array  #: ``ids[k - 1, p]``: number of the phrase of k words that begins at p, or -1
    at: Int64Array  #: (n_phrases,) where each phrase occurs first
    starts: Int64Array  #: phrases of k words have the numbers ``starts[k - 1] … starts[k] - 1``

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
        places = zip(self.at[ids].tolist(), self.lengths(ids).tolist(), strict=True)
        if len(ids) > len(self.tokens):
            text = [words[w] for w in self.tokens.tolist()]
            return [" ".join(text[p : p + n]) for p, n in places]
        return [" ".join([words[w] for w in self.tokens[p : p + n].tolist()]) for p, n in places]
