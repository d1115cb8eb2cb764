"""Interpolated modified Kneser-Ney estimation.

S. F. Chen and J. Goodman, *An empirical study of smoothing techniques for language modeling*,
TR-10-98, Harvard 1998; in the form of K. Heafield et al., *Scalable modified Kneser-Ney language
model estimation*, ACL 2013, with the numbers of KenLM's ``lmplz``:

    p(w | h) = (a(hw) − D(a(hw))) / Σ_v a(hv)  +  γ(h) p(w | h')

where h' is h without its first word. Unigrams are interpolated with the uniform distribution over
the vocabulary, including ``<unk>`` but not ``<s>``. The *adjusted count* a of an n-gram is its
count if it has the highest order or begins with ``<s>``, else the number of different words before
it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.progress import notice
from regmt.decoding.lm.counting import BEGIN_ID, OrderCounts, count_ngrams, encode_sentences
from regmt.decoding.lm.language_model import LanguageModel

Discounts = tuple[float, float, float]

FALLBACK: Discounts = (0.5, 1.0, 1.5)
"""D1, D2 and D3+ for orders of which a small text shows too few n-grams, as in KenLM."""

LOG10_ZERO = -99.0
"""What stands for the logarithm of zero, as is usual in ARPA files."""


def train(
    sentences: Iterable[Sequence[str]],
    *,
    order: int = 5,
    fallback: Discounts | None = FALLBACK,
    prune: Sequence[int] = (0,),
    path: StrPath | None = None,
    announce: bool = True,
) -> LanguageModel:
    """Estimate a language model from tokenised sentences.

    Parameters
    ----------
    sentences : iterable of sequences of str
    order : int
        The highest order of n-grams.
    fallback : (D1, D2, D3+) or None
        Discounts for an order whose own cannot be computed; None makes that an error.
    prune : sequence of int
        For the orders 1, 2, … n-grams that occur at most so often are left out of the model; the
        last number holds for all further orders. Non-decreasing, the first one 0.
    path : path-like, optional
        Where the sentences come from, for error messages.
    announce : bool
        Tell on standard error when fallback discounts are used.
    """
    _check_options(order, fallback, prune)
    vocabulary, tokens = encode_sentences(sentences, path=path)
    counts = count_ngrams(tokens, n_words=len(vocabulary), order=order)
    kept = [
        level.count > prune[min(k, len(prune) - 1)] if k > 0 else np.ones(len(level), dtype=bool)
        for k, level in enumerate(counts)
    ]
    adjusted = adjusted_counts(counts)
    amounts = _all_discounts(adjusted, fallback, announce)
    probabilities, gammas = estimate(counts, adjusted, kept, amounts)

    # Number what is kept; the prefix of a kept n-gram is no rarer, so it is kept, too.
    starts = np.cumsum([1, *(int(keep.sum()) for keep in kept)])
    parents, words = [np.zeros(1, np.int64)], [np.zeros(1, np.int64)]
    logprobs, backoffs = [np.zeros(1)], [np.zeros(1)]
    node = np.zeros(1, dtype=np.int64)  # node of each n-gram of the order below
    for k, (level, keep) in enumerate(zip(counts, kept, strict=True)):
        parents.append(node[level.parent[keep]])
        words.append(level.word[keep])
        logprobs.append(_log10(probabilities[k][keep]))
        backoffs.append(_log10(gammas[k][keep]))
        node = starts[k] + np.cumsum(keep) - 1
    return LanguageModel(
        vocabulary,
        starts,
        np.concatenate(parents).astype(np.int32),
        np.concatenate(words).astype(np.int32),
        np.concatenate(logprobs),
        np.concatenate(backoffs),
    )


def _check_options(order: int, fallback: Discounts | None, prune: Sequence[int]) -> None:
    if order < 1:
        raise InputError(f"order {order} of a language model", remedy="use 1 or more")
    if fallback and not all(0 <= d <= j for j, d in enumerate(fallback, start=1)):
        raise InputError(
            f"fallback discounts {' '.join(f'{d:g}' for d in fallback)}",
            remedy="D1 is from 0 to 1, D2 to 2, D3 to 3",
        )
    if not prune or prune[0] != 0 or list(prune) != sorted(prune):
        raise InputError(
            f"pruning thresholds {' '.join(map(str, prune)) or '(none)'}",
            remedy="start with 0 for the words and never decrease, for example 0 0 1",
        )
    if len(prune) > order:
        raise InputError(
            f"{len(prune)} pruning thresholds for a model of order {order}",
            remedy="give at most one per order",
        )


def adjusted_counts(counts: Sequence[OrderCounts]) -> list[Int64Array]:
    """Return a(·) of the n-grams of each order; 0 for ``<unk>`` and ``<s>`` alone."""
    adjusted = []
    for order, above in itertools.pairwise(counts):
        # Each n-gram of the order above is one more word before its suffix.
        n_before = np.bincount(above.suffix, minlength=len(order))
        adjusted.append(np.where(order.begins, order.count, n_before))
    adjusted.append(counts[-1].count.copy())
    adjusted[0][BEGIN_ID] = 0
    return adjusted


def discounts(adjusted: Int64Array, *, order: int) -> Discounts:
    """Return D1, D2 and D3+ of an order in the closed form of Chen and Goodman, eq. 26.

    Dj = j − (j + 1) Y n(j+1) / n(j) with Y = n1 / (n1 + 2 n2), n(j) the number of n-grams with
    the adjusted count j.

    Raises
    ------
    InputError
        Not all of n1, n2 and n3 are positive, or a discount is not between 0 and its count.
    """
    n = np.bincount(np.minimum(adjusted, 5), minlength=6)
    if n[1:4].all():
        y = n[1] / (n[1] + 2 * n[2])
        d1, d2, d3 = (float(j - (j + 1) * y * n[j + 1] / n[j]) for j in (1, 2, 3))
        if 0 <= d1 <= 1 and 0 <= d2 <= 2 and 0 <= d3 <= 3:
            return d1, d2, d3
        problem = f"discounts {d1:.3g}, {d2:.3g}, {d3:.3g} of the {order}-grams are out of range"
    else:
        problem = f"no {order}-gram has the adjusted count {int(np.argmin(n[1:4])) + 1}"
    raise InputError(
        f"the text is too small or artificial for Kneser-Ney discounts: {problem}",
        remedy="allow fallback discounts or use a lower order",
    )


def _all_discounts(
    adjusted: Sequence[Int64Array], fallback: Discounts | None, announce: bool
) -> list[Discounts]:
    """Return the discounts of each order, `fallback` for those that have none of their own."""
    result: list[Discounts] = []
    without = []
    for k, a in enumerate(adjusted, start=1):
        try:
            result.append(discounts(a, order=k))
        except InputError:
            if fallback is None:
                raise
            result.append(fallback)
            without.append(f"{k}-")
    if without and announce:
        values = ", ".join(f"{d:g}" for d in fallback or ())
        notice(f"small text: fallback discounts {values} for the {', '.join(without)}grams")
    return result


def estimate(
    counts: Sequence[OrderCounts],
    adjusted: Sequence[Int64Array],
    kept: Sequence[npt.NDArray[np.bool_]],
    amounts: Sequence[Discounts],
) -> tuple[list[Float64Array], list[Float64Array]]:
    """Return for each order p(w | h) of its n-grams and, with them as contexts, their γ.

    Parameters
    ----------
    counts : sequence of OrderCounts
    adjusted : sequence of ndarray of int64
        From `adjusted_counts`.
    kept : sequence of ndarray of bool
        Which n-grams of each order the model is to hold.
    amounts : sequence of (D1, D2, D3+)
        Discounts of each order.

    Notes
    -----
    The count of n-grams that are not kept goes to the lower order in full, so that the model
    still sums to one.
    """
    n_words = len(counts[0])
    probabilities: list[Float64Array] = []
    gammas: list[Float64Array] = []
    lower = np.array([1.0 / (n_words - 1)])  # uniform: <unk> counts, <s> is never predicted
    for order, a, keep, amount in zip(counts, adjusted, kept, amounts, strict=True):
        discount = np.array([0.0, *amount])[np.minimum(a, 3)]
        total = np.bincount(order.parent, weights=a, minlength=len(lower))
        freed = np.bincount(order.parent, np.where(keep, discount, a), minlength=len(lower))
        # γ of what is no context of any n-gram is not used: one, that is log10 0.
        gamma = np.divide(freed, total, out=np.ones(len(total)), where=total > 0)
        gammas.append(gamma)
        lower = (a - discount) / total[order.parent] + gamma[order.parent] * lower[order.suffix]
        probabilities.append(lower)
    gammas.append(np.ones(len(counts[-1])))
    probabilities[0][BEGIN_ID] = 1.0  # by convention: <s> is given, never predicted
    return probabilities, gammas[1:]  # the first one is that of the empty context


def _log10(values: Float64Array) -> Float64Array:
    with np.errstate(divide="ignore"):
        return np.maximum(np.log10(values), LOG10_ZERO)
