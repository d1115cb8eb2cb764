"""Convert lines to numbers: tokenise, lower-case, map every word to an id."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module

import numpy as np

from regmt.core.arrays import Int32Array, Int64Array
from regmt.core.errors import check_choice

Lines = Sequence[str]

TOKENIZERS = ("none", "13a", "intl", "char", "zh")
"""The tokenizers of sacreBLEU that need nothing else installed; ``none`` splits at white space."""


_CLASSES = {
    "13a": "Tokenizer13a",
    "intl": "TokenizerV14International",
    "char": "TokenizerChar",
    "zh": "TokenizerZh",
}


@lru_cache(maxsize=8)
def _tokenizer(name: str) -> Callable[[str], str]:
    if name in _CLASSES:
        module = import_module(f"sacrebleu.tokenizers.tokenizer_{name}")
        tokenizer: Callable[[str], str] = getattr(module, _CLASSES[name])()
        return tokenizer
    return lambda line: line


@dataclass(frozen=True, kw_only=True)
class LinePreparation:
    """Prepares a line for comparison: lower-casing, then tokenising.

    The order is sacreBLEU's, so that scores agree on text with escaped entities too.
    """

    tokenize: str
    lowercase: bool

    def __post_init__(self) -> None:
        check_choice("tokenizer", self.tokenize, TOKENIZERS)

    def __call__(self, line: str) -> str:
        """Return the line with its tokens separated by white space."""
        if self.lowercase:
            line = line.lower()
        return _tokenizer(self.tokenize)(line.rstrip())


@dataclass(frozen=True)
class Sentences:
    """Sentences as word ids: sentence `i` is ``tokens[offsets[i]:offsets[i + 1]]``."""

    tokens: Int32Array
    offsets: Int64Array

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def __getitem__(self, i: int) -> Int32Array:
        return self.tokens[self.offsets[i] : self.offsets[i + 1]]


@dataclass(frozen=True)
class Batch:
    """Hypotheses and their references, as word ids of one vocabulary.

    Attributes
    ----------
    hypotheses : Sentences
    sentence : ndarray of int64, shape (n_hypotheses,)
        The sentence each hypothesis translates; several hypotheses may share one.
    references : Sentences
        Reference `r` of sentence `i` is row ``i * n_references + r``.
    n_references : int
    words : list of str
        The word of each id.
    """

    hypotheses: Sentences
    sentence: Int64Array
    references: Sentences
    n_references: int
    words: list[str]

    @property
    def arrays(self) -> tuple[Int32Array, Int64Array, Int64Array, Int32Array, Int64Array, int]:
        """What every kernel takes first: hypotheses, their sentences, references."""
        hypotheses, references = self.hypotheses, self.references
        return (
            hypotheses.tokens,
            hypotheses.offsets,
            self.sentence,
            references.tokens,
            references.offsets,
            self.n_references,
        )

    @property
    def lengths(self) -> Int64Array:
        """Number of words of each hypothesis, shape (n,)."""
        return np.diff(self.hypotheses.offsets)

    @property
    def reference_lengths(self) -> Int64Array:
        """Number of words of the references of each hypothesis, shape (n, n_references)."""
        lengths = np.diff(self.references.offsets).reshape(-1, self.n_references)
        return np.asarray(lengths[self.sentence])

    def pairs(self) -> Iterator[tuple[int, int, Int32Array, Int32Array]]:
        """Yield each hypothesis with each reference: their numbers, then their words."""
        for h, i in enumerate(self.sentence.tolist()):
            for r in range(self.n_references):
                yield h, r, self.hypotheses[h], self.references[i * self.n_references + r]

    @classmethod
    def from_lines(
        cls,
        hypotheses: Iterable[str],
        sentence: Int64Array,
        references: Sequence[Sequence[str]],
        prepare: Callable[[str], str],
    ) -> Batch:
        """Prepare and number all lines; ``references[r][i]`` is reference `r` of sentence `i`."""
        ids: defaultdict[str, int] = defaultdict()
        ids.default_factory = ids.__len__
        by_sentence = (line for lines in zip(*references, strict=True) for line in lines)
        numbered_references = _number(by_sentence, prepare, ids)
        numbered_hypotheses = _number(hypotheses, prepare, ids)
        return cls(numbered_hypotheses, sentence, numbered_references, len(references), list(ids))


def _number(
    lines: Iterable[str], prepare: Callable[[str], str], ids: defaultdict[str, int]
) -> Sentences:
    flat: list[int] = []
    offsets = [0]
    number = ids.__getitem__
    for line in lines:
        flat.extend(map(number, prepare(line).split()))
        offsets.append(len(flat))
    return Sentences(np.array(flat, dtype=np.int32), np.array(offsets, dtype=np.int64))
