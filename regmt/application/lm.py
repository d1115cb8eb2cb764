"""``regmt.lm``: train, mix and query language models.

`train`, `mix`, `adapt`, `score` and `perplexity` do what the commands ``regmt lm train`` and so on
do. A text is the path of a file or its lines; a language model is a `LanguageModel` or the path of
an ARPA file or of a model folder.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from regmt.bundled import bundled_files
from regmt.core.errors import InputError
from regmt.core.files import StrPath, open_lines
from regmt.core.tables import aligned, html_table
from regmt.decoding.lm import LanguageModel, Mixture, Perplexity, SentenceScore
from regmt.decoding.lm import train as train_kneser_ney
from regmt.decoding.lm.kneser_ney import FALLBACK
from regmt.decoding.lm.source_adaptation import MATCH_WEIGHT, AdaptedMixture, adapt_to_source
from regmt.instance_selection.text_profile import TextProfile

if TYPE_CHECKING:
    from regmt.application.corpora import Lines, TrainingData

GivenModel: TypeAlias = LanguageModel | StrPath

_FIGURES = (
    ("sentences", "sentences", "n_sentences", ","),
    ("tokens", "tokens", "n_tokens", ","),
    ("unknown", "unknown words", "n_unknown", ","),
    ("log10_p", "log10 p", "logprob", ".2f"),
    ("perplexity", "perplexity", "including_unknown", ".2f"),
    ("perplexity_known", "without unknown words", "excluding_unknown", ".2f"),
)
"""Of a `Perplexity`: key in JSON, label in a table, attribute, format."""


@dataclass(frozen=True, repr=False)
class Perplexities:
    """How well some language models predict a text; ``str()`` is a table.

    Attributes
    ----------
    results : tuple of (str, Perplexity)
        One per model, with its name; a mixture is named ``mixture``.
    weights : tuple of float
        Weights of the mixture, if there is one.
    """

    results: tuple[tuple[str, Perplexity], ...]
    weights: tuple[float, ...] = ()

    def records(self) -> list[dict[str, Any]]:
        """Return the results as JSON objects."""
        rows: list[dict[str, Any]] = [
            {"model": name, **{key: getattr(result, field) for key, _, field, _ in _FIGURES}}
            for name, result in self.results
        ]
        for row, weight in zip(rows, self.weights, strict=False):
            row["weight"] = weight
        return rows

    def _rows(self) -> list[tuple[str, ...]]:
        names = (os.path.basename(os.path.normpath(name)) for name, _ in self.results)
        rows: list[tuple[str, ...]] = [("", *names)]
        for _, label, field, form in _FIGURES:
            rows.append(
                (label, *(f"{getattr(result, field):{form}}" for _, result in self.results))
            )
        if self.weights:
            rows.append(("mixture weight", *(f"{weight:.4f}" for weight in self.weights), ""))
        return rows

    def __str__(self) -> str:
        return aligned(self._rows(), numbers=True)

    def __repr__(self) -> str:
        return f"<perplexities of {', '.join(name for name, _ in self.results)}>"

    def _repr_html_(self) -> str:
        return html_table(self._rows())


def train(
    files: Sequence[StrPath] | None = None,
    *,
    order: int = 5,
    prune: Sequence[int] = (0,),
    discount_fallback: tuple[float, float, float] | None = FALLBACK,
    preprocessing: TextProfile | None = None,
) -> LanguageModel:
    """Estimate a language model by interpolated modified Kneser-Ney smoothing.

    Parameters
    ----------
    files : sequence of paths, optional
        Text with one sentence per line; by default the English side of the bundled corpus.
    order : int
        Maximum n-gram length.
    prune : sequence of int
        Leave out n-grams that occur at most this often, for the orders 1, 2, …; the last number
        also applies to all higher orders.
    discount_fallback : (D1, D2, D3) or None
        Discounts for text too small to estimate them; None raises an error instead.
    preprocessing : TextProfile, optional
        How lines become tokens; by default they are split at spaces.

    Returns
    -------
    LanguageModel
        ``save`` writes it as a folder, `regmt.decoding.lm.write_arpa` as an ARPA file.
    """
    paths = list(files or [bundled_files("train")[1]])
    return train_kneser_ney(
        chain.from_iterable((preprocessing or TextProfile()).tokens(open_lines(p)) for p in paths),
        order=order,
        fallback=discount_fallback,
        prune=prune,
        path=paths[0] if len(paths) == 1 else None,
    )


def mix(
    lm: Sequence[GivenModel],
    *,
    dev: Lines | None = None,
    weights: Sequence[float] | None = None,
    preprocessing: TextProfile | None = None,
) -> Mixture:
    """Mix language models linearly.

    Parameters
    ----------
    lm : sequence of LanguageModel or path
    dev : path or sequence of str, optional
        The text on which EM finds the weights.
    weights : sequence of float, optional
        One per model, instead of `dev`.
    preprocessing : TextProfile, optional
        TextProfile of `dev`.

    Returns
    -------
    Mixture
        ``merge`` turns it into one language model.
    """
    if (dev is None) == (weights is None):
        raise InputError("a mixture needs weights", remedy="give either `dev` or `weights`")
    models = [_model(one) for one in lm]
    if dev is not None:
        return Mixture.fit(models, _tokens(dev, preprocessing))
    assert weights is not None
    return Mixture(models, weights)


def adapt(
    file: Lines,
    train: TrainingData = None,
    *,
    sizes: Sequence[int] = (),
    order: int = 4,
    matches: int = 100,
    selector: str = "tfidf",
    match_weight: float | None = MATCH_WEIGHT,
) -> AdaptedMixture:
    """Mix language models of the target side for a text of which only the source is known.

    Parameters
    ----------
    file : path or sequence of str
        The text to translate.
    train : Corpus, path or sequence of paths, optional
        See `regmt.read_corpus`; by default the bundled corpus.
    sizes : sequence of int
        If the corpus consists of several: how many pairs each has, see `regmt.read_corpora`.
    order : int
        Of the models.
    matches : int
        Pairs per sentence for the dynamic model; 0 for none.
    selector : str
        How they are selected.
    match_weight : float or None
        Weight of the dynamic model; None for that of EM.

    Returns
    -------
    AdaptedMixture
        ``target.merge()`` is the language model.
    """
    from regmt.application.corpora import corpus_of, lines_of, name_of
    from regmt.instance_selection.index import Index
    from regmt.instance_selection.selectors.stream import Recipe

    corpus = corpus_of(train)
    sentences = [corpus.source.encode(line) for line in lines_of(file)]
    if not any(sentence.tokens for sentence in sentences):
        raise InputError("no text", path=name_of(file, "the text"))
    found = None
    if matches:
        chosen = Recipe(selector).make()
        chosen.fit(Index.build(corpus, order=chosen.orders.highest))
        found = np.unique(np.concatenate([s.ids for s in chosen.select(sentences, matches)]))
    tokens = [sentence.tokens for sentence in sentences]
    return adapt_to_source(
        corpus, tokens, sizes=sizes, order=order, matches=found, match_weight=match_weight
    )


def score(
    file: Lines | None = None,
    *,
    lm: Sequence[GivenModel],
    mix: Lines | None = None,
    mix_weights: Sequence[float] | None = None,
    preprocessing: TextProfile | None = None,
) -> Iterator[tuple[list[str], SentenceScore]]:
    """Yield the tokens and the score of each sentence of a text, as it is read.

    Parameters
    ----------
    file : path or sequence of str, optional
        By default the English side of the bundled development set.
    lm : sequence of LanguageModel or path
        Several models are mixed.
    mix : path or sequence of str, optional
        The text on which EM finds the weights of the mixture.
    mix_weights : sequence of float, optional
        The weights themselves.
    preprocessing : TextProfile, optional
    """
    models, mixture = _models_and_mixture(lm, mix, mix_weights, preprocessing)
    model = mixture or models[0]
    if mixture is None and len(models) > 1:
        raise InputError(
            f"{len(models)} language models to score with",
            remedy="give one, or mix them with `mix` or `mix_weights`",
        )
    for tokens in _tokens(_text(file), preprocessing):
        yield tokens, model.score_sentences([tokens])[0]


def perplexity(
    file: Lines | None = None,
    *,
    lm: Sequence[GivenModel],
    mix: Lines | None = None,
    mix_weights: Sequence[float] | None = None,
    preprocessing: TextProfile | None = None,
) -> Perplexities:
    """Measure how well language models, and optionally their mixture, predict a text.

    Parameters
    ----------
    file, lm, mix, mix_weights, preprocessing
        See `score`; several models need not be mixed.
    """
    from regmt.application.corpora import name_of

    models, mixture = _models_and_mixture(lm, mix, mix_weights, preprocessing)
    text = _text(file)
    sentences = list(_tokens(text, preprocessing))
    if not sentences:
        raise InputError("no text", path=name_of(text, "the text"))
    names = [name_of(one, "model") if not isinstance(one, LanguageModel) else "model" for one in lm]
    results = [
        (name, Perplexity.of(one, sentences)) for name, one in zip(names, models, strict=True)
    ]
    if mixture is None:
        return Perplexities(tuple(results))
    results.append(("mixture", Perplexity.of(mixture, sentences)))
    return Perplexities(tuple(results), tuple(mixture.weights.tolist()))


def _models_and_mixture(
    lm: Sequence[GivenModel],
    dev: Lines | None,
    weights: Sequence[float] | None,
    preprocessing: TextProfile | None,
) -> tuple[list[LanguageModel], Mixture | None]:
    models = [_model(one) for one in lm]
    if dev is None and weights is None:
        return models, None
    return models, mix(models, dev=dev, weights=weights, preprocessing=preprocessing)


def _model(given: GivenModel) -> LanguageModel:
    return given if isinstance(given, LanguageModel) else LanguageModel.load(given)


def _text(file: Lines | None) -> Lines:
    return bundled_files("dev")[1] if file is None else file


def _tokens(text: Lines, preprocessing: TextProfile | None) -> Iterator[list[str]]:
    lines: Iterable[str] = open_lines(text) if isinstance(text, str | os.PathLike) else text
    return map(preprocessing or TextProfile(), lines)
