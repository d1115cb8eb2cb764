"""Phrase tables from W, their size and quality: Tables 8.4 and 8.5; F1 against BLEU: Table 8.3."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field, replace

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.core.progress import progress
from regmt.decoding.instance_model import InstanceTrainer
from regmt.features.from_index import distinct_ngrams
from regmt.instance_selection.ngrams import Orders
from regmt.reproduction.data import Bitext, Data, Task
from regmt.reproduction.estimate import Estimate, Resampling
from regmt.reproduction.predictions import (
    DIRECT,
    Judged,
    best_threshold,
    phrase_predictions,
    weighted_f1,
)
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Result
from regmt.reproduction.scoring import TestSet, metric_of, sentence_bleu
from regmt.sentence.sentence_model import SentenceModel
from regmt.translation.beam import BeamSentenceDecoder
from regmt.translation.decoders import SentenceDecoder
from regmt.translation.options import TranslationOptions
from regmt.translation.regression_table import RegressionTable, TableSize, table_quality
from regmt.translation.translator import Translator
from regmt.translation.tuning import DevSentences, HowToTune, tune_prepared

LEARNERS = ("ridge", "fsr", "qp", "logreg")
ORDERS = Orders(1, 2)
TUNING = 30
"""Dev sentences on which weights are tuned."""


@dataclass
class Tables:
    """The phrase tables of one learner for a test set, and the translations made with them."""

    outputs: list[str] = field(default_factory=list)
    best_direct: list[dict[tuple[str, ...], float]] = field(default_factory=list)
    sizes: list[TableSize] = field(default_factory=list)
    judged: list[Judged] = field(default_factory=list)

    def decode(self, decoder: SentenceDecoder, model: SentenceModel) -> None:
        """Add the translation of one sentence."""
        found = decoder.search(decoder.prepare(model))
        self.outputs.append(" ".join(found[0].tokens) if found else "")


def tuned(translator: Translator, dev: Bitext) -> Translator:
    """Return the translator with weights tuned on a sample of a dev set."""
    few = dev.sample(TUNING)
    prepared = [translator.prepare(line) for line in progress(few.source, what="prepare")]
    sentences = DevSentences(prepared, few.target, 1)
    how = HowToTune(iterations=3, nbest=50)
    return translator.with_weights(tune_prepared(translator, sentences, how))


def regression_tables(
    task: Task, texts: Bitext, learner: str, *, tune_on: Bitext | None = None
) -> Tables:
    """Learn W for each sentence and use it as the phrase table; decode with tuned weights."""
    options = TranslationOptions(
        selector="dice", learner=learner, scores="regression", exclude_exact=True
    )
    translator = Translator(task.resources, options)
    if tune_on is not None:
        translator = tuned(translator, tune_on)
    tables = Tables()
    each = zip(texts.source, texts.target, strict=True)
    for source, reference in progress(each, what=learner, total=len(texts)):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            model = translator.learn(source)
        table = RegressionTable.from_coefficients(model.local_coef)
        names = {row: model.target_name(row) for row in np.unique(table.target).tolist()}
        tables.best_direct.append({names[row]: p for row, p in table.best_direct().items()})
        tables.sizes.append(table.size(model.source_names, names))
        tables.judged.append(Judged(model.prediction, *model.in_reference(reference)))
        if tune_on is not None:
            tables.decode(translator.decoder, model)
    return tables


def individual_tables(task: Task, texts: Bitext, *, tune_on: Bitext | None = None) -> Tables:
    """Make the phrase tables of individual systems, of phrases up to 2 words."""
    options = TranslationOptions(selector="dice", scores="phrases", exclude_exact=True)
    translator = Translator(task.resources, options)
    trainer = _of_few_words(translator)
    if tune_on is not None:
        translator = tuned(translator, tune_on)
        trainer = _of_few_words(translator)
    tables = Tables(judged=phrase_predictions(task, texts, ORDERS))
    for source in progress(texts.source, what="phrases"):
        model = translator.learn(source)
        scored = trainer.train(model.ids, sentence=model.sentence.ids)
        sources, targets = scored.texts()
        words = sum(len(s.split()) + len(t.split()) for s, t in zip(sources, targets, strict=True))
        tables.sizes.append(TableSize(len(sources), words))
        best: dict[tuple[str, ...], float] = {}
        for target, scores in zip(targets, scored.scores, strict=True):
            name = tuple(target.split())
            best[name] = max(best.get(name, 0.0), float(scores[DIRECT]))
        tables.best_direct.append(best)
        if tune_on is not None:
            tables.decode(translator.decoder, model)
    return tables


def _of_few_words(translator: Translator) -> InstanceTrainer:
    """Let a translator extract phrases of as many words as W's features, and return what does."""
    decoder = translator.decoder
    assert isinstance(decoder, BeamSentenceDecoder)
    assert decoder.trainer is not None
    options = replace(decoder.trainer.options, longest=ORDERS.highest, smoothing="none")
    decoder.trainer.options = options
    return decoder.trainer


