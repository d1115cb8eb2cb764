"""Lines as word ids, made part by part: here, or by the workers of a cluster.

A part is tokenised and its words are numbered by themselves. Words have ids in the order of their
first occurrence, so those of the whole text are the same for parts of any size. A raw profile
without the case of words takes it from all parts first; then their words are truecased.

Most sentences have a long word in lower case, so that they are neither headings nor in capitals:
only the words that start them can change. These are counted and truecased as arrays of ids, the
others by `SeenForms.add` and `TextProfile.truecased`.
"""

from __future__ import annotations

import itertools
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, offsets_of
from regmt.core.mapped import forget
from regmt.core.parallel import map_in_order
from regmt.core.progress import progress
from regmt.core.scratch import Scratch, slices
from regmt.instance_selection.text_profile import TextProfile
from regmt.instance_selection.text_profile.casing import (
    SeenForms,
    form_inside,
    is_long_and_lower,
    sentence_starts,
)
from regmt.instance_selection.vocabulary import Vocabulary

LINES_AT_ONCE = 1 << 14
"""Lines of a part."""


class Encoded(NamedTuple):
    """A text as word ids."""

    tokens: Int32Array
    offsets: Int64Array
    vocabulary: Vocabulary
    profile: TextProfile  #: with the case of words, if it had to learn it


class Part(NamedTuple):
    """Some sentences, by the numbers of their own words."""

    words: list[str]
    tokens: Int32Array  #: places in `words`
    lengths: Int64Array


class WrittenPart(NamedTuple):
    """Some sentences in the case of their lines."""

    part: Part
    starts: Int64Array  #: places of the tokens that start sentences
    seen: SeenForms


def encode(
    lines: Sequence[str],
    profile: TextProfile,
    scratch: Scratch,
    *,
    sources: Sequence[str] | None = None,
    what: str = "read",
) -> Encoded:
    """Tokenise lines and give their words ids; lines without a token give empty sentences.

    Parameters
    ----------
    lines : sequence of str
    profile : TextProfile
    scratch : Scratch
        Where the ids go.
    sources : sequence of str, optional
        The lines that they translate, see `TextProfile.tokens`.
    what : str
        The name of the progress bar.
    """
    texts = _in_parts(progress(lines, what=what, total=len(lines)), sources)
    if not profile.learns_case:
        return Encoded(*_joined(map_in_order(_read, profile, texts, batch=1), scratch), profile)
    starts, seen = scratch.pile(np.int64), SeenForms()

    def written() -> Iterator[Part]:
        for part, own_starts, own_forms in map_in_order(_read_as_written, profile, texts, batch=1):
            starts.add(own_starts)
            seen.merge(own_forms)
            yield part

    tokens, offsets, vocabulary = _joined(written(), scratch)
    profile = replace(profile, forms=seen.best())
    truecase = _Truecase(vocabulary.words, profile)
    some = list(slices(len(lines), LINES_AT_ONCE))
    each = zip(
        progress(some, what=f"{what}: case", total=len(some), unit="part"),
        starts.arrays(),
        strict=True,
    )
    parts = (truecase(tokens, offsets[s.start : s.stop + 1], own) for s, own in each)
    return Encoded(*_joined(parts, scratch), profile)


def _read(profile: TextProfile, texts: tuple[list[str], list[str] | None]) -> Part:
    """Tokenise some lines, given with their sources."""
    return _numbered(profile.tokens(*texts))


def _read_as_written(
    profile: TextProfile, texts: tuple[list[str], list[str] | None]
) -> WrittenPart:
    """Tokenise some lines in their own case, and count the forms of words."""
    starts, n = array("q"), 0

    def watched() -> Iterator[list[str]]:
        nonlocal n
        for sentence in profile.tokens_as_written(*texts):
            starts.extend([n + i for i in sentence_starts(sentence)])
            n += len(sentence)
            yield sentence

    part = _numbered(watched())
    found = np.frombuffer(starts, np.int64)
    return WrittenPart(part, found, _seen_forms(part, found))


