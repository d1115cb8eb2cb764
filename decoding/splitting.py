"""Split long sentence pairs where IBM 1 says that both halves translate each other.

Xu, Zens and Ney 2005; PORTAGE report, section 4. A pair is split at the places (j, i) of both
sides that make the product of the probabilities of its halves largest, with the halves in the same
or in the opposite order, and the halves again, until both sides have at most a number of words.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, offsets_of, places_of
from regmt.core.progress import progress
from regmt.decoding.alignment.bitext import SIDES, Bitext
from regmt.decoding.alignment.diagonal import train_ibm1
from regmt.instance_selection.corpus import Corpus, Lines, Text

_LEAST = 1e-10  # probability of words that never occur in a pair together


class Block(NamedTuple):
    """Words `start` to `end` of both sides of a sentence pair."""

    source_start: int
    source_end: int
    target_start: int
    target_end: int

    @property
    def lengths(self) -> tuple[int, int]:
        """Number of words of both sides."""
        return self.source_end - self.source_start, self.target_end - self.target_start


def split_pairs(
    corpus: Corpus, *, max_words: int, iterations: int = 5
) -> tuple[Corpus, Int64Array]:
    """Split the sentence pairs of which a side has more than `max_words` words.

    Parameters
    ----------
    corpus : Corpus
        IBM 1 is trained on it in both directions.
    max_words : int
        A half of one word cannot be split again, so very uneven pairs may stay longer.
    iterations : int
        Of EM.

    Returns
    -------
    Corpus
        With the parts of each pair in the place of the pair, in the order of the source.
    ndarray of int64
        The number of the sentence pair that each pair is part of.
    """
    from scipy import sparse

    lengths = corpus.source.lengths, corpus.target.lengths
    long = np.flatnonzero(np.maximum(*lengths) > max_words)
    if not len(long):
        return corpus, np.arange(len(corpus))
    bitext = Bitext.from_corpus(corpus)
    tables = [train_ibm1(bitext, side, iterations=iterations).table for side in SIDES]
    n_words = len(corpus.source.vocabulary), len(corpus.target.vocabulary)
    forward, backward = (
        sparse.csr_array((t.probability, t.pair_targets, t.pair_starts), n_words) for t in tables
    )
    none = np.zeros(len(corpus), dtype=np.int64)
    blocks = list(np.column_stack([none, lengths[0], none, lengths[1]])[:, None])
    for n in progress(long.tolist(), what="split", total=len(long)):
        source, target = corpus.source[n], corpus.target[n]
        direct, inverse = (
            np.maximum(table[source][:, target].toarray(), _LEAST) for table in (backward, forward)
        )
        blocks[n] = np.array(_split(direct, inverse, Block(*blocks[n][0].tolist()), max_words))
    owner = np.repeat(np.arange(len(corpus)), [len(rows) for rows in blocks])
    rows = np.concatenate(blocks)
    sides = [
        _cut(text, owner, rows[:, 2 * k], rows[:, 2 * k + 1])
        for k, text in enumerate((corpus.source, corpus.target))
    ]
    return Corpus(*sides), owner


def best_split(
    direct: Float64Array, inverse: Float64Array, block: Block
) -> tuple[Block, Block] | None:
    """Return the two parts of a block that are the most probable, in the order of the source.

    Parameters
    ----------
    direct, inverse : ndarray, shape (source words, target words)
        t(s_j | t_i) and t(t_i | s_j) of the whole pair.
    block : Block

    Returns
    -------
    pair of Block or None
        None if a side has only one word. The probability of a part is ``p(s|t) p(t|s)`` with
        ``p(s|t) = ∏_j 1/I Σ_i t(s_j|t_i)``, IBM 1 without the empty word.
    """
    a, b, c, d = block
    if min(block.lengths) < 2:
        return None
    score = _log_halves(direct[a:b, c:d]) + np.swapaxes(_log_halves(inverse[a:b, c:d].T), 1, 2)
    order, j, i = np.unravel_index(int(np.argmax(score)), score.shape)
    middle, meeting = a + int(j) + 1, c + int(i) + 1
    if order == 0:
        return Block(a, middle, c, meeting), Block(middle, b, meeting, d)
    return Block(a, middle, meeting, d), Block(middle, b, c, meeting)


def _log_halves(table: Float64Array) -> Float64Array:
    """Return log p of all halves of the observed side (rows) given those of the hidden side.

    Shape (2, rows - 1, columns - 1): the first half given the first and the second given the
    second, and the halves exchanged.
    """
    n = np.arange(1, table.shape[1])
    before = np.log(np.cumsum(table, axis=1)[:, :-1] / n)
    after = np.log(np.cumsum(table[:, ::-1], axis=1)[:, -2::-1] / n[::-1])

    def first(values: Float64Array) -> Float64Array:
        return np.cumsum(values, axis=0)[:-1]

    def second(values: Float64Array) -> Float64Array:
        return values.sum(axis=0) - first(values)

    return np.stack([first(before) + second(after), first(after) + second(before)])


def _split(
    direct: Float64Array, inverse: Float64Array, block: Block, max_words: int
) -> list[Block]:
    parts = best_split(direct, inverse, block) if max(block.lengths) > max_words else None
    if parts is None:
        return [block]
    return [piece for part in parts for piece in _split(direct, inverse, part, max_words)]


def _cut(text: Text, owner: Int64Array, starts: Int64Array, ends: Int64Array) -> Text:
    """Return slices of the sentences of a text as sentences."""
    tokens: Int32Array = text.tokens[places_of(text.offsets[owner] + starts, ends - starts)]
    offsets = offsets_of(ends - starts)
    words = text.vocabulary.words
    whole = (starts == 0) & (ends == text.lengths[owner])
    lines = [
        text.lines[n] if kept else " ".join(words[w] for w in tokens[offsets[k] : offsets[k + 1]])
        for k, (n, kept) in enumerate(zip(owner.tolist(), whole.tolist(), strict=True))
    ]
    return replace(text, tokens=tokens, offsets=offsets, lines=Lines.from_strings(lines))
