"""Turning a raw line into tokens: ``none``, ``13a`` (sacreBLEU) and ``moses`` (sacremoses)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from regmt.instance_selection.text_profile.tokenizers import TOKENIZERS, tokenizer


@dataclass(frozen=True, kw_only=True)
class Preprocessing:
    """How raw lines become tokens; kept with an index so that queries are treated alike.

    Parameters
    ----------
    tokenize : {"none", "13a", "moses"}
        ``none`` splits at white space, for text that is tokenised already.
    lowercase : bool
        Lower-case after tokenising.
    language : str
        ISO 639-1 code; only the ``moses`` tokenizer looks at it (abbreviations, apostrophes).
    """

    tokenize: str = "none"
    lowercase: bool = False
    language: str = "en"

    def __post_init__(self) -> None:
        if self.tokenize not in TOKENIZERS:
            tokenizer(self.tokenize, self.language)  # refuses an unknown one

    def __call__(self, line: str) -> list[str]:
        """Return the tokens of one line."""
        return next(self.tokens([line]))

    def tokens(self, lines: Iterable[str]) -> Iterator[list[str]]:
        """Return the tokens of many lines, which is faster than one by one."""
        return tokenizer(self.tokenize, self.language, self.lowercase)(lines)
