"""What stands in for a word that the corpus cannot translate: the parts of a compound, other forms.

A word without a phrase pair is looked up as something else. A compound is split into words of the
corpus whose counts have the largest geometric mean (Koehn and Knight, Empirical Methods for
Compound Splitting, EACL 2003). An inflected word is looked up as the known words with its stem.
A rare word competes with what is more frequent. Words with digits may be copied; words
without a back-off are copied.
"""

from __future__ import annotations

import math
import unicodedata
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import islice, product
from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, offsets_of, places_of
from regmt.decoding.phrase_table import PhraseTable
from regmt.instance_selection.corpus import Text
from regmt.instance_selection.spellings import Spellings
from regmt.instance_selection.vocabulary import Vocabulary
from regmt.metrics.words import STEMMERS, stem

SHORTEST_PART, SHORTEST_BY_HYPHENS = 4, 2
"""Letters of a part of a compound at least; and if hyphens show where it begins and ends."""
LINKS = ("", "s", "es", "n", "en", "er", "-")
"""Letters between the parts of a compound, which belong to neither."""
MOST_PARTS = 4
MOST_FORMS = 3
ALIKE = 0.6
"""Least similarity of the spelling of a word that is looked up for another one."""
RARE = 3
"""Words that occur less often may be in no phrase pair, and are no parts of compounds."""
_PREFIX = 4  # letters that the forms of a word share at least, but for accents
_ALTERED = 2  # letters at the end of a stem that words may spell otherwise (happy, happi-ness)
_BEST = 5  # translations of each part that are combined
_P_TARGET = 2  # the column of p(t|s)

READINGS = ("form", "parts", "copy")
"""How a word may be read but as itself; each is a score of the phrase table."""

Parts = tuple[str, ...]
Used = Mapping[tuple[str, Parts], Parts]
"""What was looked up for a word, by the word and its translation."""


class BackOffs(NamedTuple):
    """The phrase table of a sentence with lines for words that had none."""

    phrases: PhraseTable
    orientations: Float64Array
    used: Used


