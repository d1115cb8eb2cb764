"""Stream selections in the order of the queries, with one or more processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from regmt.core.parallel import Spec, cluster, map_in_order, opened
from regmt.core.progress import progress
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors.base import Selection, Selector
from regmt.instance_selection.selectors.registry import make_selector

_BATCH = 16  # queries per task: a selection takes about a millisecond


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
) -> Iterator[Selection]:
    """Yield the selections that `Selector.select` would return, each as soon as it is made.

    Parameters
    ----------
    recipe : Recipe
    index : Index
    queries, budget, mode, budget_words, exclude_exact
        See `Selector.select`.
    jobs : int
        Worker processes; they open the index memory-mapped and so share it. See also
        `regmt.core.parallel.on_cluster`.
    """
    select = partial(
        Selector.select, budget=budget, budget_words=budget_words, exclude_exact=exclude_exact
    )
    selector = recipe.make().fit(index)
    if mode == "testset":
        yield select(selector, queries, mode=mode)[0]
        return
    if (jobs == 1 and cluster() is None) or len(queries) <= _BATCH:
        one_by_one = (select(selector, [query])[0] for query in queries)
        yield from _joined(mode, one_by_one, selector, queries)
        return
    with index.shared() as shared:
        work = (Spec(_fitted, (recipe, shared.spec)), select)
        each = map_in_order(_select_in_worker, work, queries, jobs=jobs, batch=_BATCH)
        yield from _joined(mode, each, selector, queries)


def _joined(
    mode: str, selections: Iterator[Selection], selector: Selector, queries: Sequence[str]
) -> Iterator[Selection]:
    selections = progress(selections, what="select", total=len(queries))
    if mode == "union":
        yield selector.union(list(selections), queries)
    else:
        yield from selections


def _fitted(recipe: Recipe, index: Index) -> Selector:
    return recipe.make().fit(index)


def _select_in_worker(work: tuple[Spec, Callable[..., list[Selection]]], query: str) -> Selection:
    selector, select = work
    return select(opened(selector), [query])[0]
