"""How target coverage bounds BLEU: equation (5.9) and the simulation behind it (5.4.1)."""

from __future__ import annotations

import numpy as np

from regmt.core.arrays import Float64Array

CUBIC = (0.56, 0.53, -0.09, 0.003)
"""The printed coefficients of (5.9), highest power first."""


def bleu_bound(tcov: float, *, coefficients: tuple[float, ...] = CUBIC) -> float:
    """Return the BLEU (between 0 and 1) that the coverage of target words `tcov` lets one expect.

    ``0.56 tcov³ + 0.53 tcov² − 0.09 tcov + 0.003`` (5.9), kept between 0 and 1.
    """
    return float(np.clip(np.polyval(coefficients, tcov), 0.0, 1.0))


def simulate_bleu(
    tcov: float,
    *,
    n_sentences: int = 10_000,
    mean_length: float = 25.6,
    sd_length: float = 14.1,
    rng: np.random.Generator,
) -> float:
    """Return the BLEU of translations that are right but for missing words.

    Of each sentence the share `tcov` of the tokens, rounded, is known; the others, at random
    places, are replaced by UNK, which matches nothing. The order is right. Sentence lengths are
    normally distributed, rounded, and drawn again when they would be below 1. Output and reference
    being equally long there is no brevity penalty, and an n-gram matches where it holds no UNK.
    """
    lengths = np.empty(0, dtype=np.int64)
    while len(lengths) < n_sentences:
        drawn = np.rint(rng.normal(mean_length, sd_length, n_sentences)).astype(np.int64)
        lengths = np.concatenate((lengths, drawn[drawn >= 1]))
    lengths = lengths[:n_sentences]
    sentence = np.repeat(np.arange(n_sentences), lengths)
    place = np.arange(len(sentence))
    begins = np.repeat(np.cumsum(lengths) - lengths, lengths)
    shuffled = np.argsort(sentence + rng.random(len(sentence)))  # within each sentence
    known = np.empty(len(sentence), dtype=bool)
    known[shuffled] = place - begins < np.rint(tcov * lengths)[sentence]
    # Known tokens since the last UNK of the sentence: a match for each n-gram that ends here.
    last_gap = np.maximum.accumulate(np.where(known, -1, place))
    run = place - np.maximum(last_gap, begins - 1)
    log_precision = 0.0
    for n in range(1, 5):
        total = np.maximum(lengths - n + 1, 0).sum()
        matches = (run >= n).sum()
        if matches == 0:
            return 0.0
        log_precision += np.log(matches / total) / 4
    return float(np.exp(log_precision))


def simulate_curve(
    tcov: Float64Array, *, n_sentences: int = 10_000, repeats: int = 10, seed: int = 0
) -> Float64Array:
    """Return the mean simulated BLEU at each coverage, over `repeats` runs (Figure 5.1)."""
    rng = np.random.default_rng(seed)
    return np.array(
        [
            np.mean([simulate_bleu(t, n_sentences=n_sentences, rng=rng) for _ in range(repeats)])
            for t in tcov.tolist()
        ]
    )


def fit_cubic(tcov: Float64Array, bleu: Float64Array) -> tuple[float, ...]:
    """Return the least-squares third-order polynomial of BLEU in coverage, as in (5.9)."""
    return tuple(float(c) for c in np.polyfit(tcov, bleu, 3))