class UnknownWords:
    """Finds what to look up for words that the source side of a corpus does not translate.

    Parameters
    ----------
    text : Text
        The source side. Forms of one stem are found if its preprocessing names a language that
        Snowball has a stemmer for; else only words that differ in case.
    before : UnknownWords, optional
        Of a text that this one continues. What is found are words of that text alone, which saves
        sorting the words again.
    spellings : Spellings, optional
        Of the words of `text`, or of the first ones. Unknown words with neither form nor split are
        then looked up as those that are spelled alike, and may be copied.
    """

    def __init__(
        self,
        text: Text,
        before: UnknownWords | None = None,
        spellings: Spellings | None = None,
    ) -> None:
        self.text = text
        self.spellings = spellings
        self._before = before
        profile = text.preprocessing
        # English is what nobody chose where nothing depends on the language.
        chosen = profile.raw or profile.tokenize not in ("none", "13a") or profile.language != "en"
        self.language = profile.language if chosen and profile.language in STEMMERS else None

    @cached_property
    def counts(self) -> Int64Array:
        """How often each word of the vocabulary occurs."""
        return np.bincount(self.text.tokens, minlength=len(self.text.vocabulary))

    @cached_property
    def _by_lower_case(self) -> dict[str, int]:
        """The most frequent word of each lower-case form; of equals the first."""
        if self._before is not None:
            return self._before._by_lower_case
        words = self.text.vocabulary.words
        order = np.argsort(-self.counts, kind="stable")[::-1].tolist()
        return {words[i].lower(): i for i in order}

    @cached_property
    def _by_letters(self) -> list[tuple[str, int]]:
        """The words without accents, in alphabetical order, to find those with a prefix."""
        if self._before is not None:
            return self._before._by_letters
        return sorted((_folded(word), i) for i, word in enumerate(self.text.vocabulary.words))

    def back_offs(self, word: str, count: int = 0) -> list[Parts]:
        """Return what to look up for a word that occurs `count` times, best first.

        One part is another form, or the word itself: a number may be copied. Only what is more
        frequent than the word is worth a try.
        """
        if any(letter.isdigit() for letter in word):
            return [(word,)]
        if not word.replace("-", "").isalpha():
            return []
        bare = word.strip("-")  # "Schriftart und -farbe"
        forms = self.forms(bare, count)
        if bare != word and (known := self._by_lower_case.get(bare.lower())) is not None:
            forms = (self.text.vocabulary[known], *forms) if self.counts[known] > count else forms
        found = [(form,) for form in dict.fromkeys(forms)] + self.splits(bare, count)
        return found or ([] if count else self._spelled_alike(word))

    def _spelled_alike(self, word: str) -> list[Parts]:
        """Return the words that are spelled like an unknown one, and the word itself."""
        if self.spellings is None:
            return []
        found = self.spellings.similar(word, most=MOST_FORMS + 1, least=ALIKE)
        others = [other for other in self.text.vocabulary.decode(found.tolist()) if other != word]
        return [(other,) for other in [*others[:MOST_FORMS], word]] if others else []

    def splits(self, word: str, count: int = 0) -> list[Parts]:
        """Return the best split of a word into two, three, … words of the corpus, the best first.

        ``S* = argmax_S (∏_{p ∈ S} count(p))^(1/n)`` for each number n of parts; the decoder chooses
        among them, since frequent short words would win too often. The word itself is the split
        with n = 1, whose value is `count`; those with a lower one are left out.
        """
        letters, known = word.lower(), self._by_lower_case
        n = len(letters)
        # best[start][k]: the sum of log counts of k parts before `start`, and the parts
        best: list[dict[int, tuple[float, tuple[int, ...]]]] = [{} for _ in range(n + 1)]
        best[0][0] = 0.0, ()
        for start in range(n):
            for end in _part_ends(letters, start) if best[start] else ():
                if end - start == n:
                    continue
                part = known.get(letters[start:end], -1)
                if end == n and (part < 0 or self.counts[part] < RARE):
                    part = self._inflected(letters[start:])
                if part < 0 or self.counts[part] < RARE:
                    continue
                for follow in _after_link(letters, end):
                    for k, (score, parts) in best[start].items():
                        longer = score + math.log(self.counts[part])
                        if k < MOST_PARTS and longer > best[follow].get(k + 1, (-1.0,))[0]:
                            best[follow][k + 1] = longer, (*parts, part)
        found = sorted((-score / k, k, parts) for k, (score, parts) in best[n].items() if k > 1)
        least = math.log(count) if count else 0.0
        found = [split for split in found if -split[0] > least]
        return [tuple(self.text.vocabulary.decode(parts)) for *_, parts in found]

    def _inflected(self, letters: str) -> int:
        """Return the most frequent word of the same stem; -1 if there is none."""
        return int(self.text.vocabulary.encode(self.forms(letters)[:1] or ("",))[0])

    def forms(self, word: str, count: int = 0) -> Parts:
        """Return the words of the same stem that occur more often than `count`, by frequency."""
        wanted, words = self._stem(word), self.text.vocabulary.words
        prefix = _folded(word)[: max(_PREFIX, len(wanted) - _ALTERED)]
        first = bisect_left(self._by_letters, (prefix, -1))
        found = []
        for folded, i in islice(self._by_letters, first, None):
            if not folded.startswith(prefix):
                break
            if words[i] != word and self.counts[i] > count and self._stem(words[i]) == wanted:
                found.append((-int(self.counts[i]), i))
        return tuple(words[i] for _, i in sorted(found)[:MOST_FORMS])

    def _stem(self, word: str) -> str:
        return stem(word.lower(), self.language) if self.language else word.lower()

    def of_sentence(
        self, tokens: Sequence[str], ids: Int32Array, exclude: Sequence[int] | Int64Array = ()
    ) -> dict[str, list[Parts]]:
        """Return the back-offs of the words that are rare in the corpus without some pairs."""
        excluded = np.concatenate([ids[:0], *(self.text[int(i)] for i in exclude)])
        left = np.where(ids < 0, 0, self.counts[ids]) - (excluded[:, None] == ids).sum(axis=0)
        words = {tokens[i]: max(0, int(left[i])) for i in np.flatnonzero(left < RARE).tolist()}
        found = {word: self.back_offs(word, count) for word, count in words.items()}
        return {word: back_offs for word, back_offs in found.items() if back_offs}


def with_back_offs(
    table: PhraseTable,
    orientations: Float64Array,
    back_offs: Mapping[str, Sequence[Parts]],
) -> BackOffs:
    """Add lines for the words of `back_offs`; they compete with those that the words have.

    The table has the lines of what is looked up instead. The parts of a compound are translated as
    one phrase if they are one, else by the best translations of the fewest phrases they consist
    of, one after the other; their scores are multiplied. The last scores are those of `READINGS`:
    e⁻¹ for another form, e⁻ⁿ for n parts, e⁻¹ for a copy. They are 1 on all lines of the table
    given. Only words that have lines need copies: the decoder copies the others.
    """
    sources = Vocabulary(table.sources.words)
    table = replace(table, vocabulary=Vocabulary(table.vocabulary.words))
    added: list[_Line] = []
    used: dict[tuple[str, Parts], Parts] = {}
    for word, choices in back_offs.items():
        own = {_target(table, line).tobytes() for line in table.lines_of(word)}
        for parts in choices:
            if parts == (word,) and not own:
                continue
            for line in _readings(table, orientations, word, parts):
                if line.target.tobytes() not in own:
                    own.add(line.target.tobytes())
                    added.append(line._replace(source=sources.add(word)))
                    used[word, tuple(table.vocabulary.decode(line.target.tolist()))] = parts
    return BackOffs(*_merged(table, orientations, added, sources), used)


