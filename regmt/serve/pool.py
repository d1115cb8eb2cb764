"""The workers of a service, with a bounded queue and a time limit."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import AsyncIterator, Iterable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

from starlette.exceptions import HTTPException

from regmt.serve.engine import Engine
from regmt.serve.settings import Settings

_engine: Engine | None = None  # of a worker process


class Pool:
    """Runs methods of an `Engine`, in a thread or in processes.

    Parameters
    ----------
    settings : Settings
    indexes : dict of (str, str) to str
        Folders of indexes by language pair.
    """

    def __init__(self, settings: Settings, indexes: dict[tuple[str, str], str]) -> None:
        self.settings = settings
        self.active = 0
        self._arguments = indexes, settings.tune, settings.confidence
        self._engine = None
        if settings.jobs == 1:
            self._engine = Engine(*self._arguments)
        self._executor = self._started()
        for opened in [self._executor.submit(_open) for _ in range(settings.jobs)]:
            opened.result()

    def _started(self) -> Executor:
        if self._engine is not None:
            return ThreadPoolExecutor(1)
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self.settings.jobs, context, initializer=_open, initargs=self._arguments
        )

    def close(self) -> None:
        """Let the workers end after what they do now."""
        self._executor.shutdown(wait=True, cancel_futures=True)

    @asynccontextmanager
    async def request(self) -> AsyncIterator[None]:
        """Hold a place in the queue; refuse if it is full, and give up when the time is over."""
        if self.active >= self.settings.queue:
            raise HTTPException(429, "too many requests at once", {"Retry-After": "2"})
        self.active += 1
        try:
            async with asyncio.timeout(self.settings.timeout):
                yield
        except TimeoutError:
            problem = f"not done within {self.settings.timeout:g} s"
            raise HTTPException(503, problem, {"Retry-After": "10"}) from None
        finally:
            self.active -= 1

    async def run(self, method: str, *arguments: Any) -> Any:
        """Return what a method of the engine returns."""
        executor = self._executor
        try:
            future = executor.submit(_call, self._engine, method, arguments)
            return await asyncio.wrap_future(future)
        except BrokenExecutor:
            if executor is self._executor:  # a worker was killed
                self._executor = self._started()
            raise HTTPException(503, "a worker ended", {"Retry-After": "10"}) from None

    async def map(self, method: str, calls: Iterable[tuple[Any, ...]]) -> list[Any]:
        """Return the results of many calls; equal ones are made once.

        Not more than there are workers wait for them, so that requests take turns.
        """
        room = asyncio.Semaphore(self.settings.jobs)

        async def one(arguments: tuple[Any, ...]) -> Any:
            async with room:
                return await self.run(method, *arguments)

        wanted = list(calls)
        distinct = list(dict.fromkeys(wanted))
        found = await asyncio.gather(*map(one, distinct))
        result_of = dict(zip(distinct, found, strict=True))
        return [result_of[call] for call in wanted]


def _open(*arguments: Any) -> None:
    """Open the engine of a worker process; without arguments, tell that it is open."""
    global _engine
    if arguments:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers
        _engine = Engine(*arguments)


def _call(engine: Engine | None, method: str, arguments: tuple[Any, ...]) -> Any:
    return getattr(engine or _engine, method)(*arguments)