def _seen_forms(part: Part, starts: Int64Array) -> SeenForms:
    words, tokens, lengths = part
    owner = np.repeat(np.arange(len(lengths)), lengths)
    ordinary = _any(_flags(is_long_and_lower, words)[tokens], owner, len(lengths))
    is_start = np.zeros(len(tokens), dtype=bool)
    is_start[starts] = True
    is_word = _flags(lambda word: word[0].isalpha(), words)[tokens] & ordinary[owner]
    in_lower = is_word & ~is_start & _flags(lambda word: word[0].islower(), words)[tokens]
    is_inside = is_word & ~is_start & _any(in_lower, owner, len(lengths))[owner]
    seen = SeenForms()
    for counts, where in ((seen.inside, is_inside), (seen.elsewhere, is_word & ~is_inside)):
        found = np.bincount(tokens[where], minlength=len(words))
        counts.update({words[i]: int(found[i]) for i in np.flatnonzero(found).tolist()})
    ends = offsets_of(lengths)
    for k in np.flatnonzero(~ordinary).tolist():
        seen.add([words[i] for i in tokens[ends[k] : ends[k + 1]].tolist()])
    return seen


class _Truecase:
    """Gives the words of sentences the case that they have inside of them."""

    def __init__(self, words: list[str], profile: TextProfile) -> None:
        self.profile = profile
        forms = {form.lower(): form for form in profile.forms}
        self.vocabulary = Vocabulary(words)
        self.inside = self._ids([form_inside(w, forms) if w[0].isupper() else w for w in words])

    def _ids(self, words: Sequence[str]) -> Int32Array:
        return np.fromiter(map(self.vocabulary.add, words), np.int32, len(words))

    def __call__(self, text: Int32Array, offsets: Int64Array, starts: Int64Array) -> Part:
        """Return some sentences of a text in the numbers of the words, by their starts."""
        first, lengths = offsets[0], np.diff(offsets)
        tokens, words = text[first : offsets[-1]].copy(), self.vocabulary.words
        forget(text)
        owner = np.repeat(np.arange(len(lengths)), lengths)
        distinct, places = np.unique(tokens, return_inverse=True)
        long_and_lower = _flags(is_long_and_lower, [words[i] for i in distinct.tolist()])
        ordinary = _any(long_and_lower[places], owner, len(lengths))
        at = starts[ordinary[owner[starts]]]
        tokens[at] = self.inside[tokens[at]]
        for k in np.flatnonzero(~ordinary).tolist():
            own = slice(offsets[k] - first, offsets[k + 1] - first)
            cased = self.profile.truecased([words[i] for i in tokens[own].tolist()])
            tokens[own] = self._ids(cased)
        distinct, where, places = np.unique(tokens, return_index=True, return_inverse=True)
        order = np.argsort(where)
        rank = np.empty(len(order), dtype=np.int32)
        rank[order] = np.arange(len(order))
        return Part([words[i] for i in distinct[order].tolist()], rank[places], lengths)


def _numbered(sentences: Iterable[Sequence[str]]) -> Part:
    ids: defaultdict[str, int] = defaultdict(itertools.count().__next__)
    flat, lengths = array("i"), array("q")
    for sentence in sentences:
        flat.extend(map(ids.__getitem__, sentence))
        lengths.append(len(sentence))
    return Part(list(ids), np.frombuffer(flat, np.int32), np.frombuffer(lengths, np.int64))


def _joined(parts: Iterable[Part], scratch: Scratch) -> tuple[Int32Array, Int64Array, Vocabulary]:
    """Return the tokens, the offsets and the words of all parts."""
    vocabulary, tokens = Vocabulary(), scratch.pile(np.int32)
    lengths = [np.empty(0, dtype=np.int64)]
    for part in parts:
        number = np.fromiter(map(vocabulary.add, part.words), np.int32, len(part.words))
        tokens.add(number[part.tokens])
        lengths.append(part.lengths)
    return tokens.joined(), offsets_of(np.concatenate(lengths)), vocabulary


def _flags(holds: Callable[[str], bool], words: Sequence[str]) -> npt.NDArray[np.bool_]:
    return np.fromiter(map(holds, words), bool, len(words))


def _any(flags: npt.NDArray[np.bool_], owner: Int64Array, n: int) -> npt.NDArray[np.bool_]:
    """Return for each of `n` sentences whether a token has the flag."""
    result = np.zeros(n, dtype=bool)
    result[owner[flags]] = True
    return result


def _in_parts(
    lines: Iterable[str], sources: Iterable[str] | None
) -> Iterator[tuple[list[str], list[str] | None]]:
    rest, others = iter(lines), iter(sources or ())
    while some := list(itertools.islice(rest, LINES_AT_ONCE)):
        yield some, None if sources is None else list(itertools.islice(others, LINES_AT_ONCE))
