"""Translations by the number of training pairs: Table 8.10 and Figures 8.1 to 8.3."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from regmt.reproduction.data import Data
from regmt.reproduction.estimate import Estimate
from regmt.reproduction.phrase_systems import PHRASES, system_of_all, translations
from regmt.reproduction.phrase_tables import TUNING, tuned
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import LineFigure, Result, Rows, heights
from regmt.reproduction.scoring import TestSet
from regmt.translation.options import TranslationOptions
from regmt.translation.translator import Translator

INDIVIDUAL = replace(PHRASES, exclude_exact=True)
TABLE = replace(INDIVIDUAL, scores="regression")
GRAPH = replace(INDIVIDUAL, scores="combined", decoder="graph")
SIZES = (25, 50, 100, 250)


def table_8_10(entry: Entry, data: Data) -> Result:
    """Individual phrase-based systems."""
    task, test = entry.test(data)
    judge = TestSet(test.target)
    figures = {
        m: judge.score(translations(task, test, replace(INDIVIDUAL, instances=int(m))))
        for m in entry.columns
    }
    scores = [figure.value / 100.0 for figure in figures.values()]
    figures["ALL"] = judge.score(system_of_all(data, task, test).outputs)
    whole = figures["ALL"].value / 100.0
    title = f"BLEU by pairs per sentence (all pairs: {whole:.4f}; printed .3422)"
    return entry.result(
        f"{task.name}, {len(test)} test sentences, FDA",
        [entry.table({"≤ 5-grams": scores}, title=title)],
        figures,
    )


def by_pairs(
    entry: Entry,
    data: Data,
    systems: Mapping[str, TranslationOptions],
    *,
    pair: str = "de-en",
    tune: bool = False,
) -> Result:
    """Return BLEU of several systems, and of one of all pairs, by the pairs per sentence.

    With `tune`, each system has weights tuned on dev with 100 pairs per sentence.
    """
    task, test = entry.test(data, pair)
    how = f"weights tuned on {min(TUNING, len(task.dev))} dev sentences, m = 100"
    judge = TestSet(test.target)
    figures: dict[str, Estimate] = {}
    curves: dict[str, list[tuple[float, float]]] = {}
    for label, options in systems.items():
        weights = None
        if tune:
            translator = Translator(task.resources, replace(options, instances=100))
            weights = tuned(translator, task.dev).decoder.weights
        for m in SIZES:
            outputs = translations(task, test, replace(options, instances=m), weights)
            found = figures[f"{label} m={m}"] = judge.score(outputs)
            curves.setdefault(label, []).append((float(m), found.value / 100.0))
    whole = figures["ALL"] = judge.score(system_of_all(data, task, test).outputs)
    rows: Rows = heights(curves) | {
        "phrase-based, all pairs": [*[None] * (len(SIZES) - 1), whole.value / 100.0]
    }
    columns = [f"m={m}" for m in SIZES]
    return entry.result(
        f"{task.name}, {len(test)} test sentences, FDA, {how if tune else 'default weights'}",
        [entry.table(rows, title="BLEU by pairs per sentence", columns=columns)],
        figures,
        notes=[
            "the document prints this figure without numbers",
            "FSR stops at the correlation 1/(2m); the document tunes its step on dev",
        ],
        drawn=LineFigure(x_label="training pairs m", y_label="BLEU", curves=curves),
    )


def figure_8_1(entry: Entry, data: Data) -> Result:
    """W as the phrase table of the beam decoder."""
    systems = {
        "lasso": replace(TABLE, learner="fsr"),
        "L2": replace(TABLE, learner="ridge"),
        "phrases": INDIVIDUAL,
    }
    return by_pairs(entry, data, systems, tune=True)


def graph_decoding(entry: Entry, data: Data, *, pair: str, ngrams: str) -> Result:
    """Figures 8.2 and 8.3: graph decoding of what lasso and L2 predict."""
    options = replace(GRAPH, ngrams=ngrams)
    systems = {"lasso": replace(options, learner="fsr"), "L2": replace(options, learner="ridge")}
    return by_pairs(entry, data, systems, pair=pair)
