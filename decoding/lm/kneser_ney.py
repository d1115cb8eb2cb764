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

from regmt.core.arrays import Float64Array, Int32Array
from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.numbering import PART
from regmt.core.progress import notice, progress
from regmt.core.scratch import scratch
from regmt.decoding.lm.counting import (
    BEGIN_ID,
    OrderCounts,
    count_ngrams,
    encode_sentences,
    encode_text,
)
from regmt.decoding.lm.language_model import LanguageModel
from regmt.instance_selection.corpus import Text

Discounts = tuple[float, float, float]

FALLBACK: Discounts = (0.5, 1.0, 1.5)
"""D1, D2 and D3+ for orders of which a small text shows too few n-grams, as in KenLM."""

LOG10_ZERO = -99.0
"""What stands for the logarithm of zero, as is usual in ARPA files."""

_MOST_NGRAMS = np.iinfo(np.int32).max
_SCRATCH_PER_WORD = 40  # bytes of temporary files: keys, counts and numbers of one order


def train(
    sentences: Iterable[Sequence[str]] | Text,
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
    sentences : iterable of sequences of str, or Text
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
    if isinstance(sentences, Text):
        vocabulary, tokens = encode_text(sentences)
    else:
        vocabulary, tokens = encode_sentences(sentences, path=path)
    needed = _SCRATCH_PER_WORD * len(tokens)
    with scratch("counting n-grams", needed) as place:
        counts = count_ngrams(tokens, n_words=len(vocabulary), order=order, scratch=place)
    del tokens
    kept = [
        level.count > prune[min(k, len(prune) - 1)] if k > 0 else np.ones(len(level), dtype=bool)
        for k, level in enumerate(counts)
    ]
    adjusted = adjusted_counts(counts)
    amounts = _all_discounts(adjusted, fallback, announce)

    # Number what is kept; the prefix of a kept n-gram is no rarer, so it is kept, too.
    starts = np.cumsum([1, *(int(keep.sum()) for keep in kept)])
    if starts[-1] > _MOST_NGRAMS:
        raise InputError(
            f"{starts[-1]:,} n-grams, but at most {_MOST_NGRAMS:,} are supported",
            remedy="use a lower order, or prune",
        )
    parent, word = (np.zeros(starts[-1], dtype=np.int32) for _ in range(2))
    logprob, backoff = (np.zeros(starts[-1], dtype=np.float32) for _ in range(2))
    probability = np.array([1.0 / (len(vocabulary) - 1)])  # uniform: <s> is never predicted
    nodes = np.zeros(1, dtype=np.int32)  # of each n-gram of the order below
    kept_below = np.ones(1, dtype=bool)
    for k in progress(range(order), what="estimate", unit="order"):
        level, keep = counts.pop(0), kept[k]  # they are large: let go what is done
        probability, gamma = estimate(level, adjusted.pop(0), keep, amounts[k], probability)
        here = slice(starts[k], starts[k + 1])
        parent[here] = nodes[level.parent[keep]]
        word[here] = level.word[keep]
        if k == 0:
            probability[BEGIN_ID] = 1.0  # by convention: <s> is given, never predicted
        else:  # those of the empty context are not used
            backoff[starts[k - 1] : starts[k]] = _log10(gamma[kept_below])
        logprob[here] = _log10(probability[keep])
        nodes = (starts[k] + np.cumsum(keep) - 1).astype(np.int32)
        kept_below = keep
    return LanguageModel(vocabulary, starts, parent, word, logprob, backoff)


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


def adjusted_counts(counts: Sequence[OrderCounts]) -> list[Int32Array]:
    """Return a(·) of the n-grams of each order; 0 for ``<unk>`` and ``<s>`` alone."""
    adjusted = []
    for order, above in itertools.pairwise(counts):
        # Each n-gram of the order above is one more word before its suffix.
        n_before = np.bincount(above.suffix, minlength=len(order)).astype(np.int32)
        adjusted.append(np.where(order.begins, order.count, n_before))
    adjusted.append(counts[-1].count.copy())
    adjusted[0][BEGIN_ID] = 0
    return adjusted


def discounts(adjusted: Int32Array, *, order: int) -> Discounts:
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
    adjusted: Sequence[Int32Array], fallback: Discounts | None, announce: bool
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
    counts: OrderCounts,
    adjusted: Int32Array,
    kept: npt.NDArray[np.bool_],
    amount: Discounts,
    lower: Float64Array,
    *,
    at_once: int = PART,
) -> tuple[Float64Array, Float64Array]:
    """Return p(w | h) of the n-grams of an order, and γ(h) of all contexts of one word less.

    Parameters
    ----------
    counts : OrderCounts
    adjusted : ndarray of int32
        From `adjusted_counts`.
    kept : ndarray of bool
        Which n-grams the model is to hold.
    amount : (D1, D2, D3+)
        Discounts of the order.
    lower : ndarray of float64
        p(w | h) of the order below.
    at_once : int
        How many n-grams to look at together; the result does not depend on it.

    Notes
    -----
    The count of n-grams that are not kept goes to the lower order in full, so that the model
    still sums to one.
    """
    probability = np.empty(len(counts))
    gamma = np.ones(len(lower))  # of what is no context: not used
    amounts = np.array([0.0, *amount])
    first = 0
    while first < len(counts):  # the n-grams of a context stand together
        last = min(first + at_once, len(counts))
        last = int(np.searchsorted(counts.parent, counts.parent[last - 1], side="right"))
        here = slice(first, last)
        context = counts.parent[first]
        parent, a = counts.parent[here] - context, adjusted[here]
        discount = amounts[np.minimum(a, 3)]
        total = np.bincount(parent, weights=a)
        freed = np.bincount(parent, np.where(kept[here], discount, a))
        own = np.divide(freed, total, out=np.ones(len(total)), where=total > 0)
        gamma[context : context + len(own)] = own
        probability[here] = (a - discount) / total[parent] + own[parent] * lower[
            counts.suffix[here]
        ]
        first = last
    return probability, gamma


def _log10(values: Float64Array) -> Float64Array:
    with np.errstate(divide="ignore"):
        return np.maximum(np.log10(values), LOG10_ZERO)
