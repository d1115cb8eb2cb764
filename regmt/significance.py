"""Is the difference real? Intervals and paired tests on statistics of sentences (appendix B).

All resampling works on the sufficient statistics of the sentences: a resampled test set is a row
of counts, its score that of ``counts @ statistics``, and a thousand of them are one product.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError, check_choice
from regmt.metrics.base import Metric

PAIRED_TESTS = ("bootstrap", "ar", "t", "sign")

_BLOCK = 1 << 22  # cells of a matrix of counts held in memory at a time


@dataclass(frozen=True)
class Interval:
    """A confidence interval of a score."""

    low: float
    high: float


@dataclass(frozen=True)
class Comparison:
    """The outcome of a paired test of systems A and B.

    Attributes
    ----------
    test : str
        A member of `PAIRED_TESTS`.
    difference : float
        Score of A minus score of B.
    p : float
        How likely so large a difference is where there is none. Two-sided, but for the sign
        test, which asks whether A is the better one.
    low, high : float or None
        Confidence interval of the difference (paired bootstrap, t).
    wins : float or None
        Share of resamples (paired bootstrap) or of unequal sentences (sign test) where A is
        better.
    """

    test: str
    difference: float
    p: float
    low: float | None = None
    high: float | None = None
    wins: float | None = None


def bootstrap_interval(
    metric: Metric,
    statistics: npt.ArrayLike,
    *,
    resamples: int = 1000,
    confidence: float = 0.95,
    seed: int = 0,
) -> Interval:
    """Return the percentile interval of a corpus score (Koehn, 2004).

    Test sets of the same size are drawn with replacement and scored; the interval leaves out
    ``(1 - confidence) / 2`` of the scores at either end.

    Parameters
    ----------
    metric : Metric
    statistics : ndarray, shape (n_sentences, k)
        Of one system.
    resamples : int
    confidence : float
    seed : int
        The same seed draws the same sentences for every system and metric.
    """
    (rows,) = _check(statistics)
    scores = np.concatenate(
        [metric.score(counts @ rows) for counts in resampled_counts(len(rows), resamples, seed)]
    )
    return _percentiles(scores, confidence)


def paired_bootstrap(
    metric: Metric,
    a: npt.ArrayLike,
    b: npt.ArrayLike,
    *,
    resamples: int = 1000,
    confidence: float = 0.95,
    seed: int = 0,
) -> Comparison:
    """Compare two systems on the same resampled test sets (Koehn, 2004).

    `Comparison.wins` is the share of test sets on which A is better. `Comparison.p` counts how
    often a resampled difference, centred on 0 as the null hypothesis has it, is as large as the
    real one: ``(c + 1) / (resamples + 1)``.
    """
    rows_a, rows_b = _check(a, b)
    differences = np.concatenate(
        [
            metric.score(counts @ rows_a) - metric.score(counts @ rows_b)
            for counts in resampled_counts(len(rows_a), resamples, seed)
        ]
    )
    observed = _difference(metric, rows_a, rows_b)
    centred = np.abs(differences - differences.mean())
    count = int((centred >= abs(observed) - _tolerance(metric)).sum())
    interval = _percentiles(differences, confidence)
    better = differences if metric.higher_is_better else -differences
    return Comparison(
        test="bootstrap",
        difference=observed,
        p=(count + 1) / (resamples + 1),
        low=interval.low,
        high=interval.high,
        wins=float((better > 0).mean()),
    )


def approximate_randomization(
    metric: Metric,
    a: npt.ArrayLike,
    b: npt.ArrayLike,
    *,
    resamples: int = 1000,
    seed: int = 0,
) -> Comparison:
    """Compare two systems by swapping their translations at random (Algorithm 4).

    ``p = (c + 1) / (R + 1)`` with `c` the shuffles whose difference is at least as large as the
    real one. (Algorithm 4 is printed with a strict inequality, by which two equal systems would
    differ significantly; Riezler and Maxwell, 2005, count ties.)
    """
    rows_a, rows_b = _check(a, b)
    _check_resamples(resamples)
    total_a, total_b = rows_a.sum(axis=0), rows_b.sum(axis=0)
    exchange = rows_b - rows_a
    observed = _difference(metric, rows_a, rows_b)
    generator = np.random.default_rng(seed)
    count = 0
    for size in _blocks(len(rows_a), resamples):
        swapped = generator.integers(0, 2, size=(size, len(rows_a)), dtype=np.int8)
        moved = swapped.astype(np.float64) @ exchange
        differences = metric.score(total_a + moved) - metric.score(total_b - moved)
        count += int((np.abs(differences) >= abs(observed) - _tolerance(metric)).sum())
    return Comparison(test="ar", difference=observed, p=(count + 1) / (resamples + 1))


def paired_t_test(
    metric: Metric, a: npt.ArrayLike, b: npt.ArrayLike, *, confidence: float = 0.95
) -> Comparison:
    """Compare the sentence scores of two systems by a paired t-test (B.7–B.9).

    The interval is that of the mean difference of the sentence scores, not of the corpus scores.
    """
    from scipy import stats

    rows_a, rows_b = _check(a, b)
    n = len(rows_a)
    if n < 2:
        raise InputError("a t-test needs at least two sentences")
    differences = metric.sentence_scores(rows_a) - metric.sentence_scores(rows_b)
    mean = float(differences.mean())  # (B.7)
    error = float(differences.std(ddof=1)) / math.sqrt(n)  # (B.8), over √n
    if error > 0:
        p = 2.0 * float(stats.t.sf(abs(mean / error), n - 1))  # (B.9)
    else:
        p = 1.0 if mean == 0 else 0.0
    reach = float(stats.t.ppf(0.5 + check_confidence(confidence) / 2, n - 1)) * error
    return Comparison(
        test="t",
        difference=_difference(metric, rows_a, rows_b),
        p=p,
        low=mean - reach,
        high=mean + reach,
    )


def sign_test(metric: Metric, a: npt.ArrayLike, b: npt.ArrayLike) -> Comparison:
    """Test one-sidedly and exactly whether A is better than B on more sentences than chance has it.

    Sentences with equal scores are left out, as ties are in paired human preferences; `p` is the
    probability of at least as many wins in as many tosses of a coin.
    """
    rows_a, rows_b = _check(a, b)
    differences = metric.sentence_scores(rows_a) - metric.sentence_scores(rows_b)
    if not metric.higher_is_better:
        differences = -differences
    wins = int((differences > _tolerance(metric)).sum())
    losses = int((differences < -_tolerance(metric)).sum())
    return Comparison(
        test="sign",
        difference=_difference(metric, rows_a, rows_b),
        p=chance_of_wins(wins, losses),
        wins=wins / (wins + losses) if wins + losses else 0.5,
    )


def chance_of_wins(wins: int, losses: int) -> float:
    """Return the probability of at least so many wins in as many tosses of a coin."""
    from scipy import stats

    return float(stats.binom.sf(wins - 1, wins + losses, 0.5))


def compare(
    test: str,
    metric: Metric,
    a: npt.ArrayLike,
    b: npt.ArrayLike,
    *,
    resamples: int = 1000,
    confidence: float = 0.95,
    seed: int = 0,
) -> Comparison:
    """Run the paired test called `test`, one of `PAIRED_TESTS`."""
    check_choice("test", test, PAIRED_TESTS)
    if test == "bootstrap":
        return paired_bootstrap(metric, a, b, resamples=resamples, confidence=confidence, seed=seed)
    if test == "ar":
        return approximate_randomization(metric, a, b, resamples=resamples, seed=seed)
    if test == "t":
        return paired_t_test(metric, a, b, confidence=confidence)
    return sign_test(metric, a, b)


def resampled_counts(n: int, resamples: int, seed: int) -> Iterator[Float64Array]:
    """Yield blocks of rows that say how often each of `n` sentences was drawn in `n` draws."""
    _check_resamples(resamples)
    generator = np.random.default_rng(seed)
    for size in _blocks(n, resamples):
        drawn = generator.integers(0, n, size=(size, n))
        drawn += np.arange(size)[:, np.newaxis] * n
        counts = np.bincount(drawn.ravel(), minlength=size * n)
        yield counts.reshape(size, n).astype(np.float64)


def _blocks(n: int, resamples: int) -> Iterator[int]:
    """Split the resamples so that a block of them has about `_BLOCK` cells."""
    largest = max(1, _BLOCK // n)
    for begin in range(0, resamples, largest):
        yield min(largest, resamples - begin)


def _difference(metric: Metric, a: Float64Array, b: Float64Array) -> float:
    return float(metric.score(a.sum(axis=0)) - metric.score(b.sum(axis=0)))


def _tolerance(metric: Metric) -> float:
    """Return what rounding may do to a difference of scores."""
    return 1e-10 * metric.scale


def _percentiles(scores: Float64Array, confidence: float) -> Interval:
    tail = (1.0 - check_confidence(confidence)) / 2.0
    low, high = np.quantile(scores, [tail, 1.0 - tail])
    return Interval(float(low), float(high))


def _check(*statistics: npt.ArrayLike) -> list[Float64Array]:
    arrays = [np.asarray(rows, dtype=np.float64) for rows in statistics]
    if len({rows.shape for rows in arrays}) != 1:
        raise InputError("the systems have different numbers of sentences")
    if arrays[0].ndim != 2 or not len(arrays[0]):
        raise InputError("no sentences to resample")
    return arrays


def _check_resamples(resamples: int) -> None:
    if resamples < 1:
        raise InputError(f"{resamples} resamples", remedy="use at least 1, preferably 1000")


def check_confidence(confidence: float) -> float:
    """Return `confidence` if it is a proper level."""
    if not 0 < confidence < 1:
        raise InputError(
            f"confidence {confidence} is not between 0 and 1", remedy="use for example 0.95"
        )
    return confidence
