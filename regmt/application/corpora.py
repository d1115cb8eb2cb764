"""The text arguments of public functions: files, lines, a corpus, an index, the bundled data."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from regmt.bundled import bundled_files
from regmt.core.errors import InputError
from regmt.core.files import StrPath, read_lines
from regmt.documents.formats import format_of
from regmt.documents.memory import TrainingPairs, training_pairs
from regmt.instance_selection.corpus import (
    Corpus,
    joined_pairs,
    read_pair_of_files,
    read_tsv,
    without_empty,
)
from regmt.instance_selection.index import Index
from regmt.instance_selection.text_profile import TextOptions

Lines: TypeAlias = StrPath | Sequence[str]
"""A text: the path of a file (``-`` for standard input), or its lines."""

TrainingData: TypeAlias = (
    Corpus | Index | StrPath | Sequence[StrPath] | Callable[[], Corpus | Index] | None
)
"""A corpus or an index, a source and a target file, a tab-separated file or an index folder, a
function that reads one of these when it is needed, or None for the bundled corpus."""


def read_corpus(
    train: StrPath | Sequence[StrPath] | None = None,
    *,
    source_lang: str | None = None,
    target_lang: str | None = None,
    text: str = "auto",
    tokenize: str | None = None,
    lowercase: bool = False,
    skip_empty: bool = False,
    further_columns: bool = False,
) -> Corpus:
    """Read a parallel corpus.

    Parameters
    ----------
    train : path or sequence of paths, optional
        A source and a target file with one sentence per line, or one tab-separated file; plain or
        gzip. Or translators' files (PO, XLIFF, TMX, …; see `regmt.documents.open_document`), also
        several and together with the others. By default the bundled corpus.
    source_lang, target_lang : str, optional
        Language codes, for the tokenizer; for raw text by default the suffixes of the file names.
        They also choose the pair of the bundled corpus, which has ``de`` (default) or ``es`` as its
        source.
    text : {"auto", "raw", "tokenised"}
        Raw text is normalised, masked, tokenised and truecased, and translations of it are raw
        text again; tokenised text is split at spaces. ``auto`` decides from samples, unless
        `tokenize` or `lowercase` is given.
    tokenize : str, optional
        ``none`` (default; splits at spaces), ``13a``, ``moses`` (default for raw text), or the name
        of an installed tokenizer.
    lowercase : bool
        Lower-case everything.
    skip_empty : bool
        Ignore pairs with an empty side instead of raising an error.
    further_columns : bool
        Ignore the columns of a tab-separated file after the second instead of raising an error.
    """
    if train is None:
        train = bundled_files("train", pair=f"{source_lang or 'de'}-{target_lang or 'en'}")
        text = "tokenised" if text == "auto" else text
    return read_corpora(
        [train],
        source_lang=source_lang,
        target_lang=target_lang,
        text=text,
        tokenize=tokenize,
        lowercase=lowercase,
        skip_empty=skip_empty,
        further_columns=further_columns,
    )[0]


def read_corpora(
    trains: Sequence[StrPath | Sequence[StrPath]],
    *,
    source_lang: str | None = None,
    target_lang: str | None = None,
    text: str = "auto",
    tokenize: str | None = None,
    lowercase: bool = False,
    skip_empty: bool = False,
    further_columns: bool = False,
) -> tuple[Corpus, tuple[int, ...]]:
    """Read several parallel corpora as one, which is treated as one text.

    Parameters
    ----------
    trains : sequence of path or sequence of paths
        One for each corpus, see `read_corpus`, which explains the other parameters, too.

    Returns
    -------
    Corpus
        Of all pairs, corpus by corpus.
    tuple of int
        The number of pairs of each corpus, for `regmt.train`.
    """
    groups = [[t] if isinstance(t, str | os.PathLike) else list(t) for t in trains]
    languages = source_lang, target_lang
    read: list[TrainingPairs] = []
    sides: list[tuple[Sequence[str], Sequence[str]]] = []
    sizes: list[int] = []
    for files in groups:
        documents = [training_pairs(file, languages) for file in files if format_of(file)]
        plain = [file for file in files if not format_of(file)]
        parts: list[tuple[Sequence[str], Sequence[str]]] = [each[:2] for each in documents]
        if plain or not documents:
            parts += _plain_texts(plain, skip_empty=skip_empty, further_columns=further_columns)
        if skip_empty:
            parts = [without_empty(*part) for part in parts]
        sizes.append(sum(len(source) for source, _ in parts))
        sides += parts
        read += documents
    source_lines, target_lines = joined_pairs(sides)
    names: tuple[StrPath, StrPath] = groups[0][0], groups[-1][-1]
    if read:
        text = "raw" if text == "auto" and tokenize is None and not lowercase else text
        languages = source_lang or read[0].languages[0], target_lang or read[0].languages[1] or None
    options = TextOptions(text, tokenize, lowercase, languages)
    source, target = options.profiles(source_lines, target_lines, ("", "") if read else names)
    corpus = Corpus.from_strings(
        source_lines,
        target_lines,
        source_preprocessing=source,
        target_preprocessing=target,
        skip_empty=skip_empty,
        names=names,
    )
    if len(groups) > 1 and len(corpus) < sum(sizes):
        raise InputError(
            f"{sum(sizes) - len(corpus):,} pairs are empty after tokenisation",
            remedy="remove them if you train with several corpora",
        )
    return corpus, (*sizes[:-1], len(corpus) - sum(sizes[:-1]))


def _plain_texts(
    files: list[StrPath], *, skip_empty: bool, further_columns: bool
) -> list[tuple[Sequence[str], Sequence[str]]]:
    """Read one tab-separated file, or pairs of files and among them files named ``.tsv``."""
    tables = files
    if len(files) > 1:
        tables = [f for f in files if len(files) > 2 and Path(f).suffix in (".tsv", ".tab")]
    pairs = [file for file in files if file not in tables]
    if len(pairs) % 2 or not files:
        raise InputError(
            f"`train` takes two files or one tab-separated file, not {len(files)}",
            remedy="give a source and a target file",
        )
    options = {"skip_empty": skip_empty, "further_columns": further_columns}
    return [
        *(read_tsv(file, **options) for file in tables),
        *(read_pair_of_files(*pair) for pair in zip(pairs[::2], pairs[1::2], strict=True)),
    ]


def corpus_of(train: TrainingData, *, text: str = "auto") -> Corpus:
    """Return a corpus unchanged, the corpus of an index, or read one."""
    data = _opened(train, text)
    return Corpus(data.source.text, data.target.text) if isinstance(data, Index) else data


def index_of(train: TrainingData, *, order: int) -> Index:
    """Return an index unchanged, open an index folder, or index a corpus up to `order`."""
    data = _opened(train)
    return data if isinstance(data, Index) else Index.build(data, order=order)


def _opened(train: TrainingData, text: str = "auto") -> Corpus | Index:
    if callable(train):
        return train()
    if isinstance(train, Corpus | Index):
        return train
    if isinstance(train, str | os.PathLike) and Path(train).is_dir():
        return Index.open(train)
    return read_corpus(train, text=text)


def lines_of(text: Lines) -> list[str]:
    """Return the lines of a text."""
    return read_lines(text) if isinstance(text, str | os.PathLike) else list(text)


def name_of(text: Lines, default: str) -> str:
    """Return the name of a text in messages: its path, or `default` for lines."""
    if not isinstance(text, str | os.PathLike):
        return default
    return "standard input" if os.fspath(text) == "-" else os.fspath(text)


def parallel_lines(texts: Sequence[Lines], first: str) -> list[list[str]]:
    """Return the lines of texts that must all have the same number of lines."""
    lines = [lines_of(text) for text in texts]
    for text, own in zip(texts[1:], lines[1:], strict=True):
        check_parallel(own, text, len(lines[0]), name_of(texts[0], first))
    return lines


def check_parallel(lines: Sequence[str], text: Lines, expected: int, other: str) -> None:
    """Reject a text that does not have `expected` lines, the number of lines of another."""
    if len(lines) != expected:
        raise InputError(
            f"{len(lines)} line{'' if len(lines) == 1 else 's'}, but {other} has {expected}",
            path=name_of(text, "a text"),
            line=min(len(lines), expected) + 1,
            remedy="give the matching file",
        )
