"""Results of several threads in the order of their items."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from queue import Empty, Queue
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def map_in_threads(
    function: Callable[[Item], Result], items: Iterable[Item], jobs: int
) -> Iterator[Result]:
    """Yield ``function(item)`` in order, with `jobs` threads and a short queue of items ahead.

    Items are taken by a thread of its own, so that a result never waits for the next item.
    """
    if jobs == 1:
        yield from map(function, items)
        return
    waiting: Queue[Future[Result] | BaseException | None] = Queue(4 * jobs)
    threads = ThreadPoolExecutor(jobs)

    def feed() -> None:
        try:
            for item in items:
                waiting.put(threads.submit(function, item))
            waiting.put(None)
        except BaseException as error:  # of the items: raised where the results are taken
            waiting.put(error)

    threading.Thread(target=feed, daemon=True).start()
    try:
        while (future := waiting.get()) is not None:
            if isinstance(future, BaseException):
                raise future
            yield future.result()
    finally:
        threads.shutdown(cancel_futures=True)
        with contextlib.suppress(Empty):  # if the feeder waits for room, let it end
            while True:
                waiting.get_nowait()
