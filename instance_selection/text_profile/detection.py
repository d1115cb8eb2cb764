"""Detect whether text is raw or tokenised from its punctuation, and choose its profile."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from regmt.core.errors import check_choice
from regmt.core.files import StrPath
from regmt.core.progress import notice
from regmt.instance_selection.text_profile.masks import mask
from regmt.instance_selection.text_profile.profile import TextProfile
from regmt.instance_selection.vocabulary import Vocabulary

TEXTS = ("auto", "raw", "tokenised")

# Marks attached to a word, and marks between spaces or the ends of a line.
_OPENING = r"[\"“„«(\[]"
_CLOSING = r"(?:[.,;:!?…]|\.\.\.)"
_GLUED = re.compile(rf"[^\W_]{_CLOSING}(?!\S)|(?<!\S){_OPENING}[^\W_]")
_APART = re.compile(rf"(?<!\S)(?:{_CLOSING}|{_OPENING})(?!\S)")
_SAMPLES = 2000
_FEW = 20  # lines of a stream, or words, to judge by
_MOST_UNKNOWN = 0.5


class TextKind(NamedTuple):
    """``raw`` or ``tokenised``, the reason in one line, and the number of marks it is from."""

    kind: str
    reason: str
    marks: int = 0


def detect(lines: Sequence[str], more: Sequence[str] = ()) -> TextKind:
    """Judge by up to 2,000 lines from all of `lines` and `more`.

    Lines without punctuation are raw if they have placeholders, else tokenised.
    """
    step = max(1, (len(lines) + len(more)) // _SAMPLES)
    samples = [*lines[::step], *more[-len(lines) % step :: step]]
    glued = sum(len(_GLUED.findall(line)) for line in samples)
    apart = sum(len(_APART.findall(line)) for line in samples)
    if glued + apart == 0:
        masked = sum(bool(mask(line)[1]) for line in samples)
        found = f"placeholders in {masked} of" if masked else "no punctuation in"
        return TextKind("raw" if masked else "tokenised", f"{found} {len(samples)} lines")
    kind = "raw" if glued > apart else "tokenised"
    share = f"{glued / (glued + apart):.0%} of {glued + apart} punctuation marks"
    return TextKind(
        kind, f"{share} in {len(samples)} lines follow a word without a space", glued + apart
    )


def checked(
    lines: Iterable[str],
    profile: TextProfile,
    *,
    known: Vocabulary | None = None,
    remedy: str,
) -> Iterable[str]:
    """Return lines to translate; warn in one line if they are not such text as a model knows.

    Parameters
    ----------
    lines : iterable of str
        A list is judged at once, anything else by what has passed after some lines.
    profile : TextProfile
        Of the source side of the model.
    known : Vocabulary, optional
        The words of the model.
    remedy : str
        What to do with raw text if the model is of tokenised text.
    """
    if not isinstance(lines, list):
        return _watched(lines, partial(checked, profile=profile, known=known, remedy=remedy))
    found = detect(lines)
    samples = lines[:: max(1, len(lines) // _SAMPLES)]
    words = [] if known is None else [t for tokens in profile.tokens(samples) for t in tokens]
    unknown = sum(word not in known for word in words) if known is not None else 0
    share = f"{unknown / len(words):.0%} of its words are unknown" if unknown else ""
    if profile.tokenize == "none" and found.kind == "raw" and found.marks:
        problem = "the input looks raw, but the model is of tokenised text"
    elif profile.raw and found.kind == "tokenised" and found.marks:
        problem = "the input looks tokenised, but the model is of raw text"
        remedy = "give raw text, or use a model of tokenised text"
    elif unknown > _MOST_UNKNOWN * len(words) and len(words) >= _FEW:
        problem, remedy = "the input is not like the corpus", "check language, case and tokenizer"
    else:
        return lines
    reasons = ", ".join(filter(None, [found.reason if found.marks else "", share]))
    notice(f"warning: {problem} ({reasons}); {remedy}")
    return lines


def _watched(lines: Iterable[str], check: Callable[[list[str]], object]) -> Iterator[str]:
    """Pass lines on, and judge the first ones once there are some, or at the end."""
    first: list[str] | None = []
    for line in lines:
        if first is not None:
            first.append(line)
            if len(first) == _FEW:
                check(first)
                first = None
        yield line
    if first:
        check(first)


class TextOptions(NamedTuple):
    """How text becomes tokens, as users say it.

    Attributes
    ----------
    text : {"auto", "raw", "tokenised"}
        ``auto`` decides from samples unless a tokenizer or lower-casing is given.
    tokenize : str or None
        A tokenizer; by default ``moses`` for raw text, and spaces for tokenised text.
    lowercase : bool
    languages : pair of str or None
        Of source and target; English if not known.
    """

    text: str = "auto"
    tokenize: str | None = None
    lowercase: bool = False
    languages: tuple[str | None, str | None] = (None, None)

    def profiles(
        self,
        source: Sequence[str] = (),
        target: Sequence[str] = (),
        files: tuple[StrPath, StrPath] = ("", ""),
    ) -> tuple[TextProfile, TextProfile]:
        """Return the profiles of both sides of a corpus; says what ``auto`` has found.

        The suffixes of `files` stand in for the languages of raw text.
        """
        check_choice("text", self.text, TEXTS)
        kind, reason = self.text, ""
        if kind == "auto":
            kind = "tokenised"
            if self.tokenize is None and not self.lowercase and source:
                kind, reason, marks = detect(source, target)
                reason = reason if marks or kind == "raw" else ""  # there was nothing to find
        raw = kind == "raw"
        languages = [
            given or (raw and _suffix(file)) or "en"
            for given, file in zip(self.languages, files, strict=True)
        ]
        if reason:
            which = f", source {languages[0]}, target {languages[1]}" if raw else ""
            notice(f"the corpus is {kind} text{which}: {reason}")
        tokenize = self.tokenize or ("moses" if raw else "none")
        first, second = (
            TextProfile(tokenize=tokenize, lowercase=self.lowercase, language=each, raw=raw)
            for each in languages
        )
        return first, second


def _suffix(file: StrPath) -> str | None:
    """Return the suffix of a file name if it looks like a language."""
    suffix = os.fspath(file).removesuffix(".gz").rpartition(".")[2]
    return suffix if re.fullmatch("[a-z]{2,3}", suffix) and suffix not in ("txt", "tsv") else None