class _Line(NamedTuple):
    """A line to be added to a phrase table, and its orientations."""

    source: int
    target: Int32Array
    scores: Float64Array
    orientations: Float64Array


def _readings(
    table: PhraseTable, orientations: Float64Array, word: str, parts: Parts
) -> Iterator[_Line]:
    if parts == (word,):
        copy = np.array([table.vocabulary.add(word)], dtype=np.int32)
        scores = np.ones(table.n_scores)
        scores[READINGS.index("copy") - len(READINGS)] = math.exp(-1)
        yield _Line(-1, copy, scores, np.full(orientations.shape[1], 1 / 3))
        return
    reading = READINGS.index("form" if len(parts) == 1 else "parts") - len(READINGS)
    for lines in _translations(table, parts):
        scores = table.scores[lines].prod(axis=0)
        scores[reading] = math.exp(-len(parts))
        # What comes before concerns the first phrase, what follows the last one.
        ends = orientations[lines[0], :3], orientations[lines[-1], 3:]
        target = np.concatenate([_target(table, line) for line in lines])
        yield _Line(-1, target, scores, np.concatenate(ends))


def _target(table: PhraseTable, line: int) -> Int32Array:
    return table.words[slice(*table.word_starts[line : line + 2])]


def _merged(
    table: PhraseTable, orientations: Float64Array, added: Sequence[_Line], sources: Vocabulary
) -> tuple[PhraseTable, Float64Array]:
    """Return a table with the lines put behind those of the same source phrase."""
    if not added:
        return table, orientations
    source = np.repeat(np.arange(len(table.sources)), np.diff(table.starts))
    source = np.append(source, [line.source for line in added])
    order = np.argsort(source, kind="stable")
    words = np.concatenate([table.words, *(line.target for line in added)])
    lengths = np.append(np.diff(table.word_starts), [len(line.target) for line in added])
    links = [" ".join(f"0-{j}" for j in range(len(line.target))) for line in added]
    texts = table.alignments and table.alignments.extended(links)
    longer = replace(
        table,
        sources=sources,
        starts=offsets_of(np.bincount(source, minlength=len(sources))),
        words=words[places_of(offsets_of(lengths)[:-1][order], lengths[order])],
        word_starts=offsets_of(lengths[order]),
        scores=np.vstack([table.scores, *(line.scores for line in added)])[order],
        max_length=max(table.max_length, 1),
        alignments=texts and replace(texts, ids=texts.ids[order]),
    )
    return longer, np.vstack([orientations, *(line.orientations for line in added)])[order]


def _translations(table: PhraseTable, parts: Parts) -> list[list[int]]:
    """Return translations of the parts, each as the lines of the phrases it consists of."""
    phrases = _fewest_phrases(table, parts)
    if not phrases:
        return []
    best = [_best_lines(table, phrase) for phrase in phrases]
    if len(best) > 1:
        best = [lines[:_BEST] for lines in best]
    return [list(lines) for lines in product(*best)]


def _best_lines(table: PhraseTable, phrase: str) -> list[int]:
    lines = table.lines_of(phrase)
    return sorted(lines, key=lambda line: (-table.scores[line, _P_TARGET], line))


def _fewest_phrases(table: PhraseTable, parts: Parts) -> list[str]:
    """Return the fewest source phrases of the table that make up the parts; none if there are."""
    fewest: list[list[str] | None] = [[]]
    for end in range(1, len(parts) + 1):
        candidates = [
            [*before, phrase]
            for start, before in enumerate(fewest)
            if before is not None and table.lines_of(phrase := " ".join(parts[start:end]))
        ]
        fewest.append(min(candidates, key=len, default=None))
    return fewest[-1] or []


def _part_ends(letters: str, start: int) -> Iterator[int]:
    """Yield where a part of a compound that begins at `start` may end."""
    after_hyphen = start == 0 or letters[start - 1] == "-"
    hyphen = letters.find("-", start)
    end = len(letters) if hyphen < 0 else hyphen
    if after_hyphen and SHORTEST_BY_HYPHENS <= end - start < SHORTEST_PART:
        yield end
    yield from range(start + SHORTEST_PART, len(letters) + 1)


def _after_link(letters: str, end: int) -> Iterator[int]:
    """Yield where the next part may begin after a part that ends at `end`; or the word's end."""
    if end == len(letters):
        yield end
    for link in LINKS:
        if end + len(link) < len(letters) and letters.startswith(link, end):
            yield end + len(link)


def _folded(word: str) -> str:
    """Return a word in lower case without accents."""
    lower = word.lower()
    if lower.isascii():
        return lower
    return "".join(c for c in unicodedata.normalize("NFD", lower) if not unicodedata.combining(c))
