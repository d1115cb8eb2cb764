"""Parallel text as integers: every sentence is a slice of one flat int32 array."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, offsets_of, rows_of
from regmt.core.errors import InputError
from regmt.core.files import StrPath, read_lines
from regmt.core.progress import progress
from regmt.core.resume import finished, found
from regmt.instance_selection.sentence import Sentence
from regmt.instance_selection.text_profile import TextProfile
from regmt.instance_selection.vocabulary import Vocabulary

_REMEDY_EMPTY = "remove the pair or use `skip_empty`"


Number = TypeVar("Number", bound=np.generic)


@dataclass
class Lines:
    """The original lines as one UTF-8 block with offsets, which can be memory-mapped."""

    block: npt.NDArray[np.uint8]
    offsets: Int64Array

    @classmethod
    def from_strings(cls, lines: Sequence[str]) -> Lines:
        encoded = [line.encode("utf-8") for line in lines]
        block = np.frombuffer(b"".join(encoded), dtype=np.uint8)
        return cls(block, offsets_of([len(line) for line in encoded]))

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def __getitem__(self, i: int) -> str:
        return self.block[self.offsets[i] : self.offsets[i + 1]].tobytes().decode("utf-8")

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
        depends_on = [stored.block, stored.offsets, preprocessing.to_json(), sources]
        if (made := found(what, depends_on)) is not None:
            words = Vocabulary.from_block(made["words"])
            return cls(made["tokens"], made["offsets"], words, stored, preprocessing)
        vocabulary = Vocabulary()
        ids, add = vocabulary.ids, vocabulary.add
        flat: list[int] = []
        offsets = np.zeros(len(lines) + 1, dtype=np.int64)
        tokens = preprocessing.tokens(progress(lines, what=what, total=len(lines)), sources)
        for i, sentence in enumerate(tokens):
            for token in sentence:
                word_id = ids.get(token)
                flat.append(add(token) if word_id is None else word_id)
            offsets[i + 1] = len(flat)
        text = cls(np.array(flat, dtype=np.int32), offsets, vocabulary, stored, preprocessing)
        made = {"tokens": text.tokens, "offsets": offsets, "words": vocabulary.to_block()}
        finished(what, depends_on, made)
        return text


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
            keep = [i for i in range(len(source)) if source[i].strip() and target[i].strip()]
            source, target = [source[i] for i in keep], [target[i] for i in keep]
        sides = []
        for lines, preprocessing, name, sources in (
            (source, source_preprocessing, names[0], None),
            (target, target_preprocessing, names[1], source),
        ):
            if preprocessing is not None:
                preprocessing = preprocessing.learned(lines)
            what = f"read {name}"
            text = Text.from_strings(lines, preprocessing=preprocessing, sources=sources, what=what)
            sides.append(text)
        corpus = cls(*sides)
        empty = (corpus.source.lengths == 0) | (corpus.target.lengths == 0)
        if skip_empty and empty.any():  # lines that only tokenising made empty
            kept = np.flatnonzero(~empty).tolist()
            return cls.from_strings(
                [source[i] for i in kept],
                [target[i] for i in kept],
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


def read_pair_of_files(source: StrPath, target: StrPath) -> tuple[list[str], list[str]]:
    """Return the lines of two files that correspond line by line."""
    source_lines, target_lines = read_lines(source), read_lines(target)
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
