"""Rerank n-best lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.core.progress import notice
from regmt.decoding.nbest import NBestEntry
from regmt.decoding.weights import Weights
from regmt.metrics import Metric, make_metric
from regmt.reranking.candidates import Candidates, posterior_weights
from regmt.reranking.consensus import expected_bleu
from regmt.reranking.greedy import greedy_scores
from regmt.reranking.matrix import Choice, ScoreMatrix, score_matrix, tune_weights
from regmt.reranking.score_models import KnownSentences, ScoreModels
from regmt.reranking.scores import check_needs
from regmt.reranking.table import Judged, list_rows, result_table
from regmt.tuning.tuner import Tuner, make_tuner

Lists = Sequence[Sequence[NBestEntry]]


@dataclass(frozen=True)
class NBestSet(KnownSentences):
    """N-best lists and the known data of their sentences."""

    lists: Lists

    def candidates(self, models: ScoreModels) -> Candidates:
        """Return the candidates of the lists."""
        resources, (_, target) = models.resources, models.preprocessings
        recase = resources.case_model if resources is not None and target.raw else None
        return self.made_by(partial(Candidates.from_nbest, recase=recase), self.lists, models)


@dataclass(frozen=True, kw_only=True)
class ScoreTuning:
    """How the weights of scores are learned.

    Attributes
    ----------
    dev : NBestSet
        With references.
    second_dev : NBestSet, optional
        With `greedy`: scores are chosen on it.
    greedy : {"prune", "expand"}, optional
        Drop or add scores as long as the second dev set improves.
    greedy_start : tuple of str
        The scores that ``expand`` starts from; by default the single best one.
    tuner : Tuner
    metric : Metric
        Metric to tune to; by default BLEU.
    seed : int
    """

    dev: NBestSet
    second_dev: NBestSet | None = None
    greedy: str | None = None
    greedy_start: tuple[str, ...] = ()
    tuner: Tuner = field(default_factory=lambda: make_tuner("svm-iso"))
    metric: Metric = field(default_factory=lambda: make_metric("bleu"))
    seed: int = 0

    def weights(self, names: Sequence[str], models: ScoreModels) -> Weights:
        """Learn the weights of the scores `names`."""
        first = self.scored(self.dev, names, models)
        if self.greedy is None:
            return tune_weights(*first, metric=self.metric, tuner=self.tuner, seed=self.seed)
        if self.second_dev is None:
            raise InputError("a greedy choice needs two dev sets", remedy="give second_dev")
        unknown = [name for name in self.greedy_start if name not in first[0].names]
        if unknown:
            raise InputError(
                f"the score {unknown[0]!r} to start from is not among the scores",
                remedy=f"use some of {', '.join(first[0].names)}",
            )
        second = self.scored(self.second_dev, names, models)
        steps = greedy_scores(
            *first,
            *second,
            strategy=self.greedy,
            metric=self.metric,
            tuner=self.tuner,
            start=self.greedy_start,
            seed=self.seed,
        )
        notice(f"scores kept: {', '.join(steps[-1].names)}")
        return steps[-1].weights

    def scored(
        self, dev: NBestSet, names: Sequence[str], models: ScoreModels
    ) -> tuple[ScoreMatrix, Float64Array]:
        """Return the scores of a dev set and the metric's statistics."""
        if dev.references is None:
            raise InputError("a dev set without references", remedy="give its references")
        candidates = dev.candidates(models)
        judged = Judged.of(candidates, dev.references, [self.metric])
        return score_matrix(names, candidates, models, lists=dev.lists), judged.statistics[0]


@dataclass(frozen=True, repr=False)
class Reranking(Choice):
    """Reranked lists, see `Choice`.

    Attributes
    ----------
    lists : n-best lists
        The input lists.
    matrix : ScoreMatrix
        The scores of the candidates.
    """

    lists: Lists
    matrix: ScoreMatrix

    def __repr__(self) -> str:
        n = self.candidates.sentences
        return f"<Reranking of {n} lists by {', '.join(self.matrix.names)}>"

    def nbest(self) -> list[list[NBestEntry]]:
        """Return the lists in their new order, with the new scores and the features behind them."""
        columns: dict[str, list[int]] = {}
        for c, (name, _) in enumerate(self.matrix.columns):
            columns.setdefault(name, []).append(c)
        result = []
        for start, entries in zip(self.candidates.offsets.tolist(), self.lists, strict=False):
            changed = []
            for row, entry in enumerate(entries, start=start):
                added = {
                    name: tuple(self.matrix.values[row, at].tolist())
                    for name, at in columns.items()
                    if name not in entry.features
                }
                score = float(self.scores[row])
                changed.append(replace(entry, features={**entry.features, **added}, score=score))
            result.append(sorted(changed, key=lambda entry: -entry.score))
        return result

    def table(
        self, references: Sequence[Sequence[str]], metrics: Sequence[Metric], *, seed: int = 0
    ) -> str:
        """Compare with the first candidates and with the oracle (Table 6.2)."""
        judged = Judged.of(self.candidates, references, metrics)
        rows = {**list_rows(self.candidates, judged), "Reranked": self.chosen}
        return result_table(judged, rows, against="Baseline", seed=seed)


def rerank(
    nbest: NBestSet | Lists,
    *,
    scores: Sequence[str] | None = None,
    models: ScoreModels | None = None,
    weights: Mapping[str, float | Sequence[float]] | ScoreTuning | None = None,
    mbr_scale: float | None = None,
) -> Reranking:
    """Choose among the candidates of n-best lists by a weighted sum of scores.

    Parameters
    ----------
    nbest : NBestSet or n-best lists
    scores : sequence of str, optional
        Names as `regmt.reranking.scores.parse_scores` returns them; by default the decoder's
        score and what `models` and the lists allow.
    models : ScoreModels, optional
        What scores are computed with.
    weights : mapping or ScoreTuning, optional
        Weights of the scores, or how to learn them; by default modest initial weights.
    mbr_scale : float, optional
        Choose the candidate of minimum Bayes risk, under probabilities of this sharpness, instead
        of the one with the best score.
    """
    nbest = nbest if isinstance(nbest, NBestSet) else NBestSet(nbest)
    models = models or ScoreModels()
    names = default_scores(nbest, models) if scores is None else list(scores)
    candidates = nbest.candidates(models)
    check_needs(names, candidates, models)
    if isinstance(weights, ScoreTuning):
        weights = weights.weights(names, models)
    matrix = score_matrix(names, candidates, models, lists=nbest.lists)
    used = matrix.default_weights() if weights is None else Weights(weights)
    combined = matrix.combine(used)
    if mbr_scale is None:
        chosen = candidates.best(combined)
    else:
        risk = posterior_weights(replace(candidates, model_scores=combined), scale=mbr_scale)
        chosen = candidates.best(expected_bleu(candidates, risk))
    return Reranking(candidates, used, combined, chosen, nbest.lists, matrix)


def default_scores(nbest: NBestSet, models: ScoreModels) -> list[str]:
    """Return the default scores."""
    trained = models.resources is not None
    names = ["model"]
    if models.lm is not None or trained:
        names.append("lm")
    if nbest.source is not None and trained:
        names += ["regmt", "regmt-brevity"]
    return names if len(names) > 1 else ["model", "posterior-ngram", "posterior-length", "cbleu"]
