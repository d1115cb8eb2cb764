"""How the case of a translated word depends on its source.

A logistic regression of "this word is not in lower case". Its features are combinations of what
is known of the word: itself, the source word that it is linked to, the words beside that one and
their case, the shape of the line, and whether the word before it is in lower case. Other words of
the translation are left to the language model of `CaseModel`. Each combination has a place in a
table of coefficients by its hash.
"""

from __future__ import annotations

import warnings
import zlib
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float32Array, Float64Array, Int64Array
from regmt.instance_selection.text_profile.casing import (
    SENTENCE_ENDS,
    SHAPES,
    Case,
    case_of,
    sentence_starts,
)
from regmt.instance_selection.text_profile.masks import kind_of
from regmt.instance_selection.text_profile.profile import Segment

_BITS = 20
SIZE = 1 << _BITS  #: of the table of coefficients
PENALTY = 3.0  #: of the squares of the coefficients, relative to the loss of a word
_STEPS = 40  #: of the optimiser
_PLACE = {"": 1, "…": 3, "...": 3, ":": 4}  #: of a sentence's first word, by the mark before it
_NO_WORD, _NO_LINK = 0, len(Case) + 1
_MARKS = frozenset(".,;:")
#: Multipliers of the hashes.
_ODD = (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0xD6E8FEB86659FD93)
_LENGTHS = (1, 2, 3, 4, 7, 12)  #: lengths from which lines count as longer

#: The case of the word before: lower, other, or there is no word.
LOWER, OTHER, NONE = range(3)


class Context(NamedTuple):
    """What the case of a word depends on, as integers; words are hashes of their lower case."""

    word: int
    place: int  #: 0 inside a sentence, else by the mark before, see `_PLACE`
    inside: bool
    ended: bool  #: the line ends like a sentence
    length: int  #: of the line
    shape: int  #: of the source line
    source_ended: bool
    capitals: int  #: how many words of the source have capitals, in quarters
    first: int  #: word of the source
    last: int
    spaced: int  #: marks of the source with a space before them, where markup stood; up to 2
    linked: int  #: the source word, in its own case
    case: int  #: of the source word
    starts: bool  #: the source word starts a sentence
    same: bool  #: the source word is the same but for case
    case_before: int  #: of the word before the source word
    case_after: int
    source_before: int
    source_after: int
    source_before2: int
    source_after2: int
    mark: int  #: 0 no mark soon, 1 one without a space before it, else its distance
    step: int  #: from the source word of the word before: 1 the same, 2 the next, 3 another


def _combinations(text: str) -> list[list[str]]:
    return [fields.split() for fields in text.replace("\n", ";").split(";")]


#: Combinations of fields that are features of a word.
ALONE = _combinations("""\
place; place shape ended; place case starts ended; place case shape ended same
word inside; word ended inside; case word inside; linked inside; linked word inside
case case_before case_after inside; source_before linked inside; linked source_after inside
case source_before inside; case source_after inside; source_before2 case inside
source_after2 case inside; source_before2 source_before case; source_after source_after2 case
source_before2 source_before linked; mark case inside spaced; mark source_before inside
mark word inside; spaced ended inside; length ended source_ended inside; first ended inside
last ended inside; first last ended inside; capitals ended inside case""")

#: Combinations of fields with the case of the word before.
WITH_BEFORE = _combinations("""\
inside; word; ended shape; ended length; ended capitals case; case case_before; step case
mark step; source_before step""")


class Example(NamedTuple):
    """A translated line: its words, what it translates, and the links between both."""

    tokens: Sequence[str]
    source: Segment
    links: Sequence[tuple[int, int]]


