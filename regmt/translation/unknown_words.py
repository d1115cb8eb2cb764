"""What stands in for a word that the corpus cannot translate: the parts of a compound, other forms.

A word without a phrase pair is looked up as something else. A compound is split into words of the
corpus whose counts have the largest geometric mean (Koehn and Knight, Empirical Methods for
Compound Splitting, EACL 2003). An inflected word is looked up as the known words with its stem.
Words with digits, and words without a back-off, are copied.
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

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, offsets_of
from regmt.decoding.phrase_table import PhraseTable
from regmt.instance_selection.corpus import Text
from regmt.metrics.words import STEMMERS, stem

SHORTEST_PART = 4
LINKS = ("", "s", "es", "n", "en", "er", "-")
"""Letters between the parts of a compound, which belong to neither."""
MOST_PARTS = 4
MOST_FORMS = 3
RARE = 3
"""Words that occur less often may be in no phrase pair, and are no parts of compounds."""
_PREFIX = 4  # letters that the forms of a word share at least, but for accents
_ALTERED = 2  # letters at the end of a stem that words may spell otherwise (happy, happi-ness)
_BEST = 5  # translations of each part that are combined
_P_TARGET = 2  # the column of p(t|s)

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
    """

    def __init__(self, text: Text, before: UnknownWords | None = None) -> None:
        self.text = text
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

    def back_offs(self, word: str) -> list[Parts]:
        """Return what to look up for a word, best first; one part is another form."""
        if not word.replace("-", "").isalpha():
            return []
        return [(form,) for form in self.forms(word)] + self.splits(word)

    def splits(self, word: str) -> list[Parts]:
        """Return the best split of a word into two, three, … words of the corpus, the best first.

        ``S* = argmax_S (∏_{p ∈ S} count(p))^(1/n)`` for each number n of parts; the decoder chooses
        among them, since frequent short words would win too often.
        """
        letters, known = word.lower(), self._by_lower_case
        n = len(letters)
        # best[start][k]: the sum of log counts of k parts before `start`, and the parts
        best: list[dict[int, tuple[float, tuple[int, ...]]]] = [{} for _ in range(n + 1)]
        best[0][0] = 0.0, ()
        for start in range(n - SHORTEST_PART + 1):
            for end in range(start + SHORTEST_PART, n + 1) if best[start] else ():
                part = known.get(letters[start:end], -1)
                if part < 0 or self.counts[part] < RARE or end - start == n:
                    continue
                for follow in _after_link(letters, end):
                    for k, (score, parts) in best[start].items():
                        longer = score + math.log(self.counts[part])
                        if k < MOST_PARTS and longer > best[follow].get(k + 1, (-1.0,))[0]:
                            best[follow][k + 1] = longer, (*parts, part)
        found = sorted((-score / k, k, parts) for k, (score, parts) in best[n].items() if k > 1)
        return [tuple(self.text.vocabulary.decode(parts)) for *_, parts in found]

    def forms(self, word: str) -> Parts:
        """Return the known words of the same stem, most frequent first."""
        wanted, words = self._stem(word), self.text.vocabulary.words
        prefix = _folded(word)[: max(_PREFIX, len(wanted) - _ALTERED)]
        first = bisect_left(self._by_letters, (prefix, -1))
        found = []
        for folded, i in islice(self._by_letters, first, None):
            if not folded.startswith(prefix):
                break
            if words[i] != word and self.counts[i] and self._stem(words[i]) == wanted:
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
        rare = dict.fromkeys(tokens[i] for i in np.flatnonzero(left < RARE).tolist())
        found = {word: self.back_offs(word) for word in rare}
        return {word: back_offs for word, back_offs in found.items() if back_offs}


def with_back_offs(
    table: PhraseTable, orientations: Float64Array, back_offs: Mapping[str, Sequence[Parts]]
) -> BackOffs:
    """Add lines for the words of `back_offs` that a phrase table lacks.

    The table has the lines of what is looked up instead. The parts of a compound are translated as
    one phrase if they are one, else by the best translations of the fewest phrases they consist
    of, one after the other; their scores are multiplied. The last score is e⁻¹ for another form
    and e⁻ⁿ for n parts; it is 1 on all lines of the table given.
    """
    words: list[Int32Array] = [table.words]
    scores, orders = [table.scores], [orientations]
    added: list[str] = []
    sizes: list[int] = []
    lengths: list[int] = []
    used: dict[tuple[str, Parts], Parts] = {}
    for word, choices in back_offs.items():
        if table.lines_of(word):
            continue
        before = len(lengths)
        for parts in choices:
            for lines in _translations(table, parts):
                target = [table.words[slice(*table.word_starts[i : i + 2])] for i in lines]
                joined = np.concatenate(target)
                spelled = word, tuple(table.vocabulary.decode(joined.tolist()))
                if spelled in used:
                    continue
                used[spelled] = parts
                score = table.scores[lines].prod(axis=0, keepdims=True)
                score[:, -1] = math.exp(-len(parts))
                scores.append(score)
                # What comes before concerns the first phrase, what follows the last one.
                ends = orientations[lines[0], :3], orientations[lines[-1], 3:]
                orders.append(np.concatenate(ends)[None])
                words.append(joined)
                lengths.append(len(joined))
        if len(lengths) > before:
            added.append(word)
            sizes.append(len(lengths) - before)
    links = [" ".join(f"0-{j}" for j in range(n)) for n in lengths]
    starts = table.starts[-1] + offsets_of(sizes)[1:]
    word_starts = table.word_starts[-1] + offsets_of(lengths)[1:]
    longer = replace(
        table,
        sources=type(table.sources)([*table.sources.words, *added]),
        starts=np.concatenate([table.starts, starts]),
        words=np.concatenate(words),
        word_starts=np.concatenate([table.word_starts, word_starts]),
        scores=np.concatenate(scores),
        max_length=max(table.max_length, 1),
        alignments=table.alignments and table.alignments.extended(links),
    )
    return BackOffs(longer, np.concatenate(orders), used)


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
