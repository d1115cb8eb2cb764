"""N-best lists reranked: Table 6.2 of the RegMT thesis and Table 18 of the PORTAGE report."""

from __future__ import annotations

from functools import cached_property

from regmt.core.arrays import Int64Array
from regmt.core.progress import progress
from regmt.reproduction.data import Data
from regmt.reproduction.estimate import Estimate, Resampling
from regmt.reproduction.nbest_lists import NBEST, Lists, dev_and_test
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Cell, Result
from regmt.reproduction.scoring import metric_of
from regmt.reranking.candidates import Candidates
from regmt.reranking.greedy import greedy_scores
from regmt.reranking.matrix import ScoreMatrix, score_matrix, tune_weights
from regmt.reranking.regression import RegressionOptions
from regmt.reranking.score_models import ScoreModels
from regmt.reranking.scores import parse_scores
from regmt.reranking.table import Judged
from regmt.sentence.learning_options import printed_options
from regmt.significance import approximate_randomization
from regmt.tuning.tuner import make_tuner

LEARNERS = {"L2": ("ridge", 140), "FSR": ("fsr", 74), "LP": ("lp", 61), "QP": ("qp", 61)}
"""Label → learner and pairs per sentence (6.2.4)."""

HAND = ("model", "ibm1", "hmm", "posterior-ngram", "posterior-length", "ngram-frequency")
ALL = (
    *HAND,
    *("ibm2", "hmm-viterbi", "translated", "inserted", "deletions"),
    *("posterior-word-target", "posterior-word-source", "posterior-phrase-target"),
    *("posterior-phrase-source", "posterior-reordering", "brackets", "quotes", "cache"),
    *("characters", "ratio"),
)


class Side:
    """The lists of dev or test as candidates, with their BLEU and NIST."""

    def __init__(self, lists: Lists) -> None:
        documents = [str(i // 10) for i in range(len(lists.texts))]
        self.candidates = Candidates.from_nbest(
            lists.entries, source=lists.texts.source, documents=documents
        )
        self.lists = lists.entries
        metrics = [metric_of("bleu"), metric_of("nist")]
        self.judged = Judged.of(self.candidates, [lists.texts.target], metrics)

    def matrix(self, names: list[str], models: ScoreModels) -> ScoreMatrix:
        """Compute scores."""
        return score_matrix(names, self.candidates, models, lists=self.lists)

    @cached_property
    def resampling(self) -> Resampling:
        """Resampled sets of the sentences."""
        return Resampling(self.candidates.sentences)

    def estimates(self, rows: Int64Array) -> list[Estimate]:
        """Return BLEU and NIST of a choice."""
        both = zip(self.judged.metrics, self.judged.statistics, strict=True)
        return [self.resampling.score(metric, statistics[rows]) for metric, statistics in both]

    def scores(self, rows: Int64Array) -> tuple[float, float]:
        """Return BLEU (as the thesis prints it) and NIST of a choice."""
        bleu, nist = self.judged.scores(rows)
        return bleu / 100.0, nist


def table_6_2(entry: Entry, data: Data) -> Result:
    """Reranking by RegMT, TM and LM scores."""
    task = data.task()
    dev, test = (Side(lists) for lists in dev_and_test(data, entry.size(data)))
    models = ScoreModels(task.resources)
    metric, statistics = dev.judged.metrics[0], dev.judged.statistics[0]
    baseline = test.candidates.offsets[:-1]
    rows: dict[str, tuple[Cell, ...]] = {}
    figures: dict[str, Estimate] = {}

    def judge(label: str, chosen: Int64Array, p: float | None = None) -> None:
        rows[label] = (*test.scores(chosen), p)
        figures[f"BLEU {label}"], figures[f"NIST {label}"] = test.estimates(chosen)

    def rerank(label: str, names: list[str]) -> None:
        weights = tune_weights(
            dev.matrix(names, models),
            statistics,
            metric=metric,
            tuner=make_tuner("mert", {"restarts": 5}),
            seed=data.seed,
        )
        chosen = test.candidates.best(test.matrix(names, models).combine(weights))
        outcome = approximate_randomization(
            metric,
            test.judged.statistics[0][chosen],
            test.judged.statistics[0][baseline],
            seed=data.seed,
        )
        judge(label, chosen, outcome.p)

    judge("Baseline", baseline)
    judge("Oracle", test.judged.oracle(test.candidates))
    rerank("TM+LM", ["model", "lm"])
    for label, (learner, instances) in progress(LEARNERS.items(), what="learners"):
        models.regression = RegressionOptions(
            learner=learner,
            learner_options=printed_options(learner),
            instances=instances,
            exclude_exact=True,
        )
        rerank(label, parse_scores("thesis", features=True))
    return entry.result(
        f"{task.name}, {len(dev.lists)} dev and {len(test.lists)} test sentences, "
        f"{NBEST}-best lists of the individual systems",
        rows,
        figures,
    )


def portage_18(entry: Entry, data: Data) -> Result:
    """Rescoring with many features, all or chosen greedily on a second dev set; judged on test."""
    task = data.task()
    n = entry.size(data)
    dev_lists, test_lists = dev_and_test(data, n)
    half = max(1, n // 2)
    first, second = (Side(dev_lists[part]) for part in (slice(None, half), slice(half, None)))
    test = Side(test_lists)
    models = ScoreModels(task.resources)
    matrices = [side.matrix(list(ALL), models) for side in (first, second, test)]
    metric, tuner = metric_of("bleu"), make_tuner("svm-iso")
    start = [side.candidates.offsets[:-1] for side in (second, test)]
    figures = {"baseline": test.estimates(start[1])[0]}
    on_dev = {"baseline": (second.judged.scores(start[0])[0], 0)}
    for strategy, initial, labels in (
        ("prune", (), ("all", "all, pruned")),
        ("expand", HAND, ("hand-selected", "hand-selected, expanded")),
    ):
        steps = greedy_scores(
            matrices[0],
            first.judged.statistics[0],
            matrices[1],
            second.judged.statistics[0],
            strategy=strategy,
            metric=metric,
            tuner=tuner,
            start=initial,
            seed=data.seed,
        )
        for label, step in zip(labels, (steps[0], steps[-1]), strict=True):
            chosen = [
                side.candidates.best(matrix.combine(step.weights))
                for side, matrix in zip((second, test), matrices[1:], strict=True)
            ]
            on_dev[label] = second.judged.scores(chosen[0])[0], len(step.names)
            figures[label] = test.estimates(chosen[1])[0]
    return entry.result(
        f"{task.name}, dev of {len(first.lists)} and {len(second.lists)} sentences, "
        f"{len(test.lists)} test sentences, {NBEST}-best",
        {
            name: (on_dev[name][0], figures[name].value, on_dev[name][1] or None)
            for name in entry.printed
        },
        figures,
    )
