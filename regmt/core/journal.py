"""A file of records that grows at its end and survives the death of its writer at any byte.

A record is stored as its length, the CRC-32 of its content (both uint32, little-endian) and the
content. A record that was not written completely is ignored by readers, and cut off before the
next record is written.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import struct
import time
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.progress import notice

if TYPE_CHECKING:
    from filelock import BaseFileLock

MAGIC = b"regmt journal 1\n"
_FRAME = struct.Struct("<II")


class Stamp(NamedTuple):
    """Identifies the content of a journal at some time; ``(0, 0)`` before there is a file."""

    file: int  #: the inode
    size: int  #: in bytes


class Journal:
    """A journal file. Any number of processes may read it while one appends.

    Parameters
    ----------
    path : path-like
        The file; it is created when the first record is written.
    """

    def __init__(self, path: StrPath) -> None:
        self.path = Path(path)

    def stamp(self) -> Stamp:
        """Return the stamp of the file as it is now: one system call."""
        try:
            facts = os.stat(self.path)
        except FileNotFoundError:
            return Stamp(0, 0)
        return Stamp(facts.st_ino, facts.st_size)

    def read(self, offset: int = 0, *, until: int | None = None) -> tuple[list[bytes], int]:
        """Return the complete records from `offset` on (before `until`), and where they end."""
        try:
            with open(self.path, "rb") as stream:
                begin = stream.read(len(MAGIC))
                if not MAGIC.startswith(begin):
                    raise InputError("not a journal of regmt", path=self.path)
                if begin != MAGIC:
                    return [], 0
                offset = stream.seek(max(offset, len(MAGIC)))
                data = stream.read() if until is None else stream.read(max(0, until - offset))
        except FileNotFoundError:
            return [], 0
        records, at = [], 0
        while at + _FRAME.size <= len(data):
            length, checksum = _FRAME.unpack_from(data, at)
            content = data[at + _FRAME.size : at + _FRAME.size + length]
            if len(content) < length or zlib.crc32(content) != checksum:
                break
            records.append(content)
            at += _FRAME.size + length
        return records, offset + at

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """Hold the lock of the writers."""
        lock = self._acquire()
        try:
            yield
        finally:
            lock.release()

    def _acquire(self) -> BaseFileLock:
        from filelock import FileLock

        for attempt in itertools.count():
            try:
                folder = os.stat(self.path.parent).st_ino
                lock = FileLock(self.path.with_name(f".{self.path.name}.lock"))
                lock.acquire()
                if os.stat(self.path.parent).st_ino == folder:
                    return lock
                lock.release()  # the folder was replaced while this process waited
            except FileNotFoundError:  # it is just being replaced
                if attempt > 100:
                    raise
                time.sleep(0.01)
        raise AssertionError

    def append(self, records: Iterable[bytes], end: int) -> int:
        """Write records after the complete ones, and wait until the disk has them.

        The caller holds the lock and gives where `read` found the end. Returns the new end.
        """
        frames = b"".join(_FRAME.pack(len(r), zlib.crc32(r)) + r for r in records)
        content = frames if end else MAGIC + frames
        with open(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666), "r+b") as stream:
            torn = stream.seek(0, os.SEEK_END) - end
            if torn:
                notice(f"{self.path}: cutting off {torn} bytes of a record that is incomplete")
                stream.truncate(end)
            stream.seek(end)
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        if not end:
            _sync_folder(self.path.parent)
        return end + len(content)


def _sync_folder(folder: Path) -> None:
    """Make the names in a folder durable, where the system can."""
    if hasattr(os, "O_DIRECTORY"):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
