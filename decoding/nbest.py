"""N-best lists in Moses' format: ``id ||| hypothesis ||| name= v v … ||| score``.

Word links may follow as a fifth field, ``||| 0-0 1-2``.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TextIO

from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write, open_lines

_SEPARATOR = re.compile(r"(?:^|(?<=\s))\|\|\|(?=\s|$)")
_LINK = re.compile(r"([0-9]{1,6})-([0-9]{1,6})")
_FORMAT = "the format is 'id ||| hypothesis ||| name= value … ||| score'"


@dataclass(frozen=True, slots=True)
class NBestEntry:
    """One hypothesis of an n-best list.

    Parameters
    ----------
    sentence : int
        0-based number of the source sentence.
    tokens : list of str
        The hypothesis.
    features : dict
        Name → values, in the order of the file. A sparse feature that does not fire is absent.
    score : float
        The model score the decoder gave it.
    links : tuple of (int, int)
        Its word links with the source, if they are known.
    """

    sentence: int
    tokens: list[str]
    features: dict[str, tuple[float, ...]]
    score: float
    links: tuple[tuple[int, int], ...] = ()

    @property
    def text(self) -> str:
        """The hypothesis as one string."""
        return " ".join(self.tokens)


def read_nbest(path: StrPath) -> list[list[NBestEntry]]:
    """Read n-best lists; element *i* of the result holds the hypotheses of sentence *i*.

    Names may end in ``=`` or, as older decoders write them, ``:``; a name that occurs twice in a
    line continues its values. Values of a line without names are called
    ``feature0``, ``feature1``, … Of fields after the score only word links are read.

    Raises
    ------
    InputError
        With the line: a missing field, a word where a number should be, a feature with another
        number of values than before, sentence ids that do not count 0, 1, 2, … in order.
    """
    lists: list[list[NBestEntry]] = []
    widths: dict[str, int] = {}  # number of values per feature name
    first_seen: dict[str, int] = {}
    without: dict[str, int] = {}  # first line without a feature that other lines have
    number = 0
    for number, line in enumerate(open_lines(path), start=1):
        entry = _parse(line, path, number)
        if entry.sentence == len(lists):
            lists.append([])
        elif entry.sentence != len(lists) - 1:
            raise InputError(
                _id_problem(entry.sentence, len(lists)),
                path=path,
                line=number,
                remedy="number sentences 0, 1, 2, … and keep the lines of a sentence together",
            )
        lists[-1].append(entry)
        for name, values in entry.features.items():
            if name not in widths:
                widths[name] = len(values)
                first_seen[name] = number
                if number > 1:
                    without[name] = 1
            elif widths[name] != len(values):
                raise InputError(
                    f"feature {name!r} has {len(values)} values, but {widths[name]} in line "
                    f"{first_seen[name]}",
                    path=path,
                    line=number,
                )
        if len(entry.features) < len(widths):
            for name in widths:
                if name not in entry.features:
                    without.setdefault(name, number)
    if number == 0:
        raise InputError("no n-best lists: the file is empty", path=path)
    for name, line_number in without.items():
        # Only one-valued features can be sparse; a block of several that is missing is damage.
        if widths[name] > 1:
            raise InputError(
                f"feature {name!r} is missing, but line {first_seen[name]} has "
                f"{widths[name]} values of it",
                path=path,
                line=line_number,
            )
    return lists


def write_nbest(
    lists: Iterable[Sequence[NBestEntry]], path: StrPath, *, old_names: bool = False
) -> None:
    """Write n-best lists to a file, with ``name:`` in place of ``name=`` if `old_names`."""
    with atomic_write(path) as stream:
        for entries in lists:
            write_entries(stream, entries, old_names=old_names)


def write_entries(
    stream: TextIO, entries: Iterable[NBestEntry], *, old_names: bool = False
) -> None:
    """Write the lines of some entries to an open stream."""
    mark = ":" if old_names else "="
    for entry in entries:
        if "|||" in entry.tokens:
            raise InputError(
                f"sentence {entry.sentence} contains '|||', the separator of fields",
                remedy="escape it in the text",
            )
        features = " ".join(
            f"{name}{mark} {' '.join(_number(value) for value in values)}"
            for name, values in entry.features.items()
        )
        links = " ".join(f"{i}-{j}" for i, j in entry.links)
        stream.write(
            f"{entry.sentence} ||| {' '.join(entry.tokens)} ||| {features} ||| "
            f"{_number(entry.score)}{' ||| ' if links else ''}{links}\n"
        )


def _number(value: float) -> str:
    """Return the shortest text that reads back as the same number; whole ones without ``.0``."""
    return repr(float(value)).removesuffix(".0")


def _parse(line: str, path: StrPath, number: int) -> NBestEntry:
    # The id may touch its separator ("0||| …") in lists of older decoders.
    head, found, rest = line.partition("|||")
    fields = _SEPARATOR.split(rest)
    if not found or len(fields) < 3:
        raise InputError(
            f"{len(fields) + 1 if found else 1} fields, expected 4",
            path=path,
            line=number,
            remedy=_FORMAT,
        )
    head = head.strip()
    if not (head.isascii() and head.isdigit() and len(head) < 16):
        raise InputError(f"sentence id {head!r} is not a whole number", path=path, line=number)
    try:
        score = float(fields[2])
    except ValueError:
        score = math.nan
    if not math.isfinite(score):
        raise InputError(f"score {fields[2].strip()!r} is not a number", path=path, line=number)
    features, words = _features(fields[1], path, number), fields[0].split()
    pairs = [_LINK.fullmatch(link) for link in fields[3].split()] if len(fields) > 3 else []
    links = tuple((int(pair[1]), int(pair[2])) for pair in pairs if pair)
    return NBestEntry(int(head), words, features, score, links if all(pairs) else ())


def _features(text: str, path: StrPath, number: int) -> dict[str, tuple[float, ...]]:
    features: dict[str, tuple[float, ...]] = {}
    name = ""
    values: list[float] = []
    words = text.split()
    named = any(word[-1] in "=:" for word in words)
    for word in words:
        if word[-1] in "=:":
            _finish(features, name, values, path, number)
            name, values = word[:-1], []
            if not name:
                raise InputError(f"feature without a name: {word!r}", path=path, line=number)
            continue
        try:
            value = float(word)
        except ValueError:
            value = math.nan
        if not math.isfinite(value):
            raise InputError(
                f"feature value {word!r} is not a finite number",
                path=path,
                line=number,
                remedy="write names with a final '=' and values after a space",
            )
        if not name and named:
            raise InputError(f"value {word!r} before any name", path=path, line=number)
        if name:
            values.append(value)
        else:
            features[f"feature{len(features)}"] = (value,)
    _finish(features, name, values, path, number)
    return features


def _finish(
    features: dict[str, tuple[float, ...]],
    name: str,
    values: list[float],
    path: StrPath,
    number: int,
) -> None:
    if not name:
        return
    if not values:
        raise InputError(f"feature {name!r} has no value", path=path, line=number)
    features[name] = features.get(name, ()) + tuple(values)


def _id_problem(found: int, sentences: int) -> str:
    if sentences == 0:
        return f"the first sentence id is {found}, expected 0"
    if found < sentences:
        return f"sentence id {found} after {sentences - 1}: out of order"
    return f"sentence id {found} after {sentences - 1}: sentence {sentences} has no hypotheses"
