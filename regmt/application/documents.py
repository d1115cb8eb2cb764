"""``regmt.translate_file``, ``regmt.check`` and ``regmt.match``: translators' files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from regmt.application.corpora import Lines, TrainingData, index_of, lines_of
from regmt.core.errors import InputError
from regmt.core.files import StrPath, check_writable
from regmt.core.progress import progress
from regmt.documents import Document, Unit, format_of, open_document
from regmt.documents.checks import Problem, check_document, check_unit
from regmt.documents.document import Candidate
from regmt.translation.confidence import fitted_confidence
from regmt.translation.matches import Match, best_matches, in_context
from regmt.translation.run import outcomes
from regmt.translation.translator import Translator


@dataclass(frozen=True)
class FileTranslation:
    """What became of a file.

    Attributes
    ----------
    document : Document
        With its new translations.
    filled : list of Unit
        Units that were translated.
    doubtful : list of Unit
        Units that were not filled because of `min_confidence`.
    failed : list of (Unit, str)
        Units that could not be translated, and why.
    problems : list of Problem
        What the checks found in the new translations.
    """

    document: Document
    filled: list[Unit] = field(default_factory=list)
    doubtful: list[Unit] = field(default_factory=list)
    failed: list[tuple[Unit, str]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def __str__(self) -> str:
        untouched = len(self.document.units) - len(self.filled) - len(self.doubtful)
        parts = [
            f"{len(self.filled)} units filled",
            f"{untouched - len(self.failed)} left as they were",
        ]
        if self.doubtful:
            parts.append(f"{len(self.doubtful)} too doubtful")
        if self.failed:
            parts.append(f"{len(self.failed)} failed")
        wrong = len({id(problem.unit) for problem in self.problems})
        found = f"problems found in {wrong}" if wrong else "no problems found"
        return f"{', '.join(parts)}; {found}"


def translate_file(
    path: StrPath,
    output: StrPath | None,
    translator: Translator,
    *,
    overwrite: bool = False,
    min_confidence: float | None = None,
    explain: str | None = None,
    jobs: int = 1,
) -> FileTranslation:
    """Fill the empty translations of a translators' file.

    All other units stay as they are, byte for byte. New translations are marked for review as their
    format does (fuzzy, ``needs-review-translation``, …), with their origin in a comment or note,
    and are checked.

    Parameters
    ----------
    path : path-like
        See `regmt.documents.open_document`.
    output : path-like or None
        The file to write, of the same format; it may be `path` itself. None writes nothing.
    translator : Translator
    overwrite : bool
        Replace existing translations, too.
    min_confidence : float, optional
        Leave a unit as it is if its translation needs no edit with a lower probability than this.
        The probability also goes into the comments. See `regmt.translation.confidence`.
    explain : str, optional
        Folder for one page per string.
    jobs : int
        Number of processes; does not change the result.
    """
    if output is not None:
        check_writable(output)
    document = _opened(path, translator)
    states = ("new", "translated", "fuzzy") if overwrite else ("new",)
    units = [unit for unit in document.units if unit.state in states]
    sources = list(dict.fromkeys(s for unit in units for s in unit.sources))
    translator.resources.checked(sources)
    confidence = None if min_confidence is None else fitted_confidence(translator, jobs=jobs)
    found = outcomes(translator, sources, explain=explain, confidence=confidence, jobs=jobs)
    bar = progress(found, what="translate", total=len(sources))
    outcome_of = dict(zip(sources, bar, strict=True))
    result = FileTranslation(document)
    neighbours = _neighbours(document)
    for unit in units:
        own = [outcome_of[source] for source in unit.sources]
        error = next((each.error for each in own if each.error is not None), None)
        if error is not None:
            result.failed.append((unit, error))
            continue
        trust = min((each.confidence.sentence for each in own if each.confidence), default=None)
        if trust is not None and min_confidence is not None and trust < min_confidence:
            result.doubtful.append(unit)
            continue
        index = translator.resources.index
        near = in_context(index, best_matches(index, unit.sources[0]), *neighbours[id(unit)])
        candidates = [Candidate(match.percent, match.source, match.target) for match in near]
        texts = [each.text for each in own]
        document.fill(unit, texts, _remark(near[:1], trust), candidates)
        result.filled.append(unit)
        result.problems.extend(check_unit(unit))
    if output is not None:
        document.write(output)
    return result


def _remark(matches: list[Match], trust: float | None) -> str:
    """Return the origin of a translation: its probability, and the best match if there is one."""
    exact = bool(matches) and matches[0].percent >= 100
    parts = ["translation memory" if exact else "machine translation"]
    if trust is not None:
        parts.append(f"needs no edit with probability {trust:.2f}")
    for best in matches:
        texts = " → ".join(" ".join(text.split()) for text in (best.source, best.target))
        parts.append(f"match {best.percent} %" + ("" if exact else f": {texts}"))
    return "; ".join(parts)


def check(path: StrPath) -> list[Problem]:
    """Check the translations of a translators' file.

    Returns
    -------
    list of Problem
        Units whose placeholders, tags, accelerators, white space, length or final punctuation
        differ from those of their source.
    """
    return check_document(_opened(path))


@dataclass(frozen=True)
class Matched:
    """A segment and the stored pairs nearest to it, best first."""

    source: str
    matches: list[Match]

    def record(self) -> dict[str, Any]:
        """Return it as an entry of a JSON file."""
        return {"source": self.source, "matches": [match.record() for match in self.matches]}


def match(
    queries: Lines, train: TrainingData = None, *, matches: int = 3, lowest: int = 50
) -> Iterator[Matched]:
    """Yield the stored pairs nearest to each segment, as a translation memory shows them.

    Parameters
    ----------
    queries : path or sequence of str
        A translators' file, a text file, or segments.
    train : Index, Corpus, path or sequence of paths, optional
        An index or its folder, or what `regmt.read_corpus` reads; by default the bundled corpus.
    matches : int
        Pairs per segment.
    lowest : int
        The lowest match percentage; see `regmt.translation.matches.Match`.
    """
    index = index_of(train, order=2)
    lines = _segments(queries)
    for i, line in enumerate(lines):
        found = best_matches(index, line, matches=matches, lowest=lowest)
        yield Matched(line, in_context(index, found, *_around(lines, i)))


def _segments(queries: Lines) -> list[str]:
    if isinstance(queries, str | os.PathLike) and format_of(queries):
        return [segment for _, own in _segments_of(open_document(queries)) for segment in own]
    return lines_of(queries)


def _segments_of(document: Document) -> list[tuple[Unit, list[str]]]:
    """Return the units that can be translated with what is to be translated in them."""
    units = [unit for unit in document.units if unit.state not in ("obsolete", "fixed")]
    return [(unit, list(dict.fromkeys(unit.plurals or unit.sources))) for unit in units]


def _neighbours(document: Document) -> dict[int, tuple[str | None, str | None]]:
    """Return the segments before and after the first one of each unit."""
    lines: list[str] = []
    first = []
    for unit, own in _segments_of(document):
        first.append((id(unit), len(lines)))
        lines += own
    return {unit: _around(lines, i) for unit, i in first}


def _around(lines: list[str], i: int) -> tuple[str | None, str | None]:
    return lines[i - 1] if i else None, lines[i + 1] if i + 1 < len(lines) else None


def _opened(path: StrPath, translator: Translator | None = None) -> Document:
    if not os.path.exists(path) or format_of(path):
        languages: dict[str, str] = {}
        if translator is not None:
            corpus = translator.resources.index.corpus
            pair = [side.preprocessing.language for side in (corpus.source, corpus.target)]
            if pair[0] != pair[1]:  # else they were never told
                languages = {"source_language": pair[0], "target_language": pair[1]}
        return open_document(path, **languages)
    raise InputError(
        "not a translators' file",
        path=path,
        remedy="give PO, XLIFF, TMX, Qt TS, Android or JSON resources, or a table with the "
        "columns source and target",
    )
