"""Phrase tables: read from Moses' text format, stored as memory-mapped arrays.

A line is ``source ||| target ||| scores [||| alignment [||| counts]]``. As arrays, the lines of one
source phrase are adjacent, and the target sides are slices of one flat array of word ids.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, offsets_of
from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write
from regmt.core.mirror import Mirror
from regmt.core.store import open_arrays, read_options, write_arrays
from regmt.core.structure import Damaged, Structure
from regmt.decoding.table_text import SEPARATOR, read_columns
from regmt.instance_selection.vocabulary import Vocabulary

LOG_ZERO = -100.0
"""What stands for the logarithm of zero, as in Moses."""

_MOST_WORDS_TO_FILTER = 100_000
_MOST_BYTES_TO_READ_ALL = 1 << 24  # of a text of which only some lines are wanted
_KIND = "regmt phrase table"
_VERSION = 1


@dataclass(frozen=True, slots=True)
class PhrasePair:
    """One line of a phrase table.

    Attributes
    ----------
    source, target : tuple of str
        The words of both sides; the target may be empty.
    scores : tuple of float
        Probabilities as written in the file, not their logarithms.
    alignment, counts : str
        The fields as written, ``""`` where absent.
    """

    source: tuple[str, ...]
    target: tuple[str, ...]
    scores: tuple[float, ...]
    alignment: str = ""
    counts: str = ""

    def __str__(self) -> str:
        scores = " ".join(repr(score).removesuffix(".0") for score in self.scores)
        fields = [" ".join(self.source), " ".join(self.target), scores]
        if self.alignment or self.counts:
            fields.append(self.alignment)
        if self.counts:
            fields.append(self.counts)
        return SEPARATOR.join(fields)


@dataclass(frozen=True)
class LineTexts:
    """One string per line, of which few differ."""

    distinct: Vocabulary
    ids: Int32Array

    @classmethod
    def of(cls, texts: Sequence[str] | None, order: Int64Array) -> LineTexts | None:
        """Hold the texts of lines in another order; None if there are none."""
        if texts is None or not any(texts):
            return None
        distinct = Vocabulary()
        ids = np.fromiter(map(distinct.add, texts), np.int32, len(texts))
        return cls(distinct, ids[order])

    @classmethod
    def of_links(cls, links: Int64Array) -> LineTexts:
        """Hold the links inside phrase pairs, given as bits ``7 i + j``, as ``i-j``."""
        distinct, ids = np.unique(links, return_inverse=True)
        texts = [_link_text(link) for link in distinct.tolist()]
        return cls(Vocabulary(texts), ids.reshape(-1).astype(np.int32))

    def extended(self, texts: Sequence[str]) -> LineTexts:
        """Return the texts of these and of further lines."""
        distinct = Vocabulary(self.distinct.words)
        ids = np.fromiter(map(distinct.add, texts), np.int32, len(texts))
        return LineTexts(distinct, np.concatenate([self.ids, ids]))

    def __getitem__(self, line: int) -> str:
        return self.distinct[int(self.ids[line])]


@lru_cache(maxsize=1 << 14)
def _link_text(links: int) -> str:
    return " ".join(f"{bit // 7}-{bit % 7}" for bit in range(49) if links >> bit & 1)


@dataclass(frozen=True, kw_only=True, eq=False)
class PhraseTable:
    """A phrase table.

    Lines of one source phrase are adjacent, in the order of the file.

    Attributes
    ----------
    sources : Vocabulary
        The source phrases, their words joined by spaces.
    starts : ndarray of int64, shape (n_sources + 1,)
        The lines of source phrase i are ``starts[i] … starts[i + 1] - 1``.
    vocabulary : Vocabulary
        Words of the target sides.
    words, word_starts : ndarray
        The target side of line r is ``words[word_starts[r]:word_starts[r + 1]]``.
    scores : ndarray of float64, shape (n_lines, n_scores)
        Probabilities.
    max_length : int
        Words of the longest source phrase.
    alignments, counts : LineTexts or None
        Further fields of each line.
    """

    sources: Vocabulary
    starts: Int64Array
    vocabulary: Vocabulary
    words: Int32Array
    word_starts: Int64Array
    scores: Float64Array
    max_length: int
    alignments: LineTexts | None = None
    counts: LineTexts | None = None

    @classmethod
    def from_lines(
        cls,
        sources: Sequence[str],
        targets: Sequence[str],
        scores: npt.ArrayLike,
        *,
        alignments: Sequence[str] | None = None,
        counts: Sequence[str] | None = None,
    ) -> PhraseTable:
        """Make a table of the fields of lines, in any order; words are separated by one space."""
        matrix = np.asarray(scores, dtype=np.float64)
        if matrix.ndim != 2 or not len(matrix) == len(sources) == len(targets):
            raise ValueError("one source, one target and one row of scores per line")
        distinct = Vocabulary()
        source_of = np.fromiter(map(distinct.add, sources), np.int64, len(sources))
        order = np.argsort(source_of, kind="stable")
        ordered = [targets[line] for line in order.tolist()]
        n_words = np.fromiter((len(target.split()) for target in ordered), np.int64, len(ordered))
        words = " ".join(ordered).split()
        ids = {word: i for i, word in enumerate(dict.fromkeys(words))}
        return cls(
            sources=distinct,
            starts=offsets_of(np.bincount(source_of, minlength=len(distinct))),
            vocabulary=Vocabulary(list(ids)),
            words=np.fromiter(map(ids.__getitem__, words), np.int32, len(words)),
            word_starts=offsets_of(n_words),
            scores=matrix[order],
            max_length=max((source.count(" ") + 1 for source in distinct.words), default=0),
            alignments=LineTexts.of(alignments, order),
            counts=LineTexts.of(counts, order),
        )

    def __len__(self) -> int:
        """Return the number of lines."""
        return len(self.scores)

    @property
    def n_scores(self) -> int:
        """Number of scores per line."""
        return self.scores.shape[1]

    @classmethod
    def load(
        cls, path: StrPath, *, wanted: Iterable[str] | None = None, with_target: bool = True
    ) -> PhraseTable:
        """Read a table, plain or gzip.

        What was read from a large file is opened from its `Mirror` the next time.

        Parameters
        ----------
        path : path-like
        wanted : collection of str, optional
            The source phrases that will be looked up (see `phrases_of`). The lines of others may
            be left out unparsed, so that a large table is quickly read for a small input.
        with_target : bool
            False for lines ``source ||| scores``; their target side is empty.

        Raises
        ------
        InputError
            With the line: too few fields, a score that is no probability, another number of
            scores than before.
        """

        def read(wanted: Iterable[str] | None) -> PhraseTable:
            columns = read_columns(path, wanted, with_target=with_target)
            texts = {"alignments": columns.alignments, "counts": columns.counts}
            return cls.from_lines(*columns[:3], **texts)

        mirror = Mirror(path, f"phrase table {with_target}")
        table = mirror.open(cls.open)
        if table is not None:
            return table
        if wanted is not None and not 0 < mirror.to_keep <= _MOST_BYTES_TO_READ_ALL:
            return read(wanted)
        try:
            table = read(None)
        except InputError:
            if wanted is None:
                raise
            return read(wanted)  # the bad line may be none of these
        mirror.keep(table.save)
        return table

    @classmethod
    def from_pairs(cls, pairs: Iterable[PhrasePair]) -> PhraseTable:
        """Make a table of phrase pairs; all must have the same number of scores."""
        items = list(pairs)
        if len({len(pair.scores) for pair in items}) > 1:
            raise InputError("phrase pairs with different numbers of scores in one table")
        return cls.from_lines(
            [" ".join(pair.source) for pair in items],
            [" ".join(pair.target) for pair in items],
            np.array([pair.scores for pair in items], dtype=np.float64).reshape(
                len(items), len(items[0].scores) if items else 0
            ),
            alignments=[pair.alignment for pair in items],
            counts=[pair.counts for pair in items],
        )

    def save(
        self,
        path: StrPath,
        *,
        overwrite: bool = False,
        options: Mapping[str, object] | None = None,
        pairs: str | None = None,
    ) -> None:
        """Write the table as a folder for `open`.

        Parameters
        ----------
        options : mapping, optional
            Kept in the header.
        pairs : str, optional
            Name of another table in the same folder with the same pairs in the same order; only the
            scores are written.
        """
        options = {**(options or {}), "pairs": pairs, "max_length": self.max_length}
        arrays: dict[str, npt.NDArray[Any]] = {"scores": self.scores}
        if pairs is None:
            arrays |= {"starts": self.starts, "words": self.words, "word_starts": self.word_starts}
            arrays |= self.sources.to_arrays("sources") | self.vocabulary.to_arrays("vocabulary")
            if self.alignments is not None:
                arrays |= self.alignments.distinct.to_arrays("links")
                arrays["alignments"] = self.alignments.ids
            if self.counts is not None:
                arrays |= self.counts.distinct.to_arrays("numbers")
                arrays["counts"] = self.counts.ids
        write_arrays(
            path, arrays, kind=_KIND, version=_VERSION, options=options, overwrite=overwrite
        )

    @classmethod
    def open(cls, path: StrPath) -> PhraseTable:
        """Open a folder written by `save`, memory-mapped."""
        remedy = "remove the folder to read the text table, or train the model again"
        arrays, options = open_arrays(
            path, kind=_KIND, version=_VERSION, remedy=remedy, check=_check
        )
        if options["pairs"] is not None:
            other = Path(path).parent / options["pairs"]
            if read_options(other).get("pairs") is not None:
                raise InputError("its pairs are in a third table", path=path, remedy=remedy)
            table = cls.open(other)
            if len(table) != len(arrays["scores"]):
                raise InputError(f"not the pairs of {options['pairs']}", path=path, remedy=remedy)
            return replace(table, scores=arrays["scores"])

        def texts(distinct: str, name: str) -> LineTexts | None:
            if name not in arrays:
                return None
            return LineTexts(Vocabulary.from_arrays(arrays, distinct), arrays[name])

        return cls(
            sources=Vocabulary.from_arrays(arrays, "sources"),
            starts=arrays["starts"],
            vocabulary=Vocabulary.from_arrays(arrays, "vocabulary"),
            words=arrays["words"],
            word_starts=arrays["word_starts"],
            scores=arrays["scores"],
            max_length=options["max_length"],
            alignments=texts("links", "alignments"),
            counts=texts("numbers", "counts"),
        )

    def same_pairs(self, other: PhraseTable) -> bool:
        """Return whether another table holds the same pairs in the same order."""
        return (
            np.array_equal(self.starts, other.starts)
            and np.array_equal(self.word_starts, other.word_starts)
            and np.array_equal(self.words, other.words)
            and self.sources.same_words(other.sources)
            and self.vocabulary.same_words(other.vocabulary)
        )

    def target(self, line: int) -> list[str]:
        """Return the words of the target side of a line."""
        first, last = self.word_starts[line : line + 2].tolist()
        return self.vocabulary.decode(self.words[first:last].tolist())

    def __iter__(self) -> Iterator[PhrasePair]:
        """Iterate over the lines."""
        for i, source in enumerate(self.sources.words):
            for line in range(self.starts[i], self.starts[i + 1]):
                yield PhrasePair(
                    tuple(source.split()),
                    tuple(self.target(line)),
                    tuple(self.scores[line].tolist()),
                    self.alignments[line] if self.alignments else "",
                    self.counts[line] if self.counts else "",
                )

    def lines_of(self, source: str) -> range:
        """Return the line numbers of a source phrase (its words joined by spaces)."""
        i = int(self.sources.encode([source])[0])
        return range(0) if i < 0 else range(self.starts[i], self.starts[i + 1])

    def spans(self, tokens: Sequence[str]) -> list[tuple[int, int, int]]:
        """Return (start, end, source number) of every span of a sentence that has lines."""
        n = len(tokens)
        spans = [(a, b) for a in range(n) for b in range(a + 1, min(a + self.max_length, n) + 1)]
        ids = self.sources.encode(" ".join(tokens[a:b]) for a, b in spans).tolist()
        return [(a, b, i) for (a, b), i in zip(spans, ids, strict=True) if i >= 0]

    def write(self, path: StrPath) -> None:
        """Write the table as text; a name ending in ``.gz`` is compressed."""
        with atomic_write(path) as stream:
            for pair in self:
                if "|||" in pair.source or "|||" in pair.target:
                    raise InputError(
                        "the text contains '|||', which separates the fields of phrase tables",
                        path=path,
                        remedy="escape it in the text",
                    )
                stream.write(f"{pair}\n")


def _check(structure: Structure) -> None:
    n = len(structure.reals("scores", None, None, lowest=0.0))
    structure.integer("max_length", 0, 1000)
    pairs = structure.options.get("pairs")
    if pairs is not None:
        if not isinstance(pairs, str) or Path(pairs).name != pairs:
            raise Damaged("pairs", "not the name of a table")
        return
    structure.offsets("starts", n, structure.words("sources"))
    n_target = len(structure.ids("words", structure.words("vocabulary")))
    structure.offsets("word_starts", n_target, n)
    if "alignments" in structure.arrays:
        structure.ids("alignments", structure.words("links"), n)
        links = structure.arrays["links_text"].tobytes().decode().split("\n")
        if not all(_LINKS.fullmatch(text) for text in links):
            raise Damaged("links_text", "not word alignments")
    if "counts" in structure.arrays:
        structure.ids("counts", structure.words("numbers"), n)


_LINKS = re.compile(r"(\d{1,4}-\d{1,4}( (?=\d)|$))*", re.ASCII)


def gather(starts: Int64Array, rows: Int64Array) -> tuple[Int64Array, Int64Array]:
    """Return the places of some slices one after another, and where each begins among them.

    Slice i is ``starts[i] … starts[i + 1] - 1``.
    """
    first = starts[rows]
    new = offsets_of(starts[rows + 1] - first)
    return np.arange(new[-1]) + np.repeat(first - new[:-1], np.diff(new)), new


def floored_log(scores: Float64Array) -> Float64Array:
    """Return natural logarithms, not below -100."""
    with np.errstate(divide="ignore"):
        return np.maximum(np.log(scores), LOG_ZERO)


def best_lines(
    starts: Int64Array, values: npt.NDArray[np.float64], k: int
) -> tuple[Int64Array, Int64Array]:
    """Return the `k` best lines of each source phrase, best first, and where each phrase begins.

    Parameters
    ----------
    starts : ndarray, shape (n_sources + 1,)
        Where the lines of each source phrase begin.
    values : ndarray, shape (n_lines,)
        The larger the better; of equals the earlier line comes first.
    k : int
        -1 keeps all.
    """
    sizes = np.diff(starts)
    kept = sizes if k < 0 else np.minimum(sizes, k)
    source_of = np.repeat(np.arange(len(sizes)), sizes)
    order = np.lexsort((-values, source_of))
    rank = np.arange(len(values)) - starts[source_of]
    return order[rank < kept[source_of]], offsets_of(kept)


def phrases_of(sentences: Iterable[Sequence[str]], max_length: int = 20) -> set[str]:
    """Return all word sequences of up to `max_length` words, joined by spaces."""
    return {
        " ".join(tokens[start:end])
        for tokens in sentences
        for start in range(len(tokens))
        for end in range(start + 1, min(start + max_length, len(tokens)) + 1)
    }


def phrases_to_read(sentences: Sequence[Sequence[str]]) -> set[str] | None:
    """Return the phrases of a text, or None (all) if they might need more memory than a table."""
    n_words = sum(map(len, sentences))
    return phrases_of(sentences) if n_words <= _MOST_WORDS_TO_FILTER else None