class CaseEvidence:
    """The probability that a word of a translation is not in lower case.

    Parameters
    ----------
    coef : ndarray of float32, shape (SIZE,)
        By the hashes of features.
    intercept : float
    """

    def __init__(self, coef: Float32Array, intercept: float) -> None:
        self.coef = coef
        self.intercept = intercept

    @classmethod
    def train(cls, examples: Iterable[Example]) -> CaseEvidence:
        """Learn from lines in their own case; those in capitals do not count."""
        from scipy import sparse
        from sklearn.exceptions import ConvergenceWarning
        from sklearn.linear_model import LogisticRegression

        rows: list[Context] = []
        labels, before = [], []
        for example in examples:
            if example.source.shape == "caps":
                continue
            case = {}
            for j, context in contexts(*example):
                case[j] = LOWER if example.tokens[j].islower() else OTHER
                rows.append(context)
                labels.append(case[j])
                before.append(case.get(j - 1, NONE))
        coef = np.zeros(SIZE, np.float32)
        y = np.array(labels, np.int64)
        if not 0 < y.sum() < len(y):
            return cls(coef, 0.0 if not len(y) else 10.0 * (2 * y[0] - 1))
        columns = _columns(rows)
        places = np.hstack([_alone(columns), _with_before(columns, np.array(before, np.int64))])
        used = np.zeros(SIZE, bool)
        used[places] = True
        n, k = places.shape
        column = np.cumsum(used, dtype=np.int32) - 1
        X = sparse.csr_matrix(
            (np.ones(n * k, np.float32), column[places].ravel(), np.arange(n + 1) * k)
        )
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ConvergenceWarning)  # the last steps change nothing
            found = LogisticRegression(C=1 / PENALTY, max_iter=_STEPS).fit(X, y)
        coef[used] = found.coef_[0]
        return cls(coef, float(found.intercept_[0]))

    def __call__(
        self, tokens: Sequence[str], source: Segment, links: Sequence[tuple[int, int]]
    ) -> dict[int, Float64Array]:
        """Return log10 p(case) of the words, by their positions.

        An array of shape (3, 2): by the case of the word before, `LOWER` and `OTHER`.
        """
        found = dict(contexts(tokens, source, links))
        if not found:
            return {}
        columns = _columns(list(found.values()))
        alone = self.coef[_alone(columns)].sum(axis=1, dtype=np.float64) + self.intercept
        result = np.empty((len(found), 3, 2))
        for case in (LOWER, OTHER, NONE):
            places = _with_before(columns, np.full(len(found), case))
            odds = alone + self.coef[places].sum(axis=1, dtype=np.float64)
            result[:, case, LOWER] = -np.logaddexp(0, odds)
            result[:, case, OTHER] = -np.logaddexp(0, -odds)
        return dict(zip(found, result / np.log(10), strict=True))


def contexts(
    tokens: Sequence[str], source: Segment, links: Sequence[tuple[int, int]]
) -> Iterator[tuple[int, Context]]:
    """Yield each word of a translation with what its case depends on."""
    starts, source_starts = sentence_starts(tokens), sentence_starts(source.tokens)
    line = _line(tokens, source, source_starts)
    sources, n_source = _hashes(source.tokens), len(source.words)
    cases = [case_of(w) if w[0].isalpha() else _NO_LINK for w in source.words]
    linked = _linked(tokens, source, links, starts, source_starts)
    last = -1
    for j, token in enumerate(tokens):
        if not token[0].isalpha():
            continue
        i = linked.get(j, -1)
        near = sources[i : i + 5] if i >= 0 else [_NO_WORD] * 5
        step = 0 if i < 0 or last < 0 else 1 + (i != last) + (i not in (last, last + 1))
        yield (
            j,
            Context(
                word=_hash(token.lower()),
                place=_PLACE.get(starts[j], 2) if j in starts else 0,
                inside=j not in starts,
                **line._asdict(),
                linked=_hash(source.words[i]) if i >= 0 else _NO_WORD,
                case=cases[i] if i >= 0 else len(Case),
                starts=i in source_starts,
                same=i >= 0 and source.tokens[i].lower() == token.lower(),
                case_before=cases[i - 1] if i > 0 else len(Case),
                case_after=cases[i + 1] if 0 <= i < n_source - 1 else len(Case),
                source_before=near[1],
                source_after=near[3],
                source_before2=near[0],
                source_after2=near[4],
                mark=_next_mark(source, i) if i >= 0 else 0,
                step=step,
            ),
        )
        last = i if i >= 0 else last


def copied(
    tokens: Sequence[str], source: Segment, links: Sequence[tuple[int, int]]
) -> dict[int, str]:
    """Return the words that are those of the source but for case, in the form they have there.

    Words that start a sentence in one of the two lines alone do not count.
    """
    starts, source_starts = sentence_starts(tokens), sentence_starts(source.tokens)
    linked = _linked(tokens, source, links, starts, source_starts)
    return {
        j: source.words[i]
        for j, i in linked.items()
        if source.words[i].lower() == tokens[j].lower() and (j in starts) == (i in source_starts)
    }


