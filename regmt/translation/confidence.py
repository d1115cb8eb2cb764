"""The probability that a translation needs no edit, and that each of its words is right.

Two logistic regressions, fitted on the tuning set of the index: each of its pairs is translated as
if the corpus held neither it nor the lines around it, and compared with its translation. These
lines are like it: with them it would be easier than new text.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError
from regmt.core.files import atomic_folder, atomic_write
from regmt.core.progress import notice
from regmt.decoding.lm import BEGIN, END
from regmt.decoding.settings import UNLIMITED
from regmt.decoding.weights import Weights
from regmt.instance_selection.index import Index
from regmt.instance_selection.text_profile.restore import equal_tokens
from regmt.instance_selection.tuning_set import tuning_pairs
from regmt.resources import Derived, Resources
from regmt.translation.corpus_models import left_out
from regmt.translation.matches import best_matches
from regmt.translation.options import TranslationOptions

if TYPE_CHECKING:
    from regmt.translation.translation import Translation
    from regmt.translation.translator import Translator

VERSION = 4
"""Of the features; what was fitted on others is not used."""
FEWEST_PAIRS = 20
_FILE = "confidence.json"
_LOWEST_MATCH = 20
_NEAR = 10  #: lines on each side of a pair that are left out with it
_STRETCHES = 500  #: of a small corpus, only its length divided by this


class Features(NamedTuple):
    """What a translation is judged by: one row, and one row per word."""

    sentence: Float64Array
    words: Float64Array


class Judged(NamedTuple):
    """The features of a translated pair of the corpus, and what was right.

    `usual` tells whether the pair has the most frequent translation of its source.
    """

    features: Features
    right: bool
    words: Float64Array
    usual: bool


class Estimate(NamedTuple):
    """Probabilities that a translation needs no edit, and that its words are right."""

    sentence: float
    words: list[float]


def features_of(translation: Translation, index: Index, near: int = 0) -> Features:
    """Return the features of a translation that is not stored in the corpus.

    A pair with its source does not count as a match, nor do the lines up to `near` from it.
    Of the sentence: best match, unknown words, coverage, model score per word, the mean prediction
    of W for the n-grams of the translation, the part of W's prediction that the translation has,
    phrases per word, and length. Of a word: the prediction of W for it and for the two bigrams
    around it, the lengths of its phrase, and the first six of its sentence.
    """
    model, best = translation.model, translation.hypotheses[0]
    tokens, n_source = best.tokens, max(len(model.sentence), 1)
    n = max(len(tokens), 1)
    same = index.exact_matches(model.sentence.ids, near=near)
    matches = best_matches(index, model.sentence, matches=1, lowest=_LOWEST_MATCH, without=same)
    predicted = model.predicted_ngrams(threshold=0.0)
    value = {ngram: min(predicted[ngram], 1.0) for ngram in predicted}
    present = set(model.orders.ngrams(tokens))
    mass = sum(value.values())
    sentence = [
        matches[0].percent / 100 if matches else _LOWEST_MATCH / 200,
        len(model.unknown_words) / n_source,
        model.problem.source_coverage,
        best.score / n,
        sum(value.get(ngram, 0.0) for ngram in present) / max(len(present), 1),
        sum(value.get(ngram, 0.0) for ngram in present) / mass if mass else 0.0,
        len(best.phrases) / n_source,
        np.log(n_source),
    ]
    padded = [BEGIN, *tokens, END]
    shape = [
        (len(phrase.target), phrase.end - phrase.start)
        for phrase in best.phrases
        for _ in phrase.target
    ]
    words = [
        [
            value.get((token,), 0.0),
            value.get((padded[i], token), 0.0),
            value.get((token, padded[i + 2]), 0.0),
            *np.log(shape[i]),
            *sentence[:6],
        ]
        for i, token in enumerate(tokens)
    ]
    return Features(np.array(sentence), np.array(words).reshape(len(tokens), 11))


@dataclass(frozen=True)
class Logistic:
    """A logistic regression on standardised features."""

    mean: list[float]
    scale: list[float]
    coef: list[float]
    intercept: float

    def __call__(self, features: Float64Array) -> Float64Array:
        """Return the probabilities of rows."""
        standardised = (features - np.array(self.mean)) / np.array(self.scale)
        # The logistic function, without overflow far from the data.
        return 0.5 + 0.5 * np.tanh(0.5 * (standardised @ np.array(self.coef) + self.intercept))

    @classmethod
    def fit(cls, features: Float64Array, labels: Float64Array) -> Logistic:
        """Fit with an L2 penalty of 1; labels of one kind give their smoothed rate."""
        from sklearn.linear_model import LogisticRegression

        mean, scale = features.mean(axis=0), features.std(axis=0)
        scale[scale == 0] = 1.0
        if labels.min() == labels.max():
            rate = (labels.sum() + 1) / (len(labels) + 2)
            zeros = [0.0] * len(mean)
            return cls(mean.tolist(), scale.tolist(), zeros, float(np.log(rate / (1 - rate))))
        model = LogisticRegression(max_iter=1000).fit((features - mean) / scale, labels)
        coef, intercept = model.coef_[0].tolist(), float(model.intercept_[0])
        return cls(mean.tolist(), scale.tolist(), coef, intercept)


@dataclass(frozen=True)
class Confidence:
    """Estimates how far translations can be trusted; `fitted_confidence` makes it.

    Attributes
    ----------
    sentence, word : Logistic
    exact : float
        The probability that a stored translation of the same source fits: how often pairs of the
        corpus have the most frequent translation of their source.
    pairs : int
        How many pairs it was fitted on.
    """

    sentence: Logistic
    word: Logistic
    exact: float
    pairs: int

    @classmethod
    def fit(cls, judged: Sequence[Judged]) -> Confidence:
        """Fit both regressions."""
        words = np.concatenate([each.features.words for each in judged])
        word = Logistic.fit(words, np.concatenate([each.words for each in judged]))
        sentences = np.array([each.features.sentence for each in judged])
        return cls(
            Logistic.fit(sentences, np.array([each.right for each in judged], float)),
            word,
            (sum(each.usual for each in judged) + 1) / (len(judged) + 2),
            len(judged),
        )

    def estimate(self, translation: Translation, index: Index) -> Estimate:
        """Return the probabilities of a translation and of its words.

        All parts of a long sentence must be right for the sentence to be right.
        """
        if len(translation.parts) > 1:
            parts = [self.estimate(part, index) for part in translation.parts]
            words = [p for part in parts for p in part.words]
            return Estimate(math.prod(part.sentence for part in parts), words)
        if translation.exact is not None:
            return Estimate(self.exact, [self.exact] * len(translation.tokens))
        if not translation.hypotheses:
            return Estimate(0.0, [])
        return self.of_features(features_of(translation, index))

    def of_features(self, features: Features) -> Estimate:
        """Return the probabilities of what has these features."""
        sentence = float(self.sentence(features.sentence[None])[0])
        return Estimate(sentence, self.word(features.words).tolist())


def fitted_confidence(translator: Translator, *, jobs: int = 1) -> Confidence:
    """Return the confidence of a translator, fitted at its first use and kept with the index."""
    return translator.resources.get(_derived(translator, jobs))


def is_fitted(translator: Translator) -> bool:
    """Tell whether the confidence of a translator was fitted before."""
    return translator.resources.keeps(_derived(translator, 1))


def _derived(translator: Translator, jobs: int) -> Derived[Confidence]:
    options = replace(translator.options, exact=True, exclude_exact=True, nbest=1)
    weights = translator.decoder.weights
    lm = Path(options.lm).stat().st_mtime_ns if options.lm is not None else None
    key = hashlib.sha256(repr((VERSION, options, lm, weights)).encode()).hexdigest()
    make = partial(_fit, options, weights, jobs)
    return Derived(f"confidence-{key[:12]}", make, _save, _open)


def _save(confidence: Confidence, path: Path) -> None:
    with atomic_folder(path) as folder, atomic_write(folder / _FILE) as stream:
        json.dump(asdict(confidence), stream)


def _open(path: Path) -> Confidence:
    found: dict[str, Any] = json.loads((path / _FILE).read_text(encoding="utf-8"))
    return Confidence(
        Logistic(**found["sentence"]), Logistic(**found["word"]), found["exact"], found["pairs"]
    )


def _fit(
    options: TranslationOptions, weights: Weights, jobs: int, resources: Resources
) -> Confidence:
    from regmt.translation.translator import Translator

    pairs = tuning_pairs(resources.index)
    if len(pairs) < FEWEST_PAIRS:
        raise InputError(
            f"{len(pairs)} pairs to fit the confidence on, at least {FEWEST_PAIRS} are needed",
            path=resources.index.folder,
            remedy="build the index from more text or with a larger `tuning_set`",
        )
    notice(f"fitting the confidence on {len(pairs)} pairs of the corpus, once")
    return Confidence.fit(judged_pairs(Translator(resources, options, weights), pairs, jobs=jobs))


def judged_pairs(translator: Translator, pairs: Int64Array, *, jobs: int = 1) -> list[Judged]:
    """Translate pairs as if the corpus held neither them nor their neighbours, and compare.

    Each is translated as a whole: a reference has no parts to compare those of a translation with.
    """
    from regmt.translation.translator import Translator

    resources, index = translator.resources, translator.resources.index
    near = min(_NEAR, len(index) // _STRETCHES)
    options = replace(
        translator.options,
        exclude_exact=True,
        exclude_near=near,
        by_sentence=False,
        max_words=UNLIMITED,
    )
    text = index.source.text
    around = [index.exact_matches(text[pair], near=near) for pair in pairs.tolist()]
    with left_out(resources, options, np.unique(np.concatenate(around))) as unseen:
        ready = Translator(resources, unseen, translator.decoder.weights)
        found = resources.map(ready.at, _judge, pairs.tolist(), jobs=jobs)
        return [judged for judged in found if judged is not None]


def _judge(translator: Translator, pair: int) -> Judged | None:
    index, near = translator.resources.index, translator.options.exclude_near
    translation = translator.translate(index.source.text.stored(pair))
    if not translation.hypotheses:
        return None
    reference = index.target.text.sentence(pair)
    words = np.zeros(len(translation.tokens))
    words[[i for i, _ in equal_tokens(translation.tokens, reference)]] = 1.0
    # The last one of equally frequent translations is used, as in `Translator.exact_match`.
    same = index.exact_matches(index.source.text[pair]).tolist()
    targets = Counter(tuple(index.target.text.sentence(i)) for i in reversed(same))
    usual = targets.most_common(1)[0][0] == tuple(reference)
    features = features_of(translation, index, near)
    return Judged(features, translation.tokens == reference, words, usual)
