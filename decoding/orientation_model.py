"""Discriminative distortion: a maximum-entropy model of how a phrase stands to its neighbours.

A reordering table knows the orientations of a phrase pair as such. This model predicts them from
the sentence around it (Phrasal thesis 2.6.3; Zens and Ney 2006; Green et al. 2010): with one binary
feature h_k for each word at each place of the context,

    p(o | context) = exp(Σ_k λ_ko h_k) / Σ_o' exp(Σ_k λ_ko' h_k),    o monotone, swapped or apart,

once towards the previous phrase and once towards the next. In the search it is a step feature with
two values, log p of both, and it estimates the future cost of what is not yet covered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int64Array, offsets_of
from regmt.core.compile import part
from regmt.core.files import StrPath
from regmt.core.store import open_arrays, write_arrays
from regmt.core.structure import Structure
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction.counts import oriented_occurrences
from regmt.decoding.extraction.phrases import LONGEST
from regmt.decoding.features import CompiledScorer, OptionView, StepFeature
from regmt.instance_selection.corpus import Corpus, Text
from regmt.instance_selection.vocabulary import Vocabulary

NAME = "DiscriminativeDistortion0"

_KIND = "regmt orientation model"
_VERSION = 1
_MOST_WORDS = 5000
"""The most frequent words of each side have features of their own; all others share one."""
_MOST_INSTANCES = 200_000
"""Pairs of more sentences than give this many are left out, evenly."""
_LENGTHS = np.array([5, 10, 20])
"""Bounds of the four classes of sentence lengths (Green et al. 2010: four, and five positions)."""
_POSITIONS = 5


@dataclass(frozen=True, eq=False)
class OrientationModel(StepFeature):
    """A maximum-entropy orientation model.

    Attributes
    ----------
    source_words, target_words : Vocabulary
        Words with features of their own.
    coefficients : ndarray, shape (2, n_columns, 3)
        λ towards the previous and towards the next phrase, by binary feature and orientation.
    """

    source_words: Vocabulary
    target_words: Vocabulary
    coefficients: Float64Array

    n_values = 2
    looks_back = True

    @classmethod
    def train(
        cls, corpus: Corpus, links: Links, *, longest: int = LONGEST, C: float = 1.0
    ) -> OrientationModel:
        """Train on the phrase pairs of linked sentence pairs and their orientations.

        Parameters
        ----------
        longest : int
            Words of the longest phrase.
        C : float
            Inverse strength of the quadratic prior, as in scikit-learn.
        """
        words = _frequent(corpus.source), _frequent(corpus.target)
        found, orientations = oriented_occurrences(
            corpus, links, longest=longest, most=_MOST_INSTANCES
        )
        sides = [
            vocabulary.encode(text.vocabulary.words)[text.tokens]
            for vocabulary, text in zip(words, (corpus.source, corpus.target), strict=True)
        ]
        offsets = corpus.source.offsets
        at = found.source_at.astype(np.int64)
        sentence = np.searchsorted(offsets, found.source_at, side="right") - 1
        columns = _columns(
            words,
            _Context(
                sides[0],
                offsets[sentence],
                offsets[sentence + 1],
                at,
                at + found.source_length,
                sides[1],
                found.target_at.astype(np.int64),
                found.target_length.astype(np.int64),
            ),
        )
        n_columns = int(_first_columns(words)[-1])
        return cls(*words, np.stack([_fit(columns, o, n_columns, C) for o in orientations.T]))

    def save(self, path: StrPath, *, overwrite: bool = False) -> None:
        """Write a folder for `open`."""
        arrays: dict[str, npt.NDArray[Any]] = {"coefficients": self.coefficients}
        arrays |= self.source_words.to_arrays("source") | self.target_words.to_arrays("target")
        write_arrays(path, arrays, kind=_KIND, version=_VERSION, options={}, overwrite=overwrite)

    @classmethod
    def open(cls, path: StrPath) -> OrientationModel:
        """Open a folder written by `save`."""
        remedy = "train the model again"
        arrays, _ = open_arrays(path, kind=_KIND, version=_VERSION, remedy=remedy, check=_check)
        source, target = (Vocabulary.from_arrays(arrays, name) for name in ("source", "target"))
        return cls(source, target, arrays["coefficients"])

    def log_probabilities(self, options: OptionView) -> Float64Array:
        """Return log p of the orientations of options, shape (2, n_options, 3)."""
        words = self.source_words, self.target_words
        n = len(options.source)
        lengths = np.array([len(target) for target in options.targets], dtype=np.int64)
        starts = options.start.astype(np.int64)
        columns = _columns(
            words,
            _Context(
                self.source_words.encode(options.source),
                np.zeros(len(starts), np.int64),
                np.full(len(starts), n),
                starts,
                options.end.astype(np.int64),
                self.target_words.encode(word for target in options.targets for word in target),
                offsets_of(lengths)[:-1],
                lengths,
            ),
        )
        scores = self.coefficients[:, columns].sum(axis=2)
        scores -= scores.max(axis=2, keepdims=True)
        return np.asarray(scores - np.log(np.exp(scores).sum(axis=2, keepdims=True)))

    def prepare(self, options: OptionView) -> CompiledScorer:
        """Return what scores the steps of a sentence."""
        spans = np.concatenate([options.start, options.end]).astype(np.int64)
        return CompiledScorer(_score, (), spans, self.log_probabilities(options).reshape(-1))

    def estimates(self, options: OptionView) -> Float64Array:
        """Return log p of the likeliest orientations of options."""
        return np.ascontiguousarray(self.log_probabilities(options).max(axis=2).T)


@part
def _score(step, state, after, values, spans, logs):  # type: ignore[no-untyped-def]
    n = len(spans) // 2
    orientation = 2
    if step.previous < 0:
        orientation = 0 if step.start == 0 else 2
    elif step.start == spans[n + step.previous]:
        orientation = 0
    elif step.end == spans[step.previous]:
        orientation = 1
    values[0] = logs[3 * step.option + orientation]
    values[1] = 0.0 if step.previous < 0 else logs[3 * (n + step.previous) + orientation]


@dataclass(frozen=True)
class _Context:
    """Phrase pairs in sentences, words numbered from 0, others -1."""

    source: npt.NDArray[Any]  #: words of all sentences
    begin: Int64Array  #: where the sentence of a pair begins, and ends
    end: Int64Array
    first: Int64Array  #: where its source phrase begins, and ends
    last: Int64Array
    target: npt.NDArray[Any]
    target_first: Int64Array
    target_length: Int64Array


def _first_columns(words: tuple[Vocabulary, Vocabulary]) -> Int64Array:
    """Return where the columns of each property of a context begin.

    The bias; first and last word of the source phrase, the words before and after it; first and
    last word of the target phrase; both lengths; position and length of the sentence. A word is
    one of the vocabulary, another one, or none.
    """
    source, target = (len(side) + 2 for side in words)
    sizes = [1, *[source] * 4, *[target] * 2, *[LONGEST + 1] * 2, _POSITIONS, len(_LENGTHS) + 1]
    return offsets_of(np.array(sizes))


def _columns(words: tuple[Vocabulary, Vocabulary], at: _Context) -> Int64Array:
    """Return the columns whose binary features are 1, one per property, shape (n, 11)."""

    def word(
        text: npt.NDArray[Any], place: Int64Array, inside: npt.NDArray[np.bool_]
    ) -> Int64Array:
        if not len(text):
            return np.zeros(len(place), np.int64)
        found = text[np.clip(place, 0, len(text) - 1)].astype(np.int64)
        return np.where(inside, found + 2, 0)

    everywhere = at.first < at.last
    has_target = at.target_length > 0
    length = at.end - at.begin
    properties = [
        np.zeros(len(length), np.int64),
        word(at.source, at.first, everywhere),
        word(at.source, at.last - 1, everywhere),
        word(at.source, at.first - 1, at.first > at.begin),
        word(at.source, at.last, at.last < at.end),
        word(at.target, at.target_first, has_target),
        word(at.target, at.target_first + at.target_length - 1, has_target),
        np.minimum(at.last - at.first, LONGEST),
        np.minimum(at.target_length, LONGEST),
        _POSITIONS * (at.first - at.begin) // length,
        np.searchsorted(_LENGTHS, length),
    ]
    return np.stack(properties, axis=1) + _first_columns(words)[:-1]


def _fit(columns: Int64Array, orientations: Int64Array, n_columns: int, C: float) -> Float64Array:
    """Return λ, shape (n_columns, 3); each orientation is seen once more, with the bias alone."""
    import scipy.sparse as sp  # not needed to translate
    from sklearn.linear_model import LogisticRegression

    n, width = columns.shape
    indptr = np.concatenate([np.arange(n + 1) * width, n * width + np.arange(1, 4)])
    indices = np.concatenate([columns.reshape(-1), np.zeros(3, np.int64)])
    X = sp.csr_matrix((np.ones(len(indices)), indices, indptr), shape=(n + 3, n_columns))
    y = np.concatenate([orientations, np.arange(3)])
    model = LogisticRegression(C=C, fit_intercept=False, max_iter=300)
    return np.ascontiguousarray(model.fit(X, y).coef_.T)


def _frequent(text: Text) -> Vocabulary:
    """Return the most frequent words of a text; of equally frequent ones those that come first."""
    counts = np.bincount(text.tokens, minlength=len(text.vocabulary))
    best = np.argsort(-counts, kind="stable")[:_MOST_WORDS]
    return Vocabulary(text.vocabulary.decode(best[counts[best] > 1].tolist()))


def _check(structure: Structure) -> None:
    sizes = [structure.words(name) for name in ("source", "target")]
    fixed = 1 + 4 * 2 + 2 * 2 + 2 * (LONGEST + 1) + _POSITIONS + len(_LENGTHS) + 1
    structure.reals("coefficients", 2, 4 * sizes[0] + 2 * sizes[1] + fixed, 3)
