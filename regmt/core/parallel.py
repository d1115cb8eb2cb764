"""Run work in one process, in threads, processes or on a Dask cluster, with results in order.

Sentences are independent and are sent out in small batches. Data that all items share is described
by a `Spec`, which each process opens once; large arrays are memory-mapped and shared.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, TypeVar

from regmt.core.errors import InputError

Shared = TypeVar("Shared")
Item = TypeVar("Item")
Result = TypeVar("Result")

_HERE = ("joblib", "threads")
BACKENDS = (*_HERE, "dask")
SCHEDULER = "REGMT_SCHEDULER"
"""Environment variable with the address of a Dask scheduler, which then does the work."""
ATTEMPTS = 3
"""How often an item is tried alone after the process that worked on it has died."""
LOST = f"the process died {ATTEMPTS} times; it may need more memory than there is"
_THREAD_VARIABLES = (
    *("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "BLIS_NUM_THREADS"),
    *("VECLIB_MAXIMUM_THREADS", "NUMBA_NUM_THREADS", "NUMEXPR_NUM_THREADS"),
)


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


_chosen: list[str | None] = []


@contextlib.contextmanager
def on_cluster(scheduler: str | None) -> Iterator[None]:
    """Let the Dask cluster of this scheduler do all work that can be divided; None: this machine.

    Results are the same, byte for byte. The workers must see the same files.
    """
    _chosen.append(scheduler)
    try:
        yield
    finally:
        _chosen.pop()


_in_threads: list[bool] = []


@contextlib.contextmanager
def in_threads() -> Iterator[None]:
    """Let threads of this process do the work of several jobs; results are the same."""
    _in_threads.append(True)
    try:
        with on_cluster(None):
            yield
    finally:
        _in_threads.pop()


def cluster() -> str | None:
    """Return the address of the scheduler that does the work; None: this machine."""
    return _chosen[-1] if _chosen else os.environ.get(SCHEDULER) or None


def scheduler_of(backend: str | None, scheduler: str | None) -> str | None:
    """Return the address of the scheduler that the options name; None: this machine."""
    if backend not in (None, *BACKENDS):
        raise InputError(f"unknown backend {backend!r}", remedy=f"use {' or '.join(BACKENDS)}")
    if backend != "dask" and scheduler is not None:
        raise InputError("a scheduler needs the Dask backend", remedy="set `backend` to dask")
    address = None if backend in _HERE else scheduler or cluster()
    if backend == "dask" and address is None:
        raise InputError(
            "no Dask scheduler",
            remedy="give its address as `scheduler`, e.g. tcp://127.0.0.1:8786, or in the "
            f"environment variable {SCHEDULER}",
        )
    return address


def map_in_order(
    function: Callable[[Shared, Item], Result],
    shared: Shared,
    items: Iterable[Item],
    *,
    jobs: int = 1,
    backend: str | None = None,
    scheduler: str | None = None,
    batch: int = 4,
    lost: Callable[[Shared, Item], Result] | None = None,
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
        Processes or threads; one means this process.
    backend : {"joblib", "threads", "dask"}, optional
        Processes; threads, which share the memory of this one (compiled code runs outside Python's
        lock); or a cluster. By default that of `on_cluster`, or Dask if the environment variable
        ``REGMT_SCHEDULER`` is set, or else processes.
    scheduler : str, optional
        Address of the Dask scheduler, by default that one. Its workers must see the same files.
    batch : int
        Items per task, when there are several workers.
    lost : callable, optional
        ``lost(shared, item)`` takes the place of a result whose process died in `ATTEMPTS`
        attempts. Without it, `RuntimeError` is raised.
    """
    address = scheduler_of(backend, scheduler)
    task = partial(_run_batch, function, shared)
    replace = None if lost is None else partial(lost, shared)
    if address is not None:
        return _on_dask(task, _batches(items, batch), address, replace)
    check_jobs(jobs)
    if jobs == 1:
        return (function(shared, item) for item in items)
    if backend == "threads" or (backend is None and _in_threads):
        return _on_threads(task, _batches(items, batch), jobs)
    return _on_processes(task, _batches(items, batch), jobs, replace)


def _run_batch(
    function: Callable[[Shared, Item], Result], shared: Shared, batch: list[Item]
) -> list[Result]:
    with on_cluster(None):  # a worker does not wait for others
        return [function(shared, item) for item in batch]


def _batches(items: Iterable[Item], size: int) -> Iterator[list[Item]]:
    iterator = iter(items)
    while batch := list(itertools.islice(iterator, size)):
        yield batch


