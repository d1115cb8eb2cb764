"""Choose λ, ε, M and the threshold on a dev set (4.3.5, 8.4.1, 8.6.1)."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, get_args

import numpy as np

from regmt.core.errors import InputError, check_choice
from regmt.core.files import StrPath, atomic_write, read_toml
from regmt.core.progress import progress
from regmt.instance_selection.index import Index
from regmt.prediction.measures import p_max, threshold_for_best_f1
from regmt.sentence.learner import SentenceLearner
from regmt.sentence.learning_options import LearningOptions
from regmt.sentence.sentence_model import SentenceModel

Objective = Literal["f1", "pmax", "squared"]

GRIDS: dict[str, dict[str, list[Any]]] = {
    "ridge": {"alpha": [0.1, 1.0, 10.0, 100.0]},
    "fsr": {"epsilon": [2.0**-6, 2.0**-7, 2.0**-8, 2.0**-9], "arc_length": [1.0, 2.5, 5.0]},
    "qp": {"alpha": [0.1, 0.3, 1.0, 3.0]},
    "lp": {},
    "ith": {"mu": [0.3, 1.0]},
    "svr": {"C": [0.3, 1.0, 3.0]},
    "logreg": {"alpha": [0.1, 1.0, 10.0]},
    "svc": {"C": [0.3, 1.0, 3.0]},
    "l1inf": {"alpha": [0.3, 1.0, 3.0]},
}
"""The values tried for each learner by default."""


@dataclass(frozen=True)
class Optimum:
    """The best parameters found.

    Attributes
    ----------
    learner : str
    options : dict
    threshold : float
        With the best weighted F1 for these options.
    objective : str
    score : float
        Value of the objective on the dev set, higher is better.
    trials : list of (options, threshold, score)
        Everything that was tried; not saved.
    """

    learner: str
    options: dict[str, Any]
    threshold: float
    objective: str
    score: float
    trials: list[tuple[dict[str, Any], float, float]] = field(default_factory=list, compare=False)

    def applied_to(self, options: LearningOptions) -> LearningOptions:
        """Return options with the learner that was found."""
        found = tuple(self.options.items())
        return replace(options, learner=self.learner, learner_options=found)

    def save(self, path: StrPath) -> None:
        """Write as TOML."""
        with atomic_write(path) as stream:
            print(f'learner = "{self.learner}"', file=stream)
            print(f"threshold = {self.threshold!r}", file=stream)
            print(f'objective = "{self.objective}"', file=stream)
            print(f"score = {self.score!r}", file=stream)
            print("\n[options]", file=stream)
            for name, value in self.options.items():
                print(f"{name} = {_toml(value)}", file=stream)

    @classmethod
    def load(cls, path: StrPath) -> Optimum:
        """Read what `save` wrote."""
        table = read_toml(path)
        known = {"learner", "threshold", "objective", "score", "options"}
        if set(table) != known:
            wrong = ", ".join(sorted(set(table) ^ known))
            raise InputError(
                f"not a file of optimised parameters ({wrong})",
                path=path,
                remedy="create it with regmt predict --dev S T --save-parameters FILE",
            )
        return cls(**table)


def optimise(
    index: Index,
    options: LearningOptions,
    sentences: Sequence[str],
    references: Sequence[str],
    *,
    grid: Mapping[str, Sequence[Any]] | None = None,
    objective: Objective = "f1",
) -> Optimum:
    """Try every combination of `grid` on a dev set and keep the best.

    Parameters
    ----------
    index : Index
    options : LearningOptions
        How to select and which learner to optimise; its options are replaced.
    sentences, references : sequence of str
        The dev set.
    grid : mapping from option to values, optional
        By default `GRIDS`.
    objective : {"f1", "pmax", "squared"}
        Weighted F1 at its best threshold (8.2); the mean p^max of the reference's features
        (8.13); or the negative squared loss ``−‖φ(y) − ŷ‖²`` per sentence.

    Notes
    -----
    Of equal scores the first combination wins.
    """
    check_choice("objective", objective, get_args(Objective))
    if len(sentences) != len(references) or not sentences:
        raise InputError(f"{len(sentences)} dev sentences, but {len(references)} references")
    name = options.learner
    grid = GRIDS[name] if grid is None else grid
    combinations = [
        dict(zip(grid, values, strict=True)) for values in itertools.product(*grid.values())
    ]
    learner = SentenceLearner(index, options)
    encoded = [learner.encode(sentence) for sentence in sentences]
    selections = [learner.select(sentence) for sentence in encoded]
    problems = [learner.problem(*one) for one in zip(encoded, selections, strict=True)]
    trials: list[tuple[dict[str, Any], float, float]] = []
    jobs = [(combination, i) for combination in combinations for i in range(len(sentences))]
    models: list[SentenceModel] = []
    for combination, i in progress(jobs, what=f"optimise {name}"):
        if i == 0:
            current = replace(options, learner_options=tuple(combination.items()))
            learner = SentenceLearner(index, current)
        models.append(learner.learn(encoded[i], selections[i], problem=problems[i]))
        if i + 1 == len(sentences):
            trials.append((combination, *score(models, references, objective=objective)))
            models = []
    chosen, threshold, best = max(trials, key=lambda trial: trial[2])
    return Optimum(name, chosen, threshold, objective, best, trials)


def score(
    models: Sequence[SentenceModel], references: Sequence[str], *, objective: Objective = "f1"
) -> tuple[float, float]:
    """Return the threshold of the best weighted F1 and the value of the objective."""
    weights, present = [], []
    n_uncovered = 0
    total_p, n_features, loss = 0.0, 0, 0.0
    for model, reference in zip(models, references, strict=True):
        in_reference, uncovered = model.in_reference(reference)
        weights.append(model.prediction)
        present.append(in_reference)
        n_uncovered += uncovered
        n_features += int(in_reference.sum()) + uncovered
        if objective == "pmax":
            if model.coef is None:
                raise InputError(
                    "this learner has no W, which the objective 'pmax' needs",
                    remedy="use the objective f1 or squared",
                )
            best = p_max(model.coef, model.problem.columns)
            total_p += float(best[in_reference].sum())
        elif objective == "squared":
            # Each feature of the reference that cannot be predicted costs one (6.5).
            loss += float(np.sum((model.prediction - in_reference) ** 2)) + uncovered
    threshold, f1 = threshold_for_best_f1(
        np.concatenate(weights), np.concatenate(present), n_uncovered
    )
    if objective == "pmax":
        return threshold, total_p / max(n_features, 1)
    if objective == "squared":
        return threshold, -loss / len(models)
    return threshold, f1


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else repr(value)