class _Line(NamedTuple):
    """The fields of `Context` that all words of a line share."""

    ended: bool
    length: int
    shape: int
    source_ended: bool
    capitals: int
    first: int
    last: int
    spaced: int


def _line(tokens: Sequence[str], source: Segment, starts: Collection[int]) -> _Line:
    own = [token for token in source.tokens if token[0].isalpha()]
    inner = [
        word[0].isupper()
        for i, word in enumerate(source.words)
        if len(word) > 3 and word[0].isalpha() and i not in starts
    ]
    n = sum(token[0].isalpha() for token in tokens)
    marks = (i for i, word in enumerate(source.words) if i and word in _MARKS)
    return _Line(
        ended=bool(tokens) and tokens[-1] in SENTENCE_ENDS,
        length=sum(n >= shortest for shortest in _LENGTHS),
        shape=SHAPES.index(source.shape),
        source_ended=bool(source.words) and source.words[-1] in SENTENCE_ENDS,
        capitals=1 + min(3, 4 * sum(inner) // len(inner)) if inner else 0,
        first=_hash(own[0].lower()) if own else _NO_WORD,
        last=_hash(own[-1].lower()) if own else _NO_WORD,
        spaced=min(2, sum(bool(source.spaces[i]) for i in marks)),
    )


def _next_mark(source: Segment, i: int) -> int:
    for distance, word in enumerate(source.words[i + 1 : i + 4], start=1):
        if word in _MARKS:
            return 1 + distance if source.spaces[i + distance] else 1
    return 0


def _linked(
    tokens: Sequence[str],
    source: Segment,
    links: Sequence[tuple[int, int]],
    starts: Collection[int],
    source_starts: Collection[int],
) -> dict[int, int]:
    """Return the source word of each word that has one.

    Of several, the first that is the same word or starts a sentence as well. The words of a phrase
    without an alignment are all linked to all; they pair in order.
    """
    found: dict[int, tuple[int, ...]] = {}
    for i, j in sorted(links):
        if source.words[i][0].isalpha():
            found[j] = (*found.get(j, ()), i)
    groups: dict[tuple[int, ...], list[int]] = {}
    for j, each in found.items():
        groups.setdefault(each, []).append(j)
    result = {}
    for j, each in found.items():
        word, group = tokens[j].lower(), groups[each]
        same = [i for i in each if source.words[i].lower() == word]
        first = [i for i in each if j in starts and i in source_starts]
        result[j] = (*same, *first, each[group.index(j) * len(each) // len(group)])[0]
    return result


@lru_cache(maxsize=1 << 17)
def _hash(word: str) -> int:
    return zlib.crc32(word.encode()) + 1


def _hashes(tokens: Sequence[str]) -> list[int]:
    """Return hashes of lower-cased words and of kinds of masks, with two places at each end."""
    own = [_hash(t.lower() if t[0].isalpha() else kind_of(t) or t) for t in tokens]
    return [_NO_WORD, _NO_WORD, *own, _NO_WORD, _NO_WORD]


Columns = dict[str, npt.NDArray[np.uint64]]


def _columns(rows: Sequence[Context]) -> Columns:
    array = np.array(rows, dtype=np.uint64)
    return dict(zip(Context._fields, array.T, strict=True))


def _places(
    combinations: Sequence[Sequence[str]], columns: Columns, *further: npt.NDArray[np.uint64]
) -> Int64Array:
    """Return the places of features, one column for each combination."""
    n = len(columns["word"])
    places = np.empty((n, len(combinations)), dtype=np.int64)
    for k, combined in enumerate(combinations):
        value = np.full(n, (k + 1 + len(further) * 97) * _ODD[0] % (1 << 64), dtype=np.uint64)
        for m, column in enumerate((*further, *(columns[field] for field in combined))):
            value = (value ^ (column + np.uint64(m + 1))) * np.uint64(_ODD[1 + m % 3])
            value ^= value >> np.uint64(29)
        places[:, k] = (value * np.uint64(_ODD[0])) >> np.uint64(64 - _BITS)
    return places


def _alone(columns: Columns) -> Int64Array:
    return _places(ALONE, columns)


def _with_before(columns: Columns, case: Int64Array) -> Int64Array:
    return _places(WITH_BEFORE, columns, case.astype(np.uint64))
