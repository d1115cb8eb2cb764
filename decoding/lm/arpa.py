"""ARPA files: the text format of back-off language models.

A section per order holds one n-gram per line: log10 p, the words, and log10 of the back-off
weight, which may be omitted if it is 0 and is omitted in the highest order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NoReturn, TextIO

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, offsets_of, read_only
from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write, read_bytes
from regmt.decoding.lm import _arpa_kernels, _kernels
from regmt.decoding.lm._arpa_writing_kernels import Ngrams, Texts, is_special, write_lines
from regmt.decoding.lm.language_model import UNKNOWN_WORD, LanguageModel, check_vocabulary
from regmt.decoding.lm.ngram_table import empty_table
from regmt.instance_selection.vocabulary import Vocabulary

MISSING_UNKNOWN = -100.0
"""Log10 p of unknown words in a model without ``<unk>``, as in KenLM."""

_LINES_AT_ONCE = 1 << 15
_NUMBERS_BYTES = 64  # at most, of the numbers and the white space of a line
_COUNT = re.compile(rb"ngram\s+(\d{1,3})\s*=\s*(\d{1,18})")
# What `_arpa_kernels.parse_number` takes, too.
_NUMBER = re.compile(rb"[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|inf)", re.IGNORECASE)
# The usual line of a word, with the numbers that `_NUMBER` takes, too, and log10 p below 0.
_UNIGRAM = re.compile(rb"^(-\d{1,9}(?:\.\d+)?|0)\t(\S+)(?:\t(-?\d{1,9}(?:\.\d+)?))?$", re.M)
_UNKNOWN_SPELLINGS = (b"<unk>", b"<UNK>")  # KenLM's and SRILM's


class _ArpaReader:
    """Reads one file and keeps the position for error messages."""

    def __init__(self, path: StrPath) -> None:
        self.path = path
        self.text = read_bytes(path).removeprefix(b"\xef\xbb\xbf")
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
            if counts[-1] * (2 * len(counts) + 1) > len(self.text):
                self.fail("more n-grams than there is text in the file", remedy="is it cut off?")
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

    def section(self) -> tuple[bytes, int]:
        """Return the lines up to the next heading, and the number of the line before them."""
        # An n-gram's line begins with a number, so a backslash there begins a heading.
        end = self.text.find(b"\n\\", self.at - 1)
        end = len(self.text) if end < 0 else end + 1
        body, before = self.text[self.at : end], self.line
        self.at = end
        self.line += body.count(b"\n")
        return body, before

    def check_count(self, found: int, expected: int, order: int) -> None:
        if found != expected:
            self.fail(f"{found} {order}-grams, but the header says {expected}")

    def fields(self, line: bytes, order: int, number: int) -> tuple[float, list[bytes], float]:
        """Return log10 p, the words and the back-off weight of one line."""
        fields = line.split()
        if len(fields) not in (order + 1, order + 2):
            self.fail(
                f"{len(fields)} fields in a line of the {order}-grams, expected log10 p, "
                f"{order} words and perhaps a back-off weight",
                line=number,
            )
        values = [0.0, 0.0]
        for i, field in enumerate(fields[:: order + 1]):
            values[i] = float(field) if _NUMBER.fullmatch(field) else np.inf
            if values[i] == np.inf:
                what = "back-off weight" if i else "log10 probability"
                self.fail(f"{_show(field)} is not a {what}", line=number)
        if values[0] > 0:
            self.fail(f"positive log10 probability {values[0]:g}", line=number)
        return values[0], fields[1 : order + 1], values[1]


class _Words:
    """The words of a model, looked up by their UTF-8 in a kernel."""

    def __init__(self, words: list[bytes]) -> None:
        self.ids = {word: i for i, word in enumerate(words)}
        # One more spelling of the unknown word stands behind all words.
        spellings = [*words, next(word for word in _UNKNOWN_SPELLINGS if word != words[0])]
        self.block = np.frombuffer(b"".join(spellings), dtype=np.uint8)
        self.bounds = np.cumsum([0, *map(len, spellings)])
        self.table = np.full(1 << (2 * len(spellings)).bit_length(), -1, dtype=np.int64)
        _arpa_kernels.index_words(self.block, self.bounds, self.table)

    def __contains__(self, word: bytes) -> bool:
        return word in self.ids or word in _UNKNOWN_SPELLINGS

    def __len__(self) -> int:
        return len(self.ids)


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
    vocabulary, words, unigram_logprob, unigram_backoff = _read_unigrams(reader, counts[0])
    size = len(vocabulary)
    starts = [1, 1 + size]
    parents = [np.zeros(1 + size, dtype=np.int32)]
    lasts = [np.zeros(1, dtype=np.int32), np.arange(size, dtype=np.int32)]
    logprobs, backoffs = [np.zeros(1), unigram_logprob], [np.zeros(1), unigram_backoff]
    for order, count in enumerate(counts[1:], start=2):
        reader.expect(reader.next_line(), b"\\%d-grams:" % order)
        body, before = reader.section()
        ngrams, logprob, backoff = _read_ngrams(reader, body, before, order, count, words)
        parent = np.empty(count, dtype=np.int32)
        _kernels.find_ngrams(table, np.ascontiguousarray(ngrams[:, :-1]), parent)
        if (parent < 0).any():
            reader.fail(
                f"the first {order - 1} words are not among the {order - 1}-grams",
                line=before + _line_of_row(body, int(np.argmax(parent < 0))),
            )
        last = np.ascontiguousarray(ngrams[:, -1])
        duplicate = _kernels.insert_ngrams(table, np.int64(starts[-1]), parent, last)
        if duplicate >= 0:
            line = before + _line_of_row(body, int(duplicate))
            reader.fail(f"this {order}-gram was given before", line=line)
        starts.append(starts[-1] + count)
        parents.append(parent)
        lasts.append(last)
        logprobs.append(logprob)
        backoffs.append(backoff)
    reader.expect(reader.next_line(), b"\\end\\")
    return LanguageModel(
        vocabulary,
        starts,
        np.concatenate(parents),
        np.concatenate(lasts),
        np.concatenate(logprobs),
        np.concatenate(backoffs),
        table=table,
    )


def _read_unigrams(
    reader: _ArpaReader, count: int
) -> tuple[Vocabulary, _Words, Float64Array, Float64Array]:
    """Return the words and their log10 p and back-off weights, ``<unk>`` first."""
    body, before = reader.section()
    entries: dict[bytes, tuple[float, float]] = {}
    unknown: tuple[float, float] | None = None
    plain = _UNIGRAM.findall(body)
    if len(plain) == body.count(b"\n") - body.endswith(b"\n\n"):
        # Without another order of the lines, so that errors are the same.
        lines: Iterable[tuple[int, float, bytes, float]] = (
            (number, float(logprob), word, float(backoff or 0.0))
            for number, (logprob, word, backoff) in enumerate(plain, start=before + 1)
        )
    else:
        lines = (
            (number, logprob, word, backoff)
            for number, line in enumerate(body.split(b"\n"), start=before + 1)
            if line.strip()
            for logprob, (word,), backoff in [reader.fields(line, 1, number)]
        )
    for number, logprob, word, backoff in lines:
        if word in entries or (word in _UNKNOWN_SPELLINGS and unknown is not None):
            reader.fail(f"the word {_show(word)} was given before", line=number)
        if word in _UNKNOWN_SPELLINGS:
            unknown = (logprob, backoff)
            continue
        entries[word] = (logprob, backoff)
    reader.check_count(len(entries) + (unknown is not None), count, 1)
    values = np.array([unknown or (MISSING_UNKNOWN, 0.0), *entries.values()])
    words = [UNKNOWN_WORD.encode(), *entries]
    try:
        vocabulary = Vocabulary(b"\n".join(words).decode("utf-8").split("\n"))
    except UnicodeDecodeError:
        for number, line in enumerate(body.split(b"\n"), start=before + 1):
            if any("\udc80" <= c <= "\udcff" for c in line.decode("utf-8", "surrogateescape")):
                remedy = "convert the file, for example with iconv -t UTF-8"
                reader.fail("invalid UTF-8", line=number, remedy=remedy)
        raise
    check_vocabulary(vocabulary, reader.path)
    return vocabulary, _Words(words), values[:, 0], values[:, 1]


def _read_ngrams(
    reader: _ArpaReader, body: bytes, before: int, order: int, count: int, words: _Words
) -> tuple[Int32Array, Float64Array, Float64Array]:
    """Return the word ids (count, order), log10 p and back-off weights of a section."""
    ngrams = np.empty((count, order), dtype=np.int32)
    logprob, backoff = np.empty(count), np.empty(count)
    raw = np.frombuffer(body, dtype=np.uint8)
    n_found, bad_line = _arpa_kernels.parse_ngrams(
        raw, order, words.block, words.bounds, words.table, ngrams, logprob, backoff
    )
    if bad_line >= 0:
        number = before + 1 + int(bad_line)
        _, found, _ = reader.fields(body.split(b"\n")[bad_line], order, number)
        for strange in (word for word in found if word not in words):
            reader.fail(f"the word {_show(strange)} is not among the 1-grams", line=number)
        reader.fail("numbers that cannot be read", line=number)
    reader.check_count(int(n_found), count, order)
    ngrams[ngrams == len(words)] = 0  # the other spelling of the unknown word
    return ngrams, logprob, backoff


def _line_of_row(body: bytes, row: int) -> int:
    """Return the number, from 1, of the line that holds n-gram `row` of a section."""
    lines = body.split(b"\n")
    return [i for i, line in enumerate(lines, start=1) if line.strip()][row]


def _show(found: bytes) -> str:
    return repr(found[:60].decode("utf-8", errors="replace"))


def write_arpa(model: LanguageModel, path: StrPath) -> None:
    """Write a model as an ARPA file; a name ending in ``.gz`` is compressed."""
    with atomic_write(path) as stream:
        dump_arpa(model, stream)


def dump_arpa(model: LanguageModel, stream: TextIO) -> None:
    """Write a model in ARPA format to an open stream."""
    starts = model.starts.tolist()
    stream.write("\\data\\\n")
    for order in range(1, model.order + 1):
        stream.write(f"ngram {order}={starts[order] - starts[order - 1]}\n")
    words = _texts(model.vocabulary.words)
    bits = (model.logprob.view(np.int32), model.backoff.view(np.int32))
    ngrams = read_only(Ngrams(model.parent, model.word, *bits))
    sizes = np.diff(words.bounds)[model.word] + 1  # of the texts of all n-grams, one by one order
    for order in range(1, model.order + 1):
        first, last = starts[order - 1], starts[order]
        if order > 1:
            sizes[first:last] += sizes[model.parent[first:last]]
        stream.write(f"\n\\{order}-grams:\n")
        for begin in range(first, last, _LINES_AT_ONCE):
            at = slice(begin, min(begin + _LINES_AT_ONCE, last))
            values = np.stack([model.logprob[at], model.backoff[at]], axis=1)
            special = is_special(values)
            out = np.empty(int(sizes[at].sum()) + _NUMBERS_BYTES * len(values), dtype=np.uint8)
            size = write_lines(
                ngrams,
                words,
                _texts([f"{value:.8g}" for value in values[special].tolist()]),
                special,
                begin,
                order,
                order < model.order,
                out,
            )
            stream.write(out[:size].tobytes().decode("utf-8"))
    stream.write("\n\\end\\\n")


def _texts(texts: Iterable[str]) -> Texts:
    encoded = [text.encode() for text in texts]
    block = np.frombuffer(b"".join(encoded), dtype=np.uint8)
    return read_only(Texts(block, offsets_of([len(text) for text in encoded])))
