"""The tables and figures that can be run again, by name."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from regmt.core.errors import InputError

if TYPE_CHECKING:  # the list is shown without loading what the tables need
    from regmt.reproduction.data import Data
    from regmt.reproduction.result import Result

THESIS = "RegMT thesis"
PHRASAL = "Phrasal thesis"
PRO = "PRO paper"
METRICS = "metric study"
PORTAGE = "PORTAGE report"

WMT = "systems-wmt21-de-en and l10n-de-en"


@dataclass(frozen=True)
class Entry:
    """One table or figure.

    Parameters
    ----------
    name : str
        What it is asked for by.
    document, title : str
        Where it stands and what it shows.
    module, function : str
        The function in a module of this package that runs it.
    seconds : int
        About how long it takes on the bundled data, on one quiet core, kernels compiled before.
    real : str
        The folders that it reads from ``--data``; empty if it needs no data at all.
    needs_real : bool
        Whether the bundled data do not suffice.
    """

    name: str
    document: str
    title: str
    module: str
    function: str
    seconds: int
    real: str = "multi30k-de-en"
    needs_real: bool = False

    @property
    def needs(self) -> str:
        """What it needs, in words."""
        if not self.real:
            return "nothing"
        return f"{self.real}" if self.needs_real else f"bundled, or {self.real}"

    def run(self, data: Data) -> Result:
        """Run it."""
        if self.needs_real and data.folder is None:
            raise InputError(
                f"{self.name} needs {self.real}",
                remedy=f"give --data DIR, a folder with {self.real}",
            )
        module = import_module(f"regmt.reproduction.{self.module}")
        function: Callable[[Data], Result] = getattr(module, self.function)
        return function(data)


ENTRIES = (
    Entry("3.1", THESIS, "feature vectors", "worked_examples", "feature_mapping", 1, ""),
    Entry("figure-4.2", THESIS, "W by L2", "hinton_figures", "figure_4_2", 3),
    Entry("figure-4.3", THESIS, "W by L1, QP", "hinton_figures", "figure_4_3", 3),
    Entry("figure-4.4", THESIS, "W by L1, FSR", "hinton_figures", "figure_4_4", 3),
    Entry("figure-4.5", THESIS, "W by FSR with phrases", "hinton_figures", "figure_4_5", 4),
    Entry("5.1", THESIS, "FDA: initial values and decays", "selection_coverage", "table_5_1", 5),
    Entry("5.2", THESIS, "what five selectors take", "selection_coverage", "table_5_2", 30),
    Entry("5.3", THESIS, "BLEU of one selection", "selection_translation", "table_5_3", 20),
    Entry("5.4", THESIS, "BLEU of individual systems", "selection_translation", "table_5_4", 60),
    Entry("5.5", THESIS, "BLEU of five selectors", "selection_translation", "table_5_5", 30),
    Entry("5.6", THESIS, "FDA and dice", "selection_translation", "table_5_6", 15),
    Entry(
        "5.7",
        THESIS,
        "a tenth of the pairs, two languages",
        "selection_translation",
        "table_5_7",
        30,
        "multi30k-de-en and eutrans-es-en",
    ),
    Entry("figure-5.1", THESIS, "coverage bounds BLEU", "selection_coverage", "figure_5_1", 1, ""),
    Entry("figure-5.2", THESIS, "coverage by words", "selection_coverage", "figure_5_2", 25),
    Entry("figure-5.3", THESIS, "BLEU by words", "selection_translation", "figure_5_3", 20),
    Entry("figure-5.4", THESIS, "coverage of dice", "selection_coverage", "figure_5_4", 15),
    Entry("6.2", THESIS, "reranking by learner", "reranking", "table_6_2", 40),
    Entry("6.3", THESIS, "system selection by learner", "batch_combination", "table_6_3", 60, WMT),
    Entry("6.4", THESIS, "system selection", "batch_combination", "table_6_4", 45, WMT),
    Entry(
        "7.1",
        THESIS,
        "adaptive weighting, all settings",
        "adaptive_weighting",
        "table_7_1",
        50,
        WMT,
    ),
    Entry("7.2", THESIS, "simulated online learning", "adaptive_weighting", "table_7_2", 45, WMT),
    Entry("7.3", THESIS, "online learning", "adaptive_weighting", "table_7_3", 45, WMT),
    Entry("figure-7.1", THESIS, "averaged weights", "adaptive_weighting", "figure_7_1", 45, WMT),
    Entry(
        "8.2", THESIS, "BLEU and gapped F1 of six sentences", "worked_examples", "gapped_f1", 1, ""
    ),
    Entry("8.3", THESIS, "F1 against BLEU", "phrase_tables", "table_8_3", 10),
    Entry("8.4", THESIS, "p^μ and F1 foretell BLEU", "phrase_tables", "table_8_4", 40),
    Entry("8.5", THESIS, "size of phrase tables", "phrase_tables", "table_8_5", 30),
    Entry("8.6", THESIS, "thresholds of the learners", "learners", "table_8_6", 30),
    Entry("8.7", THESIS, "weighted F1 of the learners", "learners", "table_8_7", 80),
    Entry("8.8", THESIS, "weighted F1 on the test set", "learners", "table_8_8", 15),
    Entry(
        "8.9",
        THESIS,
        "word alignment",
        "word_alignment",
        "table_8_9",
        90,
        "alignment-en-es-xlwa and l10n-es-en (gold alignments)",
        True,
    ),
    Entry("8.10", THESIS, "individual systems", "translation", "table_8_10", 15),
    Entry("figure-8.1", THESIS, "W as the phrase table", "translation", "figure_8_1", 20),
    Entry("figure-8.2", THESIS, "graph decoding, de-en", "translation", "figure_8_2", 30),
    Entry(
        "figure-8.3",
        THESIS,
        "graph decoding, es-en",
        "translation",
        "figure_8_3",
        30,
        "eutrans-es-en",
    ),
    Entry(
        "phrasal-3.1", PHRASAL, "BLEU-2 of four translations", "worked_examples", "mert_bleu", 1, ""
    ),
    Entry("phrasal-3.2", PHRASAL, "a line search", "worked_examples", "mert_line", 1, ""),
    Entry("phrasal-3.3", PHRASAL, "search strategies of MERT", "tuner_tables", "phrasal_3_3", 45),
    Entry("phrasal-3.4", PHRASAL, "smoothed plateaus", "tuner_tables", "phrasal_3_4", 25),
    Entry("phrasal-6.1", PHRASAL, "learning algorithms", "tuner_tables", "phrasal_6_1", 15),
    Entry("pro-figure-1", PRO, "a candidate space", "worked_examples", "pro_candidates", 1, ""),
    Entry(
        "pro-figure-3", PRO, "synthetic weights learned back", "pro_synthetic", "figure_3", 40, ""
    ),
    Entry("pro-table-1", PRO, "MERT, MIRA and PRO", "tuner_tables", "pro_table_1", 15),
    Entry("pro-figure-6", PRO, "spread over runs", "tuner_tables", "pro_figure_6", 15),
    Entry("metrics-1", METRICS, "train metric × test metric", "metric_study", "matrix", 30),
    Entry("metrics-4", METRICS, "variance of models", "metric_study", "variance", 15),
    Entry("portage-18", PORTAGE, "rescoring, greedy choice", "reranking", "portage_18", 35),
)
"""All of them, in the order of the documents."""


def find_entry(name: str) -> Entry:
    """Return the entry called `name`."""
    for entry in ENTRIES:
        if entry.name == name:
            return entry
    close = difflib.get_close_matches(name, [entry.name for entry in ENTRIES], n=1)
    guess = f"did you mean {close[0]}? " if close else ""
    raise InputError(f"no table {name!r}", remedy=f"{guess}see regmt reproduce --list")
