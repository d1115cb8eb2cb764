"""The journal: what was acknowledged is there, whatever happens to its writer."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from regmt.core.errors import InputError
from regmt.core.journal import MAGIC, Journal

RECORDS = [b"one", b"", b"a longer third record", bytes(range(256))]


def written(path: Path, records: list[bytes]) -> Journal:
    journal = Journal(path)
    with journal.locked():
        journal.append(records, journal.read()[1])
    return journal


def test_records_come_back_in_their_order(tmp_path: Path) -> None:
    journal = written(tmp_path / "journal", RECORDS[:2])
    _, end = journal.read()
    written(tmp_path / "journal", RECORDS[2:])
    assert journal.read()[0] == RECORDS
    assert journal.read(end)[0] == RECORDS[2:]
    assert journal.read(until=end)[0] == RECORDS[:2]
    assert journal.read(until=0)[0] == []


def test_no_file_is_an_empty_journal(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal")
    assert journal.read() == ([], 0)
    assert journal.stamp() == (0, 0)
    assert list(tmp_path.iterdir()) == []


def test_a_torn_tail_is_ignored_and_cut_off_at_every_byte(tmp_path: Path, capsys) -> None:
    path = tmp_path / "journal"
    written(path, RECORDS)
    whole = path.read_bytes()
    ends = [0, len(MAGIC)]
    for record in RECORDS:
        ends.append(ends[-1] + 8 + len(record))
    assert ends[-1] == len(whole)
    for size in range(len(whole) + 1):
        path.write_bytes(whole[:size])
        left = RECORDS[: max(0, sum(end <= size for end in ends) - 2)]
        assert Journal(path).read()[0] == left
        assert path.stat().st_size == size  # readers leave it alone
        written(path, [b"next"])
        assert Journal(path).read()[0] == [*left, b"next"]


def test_a_damaged_last_record_is_ignored(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    written(path, RECORDS)
    content = bytearray(path.read_bytes())
    content[-1] ^= 1
    path.write_bytes(content)
    assert Journal(path).read()[0] == RECORDS[:-1]


def test_another_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "journal").write_text("my notes")
    with pytest.raises(InputError, match="not a journal"):
        Journal(tmp_path / "journal").read()


WRITER = """
import sys
from regmt.core.journal import Journal
journal, name = Journal(sys.argv[1]), sys.argv[2]
for i in range(int(sys.argv[3])):
    with journal.locked():
        journal.append([f"{name} {i} {'x' * (i % 50)}".encode()], journal.read()[1])
    print(i, flush=True)
"""


def writer(path: Path, name: str, n: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WRITER, str(path), name, str(n)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_writers_of_several_processes_and_threads_wait_for_each_other(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    processes = [writer(path, name, 40) for name in "ab"]

    def write() -> None:
        for i in range(20):
            written(path, [f"thread {i}".encode()])

    threads = [threading.Thread(target=write) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for process in processes:
        assert process.wait() == 0
        assert process.stdout is not None
        process.stdout.close()
    names = [record.split()[0] for record in Journal(path).read()[0]]
    assert {name: names.count(name) for name in set(names)} == {b"a": 40, b"b": 40, b"thread": 40}


@pytest.mark.parametrize("seconds", [0.0, 0.003, 0.011, 0.02])
def test_every_acknowledged_record_survives_kill_9(tmp_path: Path, seconds: float) -> None:
    path = tmp_path / "journal"
    process = writer(path, "a", 100_000)
    assert process.stdout is not None
    process.stdout.readline()  # it has begun
    time.sleep(seconds)
    os.kill(process.pid, signal.SIGKILL)
    acknowledged = 1 + len([line for line in process.stdout if line.endswith("\n")])
    process.wait()
    process.stdout.close()
    records = Journal(path).read()[0]
    assert len(records) >= acknowledged
    written(path, [b"next"])  # the lock is free, and what is torn is cut off
    assert Journal(path).read()[0] == [*records, b"next"]
