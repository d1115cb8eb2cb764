"""Turning a raw line into tokens: ``none``, ``13a`` (sacreBLEU) and ``moses`` (sacremoses)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from regmt.core.errors import check_choice

TOKENIZERS = ("none", "13a", "moses")


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
        check_choice("tokenizer", self.tokenize, TOKENIZERS)

    def __call__(self, line: str) -> list[str]:
        """Return the tokens of one line."""
        line = _tokenizer(self.tokenize, self.language)(line)
        return (line.lower() if self.lowercase else line).split()


@lru_cache(maxsize=16)
def _tokenizer(name: str, language: str) -> Callable[[str], str]:
    """Return a function from a raw line to a line with tokens separated by spaces."""
    if name == "13a":
        from sacrebleu.tokenizers.tokenizer_13a import Tokenizer13a

        return Tokenizer13a()
    if name == "moses":
        from sacremoses import MosesTokenizer

        moses = MosesTokenizer(lang=language)
        # escape=False: '&', '|', '<' stay themselves; the file formats escape where they must.
        return lambda line: str(moses.tokenize(line, return_str=True, escape=False))
    return lambda line: line
