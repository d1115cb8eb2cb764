"""The phrase pairs found for one sentence, as arrays, and as tables for the decoder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.decoding.phrase_table import LineTexts, PhraseTable
from regmt.decoding.reordering import ReorderingTable, ReorderingType
from regmt.instance_selection.vocabulary import Vocabulary


@dataclass
class SentencePhrases:
    """Scored phrase pairs of a sentence, those of one source phrase together.

    r pairs of q different source phrases, ordered within a source phrase by the number of target
    words, then by the words.

    Attributes
    ----------
    spans : ndarray of int64, shape (n_spans, 3)
        Start, end and number of the source phrase of every span that has a translation.
    starts : ndarray of int64, shape (q + 1,)
        Pairs of source phrase i are ``starts[i] … starts[i + 1] - 1``.
    words, word_starts : ndarray
        The target side of pair k is ``words[word_starts[k]:word_starts[k + 1]]``, as word ids of
        the corpus.
    links : ndarray of int64, shape (r,)
        The most frequent links inside the pair: bit ``7 i + j``.
    scores : ndarray of float64, shape (r, 4)
        p(s|t), lex(s|t), p(t|s), lex(t|s) of the whole corpus.
    orientations : ndarray of float64, shape (r, 6)
        Probabilities of orientations, see `orientation_probabilities`.
    counts : ndarray of float64, shape (r, 3)
        c(t), c(s) and c(s,t); the last is an estimate where the occurrences were sampled.
    support : ndarray of int64, shape (r,)
        How many of the selected sentence pairs hold the pair.
    selected_scores : ndarray of float64, shape (r, 4)
        `scores` from the selected pairs alone; 0 where they lack the pair.
    vocabulary : Vocabulary
        Of the target words.
    """

    spans: Int64Array
    starts: Int64Array
    words: Int32Array
    word_starts: Int64Array
    links: Int64Array
    scores: Float64Array
    orientations: Float64Array
    counts: Float64Array
    support: Int64Array
    selected_scores: Float64Array
    vocabulary: Vocabulary

    def __len__(self) -> int:
        return len(self.links)

    def phrase_table(
        self, tokens: Sequence[str], scores: Float64Array | None = None
    ) -> PhraseTable:
        """Return a phrase table of the pairs.

        Parameters
        ----------
        tokens : sequence of str
            The sentence.
        scores : ndarray, shape (r, n), optional
            By default those of the whole corpus.
        """
        _, first = np.unique(self.spans[:, 2], return_index=True)
        sources = [" ".join(tokens[start:end]) for start, end, _ in self.spans[first].tolist()]
        distinct, words = np.unique(self.words, return_inverse=True)
        return PhraseTable(
            sources=Vocabulary(sources),
            starts=self.starts,
            vocabulary=Vocabulary(self.vocabulary.decode(distinct.tolist())),
            words=words.reshape(-1).astype(np.int32),
            word_starts=self.word_starts,
            scores=self.scores if scores is None else scores,
            max_length=int((self.spans[:, 1] - self.spans[:, 0]).max(initial=0)),
            alignments=LineTexts.of_links(self.links),
        )

    def reordering_table(
        self, table: PhraseTable, orientations: Float64Array | None = None
    ) -> ReorderingTable:
        """Return the orientations as a reordering table for a table made by `phrase_table`."""
        probabilities = self.orientations if orientations is None else orientations
        return ReorderingTable(ReorderingType(), replace(table, scores=probabilities))
