"""RegScore and losses: the inputs of adaptive weighting (7.4.2)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.metrics import make_metric
from regmt.reranking.candidates import Candidates


def reg_scores(combined: Float64Array, systems: int, *, scale: float | None = None) -> Float64Array:
    """Map combined scores to numbers between 0 and 1, shape (n, systems).

    ``1 / (1 + exp(−(s − mean)/scale))``, with the mean over the systems of the sentence. One scale
    for all sentences preserves the difference between sentences with similar and with different
    translations.

    Parameters
    ----------
    combined : ndarray, shape (n · systems,)
        Weighted sum of the scores of each translation, sentence by sentence.
    scale : float, optional
        By default the standard deviation of ``s − mean`` over all translations.
    """
    table = np.asarray(combined, np.float64).reshape(-1, systems)
    centred = table - table.mean(axis=1, keepdims=True)
    if scale is None:
        scale = float(np.sqrt((centred**2).mean()))
    return np.asarray(1.0 / (1.0 + np.exp(-centred / (scale or 1.0))))


def reference_losses(
    candidates: Candidates,
    references: Sequence[Sequence[str]],
    systems: int,
    *,
    tokenize: str | None = None,
    lowercase: bool | None = None,
) -> Float64Array:
    """Return 1 − BLEU of each translation against the references, shape (n, systems).

    Sentence BLEU is smoothed as in CBLEU.
    """
    metric = make_metric("sbleu", tokenize=tokenize, lowercase=lowercase)
    bounds = range(0, len(candidates), systems)
    lists = [candidates.lines[i : i + systems] for i in bounds]
    statistics = metric.statistics_for_lists(lists, references)
    scores = np.asarray(metric.sentence_scores(statistics)) / metric.scale
    return np.asarray(np.clip(1.0 - scores, 0.0, 1.0).reshape(-1, systems))
