from __future__ import annotations

import os
import pickle
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from regmt.core.errors import InputError
from regmt.core.parallel import Spec, map_in_order, opened
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index


def times_and_process(factor: int, item: int) -> tuple[int, int]:
    time.sleep(0.02 if item % 3 == 0 else 0.0)  # so that later items would overtake
    return factor * item, os.getpid()


def die_once(marker: str, item: int) -> int:
    """Kill the worker at item 5, the first time round."""
    if item == 5 and not os.path.exists(marker):
        with open(marker, "w"):
            pass
        os.kill(os.getpid(), signal.SIGKILL)
    return item


def process_or_die_once(marker: str, item: int) -> int:
    die_once(marker, item)
    return os.getpid()


def die_at_five(pause: float, item: int) -> int:
    time.sleep(pause)
    if item == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return item


def say_lost(pause: float, item: int) -> int:
    return -item


needs_signals = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs POSIX signals")


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs: int) -> None:
    results = list(map_in_order(times_and_process, 3, range(20), jobs=jobs, batch=2))
    assert [value for value, _ in results] == [3 * i for i in range(20)]
    assert (os.getpid() in {process for _, process in results}) == (jobs == 1)


def test_one_job_reads_only_what_it_needs() -> None:
    read = []

    def items() -> Iterator[int]:
        for i in range(10):
            read.append(i)
            yield i

    results = map_in_order(times_and_process, 1, items())
    next(results)
    assert read == [0]


def test_to_stop_early_is_no_reason_for_a_warning(recwarn: pytest.WarningsRecorder) -> None:
    results = map_in_order(times_and_process, 3, range(100), jobs=2, batch=2)
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert [str(w.message) for w in recwarn if "tasks" in str(w.message)] == []


def test_a_dask_cluster_gives_the_same_results(cluster: str) -> None:
    results = list(
        map_in_order(times_and_process, 3, range(30), backend="dask", scheduler=cluster, batch=3)
    )
    assert [value for value, _ in results] == [3 * i for i in range(30)]
    assert os.getpid() not in {process for _, process in results}


@needs_signals
def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    marker = str(tmp_path / "died")
    assert list(map_in_order(die_once, marker, range(40), jobs=2, batch=2)) == list(range(40))
    assert os.path.exists(marker)


@needs_signals
def test_what_was_lost_with_a_process_is_done_again_by_one_other(tmp_path: Path) -> None:
    marker = str(tmp_path / "died")
    processes = list(map_in_order(process_or_die_once, marker, range(24), jobs=2, batch=1))
    assert len(processes) == 24
    assert len(set(processes)) <= 2 + 1 + 2  # the pool before, the other process, the pool after


@needs_signals
def test_an_item_that_always_kills_its_process_fails_alone() -> None:
    found = list(map_in_order(die_at_five, 0.01, range(40), jobs=2, batch=2, lost=say_lost))
    assert found == [-5 if i == 5 else i for i in range(40)]
    with pytest.raises(RuntimeError, match="died 3 times"):
        list(map_in_order(die_at_five, 0.0, range(8), jobs=2, batch=2))


@needs_signals
def test_a_killed_dask_worker_loses_nothing(cluster: str, tmp_path) -> None:  # type: ignore[no-untyped-def]
    marker = str(tmp_path / "died")
    results = map_in_order(die_once, marker, range(12), backend="dask", scheduler=cluster, batch=2)
    assert list(results) == list(range(12))
    assert os.path.exists(marker)


def test_wrong_options() -> None:
    with pytest.raises(InputError, match="unknown backend"):
        map_in_order(times_and_process, 1, [], backend="mpi")
    with pytest.raises(InputError, match="no Dask scheduler"):
        map_in_order(times_and_process, 1, [], backend="dask")
    with pytest.raises(InputError, match="set `backend` to dask"):
        map_in_order(times_and_process, 1, [], scheduler="tcp://127.0.0.1:1")


def test_workers_open_a_saved_index_where_it_is(tmp_path: Path) -> None:
    index = Index.build(Corpus.from_strings(["ein Haus"], ["a house"]), order=2)
    with index.shared() as copy:
        assert len(copy) == 1
        assert copy.folder is not None
    assert not copy.folder.exists()
    index.save(tmp_path / "index")
    saved = Index.open(tmp_path / "index")
    with saved.shared() as same:
        assert same is saved


def test_an_index_that_is_built_again_is_opened_again(tmp_path: Path) -> None:
    sizes = []
    for n in (1, 2):
        corpus = Corpus.from_strings(["ein Haus"] * n, ["a house"] * n)
        Index.build(corpus, order=1).save(tmp_path / "index", overwrite=True)
        sizes.append(len(pickle.loads(pickle.dumps(Index.open(tmp_path / "index")))))
    assert sizes == [1, 2]


class Counted:
    made = 0

    def __init__(self, number: int) -> None:
        time.sleep(0.02)
        Counted.made += 1


def test_a_process_makes_what_is_specified_once() -> None:
    before = Counted.made
    spec = Spec(Counted, (12345,))
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(opened, [spec] * 8))
    assert Counted.made == before + 1
    assert all(one is found[0] for one in found)
