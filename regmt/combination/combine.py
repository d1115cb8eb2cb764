"""Choose among the outputs of several systems (6.3, Algorithm 3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from regmt.combination.adaptation import Adaptation
from regmt.combination.adaptive import Course
from regmt.combination.grid import Grid, Spread
from regmt.combination.selection import system_rows
from regmt.combination.setting import Setting
from regmt.core.errors import InputError
from regmt.decoding.weights import Weights
from regmt.metrics import Metric, make_metric
from regmt.reranking.candidates import Candidates
from regmt.reranking.matrix import Choice, score_matrix, tune_weights
from regmt.reranking.score_models import KnownSentences, ScoreModels
from regmt.reranking.table import Judged, result_table
from regmt.tuning.tuner import Tuner, make_tuner


@dataclass(frozen=True)
class SystemOutputs(KnownSentences):
    """The translations of the same sentences by several systems.

    Attributes
    ----------
    outputs : mapping
        Name of a system → its translations, line by line.
    """

    outputs: Mapping[str, Sequence[str]]

    def candidates(self, models: ScoreModels) -> Candidates:
        """Return the translations as candidates."""
        return self.made_by(Candidates.from_systems, list(self.outputs.values()), models)


@dataclass(frozen=True, kw_only=True)
class FirstLines:
    """Learn the weights of the scores on the first lines.

    Attributes
    ----------
    lines : int
    tuner : Tuner
    """

    lines: int
    tuner: Tuner = field(default_factory=lambda: make_tuner("svm-iso"))


@dataclass(frozen=True, kw_only=True)
class Adaptive:
    """Learn the weights of the *systems* from sentence to sentence (Algorithm 3).

    Attributes
    ----------
    setting : Setting or None
        None only prepares for `Combination.grid`.
    online : bool
        Learn from the references, each after its sentence was decided; else from the scores.
    tokenize, lowercase
        Text options of the sentence BLEU to learn from.
    runs : int
        Number of runs of random settings; the first run makes the choice.
    """

    setting: Setting | None = None
    online: bool = False
    tokenize: str | None = None
    lowercase: bool | None = None
    runs: int = 1


@dataclass(frozen=True, repr=False)
class Combination(Choice):
    """The result of a combination, see `Choice`.

    Attributes
    ----------
    systems : list of str
    adaptation : Adaptation
        The input of adaptive weighting: the sentences not used for tuning.
    course : Course or None
        The weights of the systems over time.
    judged : Judged or None
        The quality of all candidates, if there are references.
    setting : Setting or None
    seed : int
    """

    systems: list[str]
    adaptation: Adaptation
    course: Course | None
    judged: Judged | None
    setting: Setting | None
    seed: int

    def __repr__(self) -> str:
        n = self.candidates.sentences
        return f"<Combination of {len(self.systems)} systems, {n} sentences>"

    @property
    def _tail(self) -> tuple[Judged, int]:
        """The quality of the candidates that were not tuned on, and the first row of them."""
        if self.judged is None:
            raise InputError("no references to compare with", remedy="give references")
        skipped = len(self.candidates) - len(self.adaptation.candidates)
        return self.judged.tail(skipped), skipped

    def table(self) -> str:
        """Lay out Tables 6.3 and 6.4 with what was chosen in batch, and adaptively if it was."""
        judged, skipped = self._tail
        candidates = self.adaptation.candidates
        base = system_rows(candidates, judged, self.systems, seed=self.seed)
        rows = {**base.rows, "Combined": candidates.best(self.scores[skipped:])}
        deviation = ""
        if self.course is not None and self.setting is not None:
            label, runs = self.setting.label, self.adaptation.rows(self.course)
            rows[label] = runs[0]
            if len(runs) > 1:
                spreads = [Spread.of(judged, runs, metric=k) for k in range(len(judged.metrics))]
                rows[f"{label}, mean"] = [spread.mean for spread in spreads]
                deviation = f"standard deviation of {len(runs)} runs: {spreads[0].deviation:.4f}\n"
        text = result_table(judged, rows, against="Best", seed=self.seed)
        return f"{text}Best is {base.best}\n{deviation}"

    def grid(self, *, average: int = 1, repeat: int = 1) -> Grid:
        """Run all settings of Table 7.1."""
        return Grid.run(
            self.adaptation, self._tail[0], average=average, seed=self.seed, repeat=repeat
        )


def combine(
    systems: SystemOutputs | Mapping[str, Sequence[str]],
    *,
    scores: Sequence[str] | None = None,
    models: ScoreModels | None = None,
    weights: Mapping[str, float | Sequence[float]] | FirstLines | None = None,
    metrics: Sequence[Metric] | None = None,
    adaptive: Adaptive | None = None,
    seed: int = 0,
) -> Combination:
    """Choose among the translations of several systems, sentence by sentence.

    Parameters
    ----------
    systems : SystemOutputs or mapping from names to lines
    scores : sequence of str, optional
        Names as `regmt.reranking.scores.parse_scores` returns them; by default ``cbleu``, and
        ``lm`` if a language model is given.
    models : ScoreModels, optional
        What scores are computed with.
    weights : mapping or FirstLines, optional
        Weights of the scores, or the lines to learn them on; by default modest initial weights.
    metrics : sequence of Metric, optional
        Metrics to report; the first is also tuned to. By default BLEU.
    adaptive : Adaptive, optional
        Also weight the systems.
    seed : int
        Seed of all random choices.
    """
    systems = systems if isinstance(systems, SystemOutputs) else SystemOutputs(systems)
    models, adaptive = models or ScoreModels(), adaptive or Adaptive()
    candidates = systems.candidates(models)
    names = default_scores(models) if scores is None else list(scores)
    matrix = score_matrix(names, candidates, models)
    judged = None
    if systems.references is not None:
        metrics = [make_metric("bleu")] if metrics is None else metrics
        judged = Judged.of(candidates, systems.references, metrics)
    width, first = len(systems.outputs), 0
    if isinstance(weights, FirstLines):
        first = weights.lines
        if judged is None or not 0 < first < candidates.sentences:
            raise InputError(
                f"{first} of {candidates.sentences} lines to tune on",
                remedy="give references, and fewer lines to tune on",
            )
        weights = tune_weights(
            matrix.head(first),
            judged.statistics[0][: first * width],
            metric=judged.metrics[0],
            tuner=weights.tuner,
            seed=seed,
        )
    used = matrix.default_weights() if weights is None else Weights(weights)
    combined = matrix.combine(used)
    chosen = candidates.best(combined)

    # What follows is about the lines that were not tuned on.
    rest = candidates.select(first, candidates.sentences)
    adaptation = Adaptation.simulated(rest, combined[first * width :], width)
    if adaptive.online:
        if systems.references is None:
            raise InputError("online learning without references", remedy="give references")
        adaptation = adaptation.online(
            [lines[first:] for lines in systems.references],
            tokenize=adaptive.tokenize,
            lowercase=adaptive.lowercase,
        )
    course, setting = None, adaptive.setting
    if setting is not None:
        setting = replace(setting, instances=rest.sentences)
        course = adaptation.run(setting, seed=seed, runs=adaptive.runs)
        chosen = np.concatenate([chosen[:first], first * width + adaptation.rows(course)[0]])
    result = candidates, used, combined, chosen
    return Combination(*result, list(systems.outputs), adaptation, course, judged, setting, seed)


def default_scores(models: ScoreModels) -> list[str]:
    """Return the default scores."""
    return ["cbleu"] if models.lm is None else ["cbleu", "lm"]