def table_8_4(entry: Entry, data: Data) -> Result:
    """How well p^μ and weighted F1 predict BLEU."""
    task, test = entry.test(data)
    dev = task.dev.sample(entry.size(data))
    judge = TestSet(test.target)
    resampling = judge.resampling
    references = [
        distinct_ngrams(task.index.target.text.preprocessing(line), ORDERS) for line in test.target
    ]
    rows: dict[str, tuple[float, ...]] = {}
    figures: dict[str, Estimate] = {}
    for name in ("phrases", *LEARNERS):
        if name == "phrases":
            found = individual_tables(task, test, tune_on=dev)
            on_dev = phrase_predictions(task, dev, ORDERS)
        else:
            found = regression_tables(task, test, name, tune_on=dev)
            on_dev = regression_tables(task, dev, name).judged
        threshold = best_threshold(on_dev)
        quality = table_quality(found.best_direct, references)
        each = [one.confusion(threshold).f1 for one in found.judged]
        bleu = sentence_bleu(found.outputs, test.target)
        figures |= {
            f"corr p^μ {name}": resampling.correlation(quality.per_sentence, bleu),
            f"corr F1 {name}": resampling.correlation(each, bleu),
            f"p^μ {name}": resampling.mean(quality.per_sentence),
            f"F1 {name}": weighted_f1(found.judged, threshold, resampling),
            f"BLEU {name}": judge.score(found.outputs),
        }
        rows[name] = (
            figures[f"corr p^μ {name}"].value,
            figures[f"corr F1 {name}"].value,
            quality.total,
            figures[f"F1 {name}"].value,
            figures[f"BLEU {name}"].value / 100.0,
        )
    return entry.result(
        f"{task.name}, {len(test)} test sentences, thresholds from {len(dev)} dev sentences, "
        f"weights from {min(TUNING, len(dev))} of them, m = 100 by dice",
        rows,
        figures,
    )


def table_8_5(entry: Entry, data: Data) -> Result:
    """Entries and words of the phrase tables."""
    task, test = entry.test(data)
    resampling = Resampling(len(test))
    sizes = {"phrases": individual_tables(task, test).sizes}
    for name in LEARNERS:
        sizes[name] = regression_tables(task, test, name).sizes
    entries = {name: [size.entries for size in each] for name, each in sizes.items()}
    figures = {f"entries {name}": resampling.mean(each) for name, each in entries.items()}
    for name in LEARNERS:
        both = np.column_stack([entries[name], entries["phrases"]])
        figures[f"away {name}"] = resampling.figure(
            both / len(test), lambda sums: np.abs(sums[..., 0] - sums[..., 1])
        )
    totals = {name: sum(each, TableSize()) for name, each in sizes.items()}
    return entry.result(
        f"{task.name}, {len(test)} test sentences, m = 100 by dice",
        {n: (s.entries, s.words, s.words_per_entry) for n, s in totals.items()},
        figures,
    )


def table_8_3(entry: Entry, data: Data) -> Result:
    """F1 and F1 with gaps against BLEU, sentence by sentence."""
    task, test = entry.test(data)
    resampling = Resampling(len(test))
    translator = Translator(task.resources, TranslationOptions(exclude_exact=True))
    outputs = [translator.translate(line).text for line in progress(test.source, what="translate")]
    bleu = sentence_bleu(outputs, test.target)
    figures: dict[str, Estimate] = {}
    for label, name in (("F1", "f1"), ("F1 with gaps", "f1g3")):
        metric = metric_of(name)
        scores = metric.sentence_scores(metric.statistics(outputs, [test.target]))
        figures[f"Pearson {label}"] = resampling.correlation(scores, bleu)
        figures[f"Spearman {label}"] = resampling.correlation(_ranks(scores), _ranks(bleu))
    return entry.result(
        f"{task.name}, {len(test)} translations of regmt translate, 5-grams",
        {
            kind: tuple(figures[f"{kind} {label}"].value for label in entry.columns)
            for kind in entry.printed
        },
        figures,
    )


def _ranks(values: Float64Array) -> Float64Array:
    from scipy.stats import rankdata

    return np.asarray(rankdata(values), np.float64)
