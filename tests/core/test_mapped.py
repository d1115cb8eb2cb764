"""Pages of mapped files: which are read, and that they leave memory and come back unchanged."""

from __future__ import annotations

import re
import threading
from pathlib import Path

import numpy as np
import pytest

from regmt.core import mapped
from regmt.core.mapped import forget, limit, memory, opened
from regmt.core.scratch import Scratch
from regmt.core.store import open_arrays, write_arrays
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.selectors import make_selector

SIZE = 1 << 26
STATE = Path("/proc/self/status")
linux = pytest.mark.skipif(not STATE.exists(), reason="the system does not tell")


def of_files() -> int:
    """Return the bytes of mapped files that are in the memory of this process."""
    [line] = [line for line in STATE.read_text().splitlines() if line.startswith("RssFile:")]
    return int(line.split()[1]) << 10


@pytest.fixture
def array(tmp_path: Path) -> np.ndarray:
    """Return a large array of an opened folder, all of it read."""
    folder, kind = tmp_path / "folder", "test"
    write_arrays(
        folder, {"all": np.arange(SIZE >> 3, dtype=np.int64)}, kind=kind, version=1, options={}
    )
    arrays, _ = open_arrays(folder, kind=kind, version=1, remedy="", check=lambda _: None)
    read(arrays["all"])
    return arrays["all"]


def read(array: np.ndarray) -> None:
    n = len(array)
    assert int(array.sum()) == n * (n - 1) // 2


@linux
def test_many_pages_are_let_go(array: np.ndarray, monkeypatch: pytest.MonkeyPatch) -> None:
    before = of_files()
    limit()  # so few may stay
    assert of_files() > before - SIZE // 2
    monkeypatch.setattr(mapped, "MOST", SIZE // 2)
    monkeypatch.setattr(mapped, "memory", lambda: 8 * (before + SIZE))
    limit()  # nor are they many for this machine
    assert of_files() > before - SIZE // 2
    monkeypatch.setattr(mapped, "memory", lambda: 8 * (before - SIZE // 2))
    limit()
    assert of_files() < before - SIZE * 3 // 4
    read(array)


@linux
def test_each_selection_begins_with_few_pages(
    array: np.ndarray, monkeypatch: pytest.MonkeyPatch
) -> None:
    selector = make_selector("fda").fit(Corpus.from_strings(["a b"], ["x y"]))
    selector.select(["a"], 1)
    read(array)
    before = of_files()
    monkeypatch.setattr(mapped, "MOST", SIZE // 2)
    monkeypatch.setattr(mapped, "SHARE", 0)
    [selection] = selector.select(["a"], 1)
    assert selection.ids.tolist() == [0]
    assert of_files() < before - SIZE // 2


@linux
def test_an_array_is_forgotten_alone(array: np.ndarray, tmp_path: Path) -> None:
    other = Scratch(tmp_path).joined([np.arange(SIZE >> 3, dtype=np.int64)], np.int64)
    read(other)
    before = of_files()
    forget(other[7:], other)
    assert before - SIZE * 5 // 4 < of_files() < before - SIZE * 3 // 4
    read(other)
    forget(np.arange(3))


def advised(array: np.ndarray) -> bool:
    """Whether the system was told that an array is read here and there."""
    inside, address = False, array.ctypes.data
    for line in Path("/proc/self/smaps").read_text().splitlines():
        if found := re.match(r"([0-9a-f]+)-([0-9a-f]+) ", line):
            inside = int(found[1], 16) <= address < int(found[2], 16)
        elif inside and line.startswith("VmFlags:"):
            return "rr" in line.split()
    raise AssertionError


@linux
def test_what_has_no_room_in_memory_is_read_page_by_page(
    array: np.ndarray, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = np.empty(3)
    opened([array[7:], other])
    assert not advised(array)
    monkeypatch.setattr(mapped, "memory", lambda: SIZE - 1)
    opened([other])
    assert advised(array)
    read(array)


def test_memory_is_that_of_the_machine_or_of_a_control_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    groups, root = tmp_path / "cgroup", tmp_path / "sys"
    monkeypatch.setattr(mapped, "_CONTROL_GROUPS", groups)
    monkeypatch.setattr(mapped, "_LIMITS", root)
    of_machine = memory()  # no file
    assert of_machine == float("inf") or of_machine > 1 << 28
    if of_machine == float("inf"):
        pytest.skip("the system does not tell")
    for group, file, given in (
        ("0::/user/own", root / "user" / "own" / "memory.max", "1000\n"),
        ("0::/elsewhere", root / "memory.max", "2000\n"),
        ("4:cpu,memory:/own", root / "memory" / "own" / "memory.limit_in_bytes", "3000\n"),
    ):
        groups.write_text(f"7:cpu:/\n{group}\n")
        assert memory() == of_machine
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("max\n")
        assert memory() == of_machine
        file.write_text(given)
        assert memory() == float(given)


def test_pages_go_while_others_read_them(
    array: np.ndarray, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mapped, "MOST", 0)
    monkeypatch.setattr(mapped, "SHARE", 0)
    sums: list[int] = []
    readers = [
        threading.Thread(target=lambda: sums.extend(int(array.sum()) for _ in range(5)))
        for _ in range(3)
    ]
    for reader in readers:
        reader.start()
    while any(reader.is_alive() for reader in readers):
        limit()
    n = len(array)
    assert set(sums) == {n * (n - 1) // 2}
    assert len(sums) == 15


def test_where_the_system_does_not_tell_nothing_goes(
    array: np.ndarray, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(mapped, "_OWN_PAGES", tmp_path / "none")
    monkeypatch.setattr(mapped, "MOST", 0)
    monkeypatch.setattr(mapped, "SHARE", 0)
    before = of_files() if STATE.exists() else 0
    limit()
    assert not STATE.exists() or of_files() > before - SIZE // 2
