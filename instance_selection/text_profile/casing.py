"""Case: normalise words to the form they have inside a sentence, and restore it.

In the corpus, a word that starts a sentence, or is part of a Heading Like This or IN CAPITALS, has
its most frequent form inside sentences. `regmt.decoding.casing` restores the case of translations;
without its model, they start with a capital or are in capitals if their source is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
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


class SeenForms:
    """How often each form of a word stands inside of sentences, and elsewhere.

    Elsewhere are the starts of sentences, and all words of headings; sentences in capitals count
    in lower case.
    """

    def __init__(self) -> None:
        self.inside: Counter[str] = Counter()
        self.elsewhere: Counter[str] = Counter()

    def add(self, tokens: Sequence[str]) -> None:
        """Count the words of a sentence."""
        starts = sentence_starts(tokens)
        if _in_capitals(tokens, starts):
            tokens = [token.lower() for token in tokens]
        words = [t for i, t in enumerate(tokens) if i not in starts and t[0].isalpha()]
        inner = any(word[0].islower() for word in words)
        (self.inside if inner else self.elsewhere).update(words)
        self.elsewhere.update([tokens[i] for i in starts])

    def merge(self, other: SeenForms) -> None:
        """Count what others have seen, too."""
        self.inside.update(other.inside)
        self.elsewhere.update(other.elsewhere)

    def best(self) -> tuple[str, ...]:
        """Return the most frequent form of each word inside of sentences, in order.

        What stands elsewhere counts only for words that are nowhere else. Of equally frequent forms
        the first counts.
        """
        best: Forms = {}
        for counts in (self.elsewhere, self.inside):
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
    if _in_capitals(tokens, starts):
        for i, token in enumerate(tokens):
            if token[0].isalpha():
                result[i] = forms.get(token.lower(), token.lower())
        return result, "caps"
    if not any(map(is_long_and_lower, tokens)):
        words = [i for i, token in enumerate(tokens) if token[0].isalpha()]
        inner = sorted(set(words).difference(starts))
        if any(
            tokens[i][0].isupper() and forms.get(tokens[i].lower(), "A").islower() for i in inner
        ):
            shape, at = "title", [i for i in words if tokens[i][0].isupper()]
    for i in at:
        result[i] = form_inside(tokens[i], forms)
    return result, shape


def form_inside(token: str, forms: Forms) -> str:
    """Return the form that a word with a capital has inside of sentences; abbreviations stay."""
    return token if token[1:].isupper() else forms.get(token.lower(), token)


def is_long_and_lower(token: str) -> bool:
    """Tell whether a word shows that its sentence is neither a heading nor in capitals."""
    return len(token) > 3 and token[0].islower()


def _in_capitals(tokens: Sequence[str], starts: Container[int]) -> bool:
    """Tell whether all words are in capitals, more than the starts of sentences among them."""
    if any(map(is_long_and_lower, tokens)):
        return False
    words = [i for i, token in enumerate(tokens) if token[0].isalpha()]
    return (
        all(tokens[i].isupper() for i in words)
        and any(len(token) > 3 for token in tokens)
        and any(i not in starts for i in words)
    )


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
