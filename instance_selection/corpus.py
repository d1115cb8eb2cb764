"""Parallel text as integers: every sentence is a slice of one flat int32 array."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar, overload

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, offsets_of, rows_of
from regmt.core.errors import InputError
from regmt.core.files import StrPath, line_blocks, read_lines
from regmt.core.mapped import forget
from regmt.core.resume import finished, found
from regmt.core.scratch import Scratch, scratch
from regmt.instance_selection.reading import encode
from regmt.instance_selection.sentence import Sentence
from regmt.instance_selection.text_profile import TextProfile
from regmt.instance_selection.vocabulary import Vocabulary

_AT_ONCE = 1 << 14
"""Lines that are encoded or decoded at a time."""

_REMEDY_EMPTY = "remove the pair or use `skip_empty`"


Number = TypeVar("Number", bound=np.generic)


@dataclass
class Lines(Sequence[str]):
    """The original lines as one UTF-8 block with offsets, which can be memory-mapped."""

    block: npt.NDArray[np.uint8]
    offsets: Int64Array

    @classmethod
    def from_strings(cls, lines: Sequence[str]) -> Lines:
        """Return lines as they are if they are such ones already."""
        if isinstance(lines, Lines):
            return lines
        return cls.joined(lines[i : i + _AT_ONCE] for i in range(0, len(lines), _AT_ONCE))

    @classmethod
    def from_file(cls, path: StrPath) -> Lines:
        """Read a file as `read_lines` does, but the lines of a large one go to a temporary file."""
        size = os.path.getsize(path) if os.path.isfile(path) else 0
        with scratch("reading text", size) as place:
            return cls.joined(line_blocks(path), place)

    @classmethod
    def joined(cls, parts: Iterable[Sequence[str]], scratch: Scratch | None = None) -> Lines:
        """Return the lines of all parts."""
        block, lengths = (scratch or Scratch()).pile(np.uint8), [np.empty(0, dtype=np.int64)]
        for part in parts:
            encoded = [line.encode("utf-8") for line in part]
            block.add(np.frombuffer(b"".join(encoded), dtype=np.uint8))
            lengths.append(np.fromiter(map(len, encoded), np.int64, len(encoded)))
        return cls(block.joined(), offsets_of(np.concatenate(lengths)))

    def __len__(self) -> int:
        return len(self.offsets) - 1

    @overload
    def __getitem__(self, i: int) -> str: ...
    @overload
    def __getitem__(self, i: slice) -> list[str]: ...
    def __getitem__(self, i: int | slice) -> str | list[str]:
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(len(self)))]
        i = range(len(self))[i]
        return self.block[self.offsets[i] : self.offsets[i + 1]].tobytes().decode("utf-8")

    def __iter__(self) -> Iterator[str]:
        for first in range(0, len(self), _AT_ONCE):
            ends = self.offsets[first : first + _AT_ONCE + 1]
            raw, ends = self.block[ends[0] : ends[-1]].tobytes(), ends - ends[0]
            forget(self.block)
            for begin, end in itertools.pairwise(ends.tolist()):
                yield raw[begin:end].decode("utf-8")

    def take(self, ids: Int64Array) -> Lines:
        """Return some of the lines."""
        return Lines(*_take(self.block, self.offsets, ids))


@dataclass
class Text:
    """One side of a corpus.

    Attributes
    ----------
    tokens : ndarray of int32, shape (n_tokens,)
        The word ids of all sentences, one after the other.
    offsets : ndarray of int64, shape (n_sentences + 1,)
        Sentence `i` is ``tokens[offsets[i]:offsets[i + 1]]``.
    vocabulary : Vocabulary
    lines : Lines
        The lines as they were read, before tokenising and lower-casing.
    preprocessing : TextProfile
    """

    tokens: Int32Array
    offsets: Int64Array
    vocabulary: Vocabulary
    lines: Lines
    preprocessing: TextProfile = field(default_factory=TextProfile)

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def __getitem__(self, i: int) -> Int32Array:
        """Return the word ids of sentence `i`."""
        return self.tokens[self.offsets[i] : self.offsets[i + 1]]

    def encode(self, line: str | Sentence, source: str | None = None) -> Sentence:
        """Return a line as a sentence of this text; one that is encoded stays as it is.

        `source` is the line that it translates, see `TextProfile.tokens`.
        """
        if isinstance(line, Sentence):
            return line
        tokens = self.preprocessing(line, source)
        return Sentence(line, tokens, self.vocabulary.encode(tokens))

    def stored(self, i: int) -> Sentence:
        """Return sentence `i` of the text itself."""
        return Sentence(self.lines[i], self.sentence(i), self[i])

    def sentence(self, i: int) -> list[str]:
        """Return the words of sentence `i`."""
        return self.vocabulary.decode(self[i])

    @property
    def lengths(self) -> Int64Array:
        """Number of tokens of each sentence."""
        return np.diff(self.offsets)

    def take(self, ids: Sequence[int] | Int64Array) -> Text:
        """Return the sentences `ids` as a text with the same vocabulary."""
        ids = np.asarray(ids, dtype=np.int64)
        tokens, offsets = _take(self.tokens, self.offsets, ids)
        return replace(self, tokens=tokens, offsets=offsets, lines=self.lines.take(ids))

    def select(self, ids: Sequence[int] | Int64Array) -> Text:
        """Return the sentences `ids` as a text with its own vocabulary."""
        taken = self.take(ids)
        words, tokens = np.unique(taken.tokens, return_inverse=True)
        vocabulary = Vocabulary(self.vocabulary.decode(words))
        return replace(taken, tokens=tokens.reshape(-1).astype(np.int32), vocabulary=vocabulary)

    @classmethod
    def from_strings(
        cls,
        lines: Sequence[str],
        *,
        preprocessing: TextProfile | None = None,
        sources: Sequence[str] | None = None,
        what: str = "read",
    ) -> Text:
        """Tokenise `lines` and give their words ids. Lines without a token give empty sentences.

        `sources` are the lines that they translate, see `TextProfile.tokens`.
        """
        preprocessing = preprocessing or TextProfile()
        stored = Lines.from_strings(lines)
        others = None if sources is None else Lines.from_strings(sources)
        depends_on: list[object] = [stored.block, stored.offsets, preprocessing]
        if others is not None:
            depends_on += [others.block, others.offsets]
        if (made := found(what, depends_on)) is not None:
            words, forms = (Vocabulary.from_block(made[name]) for name in ("words", "forms"))
            preprocessing = replace(preprocessing, forms=tuple(forms.words))
            return cls(made["tokens"], made["offsets"], words, stored, preprocessing)
        # There are no more tokens than bytes; truecasing makes a second copy.
        most = 4 * len(stored.block) * (2 if preprocessing.learns_case else 1)
        with scratch("reading text", most) as place:
            tokens, offsets, words, preprocessing = encode(
                stored, preprocessing, place, sources=others, what=what
            )
            made = {"tokens": tokens, "offsets": offsets, "words": words.to_block()}
            made["forms"] = Vocabulary(preprocessing.forms).to_block()
            tokens = finished(what, depends_on, made)["tokens"]
        return cls(tokens, offsets, words, stored, preprocessing)


def _take(
    flat: npt.NDArray[Number], offsets: Int64Array, ids: Int64Array
) -> tuple[npt.NDArray[Number], Int64Array]:
    """Return some slices of a flat array, one after the other, and their offsets."""
    return rows_of(flat, offsets, ids), offsets_of(offsets[ids + 1] - offsets[ids])


@dataclass
class Corpus:
    """A parallel corpus: sentence `i` of `source` translates sentence `i` of `target`."""

    source: Text
    target: Text

    def __post_init__(self) -> None:
        if len(self.source) != len(self.target):
            raise InputError(
                f"the source has {len(self.source)} sentences, the target {len(self.target)}",
                remedy="give two texts that correspond line by line",
            )

    def __len__(self) -> int:
        return len(self.source)

    def select(self, ids: Sequence[int] | Int64Array) -> Corpus:
        """Return the sentence pairs `ids` as a corpus with its own vocabularies."""
        return Corpus(self.source.select(ids), self.target.select(ids))

    def take(self, ids: Sequence[int] | Int64Array) -> Corpus:
        """Return the sentence pairs `ids` as a corpus with the same vocabularies."""
        return Corpus(self.source.take(ids), self.target.take(ids))

    @classmethod
    def from_files(
        cls,
        source: StrPath,
        target: StrPath,
        *,
        source_preprocessing: TextProfile | None = None,
        target_preprocessing: TextProfile | None = None,
        skip_empty: bool = False,
    ) -> Corpus:
        """Read a corpus from two files with one sentence per line (plain or gzip)."""
        return cls.from_strings(
            *read_pair_of_files(source, target),
            source_preprocessing=source_preprocessing,
            target_preprocessing=target_preprocessing,
            skip_empty=skip_empty,
            names=(source, target),
        )

    @classmethod
    def from_strings(
        cls,
        source: Sequence[str],
        target: Sequence[str],
        *,
        source_preprocessing: TextProfile | None = None,
        target_preprocessing: TextProfile | None = None,
        skip_empty: bool = False,
        names: tuple[StrPath, StrPath] = ("source", "target"),
    ) -> Corpus:
        """Make a corpus from two lists of lines.

        Parameters
        ----------
        source, target : sequence of str
        source_preprocessing, target_preprocessing : TextProfile, optional
            A raw one without the case of words learns it from the lines.
        skip_empty : bool
            Leave out pairs of which a side is empty, instead of refusing them.
        names : pair of path-like
            What the sides are called in error messages.
        """
        if isinstance(source, str) or isinstance(target, str):
            raise TypeError("source and target are lists of sentences, not one str")
        if len(source) != len(target):
            raise InputError(
                f"{len(source)} source lines, but {len(target)} target lines",
                remedy="give two lists that correspond line by line",
            )
        if skip_empty:
            source, target = without_empty(source, target)
        sides = []
        for lines, preprocessing, name, sources in (
            (source, source_preprocessing, names[0], None),
            (target, target_preprocessing, names[1], source),
        ):
            what = f"read {name}"
            text = Text.from_strings(lines, preprocessing=preprocessing, sources=sources, what=what)
            sides.append(text)
        corpus = cls(*sides)
        empty = (corpus.source.lengths == 0) | (corpus.target.lengths == 0)
        if skip_empty and empty.any():  # lines that only tokenising made empty
            kept = np.flatnonzero(~empty)
            return cls.from_strings(
                corpus.source.lines.take(kept),
                corpus.target.lines.take(kept),
                source_preprocessing=source_preprocessing,
                target_preprocessing=target_preprocessing,
                names=names,
            )
        if empty.any():
            line = int(np.argmax(empty))
            side = 0 if corpus.source.lengths[line] == 0 else 1
            raise InputError("empty line", path=names[side], line=line + 1, remedy=_REMEDY_EMPTY)
        if len(corpus) == 0:
            raise InputError(
                "no sentences", path=names[0], remedy="give at least one sentence pair"
            )
        return corpus


def without_empty(source: Sequence[str], target: Sequence[str]) -> tuple[Lines, Lines]:
    """Return the pairs of lines of which no side is empty."""
    sides = Lines.from_strings(source), Lines.from_strings(target)
    filled = [bool(s.strip() and t.strip()) for s, t in zip(*sides, strict=True)]
    if all(filled):
        return sides
    kept = np.flatnonzero(filled)
    return sides[0].take(kept), sides[1].take(kept)


def joined_pairs(
    parts: Sequence[tuple[Sequence[str], Sequence[str]]],
) -> tuple[Sequence[str], Sequence[str]]:
    """Return the lines of several corpora as one."""
    if len(parts) == 1:
        return parts[0]
    return Lines.joined(source for source, _ in parts), Lines.joined(target for _, target in parts)


def read_pair_of_files(source: StrPath, target: StrPath) -> tuple[Lines, Lines]:
    """Return the lines of two files that correspond line by line."""
    source_lines, target_lines = Lines.from_file(source), Lines.from_file(target)
    if len(source_lines) != len(target_lines):
        few, many = sorted((len(source_lines), len(target_lines)))
        shorter = source if len(source_lines) == few else target
        raise InputError(
            f"ends at line {few}, but the other side has {many} lines",
            path=shorter,
            line=few or None,
            remedy="give two files that correspond line by line",
        )
    return source_lines, target_lines


def read_tsv(
    path: StrPath, *, skip_empty: bool = False, further_columns: bool = False
) -> tuple[list[str], list[str]]:
    """Return both sides of ``source<TAB>target`` lines, with `further_columns` also longer ones.

    Without it a third column is refused: it may be that the text itself holds tabs.
    """
    sides: tuple[list[str], list[str]] = [], []
    for number, line in enumerate(read_lines(path), start=1):
        columns = line.split("\t")
        if len(columns) > 2 and not further_columns:
            raise InputError(
                f"{len(columns)} columns, expected source and target",
                path=path,
                line=number,
                remedy="keep two columns (cut -f 1,2)",
            )
        if len(columns) < 2 and not (skip_empty and not line.strip()):
            raise InputError(
                "expected source and target separated by a tab",
                path=path,
                line=number,
                remedy="give tab-separated text, or two files",
            )
        for side, text in zip(sides, [*columns, ""], strict=False):
            side.append(text)
    return sides
