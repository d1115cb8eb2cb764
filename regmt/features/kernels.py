"""Kernels between two sentences, computed from their definitions, and the distance they induce.

The feature maps give the same numbers as dot products; these are for single pairs and for checks.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Collection, Sequence

from regmt.features.segments import segments
from regmt.features.weighting import Weighting, order_weight
from regmt.instance_selection.ngrams import Orders

Tokens = Sequence[str]


def spectrum_kernel(
    x: Tokens,
    y: Tokens,
    *,
    orders: Orders | str = "1-2",
    weighting: Weighting = "none",
    alpha: float = 1.0,
    boundaries: Collection[str] = (),
) -> float:
    """Compute the (weighted) n-spectrum word kernel of two token sequences (3.11, 3.12).

    Parameters
    ----------
    x, y : sequence of str
        Tokens.
    orders : Orders or str
        The orders p to sum over; the thesis's k is ``1-n``.
    weighting, alpha
        See `order_weight`.
    boundaries : collection of str
        Tokens that no n-gram may cross.

    Examples
    --------
    >>> spectrum_kernel("the book is on the table".split(), "I saw the man".split())
    2.0
    """
    orders = Orders.parse(orders) if isinstance(orders, str) else orders
    total = 0.0
    for p in orders:
        of_x, of_y = (_ngrams(tokens, p, boundaries) for tokens in (x, y))
        # The double sum of indicators counts every pair of equal n-grams.
        pairs = sum(count * of_y[ngram] for ngram, count in of_x.items())
        total += pairs * order_weight(p, weighting=weighting, alpha=alpha)
    return total


def rkhs_distance(
    x: Tokens, y: Tokens, *, kernel: Callable[[Tokens, Tokens], float] = spectrum_kernel
) -> float:
    """Compute the distance of two objects in the feature space of `kernel` (3.13).

    The last line of (3.13), ``√(k(x,x) − 2k(x,y) + k(y,y))``; the middle one lacks the root.
    """
    # Rounding may leave a tiny negative number where x and y are the same.
    return math.sqrt(max(kernel(x, x) - 2.0 * kernel(x, y) + kernel(y, y), 0.0))


def _ngrams(tokens: Tokens, p: int, boundaries: Collection[str]) -> Counter[tuple[str, ...]]:
    return Counter(
        tuple(segment[i : i + p])
        for segment in segments(tokens, boundaries)
        for i in range(len(segment) - p + 1)
    )
