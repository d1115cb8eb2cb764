"""From scored phrase pairs to tables: in memory for the decoder, or as Moses' text files."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int64Array, offsets_of, read_only
from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write
from regmt.core.progress import progress
from regmt.decoding.extraction import _text_kernels as kernels
from regmt.decoding.extraction._text_kernels import PhraseTexts
from regmt.decoding.extraction.pairs import PhrasePairs
from regmt.decoding.extraction.phrases import Phrases
from regmt.decoding.phrase_table import LineTexts, PhraseTable
from regmt.decoding.reordering import ReorderingTable, ReorderingType
from regmt.instance_selection.vocabulary import Vocabulary

_BUFFER = 1 << 22
_FURTHER_BYTES = 49 * 4 + 3 * 20 + 40  # links, counts and separators of one line, at most


@dataclass
class ScoredPairs:
    """Phrase pairs with their scores, in the order of the tables to write."""

    pairs: PhrasePairs
    scores: Float64Array  #: usually p(s|t), lex(s|t), p(t|s), lex(t|s), the order of Moses
    orientations: Float64Array | None = None  #: (n_pairs, 6)

    def __len__(self) -> int:
        return len(self.pairs)

    def select(self, rows: npt.NDArray[np.bool_] | Int64Array) -> ScoredPairs:
        """Return some rows, in any order."""
        orientations = None if self.orientations is None else self.orientations[rows]
        return ScoredPairs(self.pairs.select(rows), self.scores[rows], orientations)

    def sorted_by_text(self) -> ScoredPairs:
        """Return the pairs in the order of their source phrases as text, then target phrases."""
        return self.select(np.lexsort([_text_rank(*side) for side in self.pairs.sides[::-1]]))

    def phrase_table(self) -> PhraseTable:
        """Return the pairs, which stand source by source, as a phrase table in memory."""
        pairs, targets = self.pairs, self.pairs.target_phrases
        first = np.flatnonzero(np.diff(pairs.source, prepend=-1))
        word_starts = offsets_of(targets.lengths(pairs.target))
        shift = np.repeat(targets.at[pairs.target] - word_starts[:-1], np.diff(word_starts))
        sources = pairs.source[first]
        return PhraseTable(
            sources=Vocabulary(pairs.source_phrases.strings(sources)),
            starts=np.append(first, len(pairs)),
            vocabulary=targets.vocabulary,
            words=targets.tokens[np.arange(word_starts[-1]) + shift],
            word_starts=word_starts,
            scores=self.scores,
            max_length=int(pairs.source_phrases.lengths(sources).max(initial=0)),
            alignments=LineTexts.of_links(pairs.links),
        )

    def count_texts(self) -> LineTexts:
        """Return the counts of each pair as ``c(t) c(s) c(s,t)``."""
        pairs = self.pairs
        counts = np.stack([pairs.target_count, pairs.source_count, pairs.count], axis=1)
        distinct, ids = np.unique(counts, axis=0, return_inverse=True)
        texts = Vocabulary([f"{t} {s} {both}" for t, s, both in distinct.tolist()])
        return LineTexts(texts, ids.reshape(-1).astype(np.int32))

    def reordering_table(self, type: ReorderingType) -> ReorderingTable:
        """Return the orientations as a reordering table in memory."""
        if self.orientations is None:
            raise InputError("no orientations were counted")
        return ReorderingTable(type, replace(self.phrase_table(), scores=self.orientations))

    def as_written(self) -> ScoredPairs:
        """Return the pairs with all numbers as the text tables give them, with six digits."""
        orientations = None if self.orientations is None else _rounded(self.orientations)
        return replace(self, scores=_rounded(self.scores), orientations=orientations)

    def write_phrase_table(self, path: StrPath) -> None:
        """Write ``source ||| target ||| scores ||| links ||| c(t) c(s) c(s,t) ||| |||`` lines."""
        pairs = self.pairs
        counts = np.stack([pairs.target_count, pairs.source_count, pairs.count], axis=1)
        self._write(path, self.scores, pairs.links, counts)

    def write_reordering_table(self, path: StrPath, columns: slice = slice(6)) -> None:
        """Write ``source ||| target ||| six probabilities`` lines, or some of the columns."""
        if self.orientations is None:
            raise InputError("no orientations were counted")
        empty = np.empty(0, dtype=np.int64)
        numbers = np.ascontiguousarray(self.orientations[:, columns])
        self._write(path, numbers, empty, empty.reshape(0, 3))

    def _write(
        self, path: StrPath, numbers: Float64Array, links: Int64Array, counts: Int64Array
    ) -> None:
        longest = _FURTHER_BYTES + numbers.shape[1] * kernels.LONGEST_NUMBER
        sides = []
        for phrases, ids in self.pairs.sides:
            self._check(phrases, path)
            block = phrases.vocabulary.to_block()
            ends = np.append(np.flatnonzero(block == ord("\n")), len(block))
            starts = np.concatenate([[0], ends + 1])
            longest += len(phrases.starts) * (int(np.diff(starts).max(initial=0)) + 1)
            at, lengths = phrases.at[ids], phrases.lengths(ids)
            sides.append(read_only(PhraseTexts(phrases.tokens, at, lengths, block, starts)))
        buffer = np.empty(max(_BUFFER, longest), dtype=np.uint8)
        columns = [read_only(column) for column in (numbers, links, counts)]
        row = told = 0
        ticks = progress(range(100), what=f"write {Path(path).name}", unit="%")
        with atomic_write(path) as stream:
            while row < len(self):
                row, n = kernels.put_lines(row, *sides, *columns, longest, buffer)
                stream.write(buffer[:n].tobytes().decode("utf-8"))
                told += len(list(islice(ticks, 100 * row // len(self) - told)))

    def texts(self) -> tuple[list[str], list[str]]:
        """Return the source and the target side of each pair as text."""
        source, target = self.pairs.sides
        return _texts(*source), _texts(*target)

    @staticmethod
    def _check(phrases: Phrases, path: StrPath | None = None) -> None:
        if any("|||" in word for word in phrases.vocabulary.words):
            raise InputError(
                "the text contains '|||', which separates the fields of phrase tables",
                path=path,
                remedy="escape it in the text",
            )


def _texts(phrases: Phrases, ids: Int64Array) -> list[str]:
    distinct, inverse = np.unique(ids, return_inverse=True)
    texts = phrases.strings(distinct)
    return [texts[i] for i in inverse.reshape(-1).tolist()]


def _rounded(numbers: Float64Array) -> Float64Array:
    """Return numbers as they are read again after `kernels.put_number` has written them."""
    digits, powers = np.empty((2, numbers.size), dtype=np.int64)
    kernels.significant_digits(read_only(numbers.reshape(-1)), digits, powers)
    # Dividing two exact numbers rounds as reading a text does; 10²² is the last exact power.
    exact = np.array([float(f"1e{k}") for k in range(23)])
    values = np.asarray(digits / exact[np.minimum(powers, 22)])
    for k in np.flatnonzero(powers > 22).tolist():
        values[k] = float(f"{digits[k]}e-{powers[k]}")
    return values.reshape(numbers.shape)


def _text_rank(phrases: Phrases, ids: Int64Array) -> Int64Array:
    """Return numbers that sort phrases as their text does, word by word."""
    words = phrases.vocabulary.words
    word_rank = np.empty(len(words) + 1, dtype=np.int64)
    word_rank[sorted(range(len(words)), key=words.__getitem__)] = np.arange(1, len(words) + 1)
    word_rank[-1] = 0  # behind the end of a phrase
    distinct, inverse = np.unique(ids, return_inverse=True)
    at, lengths = phrases.at[distinct], phrases.lengths(distinct)
    padded = np.append(phrases.tokens, np.full(len(phrases.starts), -1, dtype=np.int32))
    columns = [
        word_rank[np.where(k < lengths, padded[at + k], -1)] for k in range(len(phrases.starts) - 1)
    ]
    rank = np.empty(len(distinct), dtype=np.int64)
    rank[np.lexsort(columns[::-1])] = np.arange(len(distinct))
    return rank[inverse.reshape(-1)]
