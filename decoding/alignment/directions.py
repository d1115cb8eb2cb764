"""The two directions of an alignment model, computed at the same time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_both_directions(
    function: Callable[[Item], Result], items: Sequence[Item], jobs: int
) -> list[Result]:
    """Apply `function` to the two directions; the kernels release the interpreter lock."""
    if jobs < 2:
        return [function(item) for item in items]
    with ThreadPoolExecutor(max_workers=len(items)) as pool:
        return list(pool.map(function, items))
