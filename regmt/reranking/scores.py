"""The scores of a candidate by name; each lists the inputs it needs."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError
from regmt.core.progress import progress
from regmt.decoding.alignment.alignment_model import AlignmentModel
from regmt.reranking import alignment_scores, consensus, posteriors, surface
from regmt.reranking.candidates import Candidates, posterior_weights
from regmt.reranking.regression import RegressionOptions, RegressionScorer, RegressionScores
from regmt.reranking.score_models import ScoreModels
from regmt.resources import Resources


@dataclass(frozen=True)
class Score:
    """One score function.

    Attributes
    ----------
    about : str
        One line about it.
    needs : tuple of str
        Keys of `NEEDS`.
    compute : callable
        (candidates, models) → values, shape (rows,) or (rows, width).
    prior : float
        Its weight until it is tuned, for a column of unit spread. It is 0 where more is neither
        better nor worse, and small for scores that help others but choose badly alone.
    """

    about: str
    needs: tuple[str, ...]
    compute: Callable[[Candidates, ScoreModels], Float64Array]
    prior: float = 1.0


def _model(candidates: Candidates, models: ScoreModels) -> Float64Array:
    assert candidates.model_scores is not None
    return candidates.model_scores


def _lm(candidates: Candidates, models: ScoreModels) -> Float64Array:
    model = models.language_model
    return candidates.remember(
        ("lm", id(model)),
        lambda: np.array([score.total for score in model.score_sentences(candidates.tokens)]),
    )


def _lm_per_word(candidates: Candidates, models: ScoreModels) -> Float64Array:
    return _lm(candidates, models) / (candidates.lengths + 1)


def _regression(candidates: Candidates, models: ScoreModels) -> RegressionScores:
    """Learn once per sentence for all scores that come from the regression."""
    options = models.regression

    def compute() -> RegressionScores:
        assert candidates.source is not None
        bounds = itertools.pairwise(candidates.offsets.tolist())
        items = [
            (source, candidates.tokens[a:b])
            for source, (a, b) in zip(candidates.source, bounds, strict=True)
        ]
        jobs = models.jobs if len(items) > 1 else 1
        scored = models.corpus.map(partial(_scorer, options), _score, items, jobs=jobs)
        parts = list(progress(scored, what="regression", total=len(items)))
        return RegressionScores(*map(np.concatenate, zip(*parts, strict=True)))

    return candidates.remember(("regression", id(models.corpus), options), compute)


def _scorer(options: RegressionOptions, resources: Resources) -> RegressionScorer:
    return RegressionScorer(resources.index, options)


def _score(scorer: RegressionScorer, item: tuple[str, list[list[str]]]) -> RegressionScores:
    return scorer.score(*item)


def _links(candidates: Candidates, models: ScoreModels) -> Int64Array:
    return alignment_scores.source_links(candidates, models.alignment("hmm"))


def _posterior(
    about: str, function: Callable[..., Float64Array], *, linked: bool = False, **fixed: bool
) -> Score:
    def compute(candidates: Candidates, models: ScoreModels) -> Float64Array:
        scale = models.posterior_scale
        if linked:
            return function(candidates, _links(candidates, models), scale=scale, **fixed)
        return function(candidates, scale=scale, **fixed)

    return Score(
        f"log posterior in the list: {about}", ("source", "hmm") if linked else (), compute
    )


def _listed(
    about: str,
    function: Callable[[Candidates], Float64Array],
    *needs: str,
    prior: float = 1.0,
) -> Score:
    """Return a score that takes only the candidates."""
    return Score(about, needs, lambda candidates, _: function(candidates), prior)


def _regmt(about: str, part: str, sign: float, *, prior: float) -> Score:
    """Return a part of the regression's scores."""
    return Score(
        about,
        ("source", "index"),
        lambda candidates, models: sign * getattr(_regression(candidates, models), part),
        prior,
    )


def _alignment(
    about: str, method: str, compute: Callable[[Candidates, AlignmentModel], Float64Array]
) -> Score:
    return Score(about, ("source", method), lambda c, models: compute(c, models.alignment(method)))


