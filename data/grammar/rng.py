"""A small seeded generator of integers, the same on every platform and Python version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Rng:
    """SplitMix64 with the few drawing methods the grammar needs."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def bits(self) -> int:
        """Return the next 64 random bits as an integer."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return an integer drawn from 0, 1, ..., n - 1."""
        return (self.bits() >> 16) % n

    def choice(self, items: Sequence[T]) -> T:
        """Return one of ``items``, each being equally likely."""
        return items[self.below(len(items))]

    def chance(self, percent: int) -> bool:
        """Return True in ``percent`` of a hundred calls."""
        return self.below(100) < percent

    def weighted(self, items: Sequence[T], weights: Sequence[int]) -> T:
        """Return one of ``items`` with probability proportional to its weight."""
        point = self.below(sum(weights))
        for item, weight in zip(items, weights, strict=True):
            point -= weight
            if point < 0:
                return item
        raise ValueError("weights must be positive")

    def shuffle(self, items: list[T]) -> None:
        """Permute ``items`` in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
