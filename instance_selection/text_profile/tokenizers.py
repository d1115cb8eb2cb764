"""Tokenizers: ``none`` (white space), ``13a`` (as sacreBLEU) and ``moses`` (as sacremoses).

Many lines are split in one compiled scan. The results equal those of sacreBLEU and sacremoses
without escaping; sacremoses supplies the character classes and abbreviations.

Languages written without spaces need their own tokenizer. A package provides one as an entry
point of the group ``regmt.tokenizers``: a function from a line to a list of tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int64Array
from regmt.core.errors import InputError
from regmt.instance_selection.text_profile.character_classes import (
    ALNUM,
    ALPHA,
    COMMA,
    CONTROL,
    DIGIT,
    END,
    HYPHEN,
    LETTER_S,
    LOWER,
    NUMBER,
    PERIOD,
    QUOTE,
    SPACE,
    SYMBOL,
)

TOKENIZERS = ("none", "13a", "moses")
ENTRY_POINTS = "regmt.tokenizers"

#: Lines → the tokens of each.
Tokenizer = Callable[[Iterable[str]], Iterator[list[str]]]

_LINES_AT_ONCE = 1024
_SPACES = "".join(c for c in map(chr, range(0x3001)) if c.isspace())


@lru_cache(maxsize=16)
def tokenizer(name: str, language: str, lowercase: bool = False) -> Tokenizer:
    """Return the tokenizer `name` for `language`; `lowercase` applies to its tokens."""
    if name == "none":
        split_words = (lambda line: line.lower().split()) if lowercase else str.split
        return lambda lines: map(split_words, lines)
    if name in ("13a", "moses"):
        rules = _moses(language) if name == "moses" else _sacrebleu_13a()
        return lambda lines: _scan(lines, rules, lowercase)
    from importlib.metadata import entry_points

    for entry in entry_points(group=ENTRY_POINTS, name=name):
        split = entry.load()
        if lowercase:
            return lambda lines: ([token.lower() for token in split(line)] for line in lines)
        return lambda lines: map(split, lines)
    raise InputError(
        f"unknown tokenizer {name!r}",
        remedy=f"use one of {', '.join(TOKENIZERS)}, or install a package that provides it",
    )


class _Rules(NamedTuple):
    """The arguments of `split_lines` after the text."""

    class_of: npt.NDArray[np.uint16]
    rules: Int64Array
    keep: npt.NDArray[np.uint64]
    keep_before_number: npt.NDArray[np.uint64]
    moses: bool


def _scan(lines: Iterable[str], rules: _Rules, lowercase: bool) -> Iterator[list[str]]:
    from regmt.instance_selection.text_profile import _tokenizer_kernels as kernels

    remaining = iter(lines)
    while some := list(islice(remaining, _LINES_AT_ONCE)):
        block = "\n".join(some)
        if block.count("\n") >= len(some):  # inside of lines, where 13a joins hyphened words
            hyphen = "-\n" if rules.moses else ""
            block = "\n".join(line.replace("-\n", hyphen).replace("\n", " ") for line in some)
        if not rules.moses:
            block = block.replace("<skipped>", "")
            for entity, character in _ENTITIES_13A if "&" in block else ():
                block = block.replace(entity, character)
        spaced = kernels.split_lines(_codes(block + "\n"), *rules)
        text = spaced.tobytes().decode("utf-32-le", "surrogatepass")
        yield from map(str.split, (text.lower() if lowercase else text).split("\n")[:-1])


def _codes(text: str) -> npt.NDArray[np.uint32]:
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)


def _classes(members: dict[int, str]) -> npt.NDArray[np.uint16]:
    """Return the bits of every code point, from bit → characters."""
    class_of = np.zeros(0x110000, dtype=np.uint16)
    for bit, characters in members.items():
        class_of[_codes(characters)] |= bit
    return class_of


def _hashes(words: Collection[str]) -> npt.NDArray[np.uint64]:
    from regmt.instance_selection.text_profile import _tokenizer_kernels as kernels

    text = "".join(f"{word}\n" for word in words)
    hashes: npt.NDArray[np.uint64] = kernels.sorted_hashes(_codes(text), len(words))
    return hashes


_ENTITIES_13A = (("&quot;", '"'), ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"))


def _sacrebleu_13a() -> _Rules:
    ascii_text = "".join(map(chr, range(33, 127)))
    symbols = "".join(c for c in ascii_text if not c.isalnum() and c not in "',-.")
    members = {SPACE: _SPACES, SYMBOL: symbols, COMMA: ".,", HYPHEN: "-", DIGIT: "0123456789"}
    rules = [
        (SYMBOL, 0, 0, 0, 0, 1, 1),
        (COMMA, DIGIT, 0, 0, 0, 1, 1),
        (COMMA, 0, 0, DIGIT, 0, 1, 1),
        (HYPHEN, DIGIT, 1, 0, 0, 1, 1),
    ]
    return _Rules(_classes(members), np.array(rules), _hashes(()), _hashes(()), False)


def _moses(language: str) -> _Rules:
    from sacremoses import MosesTokenizer

    tables = MosesTokenizer(lang=language)
    members = {
        SPACE: _SPACES,
        ALNUM: tables.IsAlnum,
        ALPHA: tables.IsAlpha,
        NUMBER: tables.IsN,
        LOWER: tables.IsLower,
        DIGIT: "0123456789",
        COMMA: ",",
        PERIOD: ".",
        QUOTE: "'",
        HYPHEN: "-`",
        LETTER_S: "s",
        CONTROL: "".join(map(chr, range(32))),
    }
    class_of = _classes(members)
    class_of[class_of & (SPACE | ALNUM | COMMA | PERIOD | QUOTE | HYPHEN) == 0] |= SYMBOL
    apostrophes: Sequence[tuple[int, ...]] = [(QUOTE, 0, 0, 0, 0, 1, 1)]
    if language == "en":  # it 's
        apostrophes = [
            (QUOTE, ALPHA, 0, ALPHA, 0, 1, 1),
            (QUOTE, ALPHA | NUMBER, 0, ALPHA, 1, 1, 1),
            (QUOTE, ALPHA, 1, ALPHA, 0, 1, 1),
            (QUOTE, ALPHA, 1, ALPHA, 1, 1, 0),
            (QUOTE, NUMBER, 1, LETTER_S, 1, 1, 0),
        ]
    elif language in ("fr", "it"):  # l' eau
        apostrophes = [
            (QUOTE, ALPHA, 0, ALPHA, 0, 1, 1),
            (QUOTE, ALPHA, 0, ALPHA, 1, 1, 1),
            (QUOTE, ALPHA, 1, ALPHA, 0, 1, 1),
            (QUOTE, ALPHA, 1, ALPHA, 1, 0, 1),
        ]
    rules = [
        (SYMBOL, 0, 0, 0, 0, 1, 1),
        (COMMA, NUMBER, 0, 0, 0, 1, 1),
        (COMMA, 0, 0, NUMBER, 0, 1, 1),
        (COMMA, NUMBER, 1, END, 1, 1, 1),
        *apostrophes,
    ]
    prefixes = {prefix.strip() for prefix in tables.NONBREAKING_PREFIXES}
    before_number = {p.rpartition(" ")[0] for p in prefixes if p.endswith(" #NUMERIC_ONLY#")}
    keep = _hashes(prefixes - before_number)
    return _Rules(class_of, np.array(rules), keep, _hashes(before_number), True)
