"""Scores of real system outputs equal those of the usual tools, sentence by sentence."""

from __future__ import annotations

import numpy as np
import pytest
import sacrebleu

from regmt.core.files import read_lines
from regmt.metrics import make_metric


@pytest.fixture(scope="module")
def german_english(real_data):
    folder = real_data / "systems-wmt21-de-en"
    systems = [read_lines(path)[:120] for path in sorted(folder.glob("hyp.*"))[::9]]
    return systems, [read_lines(folder / f"ref.{name}.en")[:120] for name in "AB"]


@pytest.mark.parametrize(
    ("name", "peer"),
    [
        ("bleu", sacrebleu.BLEU()),
        ("bleu", sacrebleu.BLEU(lowercase=True)),
        ("chrf", sacrebleu.CHRF()),
        ("chrf++", sacrebleu.CHRF(word_order=2)),
        ("ter", sacrebleu.TER()),
    ],
)
def test_equal_sacrebleu(german_english, name, peer):
    systems, references = german_english
    lowercase = True if getattr(peer, "lowercase", False) else None
    metric = make_metric(name, lowercase=lowercase)
    for system in systems:
        rows = metric.statistics(system, references)
        expected = np.array(peer._extract_corpus_statistics(system, references), dtype=float)
        if name == "bleu":
            expected = expected[:, : metric.n_statistics]
        np.testing.assert_array_equal(rows, expected)
        score = peer.corpus_score(system, references).score
        assert float(metric.score(rows.sum(axis=0))) == pytest.approx(score, rel=1e-12)


def test_equal_sacrebleu_on_rule_based_and_neural_systems(real_data):
    folder = real_data / "systems-wmt17-en-de"
    reference = read_lines(folder / "ref.de")[:150]
    for path in ("PROMT-Rule-based.4735", "uedin-nmt.4722"):
        system = read_lines(folder / f"hyp.{path}.en-de.de")[:150]
        rows = make_metric("ter").statistics(system, [reference])
        expected = sacrebleu.TER()._extract_corpus_statistics(system, [reference])
        np.testing.assert_array_equal(rows, expected)


def test_equal_nltk_and_jiwer(german_english):
    nist = pytest.importorskip("nltk.translate.nist_score")
    jiwer = pytest.importorskip("jiwer")
    systems, references = german_english
    prepare = make_metric("nist").prepare
    for system in systems:
        ours = [prepare(line) for line in system]
        theirs = [prepare(line) for line in references[0]]
        assert make_metric("wer").corpus_score(system, references[:1]) == pytest.approx(
            100 * jiwer.wer(theirs, ours)
        )
        assert make_metric("nist").corpus_score(system, references[:1]) == pytest.approx(
            nist.corpus_nist([[line.split()] for line in theirs], [line.split() for line in ours])
        )
