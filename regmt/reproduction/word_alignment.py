"""Word alignment by W: Table 8.9 of the RegMT thesis, on hand-aligned English and Spanish."""

from __future__ import annotations

import numpy as np

from regmt.core.files import read_lines
from regmt.core.progress import progress
from regmt.decoding.alignment.alignment_model import train_alignment
from regmt.decoding.alignment.bitext import Bitext as AlignedText
from regmt.decoding.alignment.error_rate import AlignmentScores, evaluate_alignment
from regmt.decoding.alignment.pharaoh import Gold, read_gold
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.text_profile import TextProfile
from regmt.reproduction.data import Data
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Cell, Result, column, lowest
from regmt.resources import Resources
from regmt.sentence.learning_options import printed_options
from regmt.translation.regression_alignment import (
    AlignmentOptions,
    best_threshold,
    links_above,
    word_weights,
)

GOLD = "alignment-en-es-xlwa"
FURTHER = "l10n-es-en"
LINES = 20_000
LEARNERS = {"L2": "ridge", "FSR": "fsr", "QP": "qp", "iter-ε": "ith"}


def table_8_9(entry: Entry, data: Data) -> Result:
    """Precision, recall, F1 and AER of the learners and of an HMM."""
    corpus, gold = _corpus(data)
    n = len(gold)
    n_dev = n // 3
    dev, rest = gold.select(range(n_dev)), range(n_dev, n)
    test = gold.select(rest)
    rows: dict[str, tuple[Cell, ...]] = {}
    index = Index.build(corpus, order=2)
    resources = Resources(index)
    for label, learner in LEARNERS.items():
        options = AlignmentOptions(
            learner=learner, learner_options=printed_options(learner), selector="fda"
        )
        found = word_weights(resources, options, range(n))
        weights = list(progress(found, what=label, total=n))
        links = links_above(weights, index, best_threshold(weights[:n_dev], index, dev))
        rows[label] = _row(evaluate_alignment(links.select(rest), test))
    bitext = AlignedText.from_corpus(corpus)
    model = train_alignment(
        bitext, corpus.source.vocabulary, corpus.target.vocabulary, method="hmm"
    )
    links = model.align(bitext).select(np.asarray(rest))
    rows["HMM"] = _row(evaluate_alignment(links, test))
    aer = column(rows, entry.columns.index("AER"))
    by_learner = {name: aer[name] for name in LEARNERS}
    return entry.result(
        f"{GOLD}: {n} aligned pairs, thresholds from {n_dev} of them, figures of the "
        f"others; {len(corpus):,} pairs to learn from, m = 100 by FDA",
        rows,
        {
            "FSR is the best learner": lowest(by_learner) == "FSR",
            "QP is better than L2": aer["QP"] < aer["L2"],
            "the alignment model is better than W": lowest(aer) == "HMM",
        },
    )


def _corpus(data: Data) -> tuple[Corpus, Gold]:
    """Return the aligned pairs first, then further text to learn from."""
    folder = data.real(GOLD)
    rows = [line.split("\t")[:2] for line in read_lines(folder / "dev.tsv")]
    gold = read_gold(folder / "dev.tsv")
    n = min(len(rows), data.size(len(rows)))
    gold = gold.select(range(n))
    rows = rows[:n] + [line.split("\t")[:2] for line in read_lines(folder / "train.tsv")]
    pairs = [(source.lower(), target.lower()) for source, target in rows]
    prepare = TextProfile(tokenize="13a", lowercase=True)
    further = data.real(FURTHER)
    text = zip(read_lines(further / "train.en"), read_lines(further / "train.es"), strict=True)
    for _, lines in zip(range(LINES), text, strict=False):
        words = [prepare(line) for line in lines]
        if all(0 < len(side) <= 60 for side in words):
            pairs.append((" ".join(words[0]), " ".join(words[1])))
    return Corpus.from_strings([s for s, _ in pairs], [t for _, t in pairs]), gold


def _row(found: AlignmentScores) -> tuple[Cell, ...]:
    both = found.precision + found.recall
    f1 = 2 * found.precision * found.recall / both if both else 0.0
    return (found.precision, found.recall, f1, found.aer, found.n_links)
