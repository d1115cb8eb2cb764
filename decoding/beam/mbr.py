"""Minimum Bayes risk: the hypothesis that is most like the others, weighted by probability."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from regmt.decoding.beam.hypothesis import Hypothesis

_ORDER = 4


def mbr(hypotheses: Sequence[Hypothesis], *, scale: float = 1.0) -> list[Hypothesis]:
    """Order an n-best list by expected gain.

    The gain of e is ``Σ_e' P(e'|f) BLEU+1(e, e')`` with P(e'|f) ∝ exp(scale · score) over the
    list; BLEU+1 adds one to the matches and totals of 2- to 4-grams.

    Parameters
    ----------
    hypotheses : sequence of Hypothesis
    scale : float
        0 makes all equally likely, a large one only the best count.

    Returns
    -------
    list of Hypothesis
        Best first; of equals the one that stood first.
    """
    if len(hypotheses) < 2:
        return list(hypotheses)
    gains = expected_gains([h.tokens for h in hypotheses], [h.score for h in hypotheses], scale)
    return [hypotheses[i] for i in np.argsort(-gains, kind="stable")]


def expected_gains(
    sentences: Sequence[Sequence[str]], scores: Sequence[float], scale: float
) -> npt.NDArray[np.float64]:
    """Return the expected BLEU+1 of each sentence, shape (n,)."""
    values = scale * np.asarray(scores, dtype=np.float64)
    posterior = np.exp(values - values.max())
    posterior /= posterior.sum()
    return _bleu_plus_one(sentences) @ posterior


def _bleu_plus_one(sentences: Sequence[Sequence[str]]) -> npt.NDArray[np.float64]:
    """BLEU+1 of each sentence (row) against each as reference (column)."""
    lengths = np.array([len(sentence) for sentence in sentences], dtype=np.float64)
    log_precision = np.zeros((len(sentences), len(sentences)))
    for order in range(1, _ORDER + 1):
        counts = [
            Counter(tuple(s[i : i + order]) for i in range(len(s) - order + 1)) for s in sentences
        ]
        columns = {ngram: i for i, ngram in enumerate(dict.fromkeys(g for c in counts for g in c))}
        matrix = np.zeros((len(sentences), len(columns)), dtype=np.int32)
        for row, count in enumerate(counts):
            for ngram, number in count.items():
                matrix[row, columns[ngram]] = number
        matches = np.array([np.minimum(row, matrix).sum(axis=1) for row in matrix], dtype=float)
        added = 0 if order == 1 else 1
        totals = np.maximum(lengths - order + 1, 0)[:, None] + added
        with np.errstate(divide="ignore", invalid="ignore"):
            log_precision += np.log((matches + added) / totals)
    with np.errstate(divide="ignore", invalid="ignore"):
        brevity = np.minimum(0.0, 1.0 - lengths[None, :] / lengths[:, None])
        bleu = np.exp(np.nan_to_num(log_precision / _ORDER + brevity, nan=-np.inf))
    return np.asarray(bleu)
