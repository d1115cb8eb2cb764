"""The cubic (5.9) and the simulation it came from, with BLEU checked against sacreBLEU."""

import numpy as np
import pytest
import sacrebleu

from regmt.instance_selection.bleu_bound import (
    CUBIC,
    bleu_bound,
    fit_cubic,
    simulate_bleu,
    simulate_curve,
)


def test_printed_cubic():
    assert bleu_bound(0.5) == pytest.approx(0.56 / 8 + 0.53 / 4 - 0.09 / 2 + 0.003)
    assert bleu_bound(0.0) == 0.003
    assert bleu_bound(1.0) == 1.0  # 1.003, kept to what BLEU can be
    assert bleu_bound(0.1) >= 0.0


def test_simulated_bleu_is_bleu():
    """The same sentences spelled out, `a b UNK d e`, and given to sacreBLEU."""
    n, tcov, seed = 400, 0.8, 3
    simulated = simulate_bleu(tcov, n_sentences=n, rng=np.random.default_rng(seed))
    rng = np.random.default_rng(seed)
    lengths = np.rint(rng.normal(25.6, 14.1, n)).astype(int)
    lengths = lengths[lengths >= 1]
    while len(lengths) < n:
        more = np.rint(rng.normal(25.6, 14.1, n)).astype(int)
        lengths = np.concatenate((lengths, more[more >= 1]))
    lengths = lengths[:n]
    keys = rng.random(int(lengths.sum()))
    hypotheses, references, begin = [], [], 0
    for length in lengths.tolist():
        own = keys[begin : begin + length]
        known = set(np.argsort(own)[: int(np.rint(tcov * length))].tolist())
        reference = [f"w{begin + i}" for i in range(length)]
        hypotheses.append(" ".join(w if i in known else "UNK" for i, w in enumerate(reference)))
        references.append(" ".join(reference))
        begin += length
    bleu = sacrebleu.corpus_bleu(hypotheses, [references], tokenize="none", smooth_method="none")
    assert simulated == pytest.approx(bleu.score / 100, abs=1e-12)


def test_the_simulation_gives_the_printed_cubic_again():
    tcov = np.linspace(0, 1, 21)
    bleu = simulate_curve(tcov, n_sentences=2000, repeats=2)
    assert bleu[0] == 0
    assert bleu[-1] == pytest.approx(1.0)
    assert (np.diff(bleu) >= 0).all()
    # Nowhere further from the printed curve than its two printed digits allow, about.
    assert np.abs(np.polyval(CUBIC, tcov) - bleu).max() < 0.01
    assert np.allclose(fit_cubic(tcov, bleu), CUBIC, atol=0.05)


def test_reproducible():
    tcov = np.array([0.3, 0.9])
    first = simulate_curve(tcov, n_sentences=100, repeats=2, seed=7)
    assert first.tolist() == simulate_curve(tcov, n_sentences=100, repeats=2, seed=7).tolist()
