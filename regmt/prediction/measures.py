"""Precision, recall, F and BER of predicted features (8.1–8.3, Table 8.1), and p^max (8.10)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy import sparse

from regmt.core.arrays import Float64Array


@dataclass(frozen=True)
class Confusion:
    """True and false positives and negatives, as counts or as weights; they can be added.

    Attributes
    ----------
    tp, fp, fn, tn : float
    """

    tp: float = 0.0
    fp: float = 0.0
    fn: float = 0.0
    tn: float = 0.0

    def __add__(self, other: Confusion) -> Confusion:
        return Confusion(
            self.tp + other.tp, self.fp + other.fp, self.fn + other.fn, self.tn + other.tn
        )

    @property
    def precision(self) -> float:
        """TP / (TP + FP) (8.1)."""
        return _ratio(self.tp, self.tp + self.fp)

    @property
    def recall(self) -> float:
        """TP / (TP + FN) (8.2)."""
        return _ratio(self.tp, self.tp + self.fn)

    @property
    def ber(self) -> float:
        """Balanced error rate (8.1)."""
        return (_ratio(self.fp, self.tn + self.fp) + _ratio(self.fn, self.tp + self.fn)) / 2

    def f_beta(self, beta: float = 1.0) -> float:
        """(1+β²) · prec · rec / (β² prec + rec) (8.2)."""
        precision, recall = self.precision, self.recall
        return _ratio((1 + beta**2) * precision * recall, beta**2 * precision + recall)

    @property
    def f1(self) -> float:
        """Harmonic mean of precision and recall."""
        return self.f_beta(1.0)


def confusion(
    weights: Float64Array,
    present: npt.NDArray[np.bool_],
    n_uncovered: int = 0,
    *,
    threshold: float,
    weighted: bool = True,
) -> Confusion:
    """Classify features by ``weight > threshold`` and compare with the reference (Table 8.1).

    Parameters
    ----------
    weights : ndarray, shape (N_Y,)
        Predicted values; bounded to [0, 1] when they weigh.
    present : ndarray of bool, shape (N_Y,)
        Which features the reference has.
    n_uncovered : int
        Features of the reference that are not among the N_Y; each is a false negative.
    threshold : float
    weighted : bool
        A predicted feature counts by its bounded weight ŵ instead of by one.

    Notes
    -----
    With weights a feature of the reference gives ŵ to TP and the missing 1 − ŵ to FN (ŵ = 0 below
    the threshold), another predicted feature ŵ to FP, and a rejected one its weight to TN: the
    small weights below the threshold are what was rightly withheld. The thesis only says that
    weights are added instead of ones; this reading alone gives BERs like its 0.72 for logistic
    regression, whose probabilities below the threshold are almost zero.
    """
    predicted = weights > threshold
    if not weighted:
        return Confusion(
            tp=float(np.sum(predicted & present)),
            fp=float(np.sum(predicted & ~present)),
            fn=float(np.sum(~predicted & present)) + n_uncovered,
            tn=float(np.sum(~predicted & ~present)),
        )
    bounded = np.clip(weights, 0.0, 1.0)
    tp = float(bounded[predicted & present].sum())
    return Confusion(
        tp=tp,
        fp=float(bounded[predicted & ~present].sum()),
        fn=float(present.sum()) + n_uncovered - tp,
        tn=float(bounded[~predicted & ~present].sum()),
    )


def threshold_for_best_f1(
    weights: Float64Array, present: npt.NDArray[np.bool_], n_uncovered: int = 0
) -> tuple[float, float]:
    """Find the threshold with the best weighted F1 over all features of a dev set at once.

    Every place between two different weights is tried, by one sort and running sums.

    Returns
    -------
    threshold : float
        Half-way between the lowest weight that is taken and the highest that is not.
    f1 : float
        The weighted F1 there.
    """
    positive = weights > 0
    raw, truth = weights[positive], present[positive]
    if len(raw) == 0:
        return 0.0, 0.0
    best_first = np.argsort(-raw, kind="stable")
    raw, truth = raw[best_first], truth[best_first]
    bounded = np.minimum(raw, 1.0)
    tp = np.cumsum(np.where(truth, bounded, 0.0))
    taken = np.cumsum(bounded)
    # 2TP / (2TP + FP + FN) with TP + FN = number of features of the reference
    f1 = 2 * tp / (taken + present.sum() + n_uncovered)
    last_of_equals = np.append(raw[1:] < raw[:-1], True)
    f1 = np.where(last_of_equals, f1, -1.0)
    best = int(np.argmax(f1))
    below = raw[best + 1] if best + 1 < len(raw) else 0.0
    return float((raw[best] + below) / 2), float(f1[best])


def p_max(
    coef: sparse.csr_matrix, columns: npt.NDArray[np.integer], *, n_best: int = 20
) -> Float64Array:
    """Return ``max over f_x of p(f_y|f_x)`` for each target feature (8.8, 8.10).

    Parameters
    ----------
    coef : csr_matrix, shape (N_Y, N_X)
    columns : sequence of int
        The source features of the test sentence.
    n_best : int
        Positive target features kept for each source feature.
    """
    W = coef[:, columns].toarray()
    W = np.where(W > 0, W, 0.0)
    if W.shape[0] > n_best:
        order = np.argsort(-W, axis=0, kind="stable")
        np.put_along_axis(W, order[n_best:], 0.0, axis=0)
    total = W.sum(axis=0)
    p = np.divide(W, total, out=np.zeros_like(W), where=total > 0)
    best: Float64Array = p.max(axis=1, initial=0.0)
    return best


def _ratio(part: float, whole: float) -> float:
    return part / whole if whole > 0 else 0.0
