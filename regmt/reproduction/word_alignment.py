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
from regmt.instance_selection.tokenization import Preprocessing
from regmt.reproduction.data import Data
from regmt.reproduction.result import Cell, Result, Table, Tendency, column, lowest
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
COLUMNS = ("precision", "recall", "F1", "AER", "links")
LEARNERS = {"L2": "ridge", "FSR": "fsr", "QP": "qp", "iter-ε": "ith"}

PRINTED_8_9 = {
    "L2": (0.5998, 0.4120, 0.4885, 0.5115, 847),
    "FSR": (0.6215, 0.5807, 0.6004, 0.3996, 1152),
    "QP": (0.5769, 0.5839, 0.5804, 0.4196, 1248),
    "iter-ε": (0.1398, 0.2092, 0.1676, 0.8967, 1846),
    "HMM": (0.7346, 0.6464, 0.6877, 0.3123, 1085),
}
"""HMM: the Moses row, whose alignments are GIZA++'s."""


def table_8_9(data: Data) -> Result:
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
    aer = column(rows, COLUMNS.index("AER"))
    by_learner = {name: aer[name] for name in LEARNERS}
    return Result(
        settings=f"{GOLD}: {n} aligned pairs, thresholds from {n_dev} of them, figures of the "
        f"others; {len(corpus):,} pairs to learn from, m = 100 by FDA",
        table=Table(title="alignment", columns=COLUMNS, rows=rows, printed=PRINTED_8_9, digits=4),
        tendencies=[
            Tendency("FSR is the best learner", lowest(by_learner) == "FSR"),
            Tendency("QP is better than L2", aer["QP"] < aer["L2"]),
            Tendency("the alignment model is better than W", lowest(aer) == "HMM"),
        ],
        notes=["printed: German-English, 100 pairs; Moses' row there is GIZA++"],
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
    prepare = Preprocessing(tokenize="13a", lowercase=True)
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
