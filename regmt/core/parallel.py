"""Run work in one process, in several or on a Dask cluster, with results in input order.

Sentences are independent and are sent out in small batches. Data that all items share is described
by a `Spec`, which each process opens once; large arrays are memory-mapped and shared.
"""

from __future__ import annotations

import itertools
import os
import threading
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from regmt.core.errors import InputError

Shared = TypeVar("Shared")
Item = TypeVar("Item")
Result = TypeVar("Result")

BACKENDS = ("joblib", "dask")


@dataclass(frozen=True)
class Spec:
    """How a process makes an object, ``make(*arguments)``: small, hashable and picklable.

    Arguments that are specifications themselves are opened first.
    """

    make: Callable[..., Any]
    arguments: tuple[Any, ...] = ()


def opened(spec: Spec) -> Any:
    """Return the object of a specification; a process makes it once."""
    with _opening:  # threads of one worker wait for each other
        return _opened(spec)


_opening = threading.RLock()


@lru_cache(maxsize=8)
def _opened(spec: Spec) -> Any:
    return spec.make(*(opened(a) if isinstance(a, Spec) else a for a in spec.arguments))


class Openable:
    """An object that other processes open for themselves instead of receiving a copy.

    Pickled, it becomes its `spec`; if it has none, it is pickled as it is.
    """

    @property
    def spec(self) -> Spec | None:
        """How another process makes it; None if it exists in this process's memory alone."""
        raise NotImplementedError

    def __reduce_ex__(self, protocol: Any) -> Any:
        spec = self.spec
        return super().__reduce_ex__(protocol) if spec is None else (opened, (spec,))


def spec_of(make: Callable[..., Any], *arguments: Any) -> Spec | None:
    """Return the specification of ``make(*arguments)``; None if an argument has none."""
    given = tuple(a.spec if isinstance(a, Openable) else a for a in arguments)
    own = [a for a in arguments if isinstance(a, Openable)]
    return None if any(a.spec is None for a in own) else Spec(make, given)


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
    function: Callable[[Shared, Item], Result],
    shared: Shared,
    items: Iterable[Item],
    *,
    jobs: int = 1,
    backend: str = "joblib",
    scheduler: str | None = None,
    batch: int = 4,
) -> Iterator[Result]:
    """Yield ``function(shared, item)`` for each item, in the order of the items.

    Parameters
    ----------
    function : callable
        Defined at the top of a module, so that other processes find it.
    shared : object
        What all items share: an `Openable`, or something small.
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
        return _on_dask(function, shared, items, scheduler, batch)
    if scheduler is not None:
        raise InputError("a scheduler needs the Dask backend", remedy="set `backend` to dask")
    check_jobs(jobs)
    if jobs == 1:
        return (function(shared, item) for item in items)
    return _on_processes(function, shared, items, jobs, batch)


def _run_batch(
    function: Callable[[Shared, Item], Result], shared: Shared, batch: list[Item]
) -> list[Result]:
    return [function(shared, item) for item in batch]


def _batches(items: Iterable[Item], size: int) -> Iterator[list[Item]]:
    iterator = iter(items)
    while batch := list(itertools.islice(iterator, size)):
        yield batch


def _on_processes(
    function: Callable[[Shared, Item], Result],
    shared: Shared,
    items: Iterable[Item],
    jobs: int,
    batch: int,
) -> Iterator[Result]:
    from joblib import Parallel, delayed, parallel_config

    # One thread of linear algebra per process: more only fight over the cores.
    with parallel_config(backend="loky", n_jobs=jobs, inner_max_num_threads=1):
        parallel = Parallel(return_as="generator", pre_dispatch="2*n_jobs", batch_size=1)
    tasks = (delayed(_run_batch)(function, shared, part) for part in _batches(items, batch))
    results = parallel(tasks)
    try:
        for part in results:
            yield from part
    finally:
        # Do not report unfinished work if the reader has gone or Ctrl-C was pressed.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            results.close()


def _on_dask(
    function: Callable[[Shared, Item], Result],
    shared: Shared,
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
            waiting.append(client.submit(_run_batch, function, shared, part, pure=False))
            workers = max(1, sum(client.nthreads().values()))
            while len(waiting) > 4 * workers:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
