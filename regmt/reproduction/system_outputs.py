"""The outputs of several systems that the tables on combination choose among."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, reduce
from operator import add
from pathlib import Path

import numpy as np

from regmt.combination.selection import system_rows
from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.files import read_lines
from regmt.core.progress import progress
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.text_profile import TextProfile
from regmt.metrics import make_metric
from regmt.reproduction.data import Data
from regmt.reproduction.estimate import Estimate, Resampling, mean_over_runs
from regmt.reproduction.registry import Entry
from regmt.reproduction.scoring import metric_of
from regmt.reranking.candidates import Candidates
from regmt.reranking.matrix import score_matrix, tune_weights
from regmt.reranking.regression import RegressionOptions
from regmt.reranking.score_models import ScoreModels
from regmt.reranking.table import Judged
from regmt.resources import Resources
from regmt.sentence.learning_options import printed_options
from regmt.translation.options import TranslationOptions
from regmt.translation.translator import Translator
from regmt.tuning.tuner import make_tuner

SYSTEMS = "systems-wmt21-de-en"
TRAINING = "l10n-de-en"
PREPARE = TextProfile(tokenize="13a", lowercase=True)
RANDOM = 50
"""Random choices that are averaged."""

LEARNERS = {"L2": ("ridge", 189), "FSR": ("fsr", 78), "LP": ("lp", 64), "QP": ("qp", 64)}
"""Label → learner and pairs per sentence (6.3.2)."""

OWN_SYSTEMS = {
    "phrases": TranslationOptions(exact=False, scores="phrases", stack=20),
    "phrases, 20 pairs": TranslationOptions(exact=False, scores="phrases", instances=20, stack=20),
    "phrases, dice": TranslationOptions(exact=False, scores="phrases", selector="dice", stack=20),
    "W as table, FSR": TranslationOptions(exact=False, scores="regression", stack=20),
    "W as table, L2": TranslationOptions(
        exact=False, scores="regression", learner="ridge", stack=20
    ),
    "combined": TranslationOptions(exact=False, stack=20),
    "graph, FSR": TranslationOptions(exact=False, decoder="graph"),
    "graph, L2": TranslationOptions(exact=False, decoder="graph", learner="ridge"),
}
"""Our own systems stand for those of a shared task on the bundled data."""


@dataclass
class Outputs:
    """The outputs of several systems, divided into lines to tune on and lines to test on."""

    name: str
    systems: list[str]
    candidates: Candidates
    references: list[list[str]]
    judged: Judged
    models: ScoreModels
    tune_on: int
    tokenize: str | None

    @property
    def skipped(self) -> int:
        """Rows of the lines to tune on."""
        return self.tune_on * len(self.systems)

    @property
    def test(self) -> Candidates:
        """The candidates of the lines to test on."""
        return self.candidates.select(self.tune_on, self.candidates.sentences)

    @property
    def settings(self) -> str:
        """What they are, in words."""
        tested = self.candidates.sentences - self.tune_on
        return (
            f"{self.name}: {len(self.systems)} systems, {self.tune_on} lines to tune on, "
            f"{tested} to test on"
        )

    def combined(self, learner: str, instances: int, seed: int) -> Float64Array:
        """Return the tuned sum of RegMT, CBLEU and LM scores of every candidate."""
        self.models.regression = RegressionOptions(
            learner=learner, learner_options=printed_options(learner), instances=instances
        )
        names = ["cbleu", "lm", "regmt", "regmt-brevity"]
        matrix = score_matrix(names, self.candidates, self.models)
        weights = tune_weights(
            matrix.head(self.tune_on),
            self.judged.statistics[0][: self.skipped],
            metric=self.judged.metrics[0],
            tuner=make_tuner("svm-iso"),
            seed=seed,
        )
        return matrix.combine(weights)

    @cached_property
    def resampling(self) -> Resampling:
        """Resampled sets of the test lines."""
        return Resampling(self.test.sentences)

    def bleu(self, rows: Int64Array) -> Estimate:
        """Return BLEU of a choice among the test lines."""
        judged = self.judged.tail(self.skipped)
        return self.resampling.score(judged.metrics[0], judged.statistics[0][rows])

    def references_for(self, seed: int) -> dict[str, Estimate]:
        """Return BLEU of what a choice is compared with.

        The best system and the second best are those of the lines to tune on.
        """
        candidates = self.test
        systems = [self.bleu(candidates.offsets[:-1] + k) for k in range(len(self.systems))]
        rows = self.candidates.offsets[: self.tune_on]
        tuned = [self.judged.scores(rows + k)[0] for k in range(len(self.systems))]
        best, second = np.argsort(tuned)[::-1][:2].tolist()
        generator = np.random.default_rng(seed)
        sizes = np.diff(candidates.offsets)
        drawn = [candidates.offsets[:-1] + generator.integers(0, sizes) for _ in range(RANDOM)]
        return {
            "Random": mean_over_runs([self.bleu(rows) for rows in drawn]),
            "Average": (1.0 / len(systems)) * reduce(add, systems),
            "best system": systems[best],
            "second system": systems[second],
        }

    def scores(self, rows: Int64Array) -> list[float]:
        """Return BLEU between 0 and 1 and NIST of a choice among the test lines."""
        bleu, nist = self.judged.tail(self.skipped).scores(rows)
        return [bleu / 100.0, nist]


def outputs_of(entry: Entry, data: Data) -> Outputs:
    """Return the systems of WMT'21, or our own on the bundled data."""
    make = own_systems if data.folder is None else _wmt
    lines = entry.size(data)
    return data.remember(("outputs", lines), lambda: make(data, lines))


