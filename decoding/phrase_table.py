"""Phrase tables in Moses' text format, held as arrays.

A line is ``source ||| target ||| scores [||| alignment [||| counts]]``. In memory the lines with
one source phrase stand together; the target sides are slices of one flat array of word ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write, open_lines
from regmt.instance_selection.vocabulary import Vocabulary

SEPARATOR = " ||| "
_FORMAT = "the format is 'source ||| target ||| scores ||| alignment ||| counts'"


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
        fields = [" ".join(self.source), " ".join(self.target), _join(self.scores)]
        if self.alignment or self.counts:
            fields.append(self.alignment)
        if self.counts:
            fields.append(self.counts)
        return SEPARATOR.join(fields)


class PhraseTable:
    """A phrase table.

    Lines of one source phrase stand together, in the order of the file.

    Parameters
    ----------
    sources, targets : sequence of str
        The two sides of each line, words separated by one space.
    scores : ndarray, shape (n_lines, n_scores)
        Probabilities.
    alignments, counts : sequence of str, optional
        Further fields of each line.

    Attributes
    ----------
    source_ids : dict
        Source phrase (words joined by spaces) → its number.
    starts : ndarray of int64, shape (n_sources + 1,)
        The lines of source phrase i are ``starts[i] … starts[i + 1] - 1``.
    vocabulary : Vocabulary
        Words of the target sides.
    words, word_starts : ndarray
        The target side of line r is ``words[word_starts[r]:word_starts[r + 1]]``.
    scores : ndarray of float64, shape (n_lines, n_scores)
    max_length : int
        Words of the longest source phrase.
    """

    def __init__(
        self,
        sources: Sequence[str],
        targets: Sequence[str],
        scores: npt.ArrayLike,
        *,
        alignments: Sequence[str] | None = None,
        counts: Sequence[str] | None = None,
    ) -> None:
        self.source_ids: dict[str, int] = {}
        ids = self.source_ids
        of_line = np.fromiter(
            (ids.setdefault(source, len(ids)) for source in sources), np.int64, len(sources)
        )
        order = None
        if np.any(np.diff(of_line) < 0):  # a source phrase comes back after others
            order = np.argsort(of_line, kind="stable")
            targets = [targets[i] for i in order]
        sizes = np.bincount(of_line, minlength=len(ids))
        self.starts: Int64Array = np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64)
        self.vocabulary, self.words, self.word_starts = _encode(
            [_single_spaced(target) for target in targets]
        )
        matrix = np.asarray(scores, dtype=np.float64)
        if matrix.ndim != 2 or len(matrix) != len(sources) or len(targets) != len(sources):
            raise ValueError("one source, one target and one row of scores per line")
        self.scores: Float64Array = matrix if order is None else matrix[order]
        self.alignments = _reordered(alignments, order)
        self.counts = _reordered(counts, order)
        self.max_length = max((source.count(" ") + 1 for source in ids), default=0)

    @classmethod
    def from_ids(
        cls,
        sources: Sequence[str],
        starts: Int64Array,
        vocabulary: Vocabulary,
        words: Int32Array,
        word_starts: Int64Array,
        scores: Float64Array,
    ) -> PhraseTable:
        """Make a table of what its attributes hold, for `sources` that are all different."""
        table = cls.__new__(cls)
        table.source_ids = {source: i for i, source in enumerate(sources)}
        table.starts, table.scores = starts, scores
        table.vocabulary, table.words, table.word_starts = vocabulary, words, word_starts
        table.alignments = table.counts = None
        table.max_length = max((source.count(" ") + 1 for source in sources), default=0)
        return table

    def __len__(self) -> int:
        """Return the number of lines."""
        return len(self.scores)

    @property
    def n_scores(self) -> int:
        """Number of scores per line."""
        return self.scores.shape[1]

    @property
    def log_scores(self) -> Float64Array:
        """Natural logarithms of the scores, shape (n_lines, n_scores), not below -100.

        The floor is Moses'; it stands for the logarithm of zero.
        """
        with np.errstate(divide="ignore"):
            return np.maximum(np.log(self.scores), -100.0)

    @classmethod
    def load(cls, path: StrPath, *, wanted: Iterable[str] | None = None) -> PhraseTable:
        """Read a table, plain or gzip.

        Parameters
        ----------
        path : path-like
        wanted : collection of str, optional
            Keep only these source phrases (see `phrases_of`); the scores of lines that are left
            out are not parsed, so that a large table is quickly read for a small input.

        Raises
        ------
        InputError
            With the line: too few fields, a score that is no probability, another number of
            scores than before.
        """
        keep = None if wanted is None else frozenset(wanted)
        numbers: list[int] = []
        # Columns, not rows: millions of small lists would keep the garbage collector busy.
        sources: list[str] = []
        targets: list[str] = []
        scores: list[str] = []
        alignments: list[str] = []
        counts: list[str] = []
        n_scores = 0
        number = 0
        for number, line in enumerate(open_lines(path), start=1):
            source, found, rest = line.partition(SEPARATOR)
            if not found or not source or source.isspace():
                raise InputError(
                    "no source phrase" if found else "one field where 3 are needed",
                    path=path,
                    line=number,
                    remedy=_FORMAT,
                )
            if keep is not None and source not in keep and number > 1:
                continue
            fields = rest.split(SEPARATOR)
            if len(fields) < 2:
                raise InputError(
                    f"{len(fields) + 1} fields where 3 are needed",
                    path=path,
                    line=number,
                    remedy=_FORMAT,
                )
            if number == 1:  # known even if no line is wanted
                n_scores = len(fields[1].split())
                if keep is not None and source not in keep:
                    continue
            numbers.append(number)
            sources.append(_single_spaced(source))
            targets.append(fields[0])
            scores.append(fields[1])
            alignments.append(_field(fields, 2))
            counts.append(_field(fields, 3))
        if number == 0:  # not even the number of scores is known
            raise InputError("no phrase pairs: the file is empty", path=path)
        return cls(
            sources,
            targets,
            parse_scores(scores, numbers, path, n_scores),
            alignments=_none_if_empty(alignments),
            counts=_none_if_empty(counts),
        )

    @classmethod
    def from_pairs(cls, pairs: Iterable[PhrasePair]) -> PhraseTable:
        """Make a table of phrase pairs; all must have the same number of scores."""
        items = list(pairs)
        if len({len(pair.scores) for pair in items}) > 1:
            raise InputError("phrase pairs with different numbers of scores in one table")
        return cls(
            [" ".join(pair.source) for pair in items],
            [" ".join(pair.target) for pair in items],
            np.array([pair.scores for pair in items], dtype=np.float64).reshape(
                len(items), len(items[0].scores) if items else 0
            ),
            alignments=_none_if_empty([pair.alignment for pair in items]),
            counts=_none_if_empty([pair.counts for pair in items]),
        )

    def pair(self, source: str, line: int) -> PhrasePair:
        """Return line `line`, which belongs to the source phrase `source`."""
        return PhrasePair(
            tuple(source.split()),
            tuple(self.target(line)),
            tuple(self.scores[line].tolist()),
            self.alignments[line] if self.alignments else "",
            self.counts[line] if self.counts else "",
        )

    def target(self, line: int) -> list[str]:
        """Return the words of the target side of a line."""
        return self.vocabulary.decode(
            self.words[self.word_starts[line] : self.word_starts[line + 1]]
        )

    def __iter__(self) -> Iterator[PhrasePair]:
        """Iterate over the lines."""
        for source, i in self.source_ids.items():
            for line in range(self.starts[i], self.starts[i + 1]):
                yield self.pair(source, line)

    def lines_of(self, source: str) -> range:
        """Return the line numbers of a source phrase (its words joined by spaces)."""
        i = self.source_ids.get(source)
        return range(0) if i is None else range(self.starts[i], self.starts[i + 1])

    def spans(self, tokens: Sequence[str]) -> list[tuple[int, int, int]]:
        """Return (start, end, source number) of every span of a sentence that has lines."""
        found = []
        ids = self.source_ids
        for start in range(len(tokens)):
            for end in range(start + 1, min(start + self.max_length, len(tokens)) + 1):
                i = ids.get(" ".join(tokens[start:end]))
                if i is not None:
                    found.append((start, end, i))
        return found

    def subset(self, lines: npt.NDArray[np.integer[Any]]) -> PhraseTable:
        """Return a table of some lines, given by ascending numbers."""
        chosen = lines.tolist()
        sources = list(self.source_ids)
        source_of = np.repeat(np.arange(len(sources)), np.diff(self.starts))
        return PhraseTable(
            [sources[i] for i in source_of[chosen]],
            [" ".join(self.target(line)) for line in chosen],
            self.scores[chosen],
            alignments=None if self.alignments is None else [self.alignments[i] for i in chosen],
            counts=None if self.counts is None else [self.counts[i] for i in chosen],
        )

    def filtered(self, sentences: Iterable[Sequence[str]]) -> PhraseTable:
        """Return the lines that can be used for some sentences."""
        wanted = phrases_of(sentences, self.max_length)
        keep = np.fromiter((source in wanted for source in self.source_ids), bool)
        return self.subset(np.flatnonzero(np.repeat(keep, np.diff(self.starts))))

    def top(
        self, k: int, values: npt.NDArray[np.float64], *, per_word: bool = False
    ) -> PhraseTable:
        """Return the `k` best lines of each source phrase by one value per line.

        Of equal lines the earlier one stays. With `per_word` a source phrase of l words keeps
        k·l lines: the hard filter of PORTAGE 7.2, applied once before weights are tuned.
        """
        limits = np.full(len(self.source_ids), k, dtype=np.int64)
        if per_word:
            limits *= [source.count(" ") + 1 for source in self.source_ids]
        return self.subset(np.sort(best_lines(self.starts, values, limits)[0]))

    def write(self, path: StrPath) -> None:
        """Write the table; a name ending in ``.gz`` is compressed."""
        with atomic_write(path) as stream:
            for pair in self:
                if "|||" in pair.source or "|||" in pair.target:
                    raise InputError(
                        "the word '|||' separates the fields of phrase tables",
                        path=path,
                        remedy="escape it in the text",
                    )
                stream.write(f"{pair}\n")


def best_lines(
    starts: Int64Array, values: npt.NDArray[np.float64], k: int | Int64Array
) -> tuple[Int64Array, Int64Array]:
    """Return the `k` best lines of each source phrase, best first, and where each phrase begins.

    Parameters
    ----------
    starts : ndarray, shape (n_sources + 1,)
        Where the lines of each source phrase begin.
    values : ndarray, shape (n_lines,)
        The larger the better; of equals the earlier line comes first.
    k : int or ndarray, shape (n_sources,)
        For all source phrases or for each; -1 keeps all.
    """
    sizes = np.diff(starts)
    limits = np.where(np.asarray(k) < 0, sizes, k)
    source_of = np.repeat(np.arange(len(sizes)), sizes)
    order = np.lexsort((-values, source_of))
    rank = np.arange(len(values)) - starts[source_of]
    kept = np.concatenate([[0], np.cumsum(np.minimum(sizes, limits))]).astype(np.int64)
    return order[rank < limits[source_of]], kept


def phrases_of(sentences: Iterable[Sequence[str]], max_length: int = 10) -> set[str]:
    """Return all word sequences of up to `max_length` words, joined by spaces."""
    return {
        " ".join(tokens[start:end])
        for tokens in sentences
        for start in range(len(tokens))
        for end in range(start + 1, min(start + max_length, len(tokens)) + 1)
    }


def _single_spaced(phrase: str) -> str:
    return phrase if phrase.isascii() and _is_plain(phrase) else " ".join(phrase.split())


def _is_plain(phrase: str) -> bool:
    return "  " not in phrase and phrase.isprintable() and phrase.strip() == phrase


def _encode(phrases: Sequence[str]) -> tuple[Vocabulary, Int32Array, Int64Array]:
    """Return the vocabulary of `phrases`, their words as ids, and where each phrase begins.

    Words are separated by one space.
    """
    starts = np.zeros(len(phrases) + 1, dtype=np.int64)
    lengths = (phrase.count(" ") + 1 if phrase else 0 for phrase in phrases)
    np.cumsum(np.fromiter(lengths, np.int64, len(phrases)), out=starts[1:])
    words = " ".join(phrase for phrase in phrases if phrase).split()
    ids = {word: i for i, word in enumerate(dict.fromkeys(words))}
    flat = np.fromiter(map(ids.__getitem__, words), np.int32, len(words))
    return Vocabulary(list(ids)), flat, starts


def _field(fields: list[str], place: int) -> str:
    # Moses ends lines with empty fields: "… ||| |||".
    if place >= len(fields):
        return ""
    field = fields[place]
    return field.removesuffix(" |||").strip("| ") if "|" in field else field.strip()


def _none_if_empty(values: list[str]) -> list[str] | None:
    return values if any(values) else None


def _reordered(values: Sequence[str] | None, order: Int64Array | None) -> list[str] | None:
    if values is None:
        return None
    return list(values) if order is None else [values[i] for i in order]


def _join(scores: Iterable[float]) -> str:
    return " ".join(repr(score).removesuffix(".0") for score in scores)


def parse_scores(fields: list[str], numbers: list[int], path: StrPath, width: int) -> Float64Array:
    """Return the scores of all lines, `width` each; on trouble name the first bad line."""
    widths = np.fromiter((len(field.split()) for field in fields), np.int64, len(fields))
    try:
        values = np.fromiter(map(float, " ".join(fields).split()), np.float64, widths.sum())
        if np.all(widths == width) and width > 0 and np.all((values >= 0) & (values < np.inf)):
            return values.reshape(len(fields), width)
    except ValueError:
        pass
    for field, number, found in zip(fields, numbers, widths.tolist(), strict=True):
        if found != width or found == 0:
            raise InputError(
                f"{found} scores, expected {width}" if found else "no scores",
                path=path,
                line=number,
                remedy="all lines have the same number of scores",
            )
        for text in field.split():
            try:
                good = 0.0 <= float(text) < np.inf
            except ValueError:
                good = False
            if not good:
                raise InputError(f"score {text!r} is not a probability", path=path, line=number)
    return np.zeros((0, width))
