"""IBM model 1: every position equally likely, so that EM finds the one maximum."""

from __future__ import annotations

from regmt.decoding.alignment.bitext import Bitext, Side
from regmt.decoding.alignment.diagonal import DiagonalModel, train_diagonal


def train_ibm1(
    bitext: Bitext,
    hidden: Side = "source",
    *,
    iterations: int = 5,
    alpha: float = 0.0,
    initial: DiagonalModel | None = None,
    prior_strength: float = 0.0,
    likelihoods: list[float] | None = None,
) -> DiagonalModel:
    """Estimate t(f|e) by EM (Brown et al. 1993, model 1).

    p(f|e) = ∏_j Σ_{i=0..I} t(f_j|e_i) / (I+1), with e_0 the empty word: the diagonal model
    without tension. Parameters as in `train_diagonal`.
    """
    return train_diagonal(
        bitext,
        hidden,
        iterations=iterations,
        p0=None,
        tension=0.0,
        optimize_tension=False,
        alpha=alpha,
        initial=initial,
        prior_strength=prior_strength,
        likelihoods=likelihoods,
    )
