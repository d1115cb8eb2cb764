"""Case: normalise words to the form they have inside a sentence, and restore it.

In the corpus, a word that starts a sentence, or is part of a Heading Like This or IN CAPITALS, has
its most frequent form inside sentences. `regmt.decoding.casing` restores the case of translations;
without its model, they start with a capital or are in capitals if their source is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import IntEnum

from regmt.instance_selection.text_profile.masks import kind_of

SENTENCE_ENDS = frozenset(". ! ? … ... : 。 ！ ？".split())
_BEFORE_START = frozenset("\" ' ` “ „ « » ‘ ‚ ( [ { ¿ ¡ - – — * •".split())
_UNSEEN = frozenset(("open", "tag", "break", "text"))  # kinds of masks that no reader sees

Forms = dict[str, str]
SHAPES = ("lower", "sentence", "title", "caps")


class Case(IntEnum):
    """The case of a word."""

    LOWER, CAPITAL, UPPER, MIXED = range(4)


def case_of(word: str) -> Case:
    """Return the case of a word: file, File, FILE or eFile; one capital alone is File."""
    if word.islower():
        return Case.LOWER
    if word.isupper() and len(word) > 1:
        return Case.UPPER
    return Case.CAPITAL if word[0].isupper() else Case.MIXED


def learn_forms(sentences: Iterable[Sequence[str]]) -> tuple[str, ...]:
    """Return the most frequent form of each word inside of sentences, in order.

    Sentences in capitals and headings, and words that start a sentence, count only for words that
    are nowhere else. Of equally frequent forms the first counts.
    """
    inside: Counter[str] = Counter()
    elsewhere: Counter[str] = Counter()
    for tokens in sentences:
        starts = set(sentence_starts(tokens))
        inner = [t for i, t in enumerate(tokens) if i not in starts and t[:1].isalpha()]
        if any(t[0].islower() for t in inner):
            inside.update(inner)
            elsewhere.update(tokens[i] for i in starts)
        else:
            elsewhere.update(t for t in tokens if t[:1].isalpha())
    best: Forms = {}
    for counts in (elsewhere, inside):
        chosen: Forms = {}
        for form in sorted(counts):
            old = chosen.setdefault(form.lower(), form)
            if counts[form] > counts[old]:
                chosen[form.lower()] = form
        best |= chosen
    return tuple(sorted(best.values()))


def sentence_starts(tokens: Sequence[str]) -> dict[int, str]:
    """Return the positions of words that start a sentence, and the mark that ended the last one.

    None starts after a placeholder. The mark before the first sentence is empty.
    """
    result = {}
    ends = (
        []
        if SENTENCE_ENDS.isdisjoint(tokens)
        else [i for i, t in enumerate(tokens) if t in SENTENCE_ENDS]
    )
    for end in (-1, *ends):
        for i in range(end + 1, len(tokens)):
            token = tokens[i]
            if token[0].isalpha():
                result[i] = tokens[end] if end >= 0 else ""
                break
            if token not in _BEFORE_START and kind_of(token) not in _UNSEEN:
                break
    return result


def truecase(tokens: Sequence[str], forms: Forms) -> tuple[list[str], str]:
    """Return the tokens as they are inside of sentences, and the shape they had.

    The shape is one of `SHAPES`; ``sentence`` starts with a capital.
    """
    starts = sentence_starts(tokens)
    at = [i for i in starts if tokens[i][0].isupper()]
    shape = "sentence" if at and at[0] == min(starts) else "lower"
    if tokens and tokens[-1] in SENTENCE_ENDS and kind_of(tokens[0]):
        shape = "sentence"  # it starts with a placeholder
    result = list(tokens)
    if not any(len(token) > 3 and token[0].islower() for token in tokens):
        words = [i for i, token in enumerate(tokens) if token[0].isalpha()]
        inner = sorted(set(words).difference(starts))
        if inner and all(tokens[i].isupper() for i in words) and any(len(t) > 3 for t in tokens):
            for i in words:
                result[i] = forms.get(tokens[i].lower(), tokens[i].lower())
            return result, "caps"
        if any(
            tokens[i][0].isupper() and forms.get(tokens[i].lower(), "A").islower() for i in inner
        ):
            shape, at = "title", [i for i in words if tokens[i][0].isupper()]
    for i in at:
        if not tokens[i][1:].isupper():  # abbreviations stay
            result[i] = forms.get(tokens[i].lower(), tokens[i])
    return result, shape


def in_shape(tokens: Sequence[str], shape: str, language: str = "") -> list[str]:
    """Start truecased tokens like their source, or put them in capitals."""
    if shape == "caps":
        return [token if kind_of(token) else _upper(token, language) for token in tokens]
    result = list(tokens)
    for i in sentence_starts(tokens) if shape in ("sentence", "title") else ():
        result[i] = raised(tokens[i], language)
    return result


def _upper(token: str, language: str) -> str:
    """Return a word in capitals; Turkish and Azerbaijani have two letters i."""
    return (token.replace("i", "İ") if language in ("tr", "az") else token).upper()


def raised(token: str, language: str = "") -> str:
    """Return a word with a capital; ß and the like have none of one letter."""
    first = _upper(token[0], language)
    return first + token[1:] if len(first) == 1 and token[0].isalpha() else token
