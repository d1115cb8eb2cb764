"""Translating many lines: on one process or several, in order, surviving sentences that fail."""

from __future__ import annotations

import contextlib
import tempfile
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from regmt.core.compile import compilation
from regmt.core.errors import is_interrupt
from regmt.core.parallel import map_in_order
from regmt.decoding.nbest import NBestEntry
from regmt.decoding.weights import Weights
from regmt.translation.options import TranslationOptions
from regmt.translation.resources import Resources
from regmt.translation.translator import Translator


@dataclass(frozen=True)
class Spec:
    """What a worker needs to make its translator: small, hashable, picklable.

    Parameters
    ----------
    folder : str
        The index.
    options : TranslationOptions
    weights : tuple of pairs
        Of the decoder's features; empty for the default ones.
    explain : str or None
        Folder for one page per sentence.
    """

    folder: str
    options: TranslationOptions
    weights: tuple[tuple[str, tuple[float, ...]], ...] = ()
    explain: str | None = None


@dataclass(frozen=True)
class Outcome:
    """What became of one line.

    Attributes
    ----------
    text : str
        The translation; the source itself if it failed.
    entries : list of NBestEntry
    seconds : float
    error : str or None
        Why it failed.
    """

    text: str
    entries: list[NBestEntry]
    seconds: float
    error: str | None = None


class Runner:
    """Translates lines with the translator of this process, or with those of many.

    Parameters
    ----------
    resources : Resources
    options : TranslationOptions
    weights : Weights, optional
    explain : path-like, optional
        Folder for one page per sentence.
    jobs, backend, scheduler
        See `map_in_order`.
    """

    def __init__(
        self,
        resources: Resources,
        options: TranslationOptions,
        *,
        weights: Weights | None = None,
        explain: str | None = None,
        jobs: int = 1,
        backend: str = "joblib",
        scheduler: str | None = None,
    ) -> None:
        self.resources = resources
        self.options = options
        self.weights = weights
        self.explain = explain
        self.jobs = jobs
        self.backend = backend
        self.scheduler = scheduler

    def run(self, lines: Iterable[str]) -> Iterator[Outcome]:
        """Yield the outcome of each line, in order, as soon as it is there."""
        items = enumerate(lines)
        # Trained or opened once, here: not in each worker, and a bad file fails before a sentence.
        self.resources.lm  # noqa: B018
        if self.jobs == 1 and self.backend == "joblib" and self.scheduler is None:
            translator = Translator(self.resources, self.options, weights=self.weights)
            for item in items:
                yield _translate(translator, item, self.explain)
            return
        with shared_spec(self.resources, self.options, self.weights, self.explain) as spec:
            yield from map_in_order(
                translate_item,
                spec,
                items,
                jobs=self.jobs,
                backend=self.backend,
                scheduler=self.scheduler,
            )


@contextlib.contextmanager
def shared_spec(
    resources: Resources,
    options: TranslationOptions,
    weights: Weights | None = None,
    explain: str | None = None,
) -> Iterator[Spec]:
    """Give what workers need to open the same resources; an index in memory is saved for them."""
    # Make what is derived from the corpus once, here, not in each worker.
    Translator(resources, options, weights=weights)
    with tempfile.TemporaryDirectory(prefix="regmt-") as scratch:
        folder = resources.folder
        if folder is None:
            folder = Path(scratch) / "index"
            resources.save(folder)
        yield Spec(str(folder.resolve()), options, tuple((weights or {}).items()), explain)


def translate_item(spec: Spec, item: tuple[int, str]) -> Outcome:
    """Translate one numbered line in a worker process."""
    return _translate(translator_of(spec), item, spec.explain)


@lru_cache(maxsize=2)
def translator_of(spec: Spec) -> Translator:
    """Return the translator of this process for a specification."""
    resources = Resources.open(spec.folder, lm_order=spec.options.lm_order, lm_path=spec.options.lm)
    return Translator(resources, spec.options, weights=dict(spec.weights))


def _translate(translator: Translator, item: tuple[int, str], explain: str | None) -> Outcome:
    number, line = item
    started = time.perf_counter() - compilation.seconds
    if not line.strip():
        return Outcome("", [_untranslated(translator, number, [])], 0.0)
    try:
        translation = translator.translate(line)
        if explain is not None:
            from regmt.translation.explain import write_page

            write_page(translation, translator, Path(explain) / f"{number + 1:06d}.html")
    except Exception as error:
        if is_interrupt(error):
            raise KeyboardInterrupt from error
        # One bad sentence must not cost the others; it is copied through, reported and counted.
        seconds = time.perf_counter() - compilation.seconds - started
        entries = [_untranslated(translator, number, line.split())]
        return Outcome(line, entries, seconds, f"{type(error).__name__}: {error}")
    seconds = time.perf_counter() - compilation.seconds - started
    return Outcome(translation.text, translation.nbest_entries(number), seconds)


def _untranslated(translator: Translator, number: int, tokens: list[str]) -> NBestEntry:
    """Return the one entry of a line that was not decoded, so that n-best lists stay complete."""
    weights = translator.decoder.weights
    zeros = {name: (0.0,) * len(values) for name, values in weights.items()}
    return NBestEntry(number, tokens, zeros, 0.0)
