"""Phrase tables from W, their size and quality: Tables 8.4 and 8.5; F1 against BLEU: Table 8.3."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, replace

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.progress import progress
from regmt.instance_selection.ngrams import Orders, distinct_ngrams
from regmt.prediction import Confusion
from regmt.reproduction.data import Bitext, Data, Task
from regmt.reproduction.predictions import DIRECT, Judged, best_threshold, phrase_predictions, total
from regmt.reproduction.result import Cell, Result, Table, Tendency, lowest
from regmt.reproduction.scoring import corpus_score, correlation, metric_of, sentence_bleu
from regmt.translation.beam import BeamSentenceDecoder
from regmt.translation.options import TranslationOptions
from regmt.translation.regression_table import RegressionTable, TableSize, table_quality
from regmt.translation.translator import Translator

LEARNERS = ("ridge", "fsr", "qp", "logreg")
ORDERS = Orders(1, 2)

PRINTED_8_3 = {"Pearson": (0.8793, 0.7879), "Spearman": (0.9068, 0.8144)}
PRINTED_8_4 = {
    "phrases": (0.5291, 0.5102, 0.3440, 0.51, 0.3021),
    "ridge": (0.5186, 0.5742, 0.1020, 0.36, 0.2547),
    "fsr": (0.5718, 0.6112, 0.2616, 0.47, 0.2511),
    "qp": (0.5594, 0.5963, 0.2976, 0.47, 0.2296),
    "logreg": (0.5303, 0.5488, 0.2928, 0.44, 0.1900),
}
PRINTED_8_5 = {
    "phrases": (23_728, 68_684, 2.89),
    "ridge": (52_780, 162_599, 3.08),
    "fsr": (28_979, 80_342, 2.77),
    "qp": (52_780, 160_190, 3.04),
    "logreg": (29_078, 86_805, 2.98),
}


@dataclass(frozen=True)
class Tables:
    """The phrase tables of one learner for a test set, and the translations made with them."""

    outputs: list[str]
    best_direct: list[dict[tuple[str, ...], float]]
    size: TableSize
    judged: list[Judged]


def regression_tables(task: Task, texts: Bitext, learner: str, *, decode: bool = True) -> Tables:
    """Learn W for each sentence and use it as the phrase table."""
    options = TranslationOptions(
        selector="dice", learner=learner, scores="regression", exclude_exact=True
    )
    translator = Translator(task.resources, options)
    outputs: list[str] = []
    best: list[dict[tuple[str, ...], float]] = []
    judged: list[Judged] = []
    size = TableSize()
    for source, reference in zip(
        progress(texts.source, what=learner, total=len(texts)), texts.target, strict=True
    ):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            model = translator.learn(source)
        table = RegressionTable.from_coefficients(model.local_coef)
        names = {row: model.target_name(row) for row in np.unique(table.target).tolist()}
        best.append({names[row]: p for row, p in table.best_direct().items()})
        size += table.size(model.source_names, names)
        judged.append(Judged(model.prediction, *model.in_reference(reference)))
        if decode:
            found = translator.decoder.search(translator.decoder.prepare(model))
            outputs.append(" ".join(found[0].tokens) if found else "")
    return Tables(outputs, best, size, judged)


def individual_tables(task: Task, texts: Bitext, *, decode: bool = True) -> Tables:
    """Make the phrase tables of individual systems, of phrases up to 2 words."""
    options = TranslationOptions(selector="dice", scores="phrases", exclude_exact=True)
    translator = Translator(task.resources, options)
    decoder = translator.decoder
    assert isinstance(decoder, BeamSentenceDecoder)
    assert decoder.trainer is not None
    decoder.trainer.options = replace(decoder.trainer.options, longest=ORDERS.highest)
    outputs: list[str] = []
    best: list[dict[tuple[str, ...], float]] = []
    size = TableSize()
    for source in progress(texts.source, what="phrases", total=len(texts)):
        model = translator.learn(source)
        scored = decoder.trainer.train(model.ids, sentence=model.sentence.ids)
        sources, targets = scored.texts()
        words = sum(len(s.split()) + len(t.split()) for s, t in zip(sources, targets, strict=True))
        size += TableSize(len(sources), words)
        table: dict[tuple[str, ...], float] = {}
        for target, scores in zip(targets, scored.scores, strict=True):
            name = tuple(target.split())
            table[name] = max(table.get(name, 0.0), float(scores[DIRECT]))
        best.append(table)
        if decode:
            found = decoder.search(decoder.prepare(model))
            outputs.append(" ".join(found[0].tokens) if found else "")
    return Tables(outputs, best, size, phrase_predictions(task, texts, ORDERS))


def table_8_4(data: Data) -> Result:
    """How well p^μ and weighted F1 foretell BLEU."""
    task = data.task()
    n = data.size(50)
    dev, test = task.dev.sample(n), task.test.sample(n)
    references = [
        distinct_ngrams(task.index.target.text.preprocessing(line), ORDERS) for line in test.target
    ]
    rows: dict[str, tuple[Cell, ...]] = {}
    figures: dict[str, tuple[float, float, float, float, float]] = {}
    for name in ("phrases", *LEARNERS):
        if name == "phrases":
            found, tuned = individual_tables(task, test), phrase_predictions(task, dev, ORDERS)
        else:
            found = regression_tables(task, test, name)
            tuned = regression_tables(task, dev, name, decode=False).judged
        threshold = best_threshold(tuned)
        quality = table_quality(found.best_direct, references)
        each = [one.confusion(threshold).f1 for one in found.judged]
        whole: Confusion = total(found.judged, threshold)
        bleu = sentence_bleu(found.outputs, test.target)
        figures[name] = (
            correlation(quality.per_sentence, bleu),
            correlation(each, bleu),
            quality.total,
            whole.f1,
            corpus_score("bleu", found.outputs, test.target),
        )
        rows[name] = figures[name]
    return Result(
        settings=f"{task.name}, {len(test)} test sentences, m = 100 by dice, default weights",
        table=Table(
            title="correlation with sentence BLEU, and scores",
            columns=["corr p^μ", "corr F1", "p^μ(T)", "F1", "BLEU"],
            rows=rows,
            printed=PRINTED_8_4,
            digits=4,
        ),
        tendencies=[
            Tendency(
                "both measures correlate with sentence BLEU for every model (above .2)",
                all(min(f[0], f[1]) > 0.2 for f in figures.values()),
            ),
            Tendency(
                "for W, F1 correlates with sentence BLEU better than p^μ",
                all(figures[name][1] > figures[name][0] for name in LEARNERS),
            ),
            Tendency(
                "sparse regression has a higher F1 than L2",
                min(figures["fsr"][3], figures["qp"][3]) > figures["ridge"][3],
            ),
            Tendency(
                "p^μ(T) of L2 is the lowest",
                figures["ridge"][2] == min(f[2] for f in figures.values()),
            ),
            Tendency(
                "the phrase tables of individual systems translate best",
                figures["phrases"][4] == max(f[4] for f in figures.values()),
            ),
        ],
    )


def table_8_5(data: Data) -> Result:
    """Entries and words of the phrase tables."""
    task = data.task()
    test = task.test.sample(data.size(60))
    sizes = {"phrases": individual_tables(task, test, decode=False).size}
    for name in LEARNERS:
        sizes[name] = regression_tables(task, test, name, decode=False).size
    entries = {name: size.entries for name, size in sizes.items()}
    away = {name: abs(entries[name] - entries["phrases"]) for name in LEARNERS}
    return Result(
        settings=f"{task.name}, {len(test)} test sentences, m = 100 by dice",
        table=Table(
            title="size",
            columns=["entries", "words", "words per entry"],
            rows={n: (s.entries, s.words, s.words_per_entry) for n, s in sizes.items()},
            printed=PRINTED_8_5,
            digits=2,
        ),
        tendencies=[
            Tendency("FSR is sparser than QP", entries["fsr"] < entries["qp"]),
            Tendency("FSR is sparser than L2", entries["fsr"] < entries["ridge"]),
            Tendency(
                "of the learners FSR is the closest to the phrase tables",
                lowest(away) == "fsr",
            ),
        ],
    )


def table_8_3(data: Data) -> Result:
    """F1 and F1 with gaps against BLEU, sentence by sentence."""
    task = data.task()
    test = task.test.sample(data.size(60))
    translator = Translator(task.resources, TranslationOptions(exclude_exact=True))
    outputs = [
        translator.translate(line).text
        for line in progress(test.source, what="translate", total=len(test))
    ]
    bleu = sentence_bleu(outputs, test.target)
    scores: list[Float64Array] = []
    for name in ("f1", "f1g3"):
        metric = metric_of(name)
        scores.append(metric.sentence_scores(metric.statistics(outputs, [test.target])))
    rows = {
        "Pearson": tuple(correlation(one, bleu) for one in scores),
        "Spearman": tuple(correlation(_ranks(one), _ranks(bleu)) for one in scores),
    }
    return Result(
        settings=f"{task.name}, {len(test)} translations of regmt translate, 5-grams",
        table=Table(
            title="correlation with BLEU",
            columns=["F1", "F1 with gaps"],
            rows=rows,
            printed=PRINTED_8_3,
            digits=4,
        ),
        tendencies=[
            Tendency("both go with BLEU (above .7)", min(min(r) for r in rows.values()) > 0.7),
            Tendency(
                "F1 without gaps goes with it better", all(r[0] > r[1] for r in rows.values())
            ),
        ],
    )


def _ranks(values: Float64Array) -> Float64Array:
    from scipy.stats import rankdata

    return np.asarray(rankdata(values), np.float64)
