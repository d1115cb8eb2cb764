"""ARPA files: the text format of back-off language models.

A section per order holds one n-gram per line: log10 p, the words, and log10 of the back-off
weight, which may be left out where it is 0 and is left out in the highest order.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NoReturn, TextIO

import numpy as np
import numpy.typing as npt

from decoding.lm import _kernels
from decoding.lm.model import (
    UNKNOWN_WORD,
    Float32Array,
    Float64Array,
    LanguageModel,
    check_vocabulary,
    empty_table,
)
from instance_selection.errors import InputError
from instance_selection.files import StrPath, atomic_write, read_bytes
from instance_selection.vocabulary import Int32Array, Vocabulary

MISSING_UNKNOWN = -100.0
"""Log10 p of unknown words in a model without ``<unk>``, as in KenLM."""

_COUNT = re.compile(rb"ngram\s+(\d+)\s*=\s*(\d+)")
_SPACE = np.zeros(256, dtype=bool)
_SPACE[[9, 10, 11, 12, 13, 32]] = True


@dataclass(frozen=True)
class _Section:
    """The n-grams of one order as they stand in the file."""

    tokens: list[bytes]
    first: npt.NDArray[np.int64]  # place of the first token of each line
    counts: npt.NDArray[np.int64]  # tokens on each line
    line: npt.NDArray[np.int64]  # line number of each line


class _ArpaReader:
    """Reads one file; knows where it is, for error messages."""

    def __init__(self, path: StrPath) -> None:
        self.path = path
        self.text = read_bytes(path)
        self.at = 0
        self.line = 0

    def fail(self, problem: str, *, line: int | None = None, remedy: str | None = None) -> NoReturn:
        raise InputError(problem, path=self.path, line=line or self.line, remedy=remedy)

    def next_line(self) -> bytes | None:
        """Return the next line that is not blank, None at the end of the file."""
        while self.at < len(self.text):
            end = self.text.find(b"\n", self.at)
            end = len(self.text) if end < 0 else end
            content = self.text[self.at : end].strip()
            self.at = end + 1
            self.line += 1
            if content:
                return content
        return None

    def counts(self) -> list[int]:
        """Read up to the first section heading; returns the number of n-grams per order."""
        line = self.next_line()
        while line is not None and line != b"\\data\\":
            line = self.next_line()
        if line is None:
            raise InputError(
                "not an ARPA file: no line \\data\\",
                path=self.path,
                remedy="give a language model in ARPA format, plain or gzip",
            )
        counts: list[int] = []
        while (line := self.next_line()) is not None and line.startswith(b"ngram"):
            match = _COUNT.fullmatch(line)
            if match is None or int(match[1]) != len(counts) + 1:
                self.fail(f"expected 'ngram {len(counts) + 1}=COUNT', found {_show(line)}")
            counts.append(int(match[2]))
        if not counts:
            self.fail("no n-gram counts under \\data\\")
        self.expect(line, b"\\1-grams:")
        return counts

    def expect(self, found: bytes | None, wanted: bytes) -> None:
        if found is None:
            self.fail(
                f"the file ends where {wanted.decode()} was expected", remedy="is it cut off?"
            )
        if found != wanted:
            self.fail(f"expected {wanted.decode()}, found {_show(found)}")

    def section(self, order: int, count: int) -> _Section:
        """Read the lines up to the next heading, which begins with a backslash."""
        # An n-gram line begins with a number, so a backslash at its start is a heading.
        end = self.text.find(b"\n\\", self.at - 1)
        end = len(self.text) if end < 0 else end + 1
        body = self.text[self.at : end]
        raw = np.frombuffer(body, dtype=np.uint8)
        space = _SPACE[raw]
        starts = np.flatnonzero(~space & np.concatenate(([True], space[:-1])))
        newlines = np.flatnonzero(raw == 10)
        line_of_token = np.searchsorted(newlines, starts)
        occupied, first, counts = np.unique(line_of_token, return_index=True, return_counts=True)
        line = occupied + self.line + 1
        self.at = end
        self.line += len(newlines)
        bad = np.flatnonzero((counts != order + 1) & (counts != order + 2))
        if len(bad):
            i = bad[0]
            self.fail(
                f"{counts[i]} fields in a line of the {order}-grams, expected log10 p, "
                f"{order} words and perhaps a back-off weight",
                line=int(line[i]),
            )
        if len(line) != count:
            self.fail(f"{len(line)} {order}-grams, but the header says {count}")
        return _Section(body.split(), first, counts, line)

    def numbers(self, section: _Section, at: npt.NDArray[np.int64], what: str) -> Float64Array:
        """Read the tokens at `at` as numbers."""
        tokens = _take(section.tokens, at)
        try:
            values = np.fromiter(map(float, tokens), dtype=np.float64, count=len(tokens))
        except ValueError:
            values = np.array([_float_or_nan(token) for token in tokens])
        bad = np.flatnonzero(np.isnan(values) | (values == np.inf))
        if len(bad):
            place = int(at[bad[0]])
            line = section.line[np.searchsorted(section.first, place, side="right") - 1]
            self.fail(f"{_show(section.tokens[place])} is not a {what}", line=int(line))
        return values


def read_arpa(path: StrPath) -> LanguageModel:
    """Read a language model from an ARPA file, plain or gzip; ``-`` is standard input.

    A model without ``<unk>`` gets one with a probability of 10⁻¹⁰⁰, as in KenLM.

    Raises
    ------
    InputError
        The file is not in this format; the message names the line.
    """
    reader = _ArpaReader(path)
    counts = reader.counts()
    table = empty_table(sum(counts[1:]))
    starts = [1]
    parents, words = [np.zeros(1, np.int32)], [np.zeros(1, np.int32)]
    logprobs, backoffs = [np.zeros(1)], [np.zeros(1)]
    vocabulary = Vocabulary()
    ids: dict[bytes, int] = {}
    for order, count in enumerate(counts, start=1):
        section = reader.section(order, count)
        logprob = reader.numbers(section, section.first, "log10 probability")
        if (logprob > 0).any():
            i = int(np.argmax(logprob > 0))
            reader.fail(f"positive log10 probability {logprob[i]:g}", line=int(section.line[i]))
        backoff = np.zeros(count)
        given = section.counts == order + 2
        place = section.first[given] + (order + 1)
        backoff[given] = reader.numbers(section, place, "back-off weight")
        if order == 1:
            vocabulary, ids, at = _read_vocabulary(reader, section)
            size = len(vocabulary)
            parent, word = np.zeros(size, np.int32), np.arange(size, dtype=np.int32)
            unigram = np.full((2, size), [[MISSING_UNKNOWN], [0.0]])
            unigram[:, at] = logprob, backoff
            logprob, backoff = unigram
        else:
            ngrams = _read_words(reader, section, order, ids)
            parent = np.empty(count, dtype=np.int32)
            _kernels.find_ngrams(table, ngrams[:, :-1], parent)
            if (parent < 0).any():
                i = int(np.argmax(parent < 0))
                reader.fail(
                    f"the first {order - 1} words are not among the {order - 1}-grams",
                    line=int(section.line[i]),
                )
            word = np.ascontiguousarray(ngrams[:, -1])
            duplicate = _kernels.insert_ngrams(table, np.int64(starts[-1]), parent, word)
            if duplicate >= 0:
                reader.fail(f"this {order}-gram was given before", line=section.line[duplicate])
        starts.append(starts[-1] + len(word))
        parents.append(parent)
        words.append(word)
        logprobs.append(logprob)
        backoffs.append(backoff)
        last = order == len(counts)
        reader.expect(reader.next_line(), b"\\end\\" if last else b"\\%d-grams:" % (order + 1))
    return LanguageModel(
        vocabulary,
        starts,
        np.concatenate(parents),
        np.concatenate(words),
        np.concatenate(logprobs),
        np.concatenate(backoffs),
        table=table,
    )


def _read_vocabulary(
    reader: _ArpaReader, section: _Section
) -> tuple[Vocabulary, dict[bytes, int], npt.NDArray[np.int64]]:
    """Return the words, their ids by UTF-8, and the id of each line."""
    tokens = _take(section.tokens, section.first + 1)
    unknown = UNKNOWN_WORD.encode()
    ids = {unknown: 0}
    at = np.empty(len(tokens), dtype=np.int64)
    unknown_seen = False
    for i, token in enumerate(tokens):
        # KenLM's and SRILM's spellings of the unknown word
        is_unknown = token in (unknown, b"<UNK>")
        if (token in ids and not is_unknown) or (is_unknown and unknown_seen):
            reader.fail(f"the word {_show(token)} was given before", line=int(section.line[i]))
        unknown_seen |= is_unknown
        at[i] = 0 if is_unknown else ids.setdefault(token, len(ids))
    try:
        vocabulary = Vocabulary([token.decode("utf-8") for token in ids])
    except UnicodeDecodeError:
        for i, token in enumerate(tokens):
            if token.decode("utf-8", errors="ignore").encode() != token:
                reader.fail(
                    "invalid UTF-8",
                    line=int(section.line[i]),
                    remedy="convert the file, for instance with iconv -t UTF-8",
                )
        raise
    check_vocabulary(vocabulary, reader.path)
    if unknown_seen:
        ids[b"<UNK>"] = 0
    return vocabulary, ids, at


def _read_words(
    reader: _ArpaReader, section: _Section, order: int, ids: dict[bytes, int]
) -> Int32Array:
    """Return the word ids of the n-grams, shape (n, order)."""
    ngrams = np.empty((len(section.first), order), dtype=np.int32)
    for j in range(order):
        tokens = _take(section.tokens, section.first + (1 + j))
        try:
            ngrams[:, j] = np.fromiter(map(ids.__getitem__, tokens), np.int32, count=len(tokens))
        except KeyError:
            i = next(i for i, token in enumerate(tokens) if token not in ids)
            reader.fail(
                f"the word {_show(tokens[i])} is not among the 1-grams", line=int(section.line[i])
            )
    return ngrams


def _take(tokens: list[bytes], at: npt.NDArray[np.int64]) -> list[bytes]:
    """Return the tokens at `at`; by a slice where they are evenly spaced, which is the rule."""
    if len(at) > 1:
        step = int(at[1] - at[0])
        if (np.diff(at) == step).all():
            return tokens[int(at[0]) : int(at[-1]) + 1 : step]
    return [tokens[i] for i in at]


def _float_or_nan(token: bytes) -> float:
    try:
        return float(token)
    except ValueError:
        return float("nan")


def _show(found: bytes) -> str:
    return repr(found[:60].decode("utf-8", errors="replace"))


def write_arpa(model: LanguageModel, path: StrPath) -> None:
    """Write a model as an ARPA file; a name ending in ``.gz`` is compressed."""
    with atomic_write(path) as stream:
        dump_arpa(model, stream)


def dump_arpa(model: LanguageModel, stream: TextIO) -> None:
    """Write a model in ARPA format to an open stream."""
    starts = model.starts.tolist()
    words = model.vocabulary.words
    stream.write("\\data\\\n")
    for order in range(1, model.order + 1):
        stream.write(f"ngram {order}={starts[order] - starts[order - 1]}\n")
    text: list[str] = []
    for order in range(1, model.order + 1):
        first, last = starts[order - 1], starts[order]
        tails = [words[i] for i in model.word[first:last].tolist()]
        if order == 1:
            text = tails
        else:
            above = (model.parent[first:last] - starts[order - 2]).tolist()
            text = [f"{text[i]} {tail}" for i, tail in zip(above, tails, strict=True)]
        stream.write(f"\n\\{order}-grams:\n")
        columns = [_numerals(model.arrays.logprob[first:last]), text]
        if order < model.order:
            columns.append(_numerals(model.arrays.backoff[first:last]))
        stream.writelines(["\t".join(row) + "\n" for row in zip(*columns, strict=True)])
    stream.write("\n\\end\\\n")


def _numerals(values: Float32Array) -> list[str]:
    """Return numbers as text, with all digits that a float32 has."""
    return [f"{value:.8g}" for value in values.tolist()]