SCORES: dict[str, Score] = {
    "model": Score("the decoder's score (TM of 6.2.4)", ("model_scores",), _model),
    "lm": Score("log10 p of the language model", ("lm",), _lm, prior=0.2),
    "lm-per-word": Score(
        "the same, divided by the number of words", ("lm",), _lm_per_word, prior=0.2
    ),
    "regmt": _regmt(
        "minus the squared loss to the regression's prediction (6.5)", "loss", -1.0, prior=0.2
    ),
    "regmt-brevity": _regmt("brevity cost of the regression (6.3)", "brevity", 1.0, prior=0.0),
    "regmt-uncovered": _regmt(
        "minus the features outside F_Y, a part of (6.5)", "uncovered", -1.0, prior=0.2
    ),
    "cbleu": _listed("mean BLEU against the other candidates", consensus.comparative_bleu),
    "mbr": Score(
        "expected BLEU under the list's posterior",
        (),
        lambda c, r: consensus.expected_bleu(c, posterior_weights(c, scale=r.posterior_scale)),
    ),
    "ibm1": _alignment("IBM 1, both ways", "ibm1", alignment_scores.log_likelihoods),
    "ibm2": _alignment("diagonal IBM 2, both ways", "diagonal", alignment_scores.log_likelihoods),
    "hmm": _alignment("HMM, both ways", "hmm", alignment_scores.log_likelihoods),
    "hmm-viterbi": _alignment(
        "lexical score along the HMM's best alignment, both ways",
        "hmm",
        alignment_scores.viterbi_lexical,
    ),
    "translated": _alignment(
        "are all source words translated (IBM 1)",
        "ibm1",
        lambda c, model: alignment_scores.best_lexical(c, model)[0][:, 0],
    ),
    "inserted": _alignment(
        "are no words inserted (IBM 1)",
        "ibm1",
        lambda c, model: alignment_scores.best_lexical(c, model)[0][:, 1],
    ),
    "deletions": _alignment(
        "minus the words without a likely partner (IBM 1), both ways",
        "ibm1",
        lambda c, model: alignment_scores.best_lexical(c, model)[1],
    ),
    "posterior-word-target": _posterior("words by target position", posteriors.target_words),
    "posterior-word-source": _posterior(
        "words by source position", posteriors.source_words, linked=True
    ),
    "posterior-phrase-target": _posterior(
        "phrases by target position", posteriors.phrases, linked=True, by_source=False
    ),
    "posterior-phrase-source": _posterior(
        "phrases by source position", posteriors.phrases, linked=True, by_source=True
    ),
    "posterior-ngram": _posterior("n-grams", posteriors.ngrams),
    "posterior-length": _posterior("sentence length", posteriors.sentence_length),
    "posterior-reordering": _posterior("word order", posteriors.reordering, linked=True),
    "ngram-frequency": _listed(
        "share of its n-grams in those of the list", posteriors.ngram_frequency
    ),
    "brackets": _listed("minus the mismatched brackets", surface.mismatched_brackets),
    "quotes": _listed("minus the mismatched quotation marks", surface.mismatched_quotes),
    "words": _listed("number of words", surface.word_count, prior=0.0),
    "characters": _listed("number of characters", surface.character_count, prior=0.0),
    "ratio": _listed("words over words of the source", surface.length_ratio, "source", prior=0.0),
    "cache": _listed("unigram model of the document", surface.document_cache, "documents"),
}
"""Name → score."""

FEATURES = "features"
"""Stands for the features that the n-best list itself has."""

_POSTERIORS = tuple(name for name in SCORES if name.startswith("posterior-"))
_PORTAGE = (
    "ibm1 ibm2 hmm hmm-viterbi translated inserted deletions brackets quotes characters "
    "ratio ngram-frequency"
)

GROUPS: dict[str, tuple[str, ...]] = {
    "thesis": ("model", "lm", "regmt", "regmt-brevity"),
    "posteriors": tuple(name for name in _POSTERIORS if not SCORES[name].needs),
    "portage": (FEATURES, "model", *_PORTAGE.split(), *_POSTERIORS),
}
"""Names that stand for several scores: 6.2.4; those of lists alone; PORTAGE §8.1 without ``cache``,
which needs documents."""


def parse_scores(text: str, *, features: bool) -> list[str]:
    """Return the names in a list separated by commas, groups spelled out.

    Parameters
    ----------
    features : bool
        Whether ``features`` is allowed: the candidates come from an n-best list.
    """
    names: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        for name in GROUPS.get(part, (part,)):
            if name not in SCORES and not (features and name == FEATURES):
                known = [*GROUPS, *([FEATURES] if features else []), *SCORES]
                raise InputError(f"unknown score {name!r}", remedy=f"use {', '.join(known)}")
            if name not in names:
                names.append(name)
    return names


def check_needs(names: Sequence[str], candidates: Candidates, models: ScoreModels) -> None:
    """Refuse a score whose input is missing."""
    for name in names:
        for need in SCORES[name].needs if name in SCORES else ():
            models.check(name, need, candidates)


def compute_scores(
    names: Sequence[str], candidates: Candidates, models: ScoreModels
) -> dict[str, Float64Array]:
    """Return the values of each score, shape (rows, width).

    Raises
    ------
    InputError
        A score whose input is missing, or a value that is not a finite number.
    """
    check_needs(names, candidates, models)
    values = {}
    for name in names:
        column = np.asarray(SCORES[name].compute(candidates, models), np.float64)
        column = column.reshape(len(candidates), -1)
        bad = np.flatnonzero(~np.isfinite(column).all(axis=1))
        if len(bad):
            sentence = int(candidates.sentence_of_row[bad[0]])
            raise InputError(
                f"the score {name!r} of candidate {int(bad[0] - candidates.offsets[sentence])} "
                f"of sentence {sentence} is not a finite number"
            )
        values[name] = column
    return values