def own_systems(data: Data, lines: int, pair: str = "de-en") -> Outputs:
    """Translate test sentences of a language pair with each of `OWN_SYSTEMS`."""
    task = data.task(pair)
    texts = task.test.sample(lines)
    outputs = []
    for name, options in progress(OWN_SYSTEMS.items(), what="systems"):
        translator = Translator(task.resources, options)
        outputs.append([translator.translate(line).text or name for line in texts.source])
    candidates = Candidates.from_systems(outputs, source=texts.source)
    metrics = [metric_of("bleu"), metric_of("nist")]
    judged = Judged.of(candidates, [texts.target], metrics)
    models = ScoreModels(task.resources)
    name = f"{task.name}, our own systems"
    tune_on = max(1, len(texts) // 3)
    return Outputs(
        name, list(OWN_SYSTEMS), candidates, [texts.target], judged, models, tune_on, "none"
    )


def training_corpus(folder: Path) -> Corpus:
    """Read train.de and train.en of a folder, as the outputs are prepared."""
    return Corpus.from_files(
        folder / "train.de",
        folder / "train.en",
        source_preprocessing=PREPARE,
        target_preprocessing=PREPARE,
        skip_empty=True,
    )


def _wmt(data: Data, n: int) -> Outputs:
    folder, training = data.real(SYSTEMS), data.real(TRAINING)
    paths = sorted(folder.glob("hyp.*"))
    references = [read_lines(path)[:n] for path in sorted(folder.glob("ref.*.en"))]
    corpus = training_corpus(training)
    candidates = Candidates.from_systems(
        [read_lines(path)[:n] for path in paths],
        source=read_lines(folder / "src.de")[:n],
        preprocessing=PREPARE,
        source_preprocessing=PREPARE,
    )
    metrics = [make_metric("bleu"), make_metric("nist")]
    judged = Judged.of(candidates, references, metrics)
    models = ScoreModels(Resources(Index.build(corpus, order=2)))
    names = [path.name.split(".")[1] for path in paths]
    return Outputs(SYSTEMS, names, candidates, references, judged, models, max(1, n // 3), None)


def base_rows(outputs: Outputs, seed: int) -> dict[str, list[float]]:
    """Return BLEU between 0 and 1 and NIST of Random, Min, Average, 2nd best, Best and Oracle."""
    found = system_rows(
        outputs.test, outputs.judged.tail(outputs.skipped), outputs.systems, seed=seed
    )
    rows: dict[str, list[float]] = {}
    for name, value in found.rows.items():
        if isinstance(value, np.ndarray):
            rows[name] = outputs.scores(value)
        else:
            rows[name] = [float(value[0]) / 100.0, float(value[1])]
    return rows


def regmt_scores(entry: Entry, data: Data) -> tuple[Outputs, Float64Array]:
    """Return the outputs and the RegMT score with FSR of the test lines."""
    outputs = outputs_of(entry, data)
    learner, instances = LEARNERS["FSR"]
    combined = data.remember(
        ("combined", outputs.candidates.sentences),
        lambda: outputs.combined(learner, instances, data.seed),
    )
    return outputs, combined[outputs.skipped :]
