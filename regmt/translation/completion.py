"""Interactive translation: the best translation that begins with what a person has typed.

The translations of the n-best list that begin so are tried first. If there are none, what was typed
is compared with the beginnings of these translations, as in error-tolerant prefix search (Och,
Zens and Ney, 2003; Barrachina et al., 2009): the nearest one tells which words of the source are
translated already. The beam decoder then translates the others, after what was typed.

A line of several sentences is translated sentence by sentence, so it is completed in the same way:
sentences that were typed stand for the first ones of the line, the next one is completed, and the
others are translated as if nothing had been typed.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cached_property
from itertools import pairwise

from regmt.core.arrays import offsets_of
from regmt.decoding.beam.hypothesis import Hypothesis, Phrase
from regmt.decoding.beam.joined_parts import join
from regmt.decoding.sentence_parts import sentences_of
from regmt.translation.beam import BeamSentenceDecoder, SentenceTables
from regmt.translation.translator import Translator

NBEST = 50
"""Translations that are looked at."""
_NEXT = "\ue000"  # a word that may follow


class Draft:
    """The translations of a sentence, to complete what is typed.

    Parameters
    ----------
    translator : Translator
        Used as it is, without what is added to the memory later.
    line : str
        The sentence.

    Examples
    --------
    ::

        draft = Draft(translator, "The image could not be opened.")
        draft.complete("Bild k")  # 'Bild konnte nicht geöffnet werden.'
    """

    def __init__(self, translator: Translator, line: str) -> None:
        self.translator = translator
        self.line = line
        self.translation = self.translator.translation(line, nbest=NBEST)
        self.hypotheses = self.translation.hypotheses
        self._decoder = translator.decoder
        self._encode = translator.resources.profiles.target.encode
        self._tables: dict[int, SentenceTables] = {}  # of parts of the line

    @cached_property
    def texts(self) -> list[str]:
        """The translations in the form of the input, best first."""
        best = [self.translation.restored] if self.hypotheses else []
        others = self.translator.restored(self.translation, self.hypotheses[1:])
        return list(dict.fromkeys(best + others))

    def complete(self, typed: str) -> str:
        """Return the best translation that begins with `typed`, or `typed` if none is found."""
        for text in self.texts:
            if (rest := _after(text, typed)) is not None:
                return typed + rest
        too_long = self.translator.options.too_long(self.translation.whole)
        if too_long or not self.hypotheses or not isinstance(self._decoder, BeamSentenceDecoder):
            return typed
        done, beginning = self._divided(self._tokens(typed))
        longer: list[list[str]] = []
        if beginning and not typed[-1:].isspace():  # the last word may have more letters
            words = _words_with(beginning[-1], self._prepared(len(done)))
            longer = [[*beginning[:-1], word] for word in words]
        return self._best(done, longer, typed) or self._best(done, [beginning], typed) or typed

    def _divided(self, tokens: list[str]) -> tuple[list[list[str]], list[str]]:
        """Return the sentences that were typed, one for each of the line, and the one begun."""
        spans = sentences_of([*tokens, _NEXT])
        n_done = min(len(spans), len(self.translation.parts)) - 1
        return [tokens[a:b] for a, b in spans[:n_done]], tokens[spans[n_done][0] :]

    def _prepared(self, part: int) -> SentenceTables:
        if part not in self._tables:
            self._tables[part] = self._decoder.prepare(self.translation.parts[part].model)
        return self._tables[part]

    def _best(self, done: list[list[str]], beginnings: list[list[str]], typed: str) -> str:
        """Return the best translation with one of the beginnings; an empty one if there is none."""
        best, parts, now = {}, self.translation.parts, len(done)
        spans = list(pairwise(offsets_of([len(part.model.tokens) for part in parts]).tolist()))
        following = [part.hypotheses[:1] for part in parts[now + 1 :]]
        before = tuple(Phrase(0, 0, tuple(words)) for words in done)
        for beginning in beginnings:
            own = self._forced(beginning, now)
            joined = join([own, *following], spans[now:], nbest=NBEST) if own else []
            forced = [replace(h, phrases=before + h.phrases) for h in joined]
            texts = self.translator.restored(self.translation, forced)
            for hypothesis, text in zip(forced, texts, strict=True):
                if (rest := _after(text, typed)) is not None:
                    best[typed + rest] = hypothesis.score
                    break
        return max(best, key=lambda text: best[text], default="")

    def _tokens(self, text: str) -> list[str]:
        return list(self._encode(text, self.line).tokens)

    def _forced(self, beginning: list[str], part: int) -> list[Hypothesis]:
        """Translate what the nearest beginning of a translation has left of a part of the line."""
        hypotheses, prepared = self.translation.parts[part].hypotheses, self._prepared(part)
        if not beginning:
            return hypotheses
        assert isinstance(self._decoder, BeamSentenceDecoder)
        n = len(prepared.tokens)
        covered = _covered(beginning, hypotheses)
        left = [i for i in range(n) if i not in covered]
        rest = prepared._replace(tokens=[prepared.tokens[i] for i in left], ids=prepared.ids[left])
        found = self._decoder.search(rest, nbest=NBEST, beginning=beginning)
        place = [*left, n]  # of the words of the rest in the sentence
        return [
            replace(hypothesis, phrases=phrases)
            for hypothesis in found
            if hypothesis.tokens[: len(beginning)] == beginning
            for phrases in [
                tuple(
                    replace(p, start=0, end=0)
                    if p.start == 0
                    else replace(p, start=place[p.start - 1], end=place[p.end - 2] + 1)
                    for p in hypothesis.phrases
                )
            ]
        ]


def _after(text: str, typed: str) -> str | None:
    """Return what follows `typed` in a text that begins so, up to case and white space."""
    pattern = r"\s*".join(re.escape(c) for c in typed if not c.isspace())
    found = re.match(rf"\s*{pattern}", text, re.IGNORECASE)
    if not found:
        return None
    rest = text[found.end() :]
    return rest.lstrip() if typed[-1:].isspace() or not typed else rest


def _words_with(start: str, prepared: SentenceTables) -> list[str]:
    """Return the three most probable longer words of the table that begin with `start`."""
    table = prepared.phrases
    best: dict[str, float] = {}
    for word in table.vocabulary.words:
        if word.lower().startswith(start.lower()) and len(word) > len(start):
            best[word] = 0.0
    if best:
        scores = table.scores.prod(axis=1)
        for line in range(len(table)):
            for word in table.target(line):
                if word in best:
                    best[word] = max(best[word], float(scores[line]))
    return sorted(best, key=lambda word: (-best[word], word))[:3]


def _covered(beginning: list[str], hypotheses: list[Hypothesis]) -> set[int]:
    """Return the source positions that a beginning translates.

    The hypothesis with the nearest beginning (edit distance; of equal ones the first) tells them:
    those of this beginning, and those whose words were typed in another place.
    """
    typed = [word.lower() for word in beginning]
    best, nearest, length = len(beginning) + 1, hypotheses[0], 0
    for hypothesis in hypotheses:
        distances = _distances(typed, [word.lower() for word in hypothesis.tokens])
        least = min(distances)
        if least < best:
            best, nearest, length = least, hypothesis, distances.index(least)
    linked: dict[int, list[str]] = {}
    for i, j in nearest.links:
        linked.setdefault(i, []).append(nearest.tokens[j].lower())
    covered = {i for i, words in linked.items() if all(word in typed for word in words)}
    for phrase in nearest.phrases:
        if length * 2 < len(phrase.target) or length <= 0:
            break
        covered.update(range(phrase.start, phrase.end))
        length -= len(phrase.target)
    return covered


def _distances(words: list[str], tokens: list[str]) -> list[int]:
    """Return the edit distances between `words` and all beginnings of `tokens`."""
    row = list(range(len(words) + 1))
    found = [row[-1]]
    for token in tokens:
        above = row
        row = [above[0] + 1]
        for i, word in enumerate(words):
            row.append(min(above[i] + (word != token), above[i + 1] + 1, row[i] + 1))
        found.append(row[-1])
    return found
