"""Predicted target features and their quality, for Tables 8.4 and 8.6 to 8.8."""

from __future__ import annotations

import time
import warnings
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array
from regmt.core.progress import progress
from regmt.decoding.extraction.phrase_scoring import PhraseOptions
from regmt.decoding.instance_model import InstanceTrainer
from regmt.features.from_index import LocalProblem
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors import make_selector
from regmt.prediction import Confusion, confusion, threshold_for_best_f1
from regmt.reproduction.data import Bitext, Task
from regmt.reproduction.estimate import Estimate, Resampling
from regmt.sentence import LearningOptions, SentenceLearner
from regmt.sentence.learning_options import printed_options

Ngram = tuple[str, ...]


@dataclass(frozen=True)
class Judged:
    """A prediction and the features of the reference.

    Attributes
    ----------
    weights : ndarray, shape (N_Y,)
    present : ndarray of bool, shape (N_Y,)
    uncovered : int
        Features of the reference that are not among the N_Y.
    """

    weights: Float64Array
    present: npt.NDArray[np.bool_]
    uncovered: int

    @classmethod
    def of(cls, names: Iterable[Ngram], weights: Float64Array, wanted: Collection[Ngram]) -> Judged:
        """Compare the features `names`, predicted with `weights`, with those of the reference."""
        present = np.array([name in wanted for name in names], dtype=bool)
        return cls(weights, present, len(wanted) - int(present.sum()))

    def confusion(self, threshold: float) -> Confusion:
        """Return the weighted confusion."""
        return confusion(self.weights, self.present, self.uncovered, threshold=threshold)


def best_threshold(judged: Sequence[Judged]) -> float:
    """Return the threshold of the best weighted F1 on a dev set."""
    return threshold_for_best_f1(
        np.concatenate([one.weights for one in judged]),
        np.concatenate([one.present for one in judged]),
        sum(one.uncovered for one in judged),
    )[0]


def total(judged: Sequence[Judged], threshold: float) -> Confusion:
    """Return the weighted confusion over all sentences."""
    return sum((one.confusion(threshold) for one in judged), Confusion())


def weighted_f1(judged: Sequence[Judged], threshold: float, resampling: Resampling) -> Estimate:
    """Return the weighted F1 (8.2) over all sentences."""
    found = [one.confusion(threshold) for one in judged]
    return resampling.figure(
        [(one.tp, one.fp, one.fn) for one in found],
        lambda sums: 2 * sums[..., 0] / (2 * sums[..., 0] + sums[..., 1] + sums[..., 2]),
    )


@dataclass
class Predictions:
    """Predicts with one learner after the other from the same selected pairs.

    Parameters
    ----------
    index : Index
    orders : Orders
        Of the features of both sides.
    texts : Bitext
    selector : str
    instances : int
    """

    index: Index
    orders: Orders
    texts: Bitext
    selector: str = "dice"
    instances: int = 100

    def __post_init__(self) -> None:
        self.options = LearningOptions(
            selector=self.selector,
            instances=self.instances,
            ngrams=str(self.orders),
            exclude_exact=True,
        )
        learner = SentenceLearner(self.index, self.options)
        self.chosen = [(line, learner.select(line)) for line in self.texts.source]
        self.problems: list[LocalProblem] = [learner.problem(*one) for one in self.chosen]
        self.milliseconds = 0.0

    @property
    def dimensions(self) -> tuple[float, float]:
        """Mean N_X and N_Y."""
        sizes = [(p.X.shape[1], p.Y.shape[1]) for p in self.problems]
        return float(np.mean([x for x, _ in sizes])), float(np.mean([y for _, y in sizes]))

    def predict(self, learner: str) -> list[Judged]:
        """Predict all sentences; afterwards `milliseconds` is the processor time per sentence."""
        from sklearn.exceptions import ConvergenceWarning

        options = replace(self.options, learner=learner, learner_options=printed_options(learner))
        learns = SentenceLearner(self.index, options)
        learns.learn(*self.chosen[0], problem=self.problems[0])  # compile
        started = time.process_time()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ConvergenceWarning)
            each = zip(self.chosen, self.problems, strict=True)
            found = [
                learns.learn(*one, problem=problem)
                for one, problem in progress(each, what=learner, total=len(self.texts))
            ]
        self.milliseconds = (time.process_time() - started) / len(found) * 1e3
        return [
            Judged(model.prediction, *model.in_reference(reference))
            for model, reference in zip(found, self.texts.target, strict=True)
        ]


def phrase_predictions(
    task: Task, texts: Bitext, orders: Orders, *, selector: str = "dice", instances: int = 100
) -> list[Judged]:
    """Return the phrase tables of individual systems as predictions (8.6.1).

    A target phrase is predicted with the sum of its p(t|s) over the source phrases of the
    sentence, bounded to 1; phrases are as long as the features. Probabilities are relative
    frequencies, as Moses' are.
    """
    chooser = make_selector(selector).fit(task.index)
    trainer = InstanceTrainer(
        corpus=task.index.corpus,
        links=task.resources.links,
        options=PhraseOptions(longest=orders.highest, reordering="none", smoothing="none"),
    )
    result = []
    sides = task.index.source.text, task.index.target.text
    for source, reference in zip(texts.source, texts.target, strict=True):
        sentence = sides[0].encode(source)
        ids = chooser.select([sentence], instances, exclude_exact=True)[0].ids
        scored = trainer.train(ids, sentence=sentence.ids)
        weights: dict[Ngram, float] = {}
        for phrase, scores in zip(scored.texts()[1], scored.scores, strict=True):
            name = tuple(phrase.split())
            if orders.lowest <= len(name):
                weights[name] = min(1.0, weights.get(name, 0.0) + float(scores[DIRECT]))
        values = np.array(list(weights.values()), dtype=np.float64)
        result.append(
            Judged.of(weights, values, sides[1].encode(reference).distinct_ngrams(orders))
        )
    return result


DIRECT = 2
"""The column of p(t|s) in the scores of phrase pairs: p(s|t), lex(s|t), p(t|s), lex(t|s)."""
