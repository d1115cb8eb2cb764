"""Word alignment by W: Table 8.9 of the RegMT thesis, on hand-aligned English and Spanish."""

from __future__ import annotations

import numpy as np

from regmt.core.files import read_lines
from regmt.core.progress import progress
from regmt.decoding.alignment.alignment_model import train_alignment
from regmt.decoding.alignment.bitext import Bitext as AlignedText
from regmt.decoding.alignment.error_rate import AlignmentScores, evaluate_alignment
from regmt.decoding.alignment.links import Links
from regmt.decoding.alignment.pharaoh import Gold, read_gold
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.text_profile import TextProfile
from regmt.reproduction.data import Data
from regmt.reproduction.estimate import Estimate, Resampling
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Cell, Result
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
    corpus, gold, n_dev = _corpus(entry, data)
    n = len(gold)
    dev, rest = gold.select(range(n_dev)), range(n_dev, n)
    test = gold.select(rest)
    resampling = Resampling(len(test))
    figures: dict[str, Estimate] = {}
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
        links = links.select(rest)
        rows[label] = _row(evaluate_alignment(links, test))
        figures[label] = _error_rate(links, test, resampling)
    bitext = AlignedText.from_corpus(corpus)
    model = train_alignment(
        bitext, corpus.source.vocabulary, corpus.target.vocabulary, method="hmm"
    )
    links = model.align(bitext).select(np.asarray(rest))
    rows["HMM"] = _row(evaluate_alignment(links, test))
    figures["HMM"] = _error_rate(links, test, resampling)
    return entry.result(
        f"{GOLD}: thresholds from {n_dev} aligned pairs, figures of {len(test)} others; "
        f"{len(corpus):,} pairs to learn from, m = 100 by FDA",
        rows,
        figures,
    )


def _corpus(entry: Entry, data: Data) -> tuple[Corpus, Gold, int]:
    """Return the aligned pairs first, then further text, the gold links, and the pairs of dev."""
    folder = data.real(GOLD)
    n = entry.size(data)
    rows, sure, possible = [], [], []
    for name, wanted in (("dev.tsv", max(1, n // 3)), ("train.tsv", n)):
        gold = read_gold(folder / name)
        lines = [line.split("\t")[:2] for line in read_lines(folder / name)]
        rows += lines[:wanted] if name == "dev.tsv" else lines
        kept = range(min(wanted, len(lines)))
        sure += [gold.sure[k] for k in kept]
        possible += [gold.possible[k] for k in kept]
    n_dev = len(rows) - len(lines)
    pairs = [(source.lower(), target.lower()) for source, target in rows]
    prepare = TextProfile(tokenize="13a", lowercase=True)
    further = data.real(FURTHER)
    text = zip(read_lines(further / "train.en"), read_lines(further / "train.es"), strict=True)
    for _, both in zip(range(LINES), text, strict=False):
        words = [prepare(line) for line in both]
        if all(0 < len(side) <= 60 for side in words):
            pairs.append((" ".join(words[0]), " ".join(words[1])))
    corpus = Corpus.from_strings([s for s, _ in pairs], [t for _, t in pairs])
    return corpus, Gold(Links.from_sets(sure), Links.from_sets(possible)), n_dev


def _error_rate(links: Links, gold: Gold, resampling: Resampling) -> Estimate:
    """Return AER (8.16)."""
    counts = []
    for k in range(len(gold)):
        one = evaluate_alignment(links.select([k]), gold.select([k]))
        hits = one.recall * one.n_sure + one.precision * one.n_links
        counts.append((hits, one.n_links + one.n_sure))
    return resampling.figure(counts, lambda sums: 1.0 - sums[..., 0] / sums[..., 1])


def _row(found: AlignmentScores) -> tuple[Cell, ...]:
    both = found.precision + found.recall
    f1 = 2 * found.precision * found.recall / both if both else 0.0
    return (found.precision, found.recall, f1, found.aer, found.n_links)
