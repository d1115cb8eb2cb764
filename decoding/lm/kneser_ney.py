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
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, read_only
from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.mapped import forget
from regmt.core.numbering import PART
from regmt.core.progress import notice, progress
from regmt.core.scratch import Pile, Scratch, chunks, scratch, slices
from regmt.decoding.lm import _kernels
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
# Bytes of temporary files.
_SCRATCH_PER_WORD = 48  # keys, counts and numbers of one order
_KEPT_PER_WORD = 21  # counts of each higher order, if all n-grams differ
_SCRATCH_PER_NGRAM = 33
_ARRAYS = {"parent": "i4", "word": "i4", "suffix": "i4", "logprob": "f4", "backoff": "f4"}


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
    needed = (_SCRATCH_PER_WORD + _KEPT_PER_WORD * (order - 1)) * len(tokens)
    with scratch("counting n-grams", needed) as place:
        counts = count_ngrams(tokens, n_words=len(vocabulary), order=order, scratch=place)
        del tokens
        adjusted = adjusted_counts(counts, place)
    amounts = _all_discounts(adjusted, fallback, announce)
    most_left_out = [-1, *(prune[min(k, len(prune) - 1)] for k in range(1, order))]
    starts = _starts(counts, most_left_out)
    with scratch("estimating n-grams", _SCRATCH_PER_NGRAM * int(starts[-1])) as place:
        piles = {name: place.pile(kind) for name, kind in _ARRAYS.items()}
        for pile in piles.values():
            pile.add(np.zeros(1))  # the empty context
        below = Below(
            nodes=np.zeros(1, dtype=np.int32),
            kept=np.ones(1, dtype=bool),
            probability=np.array([1.0 / (len(vocabulary) - 1)]),  # uniform: <s> is never predicted
        )
        for k in progress(range(order), what="estimate", unit="order"):
            # They are large: let go what is done.
            level = counts.pop(0), adjusted.pop(0), most_left_out[k], amounts[k]
            below = _add_order(piles, int(starts[k]), level, below, place)
        piles["backoff"].add(np.zeros(starts[-1] - starts[-2]))
        arrays = {name: pile.joined() for name, pile in piles.items()}
    return LanguageModel(vocabulary, starts, **arrays)


class Below(NamedTuple):
    """What the n-grams of an order need of the order below."""

    nodes: Int32Array  #: of each n-gram; any if it is not kept
    kept: npt.NDArray[np.bool_]  #: whether the model is to hold it
    probability: Float64Array  #: p(w | h)


def _add_order(
    piles: dict[str, Pile[Any]],
    n_nodes: int,
    level: tuple[OrderCounts, Int32Array, int, Discounts],
    below: Below,
    place: Scratch,
) -> Below:
    """Add the nodes of an order and the back-off weights of the order below to the model."""
    counts = level[0]
    nodes, kept, probability = (place.pile(kind) for kind in (np.int32, bool, np.float64))
    for part in estimate(*level, below.probability):
        here, keep = part.ngrams, part.kept
        if n_nodes == 1:  # the words
            part.probability[BEGIN_ID] = 1.0  # by convention: <s> is given, never predicted
        else:  # that of the empty context is not used
            piles["backoff"].add(_log10(part.gamma[below.kept[part.contexts]]))
        piles["parent"].add(below.nodes[counts.parent[here][keep]])
        piles["word"].add(counts.word[here][keep])
        # A suffix is no rarer, so it is kept, too.
        piles["suffix"].add(below.nodes[counts.suffix[here][keep]])
        piles["logprob"].add(_log10(part.probability[keep]))
        ends = np.cumsum(keep)
        nodes.add(n_nodes + ends - 1)
        n_nodes += int(ends[-1]) if len(ends) else 0
        kept.add(keep)
        probability.add(part.probability)
        forget(counts.parent, counts.word, counts.suffix, below.kept)
    return Below(nodes.joined(), kept.joined(), probability.joined())