@dataclass(frozen=True)
class _Workers:
    """Where tasks run: in processes of this machine, or on a cluster.

    Attributes
    ----------
    submit : callable
        Starts a batch and returns its future.
    alone : callable
        Runs a batch again after its worker died; several attempts, nothing else beside it.
    died : type
        Exception of a future whose worker died.
    room : callable
        How many batches are worth having under way.
    """

    submit: Callable[[list[Any]], Any]
    alone: Callable[[list[Any]], list[Any]]
    died: type[Exception]
    room: Callable[[], int]


def _in_order(
    workers: _Workers, batches: Iterable[list[Item]], lost: Callable[[Item], Result] | None
) -> Iterator[Result]:
    """Yield the results of all batches; the items of a worker that died are done again."""

    def again(item: Item) -> Result:
        try:
            return workers.alone([item])[0]
        except workers.died as error:
            if lost is None:
                raise RuntimeError(LOST) from error
            return lost(item)

    def results(part: list[Item], future: Any) -> Iterable[Result]:
        try:
            return future.result()
        except workers.died:
            return map(again, part)

    waiting: deque[tuple[list[Item], Any]] = deque()
    for part in batches:
        waiting.append((part, workers.submit(part)))
        while len(waiting) > workers.room():
            yield from results(*waiting.popleft())
    while waiting:
        yield from results(*waiting.popleft())


def _on_threads(
    task: Callable[[list[Item]], list[Result]], batches: Iterable[list[Item]], jobs: int
) -> Iterator[Result]:
    with ThreadPoolExecutor(jobs) as threads:
        workers = _Workers(
            lambda part: threads.submit(task, part), task, BrokenExecutor, lambda: 2 * jobs
        )
        try:
            yield from _in_order(workers, batches, None)
        finally:
            threads.shutdown(cancel_futures=True)


def _on_processes(
    task: Callable[[list[Item]], list[Result]],
    batches: Iterable[list[Item]],
    jobs: int,
    lost: Callable[[Item], Result] | None,
) -> Iterator[Result]:
    from joblib.externals.loky import ProcessPoolExecutor, get_reusable_executor
    from joblib.externals.loky.process_executor import BrokenProcessPool

    # One thread of linear algebra per process: more only fight over the cores.
    env = dict.fromkeys(_THREAD_VARIABLES, "1")

    def submit(part: list[Item]) -> Any:
        for _ in range(ATTEMPTS):  # a pool may break between the two calls
            with contextlib.suppress(BrokenProcessPool):
                return get_reusable_executor(jobs, timeout=300, env=env).submit(task, part)
        raise RuntimeError("processes die as soon as they are started")

    spare: list[ProcessPoolExecutor] = []  # for what must be done again, until it dies itself

    def alone(part: list[Item]) -> list[Result]:
        for attempt in range(ATTEMPTS):
            if not spare:
                spare.append(ProcessPoolExecutor(1, env=env))
            try:
                return spare[0].submit(task, part).result()
            except BrokenProcessPool:
                spare.pop().shutdown()
                if attempt + 1 == ATTEMPTS:
                    raise
        raise AssertionError

    finished = False
    try:
        workers = _Workers(submit, alone, BrokenProcessPool, lambda: 4 * jobs)
        yield from _in_order(workers, batches, lost)
        finished = True
    finally:
        for process in spare:
            process.shutdown(kill_workers=not finished)
        if not finished:  # the reader has gone, or Ctrl-C was pressed
            get_reusable_executor(jobs, timeout=300, env=env).shutdown(kill_workers=True)


def _on_dask(
    task: Callable[[list[Item]], list[Result]],
    batches: Iterable[list[Item]],
    scheduler: str,
    lost: Callable[[Item], Result] | None,
) -> Iterator[Result]:
    try:
        from distributed import Client, KilledWorker
    except ImportError as error:
        raise InputError("Dask is not installed", remedy="pip install 'regmt[dask]'") from error
    try:
        client = Client(scheduler, timeout="10s", set_as_default=False)
    except (OSError, ValueError) as error:
        raise InputError(
            f"no Dask scheduler answers at {scheduler}", remedy="check the address"
        ) from error

    def submit(part: list[Item]) -> Any:
        # Dask itself runs the tasks of a worker that died again, on another one.
        return client.submit(task, part, pure=False)

    def room() -> int:
        return 4 * max(1, sum(client.nthreads().values()))

    with client:
        workers = _Workers(submit, lambda part: submit(part).result(), KilledWorker, room)
        yield from _in_order(workers, batches, lost)
