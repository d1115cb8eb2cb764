"""Phrase tables from W, their size and quality: Tables 8.4 and 8.5; F1 against BLEU: Table 8.3."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field, replace

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.progress import progress
from regmt.features.from_index import distinct_ngrams
from regmt.instance_selection.ngrams import Orders
from regmt.reproduction.data import Bitext, Data, Task
from regmt.reproduction.predictions import DIRECT, Judged, best_threshold, phrase_predictions, total
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Result, column, lowest
from regmt.reproduction.scoring import corpus_score, correlation, metric_of, sentence_bleu
from regmt.sentence.sentence_model import SentenceModel
from regmt.translation.beam import BeamSentenceDecoder
from regmt.translation.decoders import SentenceDecoder
from regmt.translation.options import TranslationOptions
from regmt.translation.regression_table import RegressionTable, TableSize, table_quality
from regmt.translation.translator import Translator

LEARNERS = ("ridge", "fsr", "qp", "logreg")
ORDERS = Orders(1, 2)


@dataclass
class Tables:
    """The phrase tables of one learner for a test set, and the translations made with them."""

    outputs: list[str] = field(default_factory=list)
    best_direct: list[dict[tuple[str, ...], float]] = field(default_factory=list)
    size: TableSize = field(default_factory=TableSize)
    judged: list[Judged] = field(default_factory=list)

    def decode(self, decoder: SentenceDecoder, model: SentenceModel) -> None:
        """Add the translation of one sentence."""
        found = decoder.search(decoder.prepare(model))
        self.outputs.append(" ".join(found[0].tokens) if found else "")


def regression_tables(task: Task, texts: Bitext, learner: str, *, decode: bool = True) -> Tables:
    """Learn W for each sentence and use it as the phrase table."""
    options = TranslationOptions(
        selector="dice", learner=learner, scores="regression", exclude_exact=True
    )
    translator = Translator(task.resources, options)
    tables = Tables()
    each = zip(texts.source, texts.target, strict=True)
    for source, reference in progress(each, what=learner, total=len(texts)):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            model = translator.learn(source)
        table = RegressionTable.from_coefficients(model.local_coef)
        names = {row: model.target_name(row) for row in np.unique(table.target).tolist()}
        tables.best_direct.append({names[row]: p for row, p in table.best_direct().items()})
        tables.size += table.size(model.source_names, names)
        tables.judged.append(Judged(model.prediction, *model.in_reference(reference)))
        if decode:
            tables.decode(translator.decoder, model)
    return tables


def individual_tables(task: Task, texts: Bitext, *, decode: bool = True) -> Tables:
    """Make the phrase tables of individual systems, of phrases up to 2 words."""
    options = TranslationOptions(selector="dice", scores="phrases", exclude_exact=True)
    translator = Translator(task.resources, options)
    decoder = translator.decoder
    assert isinstance(decoder, BeamSentenceDecoder)
    assert decoder.trainer is not None
    decoder.trainer.options = replace(decoder.trainer.options, longest=ORDERS.highest)
    tables = Tables(judged=phrase_predictions(task, texts, ORDERS))
    for source in progress(texts.source, what="phrases"):
        model = translator.learn(source)
        scored = decoder.trainer.train(model.ids, sentence=model.sentence.ids)
        sources, targets = scored.texts()
        words = sum(len(s.split()) + len(t.split()) for s, t in zip(sources, targets, strict=True))
        tables.size += TableSize(len(sources), words)
        best: dict[tuple[str, ...], float] = {}
        for target, scores in zip(targets, scored.scores, strict=True):
            name = tuple(target.split())
            best[name] = max(best.get(name, 0.0), float(scores[DIRECT]))
        tables.best_direct.append(best)
        if decode:
            tables.decode(decoder, model)
    return tables


def table_8_4(entry: Entry, data: Data) -> Result:
    """How well p^μ and weighted F1 predict BLEU."""
    task = data.task()
    n = data.size(50)
    dev, test = task.dev.sample(n), task.test.sample(n)
    references = [
        distinct_ngrams(task.index.target.text.preprocessing(line), ORDERS) for line in test.target
    ]
    rows: dict[str, tuple[float, ...]] = {}
    for name in ("phrases", *LEARNERS):
        if name == "phrases":
            found, tuned = individual_tables(task, test), phrase_predictions(task, dev, ORDERS)
        else:
            found = regression_tables(task, test, name)
            tuned = regression_tables(task, dev, name, decode=False).judged
        threshold = best_threshold(tuned)
        quality = table_quality(found.best_direct, references)
        each = [one.confusion(threshold).f1 for one in found.judged]
        bleu = sentence_bleu(found.outputs, test.target)
        rows[name] = (
            correlation(quality.per_sentence, bleu),
            correlation(each, bleu),
            quality.total,
            total(found.judged, threshold).f1,
            corpus_score("bleu", found.outputs, test.target),
        )
    p_mu, f1, scores = (column(rows, k) for k in (2, 3, 4))
    both = all(min(row[:2]) > 0.2 for row in rows.values())
    better = all(rows[name][1] > rows[name][0] for name in LEARNERS)
    best = scores["phrases"] == max(scores.values())
    return entry.result(
        f"{task.name}, {len(test)} test sentences, m = 100 by dice, default weights",
        rows,
        {
            "both measures correlate with sentence BLEU for every model (above .2)": both,
            "for W, F1 correlates with sentence BLEU better than p^μ": better,
            "sparse regression has a higher F1 than L2": min(f1["fsr"], f1["qp"]) > f1["ridge"],
            "p^μ(T) of L2 is the lowest": p_mu["ridge"] == min(p_mu.values()),
            "the phrase tables of individual systems translate best": best,
        },
    )


def table_8_5(entry: Entry, data: Data) -> Result:
    """Entries and words of the phrase tables."""
    task, test = data.test(60)
    sizes = {"phrases": individual_tables(task, test, decode=False).size}
    for name in LEARNERS:
        sizes[name] = regression_tables(task, test, name, decode=False).size
    entries = {name: size.entries for name, size in sizes.items()}
    away = {name: abs(entries[name] - entries["phrases"]) for name in LEARNERS}
    return entry.result(
        f"{task.name}, {len(test)} test sentences, m = 100 by dice",
        {n: (s.entries, s.words, s.words_per_entry) for n, s in sizes.items()},
        {
            "FSR is sparser than QP": entries["fsr"] < entries["qp"],
            "FSR is sparser than L2": entries["fsr"] < entries["ridge"],
            "of the learners FSR is the closest to the phrase tables": lowest(away) == "fsr",
        },
    )


def table_8_3(entry: Entry, data: Data) -> Result:
    """F1 and F1 with gaps against BLEU, sentence by sentence."""
    task, test = data.test(60)
    translator = Translator(task.resources, TranslationOptions(exclude_exact=True))
    outputs = [translator.translate(line).text for line in progress(test.source, what="translate")]
    bleu = sentence_bleu(outputs, test.target)
    scores: list[Float64Array] = []
    for name in ("f1", "f1g3"):
        metric = metric_of(name)
        scores.append(metric.sentence_scores(metric.statistics(outputs, [test.target])))
    rows = {
        "Pearson": tuple(correlation(one, bleu) for one in scores),
        "Spearman": tuple(correlation(_ranks(one), _ranks(bleu)) for one in scores),
    }
    return entry.result(
        f"{task.name}, {len(test)} translations of regmt translate, 5-grams",
        rows,
        {
            "both go with BLEU (above .7)": min(min(r) for r in rows.values()) > 0.7,
            "F1 without gaps goes with it better": all(r[0] > r[1] for r in rows.values()),
        },
    )


def _ranks(values: Float64Array) -> Float64Array:
    from scipy.stats import rankdata

    return np.asarray(rankdata(values), np.float64)
