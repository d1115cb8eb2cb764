"""Convert raw text to the tokens of a corpus, and translated tokens to raw text."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import repeat, starmap, tee
from typing import Any

from regmt.instance_selection.text_profile.accelerators import (
    Accelerator,
    MarkedWord,
    put_accelerator,
    take_accelerator,
)
from regmt.instance_selection.text_profile.casing import (
    Forms,
    in_shape,
    sentence_starts,
    truecase,
)
from regmt.instance_selection.text_profile.masks import (
    PLACE,
    Mask,
    kind_of,
    like_source,
    mask,
    with_strings,
)
from regmt.instance_selection.text_profile.restore import Links, equal_tokens, restore
from regmt.instance_selection.text_profile.spacing import (
    NO_BREAK,
    quotation_marks,
    recorded_spaces,
    spaces,
)
from regmt.instance_selection.text_profile.tokenizers import TOKENIZERS, tokenizer

_PLAIN_QUOTES = str.maketrans("“”„‟«»‘’‚‛ʼ‹›", '"' * 6 + "'" * 7)
_FOR_TOKENIZERS = _PLAIN_QUOTES | {ord(PLACE): f" {PLACE} "}


@dataclass(frozen=True)
class Segment:
    """A line as tokens, with the information to restore it.

    Attributes
    ----------
    tokens : list of str
        As the corpus has them: masked, truecased, with straight quotation marks.
    words : list of str
        The same tokens as they stood in the line.
    spaces : list of str
        What stood before each token and after the last; only raw profiles record it.
    masks : tuple of Mask
        In the order of their tokens.
    shape : str
        The case of the line, see `casing.truecase`.
    accelerator : tuple or None
        The marker of a keyboard accelerator, the position of its word, and the place of the letter.
    language : str
    """

    tokens: list[str]
    words: list[str]
    spaces: list[str]
    masks: tuple[Mask, ...] = ()
    shape: str = "lower"
    accelerator: tuple[str, int, int] | None = None
    language: str = "en"


#: Returns the tokens of a translation in case; see `regmt.decoding.casing.CaseModel`.
Recase = Callable[[Sequence[str], Segment, Sequence[tuple[int, int]]], list[str]]


@dataclass(frozen=True, kw_only=True)
class TextProfile:
    """Converts lines to tokens and back; stored with an index or a model.

    A raw profile masks placeholders, normalises Unicode (NFC), quotation marks and case, and undoes
    all that in `decode`. Any other profile only tokenises and lower-cases.

    Parameters
    ----------
    tokenize : str
        ``none`` splits at white space, for text that is tokenised already; ``13a``, ``moses``, or
        the name of an installed tokenizer, see `tokenizers`.
    lowercase : bool
        Lower-case after tokenising.
    language : str
        ISO 639-1 code: abbreviations, apostrophes, spaces, quotation marks.
    raw : bool
    forms : tuple of str
        Words in their usual case, see `learned`.

    Examples
    --------
    >>> profile = TextProfile(tokenize="moses", language="en", raw=True)
    >>> line = profile.encode("Delete “%s” (%d files)?")
    >>> " ".join(line.tokens)
    'Delete " ⟦printf⟧ " ( ⟦printf2⟧ files ) ?'
    >>> german = TextProfile(tokenize="moses", language="de", raw=True)
    >>> german.decode('" ⟦printf⟧ " ( Dateien ) löschen ?'.split(), line)
    '„%s“ (%d Dateien) löschen?'
    """

    tokenize: str = "none"
    lowercase: bool = False
    language: str = "en"
    raw: bool = False
    forms: tuple[str, ...] = field(default=(), repr=False)

    def __post_init__(self) -> None:
        if self.tokenize not in TOKENIZERS:
            tokenizer(self.tokenize, self.language)  # refuses an unknown one

    def __call__(self, line: str, source: str | None = None) -> list[str]:
        """Return the tokens of one line; `source` as for `tokens`."""
        return next(self.tokens([line], None if source is None else [source]))

    def tokens(
        self, lines: Iterable[str], sources: Iterable[str] | None = None
    ) -> Iterator[list[str]]:
        """Return the tokens of many lines, which is faster than one by one.

        `sources` are the raw lines that `lines` translate: masks in both get the same number.
        """
        if not self.raw:
            return tokenizer(self.tokenize, self.language, self.lowercase)(lines)
        return (tokens for tokens, *_ in self._encoded(lines, sources))

    def tokens_as_written(
        self, lines: Iterable[str], sources: Iterable[str] | None = None
    ) -> Iterator[list[str]]:
        """Return the tokens of many raw lines before the case of words is changed."""
        return (tokens for tokens, *_ in self._split(lines, sources))

    def truecased(self, tokens: Sequence[str]) -> list[str]:
        """Return what `tokens` makes of `tokens_as_written`."""
        return self._cased(tokens)[0]

    def encode(self, line: str, source: str | None = None) -> Segment:
        """Return the tokens of a line with what `decode` needs; `source` as for `tokens`."""
        if not self.raw:
            tokens = self(line)
            return Segment(tokens, tokens, [], language=self.language)
        sources = None if source is None else [source]
        tokens, split, text, masks, shape, mark = next(self._encoded([line], sources))
        words, gaps = recorded_spaces(split, text)
        if [word.translate(_PLAIN_QUOTES) for word in words] != split:  # other characters
            words, gaps = split, [*spaces(split, self.language), ""]
        accelerator = None
        if mark is not None:
            end = 0
            for i, (gap, word) in enumerate(zip(gaps, words, strict=False)):
                end += len(gap) + len(word)
                if mark.at < end:
                    accelerator = (mark.marker, i, mark.at - (end - len(word)))
                    break
        return Segment(tokens, words, gaps, masks, shape, accelerator, self.language)

    def decode(
        self,
        tokens: Sequence[str],
        source: Segment,
        alignment: Links | None = None,
        *,
        like: str = "",
        recase: Recase | None = None,
    ) -> str:
        """Return translated tokens as a raw line.

        Parameters
        ----------
        tokens : sequence of str
        source : Segment
            What they translate.
        alignment : iterable of (int, int), optional
            Links between positions of `source.tokens` and `tokens`; places lost masks.
        recase : callable, optional
            Restores case; by default the translation only starts like its source.
        like : str
            Raw text of the target language. Its quotation marks and apostrophes decide whether
            those of the line are typographic; without any, the source decides.
        """
        if not self.raw:
            return " ".join(tokens)
        links = None if alignment is None else list(alignment)
        found = restore(tokens, source.tokens, source.masks, links)
        place = dict(zip(_places(tokens), _places(found), strict=True))
        links = [(i, place[j]) for i, j in links or () if j in place]
        equal = equal_tokens(source.tokens, found)
        shape = source.shape
        if recase is None or shape == "caps":
            cased = in_shape(found, shape, self.language)
        else:
            cased = recase(found, source, links)
        words = self._surfaces(cased, source, equal, like)
        gaps = self._gaps(found, words, source, equal)
        if source.accelerator:
            marker, near, offset = source.accelerator
            n = len(words)
            linked = {j for i, j in links if i == near}
            marked = MarkedWord(source.words[near], offset, near, linked)
            words = put_accelerator(words, marker, marked)
            gaps[n:n] = [""] * (len(words) - n)
        line = "".join(gap + word for gap, word in zip(gaps, [*words, ""], strict=True))
        return with_strings(line, source.masks)

    @property
    def learns_case(self) -> bool:
        """Whether it is a raw profile that still has to see the case of words (`SeenForms`)."""
        return self.raw and not self.lowercase and not self.forms

    @property
    def cased(self) -> TextProfile:
        """The profile that leaves case as it is, but for lines in capitals."""
        return replace(self, forms=(), lowercase=False)

    def to_json(self) -> dict[str, Any]:
        """Return what `from_json` reads; only a raw profile has more than the first three."""
        options: dict[str, Any] = {
            "tokenize": self.tokenize,
            "lowercase": self.lowercase,
            "language": self.language,
        }
        return options | {"raw": True, "forms": " ".join(self.forms)} if self.raw else options

    @classmethod
    def from_json(cls, options: Mapping[str, Any]) -> TextProfile:
        """Make a profile of what `to_json` returned; a TypeError says that it is something else."""
        return cls(**{**options, "forms": tuple(options.get("forms", "").split())})

    @cached_property
    def _forms(self) -> Forms:
        return {form.lower(): form for form in self.forms}

    def _encoded(
        self, lines: Iterable[str], sources: Iterable[str] | None
    ) -> Iterator[tuple[list[str], list[str], str, tuple[Mask, ...], str, Accelerator | None]]:
        """Yield tokens, the pieces they were made of, masked text, masks, shape, accelerator."""
        for tokens, pieces, text, masks, accelerator in self._split(lines, sources):
            cased, shape = self._cased(tokens)
            yield cased, pieces, text, masks, shape, accelerator

    def _split(
        self, lines: Iterable[str], sources: Iterable[str] | None
    ) -> Iterator[tuple[list[str], list[str], str, tuple[Mask, ...], Accelerator | None]]:
        """Yield tokens in their own case, the pieces, masked text, masks, accelerator."""
        others = repeat("") if sources is None else sources
        pairs = zip(lines, others, strict=sources is not None)
        prepared, again = tee(starmap(_prepared, pairs))
        split = tokenizer(self.tokenize, self.language)
        plain = (t if t.isascii() else t.translate(_FOR_TOKENIZERS) for t, _, _ in again)
        for (text, masks, accelerator), pieces in zip(prepared, split(plain), strict=True):
            tokens = pieces
            if masks:
                mask_tokens = iter(masks)
                tokens = [next(mask_tokens).token if t == PLACE else t for t in pieces]
            yield tokens, pieces, text, masks, accelerator

    def _cased(self, tokens: Sequence[str]) -> tuple[list[str], str]:
        cased, shape = truecase(tokens, self._forms)
        return [t.lower() for t in cased] if self.lowercase else cased, shape

    def _surfaces(
        self, tokens: list[str], source: Segment, equal: list[tuple[int, int]], like: str
    ) -> list[str]:
        """Return cased tokens with the quotation marks of the language; equal ones as they were."""
        words = tokens.copy()
        same_language = source.language == self.language
        if not same_language:
            of_source = any(word.translate(_PLAIN_QUOTES) != word for word in source.words)
            straight, curved = like.count('"'), sum(map(like.count, "“„«"))
            typographic = curved > straight if straight or curved else of_source
            words = quotation_marks(words, self.language) if typographic else words
            if "'" in like or "’" in like:
                apostrophe = max("'", "’", key=like.count)
                marks = str.maketrans("'’", apostrophe * 2)
                words = [w.translate(marks) if w.strip("'’") else w for w in words]
        starts, source_starts = set(sentence_starts(tokens)), set(sentence_starts(source.tokens))
        for j, i in equal:
            is_quote = "'" in tokens[i] or '"' in tokens[i]
            takes_over = (j in source_starts) == (i in starts) and (same_language or not is_quote)
            if takes_over and not kind_of(tokens[i]):
                words[i] = source.words[j]
        return words

    def _gaps(
        self, tokens: list[str], words: list[str], source: Segment, equal: list[tuple[int, int]]
    ) -> list[str]:
        """Return what stands before each token and after the last, as in the source where equal."""
        quoted = [w if w in ("«", "»") else t for t, w in zip(tokens, words, strict=True)]
        gaps = [*spaces(quoted if self.language == "fr" else tokens, self.language), ""]
        partner = dict(equal)
        same_language = source.language == self.language
        for j, i in equal:
            if partner.get(j + 1) == i + 1 and (same_language or gaps[i + 1] != NO_BREAK):
                gaps[i + 1] = source.spaces[j + 1]
        place = {token: j for j, token in enumerate(source.tokens)}
        last = len(source.tokens)
        for i, token in enumerate(tokens):
            kind = kind_of(token)
            if kind in ("close", "tag", "break") and place[token] > 0:
                gaps[i] = source.spaces[place[token]]
            if kind in ("open", "tag", "break") and place[token] + 1 < last:
                following = tokens[i + 1 : i + 2] == source.tokens[place[token] + 1 :][:1]
                if following or gaps[i + 1] or kind != "tag":  # no space before a full stop
                    gaps[i + 1] = source.spaces[place[token] + 1]
        gaps[-1], gaps[0] = source.spaces[-1] if last else "", source.spaces[0]
        return gaps


def _places(tokens: Sequence[str]) -> list[int]:
    """Return the positions of the words among mask tokens."""
    return [i for i, token in enumerate(tokens) if not kind_of(token)]


def _prepared(line: str, source: str) -> tuple[str, tuple[Mask, ...], Accelerator | None]:
    """Return a line normalised, masked by the numbers of `source`, and without accelerator."""
    text, masks = mask(line if line.isascii() else unicodedata.normalize("NFC", line))
    if masks and source:
        masks = like_source(masks, mask(unicodedata.normalize("NFC", source))[1])
    text, accelerator = take_accelerator(text)
    return text, masks, accelerator
