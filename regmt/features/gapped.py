"""Gapped word n-grams (8.2.1): they match a phrase even if one of its inner words differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from regmt.features.counted import CountedFeatures, Feature
from regmt.features.segments import segments
from regmt.instance_selection.ngrams import Orders


def gapped_ngrams(
    tokens: Sequence[str], *, orders: Orders | str = "1-5", max_gap: int = 3
) -> Counter[Feature]:
    """Count the n-grams of `tokens` with at most one gap of up to `max_gap` tokens.

    A feature is identified by its tokens alone: size and place of the gap do not distinguish it.
    With ``max_gap=0`` these are the ordinary n-grams. This definition gives Table 8.2.

    Examples
    --------
    >>> sorted(" ".join(f) for f in gapped_ngrams("a b c".split(), orders="2", max_gap=1))
    ['a b', 'a c', 'b c']
    """
    orders = Orders.parse(orders) if isinstance(orders, str) else orders
    counts: Counter[Feature] = Counter()
    tokens = tuple(tokens)
    for n in orders:
        counts.update(tokens[i : i + n] for i in range(len(tokens) - n + 1))
        for gap in range(1, max_gap + 1):
            for i in range(len(tokens) - n - gap + 1):
                for before in range(1, n):  # number of tokens in front of the gap
                    rest = i + before + gap
                    counts[tokens[i : i + before] + tokens[rest : rest + n - before]] += 1
    return counts


@dataclass(kw_only=True, eq=False, repr=False)
class GappedNgramFeatures(CountedFeatures):
    """Counts of n-grams with at most one gap, in order of first occurrence; see `gapped_ngrams`.

    Parameters
    ----------
    orders : str or Orders
        Number of tokens of a feature, the gap not counted.
    max_gap : int
        The longest gap, in tokens.
    boundaries : tuple of str
        Punctuation that no feature may cross; see `regmt.features.segments.segments`.
    """

    orders: str | Orders = "1-2"
    max_gap: int = 3
    boundaries: tuple[str, ...] = ()

    def _count(self, sentence: str | Sequence[str]) -> Counter[Feature]:
        tokens = sentence.split() if isinstance(sentence, str) else sentence
        counts: Counter[Feature] = Counter()
        for part in segments(tokens, self.boundaries):
            counts.update(gapped_ngrams(part, orders=self.orders, max_gap=self.max_gap))
        return counts
