"""What commands read: the corpus, the index and the sentences that the options name."""

from __future__ import annotations

import argparse
import os
import stat
from collections.abc import Callable
from typing import TYPE_CHECKING

from regmt.cli.shared_options import flag, given

if TYPE_CHECKING:
    from regmt.instance_selection.corpus import Corpus
    from regmt.instance_selection.index import Index
    from regmt.instance_selection.text_profile import TextProfile
    from regmt.resources import Resources


def preprocessings(args: argparse.Namespace) -> tuple[TextProfile, TextProfile]:
    """Return the preprocessing of the source and of the target side."""
    from regmt.instance_selection.text_profile import TextOptions

    languages = args.source_lang, args.target_lang
    return TextOptions(args.text or "auto", args.tokenize, args.lowercase, languages).profiles()


def bundled_pair(args: argparse.Namespace) -> str:
    """Return the language pair of the bundled corpus selected by ``--source-lang``."""
    return f"{args.source_lang or 'de'}-{args.target_lang or 'en'}"


def read_parallel(path: str, lines_of: str, expected: int) -> list[str]:
    """Read a file that must have one line for each sentence of another."""
    from regmt.application.corpora import check_parallel
    from regmt.core.files import read_lines

    lines = read_lines(path)
    check_parallel(lines, path, expected, lines_of)
    return lines


def _is_fed() -> bool:
    """Return whether standard input is a pipe or a file, which the user may expect to be read."""
    try:
        mode = os.fstat(0).st_mode
    except OSError:  # closed
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISREG(mode)


def read_sentences(args: argparse.Namespace) -> tuple[list[str], list[str] | None]:
    """Return the sentences of ``FILE``, and those of ``--reference`` if there are any.

    Without ``FILE``, return the bundled test set. It is valid only with the bundled corpus.
    """
    from regmt.core.errors import InputError
    from regmt.core.files import read_lines

    if args.file is None:
        if args.train or args.index or args.reference:
            raise InputError("no input", remedy="give FILE, or - for standard input")
        from regmt.bundled import bundled_lines
        from regmt.core.progress import notice

        if _is_fed():
            notice("using the bundled test set; text on standard input is read only if you pass -")
        return bundled_lines("test", pair=bundled_pair(args))
    sentences = read_lines(args.file)
    if args.reference is None:
        return sentences, None
    name = "standard input" if args.file == "-" else args.file
    return sentences, read_parallel(args.reference, name, len(sentences))


def read_corpus(args: argparse.Namespace) -> Corpus:
    """Read the corpus named by ``--train``, or the bundled one."""
    from regmt.application.corpora import read_corpus

    text = getattr(args, "text", "tokenised") or "auto"
    return read_corpus(**given(args, read_corpus) | {"text": text})


def training_corpora(args: argparse.Namespace) -> tuple[Corpus, tuple[int, ...]]:
    """Read the corpora of a repeated ``--train``, or the bundled one, and return their sizes."""
    from regmt.application.corpora import read_corpora

    if args.train is None:
        return read_corpus(args), ()
    options = given(args, read_corpora) | {"text": args.text or "auto"}
    corpus, sizes = read_corpora(args.train, **options)
    return corpus, sizes if len(sizes) > 1 else ()


def load_resources(args: argparse.Namespace, *, order: int) -> Resources:
    """Open ``--index`` or the bundled corpus, or index ``--train`` in memory up to `order`."""
    from regmt.application.corpora import index_of
    from regmt.resources import Resources

    if args.index is None and args.train is None:
        source, target = preprocessings(args)
        return Resources.bundled(bundled_pair(args), order=order, source=source, target=target)
    return Resources(index_of(training_data(args), order=order))


def training_data(args: argparse.Namespace) -> Callable[[], Corpus | Index]:
    """Return a function that opens ``--index`` or reads ``--train`` or the bundled corpus."""
    from regmt.core.errors import InputError
    from regmt.instance_selection.index import Index

    if "index" not in args or args.index is None:
        return lambda: read_corpus(args)
    for name in "train text tokenize lowercase source_lang target_lang skip_empty".split():
        if getattr(args, name):
            option = flag(name)
            raise InputError(
                f"{option} and --index together",
                remedy=f"omit {option}: the index stores its own",
            )
    return lambda: Index.open(args.index)
