"""N-best lists reranked: Table 6.2 of the RegMT thesis and Table 18 of the PORTAGE report."""

from __future__ import annotations

from regmt.core.arrays import Int64Array
from regmt.core.progress import progress
from regmt.reproduction.data import Data
from regmt.reproduction.nbest_lists import NBEST, Lists, dev_and_test
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Cell, Result, column
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

    def scores(self, rows: Int64Array) -> tuple[float, float]:
        """Return BLEU (as the thesis prints it) and NIST of a choice."""
        bleu, nist = self.judged.scores(rows)
        return bleu / 100.0, nist


def table_6_2(entry: Entry, data: Data) -> Result:
    """Reranking by RegMT, TM and LM scores."""
    task = data.task()
    dev, test = (Side(lists) for lists in dev_and_test(data, data.size(60)))
    models = ScoreModels(task.resources)
    metric, statistics = dev.judged.metrics[0], dev.judged.statistics[0]
    baseline = test.candidates.offsets[:-1]
    rows: dict[str, tuple[Cell, ...]] = {
        "Baseline": (*test.scores(baseline), None),
        "Oracle": (*test.scores(test.judged.oracle(test.candidates)), None),
    }

    def rerank(names: list[str]) -> tuple[Cell, ...]:
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
        return (*test.scores(chosen), outcome.p)

    rows["TM+LM"] = rerank(["model", "lm"])
    for label, (learner, instances) in progress(LEARNERS.items(), what="learners"):
        models.regression = RegressionOptions(
            learner=learner,
            learner_options=printed_options(learner),
            instances=instances,
            exclude_exact=True,
        )
        rows[label] = rerank(parse_scores("thesis", features=True))
    bleu, nist = column(rows, 0), column(rows, 1)
    ours = [bleu[name] for name in LEARNERS]
    return entry.result(
        f"{task.name}, {len(dev.lists)} dev and {len(test.lists)} test sentences, "
        f"{NBEST}-best lists of the individual systems",
        rows,
        {
            "reranking with RegMT gives a BLEU at least the baseline's": (
                min(ours) >= bleu["Baseline"]
            ),
            "and a higher NIST": all(nist[name] > nist["Baseline"] for name in LEARNERS),
            "RegMT scores add to TM and LM (the best learner)": max(ours) > bleu["TM+LM"],
            "FSR is at least as good as L2": bleu["FSR"] >= bleu["L2"],
        },
    )


def portage_18(entry: Entry, data: Data) -> Result:
    """Rescoring with many features, all or chosen greedily."""
    task = data.task()
    n = data.size(40)
    dev_lists, test_lists = dev_and_test(data, n)
    half = max(1, n // 2)
    first, second = (Side(dev_lists[part]) for part in (slice(None, half), slice(half, None)))
    test = Side(test_lists)
    models = ScoreModels(task.resources)
    matrices = [side.matrix(list(ALL), models) for side in (first, second, test)]
    metric, tuner = metric_of("bleu"), make_tuner("svm-iso")
    baseline = [side.judged.scores(side.candidates.offsets[:-1])[0] for side in (second, test)]
    rows: dict[str, tuple[Cell, ...]] = {"baseline": (*baseline, None)}
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
            scores = [
                side.judged.scores(side.candidates.best(matrix.combine(step.weights)))[0]
                for side, matrix in ((second, matrices[1]), (test, matrices[2]))
            ]
            rows[label] = (*scores, len(step.names))
    rows = {name: rows[name] for name in entry.printed}
    base, every, start, pruned, expanded = column(rows).values()
    return entry.result(
        f"{task.name}, dev of {len(first.lists)} and {len(second.lists)} sentences, "
        f"{len(test.lists)} test sentences, {NBEST}-best",
        rows,
        {
            "greedy pruning is at least all on its dev set": pruned >= every,
            "greedy expansion is at least its start on its dev set": expanded >= start,
            "after greedy selection rescoring is above the baseline on its dev set": (
                min(pruned, expanded) > base
            ),
        },
    )
