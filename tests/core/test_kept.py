"""What is kept is made once: by one of several processes, and again after one was killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from pathlib import Path

import pytest

from regmt.core.errors import InputError
from regmt.core.files import atomic_folder
from regmt.core.kept import kept

METHODS = multiprocessing.get_context("spawn")


def make_slowly(folder: Path) -> str:
    """Leave a trace of each call."""
    (folder / f"made-{os.getpid()}-{time.time_ns()}").touch()
    time.sleep(0.5)
    return "a model"


def save(made: str, path: Path) -> None:
    with atomic_folder(path) as folder:
        (folder / "text").write_text(made)


def load(path: Path) -> str:
    return (path / "text").read_text()


def use(folder: Path, places: list[Path]) -> str:
    return kept("model", places, make=lambda: make_slowly(folder), save=save, open=load)


def traces(folder: Path) -> list[Path]:
    return sorted(folder.glob("made-*"))


def test_it_is_made_once_and_opened_later(tmp_path: Path) -> None:
    place = tmp_path / "place"
    assert [use(tmp_path, [place]) for _ in range(3)] == ["a model"] * 3
    assert len(traces(tmp_path)) == 1


def test_of_several_processes_one_makes_it(tmp_path: Path) -> None:
    place = tmp_path / "place"
    processes = [METHODS.Process(target=use, args=(tmp_path, [place])) for _ in range(3)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0, 0, 0]
    assert len(traces(tmp_path)) == 1


def killed_while_saving(folder: Path, place: Path) -> None:
    def die(made: str, path: Path) -> None:
        with atomic_folder(path) as temporary:
            (temporary / "text").write_text("half")
            os.kill(os.getpid(), signal.SIGKILL)

    kept("model", [place], make=lambda: make_slowly(folder), save=die, open=load)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs POSIX signals")
def test_a_process_killed_halfway_leaves_nothing_behind(tmp_path: Path) -> None:
    place = tmp_path / "place"
    process = METHODS.Process(target=killed_while_saving, args=(tmp_path, place))
    process.start()
    process.join()
    assert process.exitcode == -signal.SIGKILL
    assert not (place / "model").exists()
    assert use(tmp_path, [place]) == "a model"
    assert use(tmp_path, [place]) == "a model"
    assert len(traces(tmp_path)) == 2
    assert sorted(p.name for p in place.iterdir() if p.is_dir()) == ["model"]


def test_a_place_that_cannot_be_written_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    first, second = tmp_path / "file" / "inside", tmp_path / "second"
    assert use(tmp_path, [first, second]) == "a model"
    assert (second / "model").is_dir()
    assert use(tmp_path, [first, second]) == "a model"
    assert len(traces(tmp_path)) == 1
    assert use(tmp_path, [first]) == "a model"  # for this process alone
    assert len(traces(tmp_path)) == 2


def test_what_cannot_be_opened_is_made_again(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    place = tmp_path / "place"

    def load_new(path: Path) -> str:
        if (path / "text").read_text() != "new":
            raise InputError("damaged", path=path, remedy="make it again")
        return "new"

    assert kept("model", [place], make=lambda: "old", save=save, open=load) == "old"
    assert kept("model", [place], make=lambda: "new", save=save, open=load_new) == "new"
    assert "rebuilding it" in capsys.readouterr().err
    assert load(place / "model") == "new"
