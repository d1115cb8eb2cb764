"""Alignment error rates on hand-aligned text: better models make fewer errors."""

from __future__ import annotations

from pathlib import Path

import pytest

from regmt.core.files import read_lines
from regmt.decoding.alignment.alignment_model import AlignmentModel, train_alignment
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.alignment.error_rate import evaluate_alignment
from regmt.decoding.alignment.pharaoh import Gold, check_links, read_gold
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.text_profile import TextProfile

Trained = tuple[dict[str, AlignmentModel], Bitext, Gold]


@pytest.fixture(scope="module")
def trained(real_data: Path) -> Trained:
    """Models of the XL-WA text (the gold-aligned dev set first) and some of l10n-es-en."""
    folder = real_data / "alignment-en-es-xlwa"
    rows = [
        line.lower().split("\t")[:2]
        for name in ("dev", "train")
        for line in read_lines(folder / f"{name}.tsv")
    ]
    tokenize = TextProfile(tokenize="13a", lowercase=True)
    english, spanish = (read_lines(real_data / "l10n-es-en" / f"train.{x}") for x in ("en", "es"))
    for pair in zip(english[:6000], spanish[:6000], strict=True):
        words = [tokenize(line) for line in pair]
        if all(0 < len(side) <= 40 for side in words):
            rows.append([" ".join(side) for side in words])
    corpus = Corpus.from_strings([row[0] for row in rows], [row[1] for row in rows])
    bitext = Bitext.from_corpus(corpus)
    vocabularies = corpus.source.vocabulary, corpus.target.vocabulary
    models = {
        method: train_alignment(bitext, *vocabularies, method=method)
        for method in ("ibm1", "diagonal", "hmm", "agreement")
    }
    return models, bitext, read_gold(folder / "dev.tsv")


def aer(trained: Trained, method: str, heuristic: str) -> float:
    models, bitext, gold = trained
    links = models[method].align(bitext, heuristic=heuristic)
    return evaluate_alignment(links.select(range(len(gold))), gold).aer


def test_hmm_is_better_than_ibm2_is_better_than_ibm1(trained: Trained) -> None:
    for direction in ("forward", "backward"):
        rates = [aer(trained, method, direction) for method in ("hmm", "diagonal", "ibm1")]
        assert rates == sorted(rates)


def test_directions_that_agree_are_better_than_each_alone(trained: Trained) -> None:
    for heuristic in ("forward", "backward", "grow-diag-final-and"):
        assert aer(trained, "agreement", heuristic) < 0.95 * aer(trained, "hmm", heuristic)


@pytest.mark.parametrize("method", ["ibm1", "diagonal", "hmm"])
def test_symmetrised_is_better_than_both_directions(trained: Trained, method: str) -> None:
    both = min(aer(trained, method, direction) for direction in ("forward", "backward"))
    assert aer(trained, method, "intersection") < both


def test_gold_of_the_hansards_fits_its_text(real_data: Path) -> None:
    folder = real_data / "alignment-en-fr-hansards"
    gold = read_gold(folder / "gold")
    sides = [line.split("|||") for line in read_lines(folder / "text")]
    corpus = Corpus.from_strings([s for s, _ in sides], [t for _, t in sides])
    check_links(gold.possible, corpus.source.lengths, corpus.target.lengths)
    assert len(gold.sure.source) < len(gold.possible.source)
