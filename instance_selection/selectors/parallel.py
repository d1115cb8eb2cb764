"""Selections one after the other, in the order of the queries, by one process or several."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from instance_selection.files import StrPath
from instance_selection.index import Index
from instance_selection.ngrams import Orders
from instance_selection.progress import progress
from instance_selection.selectors.base import Selection, Selector
from instance_selection.selectors.registry import make_selector

_CHUNK = 16


@dataclass(frozen=True)
class Recipe:
    """How to make a selector; small enough to send to a worker process."""

    name: str
    orders: Orders | None = None
    options: tuple[tuple[str, str | float | int], ...] = ()

    def make(self) -> Selector:
        """Make the selector."""
        return make_selector(self.name, orders=self.orders, options=dict(self.options))


def select_stream(
    recipe: Recipe,
    index: Index,
    queries: Sequence[str],
    budget: int,
    *,
    mode: str = "sentence",
    budget_words: int | None = None,
    exclude_exact: bool = False,
    jobs: int = 1,
    path: StrPath | None = None,
) -> Iterator[Selection]:
    """Yield the selections that `Selector.select` would return, as soon as each is made.

    Parameters
    ----------
    recipe : Recipe
    index : Index
    queries, budget, mode, budget_words, exclude_exact
        See `Selector.select`.
    jobs : int
        Worker processes; they open the index memory-mapped and so share it.
    path : path-like, optional
        Where `index` is saved; without it, it is saved to a temporary folder for the workers.
    """
    chunks = [queries[i : i + _CHUNK] for i in range(0, len(queries), _CHUNK)]
    if mode == "testset" or jobs == 1 or len(chunks) < 2:
        selector = recipe.make().fit(index)
        task = (budget, budget_words, exclude_exact)
        if mode == "testset":
            yield _select(selector, queries, *task, mode=mode)[0]
            return
        each = (
            _select(selector, [query], *task)[0]
            for query in progress(queries, what="select", total=len(queries))
        )
        yield from _in_mode(mode, each, selector, queries)
        return

    from joblib import Parallel, delayed

    with tempfile.TemporaryDirectory(prefix="regmt-") as folder:
        if path is None:
            path = Path(folder) / "index"
            index.save(path)
        call = delayed(_select_in_worker)
        results = Parallel(n_jobs=jobs, return_as="generator")(
            call(recipe, str(path), chunk, budget, budget_words, exclude_exact) for chunk in chunks
        )
        bar = progress(results, what="select", total=len(chunks), unit="chunk")
        each = (selection for part in bar for selection in part)
        yield from _in_mode(mode, each, recipe.make().fit(index), queries)


def _in_mode(
    mode: str, selections: Iterator[Selection], selector: Selector, queries: Sequence[str]
) -> Iterator[Selection]:
    if mode == "union":
        yield selector.union(list(selections), queries)
    else:
        yield from selections


def _select(
    selector: Selector,
    queries: Sequence[str],
    budget: int,
    budget_words: int | None,
    exclude_exact: bool,
    mode: str = "sentence",
) -> list[Selection]:
    return selector.select(
        queries, budget, mode=mode, budget_words=budget_words, exclude_exact=exclude_exact
    )


@lru_cache(maxsize=1)
def _fitted(recipe: Recipe, path: str) -> Selector:
    return recipe.make().fit(Index.open(path))


def _select_in_worker(
    recipe: Recipe,
    path: str,
    queries: Sequence[str],
    budget: int,
    budget_words: int | None,
    exclude_exact: bool,
) -> list[Selection]:
    return _select(_fitted(recipe, path), queries, budget, budget_words, exclude_exact)
