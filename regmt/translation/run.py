"""Translate many lines in order, with one or more processes, and continue after failures."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from regmt.core.compile import compilation
from regmt.core.errors import is_interrupt
from regmt.core.parallel import LOST
from regmt.decoding.nbest import NBestEntry
from regmt.explanation.page import (
    INDEX,
    Listed,
    Neighbours,
    failure_page,
    index_page,
    page,
    page_name,
    write,
)
from regmt.translation.confidence import Confidence, Estimate
from regmt.translation.translator import Translator


@dataclass(frozen=True)
class Outcome:
    """The outcome of one line.

    Attributes
    ----------
    text : str
        The translation; the source itself if it failed.
    entries : list of NBestEntry
    seconds : float
    error : str or None
        Why it failed.
    confidence : Estimate or None
        If it was asked for.
    parts : int
        In how many it was translated because it was too long.
    """

    text: str
    entries: list[NBestEntry]
    seconds: float
    error: str | None = None
    confidence: Estimate | None = None
    parts: int = 1


class _Item(NamedTuple):
    """A line with its number, and those of the lines before and behind that are not empty."""

    number: int
    line: str
    neighbours: Neighbours = Neighbours()


def outcomes(
    translator: Translator,
    lines: Iterable[str],
    *,
    explain: str | None = None,
    confidence: Confidence | None = None,
    jobs: int = 1,
    backend: str | None = None,
    scheduler: str | None = None,
) -> Iterator[Outcome]:
    """Yield the outcome of each line, in order, as soon as it is there.

    Parameters
    ----------
    translator : Translator
    lines : iterable of str
    explain : str, optional
        Folder for one page per sentence, and a page that lists them.
    confidence : Confidence, optional
        Estimates how far translations can be trusted.
    jobs, backend, scheduler
        See `regmt.core.parallel.map_in_order`.
    """
    lines = list(lines) if explain is not None else lines
    found = translator.resources.map(
        translator.at,
        partial(_translate, explain, confidence),
        _items(lines),
        jobs=jobs,
        backend=backend,
        scheduler=scheduler,
        lost=partial(_lost, explain),
    )
    return found if explain is None else _listed(found, lines, Path(explain))


def _items(lines: Iterable[str]) -> Iterator[_Item]:
    """Yield the lines with their numbers; those of a list with those of their neighbours, too."""
    if not isinstance(lines, list):
        yield from (_Item(number, line) for number, line in enumerate(lines))
        return
    full = [number for number, line in enumerate(lines) if line.strip()]
    after = dict(itertools.pairwise(full))
    before = {b: a for a, b in after.items()}
    for number, line in enumerate(lines):
        yield _Item(number, line, Neighbours(before.get(number), after.get(number)))


def _listed(found: Iterator[Outcome], lines: Iterable[str], folder: Path) -> Iterator[Outcome]:
    """Pass outcomes on, and list their pages at the end."""
    listed = []
    try:
        for number, (line, outcome) in enumerate(zip(lines, found, strict=False)):
            if line.strip():
                listed.append(Listed(number, line, outcome.text))
            yield outcome
    finally:
        write(folder / INDEX, index_page(listed))


def _translate(
    explain: str | None,
    confidence: Confidence | None,
    translator: Translator,
    item: _Item,
) -> Outcome:
    number, line = item.number, item.line
    started = time.perf_counter() - compilation.seconds
    if not line.strip():
        return Outcome("", [_untranslated(translator, number, [])], 0.0)
    try:
        translator = translator.current()  # with what was added to the memory meanwhile
        translation = translator.translation(line)
        estimate = None
        if confidence is not None:
            estimate = confidence.estimate(translation, translator.resources.index)
        if explain is not None:
            write(_page_of(explain, item), page(translation, translator, item.neighbours))
    except Exception as error:
        if is_interrupt(error):
            raise KeyboardInterrupt from error
        # One bad sentence must not cost the others; it is copied through, reported and counted.
        seconds = time.perf_counter() - compilation.seconds - started
        return _failed(explain, translator, item, f"{type(error).__name__}: {error}", seconds)
    seconds = time.perf_counter() - compilation.seconds - started
    raw = translator.resources.profiles.target.raw  # links place what is restored from the source
    entries = translation.nbest_entries(number, links=raw)
    n_parts = len(translation.parts) if translator.options.too_long(translation.whole) else 1
    return Outcome(translation.restored, entries, seconds, confidence=estimate, parts=n_parts)


def _page_of(folder: str, item: _Item) -> Path:
    return Path(folder) / page_name(item.number)


def _failed(
    explain: str | None, translator: Translator, item: _Item, error: str, seconds: float = 0.0
) -> Outcome:
    number, line = item.number, item.line
    if explain is not None:
        write(_page_of(explain, item), failure_page(line, error, item.neighbours))
    return Outcome(line, [_untranslated(translator, number, line.split())], seconds, error)


def _lost(explain: str | None, translator: Translator, item: _Item) -> Outcome:
    return _failed(explain, translator, item, LOST)


def _untranslated(translator: Translator, number: int, tokens: list[str]) -> NBestEntry:
    """Return the one entry of a line that was not decoded, so that n-best lists stay complete."""
    weights = translator.decoder.weights
    zeros = {name: (0.0,) * len(values) for name, values in weights.items()}
    return NBestEntry(number, tokens, zeros, 0.0)
