"""Translate many lines in order, with one or more processes, and continue after failures."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from regmt.core.compile import compilation
from regmt.core.errors import is_interrupt
from regmt.core.parallel import LOST
from regmt.decoding.nbest import NBestEntry
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
        In how many it was translated.
    """

    text: str
    entries: list[NBestEntry]
    seconds: float
    error: str | None = None
    confidence: Estimate | None = None
    parts: int = 1


def outcomes(
    translator: Translator,
    lines: Iterable[str],
    *,
    explain: str | None = None,
    confidence: Confidence | None = None,
    jobs: int = 1,
    backend: str = "joblib",
    scheduler: str | None = None,
) -> Iterator[Outcome]:
    """Yield the outcome of each line, in order, as soon as it is there.

    Parameters
    ----------
    translator : Translator
    lines : iterable of str
    explain : str, optional
        Folder for one page per sentence.
    confidence : Confidence, optional
        Estimates how far translations can be trusted.
    jobs, backend, scheduler
        See `regmt.core.parallel.map_in_order`.
    """
    return translator.resources.map(
        translator.at,
        partial(_translate, explain, confidence),
        enumerate(lines),
        jobs=jobs,
        backend=backend,
        scheduler=scheduler,
        lost=_lost,
    )


def _translate(
    explain: str | None,
    confidence: Confidence | None,
    translator: Translator,
    item: tuple[int, str],
) -> Outcome:
    number, line = item
    started = time.perf_counter() - compilation.seconds
    if not line.strip():
        return Outcome("", [_untranslated(translator, number, [])], 0.0)
    try:
        translator = translator.current()  # with what was added to the memory meanwhile
        translation = translator.translate(line)
        estimate = None
        if confidence is not None:
            estimate = confidence.estimate(translation, translator.resources.index)
        if explain is not None:
            from regmt.translation.explain import write_page

            write_page(translation, translator, Path(explain) / f"{number + 1:06d}.html")
    except Exception as error:
        if is_interrupt(error):
            raise KeyboardInterrupt from error
        # One bad sentence must not cost the others; it is copied through, reported and counted.
        seconds = time.perf_counter() - compilation.seconds - started
        return _failed(translator, item, f"{type(error).__name__}: {error}", seconds)
    seconds = time.perf_counter() - compilation.seconds - started
    entries, n_parts = translation.nbest_entries(number), len(translation.parts)
    return Outcome(translation.restored, entries, seconds, confidence=estimate, parts=n_parts)


def _failed(
    translator: Translator, item: tuple[int, str], error: str, seconds: float = 0.0
) -> Outcome:
    number, line = item
    return Outcome(line, [_untranslated(translator, number, line.split())], seconds, error)


def _lost(translator: Translator, item: tuple[int, str]) -> Outcome:
    return _failed(translator, item, LOST)


def _untranslated(translator: Translator, number: int, tokens: list[str]) -> NBestEntry:
    """Return the one entry of a line that was not decoded, so that n-best lists stay complete."""
    weights = translator.decoder.weights
    zeros = {name: (0.0,) * len(values) for name, values in weights.items()}
    return NBestEntry(number, tokens, zeros, 0.0)