def _starts(counts: Sequence[OrderCounts], most_left_out: Sequence[int]) -> Int64Array:
    """Return where the nodes of each order begin; the prefix of a kept n-gram is kept, too."""
    n_kept = [
        sum(int((some > most).sum()) for some in chunks(level.count))
        for level, most in zip(counts, most_left_out, strict=True)
    ]
    starts = np.cumsum([1, *n_kept])
    if starts[-1] > _MOST_NGRAMS:
        raise InputError(
            f"{starts[-1]:,} n-grams, but at most {_MOST_NGRAMS:,} are supported",
            remedy="use a lower order, or prune",
        )
    return starts


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


def adjusted_counts(
    counts: Sequence[OrderCounts], place: Scratch | None = None
) -> list[Int32Array]:
    """Return a(·) of the n-grams of each order; 0 for ``<unk>`` and ``<s>`` alone."""
    place, adjusted = place or Scratch(), []
    for k, (order, above) in enumerate(itertools.pairwise(counts)):
        # Each n-gram of the order above is one more word before its suffix.
        a = np.zeros(len(order), dtype=np.int32)
        for some in chunks(above.suffix):
            _kernels.count_each(read_only(some), a)
        for here in slices(len(a)):
            np.copyto(a[here], order.count[here], where=order.begins[here])
            forget(order.count, order.begins)
        if k == 0:
            a[BEGIN_ID] = 0
        adjusted.append(place.joined([a], np.int32))
    last = counts[-1].count
    if len(counts) == 1:
        last = last.copy()
        last[BEGIN_ID] = 0
    return [*adjusted, last]


def discounts(adjusted: Int32Array, *, order: int) -> Discounts:
    """Return D1, D2 and D3+ of an order in the closed form of Chen and Goodman, eq. 26.

    Dj = j − (j + 1) Y n(j+1) / n(j) with Y = n1 / (n1 + 2 n2), n(j) the number of n-grams with
    the adjusted count j.

    Raises
    ------
    InputError
        Not all of n1, n2 and n3 are positive, or a discount is not between 0 and its count.
    """
    n = np.zeros(6, dtype=np.int64)
    for some in chunks(adjusted):
        n += np.bincount(np.minimum(some, 5), minlength=6)
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


class Estimated(NamedTuple):
    """Some n-grams of an order, and their contexts."""

    ngrams: slice
    kept: npt.NDArray[np.bool_]  #: which of them the model is to hold
    probability: Float64Array  #: p(w | h)
    contexts: slice  #: with those before them that have no n-grams
    gamma: Float64Array  #: γ(h); 1 of what is no context


def estimate(
    counts: OrderCounts,
    adjusted: Int32Array,
    most_left_out: int,
    amount: Discounts,
    lower: Float64Array,
    *,
    at_once: int = PART,
) -> Iterator[Estimated]:
    """Estimate the n-grams of an order, and the weights of all contexts of one word less.

    Parameters
    ----------
    counts : OrderCounts
    adjusted : ndarray of int32
        From `adjusted_counts`.
    most_left_out : int
        N-grams that occur at most so often are not kept.
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
    amounts = np.array([0.0, *amount])
    first = context = 0
    while context < len(lower):
        last, end = min(first + at_once, len(counts)), len(lower)
        if last < len(counts):  # the n-grams of a context stand together
            last = int(np.searchsorted(counts.parent, counts.parent[last - 1], side="right"))
            end = int(counts.parent[last - 1]) + 1
        here = slice(first, last)
        parent, a = counts.parent[here] - context, adjusted[here]
        kept = counts.count[here] > most_left_out
        discount = amounts[np.minimum(a, 3)]
        total = np.bincount(parent, a, end - context)
        freed = np.bincount(parent, np.where(kept, discount, a), end - context)
        gamma = np.divide(freed, total, out=np.ones(len(total)), where=total > 0)
        probability = (a - discount) / total[parent] + gamma[parent] * lower[counts.suffix[here]]
        yield Estimated(here, kept, probability, slice(context, end), gamma)
        forget(adjusted, counts.count)
        first, context = last, end


def _log10(values: Float64Array) -> Float64Array:
    with np.errstate(divide="ignore"):
        return np.maximum(np.log10(values), LOG10_ZERO)
