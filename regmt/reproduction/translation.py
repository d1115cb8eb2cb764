"""Translations by the number of training pairs: Table 8.10 and Figures 8.1 to 8.3."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from regmt.reproduction.data import Data
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import LineFigure, Result, Rows, heights
from regmt.reproduction.selection_translation import PHRASES, bleu_of, phrase_system
from regmt.translation.options import TranslationOptions

INDIVIDUAL = replace(PHRASES, exclude_exact=True)
TABLE = replace(INDIVIDUAL, scores="regression")
GRAPH = replace(INDIVIDUAL, scores="combined", decoder="graph")
SIZES = (25, 50, 100, 250)


def table_8_10(entry: Entry, data: Data) -> Result:
    """Individual phrase-based systems."""
    task, test = data.test(60)
    scores = [bleu_of(task, test, replace(INDIVIDUAL, instances=int(m))) for m in entry.columns]
    whole = phrase_system(task, test).bleu
    title = f"BLEU by pairs per sentence (all pairs: {whole:.4f}; printed .3422)"
    return entry.result(
        f"{task.name}, {len(test)} test sentences, FDA",
        [entry.table({"≤ 5-grams": scores}, title=title)],
        {
            "more pairs than 100 help": max(scores[1:]) > scores[0],
            "the gap to all pairs closes to 1 BLEU": max(scores) > whole - 0.01,
        },
    )


class Experiment:
    """BLEU of several systems by the pairs they learn from for each sentence."""

    def __init__(
        self, data: Data, pair: str, sentences: int, systems: Mapping[str, TranslationOptions]
    ) -> None:
        self.task, self.test = data.test(sentences, pair)
        self.curves = {
            label: [
                (float(m), bleu_of(self.task, self.test, replace(options, instances=m)))
                for m in SIZES
            ]
            for label, options in systems.items()
        }
        self.rows = heights(self.curves)

    def result(
        self, entry: Entry, tendencies: Mapping[str, bool], further_rows: Rows | None = None
    ) -> Result:
        """Return the curves, as a table and as a figure."""
        table = entry.table(
            self.rows | dict(further_rows or {}),
            title="BLEU by pairs per sentence",
            columns=[f"m={m}" for m in SIZES],
        )
        return entry.result(
            f"{self.task.name}, {len(self.test)} test sentences, FDA, default weights",
            [table],
            tendencies,
            notes=[
                "the document prints this figure without numbers",
                "FSR stops at the correlation 1/(2m); the document tunes its step on dev",
            ],
            figure=LineFigure(x_label="training pairs m", y_label="BLEU", curves=self.curves),
        )


def figure_8_1(entry: Entry, data: Data) -> Result:
    """W as the phrase table of the beam decoder."""
    systems = {
        "lasso": replace(TABLE, learner="fsr"),
        "L2": replace(TABLE, learner="ridge"),
        "individual phrase tables": INDIVIDUAL,
    }
    experiment = Experiment(data, "de-en", 40, systems)
    lasso, ridge, phrases = experiment.rows.values()
    return experiment.result(
        entry,
        {
            "W as the table stays below the phrase tables": phrases[-1] > max(lasso[-1], ridge[-1]),
            "lasso is above L2 with the fewest pairs": lasso[0] > ridge[0],
            "both learners gain from more pairs than the fewest": (
                max(lasso[1:]) > lasso[0] and max(ridge[1:]) > ridge[0]
            ),
        },
    )


def _graph(data: Data, pair: str, ngrams: str) -> Experiment:
    options = replace(GRAPH, ngrams=ngrams)
    systems = {"lasso": replace(options, learner="fsr"), "L2": replace(options, learner="ridge")}
    return Experiment(data, pair, 50, systems)


def figure_8_2(entry: Entry, data: Data) -> Result:
    """Graph decoding, de-en, 2-grams."""
    experiment = _graph(data, "de-en", "2")
    pairs = zip(*experiment.rows.values(), strict=True)
    return experiment.result(entry, {"lasso is above L2 at every m": all(a > b for a, b in pairs)})


def figure_8_3(entry: Entry, data: Data) -> Result:
    """Graph decoding, es-en, 1&2-grams, compared with a system of all pairs."""
    experiment = _graph(data, "es-en", "1-2")
    lasso, ridge = experiment.rows.values()
    whole = phrase_system(experiment.task, experiment.test).bleu
    small = [a > b for m, a, b in zip(SIZES, lasso, ridge, strict=True) if m <= 100]
    return experiment.result(
        entry,
        {
            "lasso is above L2 for m ≤ 100": all(small),
            "graph decoding stays below the system of all pairs": max(lasso + ridge) < whole,
        },
        {"phrase-based, all pairs": [*[None] * (len(SIZES) - 1), whole]},
    )
