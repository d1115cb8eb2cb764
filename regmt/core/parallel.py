"""The same work on one process, on several, or on a Dask cluster, with results in input order.

Sentences are independent, so they are handed out in small batches. The worker function gets a
*specification* (small, hashable, picklable: paths and options), from which it opens what it needs
once per process; the large arrays are memory-mapped and shared.
"""

from __future__ import annotations

import itertools
import os
import warnings
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, TypeVar

from regmt.core.errors import InputError

Spec = TypeVar("Spec", bound=Hashable)
Item = TypeVar("Item")
Result = TypeVar("Result")

BACKENDS = ("joblib", "dask")


JOBS_PER_CORE = 4
"""More processes than this only take memory from each other."""


def check_jobs(jobs: int) -> None:
    """Refuse a number of processes or threads that the machine cannot bear."""
    affinity = getattr(os, "sched_getaffinity", None)  # not on all systems
    cores = len(affinity(0)) if affinity else os.cpu_count() or 1
    if not 1 <= jobs <= JOBS_PER_CORE * cores:
        raise InputError(
            f"{jobs} jobs on {cores} core{'s' * (cores > 1)}",
            remedy=f"use 1 to {JOBS_PER_CORE * cores}",
        )


def map_in_order(
    function: Callable[[Spec, Item], Result],
    spec: Spec,
    items: Iterable[Item],
    *,
    jobs: int = 1,
    backend: str = "joblib",
    scheduler: str | None = None,
    batch: int = 4,
) -> Iterator[Result]:
    """Yield ``function(spec, item)`` for each item, in the order of the items.

    Parameters
    ----------
    function : callable
        Defined at the top of a module, so that other processes find it.
    spec : hashable
        What all items share.
    items : iterable
        Read only as far as the workers need, so that a pipe is answered while it is open.
    jobs : int
        Processes, with ``backend="joblib"``; one means this process.
    backend : {"joblib", "dask"}
    scheduler : str, optional
        Address of the Dask scheduler. Its workers must see the same files.
    batch : int
        Items per task, when there are several workers.
    """
    if backend not in BACKENDS:
        raise InputError(f"unknown backend {backend!r}", remedy=f"use {' or '.join(BACKENDS)}")
    if backend == "dask":
        if scheduler is None:
            raise InputError(
                "no Dask scheduler",
                remedy="give its address as `scheduler`, e.g. tcp://127.0.0.1:8786",
            )
        return _on_dask(function, spec, items, scheduler, batch)
    if scheduler is not None:
        raise InputError("a scheduler needs the Dask backend", remedy="set `backend` to dask")
    check_jobs(jobs)
    if jobs == 1:
        return (function(spec, item) for item in items)
    return _on_processes(function, spec, items, jobs, batch)


def _run_batch(
    function: Callable[[Spec, Item], Result], spec: Spec, batch: list[Item]
) -> list[Result]:
    return [function(spec, item) for item in batch]


def _batches(items: Iterable[Item], size: int) -> Iterator[list[Item]]:
    iterator = iter(items)
    while batch := list(itertools.islice(iterator, size)):
        yield batch


def _on_processes(
    function: Callable[[Spec, Item], Result],
    spec: Spec,
    items: Iterable[Item],
    jobs: int,
    batch: int,
) -> Iterator[Result]:
    from joblib import Parallel, delayed, parallel_config

    # One thread of linear algebra per process: more only fight over the cores.
    with parallel_config(backend="loky", n_jobs=jobs, inner_max_num_threads=1):
        parallel = Parallel(return_as="generator", pre_dispatch="2*n_jobs", batch_size=1)
    tasks = (delayed(_run_batch)(function, spec, part) for part in _batches(items, batch))
    results = parallel(tasks)
    try:
        for part in results:
            yield from part
    finally:
        # When the reader has gone or Ctrl-C was pressed, it is no news that work is left.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            results.close()


def _on_dask(
    function: Callable[[Spec, Item], Result],
    spec: Spec,
    items: Iterable[Item],
    scheduler: str,
    batch: int,
) -> Iterator[Result]:
    try:
        from distributed import Client
    except ImportError as error:
        raise InputError("Dask is not installed", remedy="pip install 'regmt[dask]'") from error
    try:
        client = Client(scheduler, timeout="10s", set_as_default=False)
    except (OSError, ValueError) as error:
        raise InputError(
            f"no Dask scheduler answers at {scheduler}", remedy="check the address"
        ) from error
    with client:
        waiting: deque[Any] = deque()
        for part in _batches(items, batch):
            # Tasks of a worker that dies are run again by another.
            waiting.append(client.submit(_run_batch, function, spec, part, pure=False))
            workers = max(1, sum(client.nthreads().values()))
            while len(waiting) > 4 * workers:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
