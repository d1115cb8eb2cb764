"""Spaces between tokens, by the rules of a language or by the record of a line."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from regmt.instance_selection.text_profile.masks import kind_of

# Tokens that attach to the word before them, to the word after them, and to both.
_CLOSING = frozenset(". , ; : ! ? ) ] } % … ... .. .... ” ° ² ³ ™ ® 。 、 ， ！ ？ ） 」".split())
_OPENING = frozenset("( [ { ¿ ¡ „ ‚ # @ $ £ ` ‘ \\ （ 「".split())
_JOINING = frozenset("/ _ ^ ~".split())
#: Language → the quotation marks that open and that close; “ closes in German, opens in English.
QUOTES = {
    "de": ("„»‚›", "“«‘‹"),
    "en": ("“‘«", "”’»"),
    "es": ("«“‘", "»”’"),
    "fr": ("«“‘", "»”’"),
}
_QUOTES_ELSEWHERE = ("“«„‘", "”»’")
_SINGLE = {"de": "‚‘"}

#: What stands in French before high punctuation and inside of guillemets.
NO_BREAK = "\u00a0"
_HIGH = frozenset("? ! ; : »".split())

_ENGLISH_ENDINGS = frozenset("s t re ve ll d m S T RE VE LL D M".split())
_PLURALS = frozenset("s es n en e r in innen a as os".split())
_WIDE = re.compile("[\u0e00-\u0e7f\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uff60]")


def spaces(tokens: Sequence[str], language: str) -> list[str]:
    """Return what the rules put before each token: a space or nothing."""
    opening, closing = QUOTES.get(language, _QUOTES_ELSEWHERE)
    result = [""] * len(tokens)
    quoted = {'"': False, "'": False}  # inside of a quotation in these marks
    calls: list[bool] = []  # for each open bracket, whether it holds the arguments of a function
    glue = True  # the next token attaches to the one before
    for i, token in enumerate(tokens):
        before = tokens[i - 1] if i else ""
        after = tokens[i + 1] if i + 1 < len(tokens) else ""
        kind = kind_of(token)
        left, right = False, False  # whether `token` attaches to its neighbours
        if token in quoted:
            left, right = _quote(token, before, tokens[i + 1 :], quoted, language)
        elif token == "(":
            calls.append(_is_call(before, tokens[i + 1 : i + 3]))
            left, right = calls[-1], True
        elif token in opening or token in _OPENING:
            right = True
        elif token in _CLOSING or token in closing:
            left = token != "%" or language != "de"
            if token == ")" and calls:
                calls.pop()
            right = token in ";," and bool(calls) and calls[-1]
            # A list of keywords, as in the index of a manual.
            right |= token == ";" and language != "de" and tokens[-1] not in _CLOSING
            right |= token == ":" and before[-1:].isdigit() and after[-1:].isdigit()
            right |= token == "’" and _is_ending(before, after)
        elif token in _JOINING:
            left = right = True
        elif token in ("=", "+", "*", "-"):  # a formula; Ctrl+C; +1; *.odt
            right = i == 0 if token == "=" else after[:1].isdigit() or after[:1] == "."
            left = token == "+" and before[:1].isupper() and after[:1].isupper()
            left |= token == "=" and after == "'"
            right |= left
        elif token in ("—", "–"):
            left = not after  # someone is cut short
        elif token[0] in "'’":
            left = language == "en" and before[-1:].isalpha()
        elif token[0] == "-":
            left = bool(kind_of(before))
        elif kind:
            left, right = kind in ("close", "break"), kind in ("open", "break")
        elif token == "&" or (i and _WIDE.match(token) and _WIDE.match(before[-1])):
            left = right = token != "&" or len(before) == len(after) == 1
        if token[-1] in "'’" and token[:-1].isalpha() and language in ("fr", "it"):
            right = True  # l'eau, dell'acqua
        result[i] = "" if glue or left else " "
        glue = right
    return _french(tokens, result) if language == "fr" else result


def _french(tokens: Sequence[str], gaps: list[str]) -> list[str]:
    """Put no-break spaces before high punctuation and inside of guillemets."""
    result = gaps.copy()
    for i, (before, token) in enumerate(itertools.pairwise(tokens), 1):
        number = token == ":" and before[-1].isdigit() and gaps[i + 1 : i + 2] == [""]
        high = token in _HIGH and before[-1] not in "?!:;([/" and not number
        if high or before == "«":
            result[i] = NO_BREAK
    return result


def _quote(
    token: str, before: str, following: Sequence[str], quoted: dict[str, bool], language: str
) -> tuple[bool, bool]:
    """Return whether a straight quotation mark attaches to its left and right, and count it."""
    after = following[0] if following else ""
    if token == "'" and not quoted[token] and before:
        if after in _ENGLISH_ENDINGS and (before[-1].isalnum() or kind_of(before)):
            return True, True
        if _is_apostrophe(before, following, language):
            return True, True
        if language == "en" and before[-1] in "sS":
            return True, False
    quoted[token] = not quoted[token]
    return (False, True) if quoted[token] else (True, False)


def _is_apostrophe(before: str, following: Sequence[str], language: str) -> bool:
    """Say whether a mark is within a word.

    In Turkish it stands between a name or a number and its endings. Elsewhere it does if no
    other one follows that could close a quotation.
    """
    if language == "en" or not following or not following[0][0].isalpha():
        return False
    if language in ("tr", "az"):
        return before[0].isupper() or before[0].isdigit() or bool(kind_of(before))
    return before[-1].isalnum() and "'" not in following


def _is_call(before: str, following: Sequence[str]) -> bool:
    """Say whether a bracket after `before` attaches to it: ``SUM(``, ``MsgBox(``, ``file(s)``."""
    if list(following[1:]) == [")"] and following[0] in _PLURALS:
        return before[-1:].isalpha()
    named = len(before) > 1 and before[0].isalpha()
    return named and (before.isupper() or before[1:] != before[1:].lower())


def _is_ending(before: str, after: str) -> bool:
    return before[-1:].isalnum() and after in _ENGLISH_ENDINGS


def recorded_spaces(tokens: Sequence[str], text: str) -> tuple[list[str], list[str]]:
    """Return the tokens as they stand in `text`, and what is before each and after the last.

    Quotation marks in `text` may differ from those in the tokens.
    """
    words, gaps = [], []
    at = 0
    for token in tokens:
        start = at
        while text[start : start + 1].isspace():
            start += 1
        gaps.append(text[at:start])
        at = start + len(token)
        words.append(text[start:at])
    return words, [*gaps, text[at:]]


def quotation_marks(tokens: Sequence[str], language: str) -> list[str]:
    """Turn straight quotation marks and apostrophes into those of `language`."""
    opening, closing = QUOTES.get(language, _QUOTES_ELSEWHERE)
    marks = {'"': (opening[0], closing[0]), "'": (_SINGLE.get(language, "‘’"))}
    gaps = [*spaces(tokens, language), " "]
    result = []
    for i, token in enumerate(tokens):
        if token in marks:
            opens = gaps[i + 1] == "" and (gaps[i] == " " or i == 0 or tokens[i - 1] in _OPENING)
            result.append(marks[token][0 if opens else 1] if opens or token == '"' else "’")
        else:
            result.append(token.replace("'", "’"))
    return result
