"""chrF and chrF++: F-score of character and some word n-grams (Popović, 2015, 2017)."""

from __future__ import annotations

import string
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int64Array, offsets_of
from regmt.core.errors import InputError
from regmt.metrics import _kernels
from regmt.metrics.base import Metric, divide
from regmt.metrics.text import Batch, Lines, Sentences

_PUNCTUATION = frozenset(string.punctuation)


@dataclass(kw_only=True, eq=False, repr=False)
class Chrf(Metric):
    """chrF2, as sacreBLEU computes it.

    Precision and recall are averaged over the orders that both sides have, then combined with
    β = 2. White space is left out. Each sentence is compared with the reference that gives it
    the highest score. Lines are not tokenised unless `tokenize` is given.

    Parameters
    ----------
    character_order : int
        Up to 6-grams of characters.
    word_order : int
        0 for chrF, 2 for chrF++; punctuation at the end (else at the start) of a word is a word.
    beta : float
        Weight of recall.
    tokenize, lowercase
        See `Metric`.

    Notes
    -----
    Statistics: n-grams of the translation, of the reference, and matches, for each order of
    characters, then of words.
    """

    default_tokenize = "none"

    character_order: int = 6
    word_order: int = 0
    beta: float = 2.0

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.character_order < 1 or self.word_order < 0 or self.beta <= 0:
            raise InputError("chrF needs a positive character order and β")
        self.name = "chrf" + "+" * self.word_order
        self.n_statistics = 3 * (self.character_order + self.word_order)

    def _compute(
        self, hypotheses: Lines, sentence: Int64Array, references: Sequence[Lines]
    ) -> Float64Array:
        hypotheses = [self.prepare(line) for line in hypotheses]
        references = [[self.prepare(line) for line in stream] for stream in references]
        by_sentence = [line for lines in zip(*references, strict=True) for line in lines]
        characters = Batch(
            _characters(hypotheses), sentence, _characters(by_sentence), len(references), []
        )
        parts = [_ngram_statistics(characters, self.character_order)]
        if self.word_order:
            words = Batch.from_lines(hypotheses, sentence, references, _separate_punctuation)
            parts.append(_ngram_statistics(words, self.word_order))
        return self._best_reference(np.concatenate(parts, axis=2))

    def score(self, totals: npt.ArrayLike) -> Float64Array:
        """Return chrF from 0 to 100."""
        totals = np.asarray(totals, dtype=np.float64)
        ngrams, reference_ngrams, matches = (totals[..., k::3] for k in range(3))
        both = (ngrams > 0) & (reference_ngrams > 0)
        n_orders = both.sum(axis=-1)
        precision = divide((divide(matches, ngrams) * both).sum(axis=-1), n_orders)
        recall = divide((divide(matches, reference_ngrams) * both).sum(axis=-1), n_orders)
        square = self.beta**2
        return (100.0 * divide((1 + square) * precision * recall, square * precision + recall))[()]

    def _signature_parts(self) -> dict[str, str]:
        parts = super()._signature_parts()
        if self.prepare.tokenize == "none":
            del parts["tok"]
        return parts | {
            "eff": "yes",
            "nc": str(self.character_order),
            "nw": str(self.word_order),
            "space": "no",
        }


def _characters(lines: Lines) -> Sentences:
    """Return the characters of lines but white space, as code points."""
    packed = ["".join(line.split()) for line in lines]
    encoded = "".join(packed).encode("utf-32-le", errors="surrogatepass")
    code_points = np.frombuffer(encoded, dtype="<i4").astype(np.int32)
    return Sentences(code_points, offsets_of([len(line) for line in packed]))


def _separate_punctuation(line: str) -> str:
    """Split a punctuation mark off the end of each word, or else off its start."""
    words = []
    for word in line.split():
        if len(word) > 1 and word[-1] in _PUNCTUATION:
            words += [word[:-1], word[-1]]
        elif len(word) > 1 and word[0] in _PUNCTUATION:
            words += [word[0], word[1:]]
        else:
            words.append(word)
    return " ".join(words)


def _ngram_statistics(batch: Batch, order: int) -> Float64Array:
    """Return n-grams, reference n-grams and matches, shape (n, n_references, 3 · order)."""
    matches = _kernels.ngram_matches(*batch.arrays, order)
    out = np.zeros((*matches.shape[:2], 3 * order))
    lower = np.arange(order)
    ngrams = np.maximum(0, batch.lengths[:, np.newaxis] - lower)
    reference_ngrams = np.maximum(0, batch.reference_lengths[..., np.newaxis] - lower)
    # As in sacreBLEU, orders that the reference is too short for do not count.
    out[..., 0::3] = ngrams[:, np.newaxis] * (reference_ngrams > 0)
    out[..., 1::3] = reference_ngrams
    out[..., 2::3] = matches
    return out
