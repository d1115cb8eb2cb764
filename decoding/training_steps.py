"""The steps of a training: each is done once, and again only if its input has changed."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any

from regmt.core.errors import InputError
from regmt.core.files import atomic_write, only_writer, parse_json, parsing
from regmt.core.progress import notice
from regmt.core.resume import resumable

RECORD = "training.json"

_FORMAT = 1


class Steps:
    """The steps of a training and the record of those that are done."""

    def __init__(self, folder: Path, *, force: bool = False) -> None:
        self.folder = folder
        self.done: dict[str, str] = {}
        self._lock = Lock()  # steps may run side by side
        record = folder / RECORD
        if folder.exists() and not folder.is_dir():
            raise InputError("is a file, expected a folder name", path=folder)
        if folder.is_dir():
            with only_writer(folder):  # nobody else is, so that the process of these is dead
                for leftover in folder.glob(".*.tmp"):
                    leftover.unlink()
        if folder.is_dir() and any(folder.iterdir()) and not record.exists():
            raise InputError(
                "the folder is not empty and does not contain a training",
                path=folder,
                remedy="choose another one",
            )
        if not folder.absolute().parent.is_dir():
            raise InputError(
                "cannot write: its folder does not exist",
                path=folder,
                remedy="create the folder first",
            )
        folder.mkdir(exist_ok=True)
        if record.exists() and not force:
            with parsing("the record of a training", record, remedy="remove the folder"):
                content = parse_json(record.read_bytes())
                if content["format"] == _FORMAT:
                    self.done = dict(content["steps"])
        else:
            self._save()

    def run(
        self, name: str, what: str, inputs: list[Any], files: list[str], work: Callable[[], None]
    ) -> None:
        """Do a step unless its record fits and its files are there."""
        fingerprint = hashlib.sha256(json.dumps([name, inputs]).encode()).hexdigest()
        if self.done.get(name) == fingerprint and all((self.folder / f).exists() for f in files):
            notice(f"{name}: already done")
            return
        start = time.perf_counter()
        with resumable(self.folder / files[0]):
            work()
        with self._lock:
            self.done[name] = fingerprint
            self._save()
        notice(f"{name}: {what + ', ' if what else ''}{time.perf_counter() - start:.1f} s")

    def _save(self) -> None:
        with atomic_write(self.folder / RECORD) as stream:
            steps = dict(sorted(self.done.items()))
            json.dump({"format": _FORMAT, "steps": steps}, stream, indent=1)
            stream.write("\n")
